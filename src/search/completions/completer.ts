import type { Completion } from "../../schemas/search.ts";
import type { SectionReader } from "../format/sections.ts";
import { phraseKey } from "./normalise.ts";
import { PhraseTable } from "./phrase-table.ts";
import { KEPT } from "./ranges.ts";
import { splitAfter, startsAnew } from "./split.ts";

const encoder = new TextEncoder();
/** In UTF-16 units. */
const LONGEST = 256;
/** Of each weight: no more digits than tell one from the next. */
const SCORES = Array.from({ length: 256 }, (_, weight) => Math.round((weight / 255) * 1000) / 1000);
const NOTHING: ReadonlySet<string> = new Set();
const NO_ORDINALS: ReadonlySet<number> = new Set();

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
    const [from, to] = this.#table.range(this.#key, this.#encode(prefix));
    if (from >= to) return [];
    const plain = this.#plain;
    if (exclude.size === 0) {
      const found = this.#completions(from, to, limit, prefix, plain, NO_ORDINALS);
      if (found !== undefined) return found;
    }
    return this.#careful(from, to, limit, prefix, plain, exclude);
  }

  /** Leaves out what is excluded or cannot be split after the prefix, and asks again until the list is full. */
  #careful(
    from: number,
    to: number,
    limit: number,
    prefix: string,
    plain: boolean,
    exclude: ReadonlySet<string>,
  ): Completion[] {
    const skip = this.#excludedOrdinals(exclude);
    for (;;) {
      const before = skip.size;
      for (const ordinal of this.#table.ranges.best(from, to, limit, skip))
        if (this.#completion(ordinal, prefix, plain) === undefined) skip.add(ordinal);
      if (skip.size === before) return this.#completions(from, to, limit, prefix, plain, skip) ?? [];
    }
  }

  /** Undefined where one of the best cannot be split. */
  #completions(
    from: number,
    to: number,
    limit: number,
    prefix: string,
    plain: boolean,
    skip: ReadonlySet<number>,
  ): Completion[] | undefined {
    const completions: Completion[] = [];
    for (const ordinal of this.#table.ranges.best(from, to, limit, skip)) {
      const completion = this.#completion(ordinal, prefix, plain);
      if (completion === undefined) return undefined;
      completions.push(completion);
    }
    return completions;
  }

  /** `plain`: the prefix is ASCII, so that a text which is its key but for the case of A–Z agrees letter by letter. */
  #completion(ordinal: number, prefix: string, plain: boolean): Completion | undefined {
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

/** Whether two texts are one phrase. */
function isSame(text: string, other: string): boolean {
  return phraseKey(text) === phraseKey(other.normalize("NFC"));
}
