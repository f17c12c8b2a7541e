import { Database } from "bun:sqlite";
import MiniSearch from "minisearch";
import { localeOf } from "../../src/corpus/language/locale.ts";
import type { Page } from "../../src/schemas/page.ts";
import { buildSegment } from "../../src/search/build.ts";
import { openSegment } from "../../src/search/load.ts";
import type { SearchOptions } from "../../src/search/segment.ts";
import type { Document } from "./collection.ts";

/** An engine over one collection: document ids for a query, best first. */
export interface Engine {
  name: string;
  search(query: string, limit: number): string[];
}

/** A document as ingest would leave it: one page in its own language, one passage a paragraph. */
export function pageOf({ id, title, text }: Document): Page {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
  const url = `https://collection.example/${encodeURIComponent(id)}`;
  return {
    id: `pg_${id}`,
    url,
    title,
    description: "",
    image: "",
    labels: [],
    gated: false,
    locale: localeOf({ explicit: [], url, text: `${title}\n${text}`, fallback: "en" }),
    aliases: [],
    passages: paragraphs.map((paragraph) => ({ heading: "", level: 0, anchor: "", text: paragraph })),
    hash: "",
  };
}

/** Usher's own segment, as it serves; `lexical` is its first stage alone. */
export function usher(documents: readonly Document[], stage: NonNullable<SearchOptions["stage"]> = "full"): Engine {
  const segment = openSegment(buildSegment(documents.map(pageOf), { phrases: [] }));
  return {
    name: stage === "full" ? "usher" : "usher, BM25F alone",
    search: (query, limit) =>
      segment.search(query, { limit, stage, passagesPerHit: 0 }).map(({ page }) => documents[page]?.id ?? ""),
  };
}

/** SQLite FTS5 with its Porter stemmer, terms joined by OR, titles counting three times. */
export function fts5(documents: readonly Document[]): Engine {
  const database = new Database(":memory:");
  database.run("create virtual table docs using fts5(id unindexed, title, text, tokenize = 'porter unicode61')");
  const insert = database.prepare("insert into docs values (?, ?, ?)");
  database.transaction(() => {
    for (const { id, title, text } of documents) insert.run(id, title, text);
  })();
  const select = database.prepare<{ id: string }, [string, number]>(
    "select id from docs where docs match ? order by bm25(docs, 0, 3, 1), rowid limit ?",
  );
  return {
    name: "SQLite FTS5 + Porter",
    search: (query, limit) => select.all(anyWord(query), limit).map(({ id }) => id),
  };
}

/** An FTS5 expression that matches any word of a text. */
export function anyWord(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => `"${word}"`).join(" OR ") || '""';
}

export function miniSearch(documents: readonly Document[]): Engine {
  const index = new MiniSearch<Document>({ fields: ["title", "text"] });
  index.addAll([...documents]);
  return {
    name: "MiniSearch",
    search: (query, limit) =>
      index
        .search(query, { boost: { title: 3 } })
        .slice(0, limit)
        .map(({ id }) => String(id)),
  };
}
