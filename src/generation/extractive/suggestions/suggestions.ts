import type { GenerationPart, SourcePage, SuggestionsTask } from "../../../schemas/generation.ts";
import { isLegal } from "../../../search/analysis/legal.ts";
import { pathOf } from "../../../search/index/fields.ts";
import { civility } from "../../language/language.ts";
import { languageOf } from "../../language/languages.ts";
import { Said } from "../../said.ts";
import type { Pace } from "../../text/pace.ts";
import { ASKS } from "../../text/sentence-marks.ts";
import { shareIn, termsOf } from "../../text/terms.ts";
import type { Draft } from "../faqs/drafts/draft.ts";
import { draftsOf } from "../faqs/faqs.ts";
import { leansOnPage } from "../page/leans-on-page.ts";
import { type Unit, unitsAtPace } from "../page/unit.ts";
import { configuredPromptsOf } from "./configured-prompts.ts";
import { headingPromptsOf } from "./heading-prompts.ts";
import type { Prompt } from "./prompt.ts";
import { tellsOfPerson, topicPromptOf } from "./topic-prompts.ts";

/** Pages that are read in any case: the best prompts are not always on the first. */
const FIRST_PAGES = 5;
/** A page whose score is this share of the best one's is near, whatever its questions say. */
const NEAR_PAGE = 0.8;
/** Share of what was asked last that a question of a page that is not near has, or its answer with the page's title. */
const TELLS_OF = 0.6;
/** Or of the question itself what was said. */
const OF_WHAT_WAS_SAID = 0.5;
/** Share of a question's own words that were said, from which it is what was asked. */
const HALF_ASKED = 0.5;
/** Prompts by the headings of near pages, and by what else such pages have for titles, where fewer questions are answered. */
const TOPICS = 3;
/** Terms from which a query is more than the name of a topic. */
const TOPIC_TERMS = 2;
/** Words from which a query is a question rather than the name of a topic, and how alike another one is then the same. */
const ASKED_WORDS = 4;
const SAME_QUESTION = 0.6;
/** The number of a heading (none without a mark: "24 Hours"), and what leads to a place of its page. */
const NUMBER = /^(?:\d{1,2}(?:\.\d{1,2})+[.):]?\s+|\d{1,2}[.):]\s*)(?=\p{Lu}\p{Ll})/u;
const POINTS_ON_PAGE =
  /(?<!\p{L})(?:below|above|unten|oben|ci-dessous|ci-dessus|más abajo|más arriba|qui sotto|sopra|abaixo|acima|hieronder|hierboven)[\s?？]*$/iu;

/** Prompts that a visitor may go on with: configured ones that the sources answer first, then what the pages answer. */
export async function* suggestions(task: SuggestionsTask, pace: Pace): AsyncGenerator<GenerationPart> {
  const prompts: Prompt[] = [];
  const [headings, topics, told]: [Prompt[], Prompt[], Prompt[]] = [[], [], []];
  // Thanks and greetings ask for nothing that goes on.
  const isCivil = task.query !== "" && civility(languageOf(task.locale), task.query) !== undefined;
  const best = Math.max(0, ...task.sources.map(({ score }) => score));
  const termsIn = new Map<string, SaidTerms>();
  let near = NEAR_PAGE * best;
  // Where nothing is asked yet, each of the first pages may answer a configured prompt.
  const firstPages = task.query === "" ? Math.max(FIRST_PAGES, task.count) : FIRST_PAGES;
  for (const [place, source] of task.sources.entries()) {
    if (place >= firstPages && (await choose(prompts, task, pace)).length >= task.count) break;
    const said = termsIn.get(source.locale) ?? saidTerms(task, source.locale);
    termsIn.set(source.locale, said);
    const units = await unitsAtPace(source, pace);
    // Found by other words than were said (a typing error, a synonym), pages are judged by nothing but their score.
    if (place === 0 && !speaksOf(source, units, said.last)) near = 0;
    const configured = await configuredPromptsOf(source, units, task.configured, pace);
    prompts.push(...configured);
    if (isCivil || (isSoughtByName(source, units) && !namesTitle(source, said.last))) continue;
    const drafts = await answeredOn(source, task, pace);
    const isNear = source.score >= near;
    const isAnswer = place === 0 && isQuestion(task.query);
    const isTold = isAnswer ? toldBy(source, drafts, said.last) : () => false;
    const tells = tellsOfAsked(source, units, said.last);
    const promptsFrom = (some: readonly Draft[]) => promptsOf(source, some, said, { isNear, best });
    prompts.push(...promptsFrom(drafts.filter((draft) => !isTold(draft))));
    const isOfAsked = ({ question, answer }: Draft) =>
      (tells || tellsOf(said.last, source, `${question} ${answer.text}`) >= OF_WHAT_WAS_SAID) &&
      shareIn(said.last, termsOf(question, source.locale)) < HALF_ASKED;
    told.push(...promptsFrom(drafts.filter((draft) => isTold(draft) && isOfAsked(draft))));
    if (isNear || tellsOf(said.last, source, "") >= TELLS_OF) {
      // Who asked a question wants no label that speaks of something else.
      const fits = ({ text }: Prompt) =>
        ASKS.test(text) || !isQuestion(task.query) || termsOf(text, source.locale).some((term) => said.all.has(term));
      if (tells) headings.push(...headingPromptsOf(source, units).filter(fits));
      const topic = [topicPromptOf(source, units) ?? []].flat();
      // What is asked is answered on the first page: its name alone tells little new.
      if (!isAnswer) topics.push(...topic.filter(fits));
      else if (tells && told.length === 0) told.push(...topic);
    }
    await pace.step();
  }
  let index = 0;
  for (const { text, url, passage, quote } of await bestOf({ prompts, headings, topics, told }, task, pace)) {
    await pace.step();
    yield { type: "item", index: index++, item: text, evidence: { url, passage, quote } };
  }
}

