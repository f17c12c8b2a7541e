import { primaryLanguage } from "../../../corpus/primary-language.ts";
import { datesOf } from "../../grounding-facts.ts";
import { tellsPrice, tellsSum } from "../price.ts";
import { FIGURE } from "../takeaways/empty.ts";
import { isStep } from "../unit.ts";
import type { Block } from "./block.ts";
import type { Question } from "./question.ts";

/** Amounts and times in words, of English. */
const AMOUNTS =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice|half|(?<!-)free|hourly|daily|(?:bi)?weekly|(?:bi)?monthly|quarterly|yearly|(?:bi|semi)?annual(?:ly)?|immediately|instantly|until|soon|unlimited|no (?:limit|charge|cost|fee)|an? (?:(?:few|couple of) )?(?:second(?! (?!or\b)\p{Ll})|minute|hour|day|week|month|year)s?|(?:each|every) (?:hour|day|week|month|year)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/iu;

/** A price in words, of English: "feel free" and "free to choose" are none. */
const PRICE_WORDS =
  /(?<!-|\b(?:feel|are|is|be|you['’]re) )\bfree\b(?! (?:to|of(?! charge)|from)\b)|\b(?:is|are|be) free\b(?! (?:to|of(?! charge)|from)\b)|\bno (?:\p{L}+ ){0,2}(?:charge|cost|fee)s?\b|\b(?:pounds|dollars|euros|pence|cents)\b/iu;
/** An amount that is left open, or told without a number, of English. */
const OPEN_AMOUNT =
  /\b(?:depend(?:s|ing)?|var(?:y|ies)|differs?|calculated|quotes?|estimates?|as (?:soon|long|many|much|often|little|few) as|regularly|forever|indefinitely|permanent(?:ly)?|lifetime|real[- ]time|same[- ]day|overnight|straight away|right away|at once|any number|latest|newest)\b/iu;

/** What a thing costs, told without a sum, of English. */
const COST_IN_WORDS =
  /\b(?:included?|nothing|complimentary|half|on request|enquir(?:e|y|ies)|(?:for|about) (?:the |a |our )?(?:prices?|pricing|costs?)|pays? \p{L}+|costs? (?!of\b|for\b|and\b|is\b|are\b|was\b)\p{L}+)\b/iu;

/** When something is, of English: a number alone counts rooms. */
const TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|january|february|march|april|may|june|july|august|september|october|november|december|daily|weekly|monthly|yearly|every|until|till|after|before|once|when|soon|immediately|instantly|(?:business |working )?(?:days?|weeks?|months?|years?|hours?|minutes?)|o['’]clock|noon|midnight)\b|\b\d{1,2}(?::\d\d)? ?(?:am|pm)\b|\b\d{1,2}[:.]\d\d\b|\b(?:19|20)\d\d\b/i;

/** How long something takes or lasts, and how often or when it is, of English: a number alone is no time. */
const SPAN =
  /\b(?:seconds?(?! (?!or\b)\p{Ll})|minutes?|mins?|hours?|hrs?|days?|(?:over)?nights?|weeks?|fortnights?|weekdays?|weekends?|months?|quarters?|years?|decades?|hourly|daily|nightly|(?:bi)?weekly|fortnightly|(?:bi)?monthly|quarterly|yearly|(?:bi|semi)?annual(?:ly)?|immediately|instant(?:ly)?|continuous(?:ly)?|constantly|until|since|ago|soon|once|twice|times|(?:any|each|every|one|single) ?time|moment|sessions?|(?:after|before|with|at|on) each|every|always|whenever|tomorrow|morning|noon|evening|expires?|unlimited)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b\p{N}+ ?(?:ms|s|secs?|min|mins|h|hrs?|d|wks?|mos?|yrs?|st|nd|rd|th)\b|:\p{N}\p{N}\b|\b\p{N}+ past\b|\b(?:1[5-9]|20)\p{N}\p{N}\b/iu;

/** Times in which things are counted, as they are asked for and told. */
const PERIODS: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [periodAsked("hour", "hourly"), /\bhour(?:s|ly)?\b|\/ ?hr?\b/i],
  [periodAsked("day", "daily"), /\bday(?:s|time)?\b|\bdaily\b|\/ ?d\b|\b24 ?h(?:ours)?\b/i],
  [periodAsked("week", "weekly"), /\bweek(?:s|ly)?\b|\/ ?wk\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i],
  [periodAsked("month", "monthly"), /\bmonth(?:s|ly)?\b|\/ ?mo\b/i],
  [periodAsked("year", "yearly|annually"), /\byear(?:s|ly)?\b|\bann(?:ual(?:ly)?|um)\b|\/ ?yr?\b/i],
];

/** "40 a day", "daily", but neither "on a day in May" nor "a day ticket". */
function periodAsked(period: string, adverb: string): RegExp {
  const kept = "(?! (?:pass(?:es)?|tickets?|trips?|tours?|return|abroad|like|off|out)\\b)";
  return new RegExp(
    `(?<!\\b(?:on|for|of|during|with) )\\b(?:an?|per|each|every) ${period}\\b${kept}|\\b(?:${adverb})\\b`,
    "i",
  );
}

/** Days and weeks of something ("30 days of holiday") are mostly those of a year, whether that is told or not. */
const COUNTS_DAYS = /^(?:and |so )?how many (?:\p{L}+ ){0,2}(?:days|weeks|nights)\b/iu;

/**
 * What names the time in which an English question asks how many there are; undefined where it names none. A price of
 * another time tells what is paid as well.
 */
export function periodOf(query: string): RegExp | undefined {
  if (!/^(?:and |so )?how many\b/i.test(query) || COUNTS_DAYS.test(query)) return undefined;
  return PERIODS.find(([asked]) => asked.test(query))?.[1];
}

/** A number that is part of a name ("4K"). */
const OF_NAME = /\p{N}+\p{Lu}(?!\p{L})/gu;

/** A sum of money counts nothing but money. */
const MONEY = /\p{Sc}\s?\p{N}[\p{N}.,]*|\p{N}[\p{N}.,]*\s?\p{Sc}/gu;

const hasCount = (text: string): boolean => FIGURE.test(text.replace(OF_NAME, "")) || AMOUNTS.test(text);

/** Whether a text tells how many there are of something, or leaves that open, of English. */
export function tellsCount(text: string): boolean {
  return hasCount(text.replace(MONEY, "")) || OPEN_AMOUNT.test(text);
}

/** What tells how much something is, of English, beside a sum of money: a number that it is, or a part. */
const SHARE =
  /\p{N}\s?(?:%|per ?cent\b)|\bhalf\b|\b(?:is|are|of|at|to) (?:\p{L}+ ){0,2}(?:\p{N}|(?:one|two|three|six)\b)/iu;

/** Whether a block tells an amount as the question asks for one: a price, a number that is no year, any number or date. */
export function tellsAmount({ units }: Pick<Block, "units">, question: Question): boolean {
  const { price, sum, count, version, when, span } = question;
  const text = units.map((unit) => unit.text).join(" ");
  if (price.length > 0) return tellsPrice(text) || PRICE_WORDS.test(text);
  if (sum) return tellsSum(text) || PRICE_WORDS.test(text) || SHARE.test(text);
  if (when) return TIME.test(text) || datesOf(text, primaryLanguage(units[0]!.source.locale)).size > 0;
  if (version) return /\p{N}/u.test(text);
  if (span) return SPAN.test(text) || datesOf(text, primaryLanguage(units[0]!.source.locale)).size > 0;
  if (count) return hasCount(text);
  return /\p{N}/u.test(text) || AMOUNTS.test(text) || datesOf(text, primaryLanguage(units[0]!.source.locale)).size > 0;
}

/** Whether an amount alone makes an answer of a block: the question asks for nothing else, or the block tells a way. */
export function needsAmount({ units: [first] }: Block, { amount, price, quantity, howTo }: Question): boolean {
  return amount || price.length > 0 || (quantity && !howTo && isStep(first!));
}

/**
 * Whether a block cannot answer what asks for an amount alone, as it tells none: of the site's own price, in any language,
 * nor leaves it open, in English; or what asks whether a thing is free, as it tells nothing of that.
 */
export function lacksAmount({ form, lead, units, rest = [], passage }: Block, question: Question): boolean {
  const { amount, free, howTo, ownPrice, paid, period, price } = question;
  if (!(free !== undefined || ownPrice || paid || (amount && !howTo))) return false;
  if (form === "code") return true;
  const told = [...units, ...rest];
  if (free !== undefined) return isStep(units[0]!) || !told.some(({ text }) => tellsPrice(text) || free.test(text));
  const over = [passage.heading, lead?.text ?? ""];
  if (period !== undefined && ![...over, ...told.map(({ text }) => text)].some((text) => period.test(text)))
    return true;
  const isPaid = price.length > 0 && told.some(({ text }) => tellsSum(text));
  if (isPaid || tellsAmount({ units: told }, question)) return false;
  if (paid && !ownPrice && told.some(({ text }) => COST_IN_WORDS.test(text))) return false;
  return ownPrice || !told.some(({ text }) => OPEN_AMOUNT.test(text));
}
