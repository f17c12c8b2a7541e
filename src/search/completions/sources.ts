import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import type { Page } from "../../schemas/page.ts";
import { isVague } from "../analysis/vague.ts";
import { normalisePhrase, phraseKey } from "./normalise.ts";
import { LONGEST_PHRASE, type WeightedPhrase } from "./phrase-writer.ts";

/** Configured phrases come first, then questions that pages ask, titles, what else pages answer, and other headings. */
const WEIGHTS = { configured: 0.9, question: 0.6, title: 0.45, answered: 0.4, heading: 0.25 } as const;
/** What several pages use rises within its kind, at most by this. */
const REPEAT_BONUS = 0.12;
/** Between equals the language of most pages comes first: a request for completions says none. */
const MAIN_LANGUAGE_BONUS = 0.01;
const QUESTION = /[?？]\s*$/;
/** What has fewer letters completes nothing; where a character is part of a word, two make one ("料金", "배송"). */
const SAYS_SOMETHING = /\p{L}.*\p{L}.*\p{L}|(?:[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]\P{L}*){2}/u;

/** The list of a page's headings; what only leads to the text below ends in a colon. */
const LEADS_ON =
  /^(?:(?:table of )?contents|(?:on|in) this (?:page|article|section|guide)|inhalt(?:sverzeichnis)?|auf dieser seite|table des matières|sommaire|(?:dans|sur) cette page|(?:tabla de )?contenidos?|índice|en esta página|indice(?: dei contenuti)?|sommario|in questa pagina|sumário|nesta página|inhoud(?:sopgave)?|op deze pagina)$|[:：]$/iu;

/** A question that pages answer. */
export interface AnsweredQuestion {
  readonly text: string;
  readonly locale: string;
  /** On how many pages. */
  readonly uses: number;
}

/** What completions are made of beside the pages. */
export interface PhraseSources {
  /** What the company configured, in its order of preference. */
  phrases: readonly string[];
  /** Questions that pages answer. */
  questions?: readonly AnsweredQuestion[];
}

/** The phrases of a corpus: those the company configured, those found on pages, and what the pages answer. */
export function phrasesOf(
  pages: readonly Page[],
  { phrases: configured, questions = [] }: PhraseSources,
): WeightedPhrase[] {
  const phrases = configured.map((text, i) => ({ text, weight: WEIGHTS.configured + 0.1 / (i + 1) }));
  const found = new Map<string, { weight: number; uses: number }>();
  const main = mainLanguage(pages);
  const bonusOf = (locale: string) => (primaryLanguage(locale) === main ? MAIN_LANGUAGE_BONUS : 0);
  for (const page of pages) {
    const bonus = bonusOf(page.locale);
    count(found, page.title, WEIGHTS.title, bonus);
    for (const heading of new Set(page.passages.map((passage) => passage.heading)))
      if (saysItsThing(heading, page.locale)) count(found, heading, WEIGHTS.heading, bonus);
  }
  const asked = new Set([...configured, ...found.keys()].map(withoutMark));
  for (const { text, locale, uses } of questions)
    if (!asked.has(withoutMark(text))) found.set(text, { weight: WEIGHTS.answered + bonusOf(locale), uses });
  for (const [text, { weight, uses }] of found)
    phrases.push({ text, weight: weight + REPEAT_BONUS * (1 - 1 / Math.sqrt(uses)) });
  return phrases;
}

/** What phrases that differ in case and a question mark alone are known by. */
function withoutMark(phrase: string): string {
  return phraseKey(normalisePhrase(phrase).replace(QUESTION, ""));
}

/** The language of most pages. */
function mainLanguage(pages: readonly Page[]): string {
  const languages = Map.groupBy(pages, ({ locale }) => primaryLanguage(locale));
  const [most] = [...languages].sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? "";
}

/** Whether a heading is of use away from its page: "How does it work?" names nothing there, "Refunds: …" does. */
function saysItsThing(heading: string, locale: string): boolean {
  if (heading.length > LONGEST_PHRASE || LEADS_ON.test(heading.trim())) return false;
  return primaryLanguage(locale) !== "en" || /\p{L}: /u.test(heading) || !isVague(heading);
}

function count(found: Map<string, { weight: number; uses: number }>, text: string, kind: number, bonus: number): void {
  if (!SAYS_SOMETHING.test(text)) return;
  const worth = (QUESTION.test(text) ? WEIGHTS.question : kind) + bonus;
  const known = found.get(text);
  if (known === undefined) found.set(text, { weight: worth, uses: 1 });
  else {
    known.uses++;
    known.weight = Math.max(known.weight, worth);
  }
}
