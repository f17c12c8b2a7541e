import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { countsOf, numbersOf } from "./facts.ts";
import { sidesOf, type Token, tokensOf } from "./substitution.ts";

/** Sentences that say the like of several things: "The Basic plan includes …. The Pro plan includes …." */
export class Parallels {
  #stoodAt: Map<string, Set<string>> | undefined;
  readonly #tokens = new Map<string, readonly Token[]>();
  /** What was asked before: a statement may have many figures, each of which asks for all of it. */
  readonly #answers = new Map<string, Map<string, boolean>>();

  constructor(
    private readonly sentences: readonly string[],
    private readonly locale: string,
  ) {}

  /**
   * Whether a statement says of one thing what a sentence says of another one: it has a word that the sentence has not,
   * where that has one which the statement has not, and some sentence of the evidence has the word there as well.
   */
  isOfAnother(statement: string, sentence: string): boolean {
    const answers = this.#answers.get(statement) ?? new Map<string, boolean>();
    this.#answers.set(statement, answers);
    const known = answers.get(sentence) ?? this.#isOfAnother(statement, sentence);
    answers.set(sentence, known);
    return known;
  }

  #isOfAnother(statement: string, sentence: string): boolean {
    const [own, theirs] = [this.#tokensOf(statement), this.#tokensOf(sentence)];
    const [said, told] = [termsOf(own), termsOf(theirs)];
    const replaced = new Set(theirs.flatMap((token, at) => (isNew(token, said) ? sidesOf(theirs, at) : [])));
    if (replaced.size === 0) return false;
    return own.some(
      (token, at) =>
        isNew(token, told) && sidesOf(own, at).some((side) => replaced.has(side) && this.#isAt(token, side)),
    );
  }

  /** Whether a statement sets a word that tells how many for a number: "unlimited users" for "5 users". */
  isOfAnotherCount(statement: string, sentence: string, known: ReadonlySet<string>): boolean {
    const [own, theirs] = [this.#tokensOf(statement), this.#tokensOf(sentence)];
    const language = primaryLanguage(this.locale);
    const numbers = numbersOf(statement).union(countsOf(statement, language));
    const counted = new Set(
      theirs.flatMap(({ word }, at) => {
        const found = numbersOf(word);
        return found.size > 0 && found.isDisjointFrom(numbers) ? sidesOf(theirs, at).slice(0, 1) : [];
      }),
    );
    return own.some(
      (token, at) =>
        isNew(token, known) &&
        sidesOf(own, at)
          .slice(0, 1)
          .some((side) => counted.has(side)),
    );
  }

  #tokensOf(text: string): readonly Token[] {
    const tokens = this.#tokens.get(text) ?? tokensOf(text, this.locale);
    this.#tokens.set(text, tokens);
    return tokens;
  }

  #isAt({ terms }: Token, side: string): boolean {
    this.#stoodAt ??= placesOf(this.sentences, this.locale);
    return terms.some((term) => this.#stoodAt?.get(side)?.has(term));
  }
}

/** Whether a word says something that is not among some terms. */
function isNew({ terms }: Token, known: ReadonlySet<string>): boolean {
  return terms.length > 0 && !terms.some((term) => known.has(term));
}

function termsOf(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(tokens.flatMap(({ terms }) => terms));
}

/** What stands in the evidence between the same words. */
function placesOf(sentences: readonly string[], locale: string): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const sentence of sentences) {
    const tokens = tokensOf(sentence, locale);
    for (const [at, { terms }] of tokens.entries()) {
      for (const side of terms.length === 0 ? [] : sidesOf(tokens, at)) {
        const known = places.get(side) ?? new Set();
        places.set(side, known);
        for (const term of terms) known.add(term);
      }
    }
  }
  return places;
}
