import { questionFormsOf } from "../../../language/questions.ts";
import type { Unit } from "../../page/unit.ts";
import { bids } from "../../sentence/instruction.ts";

/** Whether a unit bids its reader do something, in the language of its page. */
export function isOrder({ text, source }: Unit): boolean {
  const forms = questionFormsOf(source.locale);
  return forms === undefined ? bids(text) : forms.bids.test(text);
}
