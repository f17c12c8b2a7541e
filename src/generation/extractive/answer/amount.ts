import { primaryLanguage } from "../../../corpus/primary-language.ts";
import { datesOf } from "../../grounding-facts.ts";
import { tellsPrice } from "../price.ts";
import { FIGURE } from "../takeaways/empty.ts";
import { isStep } from "../unit.ts";
import type { Block } from "./block.ts";
import type { Question } from "./question.ts";

/** Amounts and times in words, of English. */
const AMOUNTS =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice|half|(?<!-)free|daily|weekly|monthly|yearly|immediately|instantly|always|never|until|soon|unlimited|no (?:limit|charge|cost|fee)|an? (?:(?:few|couple of) )?(?:second(?! (?!or\b)\p{Ll})|minute|hour|day|week|month|year)s?|(?:each|every) (?:hour|day|week|month|year)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/iu;

/** Whether a block tells an amount as the question asks for one: a price, a number that is no year, any number or date. */
export function tellsAmount({ units }: Block, { price, count }: Question): boolean {
  const text = units.map((unit) => unit.text).join(" ");
  if (price.length > 0) return tellsPrice(text) || AMOUNTS.test(text);
  if (count) return FIGURE.test(text) || AMOUNTS.test(text);
  return /\p{N}/u.test(text) || AMOUNTS.test(text) || datesOf(text, primaryLanguage(units[0]!.source.locale)).size > 0;
}

/** Whether an amount alone makes an answer of a block: the question asks for nothing else, or the block tells a way. */
export function needsAmount({ units: [first] }: Block, { amount, price, quantity, howTo }: Question): boolean {
  return amount || price.length > 0 || (quantity && !howTo && isStep(first!));
}
