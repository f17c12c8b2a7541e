import { stem } from "../../search/analysis/stems.ts";

const NUMBER_WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const NUMBER = new RegExp(`\\p{N}+(?:[.,:/]\\p{N}+)*|(?<![a-z])(?:${NUMBER_WORDS.slice(2).join("|")})(?![a-z])`, "giu");
/** A capitalised or mixed-case word that does not open a sentence, a line or a quotation. */
const NAME =
  /(?<=[\p{L}\p{N},;)’”"'-]\s{1,8}[“"‘'(]?)\p{Lu}[\p{L}\p{N}]+(?:[’'-]\p{L}+)*|(?<![\p{L}\p{N}])[\p{L}\p{N}]*?\p{Ll}\p{Lu}[\p{L}\p{N}]*/gu;

/** A number where it stands in a text of form NFKC. */
export interface NumberPlace {
  /** In figures, with thousands marks taken out. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Numbers, amounts, times and dates written in figures, and small ones in words, in reading order. */
export function numberPlaces(text: string): NumberPlace[] {
  const places: NumberPlace[] = [];
  for (const { 0: token, index } of text.matchAll(NUMBER)) {
    const word = NUMBER_WORDS.indexOf(token.toLowerCase());
    const value = word < 2 ? token.replace(/[.,](?=\p{N}{3}(?!\p{N}))/gu, "") : String(word);
    places.push({ value, start: index, end: index + token.length });
  }
  return places;
}

/** The numbers of a text: "1,200" is "1200", and "two" is "2". */
export function numbersOf(text: string): Set<string> {
  return new Set(numberPlaces(text.normalize("NFKC")).map(({ value }) => value));
}

/** From two to twelve, in the languages whose sentences are compared, but for "neuf" (new) and "sei" (you are). */
const COUNTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    es: "dos tres cuatro cinco seis siete ocho nueve diez once doce",
    fr: "deux trois quatre cinq six sept huit - dix onze douze",
    de: "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    it: "due tre quattro cinque - sette otto nove dieci undici dodici",
    pt: "dois três quatro cinco seis sete oito nove dez onze doze",
    nl: "twee drie vier vijf zes zeven acht negen tien elf twaalf",
  }).map(([language, words]) => [language, words.split(" ")]),
);

/** The numbers of a text that its language has words for: "zwei bis drei" is 2 and 3. */
export function countsOf(text: string, language: string): Set<string> {
  const words = COUNTS[language] ?? [];
  const said = words.length === 0 ? [] : (text.toLowerCase().match(/\p{L}+/gu) ?? []);
  return new Set(said.flatMap((word) => (words.includes(word) ? [String(words.indexOf(word) + 2)] : [])));
}

/** Whom one speaks of or to with a capital. */
const PRONOUN = /^(?:I(?:[’'].*)?|Sie|Ihnen|Ihre?[mnrs]?|Lei|Usted(?:es)?|U)$/u;

/** Stems of the proper names in `text`: what is written with a capital inside a sentence. */
export function namesOf(text: string, language: string): Set<string> {
  const names = new Set<string>();
  for (const [name] of text.matchAll(NAME)) if (!PRONOUN.test(name)) names.add(stem(bare(name), language));
  return names;
}

/** Stems of all words, to look names and dates up in. */
export function wordsOf(text: string, language: string): Set<string> {
  const words = new Set<string>();
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+(?:[’'-]\p{L}+)*/gu)) {
    words.add(stem(bare(word), language));
    for (const part of word.split(/[’'-]/)) words.add(stem(part, language));
  }
  return words;
}

function bare(word: string): string {
  return word.replace(/[’']s$/i, "");
}

const calendars = new Map<string, ReadonlySet<string>>();

/** Months and weekdays in `text`, lower case: many languages write them small. */
export function datesOf(text: string, language: string): Set<string> {
  const calendar = calendarOf(language);
  return new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => calendar.has(word)));
}

function calendarOf(language: string): ReadonlySet<string> {
  const known = calendars.get(language);
  if (known !== undefined) return known;
  const names = new Set<string>();
  const locale = calendarLocale(language);
  for (let month = 0; month < 12; month++) {
    names.add(new Date(Date.UTC(2024, month, 1)).toLocaleDateString(locale, { month: "long", timeZone: "UTC" }));
  }
  for (let day = 1; day <= 7; day++) {
    names.add(new Date(Date.UTC(2024, 0, day)).toLocaleDateString(locale, { weekday: "long", timeZone: "UTC" }));
  }
  // "May" and "March" are verbs too.
  const calendar = new Set(
    [...names].map((name) => name.toLowerCase()).filter((name) => !/^(?:may|march)$/.test(name)),
  );
  if (calendars.size < 64) calendars.set(language, calendar);
  return calendar;
}

/** English where the language has no calendar: a visitor's locale may be any letters, and Intl refuses some. */
function calendarLocale(language: string): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? "en";
  } catch {
    return "en";
  }
}
