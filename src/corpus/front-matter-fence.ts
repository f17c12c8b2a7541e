export type FrontMatterFormat = "yaml" | "toml" | "json";

/** A text's front matter as it stands; `line` is the 1-based line of its first field. */
export interface Fenced {
  format: FrontMatterFormat;
  content: string;
  line: number;
  /** The text after it. */
  body: string;
}

/** Front matter that was opened and cannot be had; `line` is where it opens. */
export interface Unfenced {
  line: number;
  message: string;
}

const OPENING =
  /^\uFEFF?((?:[ \t]*\n)*)(---|\+\+\+|;;;)(?:([A-Za-z]+)|[ \t]+(yaml|yml|toml|json))?[ \t]*(?:[ \t]#.*)?(?:\n|$)/;
const CLOSING = {
  "---": /^(?:---|\.\.\.)[ \t]*(?:\n|$)/m,
  "+++": /^\+\+\+[ \t]*(?:\n|$)/m,
  ";;;": /^;;;[ \t]*(?:\n|$)/m,
};
const FORMATS: Record<string, FrontMatterFormat> = {
  "---": "yaml",
  "+++": "toml",
  ";;;": "json",
  yaml: "yaml",
  yml: "yaml",
  toml: "toml",
  json: "json",
};
const FIELD = {
  yaml: /^["']?[\p{L}\p{N}_$.-]+["']?[ \t]*:(?:[ \t]|$)/mu,
  toml: /^(?:["']?[\w.-]+["']?[ \t]*=|\[)/m,
  json: /^[ \t]*[{"]/m,
};
/** Hugo's JSON has braces for fences: on lines of their own, or all of it on the first line. */
const JSON_LINES = /^\uFEFF?\s*(\{[ \t]*\n\s*"[\s\S]*?\n\}[ \t]*)(?:\n|$)/;
const JSON_LINE = /^\uFEFF?\s*(\{[ \t]*"[^"\n]*"[ \t]*:.*\})[ \t]*(?:\n|$)/;
const JSON_OPENING = /^\uFEFF?\s*\{[ \t]*\n\s*"[^"\n]*"[ \t]*:/;

/**
 * The front matter that a text (lines parted by `\n`) begins with: between `---` (also with `yaml`, `toml` or `json`
 * behind it, or a comment), `+++` (TOML), `;;;` (JSON) or braces (JSON). `undefined` where there is none.
 */
export function fencedOf(text: string): Fenced | Unfenced | undefined {
  const opening = OPENING.exec(text);
  if (opening === null) return inBraces(text);
  const [{ length }, before = "", fence = "", attached, apart] = opening;
  const name = (attached ?? apart ?? "").toLowerCase();
  const format = FORMATS[name || fence];
  const line = before.split("\n").length;
  const rest = text.slice(length);
  const end = CLOSING[fence as keyof typeof CLOSING].exec(rest);
  if (format === undefined) return end ? { line, message: `unknown format ${name}` } : undefined;
  if (end === null) return name !== "" || beginsWithField(rest, format) ? unclosed(line, fence) : undefined;
  const content = rest.slice(0, end.index);
  // Prose between two rules below a blank line is no front matter.
  if (before !== "" && !FIELD[format].test(content)) return undefined;
  return { format, content, line: line + 1, body: rest.slice(end.index + end[0].length) };
}

/** A rule above prose is ordinary Markdown: only a field right below it tells that it was meant to open something. */
function beginsWithField(text: string, format: FrontMatterFormat): boolean {
  return FIELD[format].test(text.split("\n", 1)[0] ?? "");
}

function unclosed(line: number, fence: string): Unfenced {
  return { line, message: `opened with ${fence} and never closed` };
}

function inBraces(text: string): Fenced | Unfenced | undefined {
  const [whole = "", content = ""] = JSON_LINES.exec(text) ?? JSON_LINE.exec(text) ?? [];
  const line = text.slice(0, text.indexOf("{")).split("\n").length;
  if (content !== "") return { format: "json", content, line, body: text.slice(whole.length) };
  return JSON_OPENING.test(text) ? unclosed(line, "{") : undefined;
}
