import { OPENS_WITH_YES_OR_NO } from "../../../text/yes-or-no.ts";
import type { Block } from "../block.ts";
import type { Question } from "../question.ts";

/** What it adds to open a section that is all about what is asked: what a thing is stands there, without its name. */
const OPENS_SECTION = 0.2;
/** What it adds to reply with yes or no to who asks for that. */
const REPLIES = 0.6;
/** Share of the question that such a reply meets: another thing's yes is none of this. */
const NEARLY_ALL = 0.8;
/** Share of the question that the heading of such a section names. */
const MOSTLY = 0.5;

/** Whether a block opens its passage with yes or no. */
export function opensWithYesOrNo({ units: [first] }: Block): boolean {
  return first!.start === 0 && OPENS_WITH_YES_OR_NO.test(first!.text);
}

/** What a block adds to its score by how its section begins, where that is all about what is asked. */
export function openingBonus(block: Block, coverage: number, question: Question): number {
  const [first] = block.units;
  if (block.form !== "prose" || first!.start !== 0) return 0;
  if (!question.open && opensWithYesOrNo(block)) return coverage >= NEARLY_ALL ? REPLIES : 0;
  return !question.howTo && isNamedBy(first!.headingTerms, question) ? OPENS_SECTION : 0;
}

/** Whether all that a heading names is asked for, and most of what is asked. */
function isNamedBy(headingTerms: readonly string[], { weights, total }: Question): boolean {
  const named = [...new Set(headingTerms)];
  const met = named.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  return named.length > 0 && named.every((term) => weights.has(term)) && met >= MOSTLY * total;
}
