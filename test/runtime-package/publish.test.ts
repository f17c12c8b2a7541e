import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { forgetPublicationsSql, latestRevision } from "../../src/db/queries/revisions.ts";
import { readCompanyFile } from "../../src/runtime-package/company-file.ts";
import { deleteOldFiles, keptPublications } from "../../src/runtime-package/old-files.ts";
import { PublishError, publish, rollback } from "../../src/runtime-package/publish.ts";
import type { SnackableReadResult } from "../../src/schemas/page-content.ts";
import { IngestError, type IngestReport, ingestCompany } from "../../src/services/operations/ingest-company.ts";
import { eventsOf, only, say, until } from "../support/agent.ts";
import { bakeryOrigin, bakeryPages, type CompanyOptions, writeCompany } from "../support/company.ts";
import { RecordingGenerator } from "../support/generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

const dayMs = 24 * 60 * 60_000;
let server: TestServer;
const generator = new RecordingGenerator();
beforeEach(async () => {
  server = await startTestServer({ overrides: { generator } });
  await server.addCompany();
});
afterEach(() => server[Symbol.asyncDispose]());

async function ingest(options: CompanyOptions = {}): Promise<IngestReport> {
  return ingestCompany(server.context, await readCompanyFile(writeCompany(server.folder, options), {}));
}

async function move(how: typeof publish): Promise<number> {
  const { corpusVersion } = await how(server.context.db, "bakery");
  server.context.packages.refresh();
  return corpusVersion;
}

async function read(version = "published", page = "pricing"): Promise<SnackableReadResult> {
  const body = { canonical_url: `${bakeryOrigin}/${page}`, version, is_private_session: true };
  return (await (await server.post("/api/v1/snackable-read", body)).json()) as SnackableReadResult;
}

