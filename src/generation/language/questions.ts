import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { german } from "./forms/de.ts";
import { spanish } from "./forms/es.ts";
import { french } from "./forms/fr.ts";
import { italian } from "./forms/it.ts";
import { dutch } from "./forms/nl.ts";
import { plain } from "./forms/plain.ts";
import { portuguese } from "./forms/pt.ts";
import { chinese } from "./forms/zh.ts";
import type { QuestionForms } from "./question-forms.ts";

const FORMS: ReadonlyMap<string, QuestionForms> = new Map([
  ["es", spanish],
  ["fr", french],
  ["de", german],
  ["pt", portuguese],
  ["it", italian],
  ["nl", dutch],
  ["zh", chinese],
]);

/** The question forms of a locale; undefined for English, whose headings need more than templates. */
export function questionFormsOf(locale: string): QuestionForms | undefined {
  const language = primaryLanguage(locale);
  return language === "en" ? undefined : (FORMS.get(language) ?? plain);
}
