import type { Page } from "../../src/schemas/page.ts";
import { analyzerOf, type Term } from "../../src/search/analysis/analyzer.ts";

/** The lexical stage as its definition reads, with maps and full sorts: slow, and independent of the segment's arrays. */
export function referenceRanking(pages: readonly Page[], query: string): { page: number; score: number }[] {
  const documents = pages.map(weightedTerms);
  const lengths = documents.map((terms) => [...terms.values()].reduce((sum, weight) => sum + weight, 0));
  const average = lengths.reduce((sum, length) => sum + length, 0) / pages.length;
  const asked = askedTerms(query, new Set(documents.flatMap((terms) => [...terms.keys()])));
  return documents
    .map((terms, page) => {
      let score = 0;
      for (const [term, weight] of asked) {
        const tf = terms.get(term) ?? 0;
        if (tf === 0) continue;
        const holding = documents.filter((other) => other.has(term)).length;
        const idf = Math.log(1 + (pages.length - holding + 0.5) / (holding + 0.5));
        const norm = 1.2 * (0.25 + (0.75 * (lengths[page] ?? 0)) / average);
        score += weight * idf * Math.max(1 / 255, Math.round((255 * tf) / (tf + norm)) / 255);
      }
      return { page, score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

/** Weighted term frequencies of a page: title 3, headings and url 2, the rest 1; function words only outside running text. */
function weightedTerms(page: Page): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number, keep: (term: Term) => boolean): void =>
    analyzerOf(page.locale).visit(text, (term) => {
      if (keep(term)) weights.set(term.term, (weights.get(term.term) ?? 0) + weight);
    });
  add(page.title, 3, () => true);
  for (const [i, { heading, text }] of page.passages.entries()) {
    if (heading !== page.passages[i - 1]?.heading) add(heading, 2, () => true);
    add(text, 1, ({ stop }) => !stop);
  }
  add(new URL(page.url).pathname.replace(/[/_+.-]+/g, " "), 2, () => true);
  add(page.description, 1, () => true);
  return weights;
}

/** Query terms the corpus knows, by weight: repeated words count up to four times. */
function askedTerms(query: string, known: ReadonlySet<string>): Map<string, number> {
  const terms = analyzerOf("en").terms(query);
  const topical = terms.filter(({ stop, request }) => !stop && !request);
  const told = topical.length > 0 ? topical : terms.filter(({ stop }) => !stop);
  const asked = new Map<string, number>();
  for (const { term, kind } of told.length > 0 ? told : terms) {
    if (!known.has(term)) continue;
    const weight = kind === "part" ? 0.6 : 1;
    asked.set(term, asked.has(term) ? Math.min(4, (asked.get(term) ?? 0) + weight) : weight);
  }
  return asked;
}
