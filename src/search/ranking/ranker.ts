import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { AskedKind, asksForOneKind } from "../analysis/asked-kind.ts";
import { IMPACT_STEPS } from "../index/impacts.ts";
import type { QueryPlan } from "../planning/query-plan.ts";
import {
  ALIKE,
  ASKED_ALIKE,
  ASKED_ELSE,
  ASKED_SAME,
  ASKED_TITLE,
  CANDIDATES,
  COVERED,
  DEEPEST,
  DEPTH,
  FOREIGN,
  HEADING,
  HEADING_FALL,
  LOCALE,
  MOST_ASKED_TITLE,
  MOST_TITLES,
  NEWS,
  PROXIMITY,
  REREAD,
  SAME_HEADING,
  SEMANTIC_FLOOR,
  STANDING_OUT,
  TITLE,
  TITLE_FALL,
  TOGETHER,
  TOLD,
  TOLD_PAGES,
  UNMATCHED,
} from "../planning/ranking-weights.ts";
import type { SearchOptions } from "../segment.ts";
import type { VectorSpace } from "../semantic/vector-space.ts";
import { Candidates } from "./candidates.ts";
import { confidence, coverageOf } from "./confidence.ts";
import { FEEDBACK_PAGES, type FeedbackTerm } from "./feedback.ts";
import type { Asked } from "./name-fit.ts";
import type { SegmentParts } from "./segment-parts.ts";
import { topPages } from "./top-pages.ts";

interface RankedPage {
  page: number;
  score: number;
  /** Row of the page among the candidates of this query. */
  row: number;
}

/** A term of a text whose words no blanks part. */
const PAIR = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

interface Direction {
  space: VectorSpace;
  vector: Float32Array;
  /** 0..1: how far likeness to the vector speaks for the query. */
  captured: number;
  /** For pages that share no word with the query. */
  broad: Float32Array;
}

/** Orders the pages of a segment for a query: lexical stage, then what it misses, then a second look at the best. */
export class Ranker {
  readonly candidates = new Candidates(CANDIDATES * 2);
  /** The part of the last query's lexical score that feedback makes up, 0 where nothing was learned. */
  #feedbackShare = 0;
  /** What part of the last query can be compared by meaning. */
  #captured = 0;
  /** The last query as names were held against it. */
  #asked: { plan?: QueryPlan; by: readonly Asked[] } = { by: [] };
  readonly #parts: SegmentParts;

  constructor(parts: SegmentParts) {
    this.#parts = parts;
  }

  /** The best pages of a plan; equal totals by page ordinal. `stage: "lexical"` stops after BM25F. */
  rank(plan: QueryPlan, options: SearchOptions): RankedPage[] {
    const { lexical, weights, feedback } = this.#parts;
    this.#feedbackShare = 0;
    feedback.chosen.length = 0;
    this.candidates.reset();
    const aim = options.stage === "lexical" ? undefined : this.#direction(plan);
    if (plan.terms.length === 0 && aim === undefined) return [];
    this.#captured = aim?.captured ?? 0;
    lexical.run(plan.terms, options.stage === "lexical" ? options.limit : CANDIDATES);
    if (options.stage === "lexical") return this.#lexicalOnly(plan, options.limit);
    weights.use(plan);
    const top = this.#gather(plan, aim);
    this.#totals(this.candidates.order, 0);
    this.candidates.keepBest(REREAD);
    const others = options.limit > REREAD ? this.candidates.others() : [];
    this.#lookAgain(plan, top, this.candidates.order);
    this.#weighAsked(plan);
    this.#lowerDeep();
    this.#lowerNews(plan);
    if (options.locale === undefined) this.#lowerForeign(plan.language);
    else this.#addLocale(options.locale);
    this.candidates.keepBest(REREAD);
    this.#addTold(plan);
    this.#append(others);
    return this.#best(plan, options.limit);
  }

