import { questionFormsOf } from "../../language/questions.ts";
import { bids } from "./instruction.ts";

/** Whether a sentence bids its reader do something, in the language of a BCP 47 tag. */
export function isOrder(text: string, locale: string): boolean {
  const forms = questionFormsOf(locale);
  return forms === undefined ? bids(text) : forms.bids.test(text);
}
