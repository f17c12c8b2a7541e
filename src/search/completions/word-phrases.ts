import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import type { Page } from "../../schemas/page.ts";
import { fold } from "../analysis/fold.ts";
import { namesPerson } from "../analysis/person.ts";
import { stopWordsOf } from "../analysis/stop-words.ts";
import { ARTICLES } from "./articles.ts";
import { askedPhrase } from "./inner-phrases.ts";
import { labelled } from "./labelled.ts";
import { normalisePhrase } from "./normalise.ts";

const WORD = /\p{L}[\p{L}\p{M}\p{N}-]*/gu;
const LEAST_LETTERS = 4;
const LEAST_OF_PART = 3;
/** "FTP", "2FA": they name a thing however short they are. */
const CAPITALS = /^\p{Lu}[\p{Lu}\p{N}]+$/u;
/** Titles that are offered by one word, and words of the longest. */
const MOST_TITLES = 3;
const MOST_WORDS = { names: 6, questions: 10 } as const;
/** Before a word: what counts it or does it; and words of how something is done: "in person". */
const COUNTS = /(?:(?<!\p{N})\p{N}{1,2}|(?<!\p{L})(?:I|we|you|ich|wir|je|ik))\s$/iu;
const HOW =
  /^(?:in|en|em|di|de) (?:person[ae]?|personne|persoon|pessoa|general[e]?|général|geral|detail|détail|detalle|dettaglio)$/iu;
/** What stands before the name of a thing as an article does: whose it is, or what it belongs to. */
const BEFORE =
  "my|your|our|its|their|no|of|with|which|meine?[rn]?|deine?[rn]?|ihre?[rn]?|unsere?[rn]?|keine?|mit|mes|mon|ma|votre|vos|des|avec|mis?|tus?|sus?|con|mio|mia|miei|mie|tuo|tua|dei|meus?|minhas?|seus?|suas?|com|mijn|jouw|uw|onze|geen|van|met|welke";
/** Characters of a page that tell who it is about. */
const SEEN = 1_000;
const MARKED = /[:?？]/u;
const QUESTION = /^[^:?？]+[?？]$/u;

/** A title that is found by a word within it: "Stamps: Print the stamps". */
interface WordPhrase {
  text: string;
  locale: string;
}

/** Titles that name something, and questions, those for a task among them. */
type Kind = "names" | "questions";

/**
 * For words that titles hold and no phrase begins with, the titles behind the word: who types it is offered nothing else.
 * `opens` tells what a phrase begins with.
 */
export function wordPhrases(pages: readonly Page[], kind: Kind, opens: (word: string) => boolean): WordPhrase[] {
  const titles = new Map<string, Map<string, WordPhrase>>();
  const things = new Map<string, ReadonlySet<string>>();
  const isThing = (word: string, language: string) =>
    things.getOrInsertComputed(language, () => thingsIn(pages, language)).has(word.toLowerCase());
  for (const { title, locale, opening } of pages.flatMap((page) => titlesOf(page, kind))) {
    const words = title.match(WORD) ?? [];
    if (!isOfKind(title, kind, locale) || words.length > MOST_WORDS[kind]) continue;
    const language = primaryLanguage(locale);
    const parts = partsOf(title, language);
    // "The harbour" tells no more than its word.
    if (parts.length === 0 && words.filter((word) => names(word, language)).length < 2) continue;
    if (namesPerson(title, opening, language)) continue;
    for (const word of new Set([...words, ...parts])) {
      if (word === title || !(names(word, language) || parts.includes(word)) || isPart(word, title)) continue;
      if (kind === "questions" && !CAPITALS.test(word) && !isThing(word, language)) continue;
      const found = titles.getOrInsertComputed(word.toLowerCase(), () => new Map());
      if (found.size < MOST_TITLES) found.set(title, { text: labelled(capitalised(word), title, locale), locale });
    }
  }
  return [...titles].flatMap(([word, found]) => (opens(word) ? [] : [...found.values()]));
}

/** The title of a page, and of questions the headings that ask one: most of those stand on one page. */
function titlesOf({ title, locale, passages }: Page, kind: Kind) {
  const asked = kind === "questions" ? passages.map(({ heading }) => heading).filter(asksPlainly) : [];
  const opening = passages[0]?.text.slice(0, SEEN) ?? "";
  return [...new Set([title, ...asked].map(normalisePhrase))].map((text) => ({ title: text, locale, opening }));
}

/** A heading that asks, and does not shout: there all words look like abbreviations. */
const asksPlainly = (heading: string): boolean => QUESTION.test(heading) && /\p{Ll}/u.test(heading);

/** A title that is one name of three parts or more, each with a capital. */
const JOINED_NAME = /^\p{Lu}\p{L}*(?:-\p{Lu}\p{L}*){2,5}$/u;

/** What the first and the last part of such a name name by themselves: "Gym" of "Pod-O-Gym". */
function partsOf(title: string, language: string): string[] {
  const parts = JOINED_NAME.test(title) ? title.split("-") : [];
  const ends = parts.filter((_, at) => at === 0 || at === parts.length - 1);
  return ends.filter((part) => part.length >= LEAST_OF_PART && !stopWordsOf(language).has(fold(part)));
}

/**
 * What the pages of a language name behind an article, with nothing that it tells of behind: a question is found by such
 * words alone, as "Long: How long is it kept?" and "Stops: Why does it stop?" are no topics.
 */
function thingsIn(pages: readonly Page[], language: string): ReadonlySet<string> {
  const before = [...(ARTICLES[language] ?? []), BEFORE].join("|");
  const named = new RegExp(`(?<!\\p{L})(?:${before})[ '’](\\p{L}[\\p{L}\\p{N}-]{3,})(?: (\\p{L}+))?`, "giu");
  const small = stopWordsOf(language);
  const things = new Set<string>();
  for (const { locale, title, passages } of pages) {
    if (primaryLanguage(locale) !== language) continue;
    for (const text of [title, ...passages.flatMap(({ heading, text }) => [heading, text])])
      for (const [, word = "", next] of text.matchAll(named))
        if (next === undefined || small.has(fold(next))) things.add(word.toLowerCase());
  }
  return things;
}

function isOfKind(title: string, kind: Kind, locale: string): boolean {
  const asksForTask = askedPhrase(title, locale) !== undefined;
  return kind === "questions" ? QUESTION.test(title) || asksForTask : !(MARKED.test(title) || asksForTask);
}

function names(word: string, language: string): boolean {
  if (CAPITALS.test(word)) return true;
  return word.length >= LEAST_LETTERS && !stopWordsOf(language).has(fold(word));
}

/** Whether a word is half of what it means there: "2 factors", "I forgot", "in person". */
function isPart(word: string, title: string): boolean {
  const before = title.slice(0, title.indexOf(word));
  if (!/^\p{Ll}/u.test(word)) return false;
  return COUNTS.test(before) || HOW.test(`${before.trimEnd().split(" ").at(-1)} ${word}`);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
