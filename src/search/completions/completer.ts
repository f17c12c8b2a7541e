import type { Completion } from "../../schemas/search.ts";
import type { SectionReader } from "../format/sections.ts";
import { asTyped, spellingsOf } from "./apostrophes.ts";
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
/** Looks at the best phrases, each without one more kind of mark: a letter hardly has as many. */
const MOST_ROUNDS = 32;

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
    const spans = this.#spansOf(prefix);
    if (spans.length === 0) return [];
    const asked = { prefix, plain: this.#plain, limit };
    return this.#best(exclude.size === 0 ? spans : this.#withoutTexts(spans, exclude), asked);
  }

  /** The phrases that start with a prefix, in rising order; `#plain` is that of the prefix as it is typed. */
  #spansOf(prefix: string): readonly Span[] {
    const spans = spellingsOf(prefix)
      .toReversed()
      .map((spelling) => this.#table.range(this.#key, this.#encode(spelling)));
    const found = spans.filter(([from, to]) => from < to);
    return found.length > 1 ? found.sort(([a], [b]) => a - b) : found;
  }

  /** Leaves out what cannot be split after the prefix and asks again until the list is full, or it takes too long. */
  #best(spans: readonly Span[], asked: Asked, round = 1): Completion[] {
    const completions: Completion[] = [];
    let unfit: number | undefined;
    for (const ordinal of this.#table.ranges.best(spans, asked.limit)) {
      const completion = this.#completion(ordinal, asked);
      if (completion !== undefined) completions.push(completion);
      else unfit ??= ordinal;
    }
    if (unfit === undefined || round === MOST_ROUNDS) return completions;
    return this.#best(without(spans, this.#unfitLike(unfit, asked.prefix)), asked, round + 1);
  }

  /** A phrase that cannot be split, with all that go on after the prefix with the same mark: nor can they. */
  #unfitLike(ordinal: number, prefix: string): Span {
    const { length } = phraseKey(prefix.normalize("NFC"));
    const key = phraseKey(this.#table.at(ordinal));
    const [start, point] = [key.slice(0, length), key.codePointAt(length)];
    const next = point === undefined ? "" : String.fromCodePoint(point);
    if (startsAnew(next)) return [ordinal, ordinal + 1];
    return this.#table.range(this.#key, encoder.encodeInto(start + next, this.#key).written);
  }

  #completion(ordinal: number, { prefix, plain }: Asked): Completion | undefined {
    const text = asTyped(this.#table.at(ordinal), prefix);
    const score = SCORES[this.#table.weights[ordinal] as number] as number;
    if (plain && !this.#table.explicit) {
      const suffix = text.slice(prefix.length);
      return startsAnew(suffix) ? { text, suffix, score } : undefined;
    }
    const split = splitAfter(text, prefix);
    return split && { text: split.text, suffix: split.suffix, score };
  }

  #withoutTexts(all: readonly Span[], texts: ReadonlySet<string>): readonly Span[] {
    let spans = all;
    for (const text of [...texts].flatMap(spellingsOf)) {
      if (text === "" || text.length > LONGEST) continue;
      const [ordinal] = this.#table.range(this.#key, this.#encode(text));
      if (ordinal >= this.#table.count || !isSame(this.#table.at(ordinal), text)) continue;
      spans = without(spans, [ordinal, ordinal + 1]);
    }
    return spans;
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

/** What is left of spans without another one. */
function without(spans: readonly Span[], [first, end]: Span): readonly Span[] {
  return spans.flatMap(([from, to]): Span[] => {
    if (first >= to || end <= from) return [[from, to]];
    return [[from, first] as const, [end, to] as const].filter(([start, stop]) => start < stop);
  });
}

/** Whether two texts are one phrase. */
function isSame(text: string, other: string): boolean {
  return phraseKey(text) === phraseKey(other.normalize("NFC"));
}
