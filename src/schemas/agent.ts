import { type Static, Type } from "@sinclair/typebox";
import { privacyFlags, Version } from "./common.ts";
import { Id, Timestamp, VisibleText } from "./formats.ts";

export const BootstrapRequest = Type.Object(
  { clientSessionId: Id, indexId: Id, version: Type.Optional(Version), ...privacyFlags },
  { additionalProperties: false },
);
export type BootstrapRequest = Static<typeof BootstrapRequest>;

export const AccessGrant = Type.Object({
  accessToken: Type.String(),
  tokenType: Type.Literal("Bearer"),
  expiresAt: Timestamp,
  origin: Type.String({ description: "the Origin that the token is bound to" }),
  visitorSubject: Type.String(),
  apiVersion: Type.Literal("v1"),
  identity: Type.Object({ indexId: Type.String(), revision: Type.String(), tenantId: Type.String() }),
});
export type AccessGrant = Static<typeof AccessGrant>;

/** Unknown query parameters are ignored (CONTRACT §1). */
export const AgentProfileQuery = Type.Object({ indexId: Id }, { additionalProperties: true });

/** Who answers; what the company has not set is `""`. */
export const AgentProfile = Type.Object({ name: Type.String(), greeting: Type.String() });
export type AgentProfile = Static<typeof AgentProfile>;

export const SessionRequest = Type.Object(
  { message: VisibleText, operationId: Type.Optional(Id) },
  { additionalProperties: false },
);
export type SessionRequest = Static<typeof SessionRequest>;

export const SessionAcknowledgement = Type.Object({
  ok: Type.Literal(true),
  sessionId: Type.String({ pattern: "^wrun_[0-9A-HJKMNP-TV-Z]{26}$" }),
  status: Type.Literal("accepted"),
});
export type SessionAcknowledgement = Static<typeof SessionAcknowledgement>;

/** The answer to a cancel of a turn that is over. */
export const NoActiveTurn = Type.Object({ ok: Type.Literal(true), status: Type.Literal("no_active_turn") });

/** What a verified access token says. Times in seconds since 1970. */
export const AccessClaims = Type.Object({
  iss: Type.String(),
  aud: Type.Literal("agent-runtime"),
  sub: Type.String(),
  tenantId: Type.String(),
  indexId: Type.String(),
  version: Version,
  revision: Type.String(),
  origin: Type.String(),
  private: Type.Optional(Type.Literal(true)),
  jti: Type.String(),
  iat: Type.Integer(),
  exp: Type.Integer(),
});
export type AccessClaims = Static<typeof AccessClaims>;
