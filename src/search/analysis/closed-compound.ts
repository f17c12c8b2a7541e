import { stem } from "./stems.ts";
import { stopWordsOf } from "./stop-words.ts";

/** Languages that write words of a compound without a blank ("Wohngeldantrag", "zorgverzekering"). */
const CLOSED = new Set(["de", "nl"]);
const SHORTEST = 4;
/** What begins with such a word stands for a topic ("Busfahrplan") only before a longer word: "Radio", "Amtes". */
const SHORT = 3;
const BEFORE_LONG = 5;
/** Names of places and people end in words of four letters ("Regensburg"). */
const SHORTEST_HEAD = 5;
/** Shorter words that no page has alone mean something else at the end of others: "Platz", "Arbeitsplatz". */
export const SHORTEST_TAIL = 6;
/** What ends a word by itself, whatever it is of. */
const LONG_HEAD = 9;
const LONGEST = 40;
const LETTERS = /^\p{L}+$/u;
const VOWEL = /[aeiouy]/;
/** Syllables that make another verb or noun, or another form, of one word rather than a compound of two. */
const PREFIX =
  /^(?:ab|an|auf|aus|be|bei|dar|ein|emp|ent|er|fest|ge|her|heraus|herein|heran|hervor|hin|hinzu|los|miss|mit|nach|neben|ont|per|pro|statt|teil|uber|um|unter|ver|vor|voraus|vorbei|weg|weiter|wieder|zer|zu|zuruck|zusammen|aan|af|bij|door|in|mee|na|om|op|over|samen|terug|toe|uit|voor|voort)$/;
/** What makes the opposite of a word. */
const OPPOSITE = /^(?:anti|gegen|kontra|nicht|niet|pseudo|tegen)$/;
const ENDING = /^(?:end(?:e[mnrs])?|ehen|ieren|innen|isch(?:e[mnrs]?)?|keit(?:en)?|heit(?:en)?|ung(?:en)?|heden)$/;
/** A word that stands on so many fewer pages than the whole is no word but what hyphenation left of one. */
const LEAST_SHARE = 0.1;

/** The words that a corpus holds. */
export interface Vocabulary {
  /** Whether its pages have this very word. */
  holds(word: string): boolean;
  /** How many pages have a word of this stem; 0 for none. */
  pagesOf(stem: string): number;
}

/** Whether a language writes compounds as one word. */
export function writesClosed(language: string): boolean {
  return CLOSED.has(language);
}

/**
 * The stems of the words that one word is made of, as far as a corpus holds each: its last word as it is, those before
 * with what links them ("Zahlungs", "Hunde"). Of several ways the one whose rarest word is on most pages; none: [].
 * `pages`: how many the whole is on.
 */
export function stemsWithin(word: string, language: string, pages: number, vocabulary: Vocabulary): string[] {
  return stemsOf(word, pages, { language, vocabulary, known: new Map() });
}

/** What is looked for within one word. */
interface Search {
  language: string;
  vocabulary: Vocabulary;
  /** What beginnings of it are made of: without that, a word that ends in many ways takes a time that doubles by letters. */
  known: Map<string, string[]>;
}

function stemsOf(word: string, pages: number, search: Search): string[] {
  if (word.length < 2 * SHORTEST - 1 || word.length > LONGEST || !LETTERS.test(word)) return [];
  const { language, vocabulary } = search;
  let best: string[] = [];
  let most = LEAST_SHARE * pages;
  for (let at = SHORT; at <= word.length - SHORT; at++) {
    const last = lastWord(word.slice(at), language, vocabulary);
    if (last === undefined || (at < SHORTEST && word.length - at < BEFORE_LONG)) continue;
    const first = firstWords(word.slice(0, at), search);
    const rarest = Math.min(...[...first, last].map((part) => vocabulary.pagesOf(part)));
    if (first.length === 0 || rarest < most || (rarest === most && best.length > 0)) continue;
    most = rarest;
    best = [...first, last];
  }
  return best;
}

/** The stem of the longest word of a corpus that a compound ends with: what it is a kind of ("Vertrag" of "Zweitvertrag"). */
export function headWithin(word: string, language: string, vocabulary: Vocabulary): string | undefined {
  if (word.length > LONGEST || !LETTERS.test(word)) return undefined;
  for (let at = SHORT; at <= word.length - SHORTEST_HEAD; at++) {
    const head = lastWord(word.slice(at), language, vocabulary);
    if (head !== undefined) return head;
  }
  return undefined;
}

/**
 * Whether a word that may be a stem is the whole end of a longer one: what stands before it is a word, or it is so long
 * that it ends no other by chance ("Freiwilligendienst" of "Bundesfreiwilligendienst").
 */
export function endsIn(whole: string, tail: string, language: string, { pagesOf }: Vocabulary): boolean {
  if (tail.length < SHORTEST_TAIL || whole.length > LONGEST || !whole.endsWith(tail) || !LETTERS.test(whole))
    return false;
  const before = whole.slice(0, -tail.length);
  if (before.length < SHORT || ENDING.test(tail) || !VOWEL.test(before)) return false;
  if (PREFIX.test(before) || OPPOSITE.test(before)) return false;
  const isWord =
    before.length >= SHORTEST && [before, linked(before)].some((word) => pagesOf(stem(word, language)) > 0);
  return isWord || tail.length >= LONG_HEAD;
}

function lastWord(word: string, language: string, vocabulary: Vocabulary): string | undefined {
  if (!vocabulary.holds(word) || ENDING.test(word) || !isTopical(word, language)) return undefined;
  return stem(word, language);
}

/** What a compound begins with: a word, or again several. */
function firstWords(word: string, search: Search): string[] {
  const { language, vocabulary, known } = search;
  if (PREFIX.test(word) || !isTopical(word, language)) return [];
  if (word.length < SHORTEST && !vocabulary.holds(word)) return [];
  const whole = stem(word, language);
  if (vocabulary.pagesOf(whole) > 0) return [whole];
  return known.getOrInsertComputed(linked(word), (first) => stemsOf(first, 0, search));
}

/** A word without the "s" that links it to the next. */
const linked = (word: string): string => word.replace(/s$/, "");

const isTopical = (word: string, language: string): boolean => VOWEL.test(word) && !stopWordsOf(language).has(word);
