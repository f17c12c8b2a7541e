import { analyzerOf } from "../../search/analysis/analyzer.ts";

/** Stems of the content words of `text` in reading order, with repeats: the terms that search looks up too. */
export function termsOf(text: string, locale: string): string[] {
  const terms: string[] = [];
  analyzerOf(locale).visit(text, ({ term, stop, request, kind }) => {
    if (!stop && !request && (kind !== "part" || term.length > 1)) terms.push(term);
  });
  return terms;
}

/** Share of some terms that are among others; 0 of none. */
export function shareIn(others: Iterable<string>, terms: readonly string[]): number {
  const held = new Set(others);
  return terms.filter((term) => held.has(term)).length / (terms.length || 1);
}
