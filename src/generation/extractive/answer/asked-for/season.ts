import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import { fold } from "../../../../search/analysis/fold.ts";
import { holdsMonth, monthSpansIn, monthsIn } from "../../../../search/analysis/months.ts";
import { termsOf } from "../../../text/terms.ts";
import type { Unit } from "../../page/unit.ts";
import { YEAR } from "./founded.ts";
import { isOfOpening, openingWordsIn, opensToApply, withoutOpenDays } from "./opening-words.ts";

/** The time of the year that a question asks about. */
export interface AskedSeason {
  /** The terms by which it does, and those of them that ask whether it is open; the question where those are none. */
  readonly terms: readonly string[];
  readonly opening: readonly string[];
  /** The months that it names, or of the season that it names, from 0 on; none where it asks in which it is so. */
  readonly months: readonly number[];
}

/** "En été", "l'été", and no participle: "a été fermée". */
const FRENCH_SUMMER =
  "(?<=(?<!\\p{L})(?:en|cet|chaque|un|horaires?|mi|plein|et|ou|par|hiver comme)[ -]|(?<!\\p{L})[ld]['’]|^)ete|ete(?= comme hiver| et (?:en )?hiver)";
/** The seasons of each language by their folded names, spring first: those of the half of the earth where it is from. */
const SEASONS: Readonly<Record<string, readonly string[]>> = {
  en: ["spring(?:time)?", "summer(?:time)?", "autumn", "winter(?:time)?"],
  de: ["fruhling|fruhjahr", "sommer", "herbst", "winter"],
  fr: ["printemps", FRENCH_SUMMER, "automne", "hiver"],
  es: ["primavera", "verano", "otono", "invierno"],
  it: ["primavera", "estate", "autunno", "inverno"],
  pt: ["primavera", "verao", "outono", "inverno"],
  nl: ["voorjaar|lente", "zomer", "herfst|najaar", "winter"],
};
/** The month with which spring begins, and how many each season has. */
const SPRING = 2;
const MONTHS_OF_SEASON = 3;

/** A season that a folded question names, with its months; none where it names none of its language. */
function namedSeason(folded: string, language: string): { word: string; months: number[] } | undefined {
  for (const [at, names] of (SEASONS[language] ?? []).entries()) {
    const [word] = new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, "u").exec(folded) ?? [];
    if (word === undefined) continue;
    const first = SPRING + at * MONTHS_OF_SEASON;
    return { word, months: [first, first + 1, first + 2].map((month) => month % 12) };
  }
  return undefined;
}

