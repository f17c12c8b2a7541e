import { expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { type Database, openDatabase } from "../../src/db/client.ts";
import { fileHistorySql, type HistoryRow, readHistory } from "../../src/db/queries/history.ts";

/** Texts from a few letters to more than a page of the database. */
const size = fc.integer({ min: 1, max: 6_000 });
const request = fc.record({ query: size, tile: size, highlight: size, suggestion: fc.option(size), cta: size });
type Sizes = typeof request extends fc.Arbitrary<infer T> ? T : never;

const blank = { summary: "", userId: "", locale: "", version: "published" as const, corpusVersion: 1 };
const nothing = { query: "", tiles: [], highlights: [], suggestions: [], cta: null };
const tile = { link: "", score: 1, image: "", title: "", description: "", label: [], gated: 0, highlight_list: [] };

/** The rows of one user action: of `queries`, of `cta-selection` and of `suggestions`; each text tells whose it is. */
function actionOf(sizes: Sizes, at: number): [asked: HistoryRow, chosen: HistoryRow, suggested: HistoryRow] {
  const requestId = `r${at}`;
  const row = { ...blank, ...nothing, company: "acme", sessionId: `s${Math.floor(at / 3)}`, requestId, at };
  const text = (name: string, length: number) => `${name} of ${requestId} `.padEnd(length, requestId);
  const cta = { text: text("cta", sizes.cta), url: "", open_type: "self" as const };
  return [
    {
      ...row,
      query: text("query", sizes.query),
      tiles: [{ ...tile, id: text("tile", sizes.tile) }],
      highlights: [{ text: text("highlight", sizes.highlight), url: "" }],
      cta,
    },
    { ...row, cta },
    { ...row, suggestions: sizes.suggestion === null ? [] : [text("suggestion", sizes.suggestion)] },
  ];
}

/** What an action left, told by its rows alone. */
function told([asked, chosen, suggested]: ReturnType<typeof actionOf>): HistoryRow {
  return { ...asked, cta: chosen.cta, suggestions: suggested.suggestions };
}

async function file(db: Database, rows: readonly HistoryRow[], sizes: readonly number[]): Promise<void> {
  for (let start = 0, batch = 0; start < rows.length; batch++) {
    const end = start + (sizes[batch % sizes.length] ?? 1);
    await db.writer.write(fileHistorySql(rows.slice(start, end)));
    start = end;
  }
}

test("a request's row holds what was said of it alone, however its calls are cut into batches", async () => {
  const batches = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 12, maxLength: 30 }), batches, async (all, batches) => {
      const folder = await mkdtemp(join(tmpdir(), "usher-history-"));
      const db = await openDatabase({ url: `file:${join(folder, "usher.db")}` });
      try {
        const actions = all.map(actionOf);
        await file(db, actions.flat(), batches);
        for (const action of actions) {
          const rows = await readHistory(db, "acme", action[0].sessionId, 10);
          expect(rows.find(({ requestId }) => requestId === action[0].requestId)).toEqual(told(action));
        }
      } finally {
        await db.close();
        await rm(folder, { recursive: true });
      }
    }),
    { numRuns: 30 },
  );
});
