import { fold } from "./fold.ts";
import { monthNamesOf } from "./months.ts";

/** The days of the week in the languages of the engine, as words and in the short; of several meanings ("sam", "do") only right before a time. */
const DAYS =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|sonnabends?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en)?";
const SHORT =
  "mon|tues?|wed|thur?s?|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|gio|seg|ter|qua|qui|sex|ma|wo|vr|za|zo";
/** Many type them without accents. */
const DAY = new RegExp(`^(?:${fold(DAYS)})$`, "u");
/** What may stand before one at the beginning of a line. */
const BEFORE_DAY = "(?:on|every|each|am|jeden|an|le|les|chaque|el|los|cada|il|la|ogni|às?|aos?|op|elke|iedere) ";
const CLOCK = "\\d{1,2} ?[:.h] ?\\d{2}|\\d{1,2} ?(?:[ap]\\.?m|uhr|uur|h|heures?|horas?)(?!\\p{L})";
const SHUT = "(?<!\\p{L})(?:closed|geschlossen|ruhetag|ferm[ée]e?|cerrado|chiuso|fechado|gesloten)(?!\\p{L})";
/** What joins days, and what leads to their time. */
const JOINS = "(?: ?[-–—&,/+] ?| (?:to|and|bis|und|au?|et|al?|y|e|tot|t/m|en) )";
const LEADS = "[ :,|]{0,4}(?:(?:from|at|von|ab|um|de|dès|dalle|alle|das|às|van|vanaf|om) )?";
/** A line that begins with a day and has a time, or that all is shut. */
const DAY_LINE = new RegExp(
  `^[\\s|*_•-]*(?:${BEFORE_DAY})?(?:${DAYS})(?!\\p{L}).{0,60}?(?:${CLOCK}|\\d{1,2} ?[-–—] ?\\d{1,2}|${SHUT})`,
  "iu",
);
/** The same of days in the short, right before it: "Sat nav" and "So 20-30 Leute" name none. */
const SHORT_LINE = new RegExp(
  `^[\\s|*_•-]*(?:${SHORT})\\.?(?:${JOINS}(?:${SHORT})\\.?(?!\\p{L})){0,6}(?!\\p{L})${LEADS}(?:${CLOCK}|\\d{1,2} ?[-–—] ?\\d{1,2}(?= ?(?:$|[,;|)&]|uhr|uur|h(?!\\p{L})|[ap]\\.?m))|\\d{1,2} (?:to|bis|tot|à|a|alle|às) \\d{1,2} ?(?:$|uhr|uur|h(?!\\p{L})|[ap]\\.?m)|${SHUT})`,
  "iu",
);
/** The months of those languages, whole: "5 marks" are no day of March. */
const MONTH = `(?<month>${[...new Set(["en", "de", "fr", "es", "it", "pt", "nl"].flatMap(monthNamesOf))].join("|")})`;
const OF_MONTH = MONTH.replace("<month>", "<monthFirst>");
/** A day of the week with its date, folded: "Saturday, 4 May 2024", "Samstag, den 4. Mai". */
const ONE_DAY = new RegExp(
  `(?<!\\p{L})(?:${fold(DAYS)}),? (?:(?:the|den|dem|le|el|il|o|de) )?(?:\\d{1,2}(?:\\.|st|nd|rd|th|er|o|º|°)? (?:(?:of|de|di) )?${MONTH}|${OF_MONTH} \\d{1,2}(?:st|nd|rd|th)?)(?![\\p{L}\\p{N}])`,
  "gu",
);
/** Between the first and the last day of a season. */
const UNTIL =
  /^(?:,? \d{4})?,? ?(?:to|until|till|through|bis(?: zum)?|au|al?|ao?|ate(?: ao?)?|tot(?: en met)?|t\/m|[-–—]) ?$/u;
const EACH_DAY =
  /(?<!\p{L})(?:every day|each day|daily|taglich|tous les jours|chaque jour|todos los dias|cada dia|tutti i giorni|ogni giorno|todos os dias|dagelijks|elke dag)(?!\p{L})/u;
/** The first word of such a line behind an article. */
const FIRST_WORD = new RegExp(`^\\P{L}*(?:${BEFORE_DAY})?(\\p{L}+)`, "iu");
/** Letters in which days of one language differ. */
const OF_DAY = 2;
/** Different days that make hours of opening: a course has one or two. */
const LEAST_DAYS = 3;

/** Whether a word names a day of the week. */
export function isWeekday(word: string): boolean {
  return DAY.test(fold(word));
}

/** Whether a text tells of one day of a year, what is so then is not so each week; nor of each day, or of a season. */
export function isOfOneDay(text: string): boolean {
  const folded = fold(text);
  const days = [...folded.matchAll(ONE_DAY)];
  if (days.length === 0 || EACH_DAY.test(folded)) return false;
  return !days.some((day, at) => {
    const before = days[at - 1];
    if (before === undefined || monthOf(before) === monthOf(day)) return false;
    return UNTIL.test(folded.slice(before.index + before[0].length, day.index));
  });
}

const monthOf = ({ groups }: RegExpExecArray) => groups?.month ?? groups?.monthFirst;

/** The days of a week by the first letters of their names, Monday first, in the languages of the engine. */
const BEGINNINGS: readonly RegExp[] = [
  /^(?:mon|mo|lun|seg|maa|ma(?!r))/u,
  /^(?:tue|di(?!m)|mar|ter|din)/u,
  /^(?:wed|mi|mer|qua|woe|wo)/u,
  /^(?:thu|do(?!m)|jeu|jue|gio|qui|don)/u,
  /^(?:fri|fr|ven|vie|sex|vri|vr)/u,
  /^(?:sat|sa|sab|zat|za)/u,
  /^(?:sun|so|dim|dom|zon|zo)/u,
];
const IS_SHORT = new RegExp(`^(?:${fold(SHORT)})$`, "u");

/** The places in a week that a word may name, 0 for Monday: a short form may be of several languages. */
function placesInWeek(word: string): number[] {
  const day = fold(word.replace(/\.$/u, ""));
  if (!DAY.test(day) && !IS_SHORT.test(day)) return [];
  return BEGINNINGS.flatMap((begins, place) => (begins.test(day) ? [place] : []));
}

/** Whether two words name a day and the one behind it: "Mon" and "Tue". */
export function areNextDays(first: string, second: string): boolean {
  const next = new Set(placesInWeek(second));
  return placesInWeek(first).some((place) => next.has(place + 1));
}

/** Whether a line tells a time of a day of the week, with which it begins. */
export function tellsDay(line: string): boolean {
  return DAY_LINE.test(line) || SHORT_LINE.test(line);
}

/** Whether lines tell the times of a week, day by day, as tables and lists of opening hours do. */
export function tellsWeek(lines: readonly string[]): boolean {
  const named = lines.filter(tellsDay).map((line) => FIRST_WORD.exec(line)?.[1]?.toLowerCase() ?? "");
  // "Mon", "Monday" and "Mondays" are one: days differ in their first letters, of every language.
  return new Set(named.map((day) => day.slice(0, OF_DAY))).size >= LEAST_DAYS;
}
