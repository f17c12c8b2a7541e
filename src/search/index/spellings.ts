import { stem } from "../analysis/stems.ts";
import type { SectionReader, SectionWriter } from "../format/sections.ts";
import { Dictionary, writeDictionary } from "./dictionary.ts";

const HYPHENATED = /^\p{L}+(?:[-_.]\p{L}+)+$/u;
const SEPARATORS = /[-_.]/g;
/** The version in a name: "OAuth2" is OAuth too. */
const VERSION = /\d+$/;

/** What the walk over the pages found. */
interface Words {
  terms: readonly string[];
  camelCased: ReadonlySet<string>;
  /** Of most pages. */
  language: string;
}

/**
 * Writes the compounds of the corpus by their letters alone, and by their stem: "email" leads to "e-mail" and "e-mails",
 * "eregulations" to "eRegulations".
 */
export function writeSpellings(sections: SectionWriter, { terms, camelCased, language }: Words): void {
  const byLetters = new Map<string, number>();
  const add = (letters: string, term: number) => {
    for (const spelling of [letters, stem(letters, language)])
      if (!byLetters.has(spelling)) byLetters.set(spelling, term);
  };
  for (const [term, text] of terms.entries()) if (HYPHENATED.test(text)) add(text.replace(SEPARATORS, ""), term);
  for (const [term, text] of terms.entries()) if (camelCased.has(text)) add(text.replace(VERSION, ""), term);
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
