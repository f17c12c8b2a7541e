import {
  BEFORE_NUMBER,
  DOTTED_ORDINALS,
  goesOnIn,
  MAYBE_FINAL,
  NEVER_FINAL,
  STARTERS,
  TITLES,
} from "./abbreviations.ts";
import { primaryLanguage } from "./primary-language.ts";

const LAST_TOKEN = /(?<![^\s([{«“"'‘/])((?:[^\s([{«“"'‘/]|(?<=\p{L})'(?=\p{L}))+)\.["'”’»)\]]*\s*$/u;
/** An article before an abbreviation: `l’art. 5`; what stands behind the mark of "don't" is no word. */
const ELIDED = /^\p{L}+['’](?=\p{L}{2})/u;
const FIRST_WORD = /[\p{L}\p{N}][\p{L}\p{N}'’]*/u;
const INITIAL = /^[\p{Lu}\p{Ll}]$/u;
/** `U.S`, `S.p.A`, and laws and the like: `D.Lgs`. */
const DOTTED = /^(?:\p{L}(?:\.\p{L})+|\p{Lu}\.\p{Lu}\p{Ll}{1,3})$/u;
/** A figure, a Roman one, or a letter that counts: `Fig. B`. */
const NUMERAL = /^(?:\d|[IVXLC]+$|\p{Lu}$)/u;
/** "HR", "CA", "ABS": they end a sentence like other words. */
const CAPITALS = /^\p{Lu}{2,}$/u;
const SMALL_NUMBER = /^\d{1,2}$/;
/** A number that sorts names: "01.Basics", "Examples > 01. Basics". */
const NUMBERED_NAME = /(?:^|[\s>])0\d\.$|> ?\d{1,2}\.\s*$/u;
/** A word with a capital and a mark, which may be a name's; the second one stands alone, and may be a call. */
const MARKED_NAME = /[\s“"„«(]\p{Lu}\p{L}*!\s+$/u;
const MARKED_ALONE = /^\s*\p{Lu}\p{L}*!\s+$/u;
/** The rest of such a name, with what it does or what ends it: "Yahoo! Finance is …", "Yum! Brands of Kentucky". */
const DOES = "\\s(?:is|are|was|were|has|have|had|can|will|\\p{Ll}{2,}s)\\b";
const NAME_THAT_DOES = new RegExp(`^\\p{Lu}\\p{L}*(?: \\p{Lu}\\p{L}*)?${DOES}`, "u");
const REST_OF_NAME = new RegExp(
  `^\\p{Lu}\\p{L}*(?: \\p{Lu}\\p{L}*)?(?:[.,;:!?)]|$|\\s(?:in|of|to|on|at|for|with|and|or|from|by)\\b|${DOES})`,
  "u",
);
/** A quoted question or call within a sentence: “Why now?” they asked. „Warum?“ and « Pourquoi ? » close in their own way. */
const QUOTED_CALL = /[?!](?:["”“’‘»«)]|\s»)+\s*$/u;
const SMALL_LETTER = /^\p{Ll}/u;
/** A mark within an address: `/demo?company=acme`. */
const IN_ADDRESS = /\S[?!]$/;
const GOES_ON = /^[\p{Ll}\p{N}]/u;
/** The dot stands within a name: `10.Y.Z`. */
const BEHIND_DIGIT = /\d\.$/;
const BARE_LETTER = /^\p{L}(?!\p{Ll})/u;
/** The mark opens a name: `.NET`, `!bang`; with a capital behind the other marks, a blank has slipped before them. */
const OPENING_DOT = /(?:^|[\s"“‘'(])\.$/u;
const OPENING_MARK = /(?:^|[\s"“‘'(])[!?]$/u;
const ENDED = /[.!?…]["'”’»)\]]*\s*$/u;
const BEGINS_NAME = /^[\p{L}\p{N}_]/u;
/** The rest of a name of calls, within a sentence that goes on: "the makers of Bake. Cool. Eat. say …". */
const REST_OF_CALLS = /^\s?(?:\p{Lu}\p{Ll}+\.\s){1,3}\p{Ll}/u;
const ONE_CALL = /(?:^|\s)\p{Lu}\p{Ll}+\.\s?$/u;
/** UTF-16 units in which an abbreviation stands with what is before it. */
const SHORT = 12;
const OPENING_TOKEN = /(?:^\s*|[([—–:]\s?)\p{Lu}\p{L}*\.\s*$/u;
const ENUMERATOR = /^\s*(?:\d{1,3}|\p{L})\.\s*$/u;

/** Whether the mark before an offset opens a name there: `Use .NET`, `your !bangs`. */
export function opensName(line: string, offset: number): boolean {
  const [before, behind] = [line.slice(Math.max(0, offset - 2), offset), line.slice(offset, offset + 2)];
  return (
    (OPENING_DOT.test(before) && BEGINS_NAME.test(behind)) || (OPENING_MARK.test(before) && SMALL_LETTER.test(behind))
  );
}

/** Whether a text ends with a mark that may end its sentence. */
export function isEnded(text: string): boolean {
  return ENDED.test(text);
}

/**
 * Whether a boundary that the Unicode rules propose is a real one: they break after `Dr.`, `z. B.`, `U.S.`, initials and
 * quoted questions.
 * `before` is the sentence so far, `after` the rest of the line.
 */
export function endsSentence(before: string, after: string, locale: string): boolean {
  if (/[?!]/.test(before) && isCallWithin(before, after, locale)) return false;
  if (BEHIND_DIGIT.test(before.slice(-2)) && BARE_LETTER.test(after)) return false;
  if (ONE_CALL.test(before.slice(-40)) && REST_OF_CALLS.test(after)) return false;
  const token = LAST_TOKEN.exec(before.slice(-80))?.[1];
  if (token === undefined) return true;
  if (ENUMERATOR.test(before) || NUMBERED_NAME.test(before.slice(-8))) return false;
  const next = FIRST_WORD.exec(after.slice(0, 80))?.[0] ?? "";
  // What opens a sentence or a bracket has a capital: "Max. Länge", "(Ex. STL)".
  const opens =
    OPENING_TOKEN.test(before.slice(-SHORT)) && goesOnIn(primaryLanguage(locale), token.toLowerCase(), false);
  return !opens && !continues(token, next, locale);
}

/** Whether a question or call is part of its sentence, or its mark of an address or a name. */
function isCallWithin(before: string, after: string, locale: string): boolean {
  if (QUOTED_CALL.test(before.slice(-8)) && SMALL_LETTER.test(after)) return true;
  if (IN_ADDRESS.test(before.slice(-2)) && GOES_ON.test(after)) return true;
  return isWithinName(before.slice(-40), after, locale);
}

/** Whether a mark is a name's own; all nouns of German have capitals, be they names or not. */
function isWithinName(before: string, after: string, locale: string): boolean {
  const isAlone = MARKED_ALONE.test(before);
  if (!isAlone && !MARKED_NAME.test(before)) return false;
  if (SMALL_LETTER.test(after)) return true;
  const isStarted = STARTERS.has(FIRST_WORD.exec(after)?.[0] ?? "") || primaryLanguage(locale) === "de";
  return !isStarted && (isAlone ? NAME_THAT_DOES : REST_OF_NAME).test(after);
}

function continues(token: string, next: string, locale: string): boolean {
  const word = token.toLowerCase().replace(ELIDED, "");
  if (TITLES.has(token)) return true;
  if (NEVER_FINAL.has(word)) return !(CAPITALS.test(token) && STARTERS.has(next));
  if (goesOnIn(primaryLanguage(locale), token, /^\d/.test(next))) return true;
  if (BEFORE_NUMBER.has(word) && NUMERAL.test(next) && !STARTERS.has(next)) return true;
  if (SMALL_NUMBER.test(token)) return DOTTED_ORDINALS.has(primaryLanguage(locale)) && !STARTERS.has(next);
  if (INITIAL.test(token) || DOTTED.test(token) || MAYBE_FINAL.has(word)) return !STARTERS.has(next);
  return false;
}
