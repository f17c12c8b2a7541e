import type { SectionReader } from "../format/sections.ts";
import type { StoredPages } from "../index/stored-pages.ts";
import type { Highlight } from "../segment.ts";
import type { PassageScorer } from "./passage-scorer.ts";

/** Longest quote in UTF-16 units: a sentence beyond it is cut at a blank. */
const LONGEST = 400;
/** A sentence of this many topical tokens is read whole at a glance; shorter ones say too little on their own. */
const GOOD_LENGTH = 6;
/** What the heading above a sentence holds of the query counts this much. */
const HEADING = 0.2;

/** Picks the sentences of a page that hold most of a query, from token streams; decodes only what it returns. */
export class Highlighter {
  readonly #pages: StoredPages;
  readonly #scorer: PassageScorer;
  readonly #spanBytes: Uint8Array;
  readonly #spanOffsets: Uint32Array;
  /** Sentences in question, as columns that are reused: passage, place in it, score (0 once taken). */
  readonly #passages: number[] = [];
  readonly #sentences: number[] = [];
  readonly #scores: number[] = [];
  #passage = 0;
  #spanAt = 0;

  constructor(sections: SectionReader, pages: StoredPages, scorer: PassageScorer) {
    this.#pages = pages;
    this.#scorer = scorer;
    this.#spanBytes = sections.get("spans.bytes", "u8");
    this.#spanOffsets = sections.get("spans.offsets", "u32");
  }

  /** Best first, none twice; empty where no sentence holds a term of the query. */
  pick(page: number, limit: number): Highlight[] {
    const first = this.#pages.firstPassage[page] ?? 0;
    const quotes: Highlight[] = [];
    if (limit <= 0) return quotes;
    this.#gather(first, this.#pages.firstPassage[page + 1] ?? 0);
    for (let at = this.#takeBest(); at >= 0 && quotes.length < limit; at = this.#takeBest()) {
      const passage = this.#passages[at] as number;
      const text = this.#quote(passage, this.#sentences[at] as number);
      if (text !== "" && !isAmong(quotes, text)) quotes.push({ passage: passage - first, text });
    }
    return quotes;
  }

  #gather(first: number, last: number): void {
    this.#passages.length = 0;
    this.#sentences.length = 0;
    this.#scores.length = 0;
    for (let passage = first; passage < last; passage++) {
      this.#passage = passage;
      this.#scorer.visitSentences(passage, this.#add);
    }
  }

  readonly #add = (sentence: number, weight: number, heading: number, length: number): void => {
    const fit = Math.min(1, (length + 2) / (GOOD_LENGTH + 2)) / (1 + length / 100);
    this.#passages.push(this.#passage);
    this.#sentences.push(sentence);
    this.#scores.push((weight + HEADING * heading) * fit);
  };

  /** The best sentence not taken yet, the first of equals; −1 where none is left. */
  #takeBest(): number {
    const scores = this.#scores;
    let best = -1;
    let most = 0;
    for (let i = 0; i < scores.length; i++)
      if ((scores[i] as number) > most) {
        most = scores[i] as number;
        best = i;
      }
    if (best >= 0) scores[best] = 0;
    return best;
  }

  #quote(passage: number, sentence: number): string {
    this.#spanAt = this.#spanOffsets[passage] ?? 0;
    let start = 0;
    let end = 0;
    for (let i = 0; i <= sentence; i++) {
      start = end + this.#varint();
      end = start + this.#varint();
    }
    return shorten(this.#pages.texts.slice(passage, start, end));
  }

  #varint(): number {
    let value = 0;
    let byte: number;
    let shift = 0;
    do {
      byte = this.#spanBytes[this.#spanAt++] ?? 0;
      value |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    return value;
  }
}

function isAmong(quotes: readonly Highlight[], text: string): boolean {
  if (quotes.length === 0) return false;
  const lower = text.toLowerCase();
  return quotes.some((quote) => quote.text.length === text.length && quote.text.toLowerCase() === lower);
}

/** Cuts a very long sentence at the last blank before the limit; where it has none, between words, or within a very long one. */
function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  const start = text.slice(0, LONGEST * 2);
  const cuts = [start.slice(0, LONGEST).search(/\s\S*$/), boundaryIn(start, "word"), boundaryIn(start, "grapheme")];
  return text.slice(0, cuts.find((cut) => cut > LONGEST / 2) ?? LONGEST);
}

/** Where the word or grapheme at the limit begins. */
function boundaryIn(text: string, granularity: "word" | "grapheme"): number {
  return new Intl.Segmenter(undefined, { granularity }).segment(text).containing(LONGEST)?.index ?? LONGEST;
}
