import { afterAll, describe, expect, test } from "bun:test";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createEmbeddedStore } from "../../src/objects/embedded-store.ts";
import { temporaryFolder } from "../support/server.ts";

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const signal = new AbortController().signal;

async function* bodyOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

describe("what a killed process left", () => {
  test("is swept beside a put of the same key, which loses neither its file nor its folder", async () => {
    const store = createEmbeddedStore({ folder, urlPrefix: "", secretOf: async () => undefined });
    for (let round = 0; round < 600; round++) {
      const job = join(folder, "exports", "bakery", `job-${round}`);
      mkdirSync(job, { recursive: true });
      writeFileSync(join(job, `.file.csv.${crypto.randomUUID()}`), "half");
      let put: Promise<unknown> = Promise.resolve();
      // The next owner begins right behind the answer that nobody has the job.
      await store.sweep("exports", async (key) => {
        put = store.put(key, bodyOf("whole"), signal);
        return false;
      });
      await put;
      expect(readdirSync(job)).toEqual(["file.csv"]);
      await store.delete(`exports/bakery/job-${round}/file.csv`);
    }
  });
});
