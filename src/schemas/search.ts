import { type Static, Type } from "@sinclair/typebox";
import { correlationFields, packageFields, privacyFlags } from "./common.ts";
import { Id, Locale, limits, PreviousTexts, ShortText, VisibleText } from "./formats.ts";
import { Tone } from "./generation.ts";

export const Tile = Type.Object({
  id: Type.String(),
  link: Type.String(),
  score: Type.Number({ minimum: 0, maximum: 1 }),
  image: Type.String(),
  title: Type.String(),
  description: Type.String(),
  label: Type.Array(Type.String()),
  gated: Type.Integer({ minimum: 0, maximum: 1 }),
  highlight_list: Type.Array(Type.String()),
});
export type Tile = Static<typeof Tile>;

export const Highlight = Type.Object({ text: Type.String(), url: Type.String() });
export type Highlight = Static<typeof Highlight>;

export const MarketingMessage = Type.Object({ message: Type.String(), link: Type.String() });
export type MarketingMessage = Static<typeof MarketingMessage>;

export const Cta = Type.Object({
  text: Type.String(),
  url: Type.String(),
  open_type: Type.Union([Type.Literal("self"), Type.Literal("blank")]),
});
export type Cta = Static<typeof Cta>;

export const QueriesRequest = Type.Object(
  {
    query: VisibleText,
    ...packageFields,
    ...correlationFields,
    ...privacyFlags,
    num_highlights: Type.Optional(Type.Integer({ minimum: 0, maximum: 20, default: 3 })),
    number_of_results: Type.Optional(Type.Integer({ minimum: 0, maximum: 50, default: 6 })),
    number_of_tiles: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 6 })),
    tone: Type.Optional(Tone),
    locale: Type.Optional(Locale),
    model: Type.Optional(Id),
  },
  { additionalProperties: false },
);
export type QueriesRequest = Static<typeof QueriesRequest>;

export const QueryResult = Type.Object({
  responses: Type.Array(Tile),
  marketing_message: MarketingMessage,
  highlights: Type.Array(Highlight),
  sales_cta: Cta,
});
export type QueryResult = Static<typeof QueryResult>;

export const CtaSelectionRequest = Type.Object(
  {
    query: VisibleText,
    ...packageFields,
    ...correlationFields,
    ...privacyFlags,
    locale: Type.Optional(Locale),
  },
  { additionalProperties: false },
);
export type CtaSelectionRequest = Static<typeof CtaSelectionRequest>;

export const CompletionsRequest = Type.Object(
  {
    prefix: ShortText(limits.prefix),
    sessionId: Id,
    ...packageFields,
    requestId: correlationFields.requestId,
    ...privacyFlags,
    n: Type.Optional(Type.Integer({ minimum: 0, default: 5, description: "0 to 10; more is capped at 10" })),
    previous_completions: Type.Optional(PreviousTexts),
  },
  { additionalProperties: false },
);
export type CompletionsRequest = Static<typeof CompletionsRequest>;

/** `text` starts with the asked prefix, ignoring case; `prefix + suffix` reads as `text`. */
export const Completion = Type.Object({
  text: Type.String(),
  suffix: Type.String(),
  score: Type.Number({ minimum: 0, maximum: 1 }),
});
export type Completion = Static<typeof Completion>;

export const CompletionsResult = Type.Object({
  prefix: Type.String(),
  completions: Type.Array(Completion),
  best: Type.Union([Completion, Type.Null()]),
});
export type CompletionsResult = Static<typeof CompletionsResult>;

export const SuggestionsRequest = Type.Object(
  {
    sessionId: Id,
    ...packageFields,
    requestId: correlationFields.requestId,
    ...privacyFlags,
    n: Type.Optional(Type.Integer({ minimum: 1, maximum: 10, default: 5 })),
    query: Type.Optional(VisibleText),
    previous_suggestions: Type.Optional(PreviousTexts),
    locale: Type.Optional(Locale),
    model: Type.Optional(Id),
  },
  { additionalProperties: false },
);
export type SuggestionsRequest = Static<typeof SuggestionsRequest>;

export const SuggestionsResult = Type.Object({ suggestions: Type.Array(Type.String()) });
export type SuggestionsResult = Static<typeof SuggestionsResult>;
