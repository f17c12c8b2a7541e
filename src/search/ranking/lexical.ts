import { IMPACT_STEPS } from "../index/impacts.ts";
import { BLOCK_BITS, BLOCK_PAGES, type Postings, RANKS } from "../index/postings.ts";
import type { PlannedTerm } from "../planning/query-plan.ts";
import { PostingLookup } from "./posting-lookup.ts";
import { ScoreHistogram } from "./score-histogram.ts";

type WeightedTerm = Pick<PlannedTerm, "term" | "weight" | "idf">;

/** A term of the query in hand: `factor · impact` is what it adds to a page, in steps, `bound` the most of it. */
interface ScoredTerm {
  term: number;
  factor: number;
  bound: number;
}

/** A lookup costs about as much as reading this many postings. */
const LOOKUP_COST = 40;
/** Fewer than these are picked from what was found without raising the floor once more. */
const MANY = 50;
/** Steps of the highest score that a query's terms allow; room is left for what rounding adds to each. */
const STEPS = 2 ** 30;

/**
 * BM25F over all pages, term at a time, strongest first, with MaxScore pruning (Turtle & Flood 1995). A floor that the
 * best `limit` pages reach is known from the start (each term's own best pages reach it) and rises from term to term:
 * pages that can no longer reach it are not taken up, and once no new page can, later terms are looked up for the pages
 * in question only. Exact for the best `limit`: scores are whole steps, whose sums know no order. Where nothing
 * foretells whether a page was reached before, the loop has no branch. Its arrays are reused: one query at a time.
 */
export class LexicalScorer {
  /** Score by page in steps of `step`; complete for the pages in `found`, 0 (or too little) for others. */
  readonly scores: Int32Array;
  step = 0;
  /** After `run`, `found[0..foundCount]` holds the best `limit` pages (more where scores are near), in no order. */
  readonly found: Uint32Array;
  foundCount = 0;
  readonly lookup: PostingLookup;
  readonly #touched: Uint32Array;
  #touchedCount = 0;
  readonly #postings: Postings;
  readonly #stride: number;
  readonly #blocks: number;
  readonly #histogram = new ScoreHistogram();

  constructor(postings: Postings, termCount: number, pageCount: number) {
    this.#postings = postings;
    this.#stride = termCount + 1;
    this.#blocks = postings.starts.length / this.#stride;
    this.scores = new Int32Array(pageCount);
    this.found = new Uint32Array(pageCount);
    // One more, which is written but never counted.
    this.#touched = new Uint32Array(pageCount + 1);
    this.lookup = new PostingLookup(postings, termCount, pageCount);
  }

  /** Scores the terms; afterwards the best `limit` pages are among `found`. */
  run(terms: readonly WeightedTerm[], limit: number): void {
    this.#reset();
    const ordered = this.#ordered(terms);
    let floor = this.#firstFloor(ordered, limit);
    let rest = ordered.reduce((sum, { bound }) => sum + bound, 0);
    let reached = 0;
    let pruned = false;
    for (let i = 0; i < ordered.length; i++) {
      const term = ordered[i] as ScoredTerm;
      if (!pruned && floor > rest) {
        this.#keep(this.#touched, this.#touchedCount, floor - rest);
        pruned = true;
      }
      rest -= term.bound;
      reached += term.bound;
      if (pruned) this.#addToFound(term);
      else this.#addToAll(term, floor - rest);
      if (i === ordered.length - 1 && limit < MANY) break;
      // What one term reaches alone is about known from the start.
      if (i > 0) floor = Math.max(floor, this.#floorNow(pruned, reached, limit));
      if (pruned) this.#keep(this.found, this.foundCount, floor - rest);
    }
    if (!pruned) this.#keep(this.#touched, this.#touchedCount, floor);
  }

  /** What a page scores, comparable across queries: the sum of weight · idf · impact / IMPACT_STEPS. */
  scoreOf(page: number): number {
    return (this.scores[page] ?? 0) * this.step;
  }

  #ordered(terms: readonly WeightedTerm[]): ScoredTerm[] {
    const { peaks } = this.#postings;
    let most = 0;
    for (const { term, weight, idf } of terms) most += weight * idf * (peaks[term] as number);
    const scale = STEPS / most;
    this.step = 1 / (scale * IMPACT_STEPS);
    const scored = terms.map(({ term, weight, idf }): ScoredTerm => {
      // At least a step: a page that scores nothing would be taken up once for each term.
      const factor = Math.max(1, Math.round(weight * idf * scale));
      return { term, factor, bound: factor * (peaks[term] as number) };
    });
    return scored.length > 1 ? scored.sort((a, b) => b.bound - a.bound || a.term - b.term) : scored;
  }

