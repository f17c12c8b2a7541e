import { describe, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { usher } from "../support/cli.ts";
import { startTestServer } from "../support/server.ts";

const main = resolve(import.meta.dir, "../../src/main.ts");
const pages = 40;
const rounds = 5;

/** Writes a site whose pages all carry the mark of their edition. */
function writeEdition(site: string, edition: number): void {
  mkdirSync(site, { recursive: true });
  for (let page = 0; page < pages; page++) {
    const text = `Parcels of kind ${page} travel by night. Edition${edition}x is what this is.`;
    writeFileSync(join(site, `${page}.md`), `---\ntitle: Parcel ${page}\n---\n\n${text}\n`);
  }
}

function writeCompany(folder: string, company: string, indexId: string): string {
  const path = join(folder, `${company}.yaml`);
  const source = `{ folder: ./site, baseUrl: "https://www.acme.example" }`;
  writeFileSync(path, `company: ${company}\nindexId: ${indexId}\nsources: [${source}]\n`);
  return path;
}

describe("An ingest that is killed", () => {
  test("anywhere, beside others that want its names, leaves what is published, and the next one does its work", async () => {
    await using server = await startTestServer();
    const { folder } = server;
    const site = join(folder, "site");
    const ingest = (...args: string[]) =>
      Bun.spawn([process.execPath, main, "ingest", ...args], {
        env: { ...process.env, DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" },
        stdout: "ignore",
        stderr: "ignore",
      });
    const found = async (query: string) => {
      const answer = await server.post("/api/v1/queries", { query, company: "acme" });
      return [answer.status, JSON.stringify(((await answer.json()) as { responses: unknown }).responses)];
    };

    writeEdition(site, 0);
    const acme = writeCompany(folder, "acme", "idx_acme");
    const started = performance.now();
    expect(await ingest(acme, "--publish").exited).toBe(0);
    const whole = performance.now() - started;

    for (let round = 1; round <= rounds; round++) {
      writeEdition(site, round);
      // Each wants a name that the other may have by then.
      const own = writeCompany(folder, "acme", round % 3 === 0 ? "idx_beta" : "idx_acme");
      const other = writeCompany(folder, "beta", round % 2 === 0 ? "acme" : "idx_beta");
      const runs = [ingest(own, "--publish"), ingest(other, "--publish"), ingest(own)];
      await Promise.all(
        runs.map(async (run) => {
          await Bun.sleep(Math.random() * 3 * whole);
          run.kill("SIGKILL");
          await run.exited;
        }),
      );
      expect(await found("parcels of kind 7")).toEqual([200, expect.stringContaining("travel by night")]);
      // A process that has nothing in memory.
      const cold = await usher(join(folder, "data"), ["query", "acme", "parcels of kind 7"]);
      expect([cold.code, cold.out]).toEqual([0, expect.stringContaining("Parcel 7")]);
    }

    writeEdition(site, rounds + 1);
    expect(await ingest(writeCompany(folder, "acme", "idx_acme"), "--publish").exited).toBe(0);
    await Bun.sleep(1_200);
    expect(await found(`Edition${rounds + 1}x`)).toEqual([200, expect.stringContaining(`Edition${rounds + 1}x`)]);
  }, 90_000);
});
