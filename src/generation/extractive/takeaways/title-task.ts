import { termsOf } from "../../text/terms.ts";
import { obliges } from "../sentence/instruction.ts";
import { isTaskVerb, verbOfGerund } from "../sentence/verbs.ts";

/** What asks for a way before the task itself. */
const ASKS_WAY = /^how (?:to|do (?:I|you|we)|can (?:I|you|we)) /i;

/** The stem of the verb of what a title names to be done: "Update your box", "Updating a box"; undefined where it names none. */
export function verbOfTitle(title: string): string | undefined {
  const [first = "", ...rest] = title.replace(ASKS_WAY, "").split(/\s+/);
  if (rest.length === 0) return undefined;
  const verb = isTaskVerb(first) ? first : verbOfGerund(first, rest.join(" "));
  return verb === undefined ? undefined : termsOf(verb, "en")[0];
}

/** What is advised, and what may be done by some means. */
const ADVISES = /\b(?:recommend|suggest|advise)\w*\b/i;
const MAY = /\byou can\b[^.]*\b(?:by|using|via|through|from|with)\b/i;

/** Whether a sentence bids, advises or tells by what means a thing is done. */
export function tellsMeans(text: string): boolean {
  return obliges(text) || ADVISES.test(text) || MAY.test(text);
}
