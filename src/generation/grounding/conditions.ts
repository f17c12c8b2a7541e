import { numbersOf } from "./facts.ts";
import { contentTerms } from "./terms.ts";
import { vocabularyOf } from "./words/vocabulary.ts";

/** Share of a case's first words that a statement must name. */
const NAMED = 0.5;
const FIRST = 4;
/** What costs nothing does so for those, and as long, as stands right behind that. */
const FREE =
  /(?<!\p{L})(?:free(?:[ -]of[ -]charge)?|kostenlos|gratis|gratuite?s?|grátis|gratuit[oaie])(?!\p{L})(?<behind>(?:[^,;.!?，；。]|(?<=\p{N})[.,](?=\p{N}))*)/iu;
const QUESTION = /[?？]["'”’»)]*$/u;

/** Whether a statement says of what is free all that narrows it. */
export function keepsWhatIsFree(statement: string, sentence: string, locale: string): boolean {
  if (!FREE.test(statement)) return true;
  const [behind = ""] = (FREE.exec(sentence)?.groups?.behind ?? "").split(jointsOf(locale));
  return contentTerms(behind, locale).isSubsetOf(contentTerms(statement, locale));
}

/**
 * Whether a statement that takes over what a sentence says names each case that this holds in, and to what it is
 * narrowed. A question has none.
 */
export function keepsCondition(statement: string, sentence: string, locale: string): boolean {
  if (QUESTION.test(sentence)) return true;
  const { cases, narrows, opensCase } = vocabularyOf(locale);
  const inCase = matchesOf(sentence, cases);
  const narrowed = matchesOf(withoutOtherFigures(sentence, statement, locale), narrows);
  if (inCase.length + narrowed.length === 0) return true;
  if (matchesOf(statement, cases).length + matchesOf(statement, narrows).length === 0) return false;
  const said = contentTerms(statement, locale);
  return (
    inCase.every(
      (clause) => shareSaid(said, [...contentTerms(clause.replace(opensCase, ""), locale)].slice(0, FIRST)) >= NAMED,
    ) && narrowed.every((words) => contentTerms(words, locale).isSubsetOf(said))
  );
}

/** Terms of those to whom a sentence narrows what it says: "for members". */
export function narrowedIn(sentence: string, locale: string): Set<string> {
  return contentTerms(matchesOf(sentence, vocabularyOf(locale).narrows).join(", "), locale);
}

/** A sentence without the clauses whose figures a statement does not tell: "20 euros for members and 8 for guests". */
function withoutOtherFigures(sentence: string, statement: string, locale: string): string {
  const told = numbersOf(statement);
  if (told.size === 0) return sentence;
  return clausesOf(sentence, locale)
    .filter((clause) => {
      const numbers = numbersOf(clause);
      return numbers.size === 0 || !numbers.isDisjointFrom(told);
    })
    .join(", ");
}

function clausesOf(sentence: string, locale: string): string[] {
  return sentence.split(jointsOf(locale)).flatMap((part) => part.split(/[;,，；]\s/u));
}

function jointsOf(locale: string): RegExp {
  const { joints, spaced } = vocabularyOf(locale);
  return new RegExp(spaced ? `(?<!\\p{L})(?:${joints})(?!\\p{L})` : joints, "iu");
}

function matchesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([match]) => match);
}

function shareSaid(said: ReadonlySet<string>, terms: readonly string[]): number {
  return terms.length === 0 ? 1 : terms.filter((term) => said.has(term)).length / terms.length;
}
