import type { Completion } from "../../schemas/search.ts";
import { SectionReader, SectionWriter } from "../format/sections.ts";
import type { Completing } from "../segment.ts";
import { Completer } from "./completer.ts";
import { phraseKey } from "./normalise.ts";
import { writePhraseTable } from "./phrase-writer.ts";

/** What visitors asked, and how often. */
export interface PopularPhrase {
  text: string;
  /** Times asked, 1 or more. */
  count: number;
}

/** Popular queries rank from just above titles to just below configured phrases. */
const LEAST = 0.5;
const MOST = 0.88;

/**
 * A segment's completions beside past queries. Cheap enough to make anew each minute; `phrases` must have passed the
 * caller's privacy guards and `segment.knows`.
 */
export function withPopular(segment: Completing, phrases: readonly PopularPhrase[]): Completing {
  if (phrases.length === 0) return segment;
  const popular = new Completer(popularTable(phrases));
  return {
    pageCount: segment.pageCount,
    complete: (prefix, n, exclude) =>
      merge(segment.complete(prefix, n, exclude), popular.complete(prefix, n, exclude), n),
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
    .sort((a, b) => b.score - a.score || inOrder(phraseKey(a.text), phraseKey(b.text)))
    .filter(({ text }) => !seen.has(phraseKey(text)) && seen.add(phraseKey(text)))
    .slice(0, Math.max(0, n));
}

/** As phrase tables sort. */
function inOrder(key: string, other: string): number {
  return key === other ? 0 : key < other ? -1 : 1;
}
