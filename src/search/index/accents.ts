import type { SectionReader, SectionWriter } from "../format/sections.ts";
import { Dictionary, writeDictionary } from "./dictionary.ts";

/** A word without its accents, in a language: that of another may have another stem. */
export function bareKey(surface: string, language: string): string {
  return `${language} ${surface}`;
}

/** Writes the terms of words that have another stem without their accents, by `bareKey`. */
export function writeAccents(sections: SectionWriter, accented: ReadonlyMap<string, number>, rank: Uint32Array): void {
  writeDictionary(sections, "accents", [...accented.keys()]);
  sections.add(
    "accents.terms",
    "u32",
    Uint32Array.from(accented.values(), (seen) => rank[seen] ?? 0),
  );
}

/** Finds what the corpus writes with accents: "garantia" leads to the stem of "garantía". */
export class Accents {
  readonly #words: Dictionary | undefined;
  readonly #terms: Uint32Array;

  /** Segments of before have none: there such a word is found with its accents alone until the next ingest. */
  constructor(sections: SectionReader) {
    const isWritten = sections.has("accents.terms");
    this.#terms = isWritten ? sections.get("accents.terms", "u32") : new Uint32Array();
    this.#words = this.#terms.length > 0 ? new Dictionary(sections, "accents") : undefined;
  }

  find(surface: string, language: string): number | undefined {
    const found = this.#words?.find(bareKey(surface, language));
    return found === undefined ? undefined : this.#terms[found];
  }
}
