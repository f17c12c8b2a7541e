import { languages } from "./language/languages.ts";
import { allOtherPhrases } from "./language/other-phrases.ts";

/** How both engines open what is no answer, in each language: an excuse, a page in its place, a civility. */
const openings = [...languages.map(({ phrases }) => phrases), ...allOtherPhrases].flatMap(
  ({ noAnswer, page, greeting, closing }) => [noAnswer, page, greeting, closing],
);

/** Whether a text that an engine wrote tells nothing of what was asked. */
export function saysNoAnswer(text: string): boolean {
  return openings.some((opening) => text.startsWith(opening));
}
