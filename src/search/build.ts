import { primaryLanguage } from "../corpus/language/primary-language.ts";
import { messageOf } from "../errors.ts";
import type { Page } from "../schemas/page.ts";
import { askedKindOf } from "./analysis/asked-kind.ts";
import { isNews } from "./analysis/news.ts";
import { writePhraseTable } from "./completions/phrase-writer.ts";
import { completionsOf, type PhraseSources } from "./completions/sources.ts";
import { SectionWriter } from "./format/sections.ts";
import { writeAccents } from "./index/accents.ts";
import { Collector } from "./index/collector.ts";
import { writeCompoundParts } from "./index/compound-parts.ts";
import { writeDictionary } from "./index/dictionary.ts";
import { pathDepth, pathOf } from "./index/fields.ts";
import { writeForward } from "./index/forward.ts";
import { numberTerms } from "./index/numbering.ts";
import { describedByItself } from "./index/own-description.ts";
import { writePostings } from "./index/postings.ts";
import { repeatedLines } from "./index/repeated-lines.ts";
import { writeSpellings } from "./index/spellings.ts";
import { writeStoredPages } from "./index/stored-pages.ts";
import { TitleLines } from "./index/title-lines.ts";
import { writeLoneCharacters } from "./planning/lone-characters.ts";
import { writeSurfaces } from "./planning/speller.ts";
import { type LearnedVectors, learnVectors } from "./semantic/learn.ts";
import { writeTermVectors } from "./semantic/term-vectors.ts";
import { writeVectorSpace } from "./semantic/vector-space.ts";

const MANY_PAGES = 8192;

/**
 * Builds one immutable segment from the pages of a corpus version. The same pages and options give the same bytes.
 * Takes seconds for large corpora: serve from `buildSegmentInWorker`.
 */
export function buildSegment(pages: readonly Page[], options: PhraseSources): Uint8Array<ArrayBuffer> {
  const sections = new SectionWriter();
  const languages = languagesOf(pages);
  writeIndex(sections, pages, languages);
  release(pages.length);
  const repeated = repeatedLines(pages);
  writeStoredPages(
    sections,
    pages.map((page) => describedByItself(page, repeated)),
  );
  writePhraseTable(sections, completionsOf(pages, options));
  sections.add("lines.repeated", "u32", repeated);
  sections.add(...TitleLines.of(pages));
  sections.add("pages.languages", "u8", pageLanguages(pages, languages));
  sections.add(
    "titles.asked",
    "u8",
    Uint8Array.from(pages, ({ title, locale }) => askedKindOf(title, primaryLanguage(locale))),
  );
  sections.add(
    "pages.depths",
    "u8",
    Uint8Array.from(pages, ({ url }) => pathDepth(url)),
  );
  sections.add(
    "pages.news",
    "u8",
    Uint8Array.from(pages, ({ url }) => (isNews(pathOf(url)) ? 1 : 0)),
  );
  return sections.finish({ languages });
}

/** Everything that is counted; what it was counted from is let go before the texts are written. */
function writeIndex(sections: SectionWriter, pages: readonly Page[], languages: readonly string[]): void {
  const collected = new Collector(languages);
  for (const [done, page] of pages.entries()) {
    collect(collected, page);
    if (done % MANY_PAGES === MANY_PAGES - 1) release(done);
  }
  const numbering = numberTerms(collected.terms, collected.rowTerms.view());
  writeDictionary(sections, "terms", numbering.terms);
  writeLoneCharacters(sections, numbering.terms);
  const { camelCased } = collected;
  writeSpellings(sections, { terms: numbering.terms, camelCased, language: languages[0] ?? "" });
  writeAccents(sections, collected.accented, numbering.rank);
  sections.add("terms.frequency", "u32", numbering.frequency);
  writePostings(sections, collected, numbering);
  writeForward(sections, collected, numbering);
  writeSurfaces(sections, collected, numbering.rank);
  writeCompoundParts(sections, collected, numbering, languages);
  collected.languageUse?.write(sections, numbering.rank);
  writeLearned(sections, learnVectors(collected, numbering));
}

/** A page that breaks the analysis is named: nothing else tells which of them must be left out. */
function collect(collected: Collector, page: Page): void {
  try {
    collected.add(page);
  } catch (cause) {
    throw new Error(`${page.url} cannot be indexed: ${messageOf(cause)}`, { cause });
  }
}

/** Frees memory now where pages are many: left to itself, garbage doubles the peak of a large build. */
function release(pages: number): void {
  if (pages >= MANY_PAGES - 1) Bun.gc(true);
}

function writeLearned(sections: SectionWriter, learned: LearnedVectors | undefined): void {
  if (learned === undefined) return;
  writeTermVectors(sections, learned);
  writeVectorSpace(sections, learned.pages, learned.dimensions);
}

/** Index of each page's language; 255 for those beyond the first 255. */
function pageLanguages(pages: readonly Page[], languages: readonly string[]): Uint8Array<ArrayBuffer> {
  const codes = new Map(languages.map((language, code) => [language, Math.min(code, 255)]));
  return Uint8Array.from(pages, ({ locale }) => codes.get(primaryLanguage(locale)) ?? 255);
}

/** Languages of the corpus, most pages first. */
function languagesOf(pages: readonly Page[]): string[] {
  const counts = new Map<string, number>();
  for (const { locale } of pages) {
    const language = primaryLanguage(locale);
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([language]) => language);
}
