import { cutTo } from "./blocks.ts";
import { MAX_LABEL, MAX_LABELS } from "./limits.ts";
import { forbidsIndex } from "./robots.ts";
import type { PageMeta } from "./source.ts";

/** Fields by their names in lower case, as Hugo takes them in any; where a name is written twice, the lower-case one counts. */
export function fieldsInAnyCase(written: Record<string, unknown>): Record<string, unknown> {
  return {
    ...Object.fromEntries(Object.entries(written).map(([name, value]) => [name.toLowerCase(), value])),
    ...written,
  };
}

/** What a page's fields (front matter or a JSONL line) say of it; fields of an unexpected type are ignored. */
export function metaOf(written: Record<string, unknown>): PageMeta {
  const fields = fieldsInAnyCase(written);
  const meta: PageMeta = {};
  const title = textOf(fields.title);
  const description = textOf(fields.description) ?? textOf(fields.excerpt) ?? textOf(fields.summary);
  const image = imageOf(fields.image);
  const locale = textOf(fields.lang) ?? textOf(fields.locale) ?? textOf(fields.language);
  const labels = [...listOf(fields.labels), ...listOf(fields.tags)].map((label) => cutTo(label, MAX_LABEL));
  const aliases = [...listOf(fields.redirect_from), ...listOf(fields.aliases)];
  if (title !== undefined) meta.title = title;
  if (description !== undefined) meta.description = description;
  if (image !== undefined) meta.image = image;
  if (locale !== undefined) meta.locale = locale;
  if (labels.length > 0) meta.labels = [...new Set(labels)].slice(0, MAX_LABELS);
  if (aliases.length > 0) meta.aliases = aliases;
  return meta;
}

/** Why a page does not want to be found, `undefined` where it does. */
export function refusalOf(written: Record<string, unknown>): string | undefined {
  const fields = fieldsInAnyCase(written);
  if (says(NO, fields.published)) return "published: false";
  if (says(YES, fields.draft)) return "draft: true";
  if (says(NO, fields.permalink)) return "permalink: false";
  if (says(YES, fields.noindex) || forbidsIndex(listOf(fields.robots).join())) return "noindex";
  const redirect = textOf(fields.redirect_to) ?? listOf(fields.redirect_to)[0];
  return redirect === undefined ? undefined : `redirects to ${redirect}`;
}

/** What YAML 1.1 and people take for a truth value; YAML 1.2 reads most of it as text. */
const YES = /^(?:true|yes|y|on|1)$/i;
const NO = /^(?:false|no|n|off|0)$/i;

function says(answer: RegExp, value: unknown): boolean {
  return answer.test(typeof value === "boolean" ? String(value) : (textOf(value) ?? ""));
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

function imageOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return textOf(value);
  return textOf((value as Record<string, unknown>).path ?? (value as Record<string, unknown>).url);
}

function listOf(value: unknown): string[] {
  const parts = typeof value === "string" ? value.split(",") : Array.isArray(value) ? value : [];
  return parts.map(textOf).filter((part) => part !== undefined);
}
