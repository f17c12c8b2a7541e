import type { FaqsTask, SourcePage } from "../../../../schemas/generation.ts";
import type { Language } from "../../../language/language.ts";
import { ASKS } from "../../../text/sentence-marks.ts";
import { termsOf } from "../../../text/terms.ts";
import { asksYesOrNo } from "../../../text/yes-or-no.ts";
import { isStep, type Unit, verbatim } from "../../page/unit.ts";
import { bids } from "../../sentence/instruction.ts";
import { tellsPrice } from "../../sentence/price.ts";
import { isTaskVerb } from "../../sentence/verbs.ts";
import { answerFrom } from "../answer/answer-from.ts";
import { asksForLines, ofAll } from "../answer/of-all.ts";
import type { Answer } from "../answer.ts";
import { answers } from "../fit/answers.ts";
import { HOW_TO, OPENS_WITH_CASE, tellsHours } from "../fit/kinds.ts";
import { meets } from "../fit/meets.ts";
import { tellsAsked } from "../fit/tells-asked.ts";
import { hasFormOfTitle } from "../fit/title-form.ts";
import { askAnnounced, askHeading, askOverSteps, askTopic } from "../questions/ask.ts";
import { ASKED, type Question } from "../questions/question.ts";
import { tellsOf } from "../questions/topic.ts";
import { isOfDevice } from "../sections/device.ts";
import { namesPlatform } from "../sections/platform.ts";
import type { Section } from "../sections/section.ts";
import { stopsBeforeWay } from "../ways/way-paragraph.ts";
import { announcedIn, type PageWords, subjectOf } from "../wording/page-words.ts";
import { answerTo, asksForAll, byItsAuthor, type Draft, draftOfBeginning, draftOfMeans, inItsCase } from "./draft.ts";
import { asksWay, draftBelowTitle } from "./title-below.ts";

const SURE_TITLE = 0.7;
/** A title of one of several: what it is about is told elsewhere too, or by a speaker. */
const OF_SERIES =
  /^(?!how\b|what\b).*\b(?:series|webinar|episode|summit|conference|part \d+|monthly call|panel discussion|meetup)\b/i;
/** Share of a page's words that has to stand where its title's task is told. */
const MOST_OF_PAGE = 0.4;
/** Share of a title's question that what opens the page has to speak of. */
const OPENING_MEETS = 0.3;
/** Sections among which the answer to a title's task is looked for. */
const MOST_LOOKED = 6;

/** The question of the page's title, where it asks or names a task, answered by what opens the page. */
export function draftOfTitle(
  sections: readonly Section[],
  task: FaqsTask,
  words: PageWords,
  language: Language,
): Draft | undefined {
  if (OF_SERIES.test(task.page.title)) return undefined;
  for (const part of partsOfTitle(task.page.title)) {
    const asked =
      askHeading(part, "", words, task.page.locale) ??
      askOverSteps(
        part,
        sections.flatMap(({ units }) => units),
        words,
        task.page.locale,
      );
    if (asked === undefined || asked.sure < SURE_TITLE) continue;
    const answer =
      answerToTitle(asked, sections, task, language) ??
      byAuthorOfTitle(asked, part, sections, task, language) ??
      tableOfTitle(asked, sections, task, language);
    if (answer === undefined) {
      const begun =
        meansOfTitle(asked, sections, task, language) ??
        beginningOfTitle(asked, sections, task) ??
        draftBelowTitle(asked, sections, task, language);
      if (begun !== undefined) return inItsCase(begun, asked);
      continue;
    }
    const score = asked.sure + 0.2 * meets(asked.question, answer.text, task);
    return inItsCase({ question: asked.question, answer, score, order: -1 }, asked);
  }
  return undefined;
}

