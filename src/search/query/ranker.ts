import { primaryLanguage } from "../analysis/stems.ts";
import { IMPACT_STEPS } from "../index/impacts.ts";
import type { SearchOptions } from "../segment.ts";
import type { VectorSpace } from "../semantic/vector-space.ts";
import { Candidates } from "./candidates.ts";
import { confidence } from "./confidence.ts";
import { FEEDBACK_PAGES, type FeedbackTerm } from "./feedback.ts";
import { planQuery, type QueryPlan } from "./plan.ts";
import {
  CANDIDATES,
  COHERENT,
  EXTERNAL_FLOOR,
  FEEDBACK,
  LOCALE,
  PROXIMITY,
  REREAD,
  SEMANTIC,
  SEMANTIC_FLOOR,
  TITLE,
  UNMATCHED,
} from "./ranking-weights.ts";
import type { SegmentParts } from "./segment-parts.ts";
import { topPages } from "./top-pages.ts";

export interface RankedPage {
  page: number;
  score: number;
  /** Row of the page among the candidates of this query. */
  row: number;
}

interface Direction {
  space: VectorSpace;
  vector: Float32Array;
  /** For pages that share no word with the query. */
  broad: Float32Array;
  /** Cosine from which a page that shares no word with the query is a hit. */
  floor: number;
}

/** Orders the pages of a segment for a query: lexical stage, then what it misses, then a second look at the best. */
export class Ranker {
  readonly candidates = new Candidates(CANDIDATES * 2);
  /** Terms that feedback added to the last query, and their share of its lexical score. */
  feedbackTerms: FeedbackTerm[] = [];
  feedbackShare = 0;
  readonly #parts: SegmentParts;

  constructor(parts: SegmentParts) {
    this.#parts = parts;
  }

  /** The best pages of a plan; equal totals by page ordinal. `only: "lexical"` stops after BM25F. */
  rank(plan: QueryPlan, options: SearchOptions): RankedPage[] {
    const { lexical, weights } = this.#parts;
    this.feedbackTerms = [];
    this.candidates.reset();
    if (plan.terms.length === 0 && this.#direction(plan, options) === undefined) return [];
    lexical.run(plan.terms, options.stage === "lexical" ? options.limit : CANDIDATES);
    weights.use(plan);
    if (options.stage === "lexical") return this.#lexicalOnly(plan, options.limit);
    const top = this.#gather(plan, options);
    this.#totals(this.candidates.order);
    this.candidates.sort();
    const others = this.candidates.order.splice(REREAD);
    this.#lookAgain(plan, top, this.candidates.order);
    this.#addLocale(options.locale);
    this.candidates.sort();
    this.#append(others);
    return this.#best(plan, options.limit);
  }

  plan(query: string, locale?: string): QueryPlan {
    return planQuery(query, this.#parts.context, locale);
  }

  #lexicalOnly(plan: QueryPlan, limit: number): RankedPage[] {
    const { scores, found, foundCount } = this.#parts.lexical;
    return topPages(scores, found, foundCount, limit).map((page, row) => ({
      page,
      row,
      score: Math.min(1, (scores[page] as number) / plan.mass),
    }));
  }

  /** Fills the candidates and returns the best lexical ones. */
  #gather(plan: QueryPlan, options: SearchOptions): number[] {
    const { scores, found, foundCount } = this.#parts.lexical;
    const top = topPages(scores, found, foundCount, FEEDBACK_PAGES + 1);
    const aim = this.#direction(plan, options);
    for (const page of this.#handedOn())
      this.candidates.add(page, scores[page] as number, aim?.space.similarity(aim.vector, page) ?? 0);
    for (const spoken of plan.spoken) this.#addNamed(plan, this.#parts.titles.named(spoken), aim);
    if (aim !== undefined && foundCount < CANDIDATES) this.#addUnmatched(aim);
    return top;
  }

  /** All that the lexical stage found, or the best of them where equal scores made it many. */
  #handedOn(): Iterable<number> {
    const { scores, found, foundCount } = this.#parts.lexical;
    if (foundCount <= 1.5 * CANDIDATES) return found.subarray(0, foundCount).sort();
    return topPages(scores, found, foundCount, CANDIDATES);
  }

