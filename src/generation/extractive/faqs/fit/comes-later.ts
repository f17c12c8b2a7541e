import { termsOf } from "../../../text/terms.ts";
import { type Unit, verbatim } from "../../page/unit.ts";
import type { Answer } from "../answer.ts";

/** What is counted in a question, in the languages of the engine. */
const ASKS_COUNT =
  /^¿?(?:how many|wie ?viele|combien d(?:e |['’])|cuánt[oa]s|quant[ie]|quant[oa]s|hoeveel) ?(?<things>\p{L}+)/iu;

/** Whether a question for a number of things is told of others, and a sentence that was left out behind has that number. */
export function comesLater(question: string, { text, quote }: Answer, units: readonly Unit[], locale: string): boolean {
  const [thing] = termsOf(ASKS_COUNT.exec(question)?.groups?.things ?? "", locale);
  if (thing === undefined || termsOf(text, locale).includes(thing)) return false;
  const end = units.findLastIndex((unit) => quote.endsWith(verbatim(unit)));
  return units.slice(end + 1).some((unit) => /\p{N}/u.test(unit.text) && unit.terms.includes(thing));
}
