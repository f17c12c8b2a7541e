import { SHORTEST_TAIL, stemsWithin, type Vocabulary, writesClosed } from "../analysis/closed-compound.ts";
import { stem } from "../analysis/stems.ts";
import type { SectionReader, SectionWriter } from "../format/sections.ts";
import type { TextColumn } from "../format/text-column.ts";
import { languageBit, type SeenWords } from "./language-use.ts";
import type { Numbering } from "./numbering.ts";

const PARTS = "compounds.parts";
const WHOLES = "compounds.wholes";
const TAILS = "compounds.tails";
/** Shorter words are told apart from the ends of others by none of their letters. */
const SHORTEST_WHOLE = 8;
const LETTERS = /^\p{L}+$/u;
const NONE = new Uint32Array();

/** Writes which terms are made of others, as pairs of term ids: from the whole to its parts, and the other way. */
export function writeCompoundParts(
  sections: SectionWriter,
  words: SeenWords,
  numbering: Numbering,
  languages: readonly string[],
): void {
  const direct: PartsByWhole = new Map();
  const closed = languages.filter(writesClosed);
  if (closed.length > 0) writeTails(sections, numbering.terms);
  for (const language of closed) addDirectParts(direct, words, numbering, language);
  if (direct.size === 0) return;
  const pairs = [...direct.keys()].flatMap((whole) => allPartsOf(whole, direct).map((part): Pair => [whole, part]));
  writePairs(sections, PARTS, pairs);
  writePairs(
    sections,
    WHOLES,
    pairs.map(([whole, part]) => [part, whole]),
  );
}

/** Writes the terms that may be compounds in the order of their letters from the last to the first. */
function writeTails(sections: SectionWriter, terms: readonly string[]): void {
  const longer = [...terms.entries()].filter(([, text]) => text.length >= SHORTEST_WHOLE && LETTERS.test(text));
  const reversed = longer.map(([id, text]): [number, string] => [id, reverse(text)]);
  reversed.sort(([, a], [, b]) => (a < b ? -1 : 1));
  sections.add(
    TAILS,
    "u32",
    Uint32Array.from(reversed, ([id]) => id),
  );
}

const reverse = (text: string): string => [...text].reverse().join("");

type PartsByWhole = Map<number, Set<number>>;
type Pair = readonly [from: number, to: number];

function addDirectParts(
  direct: PartsByWhole,
  { surfaces, languageUse }: SeenWords,
  { rank, frequency, terms }: Numbering,
  language: string,
): void {
  const bit = languageBit(languageUse?.languages ?? [], language);
  const isOwn = (word: string) => languageUse === undefined || (languageUse.owning(word) & bit) !== 0;
  const ids = new Map(terms.map((text, id) => [text, id]));
  const vocabulary: Vocabulary = {
    holds: (word) => surfaces.has(word) && isOwn(word),
    pagesOf: (stem) => frequency[ids.get(stem) ?? -1] ?? 0,
  };
  for (const [word, seen] of surfaces) {
    if (!isOwn(word)) continue;
    // A page of another language may have had the word first, and given it another stem.
    const whole = (languageUse && ids.get(stem(word, language))) ?? (rank[seen] as number);
    for (const part of stemsWithin(word, language, frequency[whole] ?? 0, vocabulary))
      direct.getOrInsertComputed(whole, () => new Set()).add(ids.get(part) as number);
  }
}

/** The parts of a word, and theirs: "Pflanzenschutzmittel" is of "Pflanzenschutz", and so of "Schutz". */
function allPartsOf(whole: number, direct: PartsByWhole): number[] {
  const all = new Set(direct.get(whole));
  for (const part of all) for (const inner of direct.get(part) ?? []) all.add(inner);
  all.delete(whole);
  return [...all];
}

/** Writes pairs as two columns: what they lead from, rising, and where to. */
function writePairs(sections: SectionWriter, name: string, pairs: readonly Pair[]): void {
  const sorted = pairs.toSorted(([a, b], [c, d]) => a - c || b - d);
  for (const [column, at] of [[`${name}.of`, 0] as const, [name, 1] as const])
    sections.add(
      column,
      "u32",
      Uint32Array.from(sorted, (pair) => pair[at]),
    );
}

/** Finds the words within a word of the corpus, and those that a word stands in. */
export class CompoundParts {
  readonly #parts: Pairs;
  readonly #wholes: Pairs;
  readonly #tails: Uint32Array;

  constructor(sections: SectionReader) {
    this.#tails = sections.has(TAILS) ? sections.get(TAILS, "u32") : NONE;
    this.#parts = new Pairs(sections, PARTS);
    this.#wholes = new Pairs(sections, WHOLES);
  }

  get isEmpty(): boolean {
    return this.#parts.isEmpty;
  }

  /** Longer terms that end with some letters, by rising id: those on most pages first. `texts`: of all terms. */
  endingIn(tail: string, texts: TextColumn): number[] {
    const found: number[] = [];
    if (tail.length < SHORTEST_TAIL) return found;
    const wanted = reverse(tail);
    for (let at = this.#firstFrom(wanted, texts); at < this.#tails.length; at++) {
      const id = this.#tails[at] as number;
      const text = texts.at(id);
      if (!text.endsWith(tail)) break;
      if (text.length > tail.length) found.push(id);
    }
    return found.sort((a, b) => a - b);
  }

  #firstFrom(wanted: string, texts: TextColumn): number {
    let low = 0;
    let high = this.#tails.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (reverse(texts.at(this.#tails[middle] as number)) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Terms that a term is made of, by rising id. */
  partsOf(whole: number): Uint32Array {
    return this.#parts.from(whole);
  }

  /** Terms that a term is a part of, by rising id: those on most pages first. */
  wholesOf(part: number): Uint32Array {
    return this.#wholes.from(part);
  }
}

class Pairs {
  readonly #of: Uint32Array;
  readonly #to: Uint32Array;

  /** Segments of before, and of languages without such words, have none. */
  constructor(sections: SectionReader, name: string) {
    this.#of = sections.has(name) ? sections.get(`${name}.of`, "u32") : NONE;
    this.#to = sections.has(name) ? sections.get(name, "u32") : NONE;
  }

  get isEmpty(): boolean {
    return this.#to.length === 0;
  }

  from(id: number): Uint32Array {
    return this.#to.subarray(firstAtLeast(this.#of, id), firstAtLeast(this.#of, id + 1));
  }
}

/** Index of the first of some rising numbers that is not below a limit. */
export function firstAtLeast(rising: Uint32Array, limit: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rising[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
