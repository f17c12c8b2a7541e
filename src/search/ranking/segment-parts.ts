import type { SectionReader } from "../format/sections.ts";
import { Accents } from "../index/accents.ts";
import { CompoundParts } from "../index/compound-parts.ts";
import { Dictionary } from "../index/dictionary.ts";
import { Streams } from "../index/forward.ts";
import { idfOf } from "../index/impacts.ts";
import { readTermLanguages } from "../index/language-use.ts";
import { readPostings } from "../index/postings.ts";
import { Spellings } from "../index/spellings.ts";
import { StoredPages } from "../index/stored-pages.ts";
import { TitleLines } from "../index/title-lines.ts";
import { LoneCharacters } from "../planning/lone-characters.ts";
import type { PlanContext } from "../planning/query-plan.ts";
import { Speller } from "../planning/speller.ts";
import { TermVectors } from "../semantic/term-vectors.ts";
import { VectorSpace } from "../semantic/vector-space.ts";
import { FeedbackModel } from "./feedback.ts";
import { HeadingMatcher } from "./heading-matcher.ts";
import { Highlighter } from "./highlighter.ts";
import { LexicalScorer } from "./lexical.ts";
import { PassageScorer } from "./passage-scorer.ts";
import { ProximityScorer } from "./proximity.ts";
import { TermWeights } from "./term-weights.ts";
import { TitleMatcher } from "./title-matcher.ts";

/** The readers of one segment's sections, and the working memory of its queries. */
export interface SegmentParts {
  pages: StoredPages;
  languages: readonly string[];
  /** Index into `languages` by page. */
  pageLanguages: Uint8Array;
  /** Segments of the url's path by page. */
  pageDepths: Uint8Array;
  /** 1 by page that is news. */
  pageNews: Uint8Array;
  context: PlanContext;
  weights: TermWeights;
  lexical: LexicalScorer;
  passages: PassageScorer;
  proximity: ProximityScorer;
  titles: TitleMatcher;
  headings: HeadingMatcher;
  feedback: FeedbackModel;
  highlighter: Highlighter;
  /** Absent for corpora too small to learn from. */
  learned: VectorSpace | undefined;
  termVectors: TermVectors | undefined;
}

export function openParts(sections: SectionReader): SegmentParts {
  const pages = new StoredPages(sections);
  const dictionary = new Dictionary(sections, "terms");
  const frequency = sections.get("terms.frequency", "u32");
  const languages = sections.meta.languages as string[];
  const pageCount = pages.count;
  const idf = Float32Array.from(frequency, (pagesWithTerm) => idfOf(pagesWithTerm, pageCount));
  const titles = new TitleMatcher(sections, idf);
  const context = {
    dictionary,
    speller: new Speller(sections),
    spellings: new Spellings(sections),
    accents: new Accents(sections, languages),
    compoundParts: new CompoundParts(sections),
    titles,
    loneCharacters: new LoneCharacters(sections),
    idf,
    pageCount,
    languages,
    termLanguages: readTermLanguages(sections),
  };
  const weights = new TermWeights(dictionary.size);
  const postings = readPostings(sections);
  const streams = new Streams(sections, "passages");
  const { firstPassage } = pages;
  const passages = new PassageScorer(streams, weights);
  const learned = sections.has("learned.values") ? new VectorSpace(sections) : undefined;
  return {
    pages,
    languages,
    pageLanguages: sections.get("pages.languages", "u8"),
    pageDepths: sections.has("pages.depths") ? sections.get("pages.depths", "u8") : new Uint8Array(pageCount),
    pageNews: sections.has("pages.news") ? sections.get("pages.news", "u8") : new Uint8Array(pageCount),
    context,
    weights,
    lexical: new LexicalScorer(postings, dictionary.size, pageCount),
    passages,
    proximity: new ProximityScorer(streams, firstPassage, weights),
    titles,
    headings: new HeadingMatcher(streams, firstPassage),
    feedback: new FeedbackModel({ passages: streams, firstPassage, frequency, idf }),
    highlighter: new Highlighter(sections, pages, passages, new TitleLines(sections)),
    learned,
    termVectors: learned && new TermVectors(sections, learned.dimensions),
  };
}
