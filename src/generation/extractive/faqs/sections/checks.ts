import { ASKS } from "../../../text/sentence-marks.ts";
import type { Section } from "./section.ts";

/** What is asked of something, and not by the visitor: "Does the name match exactly?" */
const ASKS_OF_THING = /^(?:does|is|are|has|have|did|was|were)\b(?!.*\b(?:I|my|me|we|our|us)\b)/i;
/** A heading over what went wrong: "Box not showing up?" */
const FAILS =
  /\b(?:not (?:\p{L}+ly )?(?:\p{L}+ing|found|there|sent|visible|available)|fail(?:s|ed|ing)?|stopped|missing|stuck)\b|n['’]t\b/iu;

/** Whether a heading asks its reader to check something, below one that tells what went wrong: no visitor asks that. */
export function isCheck(sections: readonly Section[], index: number): boolean {
  const { heading, level } = sections[index]!;
  if (!ASKS.test(heading) || !ASKS_OF_THING.test(heading)) return false;
  const above = sections.slice(0, index).findLast((section) => section.level < level && section.heading !== "");
  return above !== undefined && FAILS.test(above.heading);
}
