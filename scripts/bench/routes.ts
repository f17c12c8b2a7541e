import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SnackableReadResult } from "../../src/schemas/page-content.ts";
import { benchPages, benchQueries, sourceText } from "./corpus.ts";
import { measureRate, median, type Target } from "./load.ts";
import { startServer } from "./start-server.ts";

const connections = 32;
const rounds = 5;
const secondsPerRound = 1;
const warmUpSeconds = 0.3;
/** Fewer than a segment keeps. */
const knownQueries = 400;

const echoName = "bare Bun.serve JSON echo";

interface RouteTarget extends Target {
  /** What does nothing behind the same schemas. */
  floor?: string;
  /** Whether all that is asked was asked before, as a slow machine's warm-up alone would not see to. */
  isKnown?: boolean;
}

/** Requests a second of whole routes beside a bare `Bun.serve` that reads and echoes JSON, in turn, each its own process. */
export async function benchRoutes(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "usher-bench-"));
  const corpus = corpusOf(folder);
  const servers = [
    await startServer("scripts/bench/echo-server.ts", folder),
    await startServer("scripts/bench/usher-server.ts", folder, corpus.company),
  ];
  const [echo = "", usher = ""] = servers.map(({ url }) => url);
  try {
    const urls = await urlsWithTakeaways(usher, corpus.urls);
    await compare(corpus.name, targets(echo, usher, { ...corpus, urls }));
  } finally {
    for (const { child } of servers) {
      child.kill();
      await child.exited;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Pages of made-up words tell nothing, which is no hit. */
async function urlsWithTakeaways(usher: string, urls: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const canonical_url of urls) {
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify({ canonical_url }) };
    const answer = await fetch(`${usher}/api/v1/snackable-read`, init);
    if (((await answer.json()) as SnackableReadResult).status === "ready") found.push(canonical_url);
  }
  return found;
}

function targets(echo: string, usher: string, { queries, urls }: BenchCorpus): RouteTarget[] {
  const completion = queries.map((query) => JSON.stringify({ prefix: query.slice(0, 6), sessionId: "bench", n: 5 }));
  const query = queries.map((text, index) =>
    JSON.stringify({ query: text, sessionId: `s${index % 50}`, requestId: `r${index}` }),
  );
  const asked = query.slice(0, knownQueries);
  const fresh = query.slice(knownQueries);
  const takeaways = urls.map((canonical_url) => JSON.stringify({ canonical_url }));
  const api = (route: string) => ({ url: usher, path: `/api/v1/${route}` });
  const floors = { completions: "no-op route, completions schemas", queries: "no-op route, queries schemas" };
  return [
    { name: echoName, url: echo, path: "/", bodies: completion },
    ...(takeaways.length > 0
      ? [{ name: "POST /api/v1/snackable-read, hits", ...api("snackable-read"), bodies: takeaways, isKnown: true }]
      : []),
    { name: floors.completions, url: usher, path: "/noop/completions", bodies: completion },
    { name: "POST /api/v1/completions", ...api("completions"), bodies: completion, floor: floors.completions },
    { name: floors.queries, url: usher, path: "/noop/queries", bodies: asked },
    {
      name: "POST /api/v1/queries, asked before",
      ...api("queries"),
      bodies: asked,
      floor: floors.queries,
      isKnown: true,
    },
    ...(fresh.length > 0
      ? [{ name: "POST /api/v1/queries, each new", ...api("queries"), bodies: fresh, floor: floors.queries }]
      : []),
  ];
}

const demoQueries = [
  ...["how long does an access token live", "export csv", "resume a stream", "private session", "company file"],
  ...["roll back", "which origins are admitted", "webhook signature", "deploy behind a proxy", "erase a visitor"],
];

const demoUrls = ["quick-start", "concepts", "guides/privacy", "guides/ingest", "api/export"].map(
  (path) => `http://localhost:3000/docs/${path}`,
);

interface BenchCorpus {
  name: string;
  /** Path of a company file, `""` for the demo company. */
  company: string;
  queries: readonly string[];
  urls: readonly string[];
}

/** The demo company, or as many recombined pages as BENCH_ROUTE_PAGES says, with queries of their own. */
function corpusOf(folder: string): BenchCorpus {
  const count = Number(Bun.env.BENCH_ROUTE_PAGES ?? 0);
  if (count === 0) return { name: "the demo company", company: "", queries: demoQueries, urls: demoUrls };
  const pages = benchPages(sourceText(), count);
  const lines = pages.map(({ url, title, passages }) =>
    JSON.stringify({ url, title, text: passages.map(({ text }) => text).join("\n\n") }),
  );
  writeFileSync(join(folder, "pages.jsonl"), lines.join("\n"));
  const company = join(folder, "bench.yaml");
  writeFileSync(company, "company: bench\nindexId: idx_bench\nsources: [{ jsonl: ./pages.jsonl }]\n");
  return {
    name: `${count.toLocaleString("en")} pages`,
    company,
    queries: [...new Set(benchQueries(pages, 20_000))],
    urls: pages.slice(0, 100).map(({ url }) => url),
  };
}

async function compare(corpus: string, list: RouteTarget[]): Promise<void> {
  const rates = new Map<string, number[]>(list.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const target of list) {
      // One that asks ever new things leaves nothing of what the next one is known for.
      await measureRate(target, connections, warmUpSeconds, target.isKnown ? target.bodies.length : 0);
      rates.get(target.name)?.push(await measureRate(target, connections, secondsPerRound));
    }
  }
  const beside = (name: string, other: string) => medianRatio(rates.get(name) ?? [], rates.get(other) ?? []).toFixed(2);
  console.log(`\nRoutes, ${connections} connections, medians of ${rounds} rounds in turn, ${corpus}`);
  for (const { name, floor } of list) {
    const rate = Math.round(median(rates.get(name) ?? [])).toLocaleString("en");
    const ofFloor = floor ? `   ${beside(name, floor)} of its no-op` : "";
    console.log(`  ${name.padEnd(34)}${rate.padStart(10)} req/s   ${beside(name, echoName)} of the echo${ofFloor}`);
  }
}

/** The median of what each round gave beside the other of the same round: a machine's moods touch both. */
function medianRatio(values: readonly number[], others: readonly number[]): number {
  return median(values.map((value, round) => value / (others[round] ?? Number.NaN)));
}
