import { createHmac, timingSafeEqual } from "node:crypto";

/** The query of a signed link: when it ends, in seconds since 1970, and the HMAC-SHA256 over key and end. */
export interface Signature {
  expires: number;
  signature: string;
}

export function signKey(secret: Uint8Array, key: string, expires: number): Signature {
  return { expires, signature: createHmac("sha256", secret).update(`GET\n${key}\n${expires}`).digest("hex") };
}

/** Compares in constant time. */
export function isSignedBy(secret: Uint8Array, key: string, { expires, signature }: Signature): boolean {
  const wanted = Buffer.from(signKey(secret, key, expires).signature);
  const given = Buffer.from(signature);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
