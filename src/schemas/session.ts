import { type Static, Type } from "@sinclair/typebox";
import { packageFields, privacyFlags } from "./common.ts";
import { Id, Locale } from "./formats.ts";

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
