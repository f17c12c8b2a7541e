import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import type { SourcePage } from "../../../../schemas/generation.ts";
import { analyzerOf } from "../../../../search/analysis/analyzer.ts";
import { endsIn, stemsWithin, writesClosed } from "../../../../search/analysis/closed-compound.ts";
import { fold } from "../../../../search/analysis/fold.ts";
import { hasVerbForms, regularForms } from "../../../../search/planning/verb-forms.ts";
import type { Pace } from "../../../text/pace.ts";
import { termsOf } from "../../../text/terms.ts";
import type { OtherTerms } from "./asked.ts";

/** What a compound counts for a word that stands in it, and its words for it. */
const COMPOUND = 0.8;

/** What another form of a verb counts for it, which its stemmer leaves apart. */
const FORM = 0.8;

const WORD = /\p{L}+/gu;
const CHANGED = /[äöü]/iu;

const NONE: ReadonlyMap<string, readonly OtherTerms[]> = new Map();

/**
 * What the words of a question may be met by where compounds are written as one word: the compounds of the sources that
 * they stand in ("Antrag" in "Wohngeldantrag"), the words that they are made of, and other forms of their verbs.
 */
export async function compoundTermsOf(
  query: string,
  sources: readonly SourcePage[],
  locale: string,
  pace: Pace,
): Promise<ReadonlyMap<string, readonly OtherTerms[]>> {
  const language = primaryLanguage(locale);
  if (!writesClosed(language)) return NONE;
  const asked = new Map<string, string>();
  addTopicalWords(asked, query, locale);
  const told = new Map<string, string>();
  const texts = sources.filter((source) => primaryLanguage(source.locale) === language).flatMap(textsOf);
  const changed = { asked: new Set<string>(), told: new Set<string>() };
  addChanged(changed.asked, query);
  for (const text of texts) {
    addTopicalWords(told, text, locale, true);
    addChanged(changed.told, text);
    await pace.step();
  }
  const words = new Map([...told, ...asked]);
  const stems = new Set(words.values());
  const vocabulary = { holds: (word: string) => words.has(word), pagesOf: (stem: string) => (stems.has(stem) ? 1 : 0) };
  const partsOf = (word: string) => stemsWithin(word, language, 0, vocabulary);
  const stemsTold = new Set(told.values());
  // A word that is told nowhere is meant by one that ends with it, whatever that begins with.
  const isWhole = (word: string, whole: string, stem: string) =>
    partsOf(word).includes(stem) || (!stemsTold.has(stem) && endsIn(whole, stem, language, vocabulary));
  const wholesOf = (stem: string) =>
    [...told].filter(([word, whole]) => word.includes(stem) && isWhole(word, whole, stem));
  const formsOf = (word: string, stem: string): OtherTerms[] => {
    const isAlike = (form: string) => changed.told.has(form) === changed.asked.has(word);
    const forms = hasVerbForms(language) ? regularForms(word).filter(isAlike) : [];
    const others = new Set(forms.flatMap((form) => told.get(form) ?? []));
    others.delete(stem);
    return [...others].map((form) => ({ phrase: [form], counts: FORM }));
  };
  const meant = await pace.map([...asked], ([word, stem]): [string, OtherTerms[]] => {
    const phrases = [partsOf(word), ...wholesOf(stem).map(([, whole]) => [whole])];
    const parted = phrases.filter(({ length }) => length > 0).map((phrase) => ({ phrase, counts: COMPOUND }));
    return [stem, [...formsOf(word, stem), ...withTe(word, texts, locale), ...parted]];
  });
  return new Map(meant);
}

/** A Dutch verb with its particle. */
const WITH_PARTICLE = /^(aan|af|bij|door|in|los|mee|na|om|op|over|samen|terug|toe|uit|vast|voor|weg)(\p{L}{3,}en)$/u;

/** What such a verb is met by where its particle stands apart: "in te leveren" for "inleveren". */
function withTe(word: string, texts: readonly string[], locale: string): OtherTerms[] {
  const [, particle, verb = ""] = primaryLanguage(locale) === "nl" ? (WITH_PARTICLE.exec(word) ?? []) : [];
  if (particle === undefined || !texts.some((text) => text.toLowerCase().includes(`${particle} te ${verb}`))) return [];
  return [{ phrase: termsOf(verb, locale), counts: FORM }];
}

/** Adds the words of a text that tell a topic, each with its stem, and those that a hyphen joins where that is wanted. */
function addTopicalWords(words: Map<string, string>, text: string, locale: string, parts = false): void {
  analyzerOf(locale).visit(text, ({ surface, term, stop, request, kind }) => {
    if ((kind === "word" || (parts && kind === "part")) && !stop && !request) words.set(surface, term);
  });
}

/** Adds the words of a text that have a changed vowel, as they are looked up: "gezählt" is no form of "zahlen". */
function addChanged(words: Set<string>, text: string): void {
  for (const [word] of text.matchAll(WORD)) if (CHANGED.test(word)) words.add(fold(word));
}

const textsOf = ({ title, passages }: SourcePage): string[] => [
  title,
  ...passages.map(({ heading, text }) => `${heading}\n${text}`),
];
