import { type Static, type TObject, type TProperties, Type } from "@sinclair/typebox";
import { Timestamp } from "./formats.ts";
import { FinishReason, Usage } from "./generation.ts";
import { Cta } from "./search.ts";

const meta = Type.Object({ id: Type.String({ pattern: "^evt_" }), at: Timestamp });

/** `turnId` is `turn_0`, `turn_1` … within the conversation, `sequence` the same as a number. */
const turn = { turnId: Type.String(), sequence: Type.Integer({ minimum: 0 }) };
/** `stepIndex` counts model calls of the turn from 0. */
const step = { ...turn, stepIndex: Type.Integer({ minimum: 0 }) };

function event<Name extends string, Data extends TProperties>(
  type: Name,
  data: Data,
): TObject<{ type: ReturnType<typeof Type.Literal<Name>>; data: TObject<Data>; meta: typeof meta }> {
  return Type.Object({ type: Type.Literal(type), data: Type.Object(data), meta });
}

export const SourceReference = Type.Object({ id: Type.String(), url: Type.String(), title: Type.String() });
export type SourceReference = Static<typeof SourceReference>;

/** The journal's events (CONTRACT §4). `session.waiting` is terminal. */
export const AgentEvent = Type.Union([
  event("session.started", {}),
  event("turn.started", turn),
  event("message.received", { message: Type.String(), ...turn }),
  event("step.started", { modelId: Type.String(), ...step }),
  event("sources.retrieved", { sources: Type.Array(SourceReference), ...step }),
  event("message.appended", { messageDelta: Type.String(), ...step }),
  event("citation.added", {
    start: Type.Integer({ minimum: 0 }),
    end: Type.Integer({ minimum: 0 }),
    sourceIds: Type.Array(Type.String()),
    ...step,
  }),
  event("message.completed", { message: Type.String(), finishReason: FinishReason, ...step }),
  event("cta.selected", { cta: Cta, ...step }),
  event("suggestions.ready", { suggestions: Type.Array(Type.String()), ...step }),
  event("step.completed", { finishReason: FinishReason, usage: Usage, ...step }),
  event("turn.completed", turn),
  event("turn.failed", { code: Type.String(), message: Type.String(), ...turn }),
  event("turn.cancelled", turn),
  event("session.waiting", {}),
]);
export type AgentEvent = Static<typeof AgentEvent>;
export type AgentEventType = AgentEvent["type"];
/** An event before the journal gives it its `meta`. */
export type AgentEventBody = AgentEvent extends infer E
  ? E extends { type: infer T; data: infer D }
    ? { type: T; data: D }
    : never
  : never;

export const terminalEvent = "session.waiting" satisfies AgentEventType;
