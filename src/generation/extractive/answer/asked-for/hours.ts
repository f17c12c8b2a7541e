import { isOfOneDay, isWeekday, tellsWeek } from "../../../../search/analysis/week.ts";
import { anyOf } from "../../../text/any-of.ts";
import { termsOf } from "../../../text/terms.ts";
import type { Block } from "../block.ts";
import { YEAR } from "./founded.ts";
import { isOfOpening, openingWordsIn, withoutOpenDays } from "./opening-words.ts";
import { type AskedSeason, isSeasonTold, tellsSeason } from "./season.ts";

/** When a place is open, in the languages of the engine; how many hours something takes is another matter. */
const ASKS = anyOf(
  /\b(?:opening|business|office|visiting|service|store|shop|desk) (?:hours|times)\b|\b(?:what|which) (?:are )?(?:the |your )?hours\b|^(?:and |so )?(?:when|(?:at )?what time) (?:is|are|does|do|will|can)\b.*\b(?:open|opens|close|closes|closed|shut)\b(?! (?:an?|the|my|your)\b)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:hours|times)\b|\bclosing times?\b|\bhow (?:late|early|long) (?:are|is|(?<=(?:late|early) )(?:do|does|will))\b.*\b(?:open|opens|close|closes)\b(?! (?:an?|the|my|your)\b)|^hours\W*$|^(?:are|is) (?:you |it |the (?:\p{L}+ ){1,3}?)(?:still |also |ever )?(?:open|closed)\b(?! (?:to|for|source|access|about)\b)/iu,
  /(?:öffnungs|sprech|geschäfts|besuchs)zeiten|^wann (?:ist|sind|seid|hat|habt|haben|macht|machen|öffne\p{L}*|schließ\p{L}*)(?!\p{L}).*(?:offen|geöffnet|auf|zu|geschlossen|öffne\p{L}*|schließ\p{L}*)|^wann (?:öffne|schließ)\p{L}*|^(?:habt ihr|haben sie|seid ihr|sind sie)(?!\p{L}).{0,60}(?<!\p{L})(?:offen|geöffnet|auf|geschlossen)\P{L}*$/iu,
  /\bhoraires?\b(?! (?:de travail|du train))|heures? d['’]ouverture|(?:quand|(?:à )?quelle heure)\b.*\b(?:ouvr\p{L}*|ouvert\p{L}*|ferm\p{L}*)|^(?:est-ce que )?(?:êtes[- ]vous|vous êtes) (?:ouvert|fermé)\p{L}*(?! (?:à tous|aux))/iu,
  /\bhorarios?\b|(?:cuándo|(?:a )?qué hora)\b.*\b(?:abr\p{L}*|abiert\p{L}*|cierr\p{L}*|cerrad\p{L}*)|^¿?(?:abren|abrís|est(?:á|án|áis) (?:abiert|cerrad)\p{L}+)(?! (?:a|para|una?|la) )/iu,
  /\borari[oi]?\b|(?:quando|(?:a )?che ora)\b.*\b(?:apr\p{L}*|apert\p{L}*|chiud\p{L}*|chius\p{L}*)|^siete (?:apert|chius)\p{L}+/iu,
  /\bhorários?\b|(?:quando|(?:a )?que horas?)\b.*\b(?:abre\p{L}*|abert\p{L}*|fecha\p{L}*)|^(?:vocês )?(?:abrem|est(?:ão|á) (?:abert|fechad)\p{L}+)(?! (?:a|para) )/iu,
  /openingstijden|openingsuren|(?:wanneer|hoe laat)\b.*\b(?:open|gaat|dicht|gesloten|sluit\p{L}*)|^zijn jullie .{0,60}(?<!\p{L})(?:open|dicht|gesloten)\P{L}*$/iu,
);
/** A time of the day, a day on which all is shut, or that it never is. */
const TELLS = anyOf(
  /(?<![\p{N}.]|\p{Sc}\s?)\d{1,2}\s?(?:[:.h]\s?\d{2}(?!\p{N}|\s?(?:\p{Sc}|euros?(?!\p{L})))|h(?!\p{L})|(?:am|pm|a\.m\.|p\.m\.|uhr|uur|heures?|horas?|o['’]clock)(?!\p{L}))/iu,
  /(?<!\p{N})\d{1,2} (?:to|till|until|bis|à|tot|a|alle|às) \d{1,2}(?!\p{N}| (?:days|weeks|months|years))|(?<!\p{N})\d{1,2}\s?[-–—]\s?\d{1,2}\s?(?:h|am|pm|uhr|uur)(?!\p{L})|\b24\/7\b|\bopen 24 hours\b|\b24 (?:hours (?:a|per) day|stunden|heures|horas|ore|uur)\b|\b(?:noon|midnight|midday|minuit|midi|mittag|mitternacht)\b/iu,
  /\b(?:closed|geschlossen|fermé\p{L}*|cerrad\p{L}*|chius\p{L}*|fechad\p{L}*|gesloten|open|opens|geöffnet|ouvert\p{L}*|abiert\p{L}*|apert\p{L}*|abert\p{L}*)\b.{0,200}?\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:every|all|each) days?\b|\b(?:täglich|tous les jours|todos los días|tutti i giorni|todos os dias|dagelijks)\b/iu,
);

const DAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?";
/** Hours in the short, of English: "Monday: 9-17", "Sun closed", "round the clock". */
const TELLS_SHORT = new RegExp(
  `\\b(?:${DAY}|weekdays|weekends?|daily)[:,]? (?:\\d{1,2}\\s?[-–—]\\s?\\d{1,2}\\b|closed\\b)|\\b(?:a?round the clock|day and night)\\b`,
  "i",
);
/** Several days, or a line that begins with one: a time beside them is when a place is open, though nothing says "open". */
const DAYS = new RegExp(`^${DAY}\\b|\\b${DAY}(?: ?[-–—&] ?| (?:to|till|until|through|and) )${DAY}\\b`, "i");

/** Whether a text tells on which days something is, as lists of opening hours do; of English. */
export function tellsDays(text: string): boolean {
  return DAYS.test(text);
}

/** What is asked of a place so, beside its name and the words for open and shut. */
const HOURS = /(?<!\p{L})(?:(?<=how )(?:late|early|long)|hours?|times?|heures?|\p{L}*zeiten)(?!\p{L})/giu;

/** The same asked of those who are at a place. */
const PRESENT =
  /^\P{L}*(?:(?:and|und|et|y|e|ed|en) )?(?:when are you (?:there|around|in)|wann (?:seid|sind) (?:ihr|sie) (?:da|vor ort|anzutreffen)|quand êtes[- ]vous (?:là|sur place|présents?)|cuándo est(?:án|áis) (?:ahí|allí)|quando siete (?:lì|là|presenti|in sede)|quando (?:vocês )?estão (?:aí|lá)|wanneer zijn jullie (?:er|aanwezig))\P{L}*$/iu;

/** The terms by which a question asks when something is open, or its words where they are no terms; none of any other. */
export function hoursTermsOf(asked: string, locale: string): string[] {
  if (PRESENT.test(asked)) return [asked, ...termsOf(asked, locale)];
  const query = withoutOpenDays(asked);
  if (!ASKS.test(query)) return [];
  const words = [...openingWordsIn(query, locale), ...(query.match(HOURS) ?? [])];
  // Two words of a visitor may be taken for those of another language.
  const asking = words.length > 0 ? words : openingWordsIn(query, "und");
  const terms = asking.flatMap((word) => termsOf(word, locale));
  return terms.length > 0 ? terms : [asked];
}

/** When a place is asked to be open that never closes, though nothing there calls it so. */
const AT_NIGHT = /\b(?:at night|overnight|late)\b/giu;
const NEVER_SHUT = /\b24\/7\b|\b24 hours\b|\bround the clock\b|\bday and night\b/iu;

/** The terms by which a question asks whether something is open at night. */
export function nightTermsOf(query: string, locale: string): string[] {
  return ASKS.test(query) ? (query.match(AT_NIGHT) ?? []).flatMap((word) => termsOf(word, locale)) : [];
}

/** Whether a text tells that something is open all day. */
export function isNeverShut(text: string): boolean {
  return NEVER_SHUT.test(text);
}

/** Whether a text tells a time of the day, or a day: when something is open, without that word. */
export function tellsTime(text: string): boolean {
  return TELLS.test(text) || TELLS_SHORT.test(text);
}

/** Whether a block tells one, as a question for opening hours wants. */
export function tellsHours({ lead, units, rest = [] }: Block): boolean {
  return [...(lead ? [lead] : []), ...units, ...rest].some(({ text }) => tellsTime(text));
}

/** Whether a block tells when a place is open, not only when something is there: it says so, its heading does, or it tells a week. */
export function tellsOpening(block: Block): boolean {
  const { lead, units, rest = [], passage } = block;
  const { title, locale } = units[0]!.source;
  const told = [...(lead ? [lead] : []), ...units, ...rest].map(({ text }) => text);
  if ([...(lead ? [lead] : []), ...units].some(({ text }) => tellsSeason(text, locale))) return true;
  if (!tellsHours(block)) return false;
  if (isOfOpening(passage.heading, locale) || isOfOpening(title, locale)) return true;
  return tellsWeek(told) || told.some((text) => saysWhenOpen(text, locale) || (tellsTime(text) && beginsWithDay(text)));
}

/** Whether a sentence says in words when something is open: "We are open from 9 am to 6 pm." */
export function saysWhenOpen(sentence: string, locale: string): boolean {
  return tellsTime(sentence) && isOfOpening(sentence, locale);
}

/** That something is so each day, and what stands between the first day and the last. */
const EACH_DAY =
  /(?<!\p{L})(?:daily|(?:every|each) day|täglich|jeden tag|tous les jours|chaque jour|todos los días|cada día|tutti i giorni|ogni giorno|todos os dias|diariamente|dagelijks|(?:elke|iedere) dag)(?!\p{L})/iu;
const UNTIL = /(?<!\p{L})(?:to|till|until|through|bis|au|hasta|al?|fino|até|tot)(?!\p{L})|[-–—]/iu;

/** Whether a text tells of one day of a year alone, not of all days, or of those from one to another. */
export function tellsOneDay(text: string): boolean {
  return isOfOneDay(text) && !EACH_DAY.test(text) && text.split(UNTIL).filter(isOfOneDay).length < 2;
}

/** Whether a block tells of what is open in another sense, or on one day of a year, where a question asks when all is. */
export function opensOtherwise(block: Block, hours: readonly string[]): boolean {
  if (hours.length === 0) return false;
  if (block.units.every(({ text }) => tellsOneDay(text))) return true;
  return !tellsOpening(block) && block.units.some(({ text }) => withoutOpenDays(text) !== text);
}

/** Whether a block does not tell when something is open in a time of the year, though it may name its month: nor does a day of one year. */
export function lacksSeason(block: Block, season: AskedSeason | undefined): boolean {
  if (season === undefined || block.units.some((unit) => isSeasonTold(unit, season))) return false;
  return !tellsOpening(block) || block.units.some(({ text }) => YEAR.test(text));
}

/** Words of a line of hours: one with more tells what happens then ("Sunday 10:00 mass in the chapel"). */
const MOST_OF_LINE = 3;

function beginsWithDay(text: string): boolean {
  if ((text.match(/\p{L}{3,}/gu) ?? []).length > MOST_OF_LINE) return false;
  return isWeekday(/^\P{L}*(\p{L}+)/u.exec(text)?.[1] ?? "");
}
