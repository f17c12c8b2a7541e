import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { italian } from "./it.ts";
import type { Language } from "./language.ts";
import { neutral } from "./neutral.ts";
import { dutch } from "./nl.ts";
import { otherPhrases } from "./other-phrases.ts";
import { portuguese } from "./pt.ts";
import { chinese } from "./zh.ts";

const LANGUAGES: ReadonlyMap<string, Language> = new Map([
  ["en", english],
  ["es", spanish],
  ["fr", french],
  ["de", german],
  ["pt", portuguese],
  ["it", italian],
  ["nl", dutch],
  ["zh", chinese],
]);

/** Primary subtags of the languages that the engine speaks. */
export const subtags: readonly string[] = [...LANGUAGES.keys()];

/** Every language that the engine speaks. */
export const languages: readonly Language[] = [...LANGUAGES.values()];

/** The language of a BCP 47 tag; one without rules of wording where the engine does not speak it. */
export function languageOf(locale: string): Language {
  const language = primaryLanguage(locale);
  return LANGUAGES.get(language) ?? withPhrases(otherPhrases(language));
}

const UNSPOKEN = new WeakMap<object, Language>();

/** One object for each language: what is known of it is kept by that. */
function withPhrases(phrases: ReturnType<typeof otherPhrases>): Language {
  if (phrases === undefined) return neutral;
  return UNSPOKEN.getOrInsertComputed(phrases, () => ({ ...neutral, phrases: { ...neutral.phrases, ...phrases } }));
}

/** Whether the engine speaks the language of a BCP 47 tag: in no other may it add words of its own. */
export function speaks(locale: string): boolean {
  return LANGUAGES.has(primaryLanguage(locale));
}