describe("Publish and rollback move the pointer", () => {
  test("ingest makes the next corpus version behind unpublished; the published one goes on serving", async () => {
    expect((await ingest()).revision.corpusVersion).toBe(2);
    expect(await read()).toMatchObject({ resolved_version: "published", resolved_corpus_version: 1 });
    expect(await read("unpublished")).toMatchObject({ resolved_version: "unpublished", resolved_corpus_version: 2 });
  });

  test("an index id that is served is changed by what publishes alone: embeds go by it", async () => {
    const bootstrap = async (indexId: string) =>
      (await server.post("/service/v1/bootstrap", { clientSessionId: "browser-1", indexId }, { origin: bakeryOrigin }))
        .status;
    const file = { ...(await readCompanyFile(writeCompany(server.folder), {})), indexId: "idx_other" };
    await expect(ingestCompany(server.context, file)).rejects.toThrow(
      "indexId: bakery is served as idx_bakery; idx_other can take its place with --publish only",
    );
    expect([await bootstrap("idx_bakery"), await bootstrap("idx_other")]).toEqual([200, 403]);
    await ingestCompany(server.context, file, { publish: true });
    expect([await bootstrap("idx_bakery"), await bootstrap("idx_other")]).toEqual([403, 200]);
    const made = { ...file, company: "new", indexId: "idx_new" };
    await ingestCompany(server.context, made);
    await ingestCompany(server.context, { ...made, indexId: "idx_newer" });
  });

  test("nor is it where the company came to be served while its ingest was under way", async () => {
    const made = { ...(await readCompanyFile(writeCompany(server.folder), {})), company: "new", indexId: "idx_new" };
    await ingestCompany(server.context, made);
    let published: Promise<unknown> | undefined;
    const onProgress = () => {
      published ??= publish(server.context.db, "new");
    };
    await expect(ingestCompany(server.context, { ...made, indexId: "idx_newer" }, { onProgress })).rejects.toThrow(
      "indexId: new is served as idx_new; idx_newer can take its place with --publish only",
    );
    await published;
    server.context.packages.refresh();
    expect((await server.context.packages.company("new")).row.indexId).toBe("idx_new");
    expect((await latestRevision(server.context.db, "new"))?.corpusVersion).toBe(1);
  });

  test("an index id that two companies take at once is the first one's", async () => {
    const file = await readCompanyFile(writeCompany(server.folder), {});
    const ingests = ["one", "two"].map((company) =>
      ingestCompany(server.context, { ...file, company, indexId: "idx_both" }),
    );
    const [one, two] = await Promise.allSettled(ingests);
    const refused = [one, two].filter((each) => each?.status === "rejected");
    expect(refused).toHaveLength(1);
    expect(String((refused[0] as PromiseRejectedResult).reason)).toMatch(/indexId: idx_both belongs to (?:one|two)/);
  });

  test("nor do two companies take each other's names at once", async () => {
    const file = await readCompanyFile(writeCompany(server.folder), {});
    const names = [
      { company: "one", indexId: "two" },
      { company: "two", indexId: "idx_two" },
      { company: "three", indexId: "idx_three" },
      { company: "four", indexId: "three" },
    ];
    const ingests = names.map((name) => ingestCompany(server.context, { ...file, ...name }));
    const refused = (await Promise.allSettled(ingests)).filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(2);
    for (const each of refused) expect((each as PromiseRejectedResult).reason).toBeInstanceOf(IngestError);
  });

  test("publish serves it, and leaves no unpublished package", async () => {
    await ingest();
    expect(await move(publish)).toBe(2);
    for (const version of ["published", "unpublished"]) {
      expect(await read(version)).toMatchObject({ version, resolved_version: "published", resolved_corpus_version: 2 });
    }
    expect(publish(server.context.db, "bakery")).rejects.toBeInstanceOf(PublishError);
  });

  describe("leaves on disk", () => {
    const filesIn = (name: string) => readdirSync(join(server.folder, "data", name)).map((file) => join(name, file));
    const files = () => ["segments", "corpora"].flatMap(filesIn).sort();
    /** As if the files had been written two days ago, or the revisions made. */
    const ageFiles = () => {
      const before = new Date(Date.now() - 2 * dayMs);
      for (const file of files()) utimesSync(join(server.folder, "data", file), before, before);
    };
    const ageDatabase = () =>
      server.context.db.writer.write([{ sql: "UPDATE migrations SET applied_at = applied_at - ?", args: [3 * dayMs] }]);
    const ageRevisions = () =>
      server.context.db.writer.write([
        { sql: "UPDATE revisions SET created_at = created_at - ? WHERE company <> ''", args: [2 * dayMs] },
      ]);
    const ingestOther = (version: number) =>
      ingest({ pages: { ...bakeryPages, "index.md": `# Bread ${version}\n\nBread number ${version} is baked here.` } });

    test("what the last ten publications need, and rollback reaches those", async () => {
      for (let version = 2; version <= 14; version++) {
        await ingestOther(version);
        await move(publish);
      }
      ageFiles();
      await ageDatabase();
      await ageRevisions();
      await ingestOther(15);
      expect(files()).toHaveLength(2 * (keptPublications + 1));
      for (let version = 13; version >= 5; version--) expect(await move(rollback)).toBe(version);
      expect((await read()).resolved_corpus_version).toBe(5);
      expect(rollback(server.context.db, "bakery")).rejects.toBeInstanceOf(PublishError);
    });

    test("what another company has in common with a revision that is gone", async () => {
      await ingest({ company: "other", indexId: "idx_other" });
      const shared = files();
      await ingestOther(2);
      await move(publish);
      await server.context.db.writer.write([forgetPublicationsSql("bakery", 1)]);
      ageFiles();
      await ageDatabase();
      await ageRevisions();
      await ingestOther(3);
      expect(files()).toEqual(expect.arrayContaining(shared));
    });

    test("what another ingest has put again since the files were listed", async () => {
      const { db, store } = server.context;
      await ageDatabase();
      const orphan = `segments/${"a".repeat(64)}`;
      await store.put(orphan, new Uint8Array([1]));
      ageFiles();
      const list = async (prefix: string) => {
        const stored = await store.list(prefix);
        await store.put(orphan, new Uint8Array([1]));
        return stored;
      };
      await deleteOldFiles(db, { ...store, list }, "bakery");
      expect(files()).toContain(orphan);
    });

    test("nothing of an ingest that was killed more than a day ago, and all of one that may run yet", async () => {
      const orphans = ["segments", "corpora"].map((name, at) => join(name, `${at}`.repeat(64)));
      const write = (paths: string[]) => {
        for (const path of paths) writeFileSync(join(server.folder, "data", path), "half a corpus");
      };
      const mine = files();
      write([...orphans, "corpora/notes.txt"]);
      await ingest();
      expect(files()).toEqual(expect.arrayContaining([...mine, ...orphans]));
      ageFiles();
      await ingest();
      // Older than the database: another one's, whose files lie in the same folder.
      expect(files()).toEqual(expect.arrayContaining([...mine, ...orphans]));
      await ageDatabase();
      await ingest();
      expect(files()).toEqual([...mine, "corpora/notes.txt"].sort());
    });

    test("a revision of the last day, and a file of the last day, published or not", async () => {
      await ingestOther(2);
      await ingestOther(3);
      await ageDatabase();
      ageFiles();
      await ingestOther(4);
      expect(files()).toHaveLength(8);
      const followed = (await latestRevision(server.context.db, "bakery"))?.segmentKey ?? "";
      await ageRevisions();
      ageFiles();
      const [rewritten] = files().splice(-1);
      utimesSync(join(server.folder, "data", rewritten ?? ""), new Date(), new Date());
      await ingestOther(5);
      expect(files()).toContain(rewritten ?? "");
      expect(files()).toContain(followed);
      expect(files().length).toBeLessThan(8);
    });
  });

  test("rollback goes back one publication at a time, and fails where there is none before", async () => {
    for (const _ of [2, 3]) {
      await ingest();
      await move(publish);
    }
    expect(await move(rollback)).toBe(2);
    expect(await move(rollback)).toBe(1);
    expect((await read()).resolved_corpus_version).toBe(1);
    expect(rollback(server.context.db, "bakery")).rejects.toBeInstanceOf(PublishError);
    expect(rollback(server.context.db, "nobody")).rejects.toBeInstanceOf(PublishError);
    await ingest();
    expect(await move(publish)).toBe(4);
    expect(await move(rollback)).toBe(1);
  });

  test("a revision never changes: its rules come back with it, live settings do not", async () => {
    const query = async () => {
      const answer = await server.post("/api/v1/queries", { query: "bread" }, { origin: bakeryOrigin });
      return {
        status: answer.status,
        cta: ((await answer.json()) as { sales_cta?: { text: string } }).sales_cta?.text,
      };
    };
    expect(await query()).toEqual({ status: 200, cta: "Visit the shop" });
    await ingest({ ctas: [{ text: "New", url: "https://a.example/" }] });
    expect(await query()).toEqual({ status: 200, cta: "Visit the shop" });
    await move(publish);
    expect(await query()).toEqual({ status: 200, cta: "New" });
    await ingest({ origins: ["https://other.example"] });
    await move(rollback);
    expect((await query()).status).toBe(403);
    expect(
      ((await (await server.post("/api/v1/queries", { query: "bread" })).json()) as { sales_cta: unknown }).sales_cta,
    ).toMatchObject({ text: "Visit the shop" });
  });
});

