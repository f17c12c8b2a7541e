import type { SectionReader } from "../format/sections.ts";
import type { StoredPages } from "../index/stored-pages.ts";
import type { Highlight } from "../segment.ts";
import type { PassageScorer } from "./passage-scorer.ts";

interface Candidate {
  passage: number;
  sentence: number;
  score: number;
}

/** Longest quote in bytes: a sentence beyond it is cut at a blank. */
const LONGEST = 400;
/** A sentence of this many topical tokens is read whole at a glance; shorter ones say too little on their own. */
const GOOD_LENGTH = 6;

/** Picks the sentences of a page that hold most of a query, from token streams; decodes only what it returns. */
export class Highlighter {
  readonly #pages: StoredPages;
  readonly #scorer: PassageScorer;
  readonly #spanBytes: Uint8Array;
  readonly #spanOffsets: Uint32Array;

  constructor(sections: SectionReader, pages: StoredPages, scorer: PassageScorer) {
    this.#pages = pages;
    this.#scorer = scorer;
    this.#spanBytes = sections.get("spans.bytes", "u8");
    this.#spanOffsets = sections.get("spans.offsets", "u32");
  }

  /** Best first, none twice; empty where no sentence holds a term of the query. */
  pick(page: number, limit: number): Highlight[] {
    const first = this.#pages.firstPassage[page] ?? 0;
    const quotes = new Map<string, Highlight>();
    for (const { passage, sentence } of this.#candidates(page)) {
      if (quotes.size >= limit) break;
      const text = this.#quote(passage, sentence);
      const key = text.toLowerCase();
      if (text !== "" && !quotes.has(key)) quotes.set(key, { passage: passage - first, text });
    }
    return [...quotes.values()];
  }

  #candidates(page: number): Candidate[] {
    const candidates: Candidate[] = [];
    const last = this.#pages.firstPassage[page + 1] ?? 0;
    for (let passage = this.#pages.firstPassage[page] ?? 0; passage < last; passage++) {
      const [heading, ...sentences] = this.#scorer.parts(passage);
      for (const [sentence, { weight, length }] of sentences.entries()) {
        if (weight === 0) continue;
        const context = 0.2 * (heading?.weight ?? 0);
        const fit = Math.min(1, (length + 2) / (GOOD_LENGTH + 2)) / (1 + length / 100);
        candidates.push({ passage, sentence, score: (weight + context) * fit });
      }
    }
    return candidates.sort((a, b) => b.score - a.score || a.passage - b.passage || a.sentence - b.sentence);
  }

  #quote(passage: number, sentence: number): string {
    let at = this.#spanOffsets[passage] ?? 0;
    let start = 0;
    let end = 0;
    for (let i = 0; i <= sentence; i++) {
      const gap = this.#varint(at);
      const length = this.#varint(gap.next);
      start = end + gap.value;
      end = start + length.value;
      at = length.next;
    }
    return shorten(this.#pages.texts.slice(passage, start, end));
  }

  #varint(from: number): { value: number; next: number } {
    let value = 0;
    let at = from;
    let byte: number;
    let shift = 0;
    do {
      byte = this.#spanBytes[at++] ?? 0;
      value |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    return { value, next: at };
  }
}

/** Cuts a very long sentence at the last blank before the limit, or between graphemes where it has none. */
function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  const blank = text.slice(0, LONGEST).search(/\s\S*$/);
  if (blank > LONGEST / 2) return text.slice(0, blank);
  const graphemes = new Intl.Segmenter(undefined, {
    granularity: "word",
  }).segment(text.slice(0, LONGEST * 2));
  return text.slice(0, graphemes.containing(LONGEST)?.index ?? LONGEST);
}
