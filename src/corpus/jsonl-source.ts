import { CorpusError } from "./errors.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { type Line, linesOf } from "./lines.ts";
import { normalizeUrl } from "./normalize-url.ts";
import { metaOf, refusalOf } from "./page-meta.ts";
import type { Origin, Source, SourceDocument, SourceItem } from "./source.ts";

const FORMATS = ["html", "markdown", "text"] as const;

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

function readLine(line: Line, origin: Origin): SourceItem {
  if (line.text === undefined) return { kind: "failed", origin, url: "", reason: line.problem };
  const row = parseRow(line.text);
  if (typeof row === "string") return { kind: "failed", origin, url: urlIn(line.text), reason: row, passing: true };
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

function documentOf(
  row: Record<string, unknown>,
  origin: Origin,
  url: string,
  format: SourceDocument["format"],
): SourceItem {
  const content = String(row[format]);
  if (format !== "markdown") return { kind: "document", origin, url, format, content, meta: metaOf(row) };
  const { fields, body, problem } = splitFrontMatter(content);
  if (problem) return { kind: "failed", origin, url, reason: `front matter: ${problem.message}`, passing: true };
  const refusal = refusalOf(fields);
  if (refusal !== undefined) return { kind: "skipped", origin, url, reason: refusal };
  const meta = { ...metaOf(fields), ...metaOf(row) };
  return { kind: "document", origin, url, format, content: body, fields, meta };
}

/** The url that a line begins with, though the line is not valid JSON; `""` for none. */
function urlIn(text: string): string {
  const [, url = ""] = /^\s*\{\s*"url"\s*:\s*"([^"\\]+)"/.exec(text) ?? [];
  return url;
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
