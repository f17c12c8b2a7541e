import type { SectionReader, SectionWriter } from "../format/sections.ts";
import { Dictionary, writeDictionary } from "./dictionary.ts";

const HYPHENATED = /^\p{L}+(?:[-_.]\p{L}+)+$/u;
const SEPARATORS = /[-_.]/g;

/** Writes the compounds of the corpus by their letters alone: "email" leads to "e-mail", "eregulations" to "eRegulations". */
export function writeSpellings(
  sections: SectionWriter,
  terms: readonly string[],
  camelCased: ReadonlySet<string>,
): void {
  const byLetters = new Map<string, number>();
  for (const [term, text] of terms.entries()) {
    if (!HYPHENATED.test(text)) continue;
    const letters = text.replace(SEPARATORS, "");
    if (!byLetters.has(letters)) byLetters.set(letters, term);
  }
  for (const [term, text] of terms.entries())
    if (camelCased.has(text) && !byLetters.has(text)) byLetters.set(text, term);
  writeDictionary(sections, "spellings", [...byLetters.keys()]);
  sections.add("spellings.terms", "u32", Uint32Array.from(byLetters.values()));
}

/** Finds the compound, of several the most common one, that a word spells without what joins it. */
export class Spellings {
  readonly #letters: Dictionary;
  readonly #terms: Uint32Array;

  constructor(sections: SectionReader) {
    this.#letters = new Dictionary(sections, "spellings");
    this.#terms = sections.get("spellings.terms", "u32");
  }

  find(letters: string): number | undefined {
    const found = this.#letters.find(letters);
    return found === undefined ? undefined : this.#terms[found];
  }
}
