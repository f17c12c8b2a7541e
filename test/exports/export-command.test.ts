import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdirSync, readdirSync, readlinkSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { usher } from "../support/cli.ts";
import { databaseVariables } from "../support/database.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { readCsv } from "./read-csv.ts";

let server: TestServer;
let dataDir: string;
const count = 3_000;
const days = ["--from", "2024-05-01", "--to", "2024-05-02"];
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany();
  dataDir = join(server.folder, "data");
  const start = Date.parse("2024-05-01T00:00:00Z");
  for (let number = 0; number < count; number++) {
    server.context.recorder.record({
      ...{ eventType: "queries", company: "bakery", version: "published", corpusVersion: 1 },
      ...{ occurredAt: start + number * 50_000, query: `question ${number}` },
    });
  }
  await server.context.recorder.flush();
});
afterAll(() => server[Symbol.asyncDispose]());

describe("usher export <company> --from --to", () => {
  test("--out writes a whole file and tells rows, bytes and SHA-256", async () => {
    const out = join(server.folder, "out.csv");
    const { code, out: told, err } = await usher(dataDir, ["export", "bakery", ...days, "--out", out, "--json"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const text = await Bun.file(out).text();
    expect(readCsv(text).map((row) => row[9])).toEqual([
      "query",
      ...Array.from({ length: count }, (_, index) => `question ${index}`),
    ]);
    const sha256 = new Bun.CryptoHasher("sha256").update(text).digest("hex");
    expect(JSON.parse(told)).toEqual({ company: "bakery", rows: count, bytes: text.length, sha256, file: out });
    expect(readdirSync(server.folder).filter((name) => name.includes("partial"))).toEqual([]);
  });

  test("without --out the file goes to standard output, and nothing else does", async () => {
    const { code, out } = await usher(dataDir, ["export", "bakery", ...days]);
    expect(code).toBe(0);
    expect(readCsv(out).length).toBe(count + 1);
  });

  test.each([
    ["a day that is none", ["--from", "2024-02-30", "--to", "2024-03-01"], 2],
    ["the end before the start", ["--from", "2024-03-02", "--to", "2024-03-01"], 2],
    ["no --to", ["--from", "2024-03-02"], 2],
    ["a folder that is not there", [...days, "--out", "/nowhere/out.csv"], 1],
    ["a folder in the place of a file", [...days, "--out", "/"], 1],
    ["a folder that is read-only", [...days, "--out", "/sys/out.csv"], 1],
  ])("%s is refused with a message", async (_name, args, code) => {
    const ran = await usher(dataDir, ["export", "bakery", ...args]);
    expect(ran.code).toBe(code);
    expect(ran.err).not.toBe("");
    expect(ran.err).not.toMatch(/\bat .*\.ts/);
  });

  test("--out follows a link, and leaves it one", async () => {
    const [file, link] = ["linked.csv", "link.csv"].map((name) => join(server.folder, name));
    await Bun.write(file ?? "", "old");
    symlinkSync(file ?? "", link ?? "");
    expect((await usher(dataDir, ["export", "bakery", ...days, "--out", link ?? ""])).code).toBe(0);
    expect(readlinkSync(link ?? "")).toBe(file ?? "");
    expect(readCsv(await Bun.file(file ?? "").text()).length).toBe(count + 1);
  });

  test("--out writes into a pipe, which stays one", async () => {
    const pipe = join(server.folder, "pipe");
    expect(Bun.spawnSync(["mkfifo", pipe]).exitCode).toBe(0);
    const reader = Bun.spawn(["cat", pipe], { stdout: "pipe" });
    const ran = await usher(dataDir, ["export", "bakery", ...days, "--out", pipe]);
    expect({ code: ran.code, fifo: statSync(pipe).isFIFO() }).toEqual({ code: 0, fifo: true });
    expect(readCsv(await new Response(reader.stdout).text()).length).toBe(count + 1);
  });

  test("a full disk is told with the system's reason, for a file and for standard output", async () => {
    const full = await usher(dataDir, ["export", "bakery", ...days, "--out", "/dev/full"]);
    expect([full.code, full.out]).toEqual([1, ""]);
    expect(full.err).toMatch(/ENOSPC: no space left on device/);
    const run = Bun.spawn([process.execPath, "src/main.ts", "export", "bakery", ...days], {
      env: { ...process.env, DATA_DIR: dataDir, ...(await databaseVariables(server.folder)) },
      ...{ stdout: Bun.file("/dev/full"), stderr: "pipe" },
    });
    expect(await new Response(run.stderr).text()).toMatch(/ENOSPC: no space left on device/);
    expect(await run.exited).toBe(1);
  });

  test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "broken off by %s ends by it, and leaves no file",
    async (signal) => {
      const folder = join(server.folder, signal);
      mkdirSync(folder);
      const run = Bun.spawn(
        [process.execPath, "src/main.ts", "export", "bakery", ...days, "--out", join(folder, "a.csv")],
        {
          env: { ...process.env, DATA_DIR: dataDir, ...(await databaseVariables(server.folder)) },
        },
      );
      while (readdirSync(folder).length === 0) await Bun.sleep(1);
      run.kill(signal);
      await run.exited;
      expect({ signal: run.signalCode, files: readdirSync(folder) }).toEqual({ signal, files: [] });
    },
  );

  test("an unknown company fails with 1, and leaves no file", async () => {
    const out = join(server.folder, "none.csv");
    expect((await usher(dataDir, ["export", "nobody", ...days, "--out", out])).code).toBe(1);
    expect(await Bun.file(out).exists()).toBe(false);
  });
});
