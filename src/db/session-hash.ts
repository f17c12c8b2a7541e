/** What an erasure is known by: the id itself would be a trace. */
export function sessionHash(company: string, sessionId: string): string {
  return new Bun.CryptoHasher("sha256").update(JSON.stringify([company, sessionId])).digest("hex");
}