  /** The query as names are held against it, once per language, and in other words; the same for each page of one. */
  asked(plan: QueryPlan): readonly Asked[] {
    if (this.#asked.plan === plan) return this.#asked.by;
    const { mass, spoken, reworded } = plan;
    const of = { weights: this.#parts.weights, idf: this.#parts.context.idf, mass };
    const by = [...spoken.map((each) => ({ ...of, spoken: each })), ...reworded.map((each) => ({ ...of, ...each }))];
    this.#asked = { plan, by };
    return by;
  }

  #lexicalOnly(plan: QueryPlan, limit: number): RankedPage[] {
    const { lexical } = this.#parts;
    return topPages(lexical.scores, lexical.found, lexical.foundCount, limit).map((page, row) => ({
      page,
      row,
      score: Math.min(1, lexical.scoreOf(page) / plan.mass),
    }));
  }

  /** Fills the candidates and returns the best lexical ones. */
  #gather(plan: QueryPlan, aim: Direction | undefined): number[] {
    const { lexical } = this.#parts;
    const { scores, found, foundCount } = lexical;
    const top = topPages(scores, found, foundCount, FEEDBACK_PAGES + 1);
    const many = foundCount > 1.5 * CANDIDATES;
    const pages = many ? topPages(scores, found, foundCount, CANDIDATES) : found;
    const count = many ? CANDIDATES : foundCount;
    aim?.space.readAhead(pages, count);
    for (let i = 0; i < count; i++) {
      const page = pages[i] as number;
      this.candidates.add(page, lexical.scoreOf(page), aim === undefined ? 0 : aim.space.similarity(aim.vector, page));
    }
    for (const spoken of plan.spoken) this.#addNamed(plan, this.#parts.titles.named(spoken), aim);
    if (foundCount >= CANDIDATES) return top;
    if (aim !== undefined) this.#addUnmatched(aim);
    this.#addAskedAlike(plan, lexical.scoreOf(top[0] ?? -1), aim);
    return top;
  }

