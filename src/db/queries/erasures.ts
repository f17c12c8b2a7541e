import type { Database } from "../client.ts";
import { sessionHash } from "../session-hash.ts";
import type { Statement } from "../writer.ts";

/** A session by its hash, and when it was erased, in milliseconds since 1970. */
export interface Erasure {
  company: string;
  sessionHash: string;
  at: number;
}

/** How long erasures are remembered: no request lasts longer, nor waits longer for a database that is away. */
const keptMs = 24 * 60 * 60_000;

/** Remembers that sessions of the company are erased, and forgets those that were long ago. */
export function rememberErasedSql(company: string, sessions: readonly string[], now: number): Statement[] {
  return [
    { sql: "DELETE FROM erasures WHERE company = ? AND at < ?", args: [company, now - keptMs] },
    {
      sql: `INSERT OR REPLACE INTO erasures (company, session_hash, at) SELECT ?, value, ? FROM json_each(?)`,
      args: [company, now, JSON.stringify(sessions.map((session) => sessionHash(company, session)))],
    },
  ];
}

/** Erasures of every company since a moment. Asked where rows are written: a replica may be behind. */
export async function erasedSince({ writer }: Database, since: number): Promise<Erasure[]> {
  const query = { sql: "SELECT company, session_hash, at FROM erasures WHERE at >= ?", args: [since] };
  const [result] = await writer.write([query]);
  return (result?.rows ?? []).map((row) => ({
    company: String(row.company),
    sessionHash: String(row.session_hash),
    at: Number(row.at),
  }));
}
