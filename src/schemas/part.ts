import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { SourceReference } from "./agent-event.ts";
import { Evidence, Faq, FinishReason, Usage } from "./generation.ts";
import { CacheStatus } from "./page-content.ts";
import { Cta, Highlight, MarketingMessage, Tile } from "./search.ts";

function part<Name extends string, Fields extends Record<string, TSchema>>(type: Name, fields: Fields) {
  return Type.Object({ type: Type.Literal(type), ...fields });
}

/** What every generative route streams (CONTRACT §3). Ends with `finish` or `error`; anything else is a cut. */
export const Part = Type.Union([
  part("start", {
    requestId: Type.String(),
    sessionId: Type.Optional(Type.String()),
    model: Type.String(),
    cache_status: Type.Optional(CacheStatus),
  }),
  part("source", SourceReference.properties),
  part("tile", { tile: Tile }),
  part("highlight", { highlight: Highlight }),
  part("marketing_message", MarketingMessage.properties),
  part("cta", Cta.properties),
  part("item", {
    index: Type.Integer({ minimum: 0 }),
    item: Type.Union([Type.String(), Faq, Type.Object({ title: Type.String(), narrative: Type.String() })]),
    evidence: Type.Optional(Evidence),
  }),
  part("text-delta", { delta: Type.String() }),
  part("result", { body: Type.Unknown() }),
  part("error", { code: Type.String(), message: Type.String(), retryable: Type.Boolean() }),
  part("finish", { reason: FinishReason, usage: Type.Optional(Usage) }),
]);
export type Part = Static<typeof Part>;
