import { LRUCache } from "lru-cache";
import { nearestKey, visibleKey } from "../../schemas/explain.ts";
import { CorpusError } from "../errors.ts";
import { splitFrontMatter } from "../front-matter/front-matter.ts";
import { knownFields, metaOf, notesOn, refusalOf } from "../page-meta.ts";
import type { Origin, Source, SourceDocument, SourceItem } from "../source.ts";
import { normalizeUrl } from "../urls/normalize-url.ts";
import { type Line, linesOf } from "./lines.ts";

/** A `url` with its value (group 1), another text, also one that is cut short, or what nests. */
const URL_OR_NESTING = /"url"\s*:\s*("(?:[^"\\]|\\.)*")|"(?:[^"\\]|\\.)*(?:"|\\?$)|[{}[\]]/g;

const FORMATS = ["html", "markdown", "text"] as const;
const KNOWN = ["url", ...FORMATS, ...knownFields];
/** Keys of one line that are told of: a line of a store's own dump may have any number. */
const MOST_UNKNOWN = 20;
/** UTF-16 units of such a key. */
const MOST_SHOWN = 64;
/** What is told of a key: most lines of a file have the same ones. */
const unknownKeys = new LRUCache<string, string>({
  max: 1_000,
  memoMethod(key) {
    const near = nearestKey(key, KNOWN);
    return `${visibleKey(key)}: unknown key${near ? `; did you mean ${near}?` : ""}`;
  },
});

/**
 * One page a line: `{url, title, html | markdown | text, description?, image?, labels?, locale?}`. Blank lines are
 * nothing; a bad line is reported with its number and the others go on. Holds one line in memory.
 * @throws CorpusError `file_missing`.
 */
export function createJsonlSource(path: string): Source {
  return async function* readJsonl({ signal, onFound }) {
    const file = Bun.file(path);
    if (!(await file.exists())) throw new CorpusError("file_missing", `file cannot be read: ${path}`);
    for await (const line of linesOf(file.stream(), signal)) {
      if (line.text?.trim() === "") continue;
      onFound(1);
      yield readLine(line, { source: path, file: path, line: line.number });
    }
  };
}

function readLine(line: Line, place: Origin): SourceItem {
  if (line.text === undefined)
    return { kind: "failed", origin: place, url: urlIn(line.readable), reason: line.problem, passing: true };
  const row = parseRow(line.text);
  if (typeof row === "string")
    return { kind: "failed", origin: place, url: urlIn(line.text), reason: row, passing: true };
  const origin = withNotes(place, notesOf(row));
  const url = typeof row.url === "string" ? row.url : "";
  if (normalizeUrl(url) === undefined) {
    return { kind: "failed", origin, url, reason: "url: expected an absolute http or https address" };
  }
  const given = FORMATS.filter((format) => typeof row[format] === "string");
  const format = given[0];
  if (format === undefined || given.length > 1) {
    const reason = "expected one of html, markdown and text, as a string";
    return { kind: "failed", origin, url, reason, passing: true };
  }
  const refusal = refusalOf(row);
  if (refusal !== undefined) return { kind: "skipped", origin, url, reason: refusal };
  return documentOf(row, origin, url, format);
}

/** Keys that nothing reads, and those with a value that is not read. */
function notesOf(row: Record<string, unknown>): string[] {
  const unknown = Object.keys(row).filter((key) => !KNOWN.includes(key) && !knownFields.includes(key.toLowerCase()));
  return [...unknown.slice(0, MOST_UNKNOWN).map((key) => unknownKeys.memo(key.slice(0, MOST_SHOWN))), ...notesOn(row)];
}

function documentOf(
  row: Record<string, unknown>,
  origin: Origin,
  url: string,
  format: SourceDocument["format"],
): SourceItem {
  const content = String(row[format]);
  if (format !== "markdown") return { kind: "document", origin, url, format, content, meta: metaOf(row) };
  const { fields, body, problem } = splitFrontMatter(content);
  const noted = withNotes(origin, notesOn(fields));
  if (problem) return { kind: "failed", origin, url, reason: `front matter: ${problem.message}`, passing: true };
  const refusal = refusalOf(fields);
  if (refusal !== undefined) return { kind: "skipped", origin, url, reason: refusal };
  const meta = { ...metaOf(fields), ...metaOf(row) };
  return { kind: "document", origin: noted, url, format, content: body, fields, meta };
}

function withNotes(origin: Origin, notes: readonly string[]): Origin {
  return notes.length === 0 ? origin : { ...origin, notes: [...(origin.notes ?? []), ...notes] };
}

/** The url that a line gives, though it is not valid JSON, as where it is cut short; `""` for none. */
function urlIn(text: string): string {
  try {
    return String(JSON.parse(writtenUrl(text)));
  } catch {
    return "";
  }
}

/** The value of the line's own `url`, as it is written: what it nests (a picture, links) has others. */
function writtenUrl(text: string): string {
  let depth = 0;
  for (const { 0: token, 1: url } of text.matchAll(URL_OR_NESTING)) {
    if (url !== undefined && depth === 1) return url;
    if (token === "{" || token === "[") depth++;
    if (token === "}" || token === "]") depth--;
  }
  return '""';
}

/** The row, or what is wrong with it. */
function parseRow(text: string): Record<string, unknown> | string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return "expected a JSON object";
    return value as Record<string, unknown>;
  } catch {
    return "not valid JSON";
  }
}