  /** Pages of exactly this title, which the lexical stage may have found wanting. */
  #addNamed(plan: QueryPlan, pages: readonly number[], aim: Direction | undefined): void {
    const { lexical } = this.#parts;
    for (const page of pages) {
      if (this.candidates.rowOf(page) >= 0) continue;
      const score = plan.terms.reduce(
        (sum, { term, weight, idf }) => sum + (weight * idf * lexical.lookup.impact(term, page)) / IMPACT_STEPS,
        0,
      );
      this.candidates.add(page, score, aim?.space.similarity(aim.vector, page) ?? 0);
    }
    for (const page of pages) this.candidates.title[this.candidates.rowOf(page)] = 1;
  }

  /** Pages that share no word with the query but its topic; their likeness counts half. */
  #addUnmatched({ space, broad, floor }: Direction): void {
    const { scores } = this.#parts.lexical;
    const near: { page: number; likeness: number }[] = [];
    space.visitNear(broad, (page, likeness) => {
      if (likeness >= floor && scores[page] === 0) near.push({ page, likeness });
    });
    near.sort((a, b) => b.likeness - a.likeness || a.page - b.page);
    for (const { page, likeness } of near.slice(0, UNMATCHED)) this.candidates.add(page, 0, likeness / 2);
  }

  /** The vectors to compare pages by, and the query among them; undefined where it has no direction. */
  #direction(plan: QueryPlan, { queryVector }: SearchOptions): Direction | undefined {
    const { external, learned, termVectors } = this.#parts;
    if (queryVector !== undefined && external?.dimensions === queryVector.length)
      return { space: external, vector: queryVector, broad: queryVector, floor: EXTERNAL_FLOOR };
    const vector = termVectors?.queryVector(plan.terms);
    if (vector === undefined || termVectors === undefined || learned === undefined) return undefined;
    return { space: learned, vector, broad: termVectors.broadened(vector), floor: SEMANTIC_FLOOR };
  }

  /** Mixes the features, each scaled to its best candidate. */
  #totals(rows: readonly number[]): void {
    const { lexical, semantic, feedback, proximity, title, total } = this.candidates;
    const lexicalScale = (1 - this.#feedbackNow()) / highest(lexical, rows);
    const feedbackScale = this.#feedbackNow() / highest(feedback, rows);
    const semanticScale = SEMANTIC / highest(semantic, rows);
    for (const row of rows)
      total[row] =
        (lexical[row] as number) * lexicalScale +
        (feedback[row] as number) * feedbackScale +
        Math.max(0, semantic[row] as number) * semanticScale +
        PROXIMITY * (proximity[row] as number) +
        TITLE * (title[row] as number) ** 2;
  }

  #feedbackNow(): number {
    return this.feedbackTerms.length > 0 ? this.feedbackShare : 0;
  }

  #lookAgain(plan: QueryPlan, top: readonly number[], rows: readonly number[]): void {
    const { proximity, titles, feedback, lexical } = this.#parts;
    const { page, proximity: near, title } = this.candidates;
    for (const row of rows) {
      const ordinal = page[row] as number;
      if (plan.terms.length > 1) near[row] = proximity.score(ordinal, plan.mass);
      for (const spoken of plan.spoken)
        title[row] = Math.max(title[row] as number, titles.score(ordinal, plan.mass, spoken));
    }
    this.feedbackShare = FEEDBACK * this.#coherence(top);
    if (this.feedbackShare > 0 && top.length > FEEDBACK_PAGES) {
      this.feedbackTerms = feedback.terms(top, lexical.scores);
      for (const term of this.feedbackTerms) this.#addFeedback(term, rows);
    }
    this.#totals(rows);
  }

  /** Puts rows that were not looked at again behind those that were, in the order they had. */
  #append(rows: readonly number[]): void {
    const { total, order } = this.candidates;
    const least = total[order.at(-1) ?? 0] as number;
    const scale = rows.length > 0 ? least / Math.max(total[rows[0] as number] as number, 1e-6) : 1;
    for (const row of rows) total[row] = (total[row] as number) * Math.min(1, scale);
    order.push(...rows);
  }

  /** 0..1: how much the first lexical hits agree with the query's direction; without vectors, nothing is learned. */
  #coherence(top: readonly number[]): number {
    const first = top.slice(0, FEEDBACK_PAGES);
    const { semantic } = this.candidates;
    const sum = first.reduce((total, page) => total + (semantic[this.candidates.rowOf(page)] as number), 0);
    return first.length === 0 ? 0 : Math.max(0, Math.min(1, (sum / first.length - COHERENT) / COHERENT));
  }

  #addFeedback({ term, share, idf }: FeedbackTerm, rows: readonly number[]): void {
    const { lookup } = this.#parts.lexical;
    const { page, feedback } = this.candidates;
    const factor = (share * idf) / IMPACT_STEPS;
    for (const row of rows)
      feedback[row] = (feedback[row] as number) + factor * lookup.impact(term, page[row] as number);
  }

  #addLocale(locale: string | undefined): void {
    if (locale === undefined) return;
    const { languages, pageLanguages } = this.#parts;
    const wanted = languages.indexOf(primaryLanguage(locale));
    const { page, total, order } = this.candidates;
    for (const row of order)
      if (pageLanguages[page[row] as number] === wanted) total[row] = (total[row] as number) + LOCALE;
  }

  #best(plan: QueryPlan, limit: number): RankedPage[] {
    const { order, page, total } = this.candidates;
    const [first] = order;
    if (first === undefined) return [];
    const sure = confidence(plan, this.candidates, order);
    const best = total[first] as number;
    return order
      .slice(0, limit)
      .map((row) => ({ row, page: page[row] as number, score: (sure * (total[row] as number)) / best }));
  }
}

/** The largest of a column among some rows; 1 where none is above zero. */
function highest(column: Float32Array, rows: readonly number[]): number {
  let most = 0;
  for (const row of rows) most = Math.max(most, column[row] as number);
  return most > 0 ? most : 1;
}
