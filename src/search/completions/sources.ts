import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import type { Page } from "../../schemas/page.ts";
import { isForContributors } from "../analysis/contributors.ts";
import { isLegal } from "../analysis/legal.ts";
import { isNews } from "../analysis/news.ts";
import { commonQuestions } from "../analysis/site-topics.ts";
import { isVague, namesNothing, pointsBack } from "../analysis/vague.ts";
import { pathOf } from "../index/fields.ts";
import { otherAccent } from "./asking-accents.ts";
import { delicateWords } from "./delicate.ts";
import { howTo } from "./how-to.ts";
import { askedPhrase, innerPhrases } from "./inner-phrases.ts";
import { normalisePhrase, phraseKey } from "./normalise.ts";
import { officeQuestions } from "./office-questions.ts";
import { otherOpenings } from "./openings.ts";
import { LONGEST_PHRASE, type WeightedPhrase } from "./phrase-writer.ts";
import { rowQuestions } from "./row-questions.ts";
import { ruleQuestions } from "./rule-questions.ts";
import { Topics } from "./topics.ts";
import { acrossLabel, belowTitle, joined, ofVisitor, unmarked, withoutArticle } from "./variants.ts";
import { wordPhrases } from "./word-phrases.ts";

/**
 * Configured phrases come first, then questions that pages ask, titles, what else pages answer, other headings, and
 * phrases from within those.
 */
const WEIGHTS = { configured: 0.9, question: 0.6, title: 0.45, answered: 0.4, heading: 0.25, inner: 0.12 } as const;
/** What visitors may say for a title or heading weighs less than that. */
const LESS = { unmarked: 0.01, variant: 0.05 } as const;
/** Questions for what the visitor does come before others, those about a person behind them; longer ones are typed less. */
const OF_TASK = 0.04;
const OF_PERSON = 0.25;
const SHORT_QUESTION = 8;
const ASKS_FOR_TASK =
  /^[¿¡]?(?:how (?:do|can|should) (?:i|we)|how to|can i|(?:where|when) (?:can|do|should) i|wie (?:kann|muss) (?:ich|man)|wie \p{Ll}+e ich|wo (?:kann|finde) ich|kann ich|comment (?:puis-je|peut-on|faire|\p{L}+(?:er|ir|re)(?= ))|où (?:puis-je|trouver)|puis-je|cómo (?:puedo|se|\p{L}+(?:ar|er|ir|o)(?= ))|dónde puedo|puedo|come (?:posso|si|faccio|\p{L}+(?:are|ere|ire)(?= ))|dove posso|posso|como (?:posso|faço|\p{L}+(?:ar|er|ir)(?= ))|onde posso|hoe (?:kan|moet) ik|kan ik|waar (?:kan|vind) ik)(?!\p{L})/iu;
