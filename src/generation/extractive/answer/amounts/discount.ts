import { tellsPrice } from "../../sentence/price.ts";
import type { Block } from "../block.ts";
import type { Question } from "../question.ts";

/** What is taken from a price, in the languages of the engine. */
const DISCOUNTS =
  /(?:\d\s?[%€£$]?|[€£$]\s?\d[\d.,]*) off\b|\bdiscount(?:s|ed)?\b(?<!\bwithout (?:a )?discounts?)|(?<!\p{L})(?:rabatt\p{L}*|ermäßig\p{L}*|nachlass|réductions?|remises?|descuentos?|rebajas?|sconti?|riduzion[ei]|descontos?|korting(?:en)?)(?!\p{L})/iu;

/** Whether a question asks for a discount. */
export function asksDiscount(query: string): boolean {
  return DISCOUNTS.test(query);
}

/** Whether all sums of a block are discounts, to whom asks for a price and for no discount. */
export function tellsDiscountAlone({ lead, units }: Block, { price, sum, discount }: Question): boolean {
  if (discount || (price.length === 0 && !sum)) return false;
  const priced = units.filter(({ text }) => tellsPrice(text));
  return priced.length > 0 && priced.every(({ text }) => DISCOUNTS.test(text) || DISCOUNTS.test(lead?.text ?? ""));
}
