import { isChoices, QUESTION, withoutChoices } from "./questions.ts";

/** Fields that are about the page, or that no layout prints as text. */
const NOT_TEXT =
  /^(?:title|meta_title|description|excerpt|summary|lead|subtitle|keywords|permalink|layout|redirect_.*|aliases|tags?|labels?|categor.*|authors?|date|lang|locale|order|scripts?|styles?|sidenav|child(?:ren)?|.*(?:image|icon|alt(?:_.*)?|url|href|link|path|class|id|file|src))$/i;
const NOT_WRITTEN =
  /\{%(?:(?!%\}|\{%)[\s\S])*%\}|\{\{(?:(?!\}\}|\{\{)[\s\S])*\}\}|<!--(?:(?!-->|<!--)[\s\S])*-->|<[^<>]+>/g;
const TITLE = /(?:^|_)(?:title|heading|header|name|label|term)$/i;
const PROSE = /\p{L}{2,}.*\s\p{L}|[\u3040-\u30ff\u3400-\u9fff]{4,}/su;

/**
 * The prose of a page whose layout prints its front matter (`faq: [{title, content}]`), as Markdown; `""` where there
 * is none. Titles of lists become headings.
 */
export function frontMatterText(fields: Record<string, unknown>): string {
  return withoutChoices(fields)
    .filter(([key]) => isText(key))
    .flatMap(([key, value]) => textsOf(key, value, QUESTION.test(key) && !fields.title ? 1 : 2))
    .join("\n\n");
}

/** Whether a field may hold text that a reader sees. */
export function isText(key: string): boolean {
  return !NOT_TEXT.test(key);
}

/** Whether a page's own text holds nothing but tags: then its layout makes it. */
export function isEmptyBody(body: string): boolean {
  return !/[\p{L}\p{N}]/u.test(body.replace(NOT_WRITTEN, ""));
}

function isTitle(key: string): boolean {
  return TITLE.test(key) || QUESTION.test(key);
}

function textsOf(key: string, value: unknown, level: number): string[] {
  if (level > 6) return [];
  if (typeof value === "string") return textOf(key, value.trim(), level);
  if (isChoices(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => textsOf("", item, level));
  if (typeof value !== "object" || value === null) return [];
  return withoutChoices(value)
    .filter(([name]) => isTitle(name) || isText(name))
    .flatMap(([name, inner]) => textsOf(name, inner, level + 1));
}

function textOf(key: string, text: string, level: number): string[] {
  if (isTitle(key) && text !== "" && !text.startsWith("#"))
    return [`${"#".repeat(level)} ${text.replace(/\s+/g, " ")}`];
  const isAddress = /^(?:https?:|\/|\.\/|#\w)\S*$/.test(text);
  return !isAddress && (PROSE.test(text) || text.startsWith("#")) ? [text] : [];
}
