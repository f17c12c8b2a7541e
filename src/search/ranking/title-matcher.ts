import { AskedKind } from "../analysis/asked-kind.ts";
import { hashTokens } from "../format/hashes.ts";
import type { SectionReader } from "../format/sections.ts";
import { Streams } from "../index/forward.ts";
import { idfOf, K1 } from "../index/impacts.ts";
import type { Framing } from "../planning/query-plan.ts";
import { type Asked, equals, heldOf, nameFit } from "./name-fit.ts";

const MOST_NAMESAKES = 8;
/** How far a longer title counts less: half as far as a longer page, as titles differ less. */
const B = 0.5;
const NONE = new Uint8Array();

/** How well a query names a page by its title. */
export class TitleMatcher {
  readonly #titles: Streams;
  readonly #slots: Uint32Array;
  readonly #asked: Uint8Array;
  /** By term + 1: how much rarer it is in titles than on pages, against its idf. */
  readonly #rarer: Float32Array;
  readonly #averageLength: number;

  /** `idf`: of each term on pages. Segments of before tell no title that asks. */
  constructor(sections: SectionReader, idf: Float32Array) {
    this.#titles = new Streams(sections, "titles");
    this.#slots = sections.get("titles.slots", "u32");
    this.#asked = sections.has("titles.asked") ? sections.get("titles.asked", "u8") : NONE;
    this.#rarer = this.#asked.some((kind) => kind !== AskedKind.none)
      ? rarerInTitles(sections, idf)
      : new Float32Array();
    this.#averageLength = this.#titles.units.length / Math.max(1, this.#titles.offsets.length - 1);
  }

  /** The tokens of a page's title, in order. */
  tokensOf(page: number): Uint32Array {
    const count = this.#titles.read(page);
    return this.#titles.tokens.slice(0, count);
  }

  /** What a page's title asks for. */
  asks(page: number): AskedKind {
    return (this.#asked[page] ?? AskedKind.none) as AskedKind;
  }

  /**
   * What a title that asks a question adds for the words of the query in it: as much as they are rarer in titles than on
   * pages, where all of a small site may speak of "symptoms". `values`: weight · idf by term + 1. 0 for other titles.
   */
  askedWith(page: number, values: Float32Array): number {
    if (this.asks(page) === AskedKind.none) return 0;
    const count = this.#titles.read(page);
    const { tokens } = this.#titles;
    let mass = 0;
    for (let i = 0; i < count; i++) {
      const token = tokens[i] as number;
      const value = values[token] as number;
      if (value > 0 && tokens.indexOf(token) === i) mass += value * (this.#rarer[token] as number);
    }
    // A title of marks alone has no length.
    if (mass === 0) return 0;
    return (mass * (K1 + 1)) / (1 + K1 * (1 - B + (B * count) / this.#averageLength));
  }

  /** 0..1, as `nameFit` tells. */
  score(page: number, asked: Asked): number {
    const count = this.#titles.read(page);
    return nameFit(this.#titles.tokens, count, asked);
  }

  /** As `Streams.readAhead`. */
  readAhead(page: number): void {
    this.#titles.readAhead(page, page + 1);
  }

  /** What those of some words weigh that a page's title holds. */
  heldOf(words: Framing, page: number): number {
    return words.length === 0 ? 0 : heldOf(words, this.#titles.tokens, this.#titles.read(page));
  }

  /** Pages whose title is exactly these tokens, at most MOST_NAMESAKES of them. */
  named(spoken: readonly number[]): number[] {
    const pages: number[] = [];
    if (spoken.length === 0) return pages;
    const mask = this.#slots.length - 1;
    for (let slot = hashTokens(spoken) & mask; pages.length < MOST_NAMESAKES; slot = (slot + 1) & mask) {
      const page = (this.#slots[slot] as number) - 1;
      if (page < 0) return pages;
      const count = this.#titles.read(page);
      if (equals(this.#titles.tokens, count, spoken)) pages.push(page);
    }
    return pages;
  }
}

function rarerInTitles(sections: SectionReader, idf: Float32Array): Float32Array {
  const frequency = sections.get("titles.frequency", "u32");
  const pages = sections.get("titles.offsets", "u32").length - 1;
  const rarer = new Float32Array(frequency.length + 1);
  for (const [term, titles] of frequency.entries())
    rarer[term + 1] = Math.max(0, idfOf(titles, pages) / (idf[term] as number) - 1);
  return rarer;
}
