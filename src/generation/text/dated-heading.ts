const YEAR = "(?<!\\d)(?:1[5-9]|20)\\d\\d(?!\\d)";
/** "1937", "Season 2024/25", "12 May 2024", with what goes on behind it or without. */
const OPENS_DATED = new RegExp(
  `^(?:(?:\\p{L}{1,20}|\\d{1,2})\\.? ){0,3}${YEAR}(?: ?[–/-] ?(?:${YEAR}|\\d\\d(?!\\d)))?(?=$|[ :,.–—-])`,
  "u",
);
const NAMES_YEAR = new RegExp(YEAR, "u");
/** "1937: The pool is sold." */
const DATED = /^([^:]{4,80}): (.+)$/su;

/** The date that a heading opens with, by its year: what stands below it is of then. `""` for any other. */
export function dateOfHeading(heading: string): string {
  return OPENS_DATED.exec(heading)?.[0] ?? "";
}

/** Whether a text tells by itself of which year it speaks. */
export function namesYear(text: string): boolean {
  return NAMES_YEAR.test(text);
}

/** "1937: The pool is sold." */
export function withDate(date: string, text: string): string {
  return `${date}: ${text}`;
}

/** A text without the date that it opens with, where one of the headings dates what stands below it so, and none otherwise. */
export function withoutDate(text: string, headings: readonly string[]): string {
  const [, date = "", rest = ""] = DATED.exec(text) ?? [];
  const dates = new Set(headings.map(dateOfHeading).filter((each) => each !== ""));
  return dates.size === 1 && dates.has(date) ? rest : text;
}
