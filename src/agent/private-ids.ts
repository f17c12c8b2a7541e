import { createHmac, timingSafeEqual } from "node:crypto";
import { ulid } from "ulid";

const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const signedLength = 18;
const signatureLength = 8;

/**
 * The session id of a private turn. Its last 40 bits sign the rest for the visitor: after a crash, when no memory of
 * the turn is left, the visitor can still be told that it is lost, and a stranger that there is no such session.
 */
export function privateSessionId(tenantKey: Uint8Array, subject: string, now: number): string {
  const signed = ulid(now).slice(0, signedLength);
  return `wrun_${signed}${sign(tenantKey, subject, signed)}`;
}

/** Whether this visitor was once given the id for a private turn. */
export function isPrivateSessionOf(tenantKey: Uint8Array, subject: string, sessionId: string): boolean {
  const [, signed, signature] = /^wrun_([0-9A-Z]{18})([0-9A-Z]{8})$/.exec(sessionId) ?? [];
  if (!signed || !signature) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(tenantKey, subject, signed)));
}

function sign(tenantKey: Uint8Array, subject: string, signed: string): string {
  const hash = createHmac("sha256", tenantKey).update(`private session ${subject} ${signed}`).digest();
  return Array.from(hash.subarray(0, signatureLength), (byte) => crockford[byte % 32]).join("");
}
