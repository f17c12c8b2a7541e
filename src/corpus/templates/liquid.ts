import { withoutFallbacks } from "./fallbacks.ts";
import { FieldWriter, type PageFields } from "./page-fields.ts";
import { replacePaired } from "./paired.ts";
import { showDisclosures, textsGiven } from "./tag-texts.ts";
import { HOLE, holeOf, pairedTags, withoutPictures } from "./template-holes.ts";

/** Private-use stand-ins for characters of literal text, so that later steps do not read them as syntax. */
const GUARDS = [
  ["{", "\ue000"],
  ["}", "\ue001"],
  ["[", "\ue002"],
  ["=", "\ue003"],
  ["%", "\ue004"],
  ["^", "\ue005"],
] as const;

const RAW = /\{%-?\s{0,9}(end)?raw\s{0,9}-?%\}/g;
const COMMENT = /\{%-?\s{0,9}(end)?comment\s{0,9}-?%\}/g;
/** What Jinja, Twig and Nunjucks call a comment. A heading's `{#name}` has no blank behind its mark. */
const NOTE = /(?<!\{)\{#-?\s(?:(?!\{#|#\})[\s\S])*#\}/g;
const HIGHLIGHT = /\{%-?\s{0,9}(?:(end)highlight|highlight\s{1,9}([\w+#.-]*)[^%{]{0,200})\s{0,9}-?%\}/g;
/** A loop without an inner loop. Its body is a template for data that is not here. */
const LOOP =
  /\{%-?\s*(for|tablerow)\b((?:(?!-?%\}|\{%)[\s\S])*)-?%\}((?:(?!\{%-?\s*(?:for|tablerow)\b)[\s\S])*?)\{%-?\s*end\1\s*-?%\}/g;
const TAG = /\{{1,2}%-?\s{0,9}(\w*)(?:(?!%\}|\{%)[\s\S])*%\}{1,2}/g;
const EXPRESSION = /\{\{-?((?:(?!\{\{|\}\})[\s\S]){0,5000}?)-?\}\}/g;

/** A shortcode of Hugo, or a component of Nunjucks: `{{< notice text="…" >}}`, `{{ insetText({ text: "…" }) }}`. */
const CALL = /^(?:<|\w+\(\s*\{)/;

/** Hides the marks of literal text (code, raw blocks) from `stripLiquid` and from what dialects add to Markdown. */
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
  const plain = source.replace(/[\ue000-\ue006]/g, "").replaceAll(HOLE, "");
  const unmarked = replacePaired(plain, RAW, (text) => guard(text));
  return replacePaired(unmarked, HIGHLIGHT, (code, opening) => `\n\`\`\`${opening[2] ?? ""}\n${code}\n\`\`\`\n`);
}

/** What Liquid is taken out of. */
interface Template {
  /** What the text calls `page.…`; the rest of a site's data is not known. */
  fields: PageFields;
  /** Makes of Markdown what the text is written in. */
  block: (markdown: string) => string;
}

/** Whether anything in a text may be Liquid, or a comment in a dialect of it. */
export function isTemplate(source: string): boolean {
  return source.includes("{%") || source.includes("{{") || source.includes("{#");
}

/**
 * Removes Liquid without running it: comments, tags and loops over data go, the content of other blocks stays, what the
 * page's own front matter says is put in its place, and an expression over a literal (`{{ "/about/" | url }}`) leaves
 * the literal where it is a link's target. What is not known leaves a `HOLE` in its sentence.
 */
export function stripLiquid(source: string, { fields, block }: Template): string {
  if (!isTemplate(source)) return source;
  const writer = new FieldWriter(fields);
  const paired = pairedTags(source);
  const tagOf = (tag: string, name: string, start: number, text: string) => {
    if (name === "link" || name === "post_url") return "#";
    const fields = name === "include" || name === "render" ? writer.given(tag) : "";
    const texts = name.startsWith("end")
      ? ""
      : textsGiven({ inner: tag, before: text.slice(Math.max(0, start - 100), start) });
    const given = [fields, texts].filter(Boolean).join("\n\n");
    return given === "" ? holeOf({ text, start, end: start + tag.length, name, paired }) : block(given);
  };
  const uncommented = withoutFallbacks(replacePaired(source.replace(NOTE, ""), COMMENT, () => ""));
  return stripLoops(withoutPictures(showDisclosures(uncommented)), writer)
    .replace(TAG, tagOf)
    .replace(EXPRESSION, (written: string, expression: string, at: number, text: string) => {
      const inner = expression.trim();
      const texts = CALL.test(inner) ? textsGiven({ inner, before: text.slice(Math.max(0, at - 100), at) }) : "";
      if (texts !== "") return block(texts);
      const known = writer.value(inner) ?? literalOf(inner, text.charAt(at - 1));
      return known || holeOf({ text, start: at, end: at + written.length, name: "", paired });
    });
}

function stripLoops(source: string, writer: FieldWriter): string {
  const written = (_loop: string, _name: string, head: string, body: string) =>
    body.includes("{{") ? writer.loop(head, body) : body;
  let stripped = source;
  for (let depth = 0; depth < 10; depth += 1) {
    const next = stripped.replace(LOOP, written);
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
