import { collapse, lettersAlone } from "../blocks.ts";
import { primaryLanguage } from "../language/primary-language.ts";

/** What fields call the beginning, the end and the place of an event, in lower case. */
const STARTS = ["start_time", "starttime", "time", "start", "start_date", "startdate", "begin", "beginn"];
const ENDS = ["end_time", "endtime", "end", "end_date", "enddate", "ende", "einde"];
const PLACES = ["location", "place", "venue", "ort", "lieu", "lugar", "luogo", "locatie", "local"];
const DATE = /\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/;
const TIME = /(?<![\d.])(\d{1,2})[:.](\d{2})(?![\d.])/;
const CLOCK = /^(.*?)[ T]?(\d{1,2}[:.]\d{2})(?::\d{2})?$/;
/** In UTF-16 units. */
const LONGEST = 200;
/** "When" and "where", with their colon. */
const LABELS: Readonly<Record<string, readonly [when: string, where: string]>> = {
  en: ["When: ", "Where: "],
  de: ["Wann: ", "Wo: "],
  fr: ["Quand : ", "Où : "],
  es: ["Cuándo: ", "Dónde: "],
  it: ["Quando: ", "Dove: "],
  pt: ["Quando: ", "Onde: "],
  nl: ["Wanneer: ", "Waar: "],
};

/** When and where an event is by its front matter, which layouts print, as far as its text does not say so itself. */
export function eventFacts(written: Readonly<Record<string, unknown>>, text: string, locale: string): string[] {
  const fields = new Map(Object.entries(written).map(([name, value]) => [name.toLowerCase(), value]));
  const first = (names: readonly string[]) =>
    names.map((name) => textOf(fields.get(name))).find((value) => value !== "");
  const place = first(PLACES) ?? "";
  const start = withDate(first(STARTS) ?? "", textOf(fields.get("date")));
  const labels = LABELS[primaryLanguage(locale)];
  if (labels === undefined || place === "" || !DATE.test(start) || !TIME.test(start)) return [];
  const facts: string[] = [];
  if (!saysTime(text, start)) facts.push(`${labels[0]}${untilEnd(start, first(ENDS) ?? "")}`);
  if (!lettersAlone(text).includes(lettersAlone(place))) facts.push(`${labels[1]}${place}`);
  return facts;
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value.length > LONGEST ? "" : collapse(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "";
  const parts = Object.entries(value).filter(
    ([name, part]) => !/country|url|lat|lon|lng|id$/i.test(name) && textOf(part),
  );
  return parts.map(([, part]) => textOf(part)).join(", ");
}

/** A time alone is of the day that the page is of. */
function withDate(start: string, date: string): string {
  return DATE.test(start) || start === "" ? start : `${DATE.exec(date)?.[0] ?? ""} ${start}`;
}

function untilEnd(start: string, end: string): string {
  if (!TIME.test(end)) return spelled(start);
  const [, day = "", time = ""] = CLOCK.exec(end) ?? [];
  if (day === "" || start.startsWith(day)) return `${spelled(start)}–${time || end}`;
  return `${spelled(start)} – ${spelled(end)}`;
}

/** "2025-09-18T18:00:00" as people write it. */
function spelled(time: string): string {
  return time.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::00)?(?:\.0+)?/u, "$1 $2");
}

/** Whether a text has the hour of a time; its day may be told in many ways. */
function saysTime(text: string, start: string): boolean {
  const [, hour = "", minute = ""] = TIME.exec(start) ?? [];
  const short = Number(hour);
  return new RegExp(
    `(?<!\\d)0?${short}(?:[:.hu]${minute}|${minute === "00" ? " ?(?:h|u|uhr|uur)" : "(?!)"})(?!\\d)`,
    "iu",
  ).test(text);
}
