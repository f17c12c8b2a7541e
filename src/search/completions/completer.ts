import type { SectionReader } from "../format/sections.ts";
import type { Completion } from "../segment.ts";
import { phraseKey } from "./normalise.ts";
import { PhraseTable } from "./phrase-table.ts";
import { KEPT } from "./ranges.ts";
import { type Split, splitAfter, splitKnown } from "./split.ts";

const encoder = new TextEncoder();
const NOTHING: ReadonlySet<string> = new Set();
const NO_ORDINALS: ReadonlySet<number> = new Set();

/** Completes prefixes from the phrase table of a segment: exact best `n` by weight, ties in alphabetical order. */
export class Completer {
  readonly #table: PhraseTable;
  readonly #prefix = new Uint8Array(1024);

  constructor(sections: SectionReader) {
    this.#table = new PhraseTable(sections);
  }

  /** `prefix` is normalised (`normalisePrefix`); at most KEPT completions, none in `exclude`, as many as there are. */
  complete(prefix: string, n: number, exclude: ReadonlySet<string> = NOTHING): Completion[] {
    const limit = Math.min(n, KEPT);
    if (limit <= 0 || prefix.length === 0 || prefix.length > 256 || !prefix.isWellFormed()) return [];
    const key = this.#encoded(phraseKey(prefix.normalize("NFC")));
    const [from, to] = this.#table.range(key);
    if (from >= to) return [];
    if (exclude.size === 0) {
      const found = this.#completions(from, to, limit, prefix, NO_ORDINALS);
      if (found !== undefined) return found;
    }
    return this.#careful(from, to, limit, prefix, exclude);
  }

  /** Leaves out what is excluded or cannot be split after the prefix, and asks again until the list is full. */
  #careful(from: number, to: number, limit: number, prefix: string, exclude: ReadonlySet<string>): Completion[] {
    const skip = this.#excludedOrdinals(exclude);
    for (;;) {
      const before = skip.size;
      for (const ordinal of this.#table.ranges.best(from, to, limit, skip))
        if (this.#split(ordinal, prefix) === undefined) skip.add(ordinal);
      if (skip.size === before) return this.#completions(from, to, limit, prefix, skip) ?? [];
    }
  }

  /** Undefined where one of the best cannot be split. */
  #completions(
    from: number,
    to: number,
    limit: number,
    prefix: string,
    skip: ReadonlySet<number>,
  ): Completion[] | undefined {
    const completions: Completion[] = [];
    for (const ordinal of this.#table.ranges.best(from, to, limit, skip)) {
      const split = this.#split(ordinal, prefix);
      if (split === undefined) return undefined;
      completions.push({
        text: split.text,
        suffix: split.suffix,
        score: (this.#table.weights[ordinal] as number) / 255,
      });
    }
    return completions;
  }

  #split(ordinal: number, prefix: string): Split | undefined {
    const text = this.#table.at(ordinal);
    return this.#table.explicit || !this.#plainPrefix ? splitAfter(text, prefix) : splitKnown(text, prefix);
  }

  #excludedOrdinals(exclude: ReadonlySet<string>): Set<number> {
    const ordinals = new Set<number>();
    for (const text of exclude) {
      if (text === "" || text.length > 256) continue;
      const [ordinal] = this.#table.range(this.#encoded(phraseKey(text.normalize("NFC"))));
      if (ordinal < this.#table.count && this.#table.at(ordinal) === text.normalize("NFC")) ordinals.add(ordinal);
    }
    return ordinals;
  }

  /** Whether the key encoded last is ASCII: then units, letters and bytes are the same. */
  #plainPrefix = true;

  #encoded(key: string): Uint8Array {
    const { written } = encoder.encodeInto(key, this.#prefix);
    this.#plainPrefix = written === key.length;
    return this.#prefix.subarray(0, written);
  }
}
