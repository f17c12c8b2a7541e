import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import { fold } from "../../../../search/analysis/fold.ts";
import { holdsMonth, monthSpansIn, monthsIn } from "../../../../search/analysis/months.ts";
import { anyOf } from "../../../text/any-of.ts";
import { termsOf } from "../../../text/terms.ts";
import type { Unit } from "../../page/unit.ts";
import { YEAR } from "./founded.ts";
import { isOfOpening, withoutOpenDays } from "./opening-words.ts";

/** The time of the year that a question asks about. */
export interface AskedSeason {
  /** The terms by which it does, and those of them that ask whether it is open; the question where those are none. */
  readonly terms: readonly string[];
  readonly opening: readonly string[];
  /** The months that it names, or of the season that it names, from 0 on; none where it asks in which it is so. */
  readonly months: readonly number[];
}

/** Seasons by their folded names, with their first month: three make one, on the half of the earth where these languages are from. */
const SEASONS: readonly (readonly [name: RegExp, first: number])[] = [
  [/(?<!\p{L})(?:spring|fruhling|fruhjahr|printemps|primavera|voorjaar|lente)(?!\p{L})/u, 2],
  [/(?<!\p{L})(?:summer(?:time)?|sommer|ete|verano|estate|verao|zomer)(?!\p{L})/u, 5],
  [/(?<!\p{L})(?:autumn|herbst|automne|otono|autunno|outono|herfst|najaar)(?!\p{L})/u, 8],
  [/(?<!\p{L})(?:winter(?:time)?|hiver|invierno|inverno)(?!\p{L})/u, 11],
];
/** In which months something is so, in the languages of the engine. */
const ASKS = anyOf(
  /\b(?:which|what|from (?:which|what)) months?\b|\b(?:what time|at what time|when) of (?:the )?year\b|\b(?:opening|open|camping|bathing|visitor) season\b|\ball year\b/iu,
  /\b(?:ab |in |bis )?welche[mn]? monate?n?\b|saison\b|ganzjährig/iu,
  /\bquels? mois\b|saison\b|toute l['’]année/iu,
  /(?<!\p{L})(?:qué|cuáles) mes(?:es)?\b|temporada|todo el año/iu,
  /\b(?:che|quale|quali) mes[ei]\b|stagione\b|tutto l['’]anno/iu,
  /(?<!\p{L})(?:que|qual|quais) m(?:ês|eses)(?!\p{L})|temporada|todo o ano/iu,
  /\bwelke maand(?:en)?\b|seizoen|het hele jaar/iu,
);
/** The words by which they are asked for. */
const WORDS =
  /(?<!\p{L})(?:months?|seasons?|years?|monate?n?|\p{L}*saison|ganzjährig|mois|année|mes(?:es)?|temporada|año|mes[ei]|stagione|anno|mês|ano|maand(?:en)?|\p{L}*seizoen|jaar)(?!\p{L})/giu;
/** Those for open and shut. */
const OPENING =
  /(?<!\p{L})(?:\p{L}*open\p{L}*|clos\p{L}+|available|bookable|(?:ge)?öffn\p{L}+|offen|auf|zu|geschlossen|verfügbar|ouvr\p{L}+|ouvert\p{L}*|ferm\p{L}+|disponible|abr\p{L}+|abiert\p{L}+|cerrad\p{L}+|apert\p{L}+|chius\p{L}+|abert\p{L}+|fechad\p{L}+|dicht|gesloten|beschikbaar)(?!\p{L})/giu;
/** "Habt ihr im Juli auf?", and who may come as one does who finds it open. */
const OPEN_TO =
  /^(?:habt ihr|haben sie|hat .{1,40}) .*(?<!\p{L})(?:auf|zu)\P{L}*$|\b(?:available|bookable)\b|(?<!\p{L})(?:verfügbar|beschikbaar|dicht)(?!\p{L})/iu;

/** Somebody opens a file, and no place. */
const OPENS_THING = /\b(?:open|clos)(?:e|ing)? (?:an?|the|my|your|this)\b/iu;

/** The time of the year about which a question asks whether something is open, or that it asks for so. */
export function seasonOf(query: string, locale: string): AskedSeason | undefined {
  const asked = withoutOpenDays(query);
  if (!(isOfOpening(asked) || OPEN_TO.test(asked)) || YEAR.test(asked) || OPENS_THING.test(asked)) return undefined;
  const folded = fold(asked);
  const named = monthsIn(folded, primaryLanguage(locale));
  const [season, first] = SEASONS.find(([name]) => name.test(folded)) ?? [];
  if (named.length === 0 && season === undefined && !ASKS.test(asked)) return undefined;
  const names = named.map(({ from, to }) => folded.slice(from, to));
  const termsIn = (words: readonly string[]) => words.flatMap((word) => termsOf(word, locale));
  const open = termsIn(asked.match(OPENING) ?? []);
  const opening = open.length > 0 ? open : [asked];
  const ofSeason = first === undefined ? [] : [first, first + 1, first + 2].map((month) => month % 12);
  return {
    terms: [...termsIn([...names, season?.exec(folded)?.[0] ?? "", ...(asked.match(WORDS) ?? [])]), ...opening],
    opening,
    months: named.length > 0 ? named.map(({ month }) => month) : ofSeason,
  };
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
  return isTold && !YEAR.test(text) && speaksOfSeason(text);
}

/** Spans of more than a month. */
function spansOf(text: string, locale: string) {
  return monthSpansIn(fold(text), primaryLanguage(locale)).filter(({ from, to }) => from !== to);
}

function speaksOfSeason(text: string): boolean {
  return isOfOpening(text) || MAY_COME.test(text) || PAUSE.test(text);
}

/** Whether a sentence tells the time of the year that is asked about, or in which months it is so. */
export function isSeasonTold({ text, source: { locale } }: Unit, { months }: AskedSeason): boolean {
  return tellsSeason(text, locale) || namesMonth(text, locale, months);
}

/** Whether a sentence says of a month that is asked about that something is open then, or shut: in no year that is named. */
function namesMonth(text: string, locale: string, months: readonly number[]): boolean {
  if (months.length === 0 || YEAR.test(text) || !speaksOfSeason(text)) return false;
  const spans = monthSpansIn(fold(text), primaryLanguage(locale));
  return spans.some((span) => months.some((month) => holdsMonth(span, month)));
}
