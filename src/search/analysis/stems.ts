import { newStemmer, type Stemmer } from "snowball-stemmers";
import { fold } from "./fold.ts";

/** Snowball algorithm by primary language subtag. */
const ALGORITHMS: Record<string, string> = {
  en: "english",
  es: "spanish",
  fr: "french",
  de: "german",
  pt: "portuguese",
  it: "italian",
  nl: "dutch",
  da: "danish",
  fi: "finnish",
  hu: "hungarian",
  nb: "norwegian",
  no: "norwegian",
  ro: "romanian",
  ru: "russian",
  sv: "swedish",
};

/** The library takes 3 µs a word (and a word's square in its length), so stems are remembered and words capped. */
const CACHE_WORDS = 50_000;
const LONGEST_STEMMED = 40;

const stemmers = new Map<string, Stemmer>();
const caches = new Map<string, Map<string, string>>();

/** The primary subtag of a BCP 47 language: `pt` of `pt-br`. */
export function primaryLanguage(locale: string): string {
  return locale.toLowerCase().split(/[-_]/, 1)[0] ?? "";
}

/** The folded stem of a word in a language; just the folded word where the language has no stemmer. */
export function stem(word: string, language: string): string {
  const algorithm = ALGORITHMS[language];
  if (algorithm === undefined || word.length > LONGEST_STEMMED) return fold(word);
  const cache = cacheOf(language);
  const known = cache.get(word);
  if (known !== undefined) return known;
  if (cache.size >= CACHE_WORDS) cache.clear();
  const result = fold(stemmerOf(algorithm).stem(word.toLowerCase())) || fold(word);
  cache.set(word, result);
  return result;
}

function cacheOf(language: string): Map<string, string> {
  const known = caches.get(language);
  if (known !== undefined) return known;
  const cache = new Map<string, string>();
  caches.set(language, cache);
  return cache;
}

function stemmerOf(algorithm: string): Stemmer {
  const known = stemmers.get(algorithm);
  if (known !== undefined) return known;
  const stemmer = newStemmer(algorithm);
  stemmers.set(algorithm, stemmer);
  return stemmer;
}
