import { LineCounter, parseDocument } from "yaml";

export interface FrontMatter {
  fields: Record<string, unknown>;
  /** The text after it. */
  body: string;
  /** Why the YAML could not be read, with the 1-based line in the file. */
  problem?: { line: number; message: string };
}

const FENCED = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/m;

/** Splits YAML front matter from a text; a text without any has no fields. Repeated keys are tolerated, the last one counts. */
export function splitFrontMatter(text: string): FrontMatter {
  const match = /^\uFEFF?---[ \t]*\r?\n/.test(text) ? FENCED.exec(text) : null;
  if (match === null || match.index !== 0) return { fields: {}, body: text };
  const body = text.slice(match[0].length);
  const lines = new LineCounter();
  const document = parseDocument(match[1] ?? "", { lineCounter: lines, uniqueKeys: false, logLevel: "silent" });
  const error = document.errors[0];
  if (error) {
    const message = error.message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "") ?? "";
    return { fields: {}, body, problem: { line: lines.linePos(error.pos[0]).line + 1, message } };
  }
  return read(() => document.toJS({ maxAliasCount: 100 }), body);
}

function read(toValue: () => unknown, body: string): FrontMatter {
  try {
    const value = toValue();
    if (isRecord(value)) return { fields: value, body };
    return value === null || value === undefined
      ? { fields: {}, body }
      : { fields: {}, body, problem: { line: 2, message: "expected a mapping" } };
  } catch (error) {
    return { fields: {}, body, problem: { line: 2, message: error instanceof Error ? error.message : String(error) } };
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