/** Questions that are answered, then headings, else labels, else what repeats the answer: it may be found by other words. */
async function bestOf(
  { prompts, headings, topics, told }: Record<"prompts" | "headings" | "topics" | "told", readonly Prompt[]>,
  task: SuggestionsTask,
  pace: Pace,
): Promise<readonly Prompt[]> {
  const own = await choose(prompts, task, pace);
  const tasks = headings.filter(({ text }) => ASKS.test(text));
  const asked = await filledUp(own, tasks, task, pace);
  if (own.length > 0 && !isQuestion(task.query)) return asked;
  const headed = await filledUp(asked, headings, task, pace);
  if (own.length > 0) return headed;
  // What other near pages are about stands beside the headings of some.
  const labels = await filledUp(headed, topics, task, pace);
  return labels.length > 0 ? labels : choose(told, task, pace);
}

/** Few prompts with others behind them. */
async function filledUp(
  own: readonly Prompt[],
  others: readonly Prompt[],
  task: SuggestionsTask,
  pace: Pace,
): Promise<Prompt[]> {
  const count = Math.min(TOPICS, task.count) - own.length;
  if (count <= 0) return [...own];
  const said = own.map(({ text }) => text);
  const unsaid = others.filter((prompt) => !own.some((other) => isAnsweredBy(prompt, other)));
  return [...own, ...(await choose(unsaid, { ...task, exclude: [...task.exclude, ...said], count }, pace))];
}

/** Whether a question asks for what a heading names already: by its words, or by the passage that answers it. */
function isAnsweredBy(heading: Prompt, { text, url, passage }: Prompt): boolean {
  return text.includes(heading.text) || (url === heading.url && passage === heading.passage);
}

/** Whether nobody who has not named a page asks for it: one person's, or one of the law. */
function isSoughtByName(source: SourcePage, units: readonly Unit[]): boolean {
  return tellsOfPerson(source, units) || isLegal(pathOf(source.url));
}

function namesTitle({ title, locale }: SourcePage, said: ReadonlySet<string>): boolean {
  return termsOf(title, locale).some((term) => said.has(term));
}

/** What the visitor said, as terms. */
interface SaidTerms {
  readonly all: ReadonlySet<string>;
  /** Of what was asked last. */
  readonly last: ReadonlySet<string>;
}

function saidTerms({ query, history }: SuggestionsTask, locale: string): SaidTerms {
  return { all: new Set(termsOf([query, ...history].join(" "), locale)), last: new Set(termsOf(query, locale)) };
}

function speaksOf(source: SourcePage, units: readonly Unit[], said: ReadonlySet<string>): boolean {
  const holds = (terms: readonly string[]) => terms.some((term) => said.has(term));
  return (
    holds(termsOf(source.title, source.locale)) || units.some((unit) => holds(unit.terms) || holds(unit.headingTerms))
  );
}

