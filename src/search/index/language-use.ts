import type { SectionReader, SectionWriter } from "../format/sections.ts";

/** Languages told apart, as bits; those of fewer pages share the last. */
const MOST_LANGUAGES = 32;
/** A word is a language's own where this share of its pages has it, against the language that has it most. */
const OWN = 0.25;
/** Added to the pages of each language: a word on one of two pages is not yet one of the language. */
const UNSEEN_PAGES = 100;

/** The bit of a language among those of the corpus; 0 for one that no page is in. */
export function languageBit(languages: readonly string[], language: string): number {
  const code = languages.indexOf(language);
  return code < 0 ? 0 : (1 << Math.min(code, MOST_LANGUAGES - 1)) >>> 0;
}

/** Pages by language that a word stands in as written. */
interface Use {
  pages: number[];
  last: number;
}

/** Gathers in which languages' pages words stand; what a url says is left out: its words are often another language's. */
export class LanguageUse {
  readonly #uses = new Map<string, Use>();
  readonly #pages: number[] = [];
  readonly #terms: number[] = [];
  #page = -1;
  #code = 0;

  constructor(readonly languages: readonly string[]) {}

  startPage(language: string): void {
    this.#page++;
    this.#code = Math.min(this.languages.indexOf(language), MOST_LANGUAGES - 1);
    this.#pages[this.#code] = (this.#pages[this.#code] ?? 0) + 1;
  }

  note(surface: string, term: number): void {
    const use = this.#uses.get(surface) ?? { pages: [], last: -1 };
    if (use.last === -1) this.#uses.set(surface, use);
    this.#terms[term] = ((this.#terms[term] ?? 0) | (1 << this.#code)) >>> 0;
    if (use.last === this.#page) return;
    use.last = this.#page;
    use.pages[this.#code] = (use.pages[this.#code] ?? 0) + 1;
  }

  /** Languages, as bits, in whose pages the word stands as written. */
  writing(surface: string): number {
    const { pages = [] } = this.#uses.get(surface) ?? {};
    return pages.reduce((bits, _, code) => bits | (1 << code), 0) >>> 0;
  }

  /** Those of them that use the word as their own: one quoted on a page or two is no word of its language. */
  owning(surface: string): number {
    const { pages = [] } = this.#uses.get(surface) ?? {};
    const shares = pages.map((count, code) => count / ((this.#pages[code] ?? 0) + UNSEEN_PAGES));
    const most = Math.max(...shares.filter(Boolean));
    return shares.reduce((bits, share, code) => (share >= OWN * most ? bits | (1 << code) : bits), 0) >>> 0;
  }

  /** Writes the languages of each term; `rank` leads from the numbers that terms were noted with. */
  write(sections: SectionWriter, rank: Uint32Array): void {
    const bits = new Uint32Array(rank.length);
    for (const [term, languages] of this.#terms.entries()) bits[rank[term] ?? 0] = languages ?? 0;
    sections.add("terms.languages", "u32", bits);
  }
}

/** Languages by term, as bits, in whose pages it stands; undefined where the corpus has one language only. */
export function readTermLanguages(sections: SectionReader): Uint32Array | undefined {
  return sections.has("terms.languages") ? sections.get("terms.languages", "u32") : undefined;
}

/** What the walk over the pages found of words. */
export interface SeenWords {
  /** Words as typed, each with the number of its term when it was first seen. */
  surfaces: ReadonlyMap<string, number>;
  /** Absent where all pages are in one language. */
  languageUse: LanguageUse | undefined;
}
