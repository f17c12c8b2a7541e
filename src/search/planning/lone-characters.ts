import { isUnspaced } from "../analysis/tokens.ts";
import type { SectionReader, SectionWriter } from "../format/sections.ts";
import { Dictionary, writeDictionary } from "../index/dictionary.ts";

/** Pairs taken for a character; they are the most common ones. */
const MOST_PAIRS = 8;

/** Writes the terms of two characters by the first one, of scripts that are indexed in pairs only; most common first. */
export function writeLoneCharacters(sections: SectionWriter, terms: readonly string[]): void {
  const pairs = pairsByFirst(terms);
  writeDictionary(sections, "characters", [...pairs.keys()]);
  const rows = [...pairs.values()].map((row) => Array.from({ length: MOST_PAIRS }, (_, i) => (row[i] ?? -1) + 1));
  sections.add("characters.pairs", "u32", Uint32Array.from(rows.flat()));
}

function pairsByFirst(terms: readonly string[]): Map<string, number[]> {
  const pairs = new Map<string, number[]>();
  for (const [term, text] of terms.entries()) {
    if (text.length > 4 || !isUnspaced(text)) continue;
    const [first = "", second, ...others] = text;
    if (second === undefined || others.length > 0) continue;
    const known = pairs.get(first);
    if (known === undefined) pairs.set(first, [term]);
    else if (known.length < MOST_PAIRS) known.push(term);
  }
  return pairs;
}

/** Terms by the character they begin with. */
export class LoneCharacters {
  readonly #characters: Dictionary | undefined;
  readonly #pairs: Uint32Array;

  /** Segments of before have none: there a lone character is unknown until the next ingest. */
  constructor(sections: SectionReader) {
    const isWritten = sections.has("characters.pairs");
    this.#characters = isWritten ? new Dictionary(sections, "characters") : undefined;
    this.#pairs = isWritten ? sections.get("characters.pairs", "u32") : new Uint32Array();
  }

  /** Pairs that begin with a character; none where it is no single one. */
  pairsOf(character: string): readonly number[] {
    const row = this.#characters?.find(character);
    if (row === undefined) return [];
    const pairs = this.#pairs.subarray(row * MOST_PAIRS, (row + 1) * MOST_PAIRS);
    return Array.from(
      pairs.filter((pair) => pair > 0),
      (pair) => pair - 1,
    );
  }
}
