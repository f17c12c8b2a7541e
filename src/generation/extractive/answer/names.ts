import { termsOf } from "../terms.ts";

/** A word that alone has a capital within a sentence: of two together, headings write neither so. */
const NAME = /(?<=(?:^|\s)[^\p{Lu}\s]\S* ["“‘'(]?)\p{Lu}\p{Ll}+(?!\p{L}| \p{Lu})/gu;

/** The terms of a query that are names, each with how its word is written. */
export type Names = ReadonlyMap<string, RegExp>;

/** What a query writes as a name: "Windows" is not the plural of "window". Capitals tell that in English. */
export function namesIn(query: string, locale: string): Names {
  const names = new Map<string, RegExp>();
  for (const [name] of query.matchAll(NAME)) {
    const [term, ...more] = termsOf(name, locale);
    if (term !== undefined && more.length === 0) names.set(term, written(name));
  }
  return names;
}

/** The terms of a text without those that the query has as a name and the text as a word. */
export function termsMeant(terms: readonly string[], text: string, names: Names): readonly string[] {
  return names.size === 0 ? terms : terms.filter((term) => names.get(term)?.test(text) ?? true);
}

/** A name with a capital anywhere in it: many write "Github". */
function written(name: string): RegExp {
  const letters = [...name].map((letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`).join("");
  return new RegExp(`(?<!\\p{L})(?=\\p{Ll}*\\p{Lu})${letters}`, "u");
}
