import { LineCounter, parseDocument } from "yaml";
import { parseFaultOf } from "../../errors.ts";
import { isRecord } from "../fields.ts";
import type { FrontMatterFormat } from "./front-matter-fence.ts";

/** What front matter holds, or why it could not be read, with the 1-based line in it. */
interface ReadFields {
  fields: Record<string, unknown>;
  problem?: { line: number; message: string };
}

const OPEN_QUOTE = /^(?:[\w-]+:|-)[ \t]+(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/;

/** Reads front matter of any format. In YAML repeated keys are tolerated, the last one counts. */
export function readFields(content: string, format: FrontMatterFormat): ReadFields {
  if (format === "yaml") return readYaml(content);
  return recordOf(() => (format === "toml" ? Bun.TOML.parse(content) : parseJson(content.trim())));
}

/** Middleman's JSON goes without its braces. */
function parseJson(content: string): unknown {
  return JSON.parse(content.startsWith("{") ? content : `{${content}}`);
}

function readYaml(yaml: string): ReadFields {
  const strict = parseYaml(yaml);
  if (strict.problem === undefined) return strict;
  const lenient = parseYaml(indentOpenQuotes(yaml));
  return lenient.problem === undefined ? lenient : strict;
}

function parseYaml(yaml: string): ReadFields {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, uniqueKeys: false, logLevel: "silent" });
  const error = document.errors[0];
  if (error === undefined) return recordOf(() => document.toJS({ maxAliasCount: 100 }));
  const message =
    parseFaultOf(error)
      .split("\n")[0]
      ?.replace(/ at line \d+, column \d+:?$/, "") ?? "";
  return { fields: {}, problem: { line: lines.linePos(error.pos[0]).line, message } };
}

function recordOf(read: () => unknown): ReadFields {
  try {
    const value = read() ?? {};
    if (isRecord(value)) return { fields: value };
    return { fields: {}, problem: { line: 1, message: "expected a mapping" } };
  } catch (error) {
    return { fields: {}, problem: { line: 1, message: parseFaultOf(error) } };
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
