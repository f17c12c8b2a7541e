import type { Term } from "../analysis/analyzer.ts";
import { stem } from "../analysis/stems.ts";
import type { PlanContext } from "./plan.ts";

/** A word of the corpus that two neighbours of the query may spell together. */
export interface JoinedPair {
  /** Of the first; the second follows. */
  position: number;
  term: number;
  text: string;
}

const SHORTEST_JOINED = 5;
const SHORTEST_SPLIT = 3;
const LONGEST_SPLIT = 40;
const LETTERS = /^[\p{L}._-]+$/u;
const SEPARATORS = /[-_.]/g;

/** Pairs of neighbours that the corpus writes as one word or with a hyphen ("web hook", "sign in"). */
export function joinedPairs(terms: readonly Term[], language: string, context: PlanContext): JoinedPair[] {
  const pairs: JoinedPair[] = [];
  for (let position = 0; position + 1 < terms.length; position++) {
    const [first, second] = [terms[position] as Term, terms[position + 1] as Term];
    if (!mayJoin(first, second)) continue;
    const letters = first.surface + second.surface;
    const compound = context.spellings.find(letters);
    const spellings = [
      stem(letters, language),
      ...(compound === undefined ? [] : [context.dictionary.texts.at(compound)]),
    ];
    for (const text of new Set(spellings)) addPair(pairs, position, text, terms, context);
  }
  return pairs;
}

function addPair(
  pairs: JoinedPair[],
  position: number,
  text: string,
  terms: readonly Term[],
  context: PlanContext,
): void {
  const term = context.dictionary.find(text);
  if (term === undefined) return;
  const parts = [(terms[position] as Term).term, (terms[position + 1] as Term).term];
  if (LETTERS.test(text) && !parts.includes(text) && isPreferred(term, parts, context))
    pairs.push({ position, term, text });
}

/** Whether the corpus uses a spelling at least as often as the least used (not indexed at all, perhaps) of others. */
function isPreferred(term: number, others: readonly string[], { dictionary, idf }: PlanContext): boolean {
  return others.some((other) => {
    const known = dictionary.find(other);
    return known === undefined || (idf[known] as number) >= (idf[term] as number);
  });
}

/** A function word joins what it follows ("sign in"), not what follows it ("a part"). */
function mayJoin(first: Term, second: Term): boolean {
  if (first.kind !== "word" || second.kind !== "word" || first.stop || second.surface.length < 2) return false;
  return first.surface.length + second.surface.length >= SHORTEST_JOINED;
}

/** The term of a compound without what joins it ("e-mail" as "email"), where the corpus knows it. */
export function unjoined({ surface }: Term, language: string, context: PlanContext): number[] {
  const letters = surface.replace(SEPARATORS, "");
  if (letters === surface || !LETTERS.test(letters)) return [];
  const term = context.dictionary.find(stem(letters, language));
  return term !== undefined && isPreferred(term, [surface], context) ? [term] : [];
}

/** The spelling of a word that the corpus has with a hyphen or capitals inside ("email" as "e-mail"). */
export function hyphenated({ surface, kind, term: own }: Term, context: PlanContext): number[] {
  if (kind !== "word" || surface.length < SHORTEST_JOINED) return [];
  const term = context.spellings.find(surface) ?? (own === surface ? undefined : context.spellings.find(own));
  const isOther = term !== undefined && context.dictionary.texts.at(term) !== own;
  return isOther && isPreferred(term, [own], context) ? [term] : [];
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
