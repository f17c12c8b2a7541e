import { type Unit, verbatim } from "../../page/unit.ts";

/** "My key is lost, how do I get another?": what a question comes to behind its case. */
const ASKS_WAY_LATER = /(?:(?:,| [–—-]) (?:and )?how (?:do|can|should) (?:I|we)|^how (?:do|can|should) we)\b/i;
/** What only leads to the ways that answer it. */
const LEADS_TO_WAYS =
  /^(?:here(?:['’]s| are| is) (?:how|the|an?|one|two|three|four|some|several|a few)\b|(?:there are|you have) (?:two|three|several|a few|some) (?:\p{L}+ )?(?:ways|options)\b)/iu;

/** Whether an answer to such a question stops before the ways that its section leads to. */
export function stopsBeforeWays(question: string, quote: string, units: readonly Unit[]): boolean {
  if (!ASKS_WAY_LATER.test(question)) return false;
  const lead = units.find(({ text }) => LEADS_TO_WAYS.test(text));
  const next = lead && units[units.indexOf(lead) + 1];
  return lead !== undefined && !(next !== undefined && quote.includes(verbatim(next)));
}
