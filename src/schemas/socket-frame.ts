import { type Static, Type } from "@sinclair/typebox";
import { AgentEvent } from "./agent-event.ts";
import { Id, VisibleText } from "./formats.ts";

const strict = { additionalProperties: false };
const ref = Type.Optional(Id);

/** What a client may say on `/agent/v1/ws` (CONTRACT §4). */
export const AgentClientFrame = Type.Union([
  Type.Object(
    { type: Type.Literal("authenticate"), accessToken: Type.String({ minLength: 1, maxLength: 4_096 }), ref },
    strict,
  ),
  Type.Object({ type: Type.Literal("message"), message: VisibleText, operationId: Type.Optional(Id), ref }, strict),
  Type.Object(
    { type: Type.Literal("subscribe"), sessionId: Id, startIndex: Type.Optional(Type.Integer()), ref },
    strict,
  ),
  Type.Object({ type: Type.Literal("cancel"), sessionId: Id, ref }, strict),
  Type.Object({ type: Type.Literal("ping") }, strict),
]);
export type AgentClientFrame = Static<typeof AgentClientFrame>;

/** What the server answers there. */
export const AgentServerFrame = Type.Union([
  Type.Object({ type: Type.Literal("authenticated"), expiresAt: Type.String() }),
  Type.Object({
    type: Type.Literal("accepted"),
    ref,
    ok: Type.Literal(true),
    sessionId: Type.Optional(Type.String()),
    status: Type.Union([Type.Literal("accepted"), Type.Literal("no_active_turn")]),
  }),
  Type.Object({ type: Type.Literal("event"), sessionId: Type.String(), index: Type.Integer(), event: AgentEvent }),
  Type.Object({ type: Type.Literal("pong") }),
  Type.Object({
    type: Type.Literal("error"),
    ref,
    ok: Type.Literal(false),
    error: Type.String(),
    code: Type.String(),
  }),
]);
export type AgentServerFrame = Static<typeof AgentServerFrame>;
