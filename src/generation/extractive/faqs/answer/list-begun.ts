import type { Language } from "../../../language/language.ts";
import { countWords } from "../../../text/words.ts";
import { inLines, isShown, itemsBehind, LABEL, openingOf } from "../../page/list.ts";
import type { Stretch, Unit } from "../../page/unit.ts";
import { bids } from "../../sentence/instruction.ts";

/** The least that a list of which the rest is left out has to show. */
const LEAST = 3;
/** What holds only with all of its items. */
export const WHOLE =
  /\b(?:if|when|where|who|that|unless|except|only|provided|as|because)(?: (?:you|they|it|at least))?:$|\b(?:eligible|conditions?|criteria|qualif\p{L}+)\b|\b(?:all|each|every|both|must|need|requires?|required|have to|should|steps?|either|one of|any|how to|things)\b/iu;

/**
 * "Lead: first; second; third; …": the beginning of a list that is too long to be shown, within `most` words; all of it
 * where each item has a name. English alone.
 */
export function listBegun(
  units: readonly Unit[],
  index: number,
  language: Language,
  most: number,
): Stretch | undefined {
  const lead = units[index]!;
  const opening = openingOf(lead, language);
  const items = itemsBehind(units, index).filter(({ opensLine }) => opensLine);
  const isLabelled = items.every(({ text }) => LABEL.test(text));
  // Orders are a way, whatever was asked; a label may look like one.
  const orders = items.filter(isOrder).length;
  if (opening === undefined || orders > (isLabelled ? items.length / 2 : 0)) return undefined;
  let text = opening;
  let shown = 0;
  for (const item of inLines(items.map(labelOf))) {
    const next = `${text}${shown > 0 ? ";" : ""} ${item}`;
    if (!isShown(item) || countWords(next) > most - 1) break;
    text = next;
    shown++;
  }
  const isAll = shown === items.length && isLabelled;
  if (shown < LEAST || (!isAll && WHOLE.test(opening))) return undefined;
  return { text: isAll ? `${text}.` : `${text}; …`, first: lead, last: items[shown - 1]! };
}

function isOrder(item: Unit): boolean {
  const head = labelOf(item);
  return bids(head) && !/^(?:when|if)\b/i.test(head);
}

/** An item by its label, else by itself. */
function labelOf({ text }: Unit): string {
  return (LABEL.exec(text)?.[1] ?? text).replace(/[.;,]$/, "");
}