/** The only table of a page that is called by the times or prices in it, which it tells nowhere else. */
function tableOfTitle(
  asked: Question,
  sections: readonly Section[],
  task: FaqsTask,
  language: Language,
): Answer | undefined {
  if (!asksForLines(asked.question)) return undefined;
  const [only, another] = sections.filter(({ units }) => units.some(isRow));
  const others = sections.filter((section) => section !== only).flatMap(({ units }) => units);
  if (only === undefined || another !== undefined || others.some(({ text }) => tellsPrice(text))) return undefined;
  const answer = ofAll(asked.question, only.units.slice(only.units.findIndex(isRow)), task, language);
  return answer !== undefined && answers(asked, answer.text, task) ? answer : undefined;
}

function isRow({ kind }: Unit): boolean {
  return kind === "row";
}

/** A heading that leaves it to the title what is done. */
const OF_STEPS =
  /^(?:$|(?:the )?(?:steps?|procedure|instructions?|follow these steps|how to|how it works|what to do)$)/i;

/** A heading over all that is to be done by who wants no more. */
const QUICK = /^quick ?start$/i;

/** By what means the task of a title is done, as what opens the page says. */
function meansOfTitle(
  asked: Question,
  [opening]: readonly Section[],
  task: FaqsTask,
  language: Language,
): Draft | undefined {
  const means = opening && draftOfMeans(asked, opening, task, language);
  return means && { ...means, order: -1 };
}

/** Where the task of a title begins, on a page that tells of one way alone. */
function beginningOfTitle(asked: Question, sections: readonly Section[], task: FaqsTask): Draft | undefined {
  if (sections.filter(({ units }) => units.some(isStep)).length > 1) return undefined;
  const begun = sections
    .filter(({ heading }) => OF_STEPS.test(heading))
    .map((section) => draftOfBeginning(asked, section, task))
    .filter((draft) => draft !== undefined);
  return begun.length === 1 ? { ...begun[0]!, order: -1 } : undefined;
}

/** What opens the page; for a task that is told further down, the first section that speaks of it and tells it. */
function answerToTitle(
  asked: Question,
  sections: readonly Section[],
  task: FaqsTask,
  language: Language,
): Answer | undefined {
  const isWay = asked.kind !== "trouble" && asksWay(asked.question, task);
  const opens = sections[0]?.heading === "";
  // Of several procedures none is the whole of what the page is about, unless it opens the page.
  const several = isWay && sections.filter(({ units }) => units.some(isStep)).length > 1;
  if (several && !(opens && sections[0]!.units.some(isStep))) return undefined;
  const looked = isWay
    ? [...(several ? [] : stepsOfTitle(sections, task)), ...sections.slice(0, several ? 1 : MOST_LOOKED)]
    : sections.slice(0, 1).filter(({ heading }) => !OPENS_WITH_CASE.test(heading));
  const all = sections.flatMap(({ units }) => units);
  for (const [i, section] of looked.entries()) {
    if (namesPlatform(section.heading) || isOfDevice(section) || (isWay && isOtherTask(section, task))) continue;
    const answer = answerTo(asked, section, task, language);
    if (answer === undefined) continue;
    if (isWay && (holdsInCase(answer, section) || isForAnother(answer, asked) || !isOfTitle(section, sections, task)))
      continue;
    if (section.heading !== "" && OF_THESE.test(answer.text)) continue;
    if (isWay && stopsBeforeWay(asked.question, answer, all)) continue;
    if (HOW_TO.test(asked.question) && isToldBelow(asked, answer, section, sections, task)) continue;
    // What opens a page may come to its question later.
    if (!hasFormOfTitle(asked.question, answer.text, task)) continue;
    if (tellsHours(asked.question, answer.text)) return answer;
    if (meets(asked.question, answer.text, task) >= (i > 0 ? 0.5 : isWay ? 0 : OPENING_MEETS)) return answer;
  }
  return undefined;
}

/** Whether an opening bids something else than the task of its title, which the heading of a section further down names. */
function isToldBelow(
  { question }: Question,
  { text }: Answer,
  opening: Section,
  sections: readonly Section[],
  { page }: FaqsTask,
): boolean {
  const [verb] = termsOf(question.replace(HOW_TO, ""), page.locale);
  if (verb === undefined || opening.heading !== "" || opening.units.some(isStep)) return false;
  const names = (told: string) => termsOf(told, page.locale).includes(verb);
  return !names(text) && sections.some(({ heading }) => names(heading));
}

