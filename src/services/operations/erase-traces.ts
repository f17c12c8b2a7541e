import { visitorSubject } from "../../agent/tokens.ts";
import type { Context } from "../../context.ts";
import { eraseSql, followTraces, listContentAfter, type Traces, tracedWords } from "../../db/queries/erase.ts";
import { rememberErasedSql } from "../../db/queries/erasures.ts";
import { erasedStaleMs } from "../../generation/cache/content-cache.ts";
import type { Company } from "../../runtime-package/directory.ts";

/** Whose traces go: a session by its id, or a visitor by the visitorSubject (`vis_…`). */
export type Erased = { session: string } | { visitor: string };

export interface EraseReport {
  company: string;
  /** Rows that were deleted, by table; tables without any are left out. */
  rows: Record<string, number>;
  /** Whether the database file was written anew; false for a remote one, whose files are its server's. */
  scrubbed: boolean;
}

/** What a session asked, and what it was answered. */
type Words = Awaited<ReturnType<typeof tracedWords>>[number];

/** What a server had queued for the database when it was erased (CONTRACT §7: 50 ms) is there after this. */
const settleMs = 250;
const contentPage = 500;

/**
 * Removes a session or a visitor from every table, then from the bytes of the files. `undefined` where there is no trace.
 * Throws `company_not_found`.
 */
export async function eraseTraces(
  context: Pick<Context, "db" | "packages">,
  name: string,
  who: Erased,
): Promise<EraseReport | undefined> {
  const { slug: company, row } = await context.packages.company(name);
  const traces = await allTraces(context, company, knownTraces(row, who));
  const said = await tracedWords(context.db, company, traces);
  const rows = await deleteTraces(context, company, traces, said);
  if (Object.keys(rows).length === 0) return undefined;
  await Bun.sleep(settleMs);
  // What has come by now may lead further, as a share does, and repeat what is erased already.
  const late = await allTraces(context, company, traces);
  const saidByNow = [...said, ...(await tracedWords(context.db, company, late))];
  for (const [table, count] of Object.entries(await deleteTraces(context, company, late, saidByNow))) {
    rows[table] = (rows[table] ?? 0) + count;
  }
  const [scrubbed] = await Promise.all([context.db.scrub(), Bun.sleep(erasedStaleMs)]);
  return { company, rows, scrubbed };
}

/** A browser session's visitor is computed: after an erasure the visitor may have gone on with no row to lead there. */
function knownTraces({ tenantKey }: Company["row"], who: Erased): Traces {
  const own =
    "session" in who
      ? { sessions: [who.session], subjects: [visitorSubject(tenantKey, who.session, false)] }
      : { sessions: [], subjects: [who.visitor] };
  return { ...own, turns: [], shares: [] };
}

/** Follows ids until nothing new turns up: a share may have been loaded into a session that was shared again. */
async function allTraces({ db }: Pick<Context, "db">, company: string, known: Traces): Promise<Traces> {
  let traces = known;
  for (;;) {
    const next = await followTraces(db, company, traces);
    if (sizeOf(next) === sizeOf(traces)) return next;
    traces = next;
  }
}

function sizeOf({ sessions, subjects, turns, shares }: Traces): number {
  return sessions.length + subjects.length + turns.length + shares.length;
}

/**
 * Deletes what the traces lead to, and cached content that repeats what was said; returns the rows by table. Requests
 * under way file nothing of it any more.
 */
async function deleteTraces({ db }: Pick<Context, "db">, company: string, traces: Traces, said: readonly Words[]) {
  const cacheKeys = await cachedAnswers(db, company, said);
  const deletions = eraseSql(company, traces, cacheKeys);
  const results = await db.writer.write([
    db.overwriteFreed,
    ...deletions.map(({ statement }) => statement),
    ...rememberErasedSql(company, traces.sessions, Date.now()),
  ]);
  const counts = deletions.map(({ table }, index) => [table, results[index + 1]?.rowsAffected ?? 0] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Keys of cached content that says what the sessions were answered, or repeats what they asked. */
async function cachedAnswers(db: Context["db"], company: string, words: readonly Words[]): Promise<string[]> {
  const keys: string[] = [];
  if (words.length === 0) return keys;
  for (let after = ""; ; ) {
    const page = await listContentAfter(db, company, after, contentPage);
    for (const { keyHash, parts } of page) if (holds(textOf(parts), words)) keys.push(keyHash);
    const last = page.at(-1);
    if (!last) return keys;
    after = last.keyHash;
  }
}

function holds(text: string, words: readonly Words[]): boolean {
  return words.some(({ query, summary }) => (summary && text.includes(summary)) || (query && text.includes(query)));
}

/** Every string of the parts; deltas are joined. */
function textOf(json: string): string {
  const parts = JSON.parse(json) as { delta?: unknown; item?: unknown }[];
  const deltas = parts.map(({ delta }) => (typeof delta === "string" ? delta : "")).join("");
  const strings: string[] = [deltas];
  JSON.stringify(parts, (_key, value) => {
    if (typeof value === "string") strings.push(value);
    return value;
  });
  return strings.join("\n");
}
