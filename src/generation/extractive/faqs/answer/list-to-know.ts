import type { FaqsTask } from "../../../../schemas/generation.ts";
import type { Language } from "../../../language/language.ts";
import type { Answer } from "../answer.ts";
import type { Section } from "../sections/section.ts";
import { ended } from "../ways/steps.ts";
import { itemsOpened } from "./whole-answer.ts";

/** "What do parents need to know?": below what is said first, the list is the answer. */
export const ASKS_TO_KNOW =
  /^¿?(?:what (?:do|should|must) (?:\p{L}+ ){1,2}(?:need to )?know|was (?:müssen|sollten|muss|sollte) (?:\p{L}+ ){1,2}wissen|que (?:doivent|dois-je|faut-il) savoir|qué (?:deben|debo|tienen que|hay que) saber|che cosa (?:devono|devo|bisogna) sapere|o que (?:devem|precisam|devo|preciso)(?: de)? saber|wat moet(?:en)? (?:\p{L}+ ){1,2}weten)(?!\p{L})/iu;

/** The list behind what is said first, where that is all that stands below a question for what one has to know. */
export function listToKnow(
  question: string,
  { units, cut }: Section,
  task: FaqsTask,
  language: Language,
): Answer | undefined {
  const list = units.findIndex(({ kind }) => kind === "item");
  if (!ASKS_TO_KNOW.test(question) || cut || list < 1 || /[:：]$/u.test(units[list - 1]!.text)) return undefined;
  return itemsOpened(
    units.slice(list).map((unit) => ({ ...unit, text: ended(unit.text) })),
    task,
    language,
  );
}
