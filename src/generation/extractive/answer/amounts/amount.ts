import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import { datesOf } from "../../../grounding/facts.ts";
import { isStep } from "../../page/unit.ts";
import { tellsPrice, tellsSum } from "../../sentence/price.ts";
import { FIGURE } from "../../takeaways/empty.ts";
import { tellsCharge } from "../asked-for/charge.ts";
import { tellsDays, tellsTime } from "../asked-for/hours.ts";
import type { Block } from "../block.ts";
import type { Question } from "../question.ts";
import type { AmountWords } from "./amount-words.ts";
import { amountWordsOf } from "./amounts.ts";
import { STRETCHES } from "./lasting.ts";

/**
 * What names the time in which a question asks how many there are; undefined where it names none. A price of another time
 * tells what is paid as well.
 */
export function periodOf(query: string, { counted, periods }: AmountWords): RegExp | undefined {
  return counted.test(query) ? periods.find(([asked]) => asked.test(query))?.[1] : undefined;
}

/** What names a file to load: how large that is tells nobody how much there is of anything else. */
const FILE = /(?<!\p{L})(?:PDF|DOCX?|XLSX?|ZIP)\P{L}{1,4}\p{N}[\p{N}.,]* ?[KMG]B(?!\p{L})/u;

/** A number that is part of a name ("4K", "IPv6"), or of a section ("2.1 The board"). */
const OF_NAME = /(?<!\p{N})\p{N}+\p{Lu}(?!\p{L})|(?<=\p{L})\p{N}+|^(?:\p{N}+\.)+\p{N}* (?=\p{Lu})/gmu;

/** What tells an amount or a time, but counts no things: "once added to the list". */
const NO_COUNT =
  /\b(?:once(?= (?:\p{L}+ed|you|we|they|it|the|a)\b)|free|hourly|daily|(?:bi)?weekly|(?:bi)?monthly|quarterly|yearly|(?:bi|semi)?annual(?:ly)?|immediately|instantly|until|soon|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/giu;

/** A sum of money counts nothing but money. */
const MONEY = /\p{Sc}\s?\p{N}[\p{N}.,]*|(?<![\p{N}.,])\p{N}[\p{N}.,]*\s?\p{Sc}/gu;

/** A share of something is no price of what the site is all about: "a rate of 0.05 %". */
const SHARE = /\p{N}[\p{N}.,]*\s?%/gu;

/** What it costs to try a thing is no price of the thing. */
const TRIAL =
  /\bfree (?:[\p{L}\p{N}-]+ ){0,2}trials?\b|(?<!\p{L})kostenlose\p{L}? (?:test|probe)\p{L}+|\b(?:essai|prueba|prova|período de teste|avaliação) (?:gratuit|gratis|grátis)\p{L}*|gratis proef\p{L}+/giu;

/** When something may be done tells nobody how long another thing is so. */
const AT_ANY_TIME = /\bat any (?:\p{L}+ )?time\b/giu;
/** What something comes after tells how often it is, and not for how long: "once the training is over", "in recent years". */
const ONCE =
  /\bin recent (?:years|months|weeks|seasons)\b|\bevery (?:year|season|month|week|day|time)\b|\bonce(?= (?:\p{L}+ed|you|your|we|they|their|its?|this|that|the|all|an?(?! (?:hour|day|night|week|month|quarter|term|year)))\b)/giu;

const hasCount = (text: string, { tells }: AmountWords): boolean =>
  FIGURE.test(text.replace(OF_NAME, "")) || tells.amount.test(text);

/** Whether a text tells how many there are of something, or leaves that open; a time counts nothing else. */
export function tellsCount(text: string, locale: string, isOfTime = false): boolean {
  const words = amountWordsOf(locale);
  const counted = isOfTime ? text : text.replace(STRETCHES, "").replace(NO_COUNT, "");
  return hasCount(counted.replace(MONEY, ""), words) || words.tells.open.test(text);
}

/** Whether a text tells what the thing itself costs, in a sum or in words ("Entry is free"). */
export function tellsCost(text: string, locale: string): boolean {
  return tellsPrice(text) || amountWordsOf(locale).tells.own.test(text);
}

/** Whether a block tells an amount as the question asks for one: a price, a number that is no year, any number or date. */
export function tellsAmount({ units }: Pick<Block, "units">, question: Question): boolean {
  const { price, sum, count, version, when, span, often, thing, lasting, paid } = question;
  const text = units.map((unit) => unit.text).join(" ");
  const { locale } = units[0]!.source;
  const words = amountWordsOf(locale);
  const { tells } = words;
  if (FILE.test(text)) return false;
  const hasDate = () => datesOf(text, primaryLanguage(locale)).size > 0;
  if (price.length > 0) {
    const told = paid ? text.replace(TRIAL, "") : text;
    return tellsPrice(told) || tells.price.test(told);
  }
  if (sum) return tellsSum(text) || tells.price.test(text) || tells.share.test(text);
  if (when) return tells.time.test(text) || hasDate();
  if (version) return /\p{N}/u.test(text);
  if (span) {
    const told = often ? text : text.replace(ONCE, "");
    return tells.span.test(lasting.length > 0 ? told.replace(AT_ANY_TIME, "") : told) || hasDate();
  }
  if (count) return thing?.named === "counted" ? tellsCount(text, locale, thing.isOfTime) : hasCount(text, words);
  return /\p{N}/u.test(text) || tells.amount.test(text) || hasDate();
}

/** Whether an amount alone makes an answer of a block: the question asks for nothing else, or the block tells a way. */
export function needsAmount({ units: [first] }: Block, { amount, price, quantity, howTo }: Question): boolean {
  return amount || price.length > 0 || (quantity && !howTo && isStep(first!));
}

/**
 * Whether a block cannot answer what asks for an amount alone, as it tells none: of the site's own price,
 * nor leaves it open; or what asks whether a thing is free, as it tells nothing of that.
 */
export function lacksAmount({ form, lead, units, rest = [], passage }: Block, question: Question): boolean {
  const { amount, charge, free, howTo, ownPrice, paid, period, price, reached } = question;
  if (!(free !== undefined || ownPrice || paid || reached || (amount && !howTo))) return false;
  if (form === "code") return true;
  // A number far behind counts other things.
  const told = [...units, ...(question.sum ? rest.slice(0, 1) : rest)];
  if (reached) return !told.some(({ text }) => tellsTime(text) || tellsDays(text));
  const saysSo = (text: string) => tellsPrice(text) || free?.test(text) || (charge.length > 0 && tellsCharge(text));
  if (free !== undefined) return isStep(units[0]!) || !told.some(({ text }) => saysSo(text));
  const over = [passage.heading, lead?.text ?? ""];
  if (period !== undefined && ![...over, ...told.map(({ text }) => text)].some((text) => period.test(text)))
    return true;
  const isPaid = price.length > 0 && told.some(({ text }) => tellsSum(ownPrice ? text.replace(SHARE, "") : text));
  if (isPaid || tellsAmount({ units: told }, question)) return false;
  const tellsSome = (kind: "cost" | "open") =>
    told.some(({ text, source }) => amountWordsOf(source.locale).tells[kind].test(text));
  if (paid && !ownPrice && tellsSome("cost")) return false;
  return ownPrice || !tellsSome("open");
}
