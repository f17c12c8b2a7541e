import { capitalsOf } from "./front-matter-capitals.ts";
import { fencedOf } from "./front-matter-fence.ts";
import { readFields } from "./front-matter-formats.ts";
import { headerOf } from "./front-matter-header.ts";
import { markedOf } from "./front-matter-marks.ts";

interface FrontMatter {
  fields: Record<string, unknown>;
  /** The text after it, its lines parted by `\n`. */
  body: string;
  /** Why it could not be read, with the 1-based line in the file. */
  problem?: { line: number; message: string };
}

/**
 * Splits front matter (YAML, TOML, JSON, marks of a generator or a header without fences) from a text; a text without any
 * has no fields.
 */
export function splitFrontMatter(text: string): FrontMatter {
  const lines = text.replace(/\r\n?/g, "\n");
  const fenced = fencedOf(lines);
  if (fenced === undefined)
    return markedOf(lines) ?? headerOf(lines) ?? capitalsOf(lines) ?? { fields: {}, body: lines };
  if (!("content" in fenced)) return { fields: {}, body: "", problem: fenced };
  const { fields, problem } = readFields(fenced.content, fenced.format);
  const { body, line } = fenced;
  return problem ? { fields, body, problem: { ...problem, line: line + problem.line - 1 } } : { fields, body };
}
