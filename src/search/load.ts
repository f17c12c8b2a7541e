import type { PageCard, Passage } from "../schemas/page.ts";
import type { Completion } from "../schemas/search.ts";
import { analyzerOf, type Term } from "./analysis/analyzer.ts";
import { isUnspaced } from "./analysis/tokens.ts";
import { Completer } from "./completions/completer.ts";
import { SectionReader } from "./format/sections.ts";
import { SegmentError } from "./format/segment-error.ts";
import { idfOf } from "./index/impacts.ts";
import { isCommonDescription, repeatedOn } from "./index/repeated-lines.ts";
import { planQuery } from "./planning/plan.ts";
import type { QueryPlan } from "./planning/query-plan.ts";
import { explainHit } from "./ranking/explain.ts";
import { Ranker } from "./ranking/ranker.ts";
import { openParts, type SegmentParts } from "./ranking/segment-parts.ts";
import type { Explanation, Highlight, Hit, SearchOptions, Segment } from "./segment.ts";

const PASSAGES_PER_HIT = 3;
/** What a word of a page's title counts in a quote of it: all of the page speaks of that. */
const IN_TITLE = 0.4;

/**
 * Opens a built segment: views over its bytes, which must not change while it is in use.
 * @throws SegmentError for bytes that are damaged or that another version of Usher wrote.
 */
export function openSegment(bytes: Uint8Array | ArrayBuffer): Segment {
  try {
    return new LoadedSegment(new SectionReader(bytes), bytes.byteLength);
  } catch (cause) {
    if (cause instanceof SegmentError) throw cause;
    throw new SegmentError("damaged", "segment cannot be read", { cause });
  }
}

class LoadedSegment implements Segment {
  readonly pageCount: number;
  readonly languages: readonly string[];
  readonly #parts: SegmentParts;
  readonly #ranker: Ranker;
  readonly #completer: Completer;
  readonly #repeated: Uint32Array;

  constructor(
    sections: SectionReader,
    readonly byteLength: number,
  ) {
    this.#parts = openParts(sections);
    this.#ranker = new Ranker(this.#parts);
    this.#completer = new Completer(sections);
    // Segments of before have none.
    this.#repeated = sections.has("lines.repeated") ? sections.get("lines.repeated", "u32") : new Uint32Array();
    this.pageCount = this.#parts.pages.count;
    this.languages = this.#parts.languages;
  }

  plan(query: string, locale?: string): QueryPlan {
    return planQuery(query, this.#parts.context, locale);
  }

  search(query: QueryPlan | string, options: SearchOptions): Hit[] {
    const plan = this.#planOf(query, options.locale);
    const limit = options.passagesPerHit ?? PASSAGES_PER_HIT;
    return this.#ranker
      .rank(plan, options)
      .map(({ page, score }) => this.#hit(page, score, () => this.#bestPassages(page, plan, limit)));
  }

  /** Tiles show no passages: they are scored when something first looks at them. */
  #hit(page: number, score: number, bestPassages: () => Hit["passages"]): Hit {
    let passages: Hit["passages"] | undefined;
    return {
      page,
      score,
      get passages() {
        passages ??= bestPassages();
        return passages;
      },
    };
  }

  #bestPassages(page: number, plan: QueryPlan, limit: number): Hit["passages"] {
    if (limit <= 0) return [];
    const { pages, passages, headings, titles, weights } = this.#parts;
    weights.use(plan);
    const asked = this.#ranker.asked(plan).map((each) => ({ each, ofTitle: titles.score(page, each) }));
    const first = pages.firstPassage[page] ?? 0;
    const scored: Hit["passages"] = [];
    let above = 0;
    for (let at = first; at < (pages.firstPassage[page + 1] ?? 0); at++) {
      let named = 0;
      for (const { each, ofTitle } of asked)
        named = Math.max(named, headings.fit(at, each), ofTitle * headings.said(at, each));
      // A heading without text asks for what comes right below it.
      if (named < above && pages.isBelow(at - 1, at)) named = above;
      above = pages.texts.isEmpty(at) ? named : 0;
      scored.push({ ordinal: at - first, score: Math.min(1, passages.score(at) / plan.mass + named ** 2) });
    }
    scored.sort((a, b) => b.score - a.score || a.ordinal - b.ordinal);
    if (scored.length > limit) scored.length = limit;
    return scored;
  }

  complete(prefix: string, n: number, exclude?: ReadonlySet<string>): Completion[] {
    return this.#completer.complete(prefix, n, exclude);
  }

  highlights(page: number, query: QueryPlan | string, limit: number): Highlight[] {
    const { pages, pageLanguages, weights, titles, highlighter } = this.#parts;
    pages.check(page);
    const { quoted, shape } = this.#planOf(query);
    weights.use(quoted);
    const language = this.languages[pageLanguages[page] ?? 0] ?? "";
    const holds = (text: string) => this.#holds(text, language);
    const pick = () => highlighter.pick(page, limit, { language, shape: shape(), holds });
    return weights.lowered(titles.tokensOf(page), IN_TITLE, pick);
  }

  /** Whether a text holds a term that the weights in use are of. */
  #holds(text: string, language: string): boolean {
    const { weights, context } = this.#parts;
    return analyzerOf(language)
      .terms(text)
      .some(({ term }) => {
        const id = context.dictionary.find(term);
        return id !== undefined && (weights.values[id + 1] ?? 0) > 0;
      });
  }

  explain(query: string, page: number, options: Omit<SearchOptions, "limit"> = {}): Explanation {
    this.#parts.pages.check(page);
    return explainHit(this.#parts, this.#ranker, this.plan(query, options.locale), page, options);
  }

  #planOf(query: QueryPlan | string, locale?: string): QueryPlan {
    return typeof query === "string" ? this.plan(query, locale) : query;
  }

  knows(text: string): boolean {
    const { dictionary } = this.#parts.context;
    return this.languages.some((language) => {
      const terms = analyzerOf(language).terms(text);
      // The parts of a compound stand for it; pairs of characters have none.
      const known = (term: Term) => term.stop || isCompound(term) || dictionary.find(term.term) !== undefined;
      return terms.some(({ stop }) => !stop) && terms.every(known);
    });
  }

  rarity(term: string): number {
    const { dictionary, idf, pageCount } = this.#parts.context;
    const id = dictionary.find(term);
    return id === undefined ? idfOf(0, pageCount) : (idf[id] ?? 0);
  }

  page(page: number): PageCard {
    return this.#parts.pages.card(page);
  }

  passages(page: number): Passage[] {
    return this.#parts.pages.passages(page);
  }

  repeatedLines(passages: readonly Passage[]): string[] {
    return repeatedOn(passages, this.#repeated);
  }

  isCommonDescription(description: string): boolean {
    return isCommonDescription(description, this.#repeated);
  }

  find(url: string): number | undefined {
    return this.#parts.pages.find(url);
  }
}

function isCompound({ kind, surface }: Term): boolean {
  return kind === "whole" && !isUnspaced(surface);
}
