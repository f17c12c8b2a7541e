import { type Document, LineCounter, parseDocument } from "yaml";
import { messageOf } from "../errors.ts";

export interface FrontMatter {
  fields: Record<string, unknown>;
  /** The text after it. */
  body: string;
  /** Why the YAML could not be read, with the 1-based line in the file. */
  problem?: { line: number; message: string };
}

const OPENING = /^\uFEFF?---[ \t]*\r?\n/;
const FENCED = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/m;
const OPEN_QUOTE = /^(?:[\w-]+:|-)[ \t]+(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/;

/** Splits YAML front matter from a text; a text without any has no fields. Repeated keys are tolerated, the last one counts. */
export function splitFrontMatter(text: string): FrontMatter {
  const match = OPENING.test(text) ? FENCED.exec(text) : null;
  if (match === null) return { fields: {}, body: text };
  const yaml = match[1] ?? "";
  const strict = parseFields(yaml);
  const fields = strict.problem === undefined ? strict : parseFields(indentOpenQuotes(yaml));
  return { body: text.slice(match[0].length), ...(fields.problem === undefined ? fields : strict) };
}

function parseFields(yaml: string): Omit<FrontMatter, "body"> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, uniqueKeys: false, logLevel: "silent" });
  const error = document.errors[0];
  if (error === undefined) return fieldsOf(document);
  const message = error.message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "") ?? "";
  return { fields: {}, problem: { line: lines.linePos(error.pos[0]).line + 1, message } };
}

function fieldsOf(document: Document.Parsed): Omit<FrontMatter, "body"> {
  try {
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    if (value === null || value === undefined) return { fields: {} };
    if (isRecord(value)) return { fields: value };
    return { fields: {}, problem: { line: 2, message: "expected a mapping" } };
  } catch (error) {
    return { fields: {}, problem: { line: 2, message: messageOf(error) } };
  }
}

/**
 * Indents the lines that a quoted text runs on over: YAML asks for it, the libyaml of Jekyll and the js-yaml of
 * Eleventy do not, so published sites have such front matter. Line numbers stay.
 */
function indentOpenQuotes(yaml: string): string {
  let quote = "";
  return yaml
    .split("\n")
    .map((line) => {
      if (quote === "") {
        quote = OPEN_QUOTE.test(line) ? (/["']/.exec(line)?.[0] ?? "") : "";
        return line;
      }
      const end = quote === '"' ? /^(?:[^"\\]|\\.)*"/ : /^(?:[^']|'')*'(?!')/;
      if (end.test(line)) quote = "";
      return ` ${line}`;
    })
    .join("\n");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