/** Whether a page tells of most of what was asked; the name of a topic may have been found by another word for it. */
function tellsOfAsked(source: SourcePage, units: readonly Unit[], last: ReadonlySet<string>): boolean {
  if (last.size < TOPIC_TERMS) return true;
  const told = new Set(termsOf(source.title, source.locale));
  for (const { terms, headingTerms } of units) for (const term of [...terms, ...headingTerms]) told.add(term);
  return shareIn(told, [...last]) >= TELLS_OF;
}

/** What a page answers, but for what it is about: of a page whose name alone says that, nobody asks on. */
async function answeredOn(page: SourcePage, { count }: SuggestionsTask, pace: Pace): Promise<Draft[]> {
  const form = { tone: "neutral", locale: page.locale, format: "paragraph", words: 50, maxBullets: 3 } as const;
  const drafts = await draftsOf({ kind: "faqs", page, count, ...form }, languageOf(page.locale), pace);
  return drafts.filter(({ last }) => !last);
}

/** The questions of a page as prompts; of a page that is not near, those that speak of what was said. */
function promptsOf(
  source: SourcePage,
  drafts: readonly Draft[],
  said: SaidTerms,
  { isNear, best }: { isNear: boolean; best: number },
): Prompt[] {
  return drafts.flatMap(({ question: written, answer, score, inText }) => {
    const question = written.replace(NUMBER, "");
    if (POINTS_ON_PAGE.test(question) || leansOnPage(question, source.locale)) return [];
    const asked = termsOf(question, source.locale);
    const close = shareIn(said.all, asked);
    if (inText && close === 0) return [];
    const tells = tellsOf(said.last, source, `${question} ${answer.text}`);
    if (!isNear && tells < TELLS_OF && close < OF_WHAT_WAS_SAID) return [];
    const page = best === 0 ? 0 : source.score / best;
    const worth = Math.min(1, score) * 0.3 + page * 0.3 + tells * 0.2 + close * 0.2;
    return [{ text: question, score: worth, url: source.url, passage: answer.passage, quote: answer.quote }];
  });
}

function isQuestion(query: string): boolean {
  return query.split(/\s+/).length >= ASKED_WORDS;
}

/**
 * Whether a draft of the page that answers what was asked tells that again: its title, or what its best passage answers.
 * Of several questions that a passage asks itself, the nearest one was answered.
 */
function toldBy(source: SourcePage, drafts: readonly Draft[], last: ReadonlySet<string>): (draft: Draft) => boolean {
  const told = toldIn(source);
  const own = drafts.filter((draft) => draft.own && draft.answer.passage === told);
  const nearness = own.map(({ question, answer }) => tellsOf(last, source, `${question} ${answer.text}`));
  const others = own.filter((_, i) => (nearness[i] ?? 0) < Math.max(...nearness));
  return (draft) => draft.question === source.title || (draft.answer.passage === told && !others.includes(draft));
}

/** The passage of a page that tells more of what was asked than others: a question that it answers was asked just now. */
function toldIn({ passages }: SourcePage): number | undefined {
  const best = Math.max(...passages.map(({ score }) => score));
  const told = passages.filter(({ score }) => score === best);
  return told.length === 1 && passages.length > 1 ? told[0]?.ordinal : undefined;
}

/** Share of what was asked last that a text tells of, with the title of its page. */
function tellsOf(last: ReadonlySet<string>, { title, locale }: SourcePage, text: string): number {
  return last.size === 0 ? 1 : shareIn(termsOf(`${title} ${text}`, locale), [...last]);
}

/** The best prompts, none that repeats another, the session's queries or what is excluded. */
async function choose(prompts: readonly Prompt[], task: SuggestionsTask, pace: Pace): Promise<Prompt[]> {
  const termsIn = (text: string) => new Set(termsOf(text, task.locale));
  const said = new Said([task.query, ...task.history, ...task.exclude].filter(Boolean), termsIn);
  const asked = isQuestion(task.query) ? termsIn(task.query) : NOTHING;
  const chosen: Prompt[] = [];
  for (const prompt of [...prompts].sort((a, b) => b.score - a.score)) {
    if (chosen.length >= task.count) break;
    await pace.step();
    const isSaid = said.has(prompt.text) || (prompt.named !== undefined && said.has(prompt.named));
    if (isSaid || asksAgain(termsIn(prompt.text), asked)) continue;
    chosen.push(prompt);
    said.add(prompt.text);
  }
  return chosen;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Whether a question is what was asked with a word or two more. */
function asksAgain(terms: ReadonlySet<string>, asked: ReadonlySet<string>): boolean {
  return asked.size >= SAME_QUESTION * terms.size && asked.size > 0 && asked.isSubsetOf(terms);
}
