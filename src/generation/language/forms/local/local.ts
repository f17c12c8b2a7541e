import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import { german } from "./de.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { italian } from "./it.ts";
import { dutch } from "./nl.ts";
import type { LocalForms } from "./parts.ts";
import { portuguese } from "./pt.ts";

export type { LocalForms } from "./parts.ts";

const FORMS: ReadonlyMap<string, LocalForms> = new Map([
  ["de", german],
  ["fr", french],
  ["es", spanish],
  ["it", italian],
  ["pt", portuguese],
  ["nl", dutch],
]);

/** How the language of a locale tells what a place or a club has; undefined for English and for those of which it is not known. */
export function localFormsOf(locale: string): LocalForms | undefined {
  return FORMS.get(primaryLanguage(locale));
}
