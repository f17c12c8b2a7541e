import type { PlanContext } from "./plan.ts";
import type { Correction } from "./speller.ts";

/** Words of a query that are looked for among all words of the corpus: nobody types more that it does not know. */
const MOST_GUESSED = 16;

/** What a query's unknown words may have been meant to be: each is looked for once, and of many only the first ones. */
export class Guesses {
  readonly #corrections = new Map<string, Correction[]>();

  constructor(private readonly context: Pick<PlanContext, "speller" | "loneCharacters">) {}

  /** Words of the corpus near a word; `language` is preferred, as its bit. */
  corrections(word: string, language: number): readonly Correction[] {
    return this.#known(word, () => this.context.speller.corrections(word, language));
  }

  /** Pairs that a lone character begins. */
  pairs(character: string): readonly number[] {
    return this.#known(character, () =>
      this.context.loneCharacters.pairsOf(character).map((term) => ({ term, closeness: 1 })),
    ).map(({ term }) => term);
  }

  #known(word: string, guess: () => Correction[]): readonly Correction[] {
    const known = this.#corrections.get(word);
    if (known !== undefined || this.#corrections.size === MOST_GUESSED) return known ?? [];
    const corrections = guess();
    this.#corrections.set(word, corrections);
    return corrections;
  }
}