/** In which months something is so, by language. */
const ASKS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:which|what|from (?:which|what)) months?\b|\b(?:what time|at what time|when) of (?:the )?year\b|\b(?:opening|open|camping|bathing|visitor) season\b|\ball year\b/iu,
  de: /\b(?:ab |in |bis )?welche[mn]? monate?n?\b|saison\b|ganzjährig/iu,
  fr: /\bquels? mois\b|saison\b|toute l['’]année/iu,
  es: /(?<!\p{L})(?:qué|cuáles) mes(?:es)?\b|temporada|todo el año/iu,
  it: /\b(?:che|quale|quali) mes[ei]\b|stagione\b|tutto l['’]anno/iu,
  pt: /(?<!\p{L})(?:que|qual|quais) m(?:ês|eses)(?!\p{L})|temporada|todo o ano/iu,
  nl: /\bwelke maand(?:en)?\b|seizoen|het hele jaar/iu,
};
/** The words by which they are asked for. */
const WORDS =
  /(?<!\p{L})(?:months?|seasons?|years?|monate?n?|\p{L}*saison|ganzjährig|mois|année|mes(?:es)?|temporada|año|mes[ei]|stagione|anno|mês|ano|maand(?:en)?|\p{L}*seizoen|jaar)(?!\p{L})/giu;
/** Those for open and shut that are other words as well, and for that one may come. */
const AVAILABLE = /(?<!\p{L})(?:available|bookable|auf|zu|verfügbar|disponible|beschikbaar)(?!\p{L})/giu;
/** "Habt ihr im Juli auf?", and who may come as one does who finds it open. */
const OPEN_TO =
  /^(?:habt ihr|haben sie|hat .{1,40}) .*(?<!\p{L})(?:auf|zu)\P{L}*$|\b(?:available|bookable)\b|(?<!\p{L})(?:verfügbar|beschikbaar)(?!\p{L})/iu;

/** Somebody opens a file, and no place. */
const OPENS_THING = /\b(?:open|clos)(?:e|ing)? (?:an?|the|my|your|this)\b/iu;

/** The time of the year about which a question asks whether something is open, or that it asks for so. */
export function seasonOf(query: string, locale: string): AskedSeason | undefined {
  const asked = withoutOpenDays(query);
  if (!asksWhetherOpen(asked, locale)) return undefined;
  const language = primaryLanguage(locale);
  const folded = fold(asked);
  const named = monthsIn(folded, language);
  const season = namedSeason(folded, language);
  if (named.length === 0 && season === undefined && ASKS[language]?.test(asked) !== true) return undefined;
  const names = [...named.map(({ from, to }) => folded.slice(from, to)), season?.word ?? ""];
  const termsIn = (words: readonly string[]) => words.flatMap((word) => termsOf(word, locale));
  const open = termsIn([...openingWordsIn(asked, locale), ...(asked.match(AVAILABLE) ?? [])]);
  const opening = open.length > 0 ? open : [asked];
  return {
    terms: [...termsIn([...names, ...(asked.match(WORDS) ?? [])]), ...opening],
    opening,
    months: named.length > 0 ? named.map(({ month }) => month) : (season?.months ?? []),
  };
}

/** Whether it asks for a place, at any time: not what opened in a year, or is open to be applied for. */
function asksWhetherOpen(asked: string, locale: string): boolean {
  if (YEAR.test(asked) || OPENS_THING.test(asked) || opensToApply(asked, locale)) return false;
  return isOfOpening(asked, locale) || OPEN_TO.test(asked);
}

/** What is said of a time of the year at which one may come, or may not. */
const MAY_COME =
  /(?<!\p{L})(?:available|accessible|bookable|season|verfügbar|zugänglich|buchbar|\p{L}*saison|disponible|accessible|temporada|disponibil[ei]|accessibil[ei]|stagione|disponíve(?:l|is)|beschikbaar|toegankelijk|\p{L}*seizoen)(?!\p{L})/iu;
const PAUSE =
  /(?<!\p{L})(?:(?:summer|winter|christmas|easter) (?:break|closure)|(?:sommer|winter|weihnachts|ferien)pause|betriebsferien|(?:pause|fermeture) (?:estivale|hivernale|annuelle|d['’]été|d['’]hiver)|cierre (?:anual|estival)|vacaciones|chiusura (?:estiva|invernale|annuale)|pausa (?:estiva|invernale)|encerramento|zomerstop|winterstop|(?:zomer|winter)sluiting)(?!\p{L})/iu;
const ALL_YEAR =
  /\ball year(?: round)?\b|(?<!\p{L})(?:ganzjährig|das ganze jahr|toute l['’]année|todo el año|tutto l['’]anno|(?:todo o|o) ano (?:todo|inteiro)|todo o ano|(?:het hele|heel het) jaar)(?!\p{L})/iu;

/** The beginnings of two months in a text, which is sooner looked for than their names. */
const TWO_MONTHS =
  /(?<!\p{L})(?:jan|f[eéè][bv]|mar|mär|maa|ap[rf]|av[ri]|abr|ma[iyg]|mei|jun|jui|giu|jul|lug|aug|ao[uû]|ago|se[pt]|okt|oct|ott|out|nov|de[cz]|dic|déc|ene|gen).{2,80}?(?<!\p{L})(?:jan|f[eéè][bv]|mar|mär|maa|ap[rf]|av[ri]|abr|ma[iyg]|mei|jun|jui|giu|jul|lug|aug|ao[uû]|ago|se[pt]|okt|oct|ott|out|nov|de[cz]|dic|déc|ene|gen)/isu;

/** Whether a text tells in which months something is open or shut: a day of one year is none. */
export function tellsSeason(text: string, locale: string): boolean {
  const isTold = ALL_YEAR.test(text) || (TWO_MONTHS.test(text) && spansOf(text, locale).length > 0);
  return isTold && !YEAR.test(text) && speaksOfSeason(text, locale);
}

/** Spans of more than a month. */
function spansOf(text: string, locale: string) {
  return monthSpansIn(fold(text), primaryLanguage(locale)).filter(({ from, to }) => from !== to);
}

function speaksOfSeason(text: string, locale: string): boolean {
  return (isOfOpening(text, locale) || MAY_COME.test(text) || PAUSE.test(text)) && !opensToApply(text, locale);
}

/** Whether a sentence tells the time of the year that is asked about, or in which months it is so. */
export function isSeasonTold({ text, source: { locale } }: Unit, { months }: AskedSeason): boolean {
  return tellsSeason(text, locale) || namesMonth(text, locale, months);
}

/** Whether a sentence says of a month that is asked about that something is open then, or shut: in no year that is named. */
function namesMonth(text: string, locale: string, months: readonly number[]): boolean {
  if (months.length === 0 || YEAR.test(text) || !speaksOfSeason(text, locale)) return false;
  const spans = monthSpansIn(fold(text), primaryLanguage(locale));
  return spans.some((span) => months.some((month) => holdsMonth(span, month)));
}
