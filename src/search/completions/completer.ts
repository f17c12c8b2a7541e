import type { Completion } from "../../schemas/search.ts";
import type { SectionReader } from "../format/sections.ts";
import { phraseKey } from "./normalise.ts";
import { PhraseTable } from "./phrase-table.ts";
import { KEPT, type Span } from "./ranges.ts";
import { splitAfter, startsAnew } from "./split.ts";

const encoder = new TextEncoder();
/** In UTF-16 units. */
const LONGEST = 256;
/** Of each weight: no more digits than tell one from the next. */
const SCORES = Array.from({ length: 256 }, (_, weight) => Math.round((weight / 255) * 1000) / 1000);
const NOTHING: ReadonlySet<string> = new Set();
const NO_ORDINALS: ReadonlySet<number> = new Set();
const NO_SPAN: Span = [0, 0];

interface Asked {
  prefix: string;
  /** The prefix is ASCII, so that a text which is its key but for the case of A–Z agrees letter by letter. */
  plain: boolean;
  limit: number;
}

/** Completes prefixes from the phrase table of a segment: exact best `n` by weight, ties in alphabetical order. */
export class Completer {
  readonly #table: PhraseTable;
  readonly #key = new Uint8Array(LONGEST * 4);
  /** Whether the text encoded last is ASCII. */
  #plain = true;

  constructor(sections: SectionReader) {
    this.#table = new PhraseTable(sections);
  }

  /**
   * At most KEPT completions, fewer where there are no more. `prefix` is normalised (`normalisePrefix`); what `exclude`
   * has is left out, in capitals as in small letters.
   */
  complete(prefix: string, n: number, exclude: ReadonlySet<string> = NOTHING): Completion[] {
    const limit = Math.min(n, KEPT);
    if (limit <= 0 || prefix.length === 0 || prefix.length > LONGEST || !prefix.isWellFormed()) return [];
    const span = this.#table.range(this.#key, this.#encode(prefix));
    if (span[0] >= span[1]) return [];
    const asked = { prefix, plain: this.#plain, limit };
    if (exclude.size === 0) {
      const found = this.#completions(this.#table.ranges.best([span], limit, NO_ORDINALS), asked);
      if (found !== undefined) return found;
    }
    return this.#careful(span, asked, this.#excludedOrdinals(exclude));
  }

  /** Leaves out what is in `skip` or cannot be split after the prefix, and asks again until the list is full. */
  #careful(span: Span, asked: Asked, skip: Set<number>): Completion[] {
    let spans: readonly Span[] = [span];
    for (;;) {
      const best = this.#table.ranges.best(spans, asked.limit, skip);
      const found = this.#completions(best, asked);
      if (found !== undefined) return found;
      for (const ordinal of best) {
        if (this.#completion(ordinal, asked) !== undefined) continue;
        skip.add(ordinal);
        spans = spans.flatMap((each) => without(each, this.#goingOnLike(ordinal, asked.prefix)));
      }
    }
  }

  /** Undefined where one of the phrases cannot be split. */
  #completions(ordinals: readonly number[], asked: Asked): Completion[] | undefined {
    const completions: Completion[] = [];
    for (const ordinal of ordinals) {
      const completion = this.#completion(ordinal, asked);
      if (completion === undefined) return undefined;
      completions.push(completion);
    }
    return completions;
  }

  /** All phrases that go on after the prefix with the mark that a phrase has there: none of them can be split either. */
  #goingOnLike(ordinal: number, prefix: string): Span {
    const start = phraseKey(prefix.normalize("NFC"));
    const point = phraseKey(this.#table.at(ordinal)).codePointAt(start.length);
    const next = point === undefined ? "" : String.fromCodePoint(point);
    return next === "" || startsAnew(next) ? NO_SPAN : this.#table.range(this.#key, this.#encode(start + next));
  }

  #completion(ordinal: number, { prefix, plain }: Asked): Completion | undefined {
    const text = this.#table.at(ordinal);
    const score = SCORES[this.#table.weights[ordinal] as number] as number;
    if (plain && !this.#table.explicit) {
      const suffix = text.slice(prefix.length);
      return startsAnew(suffix) ? { text, suffix, score } : undefined;
    }
    const split = splitAfter(text, prefix);
    return split && { text: split.text, suffix: split.suffix, score };
  }

  #excludedOrdinals(exclude: ReadonlySet<string>): Set<number> {
    const ordinals = new Set<number>();
    for (const text of exclude) {
      if (text === "" || text.length > LONGEST) continue;
      const [ordinal] = this.#table.range(this.#key, this.#encode(text));
      if (ordinal < this.#table.count && isSame(this.#table.at(ordinal), text)) ordinals.add(ordinal);
    }
    return ordinals;
  }

  /** Writes the key of a text to `#key` and returns its length in bytes. */
  #encode(text: string): number {
    this.#plain = true;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit > 127) {
        this.#plain = false;
        return encoder.encodeInto(phraseKey(text.normalize("NFC")), this.#key).written;
      }
      this.#key[i] = unit >= 65 && unit <= 90 ? unit + 32 : unit;
    }
    return text.length;
  }
}

/** What is left of a span without another one. */
function without([from, to]: Span, [first, end]: Span): Span[] {
  if (first >= to || end <= from || first >= end) return [[from, to]];
  const rest: Span[] = [
    [from, first],
    [end, to],
  ];
  return rest.filter(([start, stop]) => start < stop);
}

/** Whether two texts are one phrase. */
function isSame(text: string, other: string): boolean {
  return phraseKey(text) === phraseKey(other.normalize("NFC"));
}