const ASKS_FOR_PERSON = /^[¿¡]?(?:who is|who's|wer ist|qui est|quién es|chi è|quem é|wie is) \p{Lu}/iu;
/** Share of the pages from which a delicate word is what the site is about. */
const OWN_MATTER = 0.05;
/** What several pages use rises within its kind, at most by this. */
const REPEAT_BONUS = 0.12;
/** The same for what much of the site is about. */
const TOPIC_BONUS = 0.1;
/** What is asked last: the law, and news of a day. */
const LAST = 0.15;
/** What is asked of law and data wherever it stands, and what shouts. */
const ASKED_LEAST = 0.3;
const LAW =
  /(?<!\p{L})(?:privacy|personal (?:data|information)|gdpr|web beacons?|datenschutz\p{L}*|personenbezogen\p{L}*|(?:ihre|deine|eure) daten|an die daten|données (?:personnelles|à caractère)|confidentialité|datos personales|privacidad|dati personali|dados pessoais|privacidade|persoonsgegevens)(?!\p{L})/iu;
/** Cookies of browsers: those that are baked are asked for like bread. */
const COOKIES =
  /(?<!\p{L})(?:cookies? (?:policy|notice|settings?|consent|banner|preferences)|(?:what are|use|uses|using|use of|accept|block|delete|disable|manage|reject|third[- ]party|tracking|session) cookies|(?:was sind|verwendung von|einsatz von) cookies|cookie-?(?:richtlinie|einstellung|hinweis|erklärung)\p{L}*|(?:politique|gestion|utilisation|usage) (?:de |des )?cookies|que sont les cookies|(?:política|uso|utilización) de (?:las |los )?cookies|qué son las cookies|(?:utilizzo|uso) (?:di|dei) cookies?|cosa sono i cookies?|o que são (?:os )?cookies|(?:wat zijn|gebruik van) cookies|cookie(?:beleid|verklaring|instellingen))(?!\p{L})/iu;
/** A heading that shouts, and one that is the key of a text that was never written: "refund_policy". */
const SHOUTS = /^(?=(?:\P{L}*\p{L}){12})(?=.*\p{L} )[^\p{Ll}]+$/u;
const KEY = /^\p{Ll}+(?:_\p{Ll}+)+$/u;
/** What is told to contributors comes behind all that visitors ask. */
const OF_CONTRIBUTORS = 0.3;
/** Pages that use a phrase from within a heading, or one word alone, before it is offered. */
const USES_OF_HEADING = 2;
const USES_OF_WORD = 3;
/** Words from which a phrase is longer than what visitors type. */
const SHORT = 9;
/** The language of most pages comes first: a request for completions says none. */
const MAIN_LANGUAGE_BONUS = 0.11;
/** What is found weighs something, whatever speaks against it, and less than what is configured. */
const [LEAST, MOST] = [0.01, 0.89];
const QUESTION = /[?？]\s*$/;
/** What has fewer letters completes nothing; where a character is part of a word, two make one ("料金", "배송"). */
const SAYS_SOMETHING = /\p{L}.*\p{L}.*\p{L}|(?:[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]\P{L}*){2}/u;

/** The list of a page's headings; what only leads to the text below ends in a colon. */
const LEADS_ON =
  /^(?:(?:table of )?contents|(?:on|in) this (?:page|article|section|guide)|inhalt(?:sverzeichnis)?|auf dieser seite|table des matières|sommaire|(?:dans|sur) cette page|(?:tabla de )?contenidos?|índice|en esta página|indice(?: dei contenuti)?|sommario|in questa pagina|sumário|nesta página|inhoud(?:sopgave)?|op deze pagina)$|[:：]$/iu;

/** Questions of one word, "When?", and clauses that say when something is, "When you arrive": of what, the page tells. */
const ONE_WORD =
  /^(?!.*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}])[¿\s]*\p{L}[\p{L}'’-]*\s*[?？]\s*$/u;
/** Words that ask and nothing else: "Wann & Wo?" */
const ONLY_ASKS =
  /^[¿\s]*(?:(?:when|where|who|what|how|why|wann|wo|wer|was|wie|warum|quand|où|qui|quoi|comment|pourquoi|cuándo|dónde|quién|qué|cómo|quando|dove|chi|come|perché|onde|quem|como|wanneer|waar|wie|wat|hoe|waarom|and|und|et|y|e|en)(?!\p{L})[\s,&+/]*)+[?？]?$/iu;
const WHEN_YOU =
  /^(?:(?:when|while|once|before|after) (?:you|your|we|it|they)|(?:bevor|nachdem|sobald|während) (?:sie|du|ihr|man)|(?:quand|lorsque) (?:vous|tu|on)|cuando (?:usted|te|se)|quando (?:você|si|ti)|(?:wanneer|voordat|nadat|zodra) (?:je|u|jij|jullie))(?!\p{L})[^?？]*$/iu;
/** What is told there may be anything. */
const SAYS_NOTHING =
  /^(?:important (?:advice|notes?|notices?|information|details)|wichtige (?:hinweise|informationen)|(?:informations?|remarques?) importantes?|información importante|informazioni importanti|informaç(?:ão|ões) importantes?|belangrijke informatie)$/iu;

/** A question that pages answer. */
export interface AnsweredQuestion {
  readonly text: string;
  readonly locale: string;
  /** On how many pages. */
  readonly uses: number;
}

/** What completions are made of beside the pages. */
export interface PhraseSources {
  /** What the company configured, in its order of preference: ranked above those found in pages. */
  phrases: readonly string[];
  /** Questions that pages answer, beside those that they ask themselves. */
  questions?: readonly AnsweredQuestion[];
}

/** The phrases of a corpus: those the company configured, those found on pages, and what the pages answer. */
export function phrasesOf(
  pages: readonly Page[],
  { phrases: configured, questions = [] }: PhraseSources,
): WeightedPhrase[] {
  const found = new FoundPhrases();
  const main = mainLanguage(pages);
  const bonusOf = (locale: string) => (primaryLanguage(locale) === main ? MAIN_LANGUAGE_BONUS : 0);
  const losses = lossesOf(pages);
  for (const page of pages) {
    const path = pathOf(page.url);
    const bonus = bonusOf(page.locale) - losses(path);
    const headings = new Set(
      page.passages.map(({ heading }) => heading).filter((heading) => says(heading, page.locale)),
    );
    found.addSaid(page.title, page.locale, kindOf(page.title, WEIGHTS.title) + bonus);
    for (const heading of headings) found.addSaid(heading, page.locale, kindOf(heading, WEIGHTS.heading) + bonus);
    if (isNews(path)) continue;
    found.addInner(page, headings, WEIGHTS.inner + bonus);
    for (const text of belowTitle(page.title, headings, page.locale)) found.add(text, LEAST + bonus);
    for (const text of [...commonOn(page), ...rowsOf(page)]) {
      found.add(text, WEIGHTS.answered + bonus);
      found.addUnmarked(text, WEIGHTS.answered + bonus, page.locale);
    }
  }
  for (const { text, locale, uses } of questions) {
    if (!found.has(text)) found.add(text, WEIGHTS.answered + bonusOf(locale), uses);
    found.addUnmarked(text, WEIGHTS.answered + bonusOf(locale), locale);
    found.addAsked(text, locale, WEIGHTS.inner + bonusOf(locale));
  }
  const lasting = pages.filter(isLasting);
  for (const { text, locale } of wordPhrases(lasting, "names", found.openings()))
    found.add(text, LEAST + bonusOf(locale));
  const topics = new Topics(pages);
  const isOfSite = unlessDelicate(topics);
  const first = configured.map((text, i) => ({ text, weight: WEIGHTS.configured + 0.1 / (i + 1) }));
  return [
    ...first,
    ...found.phrasesBut(configured).flatMap(({ text, weight, uses }) => {
      if (!isOfSite(text) || KEY.test(text)) return [];
      const rise = REPEAT_BONUS * (1 - 1 / Math.sqrt(uses)) + TOPIC_BONUS * topics.shareOf(text) - lengthOf(text);
      const fall = LAW.test(text) || COOKIES.test(text) || SHOUTS.test(text) ? ASKED_LEAST : 0;
      return [{ text, weight: Math.min(MOST, Math.max(LEAST, weight + rise + kindOfQuestion(text) - fall)) }];
    }),
  ];
}

/** The phrases of a corpus, and behind all of them its questions by their words, and by other ways to begin them. */
export function completionsOf(pages: readonly Page[], sources: PhraseSources): WeightedPhrase[] {
  const phrases = phrasesOf(pages, sources);
  const keys = phrases.map(({ text }) => plainOf(text));
  const known = new Set(keys);
  const main = mainLanguage(pages);
  const isOfSite = unlessDelicate(new Topics(pages));
  const others = [
    ...wordPhrases(pages.filter(isLasting), "questions", openingsOf(keys)),
    ...[...tasksOf(pages), ...(sources.questions ?? [])].flatMap(({ text, locale }) =>
      otherOpenings(text, locale).map((other) => ({ text: other, locale })),
    ),
  ];
  const fresh = others.filter(({ text }) => !known.has(plainOf(text)) && known.add(plainOf(text)) && isOfSite(text));
  const weightOf = (locale: string) => LEAST + (primaryLanguage(locale) === main ? MAIN_LANGUAGE_BONUS : 0);
  return [...phrases, ...fresh.map(({ text, locale }) => ({ text, weight: weightOf(locale) }))];
}

/** Whether a phrase holds no delicate words, but for those that are what the site is about. */
function unlessDelicate(topics: Topics): (text: string) => boolean {
  return (text) =>
    delicateWords(text).every((words) => words.split(" ").some((word) => topics.usesOf(word) >= OWN_MATTER));
}

interface Found {
  text: string;
  weight: number;
  uses: number;
  /** Pages that have to use it before it is offered. */
  needs: number;
}

/** The phrases of pages, each once however it is written, by the most that one of its uses weighs. */
class FoundPhrases {
  readonly #found = new Map<string, Found>();

  has(text: string): boolean {
    return this.#found.has(plainOf(text));
  }

  /** Tells whether more than a word itself begins with it; of what is found so far. */
  openings(): (word: string) => boolean {
    return openingsOf([...this.#found].filter(([, { uses, needs }]) => uses >= needs).map(([key]) => key));
  }

  add(text: string, weight: number, uses = 1, needs = 1): void {
    if (!SAYS_SOMETHING.test(text)) return;
    const known = this.#found.getOrInsertComputed(plainOf(text), () => ({ text, weight, uses: 0, needs }));
    known.uses += uses;
    known.needs = Math.min(known.needs, needs);
    if (weight > known.weight) Object.assign(known, { text, weight });
  }

  /** A title or heading, and what visitors may say for it. */
  addSaid(text: string, locale: string, weight: number): void {
    this.add(text, weight);
    this.addUnmarked(text, weight, locale);
    const variants = [withoutArticle(text, locale), ofVisitor(text, locale), joined(text), ...howTo(text, locale)];
    for (const variant of variants) if (variant !== undefined) this.add(variant, weight - LESS.variant);
    for (const variant of acrossLabel(text, locale)) this.add(variant, WEIGHTS.inner);
  }

  /** The phrase without a mark that opens it, and with the accent of its first word as it may be typed. */
  addUnmarked(text: string, weight: number, locale: string): void {
    const bare = unmarked(text);
    if (bare !== undefined) this.add(bare, weight - LESS.unmarked);
    const typed = otherAccent(bare ?? text, locale);
    if (typed !== undefined) this.add(typed, weight - LESS.variant);
  }

  /** The phrases within the title and the headings of a page, each once. */
  addInner({ title, locale }: Page, headings: ReadonlySet<string>, weight: number): void {
    const inner = new Map<string, number>();
    for (const heading of headings) for (const text of innerPhrases(heading, locale)) inner.set(text, USES_OF_HEADING);
    for (const text of innerPhrases(title, locale)) inner.set(text, 1);
    for (const [text, needs] of inner) this.add(text, weight, 1, text.includes(" ") ? needs : USES_OF_WORD);
    for (const text of new Set([title, ...headings])) this.addAsked(text, locale, weight);
  }

  /** What a question asks for: "cancel my plan" of "How do I cancel my plan?". */
  addAsked(question: string, locale: string, weight: number): void {
    const asked = askedPhrase(question, locale);
    if (asked !== undefined) this.add(asked, weight, 1, asked.includes(" ") ? 1 : USES_OF_WORD);
  }

  /** What enough pages use, without what is configured. */
  phrasesBut(configured: readonly string[]): Found[] {
    for (const text of configured) this.#found.delete(plainOf(text));
    return [...this.#found.values()].filter(({ uses, needs }) => uses >= needs);
  }
}

/** Tells whether more than a word itself begins with it. */
function openingsOf(keys: readonly string[]): (word: string) => boolean {
  const sorted = keys.toSorted();
  return (word) => sorted[firstAbove(sorted, word)]?.startsWith(word) ?? false;
}

/** Where in sorted texts the first stands that is above another. */
function firstAbove(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) <= text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What phrases that differ in case, a mark at their end and blanks before one alone are known by. */
function plainOf(phrase: string): string {
  return phraseKey(
    normalisePhrase(phrase)
      .replace(QUESTION, "")
      .replace(/\s+(?=[?!:;])/gu, "")
      .trimEnd(),
  );
}

/** What a phrase loses for its length, at most .08. */
function lengthOf(text: string): number {
  const short = QUESTION.test(text) ? SHORT_QUESTION : SHORT;
  return 0.01 * Math.min(8, Math.max(0, text.split(" ").length - short));
}

function kindOf(text: string, kind: number): number {
  return QUESTION.test(text) ? WEIGHTS.question : kind;
}

/** What a question rises by for being a visitor's own, and one for a person falls by. */
function kindOfQuestion(text: string): number {
  if (!QUESTION.test(text)) return 0;
  return ASKS_FOR_PERSON.test(text) ? -OF_PERSON : ASKS_FOR_TASK.test(text) ? OF_TASK : 0;
}

/** The language of most pages. */
function mainLanguage(pages: readonly Page[]): string {
  const languages = Map.groupBy(pages, ({ locale }) => primaryLanguage(locale));
  const [most] = [...languages].sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? "";
}

/** What the phrases of a page lose by its path, for being asked last. */
function lossesOf(pages: readonly Page[]): (path: string) => number {
  const forContributors = pages.filter(({ url }) => isForContributors(pathOf(url))).length;
  const areFew = forContributors * 2 < pages.length;
  return (path) => (isLegal(path) || isNews(path) ? LAST : areFew && isForContributors(path) ? OF_CONTRIBUTORS : 0);
}

/** What visitors of most sites ask that a page answers below its title or a heading. */
function commonOn(page: Page): ReadonlySet<string> {
  return new Set(page.passages.flatMap((passage) => commonQuestions(page, passage)));
}

/** What rows of a page's tables answer, lines that name who holds an office, and sentences that tell what is allowed. */
function rowsOf({ title, passages, locale }: Page): ReadonlySet<string> {
  return new Set(
    passages.flatMap((passage) => [
      ...rowQuestions(title, passage, locale).map(({ text }) => text),
      ...officeQuestions(passage.text, locale),
      ...ruleQuestions(passage.text, locale),
    ]),
  );
}

/** What may name a task or ask for one: titles and headings that are of use away from their page, but of law and news. */
function* tasksOf(pages: readonly Page[]): Generator<{ text: string; locale: string }> {
  for (const { title, locale, passages } of pages.filter(isLasting))
    for (const text of new Set([title, ...passages.map(({ heading }) => heading)]))
      if (says(text, locale)) yield { text: normalisePhrase(text), locale };
}

function isLasting({ url }: Page): boolean {
  return !isNews(pathOf(url)) && !isLegal(pathOf(url));
}

/** Whether a heading is of use away from its page: "How does it work?" names nothing there, "Refunds: …" does. */
function says(heading: string, locale: string): boolean {
  if (heading.length > LONGEST_PHRASE || LEADS_ON.test(heading.trim())) return false;
  if ([ONE_WORD, ONLY_ASKS, WHEN_YOU, SAYS_NOTHING].some((form) => form.test(heading))) return false;
  if (/\p{L}: /u.test(heading)) return true;
  if (QUESTION.test(heading) && pointsBack(heading, locale)) return false;
  if (primaryLanguage(locale) !== "en") return true;
  return !(isVague(heading) || (heading.includes(" ") && namesNothing(heading)));
}
