import type { Term } from "../analysis/analyzer.ts";
import { endsIn, headWithin, stemsWithin, type Vocabulary, writesClosed } from "../analysis/closed-compound.ts";
import { stem } from "../analysis/stems.ts";
import { pagesOf } from "../index/impacts.ts";
import type { PlanContext } from "./query-plan.ts";
import type { QueryTerm, Reading } from "./readings.ts";

/** A word of the corpus that two neighbours of the query may spell together. */
export interface JoinedPair {
  /** Of the first; the second follows. */
  position: number;
  term: number;
  text: string;
  /** Whether the corpus knows both words by themselves: else they are told by the two as one alone. */
  isKnown: boolean;
}

const SHORTEST_JOINED = 5;
const MOST_WHOLES = 4;
const SHORTEST_SPLIT = 3;
const LONGEST_SPLIT = 40;
const LETTERS = /^[\p{L}._-]+$/u;
const NUMBERED = /^(?:(\p{L}+)(\p{N}+)|(\p{N}+)(\p{L}+))$/u;
const SEPARATORS = /[-_.]/g;

/** Pairs of neighbours that the corpus writes as one word or with a hyphen ("web hook", "sign in"). */
export function joinedPairs(terms: readonly QueryTerm[], language: string, context: PlanContext): JoinedPair[] {
  const pairs: JoinedPair[] = [];
  for (let position = 0; position + 1 < terms.length; position++) {
    const first = terms[position] as QueryTerm;
    const second = terms[position + 1] as QueryTerm;
    if (!mayJoin(first, second)) continue;
    const letters = first.surface + second.surface;
    const joined = context.dictionary.find(stem(letters, language));
    const compound = context.spellings.find(letters);
    if (joined !== undefined) addPair(pairs, position, joined, [first, second], context);
    if (compound !== undefined && compound !== joined) addPair(pairs, position, compound, [first, second], context);
  }
  return pairs;
}

function addPair(
  pairs: JoinedPair[],
  position: number,
  term: number,
  parts: readonly QueryTerm[],
  context: PlanContext,
): void {
  const text = context.dictionary.texts.at(term);
  const isPart = parts.some((part) => part.term === text);
  if (isPart || !LETTERS.test(text) || !isPreferred(term, parts, context)) return;
  pairs.push({ position, term, text, isKnown: parts.every(({ id }) => id !== undefined) });
}

/** Whether the corpus uses a spelling at least as often as the least used (not indexed at all, perhaps) of others. */
function isPreferred(term: number, others: readonly { id: number | undefined }[], { idf }: PlanContext): boolean {
  return others.some(({ id }) => id === undefined || (idf[id] as number) >= (idf[term] as number));
}

/** A function word joins what it follows ("sign in"), not what follows it ("a part"). */
export function mayJoin(first: Term, second: Term): boolean {
  if (first.kind !== "word" || second.kind !== "word" || first.stop || second.surface.length < 2) return false;
  return first.surface.length + second.surface.length >= SHORTEST_JOINED;
}

/** The term of a compound as one plain word ("e-mail" as "email", "YouTube" as "youtube"), where the corpus knows it. */
export function unjoined({ surface }: Term, language: string, context: PlanContext): number[] {
  const letters = surface.replace(SEPARATORS, "");
  if (!LETTERS.test(letters)) return [];
  const whole = context.dictionary.find(surface);
  const term = context.dictionary.find(stem(letters, language));
  return term !== undefined && term !== whole && isPreferred(term, [{ id: whole }], context) ? [term] : [];
}

/** Whether a compound has nothing between its parts: they are told by their capitals alone. */
export function isName(compound: Term | undefined): boolean {
  return compound !== undefined && LETTERS.test(compound.surface) && !compound.surface.match(SEPARATORS);
}

