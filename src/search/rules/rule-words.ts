import { analyzerOf, type Term } from "../analysis/analyzer.ts";
import { fold } from "../analysis/fold.ts";
import { stem } from "../analysis/stems.ts";
import { withUmlauts } from "../analysis/umlauts.ts";
import { mayJoin } from "../planning/compounds.ts";

/** A word as rules compare it. */
export interface Word {
  /** As written, without accents, and with the umlauts that are meant. */
  readonly stems: readonly string[];
  /** Of the word and the next one written as one ("web hook" as "webhook"); undefined where nobody would. */
  readonly joined: string | undefined;
}

/** The words of a text in their order. */
export type Reading = readonly Word[];

/** What joins words, and the s behind an abbreviation: "api-key" is met as "API key" is, "APIs" as "API". */
const JOINTS = /(?<=[\p{L}\p{N}])[-‐‑_](?=[\p{L}\p{N}])|(?<=\p{L})\.(?=\p{L})/gu;
const SHORT_PLURAL = /(?<![\p{L}\p{N}])(\p{Lu}{2,})s(?![\p{L}\p{N}])/gu;

/** A text read with "e-mail" as two words and, where there are such, as one. "GitHub" is one, as "github" is. */
export function readingsOf(text: string, language: string): Reading[] {
  const readings = new Set([" ", ""].map((joint) => text.replace(JOINTS, joint)));
  return [...readings].map((reading) => wordsOf(reading.replace(SHORT_PLURAL, "$1").toLowerCase(), language));
}

function wordsOf(text: string, language: string): Reading {
  const spellings = new Set([text, fold(text), withUmlauts(text, language) ?? text]);
  const [first = [], ...others] = [...spellings].map((spelling) => termsOf(spelling, language));
  const alike = others.filter(({ length }) => length === first.length);
  return first.map((own, at) => {
    const next = first[at + 1];
    const stems = new Set([own, ...alike.flatMap((terms) => terms[at] ?? [])].map(({ term }) => term));
    return { stems: [...stems], joined: next && mayJoin(own, next) ? joinedStem(own, next, language) : undefined };
  });
}

function termsOf(text: string, language: string): Term[] {
  return analyzerOf(language)
    .terms(text)
    .filter(({ kind }) => kind !== "part");
}

function joinedStem(first: Term, next: Term, language: string): string {
  return stem(first.surface + next.surface, language);
}
