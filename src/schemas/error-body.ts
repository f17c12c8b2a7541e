import { type Static, Type } from "@sinclair/typebox";

/** One fault of a request, in FastAPI's words. */
export const Fault = Type.Object({
  loc: Type.Array(Type.Union([Type.String(), Type.Integer()])),
  msg: Type.String(),
  type: Type.String(),
});
export type Fault = Static<typeof Fault>;

const Told = Type.Object({ detail: Type.String(), error: Type.String() });

/** The body that the errors of each group of routes have (CONTRACT §1). */
export const errorBodies = {
  agent: Type.Object({ ok: Type.Literal(false), error: Type.String(), code: Type.String() }),
  content: Type.Object({ detail: Type.Array(Fault) }),
  session: Told,
  portal: Type.Union([Told, Type.Object({ message: Type.String() })]),
};

export type ErrorGroup = keyof typeof errorBodies;
export type ErrorBody = Static<(typeof errorBodies)[ErrorGroup]>;
