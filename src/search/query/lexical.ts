import { IMPACT_STEPS } from "../index/impacts.ts";
import { BLOCK_PAGES, type Postings } from "../index/postings.ts";
import type { PlannedTerm } from "./plan.ts";
import { PostingLookup } from "./posting-lookup.ts";
import { ScoreHistogram } from "./score-histogram.ts";

type WeightedTerm = Pick<PlannedTerm, "term" | "weight" | "idf">;

/** A binary search costs about as much as reading this many postings. */
const LOOKUP_COST = 20;
/** Room for rounding when sums of bounds are compared with sums of scores. */
const SLACK = 1 - 1e-5;

/**
 * BM25F over all pages, term at a time, with MaxScore pruning (Turtle & Flood 1995): once no page that was not reached
 * can still be among the best, later terms are looked up for the pages in question only. Exact for the best `limit`.
 * Its arrays are reused: one query at a time, results read before the next.
 */
export class LexicalScorer {
  /** Score by page; complete for the pages in `found`, 0 (or too little) for others. */
  readonly scores: Float32Array;
  /** After `run`, `found[0..foundCount]` holds the best `limit` pages (more where scores are near), in no order. */
  readonly found: Uint32Array;
  foundCount = 0;
  readonly lookup: PostingLookup;
  readonly #touched: Uint32Array;
  #touchedCount = 0;
  readonly #postings: Postings;
  readonly #stride: number;
  readonly #blocks: number;
  readonly #impactCounts = new Uint32Array(IMPACT_STEPS + 1);
  readonly #histogram = new ScoreHistogram();

  constructor(postings: Postings, termCount: number, pageCount: number) {
    this.#postings = postings;
    this.#stride = termCount + 1;
    this.#blocks = postings.starts.length / this.#stride;
    this.scores = new Float32Array(pageCount);
    this.found = new Uint32Array(pageCount);
    this.#touched = new Uint32Array(pageCount);
    this.lookup = new PostingLookup(postings, termCount, pageCount);
  }

  /** Scores the terms; afterwards the best `limit` pages are among `found`. */
  run(terms: readonly WeightedTerm[], limit: number): void {
    this.#reset();
    const [only] = terms;
    if (terms.length === 1 && only !== undefined) {
      this.#runOne(only, limit);
      return;
    }
    const ordered = [...terms].sort((a, b) => this.#bound(b) - this.#bound(a) || a.term - b.term);
    let rest = ordered.reduce((sum, term) => sum + this.#bound(term), 0);
    let reached = 0;
    let pruned = false;
    for (const term of ordered) {
      if (pruned) this.#addToFound(term);
      else this.#addToAll(term);
      reached += this.#bound(term);
      rest -= this.#bound(term);
      if (!pruned && (this.#touchedCount <= limit || rest >= reached)) continue;
      const floor = pruned
        ? this.#floorOf(this.found, this.foundCount, reached, limit)
        : this.#touchedFloor(reached, limit);
      if (!pruned && floor * SLACK <= rest && rest > 0) continue;
      this.#keep(
        pruned ? this.found : this.#touched,
        pruned ? this.foundCount : this.#touchedCount,
        floor * SLACK - rest,
      );
      pruned = true;
    }
    if (!pruned) this.#keep(this.#touched, this.#touchedCount, 0);
  }

  /** One term: its impacts alone tell the best pages, so only those are scored. */
  #runOne({ term, weight, idf }: WeightedTerm, limit: number): void {
    const { starts, pages, impacts } = this.#postings;
    const { scores, found } = this;
    const factor = (weight * idf) / IMPACT_STEPS;
    const least = this.#leastImpact(term, limit);
    let count = 0;
    for (let block = 0; block < this.#blocks; block++) {
      const slot = block * this.#stride + term;
      for (let at = starts[slot] as number; at < (starts[slot + 1] as number); at++) {
        if ((impacts[at] as number) < least) continue;
        const page = block * BLOCK_PAGES + (pages[at] as number);
        scores[page] = factor * (impacts[at] as number);
        this.#touched[count] = page;
        found[count++] = page;
      }
    }
    this.#touchedCount = count;
    this.foundCount = count;
  }

  /** The highest impact that at least `limit` pages of the term reach; 1 where it has no more pages than that. */
  #leastImpact(term: number, limit: number): number {
    const { starts, impacts } = this.#postings;
    const counts = this.#impactCounts.fill(0);
    for (let slot = term; slot < starts.length; slot += this.#stride) {
      const end = starts[slot + 1] as number;
      for (let at = starts[slot] as number; at < end; at++)
        counts[impacts[at] as number] = (counts[impacts[at] as number] as number) + 1;
    }
    let reached = 0;
    for (let impact = IMPACT_STEPS; impact > 1; impact--) {
      reached += counts[impact] as number;
      if (reached >= limit) return impact;
    }
    return 1;
  }

  #touchedFloor(reached: number, limit: number): number {
    return this.#floorOf(this.#touched, this.#touchedCount, reached, limit);
  }

