import { Database as Sqlite } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { type Config, readConfig } from "../../src/config.ts";
import { createContext } from "../../src/context.ts";
import { readCompanyFile } from "../../src/runtime-package/company-file.ts";
import { publish } from "../../src/runtime-package/publish.ts";
import { examine } from "../../src/services/doctor/examine.ts";
import { checkExportStore } from "../../src/services/doctor/export-store.ts";
import type { Finding } from "../../src/services/doctor/finding.ts";
import { ingestCompany } from "../../src/services/operations/ingest-company.ts";
import { Collector } from "../support/collector.ts";
import { type CompanyOptions, writeCompany } from "../support/company.ts";
import { startGeminiServer } from "../support/gemini-server.ts";
import { startS3Server } from "../support/s3-server.ts";
import { startTestServer, temporaryFolder } from "../support/server.ts";

interface Installation {
  config?: Partial<Config>;
  company?: CompanyOptions;
  published?: boolean;
  /** Done before the installation is opened, and while it is open. */
  harm?(folder: string): void;
  harmOpen?(folder: string): void;
}

/** `state check: message` of an installation of its own, which is gone afterwards. */
async function findingsOf({ config, company, published = true, harm, harmOpen }: Installation = {}): Promise<string[]> {
  const folder = temporaryFolder();
  const base = readConfig({ DATA_DIR: join(folder, "data"), PUBLIC_URL: "http://127.0.0.1:9" });
  const open = () => createContext({ ...base, ...config }, { log: pino({ level: "silent" }) });
  const before = await open();
  if (company) await ingestCompany(before, await readCompanyFile(writeCompany(folder, company), {}));
  if (company && published) await publish(before.db, "bakery");
  await before.close();
  harm?.(base.dataDir);
  const context = await open();
  harmOpen?.(base.dataDir);
  const findings: Finding[] = await Array.fromAsync(examine(context));
  await context.close();
  rmSync(folder, { recursive: true, force: true });
  return findings.map(({ state, check, message }) => `${state} ${check}: ${message}`.replaceAll(folder, ""));
}

const aboutOne = (findings: readonly string[], check: string): string[] =>
  findings.filter((line) => line.includes(` ${check}`));

