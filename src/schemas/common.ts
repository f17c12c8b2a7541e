import { type Static, type TObject, type TOptional, Type } from "@sinclair/typebox";
import { Id, RequestId } from "./formats.ts";

/** A pointer to a runtime package. */
export const Version = Type.Union([Type.Literal("published"), Type.Literal("unpublished")], { default: "published" });
export type Version = Static<typeof Version>;

/** Either flag makes a request private (CONTRACT §1). */
export const privacyFlags = {
  is_private_session: Type.Optional(Type.Boolean()),
  tracking_consent: Type.Optional(Type.Boolean()),
};
export type PrivacyFlags = Static<TObject<typeof privacyFlags>>;

/** What every content and search request may say of its company and package. */
export const packageFields = {
  company: Type.Optional(Id),
  version: Type.Optional(Version),
};

export const correlationFields = {
  requestId: Type.Optional(RequestId),
  sessionId: Type.Optional(Id),
};

/** What decides who asks, of which package, in private or not. */
export type ScopeFields = Static<
  TObject<typeof packageFields & typeof correlationFields & typeof privacyFlags & { model: TOptional<typeof Id> }>
>;