/** The spelling of a word that the corpus has with a hyphen or capitals inside ("email" as "e-mail"). */
export function hyphenated(word: QueryTerm, context: PlanContext): number[] {
  const { surface, kind, term: own } = word;
  if (kind !== "word" || surface.length < SHORTEST_JOINED) return [];
  const term = context.spellings.find(surface) ?? (own === surface ? undefined : context.spellings.find(own));
  return term !== undefined && term !== word.id && isPreferred(term, [word], context) ? [term] : [];
}

/** The words of the corpus that an unknown compound of a language that writes them closed is made of ("Wohngeldantrag"). */
export function closedParts({ surface, kind }: Term, reading: Reading, context: PlanContext): number[] {
  if (kind !== "word" || !writesClosed(reading.language)) return [];
  const stems = stemsWithin(surface, reading.language, 0, vocabularyOf(reading, context));
  return stems.map((stem) => context.dictionary.find(stem)).filter((term) => term !== undefined);
}

/** The compounds of the corpus that an unknown word is the whole end of ("Freiwilligendienst"), those on most pages. */
export function closedWholes({ term, kind }: Term, reading: Reading, context: PlanContext): number[] {
  if (kind !== "word" || !writesClosed(reading.language)) return [];
  const { compoundParts, dictionary } = context;
  const vocabulary = vocabularyOf(reading, context);
  return compoundParts
    .endingIn(term, dictionary.texts)
    .filter((id) => endsIn(dictionary.texts.at(id), term, reading.language, vocabulary))
    .slice(0, MOST_WHOLES);
}

/** Name and number, or number and unit, that are typed as one ("iso27001", "10gb"): both are known, or neither counts. */
export function numberedParts({ surface, kind }: Term, { language }: Reading, { dictionary }: PlanContext): number[] {
  const parts = kind === "whole" ? [] : (NUMBERED.exec(surface)?.slice(1) ?? []);
  const ids = parts
    .filter((part) => part !== undefined)
    .map((part) => dictionary.find(stem(part, language)) ?? dictionary.find(part));
  return ids.includes(undefined) ? [] : ids.filter((id) => id !== undefined);
}

/** The word of the corpus that an unknown compound of such a language is a kind of ("Wohnungsmietvertrag"). */
export function closedHead({ surface, kind }: Term, reading: Reading, context: PlanContext): number | undefined {
  if (kind !== "word" || !writesClosed(reading.language)) return undefined;
  const head = headWithin(surface, reading.language, vocabularyOf(reading, context));
  return head === undefined ? undefined : context.dictionary.find(head);
}

function vocabularyOf({ bit }: Reading, { dictionary, speller, idf, pageCount }: PlanContext): Vocabulary {
  return {
    holds: (word) => speller.holds(word, bit),
    pagesOf(stem) {
      const term = dictionary.find(stem);
      return term === undefined ? 0 : pagesOf(idf[term] as number, pageCount);
    },
  };
}

/** Two words of the corpus that an unknown one is made of ("webhook" as "web hook"), the most common ones. */
export function splitInTwo(word: Term, language: string, context: PlanContext): number[] {
  const { surface, kind } = word;
  let best: number[] = [];
  let rarest = Number.POSITIVE_INFINITY;
  if (kind !== "word" || surface.length > LONGEST_SPLIT || !LETTERS.test(surface)) return best;
  for (let at = SHORTEST_SPLIT; at <= surface.length - SHORTEST_SPLIT; at++) {
    const parts = [surface.slice(0, at), surface.slice(at)].map((part) => knownWord(part, language, context));
    const idf = Math.max(
      ...parts.map((term) => (term === undefined ? Number.POSITIVE_INFINITY : (context.idf[term] ?? 0))),
    );
    if (idf >= rarest) continue;
    rarest = idf;
    best = parts.filter((term) => term !== undefined);
  }
  return best;
}

function knownWord(word: string, language: string, { dictionary, speller }: PlanContext): number | undefined {
  return speller.knows(word) ? dictionary.find(stem(word, language)) : undefined;
}
