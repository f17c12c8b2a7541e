import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "../../src/schemas/page.ts";
import { buildSegment } from "../../src/search/build.ts";
import { openSegment } from "../../src/search/load.ts";
import { benchPages, benchQueries, sourceText } from "./corpus.ts";
import { interleaved, megabytes, printTimings, type Timing } from "./table.ts";

const PAGES = Number(process.env.BENCH_PAGES ?? 10_000);
const QUERIES = 400;
const WARM_UP = 3000;
/** Each warms up and answers all of the queries by itself, in turn: neither finds its caches full of the other's. */
const ROUNDS = 3;
/** Where Debian's `liblucene8-java` puts it. */
const jars = ["core", "analyzers-common"].map((part) => `/usr/share/java/lucene-${part}-8.7.0.jar`);

/** Usher's lexical stage beside Lucene's BM25, an outside anchor that is measured where this machine has it. */
export async function benchLucene(): Promise<void> {
  if (!Bun.which("javac") || !jars.every((jar) => existsSync(jar)))
    return console.log("\nLucene is not here (Debian: liblucene8-java and default-jdk-headless)");
  const source = sourceText();
  const pages = benchPages(source, PAGES);
  const queries = benchQueries(pages, QUERIES + WARM_UP);
  const folder = mkdtempSync(join(tmpdir(), "usher-bench-"));
  try {
    writeFileSync(join(folder, "pages.tsv"), pages.map(lineOf).join("\n"));
    writeFileSync(join(folder, "queries.txt"), queries.map(onLine).join("\n"));
    await run("javac", ["-cp", jars.join(":"), "-d", folder, "scripts/bench/lucene/Search.java"]);
    console.log(`\nLexical search over ${PAGES} pages, each by itself in turn: ${source.name}`);
    await compare(folder, pages, queries);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(folder: string, pages: readonly Page[], queries: readonly string[]): Promise<void> {
  const segment = openSegment(buildSegment(pages, { phrases: [] }));
  const search = (query: string) => segment.search(query, { limit: 10, stage: "lexical", passagesPerHit: 0 });
  const usher: Timing = { name: "usher, lexical stage", microseconds: [] };
  const lucene: Timing = { name: "Lucene 8.7, BM25", microseconds: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const query of queries.slice(QUERIES)) search(query);
    const [own] = await interleaved(queries.slice(0, QUERIES), [{ name: usher.name, run: search }]);
    usher.microseconds.push(...(own?.microseconds ?? []));
    const [size = 0, ...theirs] = await askLucene(folder);
    lucene.microseconds.push(...theirs);
    if (round === 0) console.log(`Lucene's index, without positions and stored pages: ${megabytes(size)}`);
  }
  printTimings([usher, lucene]);
}

/** The size of its index in bytes, then the microseconds of each query. */
async function askLucene(folder: string): Promise<number[]> {
  const files = ["pages.tsv", "queries.txt"].map((name) => join(folder, name));
  const printed = await run("java", ["-cp", [...jars, folder].join(":"), "Search", ...files, String(QUERIES)]);
  return printed.trim().split("\n").map(Number);
}

async function run(command: string, args: readonly string[]): Promise<string> {
  const child = Bun.spawn([command, ...args], { stdout: "pipe", stderr: "inherit" });
  const printed = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) throw new Error(`${command} failed`);
  return printed;
}

const onLine = (text: string): string => text.replace(/[\t\r\n]/g, " ");

function lineOf({ title, passages }: Page): string {
  return [title, passages.map(({ heading, text }) => `${heading} ${text}`).join(" ")].map(onLine).join("\t");
}