describe("usher doctor looks at", () => {
  test("the disk, the database, what is published, the models, the exports, the traces and the public address", async () => {
    const findings = await findingsOf({ company: { models: {} } });
    expect(findings.map((line) => line.replace(/[\d.]+ (GiB|ms)/, "… $1"))).toEqual([
      "ok disk: /data can be written and has … GiB left",
      "ok database: it answers within … ms",
      "ok company bakery: corpus version 1 with 4 pages is published",
      "ok models: none: everything is answered from the pages alone",
      "ok exports: they are kept in DATA_DIR",
      "ok traces: none are made",
      expect.stringContaining("warning PUBLIC_URL: http://127.0.0.1:9 does not lead to a running Usher: "),
    ]);
  });

  test("settings that change nothing", async () => {
    const ignored = ["GEMINI_MODEL is ignored without GEMINI_API_KEY"];
    expect(await findingsOf({ config: { ignored } })).toContain(`warning settings: ${ignored[0]}`);
  });

  test("a database file that is damaged where nobody has read yet", async () => {
    const harm = (dataDir: string) => {
      const path = join(dataDir, "usher.db");
      const database = new Sqlite(path);
      database.run("PRAGMA wal_checkpoint(TRUNCATE)");
      const named = "SELECT rootpage FROM sqlite_schema WHERE name = 'analytics_events'";
      const { rootpage } = database.query<{ rootpage: number }, []>(named).get() ?? { rootpage: 0 };
      database.close();
      const bytes = readFileSync(path);
      writeFileSync(path, bytes.fill(0xff, (rootpage - 1) * 4_096, rootpage * 4_096));
    };
    const findings = await findingsOf({ company: {}, harm });
    expect(aboutOne(findings, "database")).toEqual([
      expect.stringMatching(/^fault database: its file is damaged, restore a backup: .+/),
    ]);
    expect(aboutOne(findings, "company bakery")[0]).toStartWith("ok");
  });

  test("a database file that is too large to be read whole: it says that it was not", async () => {
    const harm = (dataDir: string) => {
      const path = join(dataDir, "usher.db");
      const database = new Sqlite(path);
      database.run("PRAGMA journal_mode=DELETE");
      database.close();
      const bytes = readFileSync(path);
      const pages = (2 * 1024 ** 3) / 4_096 + 1;
      // The number of pages in the header. The file has a hole for them, which takes no room on the disk.
      bytes.writeUInt32BE(pages, 28);
      writeFileSync(path, bytes);
      truncateSync(path, pages * 4_096);
    };
    expect(aboutOne(await findingsOf({ company: {}, harm }), "database")).toEqual([
      expect.stringMatching(/^\w+ database: .+; whether its file is whole was not checked: larger than 2 GiB$/),
    ]);
  });

  test("companies: none, none published, and a default that is none", async () => {
    expect(aboutOne(await findingsOf(), "companies")).toEqual([
      "warning companies: there is none in file:/data/usher.db: `usher ingest` makes one",
    ]);
    const findings = await findingsOf({ company: {}, published: false, config: { defaultCompany: "bakry" } });
    expect(findings).toContain("warning company bakery: nothing is published: `usher publish bakery`");
    expect(findings).toContain("fault DEFAULT_COMPANY: there is no company bakry");
    expect(aboutOne(await findingsOf({ company: {}, config: { defaultCompany: "idx_bakery" } }), "DEFAULT")).toEqual(
      [],
    );
  });

  test("rules that nothing published can meet, and pages that are lost", async () => {
    const ctas = [{ when: { labels: ["shop"] }, text: "Shop", url: "https://www.hollow-oak.example/" }];
    expect(aboutOne(await findingsOf({ company: { ctas } }), "company bakery")).toEqual([
      "ok company bakery: corpus version 1 with 4 pages is published",
      "warning company bakery: ctas.0.when.labels: no page has the label shop; did you mean Shop?",
    ]);
    const lose = (bytesOf: (size: number) => number) => (dataDir: string) => {
      const [corpus = ""] = new Bun.Glob("corpora/*").scanSync({ cwd: dataDir, absolute: true });
      truncateSync(corpus, bytesOf(statSync(corpus).size));
    };
    for (const [harm, lost] of [[lose(() => 0), 4] as const, [lose((size) => size - 10), 1] as const]) {
      expect(aboutOne(await findingsOf({ company: {}, harm }), "company bakery")).toContain(
        `warning company bakery: pages lost from DATA_DIR: ${lost} of 4; the next ingest reads them anew`,
      );
    }
  });

  test("an index that is lost", async () => {
    const harm = (dataDir: string) => rmSync(join(dataDir, "segments"), { recursive: true });
    const findings = await findingsOf({ company: {}, harm });
    expect(aboutOne(findings, "company bakery")).toEqual([
      expect.stringMatching(/^fault company bakery: the index cannot be loaded, ingest it again: .*missing/),
    ]);
  });

  test("models by asking each for a word", async () => {
    await using gemini = startGeminiServer();
    const config = { gemini: { apiKey: "key", baseUrl: gemini.url, model: "gemini-a" } };
    const company = { models: { fast: "gemini-b", plain: "extractive" } };
    gemini.reply = ({ path }) => (path.includes("gemini-a") ? { pieces: ["Yes."] } : { status: 404, body: {} });
    const findings = aboutOne(await findingsOf({ config, company }), "model");
    expect(findings).toEqual([
      "ok model gemini-a: it answers",
      expect.stringContaining("fault model gemini-b: refused: "),
    ]);
    expect(findings.join()).not.toContain("key");
    expect(gemini.requests.length).toBe(2);
    expect(aboutOne(await findingsOf({ company }), "models")).toEqual([
      "warning models: GEMINI_API_KEY is not set: nothing is asked of gemini-b",
    ]);
  });

  test("the bucket by putting, reading and removing a file, and asking for one that is not there", async () => {
    const s3 = startS3Server();
    try {
      expect(aboutOne(await findingsOf({ config: { s3: s3.config } }), "exports")).toEqual([
        "ok exports: files are put into the bucket exports-bucket, read and removed",
      ]);
      expect(s3.objects.size + s3.uploads.size).toBe(0);
      // A bucket whose credentials may not list it.
      let reads = 0;
      s3.fault = (operation) => (operation === "GetObject" && ++reads === 2 ? "403" : undefined);
      expect(aboutOne(await findingsOf({ config: { s3: s3.config } }), "exports")).toEqual([
        "fault exports: a file of exports-bucket that is not ready answers 403 in place of 404: the credentials need s3:ListBucket",
      ]);
      s3.fault = (operation) => (operation === "CreateMultipartUpload" ? "403" : undefined);
      const [refused] = aboutOne(await findingsOf({ config: { s3: s3.config } }), "exports");
      expect(refused).toStartWith("fault exports: the bucket exports-bucket cannot be used: ");
      s3.fault = (operation) => (operation === "GetObject" ? "reset" : undefined);
      const [broken] = aboutOne(await findingsOf({ config: { s3: s3.config } }), "exports");
      expect(broken).toStartWith("fault exports: the bucket exports-bucket cannot be used: ");
      expect(s3.objects.size).toBe(0);
    } finally {
      await s3.stop();
    }
  });

  test("a bucket that says nothing, but not for ever", async () => {
    const s3 = startS3Server();
    const folder = temporaryFolder();
    const config = { ...readConfig({ DATA_DIR: join(folder, "data") }), s3: s3.config };
    const context = await createContext(config, { log: pino({ level: "silent" }) });
    try {
      for (const mute of ["CreateMultipartUpload", "UploadPart", "GetObject", "DeleteObject"]) {
        s3.fault = (operation) => (operation === mute ? "mute" : undefined);
        const { state, message } = await checkExportStore(context, 300);
        expect({ mute, state, message }).toMatchObject({
          mute,
          state: "fault",
          message: expect.stringContaining("0.3 s"),
        });
      }
    } finally {
      await context.close();
      await s3.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test("the collector of traces by sending it none, and says what it answers", async () => {
    await using collector = new Collector();
    const config = { tracesEndpoint: collector.url };
    expect(aboutOne(await findingsOf({ config }), "traces")).toEqual([`ok traces: ${collector.url} takes them`]);
    const wrong = { tracesEndpoint: `${collector.url}/elsewhere` };
    expect(aboutOne(await findingsOf({ config: wrong }), "traces")).toEqual([
      `warning traces: ${wrong.tracesEndpoint} does not take them: Not Found`,
    ]);
    const nobody = { tracesEndpoint: "http://127.0.0.1:9" };
    expect(aboutOne(await findingsOf({ config: nobody }), "traces")[0]).toStartWith("warning traces: ");
  });

  test("what is left, where one thing cannot be looked at", async () => {
    const findings = await findingsOf({ harmOpen: (dataDir) => renameSync(dataDir, `${dataDir}-away`) });
    expect(aboutOne(findings, "disk")[0]).toStartWith("fault disk: ");
    expect(aboutOne(findings, "PUBLIC_URL")[0]).toStartWith("warning PUBLIC_URL: ");
  });

  test("the public address by its health check", async () => {
    await using server = await startTestServer();
    const publicUrl = server.url;
    expect(aboutOne(await findingsOf({ config: { publicUrl } }), "PUBLIC_URL")).toEqual([
      `warning PUBLIC_URL: ${publicUrl} answers on this machine alone: links and tokens name it`,
    ]);
    const wrong = `${server.url}/elsewhere`;
    expect(aboutOne(await findingsOf({ config: { publicUrl: wrong } }), "PUBLIC_URL")).toEqual([
      `warning PUBLIC_URL: ${wrong} does not lead to a running Usher: it answers 404`,
    ]);
  });
});
