import { type Static, Type } from "@sinclair/typebox";
import { Passage } from "./page.ts";

export const Tone = Type.Union([
  Type.Literal("neutral"),
  Type.Literal("warm"),
  Type.Literal("professional"),
  Type.Literal("concise"),
]);
export type Tone = Static<typeof Tone>;

/** Where a generated item comes from: `quote` is a verbatim slice of passage `passage` of the page at `url`. */
export const Evidence = Type.Object({
  url: Type.String(),
  passage: Type.Integer({ minimum: 0 }),
  quote: Type.String(),
});
export type Evidence = Static<typeof Evidence>;

/** A page (or the best passages of one) that a task may draw on, and nothing else. */
export const SourcePage = Type.Object({
  id: Type.String(),
  url: Type.String(),
  title: Type.String(),
  /** The page's own title, where `title` is the caller's: that one may steer, and supports nothing. */
  ownTitle: Type.Optional(Type.String()),
  locale: Type.String(),
  /** 0..1 against the query; 1 where there is no query. */
  score: Type.Number(),
  passages: Type.Array(
    Type.Composite([
      Passage,
      Type.Object({
        /** The passage's place on its page. */
        ordinal: Type.Integer(),
        /** Its own relevance, 0..1. */
        score: Type.Number(),
        /** The heading above its own that has no text of its own. */
        under: Type.Optional(Type.String()),
      }),
    ]),
  ),
  /** What its author says that the page is about, in other words than its text: a guide, which supports nothing. */
  description: Type.Optional(Type.String()),
  /** Lines of the passages that other pages say too: they tell nothing of this one. */
  repeated: Type.Optional(Type.Array(Type.String())),
});
export type SourcePage = Static<typeof SourcePage>;
export type SourcePassage = SourcePage["passages"][number];

export const Faq = Type.Object({ question: Type.String(), answer: Type.String() });
export type Faq = Static<typeof Faq>;

export const FinishReason = Type.Union([
  Type.Literal("stop"),
  Type.Literal("length"),
  Type.Literal("content-filter"),
  Type.Literal("error"),
  Type.Literal("other"),
]);
export type FinishReason = Static<typeof FinishReason>;

export const Usage = Type.Object({ inputTokens: Type.Integer(), outputTokens: Type.Integer() });
export type Usage = Static<typeof Usage>;

/** What an engine yields. Ends with `finish`; a failure is thrown. Checked at the generator boundary. */
export const GenerationPart = Type.Union([
  /** Who answers, before anything else, where it may be another engine than the one that was asked. */
  Type.Object({ type: Type.Literal("model"), id: Type.String({ minLength: 1 }) }),
  Type.Object({
    type: Type.Literal("item"),
    index: Type.Integer({ minimum: 0 }),
    item: Type.Union([Type.String(), Faq]),
    evidence: Evidence,
  }),
  Type.Object({ type: Type.Literal("text-delta"), delta: Type.String({ minLength: 1 }) }),
  /** Offsets in UTF-16 units into all deltas joined. */
  Type.Object({
    type: Type.Literal("citation"),
    start: Type.Integer({ minimum: 0 }),
    end: Type.Integer({ minimum: 0 }),
    sourceIds: Type.Array(Type.String()),
    url: Type.String(),
  }),
  Type.Object({ type: Type.Literal("finish"), reason: FinishReason, usage: Usage }),
]);
export type GenerationPart = Static<typeof GenerationPart>;

export interface TakeawaysTask {
  kind: "takeaways";
  page: SourcePage;
  /** How many to make, 1..6. */
  count: number;
  tone: Tone;
  locale: string;
  /** Bullets that stand already: nothing that repeats one is made. */
  existing: readonly string[];
}

export interface RewriteTask {
  kind: "rewrite";
  page: SourcePage;
  bullets: readonly string[];
  tone: Tone;
  locale: string;
}

export interface FaqsTask {
  kind: "faqs";
  page: SourcePage;
  count: number;
  tone: Tone;
  locale: string;
  format: "paragraph" | "bullets";
  /** Word target of a paragraph answer: 50, 100 or 150, met within +10 %. */
  words: number;
  /** List items of a bullets answer at most, 1..6. */
  maxBullets: number;
}

export interface ConversationTurn {
  role: "user" | "assistant";
  content: string;
}

export interface AnswerTask {
  kind: "answer";
  /** The visitor's message, or the query that a summary is about. */
  query: string;
  conversation: readonly ConversationTurn[];
  sources: readonly SourcePage[];
  /** Of the reply's own words; the query and the sources may be of other languages. */
  locale: string;
  /** The language that the query's words tell, where they tell one. */
  queryLanguage?: string;
  /** How much a stem tells in the whole corpus; by the sources alone where it is missing. */
  rarity?: (term: string) => number;
  /** Id of the source that says what the site is, where that is what the visitor asks. */
  introduction?: string;
  /** Persona and house rules of the company; "" where none. */
  instructions: string;
  /** Words at most; 0 leaves it to the engine. */
  wordLimit: number;
  /** Whether Markdown may be used. */
  markdown: boolean;
  /** Text that was sent before a crash: the engine goes on right after it. */
  resumeFrom: string;
}

export interface SuggestionsTask {
  kind: "suggestions";
  query: string;
  /** What the session asked before, oldest first. */
  history: readonly string[];
  sources: readonly SourcePage[];
  /** Prompts the company configured, preferred where they fit. */
  configured: readonly string[];
  /** Prompts that the visitor was shown. */
  exclude: readonly string[];
  count: number;
  locale: string;
}

/** What is wanted and the evidence for it, never a prompt: prompts belong to the engine. */
export type GenerationTask = TakeawaysTask | RewriteTask | FaqsTask | AnswerTask | SuggestionsTask;
