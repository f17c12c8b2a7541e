import type { SectionReader, SectionWriter } from "../format/sections.ts";
import type { TextColumn } from "../format/text-column.ts";
import { Dictionary, writeDictionary } from "../index/dictionary.ts";
import type { SeenWords } from "../index/language-use.ts";
import { editDistance } from "./edit-distance.ts";
import { isOneSlip } from "./slips.ts";

/** A term that is written much like a word of a query. */
export interface Correction {
  term: number;
  /** Factor below 1 for the doubt that a word near this one is meant. */
  closeness: number;
  /** 0..1: the part of the word that it stands for, where there are several as near. */
  share: number;
}

/** Languages of the corpus, as bits, in whose pages a word stands, and those of them that it is a word of. */
export interface WordLanguages {
  writing: number;
  owning: number;
}

/** A word by its ordinal, and how many edits it is away. */
interface Candidate {
  word: number;
  distance: number;
}

const MOST_CORRECTIONS = 3;
const SHORTEST = 4;
const LONGEST = 40;
/** What a compound ends with, and what stands before it, has so many letters at least. */
const SHORTEST_END = 5;
const SHORTEST_BEFORE = 4;
/** Of UTF-8 that one edit adds, takes or exchanges: half of a character of two units is never edited alone. */
const MOST_BYTES = 3;
/** Section with a signature a word. */
const SIGNATURES = "surfaces.signatures";
const NOWHERE: WordLanguages = { writing: 0, owning: 0 };
const CLOSENESS = [1, 0.7, 0.5] as const;

/** Writes the words of the corpus as typed (not stems), those of common terms first, and whose languages' words they are. */
export function writeSurfaces(sections: SectionWriter, { surfaces, languageUse }: SeenWords, rank: Uint32Array): void {
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
    SIGNATURES,
    "u32",
    Uint32Array.from(words, ({ word }) => signatureOf(word)),
  );
  if (languageUse === undefined) return;
  sections.add(
    "surfaces.writing",
    "u32",
    Uint32Array.from(words, ({ word }) => languageUse.writing(word)),
  );
  sections.add(
    "surfaces.owning",
    "u32",
    Uint32Array.from(words, ({ word }) => languageUse.owning(word)),
  );
}

/** Finds words of the corpus that an unknown one may have been meant to be. */
export class Speller {
  readonly #dictionary: Dictionary;
  readonly #words: TextColumn;
  readonly #terms: Uint32Array;
  readonly #signatures: Uint32Array;
  readonly #writing: Uint32Array | undefined;
  readonly #owning: Uint32Array | undefined;

  constructor(sections: SectionReader) {
    this.#dictionary = new Dictionary(sections, "surfaces");
    this.#words = this.#dictionary.texts;
    this.#terms = sections.get("surfaces.terms", "u32");
    this.#signatures = sections.has(SIGNATURES) ? sections.get(SIGNATURES, "u32") : this.#signaturesAnew();
    if (!sections.has("surfaces.writing")) return;
    this.#writing = sections.get("surfaces.writing", "u32");
    this.#owning = sections.get("surfaces.owning", "u32");
  }

  /** Those of segments of before told few letters apart that are not Latin. */
  #signaturesAnew(): Uint32Array {
    return Uint32Array.from({ length: this.#words.length }, (_, i) => signatureOf(this.#words.at(i)));
  }

  /** The languages of this very word. */
  languages(word: string): WordLanguages {
    const found = this.#writing === undefined ? undefined : this.#dictionary.find(word);
    if (found === undefined) return NOWHERE;
    return { writing: this.#writing?.[found] ?? 0, owning: this.#owning?.[found] ?? 0 };
  }

  /** Whether pages of a language (its bit; 0 where there is but one) have this very word as their own. */
  holds(word: string, language: number): boolean {
    const found = this.#dictionary.find(word);
    if (found === undefined || this.#owning === undefined) return found !== undefined;
    return ((this.#owning[found] as number) & language) !== 0;
  }

  /** Whether the corpus holds this very word; words too short or long to be corrected count as held. */
  knows(word: string): boolean {
    return !isCorrectable(word) || this.#dictionary.find(word) !== undefined;
  }

  /** Whether a word of the corpus ends with this one: in a language of closed compounds that is no slip of another. */
  endsAnother(word: string): boolean {
    if (!isCorrectable(word) || word.length < SHORTEST_END) return false;
    const signature = signatureOf(word);
    for (let i = 0; i < this.#signatures.length; i++) {
      if (((this.#signatures[i] as number) & signature) >>> 0 !== signature) continue;
      if (this.#byteLength(i) >= word.length + SHORTEST_BEFORE && this.#words.at(i).endsWith(word)) return true;
    }
    return false;
  }

  /**
   * The nearest, the more common first; those of a language (its bit) where there are any. None for short words, where
   * any change makes another word.
   */
  corrections(word: string, language: number): Correction[] {
    if (!isCorrectable(word)) return [];
    const found: Candidate[] = [];
    let limit = word.length < 8 ? 1 : 2;
    const signature = signatureOf(word);
    const bytes = Buffer.byteLength(word);
    for (let i = 0; i < this.#signatures.length; i++) {
      if (bitCount((this.#signatures[i] as number) ^ signature) > 2 * limit) continue;
      if (Math.abs(this.#byteLength(i) - bytes) > MOST_BYTES * limit) continue;
      const meant = this.#words.at(i);
      const distance = editDistance(word, meant, limit);
      if (distance > limit || (distance === 2 ? !isSlip(word, meant) : !isOneSlip(word, meant))) continue;
      limit = distance;
      found.push({ word: i, distance });
    }
    const nearest = found.filter(({ distance }) => distance === limit).map(({ word }) => word);
    const own = nearest.filter((word) => ((this.#writing?.[word] ?? 0) & language) !== 0);
    return this.#best(own.length > 0 ? own : nearest, limit);
  }

  #best(words: readonly number[], distance: number): Correction[] {
    const terms = new Set(words.map((word) => this.#terms[word] as number));
    const chosen = [...terms].slice(0, MOST_CORRECTIONS);
    return chosen.map((term) => ({ term, closeness: CLOSENESS[distance] ?? 0.5, share: 1 / chosen.length }));
  }

  #byteLength(i: number): number {
    const { offsets } = this.#words;
    return (offsets[i + 1] as number) - (offsets[i] as number);
  }
}

/**
 * Whether two edits are slips, letters left out, doubled or swapped: two letters that stand for two others make another
 * word ("passport", "password").
 */
function isSlip(word: string, meant: string): boolean {
  if (word.length !== meant.length || signatureOf(word) === signatureOf(meant)) return true;
  let replaced = 0;
  for (let i = 0; i < word.length; i++) if (word[i] !== meant[i]) replaced++;
  return replaced > 2;
}

const isCorrectable = (word: string): boolean => word.length >= SHORTEST && word.length <= LONGEST && !/\d/.test(word);

/** Which letters a word has, as 32 bits: words n edits apart differ in at most 2n. */
function signatureOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << bitOf(word.charCodeAt(i));
  return bits >>> 0;
}

/** Each letter of the Latin, Greek and Cyrillic alphabets has a bit of its own, other signs of ASCII share six. */
function bitOf(unit: number): number {
  if (unit > 127) return unit & 31;
  return unit >= 97 && unit <= 122 ? unit - 97 : 26 + (unit % 6);
}

function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
