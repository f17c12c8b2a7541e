import { expect, test } from "bun:test";
import { bakeryPages } from "../support/company.ts";
import { startTestServer } from "../support/server.ts";

test("SEGMENT_MEMORY_MB bounds the companies in memory together with what is remembered of their answers", async () => {
  await using server = await startTestServer({ config: { segmentMemoryBytes: 8 * 1024 * 1024 } });
  const megabytes: number[] = [];
  for (const company of ["one", "two", "three"]) {
    await server.addCompany({
      company,
      pages: { ...bakeryPages, "name.md": `# Our name\n\nWe are called bakery ${company}.` },
    });
    expect((await server.post("/api/v1/queries", { company, query: "bread" })).status).toBe(200);
    const text = await (await server.get("/metrics")).text();
    megabytes.push(Number(/^usher_segment_bytes (\d+)$/m.exec(text)?.[1]) / 1024 / 1024);
  }
  // The pages take some kilobytes, the searches that are remembered megabytes: a third company takes the place of the first.
  const [one = 0] = megabytes;
  expect(one).toBeWithin(3, 4);
  expect(megabytes.map((size) => Math.round(size / one))).toEqual([1, 2, 2]);
});
