import type { SectionReader, SectionWriter } from "../format/sections.ts";
import { Dictionary, writeDictionary } from "./dictionary.ts";

/** Words that have another stem without their accents, as they are typed without, each with a term; by language. */
export type AccentedWords = Map<string, Map<string, number>>;

const nameOf = (language: string): string => `accents.${language}`;
const termsOf = (language: string): string => `accents.${language}.terms`;

export function writeAccents(sections: SectionWriter, accented: AccentedWords, rank: Uint32Array): void {
  for (const [language, words] of accented) {
    writeDictionary(sections, nameOf(language), [...words.keys()]);
    sections.add(
      termsOf(language),
      "u32",
      Uint32Array.from(words.values(), (seen) => rank[seen] ?? 0),
    );
  }
}

/** Finds what the corpus writes with accents: "garantia" leads to the stem of "garantía". */
export class Accents {
  readonly #byLanguage = new Map<string, { words: Dictionary; terms: Uint32Array }>();

  /** Segments of before have none: there such a word is found with its accents alone until the next ingest. */
  constructor(sections: SectionReader, languages: readonly string[]) {
    for (const language of languages) {
      if (!sections.has(termsOf(language))) continue;
      const terms = sections.get(termsOf(language), "u32");
      this.#byLanguage.set(language, { words: new Dictionary(sections, nameOf(language)), terms });
    }
  }

  find(surface: string, language: string): number | undefined {
    const own = this.#byLanguage.get(language);
    const found = own?.words.find(surface);
    return found === undefined ? undefined : own?.terms[found];
  }
}