/** Words of a paragraph that answers at once. */
const AT_ONCE = 35;

/** Steps of one line that a number was taken to end. */
const BREAKS_OFF = /\s1[.)] .*\s\d{1,2}[.)]$/;

/** What its author wrote below a title that asks, where it has the form that was asked for. */
function byAuthorOfTitle(
  asked: Question,
  title: string,
  [opening]: readonly Section[],
  task: FaqsTask,
  language: Language,
): Answer | undefined {
  if (!ASKS.test(task.page.title) || opening?.heading !== "") return undefined;
  const { question } = asked;
  const [isWay, isPolar] = [HOW_TO.test(question), asksYesOrNo(question)];
  if (isWay && opening.units.some(isStep)) return undefined;
  const answer = byItsAuthor(asked, { ...opening, heading: title }, task, language);
  if (answer !== undefined && stopsBeforeWay(question, answer, opening.units)) return undefined;
  if (answer === undefined || BREAKS_OFF.test(answer.text) || leadsToLeftOut(answer, opening, isPolar))
    return undefined;
  if (!isWay && answersAtOnce(question, answer, opening)) return answer;
  if (!isWay && meets(question, answer.text, task) === 0) return undefined;
  return (isPolar && !OF_READER.test(question)) || hasFormOfTitle(question, answer.text, task) ? answer : undefined;
}

/** Whether all that stands below a title is one short paragraph of the form that it asks for, whatever words it has. */
function answersAtOnce(question: string, { quote, words }: Answer, { units }: Section): boolean {
  const isAll = units.every(({ kind, opensLine }, i) => kind === "prose" && opensLine === (i === 0));
  return isAll && words <= AT_ONCE && quote.endsWith(verbatim(units.at(-1)!)) && tellsAsked(question, quote);
}

/** "Are tin boxes right for your trip?": a title of those who do not say so at once. */
const OF_READER = /\byours?\b/i;

