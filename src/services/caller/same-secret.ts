import { timingSafeEqual } from "node:crypto";

/** Compares hashes, so that the time taken tells nothing of the secret. */
export function sameSecret(given: string, wanted: string): boolean {
  const hash = (text: string) => new Bun.CryptoHasher("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
