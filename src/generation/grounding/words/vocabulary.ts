import { primaryLanguage } from "../../../corpus/language/primary-language.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";
import { compiled, type Vocabulary } from "./words.ts";
import { zh } from "./zh.ts";

const WORDS = { en, es, fr, de, pt, it, nl, zh };
const known = new Map<string, Vocabulary>();

/** What is known of how a language counts, limits and turns round; English where nothing is. */
export function vocabularyOf(locale: string): Vocabulary {
  const language = primaryLanguage(locale);
  const key = isKnown(language) ? language : "en";
  const vocabulary = known.get(key) ?? compiled(WORDS[key]);
  known.set(key, vocabulary);
  return vocabulary;
}

/** Whether the negations, limits and rivals of a language are known here. */
export function knowsMarks(locale: string): boolean {
  return isKnown(primaryLanguage(locale));
}

function isKnown(language: string): language is keyof typeof WORDS {
  return Object.hasOwn(WORDS, language);
}
