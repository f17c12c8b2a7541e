import { createClient } from "@libsql/client";
import MiniSearch from "minisearch";
import type { Page } from "../../src/schemas/page.ts";
import { buildSegment } from "../../src/search/build.ts";
import { SectionReader } from "../../src/search/format/sections.ts";
import { openSegment } from "../../src/search/load.ts";
import type { Segment } from "../../src/search/segment.ts";
import { benchPages, benchQueries, sourceText } from "./corpus.ts";
import { interleaved, measured, megabytes, printTimings } from "./table.ts";

/** `BENCH_PAGES`; MiniSearch needs about 25 kB of memory a page and is left out beyond MINISEARCH_PAGES. */
const PAGES = Number(process.env.BENCH_PAGES ?? 10_000);
const MINISEARCH_PAGES = 20_000;
const QUERIES = 400;
/** Other queries that are asked before: a server has answered for long when visitors come, and so has its compiler. */
const WARM_UP = 3000;
const TILES = 6;

/** Search side by side with FTS5 through @libsql/client and MiniSearch: times, sizes, and titles as queries. */
export async function benchSearch(): Promise<void> {
  const source = sourceText();
  const pages = benchPages(source, PAGES);
  console.log(`\nSearch over ${PAGES} pages: ${source.name}`);
  const built = measured(() => buildSegment(pages, { phrases: [] }));
  const { value: segment, seconds, grown } = measured(() => openSegment(built.value));
  console.log(
    `build ${built.seconds.toFixed(1)} s, open ${(seconds * 1000).toFixed(1)} ms, ${megabytes(grown)} resident more`,
  );
  printSizes(built.value);
  const usher = ours(segment);
  const engines = [...usher, await fts5(pages), ...(PAGES <= MINISEARCH_PAGES ? [miniSearch(pages)] : [])];
  const queries = benchQueries(pages, QUERIES + WARM_UP);
  const asked = queries.splice(0, QUERIES);
  await interleaved(asked.slice(0, QUERIES / 4), engines);
  for (const query of queries) for (const { run } of usher) run(query);
  printTimings(await interleaved(asked, engines, queries));
  printTitles(segment, pages);
}

function ours(segment: Segment): { name: string; run: (query: string) => unknown }[] {
  return [
    {
      name: "usher, lexical stage",
      run: (query) => segment.search(query, { limit: 10, stage: "lexical", passagesPerHit: 0 }),
    },
    {
      name: "usher, full with highlights",
      run: (query) => {
        const plan = segment.plan(query);
        return segment.search(plan, { limit: TILES }).map(({ page }) => segment.highlights(page, plan, 3));
      },
    },
    { name: "usher, full with passages", run: (query) => segment.search(query, { limit: TILES }) },
  ];
}

async function fts5(pages: readonly Page[]): Promise<{ name: string; run: (query: string) => Promise<unknown> }> {
  const client = createClient({ url: "file::memory:" });
  await client.execute("create virtual table docs using fts5(title, body, tokenize = 'porter unicode61')");
  for (let start = 0; start < pages.length; start += 500)
    await client.batch(
      pages.slice(start, start + 500).map(({ title, passages }) => ({
        sql: "insert into docs values (?, ?)",
        args: [title, passages.map(({ heading, text }) => `${heading}\n${text}`).join("\n")],
      })),
      "write",
    );
  const sql = "select rowid from docs where docs match ? order by bm25(docs, 3, 1) limit 10";
  const expression = (query: string): string =>
    (query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"`).join(" OR ");
  return { name: "FTS5 through @libsql/client", run: (query) => client.execute({ sql, args: [expression(query)] }) };
}

function miniSearch(pages: readonly Page[]): { name: string; run: (query: string) => unknown } {
  const index = new MiniSearch<{ id: number; title: string; body: string }>({ fields: ["title", "body"] });
  const { seconds, grown } = measured(() =>
    index.addAll(
      pages.map(({ title, passages }, id) => ({ id, title, body: passages.map(({ text }) => text).join("\n") })),
    ),
  );
  console.log(`MiniSearch: build ${seconds.toFixed(1)} s, ${megabytes(grown)} resident more`);
  return { name: "MiniSearch", run: (query) => index.search(query, { boost: { title: 3 } }).slice(0, 10) };
}

/** Bytes by purpose: what ranks, learned vectors, what is shown, completions. */
function printSizes(blob: Uint8Array): void {
  const groups = new Map<string, number>();
  for (const [name, bytes] of new SectionReader(blob).sizes()) {
    const group = groupOf(name);
    groups.set(group, (groups.get(group) ?? 0) + bytes);
  }
  const parts = [...groups].map(([group, bytes]) => `${group} ${megabytes(bytes)}`);
  console.log(`segment ${megabytes(blob.byteLength)}: ${parts.join(", ")}`);
}

function groupOf(section: string): string {
  if (/^(learned|termVectors)/.test(section)) return "vectors";
  if (/^(cards|heads|texts|urls)/.test(section)) return "stored pages";
  return section.startsWith("phrases") ? "completions" : "index";
}

function printTitles(segment: Segment, pages: readonly Page[]): void {
  const asked = pages.slice(0, 1000);
  const first = asked.filter(({ title }, i) => segment.search(title, { limit: 1, passagesPerHit: 0 })[0]?.page === i);
  console.log(`a page's own title puts it first: ${(first.length / asked.length).toFixed(3)}`);
}
