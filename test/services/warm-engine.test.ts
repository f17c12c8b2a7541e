import { describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { warmUntil } from "../../src/commands/serve.ts";
import { warmEngine } from "../../src/services/content/warm-engine.ts";
import { RecordingGenerator } from "../support/generator.ts";
import { startTestServer } from "../support/server.ts";

const never = new AbortController().signal;
const titlesOf = (engine: RecordingGenerator) => engine.tasksOf("takeaways").map(({ page }) => page.title);

describe("Warming the engine", () => {
  test("asks for each kind of content of the published pages", async () => {
    const engine = new RecordingGenerator();
    await using server = await startTestServer({ overrides: { generator: engine } });
    await server.addCompany();
    await warmEngine(server.context, never);
    expect(titlesOf(engine).sort()).toEqual([
      "Baking courses",
      "Bread prices",
      "Hollow Oak Bakery",
      "How to store bread",
    ]);
    expect(Object.keys(Object.groupBy(engine.tasks, ({ kind }) => kind))).toEqual(["takeaways", "faqs", "answer"]);
  });

  test("reads 24 pages at most, some of each company and from all over its site", async () => {
    const engine = new RecordingGenerator();
    await using server = await startTestServer({ overrides: { generator: engine } });
    const pages = Object.fromEntries(
      Array.from({ length: 36 }, (_, at) => [`p${at}.md`, `# Page ${at}\n\nThis page is number ${at} of the site.\n`]),
    );
    await server.addCompany({ company: "one", indexId: "idx_one", pages });
    await server.addCompany({ company: "two", indexId: "idx_two" });
    await warmEngine(server.context, never);
    const titles = titlesOf(engine);
    expect(titles).toHaveLength(16);
    expect(titles.filter((title) => title.startsWith("Page"))).toHaveLength(12);
    expect(new Set(titles).size).toBe(16);
  });

  test("reads no more than that of many companies, whatever some of them have not published", async () => {
    const engine = new RecordingGenerator();
    await using server = await startTestServer({ overrides: { generator: engine } });
    for (let at = 0; at < 13; at++) await server.addCompany({ company: `c${at}`, indexId: `idx_c${at}` });
    const { packages } = server.context;
    const resolve = packages.resolve.bind(packages);
    const broken = (slug: string) => {
      if (slug === "c1") throw new Error("damaged");
      return slug === "c2";
    };
    const context = {
      ...server.context,
      packages: {
        ...packages,
        resolve: (...of: Parameters<typeof resolve>) => (broken(of[0].slug) ? undefined : resolve(...of)),
      },
    };
    await warmEngine(context, never);
    expect(titlesOf(engine)).toHaveLength(24);
  });

  test("leaves no trace: nothing is kept, counted or recorded", async () => {
    await using server = await startTestServer();
    await server.addCompany();
    await warmEngine(server.context, never);
    await server.stop();
    await using again = await startTestServer({ folder: server.folder });
    for (const table of ["content_cache", "generation_counts", "analytics_events", "history"]) {
      expect(await again.context.db.reader.all(sql.raw(`SELECT 1 FROM ${table}`))).toEqual([]);
    }
  });

  test("ends at once when its signal is aborted, and needs no company", async () => {
    await using server = await startTestServer();
    await warmEngine(server.context, never);
    await server.addCompany();
    const reason = new Error("stopped");
    await expect(warmEngine(server.context, AbortSignal.abort(reason))).rejects.toBe(reason);
  });

  test("ends with its server, which waits for none of it", async () => {
    const engine = new RecordingGenerator();
    engine.hold();
    await using server = await startTestServer({ overrides: { generator: engine } });
    await server.addCompany();
    const stopped = Promise.withResolvers<void>();
    warmUntil(stopped.promise, server);
    while (engine.tasks.length === 0) await Bun.sleep(1);
    stopped.resolve();
    while (engine.aborted === 0) await Bun.sleep(1);
    await Bun.sleep(1);
    expect(engine.tasks).toHaveLength(1);
  });
});
