import type { Page } from "../../schemas/page.ts";
import { FIRST_HASH, hashEnd, hashOn, hashText } from "../format/hashes.ts";
import type { SectionReader } from "../format/sections.ts";
import { has } from "./repeated-lines.ts";

/** UTF-16 units of a title: a longer line is none. */
const LONGEST = 300;
const SECTION = "titles.lines";
const EMPTY = new Uint32Array();

/** The titles of a corpus, by which a line that is nothing but the name of a page is known. */
export class TitleLines {
  readonly #hashes: Uint32Array;

  /** Segments of before know none. */
  constructor(sections: SectionReader) {
    this.#hashes = sections.has(SECTION) ? sections.get(SECTION, "u32") : EMPTY;
  }

  has(line: string): boolean {
    return line.length <= LONGEST && has(this.#hashes, hashOf(line));
  }

  /** The section that `pages` are written as. */
  static of(pages: Iterable<Page>): [name: string, type: "u32", hashes: Uint32Array<ArrayBuffer>] {
    const hashes = new Set<number>();
    for (const { title } of pages) if (bare(title) !== "") hashes.add(hashOf(title));
    return [SECTION, "u32", Uint32Array.from(hashes).sort()];
  }
}

/** A letter or digit of Latin-1, in small letters; 0 for its other characters. */
const SMALL = Uint8Array.from({ length: 256 }, (_, unit) => {
  const character = String.fromCharCode(unit).toLowerCase();
  return /[\p{L}\p{N}]/u.test(character) ? character.charCodeAt(0) : 0;
});
const BLANK = 0x20;

/** As SMALL; 0 for typographic quotes and dashes too, undefined for what only all of Unicode tells. */
function smallOf(unit: number): number | undefined {
  return unit >= 0x2000 && unit < 0x2070 ? 0 : SMALL[unit];
}

/** The hash of a line's words, read in place where its letters are of Latin-1: every sentence that may be quoted is looked up. */
function hashOf(line: string): number {
  let hash = FIRST_HASH;
  let isFirst = true;
  let isApart = false;
  for (let i = 0; i < line.length; i++) {
    const small = smallOf(line.charCodeAt(i));
    if (small === undefined) return hashText(bare(line));
    if (small > 0) {
      if (isApart && !isFirst) hash = hashOn(hash, BLANK);
      hash = hashOn(hash, small);
      isFirst = false;
    }
    isApart = small === 0;
  }
  return hashEnd(hash);
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
