import { languages } from "./extractive/language/languages.ts";

/** How both engines open what is no answer, in each language: an excuse, a page in its place, a civility. */
const openings = languages.flatMap(({ phrases }) => [
  phrases.noAnswer,
  phrases.page,
  phrases.greeting,
  phrases.closing,
]);

/** Whether a text that an engine wrote tells nothing of what was asked. */
export function saysNoAnswer(text: string): boolean {
  return openings.some((opening) => text.startsWith(opening));
}
