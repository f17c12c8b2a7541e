import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import type { SourcePage } from "../../../../schemas/generation.ts";
import { fold, isAscii } from "../../../../search/analysis/fold.ts";
import { stopWordsOf } from "../../../../search/analysis/stop-words.ts";
import { textsOfSources } from "./texts-of-sources.ts";

const BARE_WORD = /(?<![\p{L}\p{M}\p{N}])[a-z]{3,}(?![\p{L}\p{M}\p{N}])/giu;
const ACCENT = /[À-ɏ]|[\u0300-\u036f]/;
const WORD = /[\p{sc=Latin}\p{M}]{3,}/gu;
const UMLAUT = /[äöü]/g;

/**
 * A query with the accents that its visitor left out and the sources write: stemmers tell endings by them ("garantía",
 * "instalación"). A word that the sources write in both ways stays as it is.
 */
export function withAccents(query: string, sources: readonly SourcePage[], locale: string): string {
  const language = primaryLanguage(locale);
  // No ending of English has an accent: "resume" is not "résumé".
  if (language === "en") return query;
  const stops = stopWordsOf(language);
  const bare = new Set(
    query
      .toLowerCase()
      .match(BARE_WORD)
      ?.filter((word) => !stops.has(word)),
  );
  const texts = textsOfSources(sources);
  const written = new Map<string, string>();
  for (const word of texts.filter((text) => ACCENT.test(text)).flatMap(wordsIn)) {
    if (!isAscii(word)) for (const typed of typingsOf(word, language)) if (bare.has(typed)) written.set(typed, word);
  }
  const typed = language === "de" ? withoutUmlauts(query, texts) : query;
  if (written.size === 0) return typed;
  for (const word of texts.flatMap(wordsIn)) written.delete(word.toLowerCase());
  return typed.replace(BARE_WORD, (word) => written.get(word.toLowerCase()) ?? word);
}

/** A query as sources write it that have no umlauts on their keyboard: "spaeter" for "später". */
function withoutUmlauts(query: string, texts: readonly string[]): string {
  if (isAscii(query)) return query;
  const words = new Set(texts.flatMap(wordsIn).map((word) => word.toLowerCase()));
  return query.replace(WORD, (word) => {
    const spelled = asDigraphs(word);
    return !words.has(word.toLowerCase()) && words.has(spelled) ? spelled : word;
  });
}

/** How a word is typed without its accents: in German its umlauts may be letters of their own ("gegruendet"). */
function typingsOf(word: string, language: string): readonly string[] {
  const typed = fold(word);
  if (language !== "de") return [typed];
  return [typed, asDigraphs(word)];
}

/** A German word on a keyboard without umlauts. */
function asDigraphs(word: string): string {
  return word
    .toLowerCase()
    .replace(UMLAUT, (umlaut) => `${fold(umlaut)}e`)
    .replaceAll("ß", "ss");
}

const wordsIn = (text: string): readonly string[] => text.match(WORD) ?? [];
