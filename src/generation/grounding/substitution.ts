import { analyzerOf } from "../../search/analysis/analyzer.ts";
import { numbersOf } from "./facts.ts";
import { vocabularyOf } from "./words/vocabulary.ts";

/** A word of a statement. */
export interface Token {
  readonly word: string;
  /** Stems of its content; none of a word that joins others. */
  readonly terms: readonly string[];
}

/**
 * Whether a word that the evidence does not know stands in a statement where a sentence has one that the statement has
 * not, with the same words around it: "our landlord will call you" for "our team will call you".
 */
export function replacesWord(
  statement: string,
  sentence: string,
  known: ReadonlySet<string>,
  allowed: ReadonlySet<string>,
  locale: string,
): boolean {
  const own = tokensOf(statement, locale);
  const isForeign = ({ terms }: Token) =>
    terms.length > 0 && !terms.some((term) => known.has(term) || allowed.has(term));
  if (!own.some(isForeign)) return false;
  const said = new Set(own.flatMap(({ terms }) => terms));
  const theirs = tokensOf(sentence, locale);
  const replaced = new Set(
    theirs.flatMap(({ terms }, at) =>
      terms.length > 0 && !terms.some((term) => said.has(term)) ? sidesOf(theirs, at) : [],
    ),
  );
  return own.some(
    (token, at) =>
      isForeign(token) &&
      sidesOf(own, at)
        .slice(0, 1)
        .some((sides) => replaced.has(sides)),
  );
}

/** The words around one: those on both sides; at an end of its sentence the two on the other side. */
export function sidesOf(tokens: readonly Token[], at: number): string[] {
  const pair = (one: number, other: number) => {
    const [a, b] = [tokens[at + one]?.word, tokens[at + other]?.word];
    return a === undefined || b === undefined ? [] : [`${one} ${a} ${b}`];
  };
  return [...pair(-1, 1), ...pair(-2, -1), ...pair(1, 2)];
}

/** The words of a text with their terms, of which a number has none; none where blanks do not part words. */
export function tokensOf(text: string, locale: string): Token[] {
  const analyzer = analyzerOf(locale);
  const isSpaced = vocabularyOf(locale).spaced;
  if (!isSpaced) return [];
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)].map(([word]) => ({
    word,
    terms: numbersOf(word).size > 0 ? [] : analyzer.terms(word).flatMap(({ term, stop }) => (stop ? [] : [term])),
  }));
}
