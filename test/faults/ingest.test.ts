import { describe, expect, test } from "bun:test";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { usher } from "../support/cli.ts";
import { databaseVariables } from "../support/database.ts";
import { startTestServer } from "../support/server.ts";

const main = resolve(import.meta.dir, "../../src/main.ts");
const pages = 40;
const rounds = 5;

/** The same numbers from 0 to 1 in each run. */
function* fractions(): Generator<number, never> {
  for (let state = 7; ; state = (state * 1103515245 + 12345) % 2 ** 31) yield state / 2 ** 31;
}

/** Writes a site whose pages all carry the mark of their edition: in the text, the title and, of every other one, the url. */
function writeEdition(site: string, edition: number): void {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  const mark = `edition${edition}x`;
  for (let page = 0; page < pages; page++) {
    const text = `Parcels of kind ${page} travel by night. What this is: ${mark}.`;
    const name = page % 2 === 0 ? `${page}` : `${page}-${mark}`;
    writeFileSync(join(site, `${name}.md`), `---\ntitle: Parcel ${page}, ${mark}\n---\n\n${text}\n`);
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
    const variables = await databaseVariables(folder);
    const ingest = (...args: string[]) =>
      Bun.spawn([process.execPath, main, "ingest", ...args], {
        env: { ...process.env, DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent", ...variables },
        stdout: "ignore",
        stderr: "ignore",
      });
    /** The editions that an answer shows: of one revision, whichever it is. */
    const editions = async () => {
      const answer = await server.post("/api/v1/queries", { query: "parcels of kind 7", company: "acme" });
      expect(answer.status).toBe(200);
      return [...new Set((await answer.text()).match(/edition\d+x/g))];
    };

    writeEdition(site, 0);
    const acme = writeCompany(folder, "acme", "idx_acme");
    const started = performance.now();
    expect(await ingest(acme, "--publish").exited).toBe(0);
    const whole = performance.now() - started;

    const random = fractions();
    for (let round = 1; round <= rounds; round++) {
      writeEdition(site, round);
      // Each wants a name that the other may have by then.
      const own = writeCompany(folder, "acme", round % 3 === 0 ? "idx_beta" : "idx_acme");
      const other = writeCompany(folder, "beta", round % 2 === 0 ? "acme" : "idx_beta");
      const runs = [ingest(own, "--publish"), ingest(other, "--publish"), ingest(own)];
      await Promise.all(
        runs.map(async (run) => {
          await Bun.sleep(random.next().value * 3 * whole);
          run.kill("SIGKILL");
          await run.exited;
        }),
      );
      expect(await editions()).toHaveLength(1);
      // A process that has nothing in memory.
      const cold = await usher(join(folder, "data"), ["query", "acme", "parcels of kind 7"]);
      expect([cold.code, cold.out]).toEqual([0, expect.stringContaining("Parcel 7")]);
    }

    writeEdition(site, rounds + 1);
    expect(await ingest(writeCompany(folder, "acme", "idx_acme"), "--publish").exited).toBe(0);
    // A server believes for a second what it has read.
    while (!(await editions()).includes(`edition${rounds + 1}x`)) await Bun.sleep(50);
    expect(await editions()).toEqual([`edition${rounds + 1}x`]);
  }, 300_000);
});
