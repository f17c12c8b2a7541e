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

  test("does not take a reading that began before a change of this process for one after it", async () => {
    const slow = Promise.withResolvers<Row[]>();
    let answer: () => Promise<Row[]> = async () => [{ company: "old" }];
    const directory = createDirectory(
      databaseOf(() => answer()),
      () => {},
    );
    const slugs = async () => (await directory.current()).list.map(({ slug }) => slug);
    await slugs();
    await Bun.sleep(2 * directoryStaleMs);
    answer = () => slow.promise;
    const before = slugs();
    answer = async () => [{ company: "new" }];
    directory.refresh();
    expect(await slugs()).toEqual(["new"]);
    slow.resolve([{ company: "old" }]);
    await before;
    expect(await slugs()).toEqual(["new"]);
  });

  test("that began while the first reading was under way waits for what it was changed to", async () => {
    const slow = Promise.withResolvers<Row[]>();
    let answer = () => slow.promise;
    const directory = createDirectory(
      databaseOf(() => answer()),
      () => {},
    );
    const slugs = async () => (await directory.current()).list.map(({ slug }) => slug);
    const before = slugs();
    directory.refresh();
    slow.resolve([{ company: "old" }]);
    expect(await before).toEqual(["old"]);
    answer = async () => [{ company: "new" }];
    expect(await slugs()).toEqual(["new"]);
  });
});
