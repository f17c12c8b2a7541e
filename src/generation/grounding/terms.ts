import { analyzerOf } from "../../search/analysis/analyzer.ts";

/** Stems of the content words of a text. */
export function contentTerms(text: string, locale: string): Set<string> {
  const terms = new Set<string>();
  analyzerOf(locale).visit(text, ({ term, stop }) => {
    if (!stop) terms.add(term);
  });
  return terms;
}
