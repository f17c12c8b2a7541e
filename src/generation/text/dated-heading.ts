import { isMonth } from "../../search/analysis/months.ts";

const YEAR = "(?<!\\d)(?:1[5-9]|20)\\d\\d(?!\\d)";
const SEASON =
  "(?:season|saison|temporada|stagione|época|seizoen|spring|summer|autumn|winter|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|autunno|inverno|verão|outono|zomer|herfst)";
/** "1937", "Season 2024/25", "12 May 2024", alone or before a mark. */
const OPENS_DATED = new RegExp(
  `^(?:${SEASON} |(?:\\d{1,2}(?:\\.|er|º|st|nd|rd|th)? )?(?:de )?(?<month>\\p{L}{3,10}\\.?) (?:de )?)?${YEAR}(?: ?[–/-] ?(?:${YEAR}|\\d\\d(?!\\d)))?(?=$|[:,]| [–—-] )`,
  "iu",
);
const NAMES_YEAR = new RegExp(YEAR, "u");
/** "1937: The pool is sold." */
const DATED = /^([^:]{4,40}): (.+)$/su;
/** More characters than a heading has. */
const LONG = 120;

/** The date that a heading opens with, by its year: what stands below it is of then. `""` for any other. */
export function dateOfHeading(heading: string): string {
  if (heading.length > LONG || /[.!?…]\s*$|\n/u.test(heading)) return "";
  const found = OPENS_DATED.exec(heading);
  const { month } = found?.groups ?? {};
  return found === null || (month !== undefined && !isMonth(month)) ? "" : found[0];
}

/** Whether a text tells by itself of which year it speaks. */
export function namesYear(text: string): boolean {
  return NAMES_YEAR.test(text);
}

/** "1937: The pool is sold." */
export function withDate(date: string, text: string): string {
  return `${date}: ${text}`;
}

/** A text without the date that it opens with, where the heading among some evidence dates it so, and no other one. */
export function withoutDate(text: string, evidence: readonly string[]): string {
  const [, date = "", rest = ""] = DATED.exec(text) ?? [];
  if (date === "" || namesYear(rest)) return text;
  const dates = new Set(evidence.map(dateOfHeading).filter((each) => each !== ""));
  return dates.size === 1 && dates.has(date) ? rest : text;
}
