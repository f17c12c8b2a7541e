import { isUnspaced } from "../analysis/tokens.ts";
import type { Dictionary } from "../index/dictionary.ts";

/** Pairs taken for a character; they are the most common ones. */
const MOST_PAIRS = 8;
const LONGEST_PAIR_BYTES = 8;

/** Terms by the character they begin with, of scripts that are indexed in pairs only; most common first. */
export class LoneCharacters {
  #pairs: ReadonlyMap<string, readonly number[]> | undefined;

  constructor(private readonly dictionary: Dictionary) {}

  /** Pairs that begin with a character; none where it is no single one. */
  pairsOf(character: string): readonly number[] {
    // One walk over the dictionary, when first asked: few corpora ever are.
    this.#pairs ??= pairsByFirst(this.dictionary);
    return this.#pairs.get(character) ?? [];
  }
}

function pairsByFirst({ texts }: Dictionary): Map<string, number[]> {
  const pairs = new Map<string, number[]>();
  for (let term = 0; term < texts.length; term++) {
    const bytes = (texts.offsets[term + 1] as number) - (texts.offsets[term] as number);
    if (bytes > LONGEST_PAIR_BYTES) continue;
    const text = texts.at(term);
    if (!isUnspaced(text)) continue;
    const [first = "", second] = Array.from(text);
    if (second === undefined) continue;
    const known = pairs.get(first);
    if (known === undefined) pairs.set(first, [term]);
    else if (known.length < MOST_PAIRS) known.push(term);
  }
  return pairs;
}
