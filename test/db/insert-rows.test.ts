import { describe, expect, test } from "bun:test";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import fc from "fast-check";
import { insertRowsSql, selectRows, type Value } from "../../src/db/insert-rows.ts";
import { DatabaseFile } from "./database-file.ts";

const value: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom<Value>(null, "", "a", "?", 0, 1, -1.5),
  fc.string({ unit: "grapheme", maxLength: 8 }).filter((text) => !text.includes("\0")),
);
/** One to twelve rows of one width, most of whose values are alike. */
const table = fc
  .integer({ min: 1, max: 6 })
  .chain((width) => fc.array(fc.array(value, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }));

describe("rows in one statement", () => {
  test("come as they are, in their order, whatever they have in common", async () => {
    using file = new DatabaseFile();
    const client = file.connect();
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const { sql, args } = selectRows(rows);
        const found = (await client.execute({ sql, args })).rows;
        expect(found.map((row) => Array.from({ length: row.length }, (_, column) => row[column]))).toEqual(rows);
      }),
      { numRuns: 200 },
    );
  });

  test("what all of them have in common is bound once", () => {
    const rows = [1, 2, 3].map((id) => [id, "same", id % 2, null]);
    expect(selectRows(rows).args).toEqual(["same", null, 1, 1, 2, 0, 3, 1]);
  });

  test("equal rows are told apart", () => {
    expect(selectRows([["a"], ["a"]]).args).toEqual(["a", "a"]);
  });
});

describe("rows that are written again, because the answer to their first write was lost", () => {
  test("stand once, and those that came with them too", async () => {
    using file = new DatabaseFile();
    const client = file.connect();
    await client.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, text TEXT NOT NULL)");
    const t = sqliteTable("t", { id: integer().primaryKey(), text: text().notNull() });
    const write = (rows: { id: number; text: string }[]) =>
      client.batch(insertRowsSql(t, rows, {}) as { sql: string; args: (string | number)[] }[], "write");
    await write([{ id: 1, text: "first" }]);
    await write([
      { id: 1, text: "again" },
      { id: 2, text: "second" },
    ]);
    expect(await file.column("SELECT text FROM t ORDER BY id")).toEqual(["first", "second"]);
    await expect(write([{ id: 3 } as { id: number; text: string }])).rejects.toThrow("NOT NULL");
  });
});
