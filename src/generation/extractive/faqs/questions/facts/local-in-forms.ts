import { type LocalForms, localFormsOf } from "../../../../language/forms/local/local.ts";
import { capitalised } from "../../../sentence/trim.ts";
import type { AskedFact } from "./questions.ts";

const MOST_WORDS = 16;
/** What is put into a question: its name with a capital where it opens that. */
const PART = /\$<(\p{L})(\p{L}*)>/gu;
/** Languages that write all nouns with a capital. */
const KEEPS_CAPITALS = /^de(?!\p{L})/u;
const OF_A_KIND = { rule: false, local: true, denies: false, passive: false, last: false };

/** What a visitor of a place or a club asks that a sentence tells, in the languages whose questions are templates. */
export function localFactInForms(sentence: string, locale: string): AskedFact | undefined {
  const forms = localFormsOf(locale);
  if (forms === undefined || forms.leans.test(sentence)) return undefined;
  for (const [told, asks] of forms.facts) {
    const parts = told.exec(sentence)?.groups ?? (told.test(sentence) ? {} : undefined);
    const question = parts && filled(asks, parts, forms, KEEPS_CAPITALS.test(locale));
    if (question !== undefined && question.split(" ").length <= MOST_WORDS) return { question, ...OF_A_KIND };
  }
  return undefined;
}

function filled(
  asks: string,
  parts: Record<string, string | undefined>,
  { ours }: LocalForms,
  keepsCapitals: boolean,
): string {
  return asks.replace(PART, (_, first: string, rest: string) => {
    const name = `${first.toLowerCase()}${rest}`;
    const part = parts[name] ?? "";
    const small = keepsCapitals && name !== "name" ? part : part.charAt(0).toLowerCase() + part.slice(1);
    const asked = ours.reduce((text, [from, to]) => text.replace(from, to), small);
    return first === name.charAt(0) ? asked : capitalised(asked);
  });
}
