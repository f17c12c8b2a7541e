import type { PlanContext } from "./query-plan.ts";
import type { Correction } from "./speller.ts";

/** Words of a query that are looked for among all words of the corpus: nobody types more that it does not know. */
const MOST_GUESSED = 16;

/** What a query's unknown words may have been meant to be: each is looked for once, and of many only the first ones. */
export class Guesses {
  readonly #corrections = new Map<string, readonly Correction[]>();
  readonly #pairs = new Map<string, readonly number[]>();

  constructor(private readonly context: Pick<PlanContext, "speller" | "loneCharacters">) {}

  /** Words of the corpus near a word; `language` is preferred, as its bit. */
  corrections(word: string, language: number): readonly Correction[] {
    return guessed(this.#corrections, word, () => this.context.speller.corrections(word, language));
  }

  /** Pairs that a lone character begins. */
  pairs(character: string): readonly number[] {
    return guessed(this.#pairs, character, () => this.context.loneCharacters.pairsOf(character));
  }
}

function guessed<T>(known: Map<string, readonly T[]>, word: string, guess: () => readonly T[]): readonly T[] {
  const guesses = known.get(word);
  if (guesses !== undefined || known.size === MOST_GUESSED) return guesses ?? [];
  const found = guess();
  known.set(word, found);
  return found;
}