  /**
   * Where no page covers the topic, those of a small corpus that share no word of it but whose titles ask the same way:
   * "where did it originate" is answered by "Where did it come from?".
   */
  #addAskedAlike({ framing, mass }: QueryPlan, best: number, aim: Direction | undefined): void {
    const { lexical, pages, titles } = this.#parts;
    if (pages.count > MOST_TITLES || coverageOf(best, { mass }) >= COVERED) return;
    const enough = ASKED_ALIKE * framing.reduce((sum, { weight, idf }) => sum + weight * idf, 0);
    const alike: { page: number; likeness: number }[] = [];
    for (let page = 0; page < pages.count; page++) {
      const likeness = lexical.scores[page] === 0 ? titles.heldOf(framing, page) : 0;
      if (likeness > enough && this.candidates.rowOf(page) < 0) alike.push({ page, likeness });
    }
    for (const { page } of alike.sort(nearer).slice(0, UNMATCHED))
      this.candidates.add(page, 0, aim?.space.similarity(aim.vector, page) ?? 0);
  }

  /** Pages of exactly this title, which the lexical stage may have found wanting. */
  #addNamed(plan: QueryPlan, pages: readonly number[], aim: Direction | undefined): void {
    for (const page of pages)
      if (this.candidates.rowOf(page) < 0)
        this.candidates.add(page, this.#mass(plan.terms, page), aim?.space.similarity(aim.vector, page) ?? 0);
    for (const page of pages) this.candidates.title[this.candidates.rowOf(page)] = 1;
  }

  /** What terms add up to on a page. */
  #mass(terms: readonly { term: number; weight: number; idf: number }[], page: number): number {
    const { lookup } = this.#parts.lexical;
    let sum = 0;
    for (const { term, weight, idf } of terms) sum += weight * idf * lookup.impact(term, page);
    return sum / IMPACT_STEPS;
  }

  /** Pages that share no word with the query but its topic; their likeness counts half. */
  #addUnmatched({ space, broad }: Direction): void {
    const { scores } = this.#parts.lexical;
    const near: { page: number; likeness: number }[] = [];
    let least = SEMANTIC_FLOOR;
    space.visitNear(broad, (page, likeness) => {
      if (likeness < least || scores[page] !== 0) return;
      near.push({ page, likeness });
      if (near.length < 2 * UNMATCHED) return;
      near.sort(nearer).length = UNMATCHED;
      least = near[UNMATCHED - 1]?.likeness ?? SEMANTIC_FLOOR;
    });
    for (const { page, likeness } of near.sort(nearer).slice(0, UNMATCHED)) this.candidates.add(page, 0, likeness / 2);
  }

  /** The vectors to compare pages by, and the query among them; undefined where it has no direction. */
  #direction(plan: QueryPlan): Direction | undefined {
    const { learned, termVectors } = this.#parts;
    const direction = termVectors?.queryDirection(plan.terms);
    if (direction === undefined || termVectors === undefined || learned === undefined) return undefined;
    return { space: learned, ...direction, broad: termVectors.broadened(direction.vector) };
  }

  /** Mixes the features, each scaled to its best candidate; `headingWeight`: what a heading that is the query counts. */
  #totals(rows: readonly number[], headingWeight: number): void {
    const { lexical, framing, asked, semantic, feedback, proximity, together, title, heading, total } = this.candidates;
    const lexicalScale = (1 - this.#feedbackShare) / highest(lexical, rows);
    const feedbackScale = this.#feedbackShare / highest(feedback, rows);
    const semanticScale = this.#captured / highest(semantic, rows);
    for (const row of rows)
      total[row] =
        ((lexical[row] as number) + (framing[row] as number) + (asked[row] as number)) * lexicalScale +
        (feedback[row] as number) * feedbackScale +
        Math.max(0, semantic[row] as number) * semanticScale +
        PROXIMITY * (proximity[row] as number) +
        TOGETHER * (together[row] as number) +
        TITLE * (title[row] as number) ** TITLE_FALL +
        headingWeight * (heading[row] as number) ** HEADING_FALL;
  }

  #lookAgain(plan: QueryPlan, top: readonly number[], rows: readonly number[]): void {
    const { proximity, titles, headings, weights } = this.#parts;
    const { page, lexical, framing, asked, proximity: near, together, title, heading } = this.candidates;
    this.#learn(plan, top);
    const names = this.asked(plan);
    // Where nothing of the topic is known, how it is asked has nothing to be weighed against.
    const asking = plan.terms.length > 0 ? plan.framing : [];
    const most = highest(lexical, rows);
    for (const row of rows) {
      headings.readAhead(page[row] as number);
      titles.readAhead(page[row] as number);
    }
    for (const row of rows) {
      const ordinal = page[row] as number;
      const asks = Math.max(titles.heldOf(asking, ordinal), headings.heldOf(asking, ordinal, weights.values));
      // A page that only asks alike stays behind the one that has most of the topic.
      framing[row] = (lexical[row] as number) > 0 ? asks : Math.min(asks, ALIKE * most);
      asked[row] = Math.min(ASKED_TITLE * titles.askedWith(ordinal, weights.values), MOST_ASKED_TITLE * plan.mass);
      if (plan.terms.length > 1 || this.#feedbackShare > 0) {
        near[row] = proximity.score(ordinal, plan.mass);
        together[row] = proximity.together;
      }
      if (this.#feedbackShare > 0) this.#addFeedback(row, proximity.learned);
      for (const each of names) {
        title[row] = Math.max(title[row] as number, titles.score(ordinal, each));
        heading[row] = Math.max(heading[row] as number, headings.score(ordinal, each));
      }
    }
    this.#totals(rows, this.#headingWeight(rows));
  }

  /** "Web app" stands over a part of many pages: the more have a heading as good as the best, the less each tells. */
  #headingWeight(rows: readonly number[]): number {
    const { heading } = this.candidates;
    const best = highest(heading, rows);
    const sharing = rows.filter((row) => (heading[row] as number) >= SAME_HEADING * best).length;
    return HEADING / Math.sqrt(Math.max(1, sharing));
  }

  /**
   * Learns from the first hits where there are many others that they stand out from. What is learned counts for the part
   * of the query that even the best hit leaves open: a page that holds all of it needs no further words. Pairs of
   * characters, as which Chinese and Japanese are read, are parts of words: what they teach is noise.
   */
  #learn(plan: QueryPlan, top: readonly number[]): void {
    const { feedback, lexical, weights } = this.#parts;
    const open = 1 - coverageOf(lexical.scoreOf(top[0] ?? -1), plan);
    const teaches = open > 0 && !plan.terms.some(({ text }) => PAIR.test(text));
    if (teaches && lexical.foundCount >= STANDING_OUT * FEEDBACK_PAGES) feedback.learn(top, lexical.scores);
    weights.learn(feedback.chosen);
    this.#feedbackShare = feedback.chosen.length > 0 ? open : 0;
  }

  /** Puts rows that were not looked at again behind those that were, in the order they had. */
  #append(rows: readonly number[]): void {
    if (rows.length === 0) return;
    const { total, order } = this.candidates;
    const least = total[order.at(-1) ?? 0] as number;
    const scale = least / Math.max(total[rows[0] as number] as number, 1e-6);
    for (const row of rows) total[row] = (total[row] as number) * Math.min(1, scale);
    order.push(...rows);
  }

  /** `met`: the learned terms that the page's passages hold; those that the query names are looked up in any case. */
  #addFeedback(row: number, met: number): void {
    const { feedback, lexical, weights } = this.#parts;
    const page = this.candidates.page[row] as number;
    let sum = 0;
    for (let i = 0; i < feedback.chosen.length; i++) {
      const { term, share, idf } = feedback.chosen[i] as FeedbackTerm;
      if ((met >>> i) & 1 || weights.marks[term + 1] === 1) sum += share * idf * lexical.lookup.impact(term, page);
    }
    this.candidates.feedback[row] = sum / IMPACT_STEPS;
  }

  #addLocale(locale: string): void {
    const { languages, pageLanguages } = this.#parts;
    const wanted = languages.indexOf(primaryLanguage(locale));
    const { page, total, order } = this.candidates;
    for (const row of order)
      if (pageLanguages[page[row] as number] === wanted) total[row] = (total[row] as number) + LOCALE;
  }

  /** "Where does it come from?" is answered by what asks where something is from, and not by what asks what it is. */
  #weighAsked({ asks }: QueryPlan): void {
    if (!asksForOneKind(asks)) return;
    const { page, total, order } = this.candidates;
    for (const row of order) {
      const other = this.#parts.titles.asks(page[row] as number);
      if (other === AskedKind.none) continue;
      total[row] = (other === asks ? ASKED_SAME : ASKED_ELSE) * (total[row] as number);
    }
  }

  #lowerDeep(): void {
    const { page, total, order } = this.candidates;
    for (const row of order) {
      const depth = this.#parts.pageDepths[page[row] as number] as number;
      total[row] = (1 - DEPTH * Math.min(depth, DEEPEST)) * (total[row] as number);
    }
  }

  /** What was so on a day may have changed since: news stand behind a page on the same, unless they are asked for. */
  #lowerNews({ asksNews }: QueryPlan): void {
    const { pageNews } = this.#parts;
    const { page, total, order } = this.candidates;
    const news = order.filter((row) => pageNews[page[row] as number] === 1);
    if (news.length === 0 || asksNews()) return;
    for (const row of news) total[row] = NEWS * (total[row] as number);
  }

  /** Where an amount or a time is asked for, adds to the best pages what the sentence has of the query that tells one. */
  #addTold({ shape, mass }: QueryPlan): void {
    const asked = shape();
    if (asked === undefined) return;
    const { highlighter } = this.#parts;
    const { page, told, total, order } = this.candidates;
    for (const row of order.slice(0, TOLD_PAGES)) {
      told[row] = Math.min(1, highlighter.told(page[row] as number, asked) / mass);
      total[row] = (total[row] as number) + TOLD * (told[row] as number);
    }
    this.candidates.keepBest(REREAD);
  }

  #lowerForeign(language: string): void {
    const { languages, pageLanguages } = this.#parts;
    const own = languages.indexOf(language);
    const { page, total, order } = this.candidates;
    for (const row of order)
      if (pageLanguages[page[row] as number] !== own) total[row] = FOREIGN * (total[row] as number);
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

const nearer = (a: { page: number; likeness: number }, b: { page: number; likeness: number }): number =>
  b.likeness - a.likeness || a.page - b.page;

/** The largest of a column among some rows; 1 where none is above zero. */
function highest(column: Float32Array, rows: readonly number[]): number {
  let most = 0;
  for (const row of rows) {
    const value = column[row] as number;
    if (value > most) most = value;
  }
  return most > 0 ? most : 1;
}