  /** A score that `limit` pages reach by one of the terms alone. */
  #firstFloor(terms: readonly ScoredTerm[], limit: number): number {
    const rank = RANKS.findIndex((pages) => pages >= limit);
    const reached = this.#postings.reached[rank];
    let floor = 0;
    if (reached !== undefined)
      for (const { term, factor } of terms) floor = Math.max(floor, factor * (reached[term] as number));
    return floor;
  }

  /** A score that `limit` pages have reached by now, near the highest such. */
  #floorNow(pruned: boolean, highest: number, limit: number): number {
    const count = pruned ? this.foundCount : this.#touchedCount;
    if (count <= limit) return 0;
    return this.#histogram.floor(this.scores, pruned ? this.found : this.#touched, count, highest, limit);
  }

  /** Keeps as `found` the pages with at least a score; `pages` may be `found` itself. */
  #keep(pages: Uint32Array, count: number, least: number): void {
    const { scores, found } = this;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const page = pages[i] as number;
      found[kept] = page;
      kept += (scores[page] as number) >= least ? 1 : 0;
    }
    this.foundCount = kept;
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

  /** Adds a term to the pages reached before, and takes up those to which it adds at least `least`. */
  #addToAll({ term, factor }: ScoredTerm, least: number): void {
    const { starts } = this.#postings;
    const impact = Math.max(1, Math.ceil(least / factor));
    for (let block = 0; block < this.#blocks; block++) {
      const slot = block * this.#stride + term;
      const from = starts[slot] as number;
      const to = starts[slot + 1] as number;
      if (this.#touchedCount === 0) this.#takeUp(from, to, block << BLOCK_BITS, factor, impact);
      else this.#addRun(from, to, block << BLOCK_BITS, factor, impact);
    }
  }

  /** The first run: no page was reached before, and most postings are taken up, or few are: a branch foretells it. */
  #takeUp(from: number, to: number, base: number, factor: number, least: number): void {
    const { pages, impacts } = this.#postings;
    const { scores } = this;
    const touched = this.#touched;
    let count = 0;
    for (let at = from; at < to; at++) {
      const impact = impacts[at] as number;
      if (impact < least) continue;
      const page = base + (pages[at] as number);
      touched[count++] = page;
      scores[page] = Math.imul(factor, impact);
    }
    this.#touchedCount = count;
  }

  /** `kept` has all bits of a page that was reached before or is taken up, and none of others. */
  #addRun(from: number, to: number, base: number, factor: number, least: number): void {
    const { pages, impacts } = this.#postings;
    const { scores } = this;
    const touched = this.#touched;
    let count = this.#touchedCount;
    for (let at = from; at < to; at++) {
      const page = base + (pages[at] as number);
      const impact = impacts[at] as number;
      const before = scores[page] as number;
      const isNew = (before - 1) >> 31;
      const kept = ~isNew | ((least - 1 - impact) >> 31);
      touched[count] = page;
      count = (count - (isNew & kept)) | 0;
      scores[page] = (before + Math.imul(factor, impact)) & kept;
    }
    this.#touchedCount = count;
  }

  #addToFound(scored: ScoredTerm): void {
    const { scores, found, foundCount } = this;
    if (foundCount * LOOKUP_COST > this.lookup.frequency(scored.term)) {
      this.#addToTouched(scored);
      return;
    }
    for (let i = 0; i < foundCount; i++) {
      const page = found[i] as number;
      scores[page] = (scores[page] as number) + scored.factor * this.lookup.impact(scored.term, page);
    }
  }

  /** Adds a term to every page reached before; cheaper than looking up when many are in question. */
  #addToTouched({ term, factor }: ScoredTerm): void {
    const { pages, impacts, starts } = this.#postings;
    const { scores } = this;
    for (let block = 0; block < this.#blocks; block++) {
      const slot = block * this.#stride + term;
      const base = block * BLOCK_PAGES;
      const end = starts[slot + 1] as number;
      for (let at = starts[slot] as number; at < end; at++) {
        const page = base + (pages[at] as number);
        const before = scores[page] as number;
        scores[page] = before + (Math.imul(factor, impacts[at] as number) & (-before >> 31));
      }
    }
  }
}
