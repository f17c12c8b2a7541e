import { expect, test } from "bun:test";
import { createPackages } from "../../src/runtime-package/packages.ts";
import { SegmentCache } from "../../src/search/segment-cache.ts";
import { until } from "../support/agent.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

/** Lists the companies of a server with a new process's memory; returns its loads, and the most of them at one time. */
async function loadsAtStart(server: TestServer, maxBytes: number, expected: number) {
  let [loads, loading, most] = [0, 0, 0];
  const load = async (key: string) => {
    most = Math.max(most, ++loading);
    const bytes = await server.context.store.get(key);
    loads++;
    loading--;
    return bytes ?? new Uint8Array();
  };
  const segments = new SegmentCache(load, { maxBytes });
  await createPackages(server.context.db, segments, { defaultCompany: undefined, onFault() {} }).companies();
  await until(async () => loads === expected, "the loads");
  await Bun.sleep(50);
  return { loads, most };
}

test("At the start segments are loaded one at a time, until one would have to leave for the next", async () => {
  await using server = await startTestServer();
  for (const company of ["one", "two", "three", "four", "five"])
    await server.addCompany({ company, pages: { "index.md": `# Bakery ${company}\n\nBread from ${company}.` } });
  const [own] = await server.context.packages.companies();
  const key = own?.pointers.get("published")?.segmentKey ?? "";
  const bytes = (await server.context.store.get(key))?.byteLength ?? 0;
  expect(await loadsAtStart(server, bytes * 2.5, 3)).toEqual({ loads: 3, most: 1 });
  expect(await loadsAtStart(server, bytes * 9, 5)).toEqual({ loads: 5, most: 1 });
});

test("A segment that cannot be loaded is told of once, however many requests ask, and says whether another goes on", async () => {
  await using server = await startTestServer();
  await server.addCompany();
  const [company] = await server.context.packages.companies();
  if (!company) throw new Error("no company");
  const faults: [string, boolean][] = [];
  const segments = new SegmentCache(async () => new Uint8Array(100), { maxBytes: 1e9 });
  const packages = createPackages(server.context.db, segments, {
    defaultCompany: undefined,
    onFault: (_, slug, another) => faults.push([slug, another]),
  });
  for (let i = 0; i < 3; i++)
    await expect(Promise.resolve(packages.resolve(company, "published"))).rejects.toMatchObject({
      code: "overloaded",
      cause: { name: "SegmentError" },
    });
  expect(faults).toEqual([["bakery", false]]);
});
