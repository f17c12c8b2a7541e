import { isTonal } from "../analysis/stems.ts";
import type { SectionReader, SectionWriter } from "../format/sections.ts";
import { Dictionary, writeDictionary } from "./dictionary.ts";

/** Words that have another stem without their accents, as they are typed without, each with a term; by language. */
export type AccentedWords = Map<string, Map<string, number>>;

const nameOf = (language: string): string => `accents.${language}`;
const termsOf = (language: string): string => `accents.${language}.terms`;

/** Words of one spelling but for accents, in a language that tells words by them, at most. */
const MOST_ALIKE = 24;
/** The first word that is typed so, and those after it. */
const keyOf = (surface: string, place: number): string => (place === 0 ? surface : `${surface} ${place}`);

/** Notes with which accents a word is written: in any way where accents make other words, as it was first elsewhere. */
export function noteAccents(words: Map<string, number>, surface: string, term: number, language: string): void {
  const most = isTonal(language) ? MOST_ALIKE : 1;
  for (let place = 0; place < most; place++) {
    const known = words.get(keyOf(surface, place));
    if (known === undefined) words.set(keyOf(surface, place), term);
    if (known === undefined || known === term) return;
  }
}

/** Writes the words that are noted with accents; `rank` leads from first-seen ids to those of the index. */
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

  /** Every word that is typed so. */
  all(surface: string, language: string): number[] {
    const words: number[] = [];
    for (let place = 0; place < MOST_ALIKE; place++) {
      const word = this.find(keyOf(surface, place), language);
      if (word === undefined) break;
      words.push(word);
    }
    return words;
  }
}