/** What comes to the point in its next sentence: "In order to do this, …". */
const AT_LAST = /^(?:in order )?to do (?:this|so|that)\b/i;
/** What only says that sections follow: "These are some things to keep in mind." */
const OVER_PARTS = /^(?:these are|here (?:are|is)|here['’]s|this (?:page|article|guide)|below)\b/i;

/** Whether what was taken of the opening of a page leads to what was left out; a yes or no does not. */
function leadsToLeftOut({ quote, text }: Answer, { units }: Section, isPolar: boolean): boolean {
  const next = units[units.findLastIndex((unit) => quote.endsWith(verbatim(unit))) + 1];
  if (next === undefined) return OVER_PARTS.test(text);
  return AT_LAST.test(next.text) || (next.kind !== "prose" && !isPolar);
}

/** The only steps of a page, under a heading that leaves it to the title what they are for: they tell more than what opens it. */
function stepsOfTitle(sections: readonly Section[], { page }: FaqsTask): Section[] {
  return sections.filter(
    ({ heading, units }) =>
      heading !== "" &&
      units.some(isStep) &&
      (OF_STEPS.test(heading) || QUICK.test(heading) || addsNothing(heading, page)),
  );
}

/**
 * Whether the way that a section tells is the title's: it has no heading of its own, or one that adds nothing to the
 * title over steps, or it is most of what the page says. Any other is one of many tips, a part, or one case.
 */
function isOfTitle({ heading, units }: Section, sections: readonly Section[], { page }: FaqsTask): boolean {
  if (heading === "") return true;
  const size = (units: readonly Unit[]) => units.reduce((sum, { text }) => sum + text.length, 0);
  if (size(units) >= MOST_OF_PAGE * sections.reduce((sum, section) => sum + size(section.units), 0)) return true;
  return units.some(isStep) && (OF_STEPS.test(heading) || QUICK.test(heading) || addsNothing(heading, page));
}

/** "Change the blade" on a page about using the saw: a task of its own, however much of the page it is. */
function isOtherTask({ heading }: Section, { page }: FaqsTask): boolean {
  if (OF_STEPS.test(heading) || !heading.includes(" ")) return false;
  const [verb = ""] = heading.split(" ");
  const [term] = termsOf(verb, page.locale);
  return term !== undefined && isTaskVerb(verb) && !termsOf(page.title, page.locale).includes(term);
}

function addsNothing(heading: string, { title, locale }: SourcePage): boolean {
  const known = new Set(termsOf(title, locale));
  const terms = termsOf(heading, locale);
  return terms.length > 0 && terms.every((term) => known.has(term));
}

/** Whether what is told stands behind an order for some alone: "If you sell it, use the other shop." */
function holdsInCase({ quote }: Answer, { units }: Section): boolean {
  const first = units.findIndex(({ passage, start }) => passage.text.startsWith(quote, start));
  const before = units[first - 1]?.text ?? "";
  return OPENS_WITH_CASE.test(before) && bids(before);
}

/** "To change these letters, …": which, the section of the page tells in which it stands. */
const OF_THESE = /^(?:in order )?to \p{L}+ (?:this|these|those) /iu;
/** What an order is for, where a clause before it says so. */
const WANTED = /^if you(?:['’]d)? (?:want|need|wish|would like|like|have) to (\p{L}+)/iu;

/** Whether what is told is for another task: "If you want to show it to all, hide it behind a lid" for how a lid is used. */
function isForAnother({ text }: Answer, { question }: Question): boolean {
  const [wanted] = termsOf(WANTED.exec(text)?.[1] ?? "", "en");
  return wanted !== undefined && !termsOf(question, "en").includes(wanted);
}

/**
 * The last resort of a page whose headings and sentences give no question: what its title asks, or, where that is a
 * name that its opening speaks of, what there is to know of it.
 */
export function draftAboutPage(
  opening: Section,
  task: FaqsTask,
  words: PageWords,
  language: Language,
): Draft | undefined {
  if (OPENS_WITH_CASE.test(opening.heading)) return undefined;
  const asked = partsOfTitle(task.page.title)
    .map((part) => askHeading(part, "", words, task.page.locale))
    .find((asked) => asked !== undefined && asked.sure >= ASKED && !asksWay(asked.question, task));
  const subject = subjectOf(task.page, words);
  const announced = announcedIn(task.page.title, words);
  const first = opening.units[0]?.text ?? "";
  const about =
    asked ??
    (speaksOf(first, announced) ? askAnnounced(announced, task.page.locale) : undefined) ??
    askTopic(subject, first, words, task.page.locale, opening.units[1]?.text);
  if (about === undefined || (opening.cut && asksForAll(about, task))) return undefined;
  const answer = answerFrom(opening.units, about.question, task, language);
  if (answer === undefined || !answers(about, answer.text, task)) return undefined;
  if (asked !== undefined && !hasFormOfTitle(about.question, answer.text, task)) return undefined;
  // Under a heading of its own may stand something else than what the title asks.
  if (opening.heading !== "" && meets(about.question, `${opening.heading} ${answer.text}`, task) === 0)
    return undefined;
  return { question: about.question, answer, score: 0, order: -1 };
}

/** Whether a sentence has a thing for its subject; any other may speak of what the thing does not do. */
function speaksOf(sentence: string, thing: string): boolean {
  return thing !== "" && tellsOf(thing.replace(/^(?:the|an?) /i, ""), sentence);
}

function partsOfTitle(title: string): string[] {
  const plain =
    title
      .split(/\s+[|·⋅∙]\s+/u)[0]
      ?.trim()
      .replace(/[.!:]+$|[,:]?\s+part (?:\d+|one|two|three)\b.*$/i, "") ?? "";
  return [...plain.split(/:\s+|\s+[–—]\s+/u), plain].filter((part, i, all) => all.indexOf(part) === i);
}
