import type { Origin } from "../../corpus/source.ts";

/** Something odd of a source: where it stands first, and how often. */
export interface IngestNote extends Omit<Origin, "notes"> {
  what: string;
  count: number;
}

/** Different notes that are kept: what comes on top tells nobody more. */
const mostNotes = 1_000;

/** Collects notes: what a source has on every page is told once. */
export class IngestNotes {
  readonly #notes = new Map<string, IngestNote>();

  get all(): IngestNote[] {
    return [...this.#notes.values()];
  }

  add({ source, file, line }: Omit<Origin, "notes">, what: string): void {
    const key = `${source}\n${what}`;
    const known = this.#notes.get(key);
    if (known) known.count += 1;
    else if (this.#notes.size < mostNotes)
      this.#notes.set(key, { source, file, ...(line === undefined ? {} : { line }), what, count: 1 });
  }
}
