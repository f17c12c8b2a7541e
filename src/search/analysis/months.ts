import { fold } from "./fold.ts";

/** A month in a text, by its place in the year from 0 on, and where its name stands. */
interface Month {
  readonly month: number;
  readonly from: number;
  readonly to: number;
}

/** From one month to another, both included. */
interface MonthSpan {
  readonly from: number;
  readonly to: number;
}

/** "may" is a month where a time is told by it. */
const MAY =
  "(?<=(?:in|of|mid|early|late|from|until|till|to|since|during|through|\\d|st|nd|rd|th)[ -]|[-–—])may(?![ ]be)|(?<=^|[(])may(?= ?(?:[-–—]|to|until|till|through))|^in may$";
/** What stands between the first and the last month of a span, folded: "15 May – 15 September", "mid May to the end of October". */
const BETWEEN =
  /^(?: \d{1,2}(?:st|nd|rd|th)?)? ?(?:[-–—]|to|until|till|through|bis|au|a|al|ate|tot(?: en met)?|t\/m|hasta)? ?(?:(?:the|zum|den|de|del|el|la) )?(?:(?:early|mid|late|end|middle|start|beginning|anfang|mitte|ende|debut|mi|fin|inicios|mediados|finales|inizio|meta|fine|inicio|meados|fim|begin|midden|half|eind)[ -])?(?:\d{1,2}\.?(?:st|nd|rd|th|er)? )?(?:of |de |di |van )?$/u;
/** Characters between them, at most. */
const LONGEST_BETWEEN = 40;
const MONTHS = 12;

/** Languages whose months are read. */
const LANGUAGES: ReadonlySet<string> = new Set(["en", "de", "fr", "es", "it", "pt", "nl"]);

const namesBy = new Map<string, readonly string[]>();
const findsBy = new Map<string, RegExp>();

/** The months of a language, folded, January first; none of one that is not read. */
export function monthNamesOf(language: string): readonly string[] {
  if (!LANGUAGES.has(language)) return [];
  return namesBy.getOrInsertComputed(language, () => {
    const { format } = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
    return Array.from({ length: MONTHS }, (_, month) => fold(format(Date.UTC(2024, month, 1))));
  });
}

/** Letters of a month that is cut short, at least. */
const SHORT = 3;

/** Whether a word names a month in one of the languages, whole or cut short: "May", "Sept." */
export function isMonth(word: string): boolean {
  const folded = fold(word.replace(/\.$/u, ""));
  if (folded.length < SHORT) return false;
  return LANGUAGES.values().some((language) => monthNamesOf(language).some((name) => name.startsWith(folded)));
}

/** What finds each month that is no other word. */
function findsOf(language: string, names: readonly string[]): RegExp {
  return findsBy.getOrInsertComputed(language, () => {
    const found = names.map((name) => (name === "may" ? MAY : name)).join("|");
    return new RegExp(`(?<![\\p{L}\\p{N}])(?:${found})(?![\\p{L}\\p{N}])`, "gu");
  });
}

/** The months that a folded text names, as they stand. */
export function monthsIn(folded: string, language: string): Month[] {
  const names = monthNamesOf(language);
  if (names.length === 0) return [];
  return [...folded.matchAll(findsOf(language, names))].map(({ 0: name, index }) => ({
    month: names.indexOf(name),
    from: index,
    to: index + name.length,
  }));
}

/** The spans of the year that a folded text tells; a month that ends none and begins none is one by itself. */
export function monthSpansIn(folded: string, language: string): MonthSpan[] {
  const months = monthsIn(folded, language);
  const isJoined = (at: number) => {
    const [first, next] = [months[at], months[at + 1]];
    if (first === undefined || next === undefined || next.from - first.to > LONGEST_BETWEEN) return false;
    return BETWEEN.test(folded.slice(first.to, next.from));
  };
  return months.flatMap(({ month }, at) => {
    if (isJoined(at)) return [{ from: month, to: months[at + 1]!.month }];
    return isJoined(at - 1) ? [] : [{ from: month, to: month }];
  });
}

/** Whether a span holds a month; one from October to March goes over the end of the year. */
export function holdsMonth({ from, to }: MonthSpan, month: number): boolean {
  return (month - from + MONTHS) % MONTHS <= (to - from + MONTHS) % MONTHS;
}
