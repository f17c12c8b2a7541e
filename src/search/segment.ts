import type { PageCard, Passage } from "../schemas/page.ts";
import type { Completion } from "../schemas/search.ts";
import type { QueryPlan } from "./planning/query-plan.ts";

export interface SearchOptions {
  /** Hits at most. */
  limit: number;
  /** Preferred language: pages in it come before equally good ones. */
  locale?: string;
  /** Passages scored per hit; default 3. */
  passagesPerHit?: number;
  /** `lexical` stops after BM25F: what the bench compares with other engines' BM25. Default `full`. */
  stage?: "lexical" | "full";
}

/** `page` is the ordinal in the segment; `score` 0..1, comparable across queries; best passage first. */
export interface Hit {
  page: number;
  score: number;
  passages: { ordinal: number; score: number }[];
}

/**
 * `text` is a whole sentence, item, row or code line of the page, verbatim, or a line with the list that it leads to;
 * `passage` its ordinal on the page.
 */
export interface Highlight {
  passage: number;
  text: string;
}

/** Why a page scored as it did for a query. Parts are as mixed into the total, before `score` is scaled to 0..1. */
export interface Explanation {
  /** 0 where the page is no hit. */
  score: number;
  /** Query terms on the page; `kind` tells how the query's word became the term. */
  terms: {
    term: string;
    kind: "word" | "whole" | "part" | "typo" | "synonym" | "compound";
    weight: number;
    idf: number;
    contribution: number;
  }[];
  /** Words of the query that the corpus does not know. */
  unknown: string[];
  /** Share 0..1 of the title that the query names, and of the query that the title holds. */
  title: number;
  /** The same of the page's best heading. */
  heading: number;
  /** Nearness 0..1 of the query's terms to each other. */
  proximity: number;
  /** The most 0..1 of the query's weight that one passage holds. */
  together: number;
  /** Cosine of query and page in the learned space. */
  semantic: number;
  /** What function and request words that the query shares with the page add, before they are weighed. */
  framing: number;
  /** What words of the query add that the title asks its question with. */
  asked: number;
  /** The share 0..1 of the query that a sentence with the amount or time asked for holds. */
  told: number;
  /** Whether the page stands behind others as news that were not asked for. */
  news: boolean;
  /** Terms that the first hits added; empty where none stands out, or one holds the whole query. */
  feedback: { term: string; contribution: number }[];
}

/** One immutable segment of one corpus version. All methods are synchronous, allocation-light and pure. */
export interface Segment {
  readonly pageCount: number;
  /** Resident bytes. */
  readonly byteLength: number;
  /** Languages of the corpus (primary subtags), most pages first. */
  readonly languages: readonly string[];
  /** Reads a query, once for all that is asked by it. */
  plan(query: string, locale?: string): QueryPlan;
  /** Best first; ties by page ordinal. An empty query, or one that shares nothing with the corpus, gives none. */
  search(query: QueryPlan | string, options: SearchOptions): Hit[];
  /** Up to `n` completions of a normalised prefix, none of which is in `exclude`, in capitals or small letters. */
  complete(prefix: string, n: number, exclude?: ReadonlySet<string>): Completion[];
  /** Verbatim quotes of the page that answer the query, best first, no duplicates. */
  highlights(page: number, query: QueryPlan | string, limit: number): Highlight[];
  /** Why the page scored as it did among the hits of the query. */
  explain(query: string, page: number, options?: Omit<SearchOptions, "limit">): Explanation;
  /** Whether a text has topical words and each stands somewhere in the corpus. */
  knows(text: string): boolean;
  /** How much a stem tells: the inverse document frequency (natural logarithm), the most for one that no page has. */
  rarity(term: string): number;
  /** Throws RangeError for an ordinal outside 0..pageCount-1. */
  page(page: number): PageCard;
  passages(page: number): Passage[];
  /** Lines of a page's passages that several pages say alike, e.g. a banner; none where they are most of it. */
  repeatedLines(passages: readonly Passage[]): string[];
  /** Whether several pages are described so. */
  isCommonDescription(description: string): boolean;
  /** The ordinal of the page with this normalised url or alias. */
  find(url: string): number | undefined;
}

/** What completes prefixes: a segment, or one beside what visitors ask. */
export type Completing = Pick<Segment, "pageCount" | "complete">;
