import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { Glob } from "bun";

export interface Document {
  id: string;
  title: string;
  text: string;
}

/** A test collection: judged queries over documents. */
export interface Collection {
  name: string;
  documents: Document[];
  queries: { id: string; text: string }[];
  /** Query id → document id → grade, above 0 for relevant ones. */
  judgements: Map<string, Map<string, number>>;
}

/**
 * Every folder at or below the given ones (separated by `:`) that holds docs.jsonl, queries.tsv and qrels.tsv. A
 * pattern such as `data/*` is expanded here, for a shell leaves it alone in `EVAL_DATA=data/* bun run eval`.
 */
export function findCollections(folders: string): string[] {
  return folders.split(":").flatMap(matches).flatMap(collectionsBelow);
}

/** @throws Error for a name or pattern that nothing has. */
function matches(folder: string): string[] {
  if (folder === "") return [];
  if (existsSync(folder)) return [folder];
  const cwd = folder.startsWith("/") ? "/" : ".";
  const found = [...new Glob(folder.replace(/^\/+/, "")).scanSync({ cwd, absolute: true, onlyFiles: false })];
  if (found.length === 0) throw new Error(`EVAL_DATA: there is no ${folder}`);
  return found.sort();
}

function collectionsBelow(folder: string): string[] {
  if (!statSync(folder).isDirectory()) return [];
  if (existsSync(join(folder, "qrels.tsv"))) return [folder];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => collectionsBelow(join(folder, name)));
}

/** @throws SyntaxError for a line of docs.jsonl that is not JSON. */
export function readCollection(folder: string): Collection {
  return {
    name: basename(folder),
    documents: linesOf(folder, "docs.jsonl").map(readDocument),
    queries: linesOf(folder, "queries.tsv").map((line) => {
      const [id = "", ...text] = line.split("\t");
      return { id, text: text.join(" ") };
    }),
    judgements: readJudgements(linesOf(folder, "qrels.tsv")),
  };
}

function readDocument(line: string): Document {
  const { id, title, text } = JSON.parse(line) as Partial<Document>;
  return { id: String(id), title: title ?? "", text: text ?? "" };
}

/** `query document grade`, or TREC's `query 0 document grade`. */
function readJudgements(lines: readonly string[]): Collection["judgements"] {
  const judgements: Collection["judgements"] = new Map();
  for (const line of lines) {
    const fields = line.split(/\s+/);
    const [query = ""] = fields;
    const document = fields.at(-2) ?? "";
    const grades = judgements.get(query) ?? new Map<string, number>();
    judgements.set(query, grades.set(document, Number(fields.at(-1))));
  }
  return judgements;
}

function linesOf(folder: string, file: string): string[] {
  const text = readFileSync(join(folder, file), "utf8");
  return text.split(/\r?\n/).filter((line) => line.trim() !== "");
}
