import type { Page } from "../../schemas/page.ts";
import { hashText } from "../format/hashes.ts";
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
    return line.length <= LONGEST && has(this.#hashes, hashText(bare(line)));
  }

  /** The section that `pages` are written as. */
  static of(pages: Iterable<Page>): [name: string, type: "u32", hashes: Uint32Array<ArrayBuffer>] {
    const hashes = new Set<number>();
    for (const { title } of pages) if (bare(title) !== "") hashes.add(hashText(bare(title)));
    return [SECTION, "u32", Uint32Array.from(hashes).sort()];
  }
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
