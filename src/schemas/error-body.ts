import { type Static, Type } from "@sinclair/typebox";

/** Bootstrap and agent routes. */
export const AgentErrorBody = Type.Object({ ok: Type.Literal(false), error: Type.String(), code: Type.String() });
export type AgentErrorBody = Static<typeof AgentErrorBody>;

/** Content and search routes: FastAPI's validation errors. */
export const DetailListBody = Type.Object({
  detail: Type.Array(
    Type.Object({
      loc: Type.Array(Type.Union([Type.String(), Type.Integer()])),
      msg: Type.String(),
      type: Type.String(),
    }),
  ),
});
export type DetailListBody = Static<typeof DetailListBody>;

/** Session routes and the portal. */
export const DetailErrorBody = Type.Object({ detail: Type.String(), error: Type.String() });
export type DetailErrorBody = Static<typeof DetailErrorBody>;

/** The portal's gate: key, path, rate. */
export const MessageBody = Type.Object({ message: Type.String() });
export type MessageBody = Static<typeof MessageBody>;
