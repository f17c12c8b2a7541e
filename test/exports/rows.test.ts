import { describe, expect, test } from "bun:test";
import { readdirSync, readlinkSync } from "node:fs";
import fc from "fast-check";
import { type Database, openDatabase } from "../../src/db/client.ts";
import { type AnalyticsRow, insertAnalyticsSql } from "../../src/db/queries/analytics.ts";
import { exportColumns } from "../../src/db/queries/export-rows.ts";
import { csvInWorker } from "../../src/exports/csv-in-worker.ts";
import { rangeOf } from "../../src/exports/range.ts";
import { DatabaseFile } from "../db/database-file.ts";
import { readCsv } from "./read-csv.ts";

const day = "2024-07-01";
const dayStart = Date.parse(`${day}T00:00:00Z`);
const range = rangeOf("bakery", { startDate: day, endDate: day });
const never = new AbortController().signal;

const row = (eventId: string, occurredAt: number, more: Partial<AnalyticsRow> = {}): AnalyticsRow => ({
  ...{ eventId, occurredAt, eventType: "queries", company: "bakery", version: "published", corpusVersion: 1 },
  ...{ sessionId: "", requestId: "", userId: "", query: "", summary: "", resultCount: 0, resultLinks: "" },
  ...{ ctaText: "", ctaUrl: "", pageUrl: "", status: "ok", cacheStatus: "", model: "", locale: "", origin: "" },
  ...more,
});

async function exported(file: DatabaseFile, wait = 0): Promise<string[][]> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for await (const page of csvInWorker({ url: file.url }, range, never)) {
    text += decoder.decode(page.bytes);
    if (wait > 0) await Bun.sleep(wait);
  }
  return readCsv(text).slice(1);
}

const add = (db: Database, rows: readonly AnalyticsRow[]) => db.writer.write(insertAnalyticsSql(rows));

describe("the rows of an export", () => {
  test("are those of the range, each once, ordered by time and id, whatever times and ids they have", async () => {
    const event = fc.record({
      id: fc.string({ minLength: 1, maxLength: 8, unit: "grapheme" }).filter((id) => !id.includes("\0")),
      at: fc.integer({ min: -3, max: 24 * 60 * 60_000 + 3 }),
      same: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(event, { selector: ({ id }) => id, maxLength: 60 }), async (events) => {
        using file = new DatabaseFile();
        const db = await openDatabase({ url: file.url });
        // Many at one millisecond: the id alone orders them.
        const rows = events.map(({ id, at, same }) => row(`e${id}`, dayStart + (same ? 5 : at)));
        if (rows.length > 0) await add(db, rows);
        await db.close();
        const wanted = rows
          .filter(({ occurredAt }) => occurredAt >= range.from && occurredAt < range.until)
          .sort(
            (a, b) => a.occurredAt - b.occurredAt || Buffer.compare(Buffer.from(a.eventId), Buffer.from(b.eventId)),
          );
        const got = await exported(file);
        expect(got.map((cells) => [cells[0], cells[1]])).toEqual(
          wanted.map(({ eventId, occurredAt }) => [eventId, new Date(occurredAt).toISOString()]),
        );
      }),
      { numRuns: 25 },
    );
  }, 90_000);

  test("are each there once while others are written, some of them before the place that was reached", async () => {
    using file = new DatabaseFile();
    const db = await openDatabase({ url: file.url });
    const old = Array.from({ length: 12_000 }, (_, number) => row(`old-${number}`, dayStart + number * 1_000));
    await add(db, old);
    let writing = true;
    let added = 0;
    const writer = (async () => {
      for (; writing; added++) await add(db, [row(`new-${added}`, dayStart + ((added * 7_919) % 12_000) * 1_000)]);
    })();
    const rows = await exported(file, 5).finally(() => {
      writing = false;
    });
    await writer;
    const ids = rows.map((cells) => cells[0] ?? "");
    await db.close();
    expect(added).toBeGreaterThan(5);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith("old-"))).toEqual(old.map(({ eventId }) => eventId));
  });

  test("are of one company alone", async () => {
    using file = new DatabaseFile();
    const db = await openDatabase({ url: file.url });
    await add(db, [row("mine", dayStart), row("theirs", dayStart, { company: "mill" })]);
    await db.close();
    expect((await exported(file)).map((cells) => cells[0])).toEqual(["mine"]);
  });

  test("may be of any size: once the first page has shown how large they are, pages are of a quarter of a MiB", async () => {
    using file = new DatabaseFile();
    const db = await openDatabase({ url: file.url });
    const sizes = [10, 60_000, 10, 200_000, 3];
    const rows = Array.from({ length: 600 }, (_, number) =>
      row(`e-${String(number).padStart(4, "0")}`, dayStart, { summary: "s".repeat(sizes[number % 5] ?? 0) }),
    );
    for (let start = 0; start < rows.length; start += 100) await add(db, rows.slice(start, start + 100));
    await db.close();
    const pages: { rows: number; bytes: number }[] = [];
    for await (const { rows, bytes } of csvInWorker({ url: file.url }, range, never)) {
      pages.push({ rows, bytes: bytes.length });
    }
    expect(pages.reduce((seen, { rows }) => seen + rows, 0)).toBe(600);
    const [header, first, ...others] = pages;
    expect([header?.rows, first?.rows]).toEqual([0, 32]);
    expect(others.length).toBeGreaterThan(50);
    for (const { bytes } of others) expect(bytes).toBeLessThan(768 * 1024);
  });

  test("have the columns of CONTRACT §8 in its order", () => {
    expect(exportColumns.join(", ")).toBe(
      "event_id, occurred_at, event_type, company, version, corpus_version, session_id, request_id, user_id, query, " +
        "summary, result_count, result_links, cta_text, cta_url, page_url, status, cache_status, model, " +
        "first_part_ms, total_ms, input_tokens, output_tokens, locale, origin",
    );
  });
});

describe("the thread that reads them", () => {
  test("tells why where the database has no such table", async () => {
    using file = new DatabaseFile();
    await Bun.write(file.path, "not a database, but something else entirely".repeat(40));
    await expect(exported(file)).rejects.toThrow(/could not be read: .*database/);
  });

  test("ends with whoever leaves, and its files with it", async () => {
    using file = new DatabaseFile();
    const db = await openDatabase({ url: file.url });
    for (let part = 0; part < 5; part++) {
      await add(
        db,
        Array.from({ length: 1_000 }, (_, number) => row(`${part}-${number}`, dayStart + number)),
      );
    }
    await db.close();
    const before = openFiles(file);
    for (let leave = 0; leave < 8; leave++) {
      const abort = new AbortController();
      const reading = (async () => {
        for await (const _ of csvInWorker({ url: file.url }, range, abort.signal)) {
          if (leave % 2 === 0) return;
          abort.abort(new Error("left"));
        }
      })();
      await reading.catch((error: Error) => expect(error.message).toBe("left"));
    }
    await Bun.sleep(50);
    // The last one's may still wait to be collected; without that there were two or three more for each.
    expect(openFiles(file)).toBeLessThan(before + 8);
  });
});

/** How many files of a database this process has open. */
function openFiles({ path }: DatabaseFile): number {
  const opened = readdirSync("/proc/self/fd").map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return "";
    }
  });
  return opened.filter((target) => target.startsWith(path)).length;
}
