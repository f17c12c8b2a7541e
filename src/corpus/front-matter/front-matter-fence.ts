/** Formats in which front matter is written. */
export type FrontMatterFormat = "yaml" | "toml" | "json";

/** A text's front matter as it stands; `line` is the 1-based line of its first field. */
interface Fenced {
  format: FrontMatterFormat;
  content: string;
  line: number;
  /** The text after it. */
  body: string;
}

/** Front matter that was opened and cannot be had; `line` is where it opens. */
interface Unfenced {
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
const FORMATS: ReadonlyMap<string, FrontMatterFormat> = new Map([
  ["---", "yaml"],
  ["+++", "toml"],
  [";;;", "json"],
  ["yaml", "yaml"],
  ["yml", "yaml"],
  ["toml", "toml"],
  ["json", "json"],
]);
const FIELD = {
  yaml: /^["']?[\p{L}\p{N}_$.-]+["']?[ \t]*:(?:[ \t]|$)/mu,
  toml: /^(?:["']?[\w.-]+["']?[ \t]*=|\[)/m,
  json: /^[ \t]*[{"]/m,
};
/** Hugo's JSON has braces for fences: on lines of their own, or all of it on the first line. */
const JSON_OPENING = /^\uFEFF?\s*(?=\{[ \t]*(?:\n\s*)?"[^"\n]*"[ \t]*:)/;
/** Strings as a whole, ended or not, as braces in them count for nothing. */
const JSON_BRACE = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|[{}]/g;

/**
 * The front matter that a text (lines parted by `\n`) begins with: between `---` (also with `yaml`, `toml` or `json`
 * behind it, or a comment), `+++` (TOML), `;;;` (JSON) or braces (JSON). `undefined` where there is none.
 */
export function fencedOf(text: string): Fenced | Unfenced | undefined {
  const opening = OPENING.exec(text);
  if (opening === null) return inBraces(text);
  const [{ length }, before = "", fence = "", attached, apart] = opening;
  const name = (attached ?? apart ?? "").toLowerCase();
  const format = FORMATS.get(name || fence);
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

/** A page may begin with a sample of JSON; braces on lines of their own, around what is none, were meant to hide something. */
function inBraces(text: string): Fenced | Unfenced | undefined {
  const before = JSON_OPENING.exec(text)?.[0];
  if (before === undefined) return undefined;
  const line = before.split("\n").length;
  const opened = text.slice(before.length);
  const content = bracedOf(opened);
  const isOnLines = /^\{[ \t]*\n/.test(opened);
  if (content === "") return isOnLines ? unclosed(line, "{") : undefined;
  const [rest] = /^[ \t]*(?:\n|$)/.exec(opened.slice(content.length)) ?? [];
  if (rest === undefined || !isFence(content)) return undefined;
  if (!isJson(content)) return isOnLines ? { line, message: "no JSON between its braces" } : undefined;
  return { format: "json", content, line, body: opened.slice(content.length + rest.length) };
}

/** Up to the brace that closes the first one. */
function bracedOf(text: string): string {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(JSON_BRACE)) {
    if (token === "{") depth++;
    if (token === "}" && --depth === 0) return text.slice(0, index + 1);
  }
  return "";
}

/** Whether the braces are on lines of their own, or around one line. */
function isFence(content: string): boolean {
  return content.includes("\n") ? /^\{[ \t]*\n/.test(content) && content.endsWith("\n}") : content !== "";
}

function isJson(content: string): boolean {
  try {
    JSON.parse(content);
    return true;
  } catch {
    return false;
  }
}
