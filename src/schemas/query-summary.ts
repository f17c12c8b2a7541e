import { type Static, Type } from "@sinclair/typebox";
import { correlationFields, packageFields, privacyFlags } from "./common.ts";
import { Id, Locale, RequestId, VisibleText } from "./formats.ts";
import { CacheStatus } from "./page-content.ts";
import { CompletionsRequest } from "./search.ts";

export const QuerySummaryRequest = Type.Object(
  {
    query: VisibleText,
    ...packageFields,
    ...correlationFields,
    ...privacyFlags,
    markdown: Type.Optional(Type.Boolean({ default: false })),
    number_of_tiles: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 6 })),
    summary_word_limit: Type.Optional(Type.Integer({ minimum: 10, maximum: 1_000, default: 120 })),
    locale: Type.Optional(Locale),
    model: Type.Optional(Id),
  },
  { additionalProperties: false },
);
export type QuerySummaryRequest = Static<typeof QuerySummaryRequest>;

/** Offsets in UTF-16 units into `summary`. */
export const SummaryCitation = Type.Object({ start: Type.Integer(), end: Type.Integer(), url: Type.String() });
export type SummaryCitation = Static<typeof SummaryCitation>;

export const QuerySummaryResult = Type.Object({
  summary: Type.String(),
  cache_status: CacheStatus,
  tiles: Type.Array(Type.String()),
  citations: Type.Array(SummaryCitation),
});
export type QuerySummaryResult = Static<typeof QuerySummaryResult>;

const strict = { additionalProperties: false };

/** What a client may say on `/api/v1/ws` (CONTRACT §5). */
export const SummaryClientFrame = Type.Union([
  Type.Object({ action: Type.Literal("get_summary_with_cache"), params: QuerySummaryRequest }, strict),
  Type.Object({ action: Type.Literal("get_completions"), params: CompletionsRequest }, strict),
  Type.Object({ action: Type.Literal("cancel"), params: Type.Object({ requestId: RequestId }, strict) }, strict),
  Type.Object({ action: Type.Literal("ping"), params: Type.Optional(Type.Object({})) }, strict),
]);
export type SummaryClientFrame = Static<typeof SummaryClientFrame>;
