import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPages } from "../eval/content/pages.ts";
import { startAgentServer } from "./agent/client.ts";
import { printRow } from "./agent/row.ts";
import { startServer } from "./start-server.ts";

/** A server makes as many pages at its start before anyone asks. */
const warmUp = 24;
const most = 300;
const baseUrl = "https://site.example";

/**
 * The first item of a page's streamed takeaways and FAQs, from the request on: made anew, and from the cache. Pages of
 * the folder BENCH_CORPUS, one visitor after another; the floor is a server that streams a line at once.
 */
export async function benchContent(): Promise<void> {
  const corpus = process.env.BENCH_CORPUS ?? "";
  if (corpus === "") return console.log("\nPage content: set BENCH_CORPUS to a folder of Markdown");
  const folder = mkdtempSync(join(tmpdir(), "usher-bench-"));
  const company = join(folder, "bench.yaml");
  const source = JSON.stringify({ folder: corpus, baseUrl });
  writeFileSync(company, `company: bench\nindexId: idx_bench\nsources: [${source}]\n`);
  const usher = await startServer("scripts/bench/usher-server.ts", folder, company);
  const bare = await startAgentServer(folder, {}, [process.execPath, "scripts/bench/agent/bare-server.ts"]);
  try {
    const pages = await readPages(corpus);
    const urls = pages.map(({ page }) => page.url).slice(0, most + warmUp);
    console.log(`\nPage content, first streamed item, ${urls.length - warmUp} pages of ${corpus}`);
    for (const route of ["snackable-read", "faqs"]) await compareRoute(route, urls, usher.url, bare.url);
  } finally {
    for (const { child } of [usher, bare]) {
      child.kill();
      await child.exited;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compareRoute(route: string, urls: readonly string[], usher: string, bare: string): Promise<void> {
  const [missed, hit, floor]: [number[], number[], number[]] = [[], [], []];
  for (const [at, canonical_url] of urls.entries()) {
    const body = JSON.stringify({ canonical_url });
    const ask = () => firstItem(`${usher}/api/v1/${route}`, body);
    const [miss, again, least] = [await ask(), await ask(), await firstItem(`${bare}/stream`, body)];
    if (at < warmUp || miss === undefined || again === undefined || least === undefined) continue;
    missed.push(miss);
    hit.push(again);
    floor.push(least);
  }
  printRow(`${route}, ${missed.length} made anew`, missed, floor, "ms");
  printRow(`${route}, from the cache`, hit, floor, "ms");
}

/** Milliseconds until the first item, or a bare server's first line; undefined where a page has none. */
async function firstItem(url: string, body: string): Promise<number | undefined> {
  const headers = { "content-type": "application/json", accept: "application/x-ndjson" };
  const startedAt = performance.now();
  const response = await fetch(url, { method: "POST", headers, body });
  const decoder = new TextDecoder();
  let first: number | undefined;
  for await (const chunk of response.body ?? [])
    if (first === undefined && /"type":"(?:item|session\.started)"/.test(decoder.decode(chunk)))
      first = performance.now() - startedAt;
  return first;
}
