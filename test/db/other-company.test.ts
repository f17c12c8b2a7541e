import { afterAll, beforeAll, expect, test } from "bun:test";
import { basename } from "node:path";
import { getTableColumns, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Database, openDatabase, openReader, type RowReader } from "../../src/db/client.ts";
import * as apiKeys from "../../src/db/queries/api-keys.ts";
import * as contentCache from "../../src/db/queries/content-cache.ts";
import * as erase from "../../src/db/queries/erase.ts";
import * as exportJobs from "../../src/db/queries/export-jobs.ts";
import * as exportRows from "../../src/db/queries/export-rows.ts";
import * as generationCounts from "../../src/db/queries/generation-counts.ts";
import * as history from "../../src/db/queries/history.ts";
import * as revisions from "../../src/db/queries/revisions.ts";
import * as shares from "../../src/db/queries/shares.ts";
import * as turnEvents from "../../src/db/queries/turn-events.ts";
import * as turns from "../../src/db/queries/turns.ts";
import * as visitors from "../../src/db/queries/visitors.ts";
import * as webhooks from "../../src/db/queries/webhooks.ts";
import * as schema from "../../src/db/schema.ts";
import { root, typeScriptIn } from "../guards/files.ts";
import { DatabaseFile } from "./database-file.ts";

const file = new DatabaseFile();
let db: Database;
let reader: RowReader;
beforeAll(async () => {
  db = await openDatabase({ url: file.url });
  reader = openReader({ url: file.url });
});
afterAll(async () => {
  reader.close();
  await db.close();
  file[Symbol.dispose]();
});

/** An id of a company, or any other text: rows that belong together have the same. */
const idOf = (company: string, name: string) => `${company} ${name}`;
/** The companies' numbers differ, so that a count or a time tells whose it is. */
const numberOf = (company: string) => company.length;

/** What each query of a company reads as `company`, asked for the ids of the rows of `of`. */
const readers: Record<string, (company: string, of: string) => Promise<unknown>> = {
  listApiKeys: (company) => apiKeys.listApiKeys(db, company),
  findContent: (company, of) => contentCache.findContent(db, company, idOf(of, "keyHash")),
  // By one kind of id at a time: what they lead to is among the ids that are given otherwise.
  followTraces: (company, of) => {
    const { sessions, subjects, ...more } = { ...tracesOf(of), turns: [], shares: [] };
    const starts = [{ sessions }, { subjects }].map((ids) => ({ sessions: [], subjects: [], ...more, ...ids }));
    return Promise.all(starts.map((traces) => erase.followTraces(db, company, traces)));
  },
  tracedWords: (company, of) => erase.tracedWords(db, company, tracesOf(of)),
  listContentAfter: (company) => erase.listContentAfter(db, company, "", 9),
  findJob: (company, of) => exportJobs.findJob(db, company, idOf(of, "id")),
  recentJobs: (company) => exportJobs.recentJobs(db, company, 9),
  readExportPage: (company) =>
    exportRows.readExportPage(reader, { company, from: 0, until: 99 }, { occurredAt: 0, eventId: "" }, 9),
  countExportRows: (company) => exportRows.countExportRows(db, { company, from: 0, until: 99 }),
  readGenerationCount: (company, of) => generationCounts.readGenerationCount(db, company, idOf(of, "day")),
  readHistory: (company, of) => history.readHistory(db, company, idOf(of, "sessionId"), 9),
  findRequest: (company, of) => history.findRequest(db, company, idOf(of, "sessionId"), idOf(of, "requestId")),
  readQueries: (company, of) => {
    return history.readQueries(db, { company, sessionId: idOf(of, "sessionId"), requestId: idOf(of, "requestId") }, 9);
  },
  askedBefore: (company) => history.askedBefore(db, company, { at: Number.MAX_SAFE_INTEGER, place: 0 }, 9),
  findRevision: (company, of) => revisions.findRevision(db, company, idOf(of, "id")),
  latestRevision: (company) => revisions.latestRevision(db, company),
  openShares: (company, of) => shares.openShares(db, company, 0, idOf(of, "sessionId")),
  heldFences: (company, of) => {
    return turnEvents.heldFences(db, [{ turn: turnOf(company, of), fence: numberOf(of), start: 0, events: [] }]);
  },
  filedEvents: (company, of) => turnEvents.filedEvents(db, turnOf(company, of), 0, 9),
  lastFiledEvent: (company, of) => turnEvents.lastFiledEvent(db, turnOf(company, of)),
  loggedEvents: (company, of) => turnEvents.loggedEvents(db, turnOf(company, of), 0, 9, 0),
  lastLoggedEvent: (company, of) => turnEvents.lastLoggedEvent(db, turnOf(company, of)),
  loggedSince: (company, of) => turnEvents.loggedSince(db, [turnOf(company, of)], 0, 9),
  turnsThere: (company, of) => turnEvents.turnsThere(db, [turnOf(company, of)]),
  filedRests: (company, of) => turnEvents.filedRests(db, [{ turn: turnOf(company, of), index: 0 }], 9),
  openEvents: (company, of) => turnEvents.openEvents(db, [turnOf(company, of)]),
  findTurn: (company, of) => turns.findTurn(db, company, idOf(of, "sessionId")),
  findOperation: (company, of) => turns.findOperation(db, company, idOf(of, "subject"), idOf(of, "operationId")),
  earlierTurns: (company, of) => turns.earlierTurns(db, turnOf(company, of), 99),
  clientSessionOf: (company, of) => visitors.clientSessionOf(db, company, idOf(of, "subject")),
  visitorNotedAt: (company, of) => visitors.visitorNotedAt(db, company, idOf(of, "subject")),
  findPendingDelivery: (company, of) =>
    webhooks.findPendingDelivery(db, company, idOf(of, "sessionId"), idOf(of, "historyHash")),
  listDeliveries: (company) => webhooks.listDeliveries(db, company, ["pending"]),
  listAttempts: (company, of) => webhooks.listAttempts(db, company, idOf(of, "id")),
  findDisabledWebhook: (company) => webhooks.findDisabledWebhook(db, company),
};

