import { afterAll, describe, expect, test } from "bun:test";
import { existsSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import fc from "fast-check";
import { createLocalStore } from "../../src/objects/local.ts";
import { temporaryFolder } from "../support/server.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}

/** Every file below a folder, by its path in it. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return entries.filter((entry) => statSync(join(folder, entry)).isFile()).sort();
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function* chunksOf(...chunks: (Uint8Array | Error)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) {
    if (chunk instanceof Error) throw chunk;
    yield chunk;
  }
}

describe("put, get, delete", () => {
  test("what was put is what is got, from one piece or from many", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 8 }), async (chunks) => {
        const store = createLocalStore(newFolder());
        const whole = Buffer.concat(chunks);
        await store.put("a/whole", whole);
        await store.put("a/pieces", chunksOf(...chunks));
        expect(Buffer.from((await store.get("a/whole")) ?? [1])).toEqual(whole);
        expect(Buffer.from((await store.get("a/pieces")) ?? [1])).toEqual(whole);
      }),
      { numRuns: 25 },
    );
  });

  test("a key that was never put, that was deleted, or that is a folder gives undefined", async () => {
    const store = createLocalStore(newFolder());
    await store.put("segments/one", bytesOf("1"));
    await store.delete("segments/one");
    await store.delete("segments/never");
    for (const key of ["segments/one", "segments/never", "segments", "other"]) {
      expect(await store.get(key)).toBeUndefined();
    }
  });

  test("a list has the keys right below a prefix, and none where there is none", async () => {
    const store = createLocalStore(newFolder());
    for (const key of ["segments/one", "segments/two", "segments/deep/three", "other"]) {
      await store.put(key, bytesOf("1"));
    }
    expect((await store.list("segments")).map(({ key }) => key).sort()).toEqual(["segments/one", "segments/two"]);
    expect(await store.list("corpora")).toEqual([]);
    await expect(store.list("../segments")).rejects.toBeInstanceOf(RangeError);
  });

  test("a second put takes the place of the first", async () => {
    const store = createLocalStore(newFolder());
    await store.put("key", bytesOf("the first, which is longer"));
    await store.put("key", bytesOf("second"));
    expect(await store.get("key")).toEqual(bytesOf("second"));
  });
});

describe("a put is whole or nothing", () => {
  test("that fails midway rejects with its cause and leaves no file", async () => {
    const folder = newFolder();
    const store = createLocalStore(folder);
    const put = store.put("segments/one", chunksOf(bytesOf("half"), new Error("the source broke")));
    await expect(put).rejects.toThrow("the source broke");
    expect(await store.get("segments/one")).toBeUndefined();
    expect(filesIn(folder)).toEqual([]);
  });

  test("that finds the disk full names the file", async () => {
    const full = Object.assign(new Error("ENOSPC: no space left on device, write"), {
      code: "ENOSPC",
      syscall: "write",
    });
    const folder = newFolder();
    const put = createLocalStore(folder).put("segments/one", chunksOf(full));
    await expect(put).rejects.toThrow(`${join(folder, "segments/one")}: ENOSPC: no space left on device, write`);
  });

  test("that fails midway leaves the value that stood", async () => {
    const store = createLocalStore(newFolder());
    await store.put("key", bytesOf("stands"));
    await store.put("key", chunksOf(bytesOf("half"), new Error("broke"))).catch(() => {});
    expect(await store.get("key")).toEqual(bytesOf("stands"));
  });

  test("a reader of the key sees nothing before it is done", async () => {
    const folder = newFolder();
    const store = createLocalStore(folder);
    const gate = Promise.withResolvers<void>();
    async function* held(): AsyncGenerator<Uint8Array> {
      yield bytesOf("first ");
      await gate.promise;
      yield bytesOf("second");
    }
    const put = store.put("key", held());
    await Bun.sleep(20);
    expect(await store.get("key")).toBeUndefined();
    gate.resolve();
    await put;
    expect(await store.get("key")).toEqual(bytesOf("first second"));
  });

  test("12 processes killed with SIGKILL midway: the key has the old value, and no key reaches the remains", async () => {
    const folder = newFolder();
    const store = createLocalStore(folder);
    await store.put("segments/key", bytesOf("old"));
    for (let kill = 0; kill < 12; kill++) await killMidway(folder, "segments/key", kill * 3);
    expect(await store.get("segments/key")).toEqual(bytesOf("old"));
    const remains = filesIn(folder).filter((file) => file !== join("segments", "key"));
    expect(remains.length).toBeGreaterThan(0);
    for (const file of remains) await expect(store.get(file)).rejects.toThrow(RangeError);
  });

  test("remains of a killed process go when they are a day old", async () => {
    const folder = newFolder();
    await createLocalStore(folder).put("key", bytesOf("1"));
    await Bun.write(join(folder, ".partial", "old"), "half");
    await Bun.write(join(folder, ".partial", "new"), "half");
    utimesSync(join(folder, ".partial", "old"), 0, Date.now() / 1000 - 25 * 3600);
    await createLocalStore(folder).put("key", bytesOf("2"));
    expect(filesIn(folder)).toEqual([join(".partial", "new"), "key"]);
  });
});

describe("a key", () => {
  const outside = ["../x", "a/../../x", "a/..", "/etc/passwd", "a//b", "a\\..\\b", "..", ".", "", "a/", ".partial/x"];
  test.each(outside)("%p is refused by put, get and delete", async (key) => {
    const folder = newFolder();
    const store = createLocalStore(join(folder, "store"));
    await expect(store.put(key, bytesOf("x"))).rejects.toThrow(RangeError);
    await expect(store.get(key)).rejects.toThrow(RangeError);
    await expect(store.delete(key)).rejects.toThrow(RangeError);
    expect(filesIn(folder)).toEqual([]);
  });

  test("whatever it is, nothing is written outside the folder", async () => {
    const folder = newFolder();
    const inside = join(folder, "inside", "store");
    const store = createLocalStore(inside);
    await fc.assert(
      fc.asyncProperty(arbitraryKey(), async (key) => {
        const error: unknown = await store.put(key, bytesOf("x")).catch((reason: unknown) => reason);
        if (error === undefined) {
          expect(resolve(inside, key).startsWith(inside + sep)).toBe(true);
          expect(existsSync(resolve(inside, key))).toBe(true);
        }
        expect(readdirSync(folder)).not.toContain("x");
        for (const file of filesIn(folder)) expect(file.startsWith(join("inside", "store") + sep)).toBe(true);
        rmSync(inside, { recursive: true, force: true });
      }),
      { numRuns: 300 },
    );
  });
});

/** Strings that try to leave, among plain ones. */
function arbitraryKey(): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.constantFrom("..", ".", "", "x", "a.b", "~", "%2e%2e", "\0", "\n", "con", "..\\", "．．"),
    fc.string({ maxLength: 6 }),
    fc.stringMatching(/^[\w.-]{1,8}$/),
  );
  return fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join("/"));
}

/** Kills a process that puts, after the chunk of that number was asked for. */
async function killMidway(folder: string, key: string, chunk: number): Promise<void> {
  const script = join(import.meta.dir, "put-slowly.ts");
  const child = Bun.spawn([process.execPath, script, folder, key, "1000"], { stdout: "pipe", stderr: "inherit" });
  let seen = "";
  for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
    seen += text;
    if (seen.includes(`${chunk}\n`)) child.kill("SIGKILL");
  }
  await child.exited;
  expect(seen).not.toContain("done");
}
