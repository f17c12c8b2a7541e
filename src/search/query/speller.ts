import type { SectionReader, SectionWriter } from "../format/sections.ts";
import type { TextColumn } from "../format/text-column.ts";
import { Dictionary, writeDictionary } from "../index/dictionary.ts";
import { editDistance } from "./edit-distance.ts";

export interface Correction {
  term: number;
  /** Factor below 1 for the doubt that this is the word meant. */
  closeness: number;
}

const MOST_CORRECTIONS = 3;
const SHORTEST = 4;
const LONGEST = 40;
const CLOSENESS = [1, 0.7, 0.5] as const;

/** Writes the words of the corpus as typed (not stems), those of common terms first. */
export function writeSurfaces(sections: SectionWriter, surfaces: ReadonlyMap<string, number>, rank: Uint32Array): void {
  const words = [...surfaces]
    .filter(([word]) => word.length >= SHORTEST - 1 && word.length <= LONGEST && !/\d/.test(word))
    .map(([word, seen]) => ({ word, term: rank[seen] ?? 0 }))
    .sort((a, b) => a.term - b.term || (a.word < b.word ? -1 : 1));
  writeDictionary(
    sections,
    "surfaces",
    words.map(({ word }) => word),
  );
  sections.add(
    "surfaces.terms",
    "u32",
    Uint32Array.from(words, ({ term }) => term),
  );
  sections.add(
    "surfaces.letters",
    "u32",
    Uint32Array.from(words, ({ word }) => lettersOf(word)),
  );
}

/** Finds words of the corpus that an unknown one may have been meant to be. */
export class Speller {
  readonly #dictionary: Dictionary;
  readonly #words: TextColumn;
  readonly #terms: Uint32Array;
  readonly #letters: Uint32Array;

  constructor(sections: SectionReader) {
    this.#dictionary = new Dictionary(sections, "surfaces");
    this.#words = this.#dictionary.texts;
    this.#terms = sections.get("surfaces.terms", "u32");
    this.#letters = sections.get("surfaces.letters", "u32");
  }

  /** Whether the corpus holds this very word; words too short or long to be corrected count as held. */
  knows(word: string): boolean {
    return !isCorrectable(word) || this.#dictionary.find(word) !== undefined;
  }

  /** Nearest first, then the more common; none for short words, where any change makes another word. */
  corrections(word: string): Correction[] {
    if (!isCorrectable(word)) return [];
    const found: { term: number; distance: number }[] = [];
    let limit = word.length < 8 ? 1 : 2;
    const letters = lettersOf(word);
    for (let i = 0; i < this.#letters.length; i++) {
      if (bitCount((this.#letters[i] as number) ^ letters) > 2 * limit || !this.#lengthFits(i, word, limit)) continue;
      const distance = editDistance(word, this.#words.at(i), limit);
      if (distance > limit) continue;
      limit = distance;
      found.push({ term: this.#terms[i] as number, distance });
    }
    return this.#best(found, limit);
  }

  #best(found: readonly { term: number; distance: number }[], distance: number): Correction[] {
    const terms = new Set(found.filter((candidate) => candidate.distance === distance).map(({ term }) => term));
    return [...terms].slice(0, MOST_CORRECTIONS).map((term) => ({ term, closeness: CLOSENESS[distance] ?? 0.5 }));
  }

  /** By bytes: of the same script, a letter more is at most four of them. */
  #lengthFits(i: number, word: string, limit: number): boolean {
    const { offsets } = this.#words;
    const bytes = (offsets[i + 1] as number) - (offsets[i] as number);
    return bytes >= word.length - limit && bytes <= (word.length + limit) * 4;
  }
}

const isCorrectable = (word: string): boolean => word.length >= SHORTEST && word.length <= LONGEST && !/\d/.test(word);

/** Which letters a word has, as 26 bits and a few for the rest: words n edits apart differ in at most 2n. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) {
    const unit = word.charCodeAt(i);
    letters |= 1 << (unit >= 97 && unit <= 122 ? unit - 97 : 26 + (unit % 6));
  }
  return letters >>> 0;
}

function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