/** What reads the rows of all companies, goes by a secret id, or is no reader. */
const others = [
  ...[
    "listCompanies",
    "listPointers",
    "listOpenJobs",
    "listExpiredJobs",
    "listOpenTurns",
    "listDueDeliveries",
    "erasedSince",
  ],
  ...["filesInUse", "logSpan", "listSigningKeys", "findApiKey", "findShare", "acceptedTurn", "claimDelivery"],
];

const tracesOf = (of: string) => ({
  sessions: [idOf(of, "sessionId"), idOf(of, "clientSessionId")],
  subjects: [idOf(of, "subject")],
  turns: [idOf(of, "sessionId")],
  shares: [idOf(of, "id")],
});

function turnOf(company: string, of: string): turns.TurnRow {
  const row = rowOf(schema.turns, of) as turns.TurnRow;
  return { ...row, company, sequence: 99, logStart: 0 };
}

function rowOf(table: SQLiteTable, company: string): Record<string, unknown> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, { dataType }]) => name !== "revokedAt" && (name !== "id" || dataType === "string"),
  );
  return Object.fromEntries(
    columns.map(([name, { dataType }]) => {
      const value = { string: idOf(company, name), number: numberOf(company), buffer: Buffer.from(company), json: [] };
      return [name, value[dataType as keyof typeof value]];
    }),
  );
}

async function seed(company: string): Promise<void> {
  const own = { company, status: "pending", deliveryId: idOf(company, "id"), revisionId: idOf(company, "id") };
  const tables = Object.values(schema).filter((value) => is(value, SQLiteTable));
  const rows = tables
    .filter((table) => "company" in getTableColumns(table))
    .map((table) => db.reader.insert(table).values({ ...rowOf(table, company), ...own } as never));
  await db.writer.write(rows);
}

test("every exported reader is called here as a company, or is of no company", async () => {
  const modules = typeScriptIn("src/db/queries").map(({ path }) => import(`${root}/src/db/queries/${basename(path)}`));
  const exported = (await Promise.all(modules)).flatMap((module) => Object.entries(module));
  const names = exported.flatMap(([name, value]) => (typeof value === "function" ? [name] : []));
  expect(names.filter((name) => !name.endsWith("Sql")).sort()).toEqual([...Object.keys(readers), ...others].sort());
});

test("what a company reads is the same whether another has rows or none, also by the other's ids", async () => {
  await seed("ours");
  const readAs = (company: string, of: string) =>
    Promise.all(Object.entries(readers).map(async ([name, read]) => [name, await read(company, of)]));
  const readByAll = async () => ({
    ours: await readAs("ours", "ours"),
    oursByTheirIds: await readAs("ours", "theirs"),
    nobody: await readAs("nobody", "theirs"),
  });
  const [before, theirsBefore] = [await readByAll(), await readAs("theirs", "theirs")];
  await seed("theirs");
  expect(await readByAll()).toEqual(before);
  for (const [at, [name, value]] of (await readAs("theirs", "theirs")).entries()) {
    expect({ name, value }).not.toEqual({ name, value: theirsBefore[at]?.[1] });
  }
});
