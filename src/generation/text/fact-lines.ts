import { MONEY_BEFORE, MONEY_BEHIND } from "../../search/analysis/currencies.ts";
import { tellsDay } from "../../search/analysis/week.ts";
import { tellsAppointment } from "./appointment.ts";
import { countWords } from "./words.ts";

/** A fact that stands as data: what it is of, `""` where only what stands above tells, and what it is. */
export interface Datum {
  readonly name: string;
  readonly value: string;
}

/** Words of a name, and of a value. */
const NAME_WORDS = 6;
export const VALUE_WORDS = 14;
/** Lines below one that names them, as addresses are written, at most. */
const MOST_BELOW = 4;
const LABELLED = /^(?<name>[^:：|]{2,60}?) ?[:：] (?<value>\S[^\n]*)$/u;
/** "Boat – £20": an item whose figure stands behind a dash. */
const DASHED = /^(?<name>[^:：|–—]{2,60}?) [-–—] (?<value>(?:[^\p{L}\s]{1,3} ?|[A-Z]{3} ?)?\d[^\n]*)$/u;
/** "Weekend, whole house € 50 a night": an item that ends with what it costs. */
const PRICED = new RegExp(
  `^(?<name>\\p{L}[^|]{2,80}?)[:：]? (?<value>${MONEY_BEFORE} ?\\d[^\\n]{0,60}|\\d[\\d.,]* ?${MONEY_BEHIND}[^\\n]{0,60})$`,
  "u",
);
/** What is added to a fact in brackets, without which one that is long still tells it. */
const IN_BRACKETS = / \([^()\n]*\)/gu;
/** What such a remark limits a fact by: it may not be left out. */
const LIMITS =
  /(?<!\p{L})(?:only|not|no|except|unless|if|when|members?|closed|open|from|up to|at least|min|max|nur|nicht|außer|ausgenommen|wenn|falls|mitglied\p{L}*|geschlossen|ab|mindestens|seulement|uniquement|sauf|si|membres?|fermé|hors|sólo|solo|solamente|excepto|salvo|socios?|cerrado|soltanto|tranne|se|soci|chiuso|apenas|só|exceto|sócios?|fechado|alleen|behalve|als|leden|mits|gesloten)(?!\p{L})/iu;
const SENTENCE = /[.!?…。](?:\s|$)/u;
/** Abbreviations and ordinals ("9. November", "1. Etage"), which end no sentence. */
const SHORTENED =
  /(?<!\p{L})(?:[AaPp]\.[Mm]|e\. ?V|ca|c|approx|env|aprox|circa|min|max|inkl|incl|excl|zzgl|evtl|\p{L}*[Ss]tr|St|Nr|No|Tel|Inc|Ltd|Co)\.|(?<![\d.,])[1-3]?\d\.(?= \p{Lu}\p{L}{2})/gu;

/** A time of the day. */
export const CLOCK = "\\d{1,2}(?:[:.h]\\d\\d| ?(?:[ap]\\.?m\\.?|uhr|uur|h|heures|horas)(?!\\p{L}))";

/** Whether a text is one line of at most so many words. */
export function isShort(text: string, most: number): boolean {
  return countWords(text) <= most && !SENTENCE.test(text.replace(SHORTENED, ""));
}

/** Whether a line begins with a label. */
export function isLabelled(line: string): boolean {
  return LABELLED.test(line);
}

/**
 * The fact that a line tells by itself: "Monday: 9 to 17", and where it is `listed` "Boat – £20" and "on Mondays from 9 am to
 * 5 pm" too.
 */
export function factOfLine(written: string, listed: boolean): Datum | undefined {
  const line = withoutNoteMark(written.replace(/\.$/u, ""));
  const found = LABELLED.exec(line) ?? (listed ? (DASHED.exec(line) ?? PRICED.exec(line)) : null);
  const { name = "", value = line } = found?.groups ?? {};
  const told = withinWords(value, VALUE_WORDS);
  if (told === "") return undefined;
  if (name === "") return listed && tellsDay(line) ? { name, value: told } : undefined;
  const called = withinWords(name, NAME_WORDS);
  return called === "" ? undefined : { name: called, value: told };
}

/** A fact without the mark of a note that is read elsewhere: "01234 567890*". */
export function withoutNoteMark(fact: string): string {
  return fact.replace(/(?<=[\p{L}\p{N}]{3}\)?)[*†]$/u, "");
}

/** A part of a fact as it is, or without what it adds in brackets where that is too long; "" where it still is. */
function withinWords(part: string, most: number): string {
  const short =
    countWords(part) <= most ? part : part.replace(IN_BRACKETS, (remark) => (LIMITS.test(remark) ? remark : ""));
  return isShort(short, most) ? short : "";
}

/** What stands below it is told elsewhere. */
const POINTS =
  /(?<!\p{L})(?:siehe unten|see below|voir (?:ci-dessous|plus bas)|ver (?:más )?abajo|vedi sotto|ver abaixo|zie (?:hier)?onder)\P{L}*$/iu;
/** What stands for a label. */
const ICON = /^(?:\p{Extended_Pictographic}\ufe0f? ?){1,2}(?=\p{L}|\p{N})/u;

/**
 * What neighbouring lines tell together: an address, with the line that names it or without; a price below what it is of;
 * when and where something is, be it behind icons.
 */
export function factOfLines(texts: readonly string[]): Datum[] | undefined {
  const isValue = (text: string) => /[\p{N}@]/u.test(text);
  const [first = "", ...others] = texts.map(withoutNoteMark);
  const isPriced = others.length === 1 && /^(?:\p{Sc}|[A-Z]{3}) ?\d/u.test(others[0]!);
  if (isPriced && isShort(first, VALUE_WORDS) && isShort(others[0]!, NAME_WORDS))
    return [{ name: first, value: others[0]! }];
  if (texts.length < 2 || texts.length > MOST_BELOW + 1) return undefined;
  if (tellsAppointment(first)) return factsOfAppointment(texts);
  if (!texts.every((text) => isShort(text, NAME_WORDS))) return undefined;
  const below = others.filter((text) => !POINTS.test(text));
  const isNamed = !isValue(first) && below.some(isValue);
  if (isNamed) return [{ name: first.replace(/\s?[:：]$/u, ""), value: inOneLine(below) }];
  return texts.length <= MOST_BELOW && texts.some(isValue) ? [{ name: "", value: inOneLine(texts) }] : undefined;
}

/** Lines of an address; some end them with the comma themselves. */
function inOneLine(lines: readonly string[]): string {
  return lines.map((line, i) => (i < lines.length - 1 ? line.replace(/\s?,$/u, "") : line)).join(", ");
}

/** "Sunday, 9 May, 10:00" and "Market hall, 8 Mill Lane", in a line each. */
function factsOfAppointment(texts: readonly string[]): Datum[] | undefined {
  const values = texts.map((text) => text.replace(ICON, ""));
  return values.every((value) => isShort(value, VALUE_WORDS))
    ? values.map((value) => ({ name: "", value }))
    : undefined;
}
