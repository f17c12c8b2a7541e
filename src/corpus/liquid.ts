import { replacePaired } from "./paired.ts";

/** Private-use stand-ins for characters of literal text, so that later steps do not read them as syntax. */
const GUARDS = [
  ["{", "\ue000"],
  ["}", "\ue001"],
  ["[", "\ue002"],
] as const;

const RAW = /\{%-?\s{0,9}(end)?raw\s{0,9}-?%\}/g;
const COMMENT = /\{%-?\s{0,9}(end)?comment\s{0,9}-?%\}/g;
const HIGHLIGHT = /\{%-?\s{0,9}(?:(end)highlight|highlight\s{1,9}([\w+#.-]*)[^%{]{0,200})\s{0,9}-?%\}/g;
/** A loop without an inner loop. Its body is a template for data that is not here. */
const LOOP =
  /\{%-?\s*(for|tablerow)\b(?:(?!%\})[\s\S])*%\}((?:(?!\{%-?\s*(?:for|tablerow)\b)[\s\S])*?)\{%-?\s*end\1\s*-?%\}/g;
const TAG = /\{{1,2}%-?\s{0,9}(\w*)(?:(?!%\}|\{%)[\s\S])*%\}{1,2}/g;
const EXPRESSION = /(^|[\s\S])\{\{-?((?:(?!\{\{|\}\})[\s\S]){0,5000}?)-?\}\}/g;

/** Hides braces and brackets of literal text (code, raw blocks) from `stripLiquid` and from kramdown's syntax. */
export function guard(text: string): string {
  let guarded = text;
  for (const [character, standIn] of GUARDS) guarded = guarded.replaceAll(character, standIn);
  return guarded;
}

/** Takes back `guard`. */
export function unguard(text: string): string {
  let plain = text;
  for (const [character, standIn] of GUARDS) plain = plain.replaceAll(standIn, character);
  return plain;
}

/** First step: raw blocks become guarded text, highlight blocks Markdown fences. */
export function guardRawBlocks(source: string): string {
  const unmarked = replacePaired(source.replace(/[\ue000-\ue002]/g, ""), RAW, (text) => guard(text));
  return replacePaired(unmarked, HIGHLIGHT, (code, opening) => `\n\`\`\`${opening[2] ?? ""}\n${code}\n\`\`\`\n`);
}

/**
 * Removes Liquid without running it: comments, tags and loops over data go, the content of other blocks stays,
 * an expression over a literal (`{{ "/about/" | url }}`) leaves the literal where it is a link's target.
 */
export function stripLiquid(source: string): string {
  if (!source.includes("{%") && !source.includes("{{")) return source;
  return stripLoops(replacePaired(source, COMMENT, () => ""))
    .replace(TAG, (_, name: string) => (name === "link" || name === "post_url" ? "#" : ""))
    .replace(EXPRESSION, (_, before: string, expression: string) => before + literalOf(expression.trim(), before));
}

function stripLoops(source: string): string {
  let stripped = source;
  for (let depth = 0; depth < 10; depth += 1) {
    const next = stripped.replace(LOOP, (_, _name, body: string) => (body.includes("{{") ? "" : body));
    if (next === stripped) break;
    stripped = next;
  }
  return stripped;
}

function literalOf(expression: string, before: string): string {
  const literal = /^(["'])([\s\S]*?)\1/.exec(expression)?.[2];
  if (literal === undefined) return "";
  const inLink = before !== "" && "(\"'=<".includes(before);
  return inLink || !literal.includes("/") ? literal : "";
}
