import type { Term } from "../analysis/analyzer.ts";
import type { Shape } from "../analysis/answer-shape.ts";
import type { AskedKind } from "../analysis/asked-kind.ts";
import type { Accents } from "../index/accents.ts";
import type { CompoundParts } from "../index/compound-parts.ts";
import type { Dictionary } from "../index/dictionary.ts";
import type { Spellings } from "../index/spellings.ts";
import type { LoneCharacters } from "./lone-characters.ts";
import type { Speller } from "./speller.ts";

/** A term of the index that the query asks for. `weight` multiplies its idf. */
export interface PlannedTerm {
  term: number;
  text: string;
  kind: Term["kind"] | "typo" | "synonym" | "compound";
  weight: number;
  idf: number;
}

/** Words that only say how something is asked. */
export type Framing = { term: number; weight: number; idf: number }[];

/** A query in other words: all its tokens as `spoken`, and those that stand for a phrase of it. */
export interface Reworded {
  spoken: readonly number[];
  instead: readonly number[];
}

/** A query in terms of the index. */
export interface QueryPlan {
  terms: PlannedTerm[];
  /** Those that a quote is chosen by: no number or letter that stands in a version or code ("4" of "v1.4"). */
  quoted: { terms: readonly PlannedTerm[] };
  /** Words that only say how it is asked ("how do I"), as far as the index holds them: for the second look. */
  framing: Framing;
  /** Words that the corpus does not know, nor anything like them. */
  unknown: string[];
  /** Weight times idf of all that is asked, unknown words included. */
  mass: number;
  /** The part of `mass` that the corpus knows. */
  knownMass: number;
  /** Term ids + 1 of all words in order, function words too (0: unknown), once per language. */
  spoken: number[][];
  /** The query with a phrase in other words that say the same ("delete account" for "close my account"). */
  reworded: Reworded[];
  /** The language that the query is most likely written in: that of most pages where its words tell none. */
  language: string;
  /** What it asks for. */
  asks: AskedKind;
  /** Whether it asks for news, or for what was in a year that it names. */
  asksNews: () => boolean;
  /** What a sentence that answers it has; undefined where that cannot be seen. */
  shape: () => Shape | undefined;
  /** The language of the corpus that its words tell; undefined where they may be of several. */
  told: string | undefined;
}

/** What a segment knows that queries are planned by. */
export interface PlanContext {
  dictionary: Dictionary;
  speller: Speller;
  spellings: Spellings;
  accents: Accents;
  compoundParts: CompoundParts;
  loneCharacters: LoneCharacters;
  /** Pages of exactly a title. */
  titles: { named(spoken: readonly number[]): readonly number[] };
  /** Inverse document frequency by term. */
  idf: Float32Array;
  pageCount: number;
  /** Languages of the corpus, most pages first. */
  languages: readonly string[];
  /** Languages by term, as bits, in whose pages it stands; absent where there is but one. */
  termLanguages: Uint32Array | undefined;
}
