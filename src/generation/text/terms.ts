import { analyzerOf } from "../../search/analysis/analyzer.ts";
import { stem } from "../../search/analysis/stems.ts";

/**
 * Stems of the content words of `text` in reading order, with repeats: the terms that search looks up too, but for names
 * with capitals inside, which search finds in either form.
 */
export function termsOf(text: string, locale: string): string[] {
  const terms: string[] = [];
  const analyzer = analyzerOf(locale);
  analyzer.visit(text, ({ term, surface, stop, request, kind }) => {
    if (stop || request || (kind === "part" && term.length === 1)) return;
    terms.push(kind === "whole" && ONLY_LATIN.test(surface) ? stem(surface, analyzer.language) : term);
  });
  return terms;
}

/** A name that capitals within it part from others is typed without them as well: "TeaCups" and "teacups". */
const ONLY_LATIN = /^\p{Script=Latin}+$/u;

/** Share of some terms that are among others; 0 of none. */
export function shareIn(others: Iterable<string>, terms: readonly string[]): number {
  const held = new Set(others);
  return terms.filter((term) => held.has(term)).length / (terms.length || 1);
}
