import { cutTo } from "./blocks.ts";
import { questionOf } from "./front-matter/questions.ts";
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

/** What a page's fields (front matter or a JSONL line) say of it; `notesOn` tells what is of an unexpected type. */
export function metaOf(written: Record<string, unknown>): PageMeta {
  const fields = fieldsInAnyCase(written);
  const meta: PageMeta = {};
  const title = textOf(fields.title) ?? questionOf(fields) ?? personOf(fields);
  const name = textOf(fields.name);
  const description = textOf(fields.description) ?? textOf(fields.excerpt) ?? textOf(fields.summary);
  const image = imageOf(fields.image);
  const locale = textOf(fields.lang) ?? textOf(fields.locale) ?? textOf(fields.language);
  const labels = [...listOf(fields.labels), ...listOf(fields.tags)].map((label) => cutTo(label, MAX_LABEL));
  const aliases = [...listOf(fields.redirect_from), ...listOf(fields.aliases)];
  if (title !== undefined) meta.title = title;
  if (name !== undefined && isName(name)) meta.name = name;
  if (description !== undefined) meta.description = description;
  if (image !== undefined) meta.image = image;
  if (locale !== undefined) meta.locale = locale;
  if (labels.length > 0) meta.labels = [...new Set(labels)].slice(0, MAX_LABELS);
  if (aliases.length > 0) meta.aliases = aliases;
  return meta;
}

const FULL_NAME = ["full_name", "fullname", "display_name", "displayname"];
const FIRST_NAME = ["firstname", "first_name", "given_name", "prenom", "prénom", "vorname"];
const LAST_NAME = ["lastname", "last_name", "family_name", "surname", "nachname"];

/** Who a page is about, where its front matter says nothing but that: pages of a team have no titles. */
function personOf(fields: Record<string, unknown>): string | undefined {
  const part = (names: readonly string[]) =>
    names.map((name) => textOf(fields[name])).find((text) => text !== undefined);
  const last = part(LAST_NAME);
  return part(FULL_NAME) ?? (last === undefined ? undefined : [part(FIRST_NAME), last].filter(Boolean).join(" "));
}

/** Whether a field called so holds words that a reader may see, not what programs call the page: `about-us`, `form.main`. */
function isName(name: string): boolean {
  return /^\p{Lu}/u.test(name) && !/[_/{}<>]|\.\p{Ll}/u.test(name);
}

const texts = ["title", "description", "excerpt", "summary", "lang", "locale", "language"];
const lists = ["labels", "tags", "redirect_from", "aliases"];
/** Names of all fields that are read here, in lower case, and `date`, which a page may have. */
export const knownFields: readonly string[] = [
  ...texts,
  ...lists,
  ...["name", ...FULL_NAME, ...FIRST_NAME, ...LAST_NAME],
  ...["image", "published", "draft", "headless", "permalink", "noindex", "robots", "redirect_to", "date"],
];

/** What is wrong with fields that say something in a type that `metaOf` does not read. */
export function notesOn(written: Record<string, unknown>): string[] {
  const fields = fieldsInAnyCase(written);
  const unread = (names: readonly string[], reads: (value: unknown) => boolean, expected: string) =>
    names.filter((name) => !isNothing(fields[name]) && !reads(fields[name])).map((name) => `${name}: ${expected}`);
  return [
    ...unread(texts, isText, "expected a text"),
    ...unread(lists, isListOfTexts, "expected a text or a list of texts"),
    ...unread(["image"], (image) => imageOf(image) !== undefined, "expected an address, or path or url of one"),
  ];
}

/** Whether a field is there without a word. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === false || (typeof value === "string" && value.trim() === "");
}

function isText(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}

function isListOfTexts(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => isNothing(item) || isText(item));
  return typeof value === "string";
}

/** Where a page without a text of its own sends its readers. */
const TARGETS = ["target", "redirect", "redirect_url", "redirecturl", "external_url", "externalurl"];

/** Why a page whose file holds nothing but fields is none: they only say where else it is. */
export function redirectOf(written: Record<string, unknown>): string | undefined {
  const fields = fieldsInAnyCase(written);
  const target = TARGETS.map((name) => textOf(fields[name]) ?? "").find((address) => /^https?:\/\/\S+$/.test(address));
  return target === undefined ? undefined : `redirects to ${target}`;
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

/** Whether Hugo is told to make no page of a file, but a part of others. */
export function isHeadless(written: Record<string, unknown>): boolean {
  return says(YES, fieldsInAnyCase(written).headless);
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
