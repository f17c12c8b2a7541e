import { expect, test } from "bun:test";
import fc from "fast-check";
import { IMPACT_STEPS } from "../../src/search/index/impacts.ts";
import { BLOCK_PAGES, type Postings, RANKS } from "../../src/search/index/postings.ts";
import { LexicalScorer } from "../../src/search/ranking/lexical.ts";
import { topPages } from "../../src/search/ranking/top-pages.ts";

/** By term, the impact on each of its pages. */
type Impacts = Map<number, number>[];

interface Asked {
  terms: { term: number; weight: number; idf: number }[];
  limit: number;
}

/** Few terms of many pages, on pages far apart, with strong and weak ones among them. */
const PAGES = BLOCK_PAGES + 3000;
const impacts: fc.Arbitrary<Impacts> = fc
  .array(fc.record({ seed: fc.nat(), pages: fc.integer({ min: 1, max: 1500 }), spread: fc.constantFrom(1, 3, 60) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((terms) => terms.map(impactsOf));
const questions: fc.Arbitrary<Asked[]> = fc.array(
  fc.record({
    terms: fc.uniqueArray(
      fc.record({
        term: fc.nat(5),
        weight: fc.constantFrom(0.3, 1, 2),
        // A word of all pages tells next to nothing.
        idf: fc.oneof(fc.double({ min: 0.01, max: 9, noNaN: true }), fc.constant(1e-9)),
      }),
      { selector: ({ term }) => term, minLength: 1, maxLength: 6 },
    ),
    limit: fc.constantFrom(1, 3, 10, 60, 200),
  }),
  { minLength: 1, maxLength: 8 },
);

test("the best pages of any terms are found, with the scores that a plain sum gives them, question after question", () => {
  fc.assert(
    fc.property(impacts, questions, (byTerm, asked) => {
      const scorer = new LexicalScorer(postingsOf(byTerm), byTerm.length, PAGES);
      for (const { terms, limit } of asked) {
        const known = terms.filter(({ term }) => term < byTerm.length);
        scorer.run(known, limit);
        const best = topPages(scorer.scores, scorer.found, scorer.foundCount, limit);
        const plain = plainScores(byTerm, known);
        const expected = [...plain.values()].sort((a, b) => b - a).slice(0, limit);
        expect(best).toHaveLength(expected.length);
        for (const [i, page] of best.entries()) {
          expect(scorer.scoreOf(page)).toBeCloseTo(expected[i] as number, 4);
          expect(scorer.scoreOf(page)).toBeCloseTo(plain.get(page) as number, 4);
        }
      }
    }),
    { numRuns: 300 },
  );
});

function impactsOf({ seed, pages, spread }: { seed: number; pages: number; spread: number }): Map<number, number> {
  const drawn = new Map<number, number>();
  let state = seed | 1;
  for (let i = 0; i < pages; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const page = (state >>> 8) % (i % 2 === 0 ? 500 : PAGES);
    drawn.set(page, 1 + Math.floor((IMPACT_STEPS - 1) * ((state >>> 12) / 2 ** 20) ** spread));
  }
  return drawn;
}

function plainScores(byTerm: Impacts, terms: Asked["terms"]): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { term, weight, idf } of terms)
    for (const [page, impact] of byTerm[term] ?? [])
      scores.set(page, (scores.get(page) ?? 0) + (weight * idf * impact) / IMPACT_STEPS);
  return scores;
}

function postingsOf(byTerm: Impacts): Postings {
  const starts: number[] = [];
  const cells: [page: number, impact: number][] = [];
  for (let block = 0; block * BLOCK_PAGES < PAGES; block++) {
    for (const term of byTerm) {
      starts.push(cells.length);
      const run = [...term].filter(([page]) => Math.floor(page / BLOCK_PAGES) === block).sort(([a], [b]) => a - b);
      for (const cell of run) cells.push(cell);
    }
    starts.push(cells.length);
  }
  const strongest = byTerm.map((term) => [...term.values()].sort((a, b) => b - a));
  return {
    starts: Uint32Array.from(starts),
    pages: Uint16Array.from(cells, ([page]) => page % BLOCK_PAGES),
    impacts: Uint8Array.from(cells, ([, impact]) => impact),
    peaks: Uint8Array.from(strongest, ([peak = 0]) => peak),
    reached: RANKS.map((rank) => Uint8Array.from(strongest, (values) => values[rank - 1] ?? 0)),
  };
}
