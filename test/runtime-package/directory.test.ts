import { describe, expect, test } from "bun:test";
import type { Database } from "../../src/db/client.ts";
import { createDirectory, directoryStaleMs } from "../../src/runtime-package/directory.ts";

type Row = { company: string };

/** A database whose companies are what `answer` gives: the directory's two readings ask for it side by side. */
function databaseOf(answer: () => Promise<Row[]>): Database {
  const query = (isPointers: boolean): unknown =>
    new Proxy(() => {}, {
      get: (_, name) => {
        if (name !== "then") return () => query(isPointers || name === "innerJoin");
        const rows = isPointers ? Promise.resolve([]) : answer();
        return rows.then.bind(rows);
      },
    });
  return { reader: { select: () => query(false) } } as unknown as Database;
}

describe("A directory of companies", () => {
  test("reads on after a reading that hangs, and what that brings in the end does not undo what is newer", async () => {
    const hung = Promise.withResolvers<Row[]>();
    let answer: () => Promise<Row[]> = async () => [{ company: "old" }];
    const directory = createDirectory(
      databaseOf(() => answer()),
      () => {},
    );
    const known = () => directory.known().list.map(({ slug }) => slug);
    await directory.current();
    await Bun.sleep(2 * directoryStaleMs);
    answer = () => hung.promise;
    await directory.current();
    expect(known()).toEqual(["old"]);
    answer = async () => [{ company: "new" }];
    for (let waited = 0; waited < 3_000 && !known().includes("new"); waited += 50) {
      await directory.current();
      await Bun.sleep(50);
    }
    expect(known()).toEqual(["new"]);
    hung.resolve([{ company: "hung" }]);
    await Bun.sleep(10);
    expect(known()).toEqual(["new"]);
  });
});