  /** A score that at least `limit` of the pages reach, close to the score of the last of them. */
  #floorOf(pages: Uint32Array, count: number, highest: number, limit: number): number {
    return count <= limit ? 0 : this.#histogram.floor(this.scores, pages, count, highest, limit);
  }

  /** Keeps as `found` the pages with at least a score; `pages` may be `found` itself. */
  #keep(pages: Uint32Array, count: number, least: number): void {
    const { scores, found } = this;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const page = pages[i] as number;
      if ((scores[page] as number) >= least) found[kept++] = page;
    }
    this.foundCount = kept;
  }

  /** The most that a term can add to a page. */
  #bound({ term, weight, idf }: WeightedTerm): number {
    return (weight * idf * (this.#postings.peaks[term] as number)) / IMPACT_STEPS;
  }

  /** Forgets the last query, at the cost of the pages it reached. */
  #reset(): void {
    const { scores } = this;
    const touched = this.#touched;
    if (this.#touchedCount > scores.length / 8) scores.fill(0);
    else for (let i = 0; i < this.#touchedCount; i++) scores[touched[i] as number] = 0;
    this.#touchedCount = 0;
    this.foundCount = 0;
  }

  #addToAll({ term, weight, idf }: WeightedTerm): void {
    const factor = (weight * idf) / IMPACT_STEPS;
    for (let block = 0; block < this.#blocks; block++) {
      const slot = block * this.#stride + term;
      const end = this.#postings.starts[slot + 1] as number;
      this.#addRun(this.#postings.starts[slot] as number, end, block * BLOCK_PAGES, factor);
    }
  }

  #addRun(start: number, end: number, base: number, factor: number): void {
    const { pages, impacts } = this.#postings;
    const { scores } = this;
    const touched = this.#touched;
    let count = this.#touchedCount;
    for (let at = start; at < end; at++) {
      const page = base + (pages[at] as number);
      const before = scores[page] as number;
      if (before === 0) touched[count++] = page;
      scores[page] = before + factor * (impacts[at] as number);
    }
    this.#touchedCount = count;
  }

  #addToFound(planned: WeightedTerm): void {
    const { term, weight, idf } = planned;
    const { scores, found, foundCount } = this;
    const factor = (weight * idf) / IMPACT_STEPS;
    const frequency = this.lookup.frequency(term);
    if (foundCount * LOOKUP_COST > frequency) {
      this.#addToTouched(planned);
      return;
    }
    for (let i = 0; i < foundCount; i++) {
      const page = found[i] as number;
      scores[page] = (scores[page] as number) + factor * this.lookup.impact(term, page);
    }
  }

  /** Adds a term to every page reached before; cheaper than looking up when many are in question. */
  #addToTouched({ term, weight, idf }: WeightedTerm): void {
    const { pages, impacts, starts } = this.#postings;
    const { scores } = this;
    const factor = (weight * idf) / IMPACT_STEPS;
    for (let block = 0; block < this.#blocks; block++) {
      const slot = block * this.#stride + term;
      for (let at = starts[slot] as number; at < (starts[slot + 1] as number); at++) {
        const page = block * BLOCK_PAGES + (pages[at] as number);
        const before = scores[page] as number;
        if (before > 0) scores[page] = before + factor * (impacts[at] as number);
      }
    }
  }
}