describe("Requests under way finish on the revision they began with", () => {
  async function publishAnother(): Promise<void> {
    await ingest({ ctas: [{ text: "New", url: "https://a.example/" }] });
    await move(publish);
  }

  test("page content", async () => {
    const release = generator.hold();
    const asked = generator.tasks.length;
    const answer = read();
    await until(() => generator.tasks.length > asked);
    await publishAnother();
    release();
    expect((await answer).resolved_corpus_version).toBe(1);
    expect((await read()).resolved_corpus_version).toBe(2);
  });

  test("turns of the agent", async () => {
    const visitor = await server.visitor();
    const release = generator.hold();
    const asked = generator.tasks.length;
    const turn = await say(server, visitor, "How much is a loaf?");
    await until(() => generator.tasks.length > asked);
    await publishAnother();
    release();
    const begun = await eventsOf(server, visitor, turn);
    expect(only(begun, "cta.selected").data.cta.text).toBe("Visit the shop");
    const next = await eventsOf(server, visitor, await say(server, visitor, "And now?"));
    expect(only(next, "cta.selected").data.cta.text).toBe("New");
  });
});

describe("Several at once", () => {
  /** Holds writes until so many have been asked for. */
  function writeTogether(count: number): void {
    const { writer } = server.context.db;
    const write = writer.write.bind(writer);
    const all = Promise.withResolvers<void>();
    let asked = 0;
    writer.write = async (statements) => {
      asked += 1;
      if (asked === count) all.resolve();
      await all.promise;
      return write(statements);
    };
  }

  test("ingests of one company all succeed, each with a corpus version of its own", async () => {
    const file = await readCompanyFile(writeCompany(server.folder), {});
    writeTogether(5);
    const reports = await Promise.all([1, 2, 3, 4, 5].map(() => ingestCompany(server.context, file)));
    const versions = reports.map(({ revision }) => revision.corpusVersion).sort();
    expect(versions).toEqual([2, 3, 4, 5, 6]);
    expect(await read()).toMatchObject({ resolved_corpus_version: 1 });
    expect(await read("unpublished")).toMatchObject({ resolved_corpus_version: 6 });
  });

  test("ingests that publish do too, and the highest version is published", async () => {
    const file = await readCompanyFile(writeCompany(server.folder), {});
    await Promise.all([1, 2, 3, 4].map(() => ingestCompany(server.context, file, { publish: true })));
    for (const version of ["published", "unpublished"]) {
      expect(await read(version)).toMatchObject({ resolved_version: "published", resolved_corpus_version: 5 });
    }
    for (const version of [4, 3, 2, 1]) expect(await move(rollback)).toBe(version);
  });

  test("a publish and a rollback do each whole: one of several takes the unpublished revision", async () => {
    await ingest();
    const moves = await Promise.allSettled([1, 2, 3].map(() => publish(server.context.db, "bakery")));
    expect(moves.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
    const back = await Promise.allSettled([1, 2, 3].map(() => rollback(server.context.db, "bakery")));
    expect(back.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
    server.context.packages.refresh();
    expect(await read()).toMatchObject({ resolved_corpus_version: 1 });
  });

  test("a publish takes the revision that is unpublished when it is its turn", async () => {
    await ingest();
    const file = await readCompanyFile(writeCompany(server.folder), {});
    const { writer } = server.context.db;
    const later = ingestCompany(server.context, file);
    const write = writer.write.bind(writer);
    let published: Promise<unknown> = Promise.resolve();
    writer.write = (statements) => {
      writer.write = write;
      const written = write(statements);
      published = publish(server.context.db, "bakery");
      return written;
    };
    expect((await later).revision.corpusVersion).toBe(3);
    expect(await published).toMatchObject({ corpusVersion: 3 });
  });
});

describe("An ingest that fails says why, and the old version goes on serving", () => {
  async function expectUnchanged(): Promise<void> {
    expect(await read()).toMatchObject({ status: "ready", resolved_corpus_version: 1 });
    expect(await read("unpublished")).toMatchObject({ status: "ready", resolved_version: "published" });
  }

  test("a folder that is missing", async () => {
    const file = writeCompany(server.folder);
    rmSync(join(server.folder, "bakery-site"), { recursive: true });
    const failing = ingestCompany(server.context, await readCompanyFile(file, {}));
    expect(failing).rejects.toThrow("bakery-site");
    await failing.catch(() => {});
    await expectUnchanged();
  });

  test("a folder without a single page", async () => {
    const file = writeCompany(server.folder);
    rmSync(join(server.folder, "bakery-site"), { recursive: true });
    writeCompany(server.folder, { pages: { "notes.txt": "no page" } });
    const failing = ingestCompany(server.context, await readCompanyFile(file, {}));
    expect(failing).rejects.toBeInstanceOf(IngestError);
    await failing.catch(() => {});
    await expectUnchanged();
  });

  test("an index id that belongs to another company, and names that cross", async () => {
    for (const options of [
      { company: "thief", indexId: "idx_bakery" },
      { company: "thief", indexId: "bakery" },
    ]) {
      const failing = ingest(options);
      expect(failing).rejects.toThrow("belongs to bakery");
      await failing.catch(() => {});
    }
    await expectUnchanged();
  });

  test("a page that cannot be read is reported with its reason, and the others are indexed", async () => {
    const file = writeCompany(server.folder);
    writeFileSync(
      join(server.folder, "bakery-site", "broken.md"),
      new Uint8Array([0x23, 0x20, 0xff, 0xfe, 0x00, 0xff]),
    );
    writeFileSync(
      join(server.folder, "bakery-site", "bad-front.md"),
      "---\ntitle: [unclosed\n---\n# Bad\n\nText of it.\n",
    );
    const { outcomes, revision } = await ingestCompany(server.context, await readCompanyFile(file, {}));
    expect(outcomes.length).toBe(Object.keys(bakeryPages).length + 2);
    expect(outcomes.filter(({ status }) => status === "unchanged").length).toBe(Object.keys(bakeryPages).length);
    const broken = outcomes.find(({ file }) => file === "broken.md");
    expect(broken).toMatchObject({ status: "failed", reason: expect.stringMatching(/./) });
    expect(revision.pageCount).toBeGreaterThanOrEqual(Object.keys(bakeryPages).length);
  });

  test("one that is called off changes nothing", async () => {
    const file = await readCompanyFile(writeCompany(server.folder), {});
    const failing = ingestCompany(server.context, file, { signal: AbortSignal.abort(new Error("called off")) });
    expect(failing).rejects.toThrow("called off");
    await failing.catch(() => {});
    await expectUnchanged();
  });
});
