import { languageOf } from "../../../language/languages.ts";
import { payingTermsOf } from "../../sentence/price.ts";
import type { Question } from "../question.ts";
import { periodOf } from "./amount.ts";
import { amountWordsOf } from "./amounts.ts";
import { asksDiscount } from "./discount.ts";
import { measureOf } from "./measured.ts";

/** The kinds of amounts that are asked for. */
type Amounts = Pick<
  Question,
  | "quantity"
  | "amount"
  | "when"
  | "version"
  | "count"
  | "sum"
  | "span"
  | "often"
  | "period"
  | "paid"
  | "discount"
  | "measure"
>;

const OFTEN = /\bhow (?:often|frequently)\b/i;

/** What kind of amount is asked for. */
export function amountsOf(query: string, locale: string): Amounts {
  const words = amountWordsOf(locale);
  const measure = measureOf(query, locale);
  const version = words.version.test(query);
  return {
    quantity: languageOf(locale).quantity.test(query),
    amount: version || words.amount.test(query),
    when: words.when.test(query),
    version,
    count: words.count.test(query),
    // "Quanto è lungo?" asks for no sum.
    sum: words.sum.test(query) && (measure === undefined || payingTermsOf(query, locale).length > 0),
    span: words.span.test(query),
    often: OFTEN.test(query),
    period: periodOf(query, words),
    paid: words.paid.test(query),
    discount: asksDiscount(query),
    measure,
  };
}
