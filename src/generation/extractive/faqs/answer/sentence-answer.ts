import { behind, type Language } from "../../../language/language.ts";
import type { Unit } from "../../page/unit.ts";
import { standsAlone } from "../../sentence/standing.ts";
import { tidy } from "../../sentence/trim.ts";
import { type Answer, inOne } from "../answer.ts";
import { ended } from "../ways/steps.ts";

/** Words of a sentence that tells something by itself: "Parking is free." */
const LEAST_WORDS = 3;

/** The sentence at `index` with those behind it that lean on it: what a paragraph tells besides is something else. */
export function sentenceAnswer(units: readonly Unit[], index: number, language: Language): Answer | undefined {
  const [unit, ...after] = units.slice(index);
  const text = ended(tidy(unit!.text, language));
  // Its form shows what it is of: "No dogs are allowed" leans on nothing.
  if (!standsAlone(text, behind(language))) return undefined;
  const end = after.findIndex((next) => next.opensLine || !leans(next, language));
  const leaning = after.slice(0, end < 0 ? undefined : end);
  const told = leaning.map((next) => ({ text: next.text, first: next, last: next }));
  return inOne([{ text, first: unit!, last: unit! }, ...told], LEAST_WORDS);
}

/** What leads to another page, and says nothing more: "Hier finden Sie unsere Satzung." */
const LEADS_ON = /^(?:here|hier|ici|aquí|qui|aqui)(?!\p{L})/iu;

/** Whether a sentence leans on the one before it, and can stand behind that. */
function leans({ text }: Unit, language: Language): boolean {
  return language.dangling.test(text) && !LEADS_ON.test(text) && standsAlone(text, behind(language));
}
