import { FormatRegistry, Type } from "@sinclair/typebox";

/** Length limits of CONTRACT §1: what visitors type and read in characters, ids and urls in UTF-16 units. */
export const limits = {
  query: 2_000,
  prefix: 256,
  url: 2_048,
  requestId: 200,
  id: 200,
  previousCount: 100,
  previousLength: 300,
  bodyBytes: 64 * 1024,
  bodyDepth: 32,
  frameBytes: 16 * 1024,
} as const;

const visibleAscii = /^[\x21-\x7e]+$/;
const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether `value` is a day that exists, as YYYY-MM-DD: 2023-02-30 is none. */
export function isCalendarDay(value: string): boolean {
  const [, year, month, day] = calendarDay.exec(value) ?? [];
  if (!year || !month || !day) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function isHttpUrl(value: string): boolean {
  if (!isStorable(value)) return false;
  const url = URL.parse(value);
  return url?.protocol === "https:" || url?.protocol === "http:";
}

/** RFC 3339 in UTC, as `toISOString` writes it: for our own answers. */
const utcTime = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/;

/** What a database keeps as it is: it reads a text up to NUL, and stores half of a character as another one. */
function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes("\0");
}

/** Whether a text has no more characters, of which some take two UTF-16 units: one bike is one. */
export function fits(text: string, most: number): boolean {
  if (text.length <= most) return true;
  return text.length <= 2 * most && Array.from(text).length <= most;
}

FormatRegistry.Set("visible-text", (value) => {
  const text = value.trim();
  return text !== "" && fits(text, limits.query) && isStorable(value);
});
FormatRegistry.Set("with-word", (value) => /[\p{L}\p{N}]/u.test(value));
FormatRegistry.Set("storable-text", isStorable);
FormatRegistry.Set("visible-ascii", (value) => visibleAscii.test(value));
FormatRegistry.Set("calendar-day", isCalendarDay);
FormatRegistry.Set("http-url", isHttpUrl);
// Elysia's own reads many notations, and makes a date of each: a tenth of what a route costs.
FormatRegistry.Set("date-time", (value) => utcTime.test(value));

const whole = "none of them NUL or half of one";

/** A visitor's text: 1..2,000 characters after trimming. */
export const VisibleText = Type.String({
  format: "visible-text",
  description: `1 to 2,000 characters after trimming, ${whole}`,
});
/** Any other text of a request, also an empty one. */
export function ShortText(most: number) {
  const format = `text-of-${most}`;
  // JSON Schema's `maxLength` means characters too, but is checked in UTF-16 units.
  FormatRegistry.Set(format, (value) => fits(value, most) && isStorable(value));
  return Type.String({ format, mostCharacters: most, description: `at most ${most} characters, ${whole}` });
}
export const HttpUrl = Type.String({
  format: "http-url",
  maxLength: limits.url,
  description: "absolute http(s) url without NUL and halves of characters",
});
export const RequestId = Type.String({
  format: "visible-ascii",
  minLength: 1,
  maxLength: limits.requestId,
  description: "1 to 200 visible ASCII characters",
});
/** Two ids are never stored as the same one. */
export const Id = Type.String({
  format: "storable-text",
  minLength: 1,
  maxLength: limits.id,
  description: `1 to 200 characters, ${whole}`,
});
/** Texts already shown, which an answer leaves out. */
export const PreviousTexts = Type.Array(ShortText(limits.previousLength), { maxItems: limits.previousCount });
/** BCP 47 language tag, or a hint close to one (`es_MX`). */
export const Locale = Type.String({
  pattern: "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8}){0,4}$",
  maxLength: 35,
  description: "a language tag such as en or es-MX",
});
/** RFC 3339 in UTC. */
export const Timestamp = Type.String({ format: "date-time" });
