import { SectionReader, SectionWriter } from "../format/sections.ts";
import type { Completion, Segment } from "../segment.ts";
import { Completer } from "./completer.ts";
import { phraseKey } from "./normalise.ts";
import { writePhraseTable } from "./phrase-writer.ts";

export interface PopularPhrase {
  text: string;
  /** Times asked, 1 or more. */
  count: number;
}

/** Popular queries rank from just above titles to just below configured phrases. */
const LEAST = 0.5;
const MOST = 0.88;

/**
 * The same segment whose completions also offer past queries. Cheap enough to make anew each minute; `phrases` must
 * have passed the caller's privacy guards and `segment.knows`.
 */
export function withPopular(segment: Segment, phrases: readonly PopularPhrase[]): Segment {
  if (phrases.length === 0) return segment;
  const popular = new Completer(popularTable(phrases));
  return {
    pageCount: segment.pageCount,
    byteLength: segment.byteLength,
    languages: segment.languages,
    search: (query, options) => segment.search(query, options),
    complete: (prefix, n, exclude) =>
      merge(segment.complete(prefix, n, exclude), popular.complete(prefix, n, exclude), n),
    highlights: (page, query, limit) => segment.highlights(page, query, limit),
    explain: (query, page, options) => segment.explain(query, page, options),
    languageOf: (query) => segment.languageOf(query),
    knows: (text) => segment.knows(text),
    rarity: (term) => segment.rarity(term),
    page: (page) => segment.page(page),
    passages: (page) => segment.passages(page),
    repeatedLines: (passages) => segment.repeatedLines(passages),
    isCommonDescription: (description) => segment.isCommonDescription(description),
    find: (url) => segment.find(url),
  };
}

function popularTable(phrases: readonly PopularPhrase[]): SectionReader {
  const most = Math.log1p(Math.max(...phrases.map(({ count }) => count)));
  const weightOf = (count: number): number => LEAST + (MOST - LEAST) * (Math.log1p(count) / most);
  const sections = new SectionWriter();
  writePhraseTable(
    sections,
    phrases.map(({ text, count }) => ({ text, weight: weightOf(count) })),
  );
  return new SectionReader(sections.finish({}));
}

/** Two lists in one order; of the same phrase in both, the better. */
function merge(first: readonly Completion[], second: readonly Completion[], n: number): Completion[] {
  const seen = new Set<string>();
  return [...first, ...second]
    .sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1))
    .filter(({ text }) => !seen.has(phraseKey(text)) && seen.add(phraseKey(text)))
    .slice(0, Math.max(0, n));
}
