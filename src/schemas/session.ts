import { type Static, Type } from "@sinclair/typebox";
import { packageFields, privacyFlags } from "./common.ts";
import { Id, Locale } from "./formats.ts";
import { Tile } from "./search.ts";

export const SessionSummaryRequest = Type.Object(
  { session_id: Id, ...packageFields, ...privacyFlags, locale: Type.Optional(Locale), model: Type.Optional(Id) },
  { additionalProperties: false },
);
export type SessionSummaryRequest = Static<typeof SessionSummaryRequest>;

export const ShareRequest = Type.Object(
  {
    session_id: Id,
    template_id: Type.Union([Type.Literal("mr"), Type.Literal("sr")]),
    use_history: Type.Optional(Type.Boolean({ default: false })),
    company: packageFields.company,
    ...privacyFlags,
  },
  { additionalProperties: false },
);
export type ShareRequest = Static<typeof ShareRequest>;

export const SessionSummary = Type.Object({
  session_id: Type.String(),
  status: Type.Literal("generated"),
  category: Type.String(),
  topics: Type.Array(Type.Object({ title: Type.String(), narrative: Type.String() })),
  resources: Type.Array(Type.Object({ title: Type.String(), link: Type.String() })),
  cta: Type.Object({ text: Type.String(), link: Type.String() }),
  suggested_subject: Type.String(),
  rendered_body: Type.String(),
});
export type SessionSummary = Static<typeof SessionSummary>;

/** The answer where the summary goes to the company's webhook; `delivery_id` is the `webhook-id`. */
export const QueuedSummary = Type.Object({
  session_id: Type.String(),
  status: Type.Literal("queued"),
  delivery_id: Type.String(),
});
export type QueuedSummary = Static<typeof QueuedSummary>;

/** One request of a session as others may see it (CONTRACT §7). `timestamp` in milliseconds since 1970. */
export const HistoryEntry = Type.Object({
  timestamp: Type.Integer(),
  query: Type.String(),
  summary: Type.String(),
  metadata: Type.Record(Type.String(), Type.Unknown()),
  responses: Type.Array(Tile),
  user_id: Type.String(),
});
export type HistoryEntry = Static<typeof HistoryEntry>;

export const ConversationMessage = Type.Object({
  role: Type.Union([Type.Literal("user"), Type.Literal("assistant")]),
  content: Type.String(),
  timestamp: Type.Integer(),
});
export type ConversationMessage = Static<typeof ConversationMessage>;

export const HistorySnapshot = Type.Object({
  conversation_history_id: Type.String(),
  template_id: ShareRequest.properties.template_id,
  session_id: Type.String(),
  history: Type.Array(HistoryEntry),
  conversation_history: Type.Array(ConversationMessage),
});
export type HistorySnapshot = Static<typeof HistorySnapshot>;

/** The address of a share and of the session that it is loaded into. */
export const LoadShareParams = Type.Object({ id: Type.String(), sessionId: Id });

export const LoadedShare = Type.Object({
  status: Type.Literal("success"),
  message: Type.String(),
  session_id: Type.String(),
  template_id: ShareRequest.properties.template_id,
});
export type LoadedShare = Static<typeof LoadedShare>;
