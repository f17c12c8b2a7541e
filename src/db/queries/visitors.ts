import { and, eq } from "drizzle-orm";
import type { Database } from "../client.ts";
import { visitors } from "../schema.ts";
import type { Statement } from "../writer.ts";

/** Notes which browser session a visitor came with, and when. */
export function noteVisitorSql(company: string, subject: string, clientSessionId: string, now: number): Statement {
  return {
    sql: `INSERT INTO visitors (company, subject, client_session_id, created_at) VALUES (?, ?, ?, ?)
          ON CONFLICT (company, subject) DO UPDATE SET created_at = excluded.created_at`,
    args: [company, subject, clientSessionId, now],
  };
}

/** When a visitor was noted last; `undefined` for one that is not known. */
export function visitorNotedAt(db: Database, company: string, subject: string): Promise<number | undefined> {
  return db.reader
    .select({ at: visitors.createdAt })
    .from(visitors)
    .where(and(eq(visitors.company, company), eq(visitors.subject, subject)))
    .then((rows) => rows[0]?.at);
}

/** The browser session of a visitor; `undefined` for one that is private or unknown. */
export function clientSessionOf(db: Database, company: string, subject: string): Promise<string | undefined> {
  return db.reader
    .select({ id: visitors.clientSessionId })
    .from(visitors)
    .where(and(eq(visitors.company, company), eq(visitors.subject, subject)))
    .then((rows) => rows[0]?.id);
}
