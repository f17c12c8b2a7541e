import type { FaqsTask, GenerationPart } from "../../../schemas/generation.ts";
import { isSupported } from "../../grounding/grounding.ts";
import { asCaseInDutch } from "../../language/forms/dutch-case.ts";
import { dutch } from "../../language/forms/nl.ts";
import type { Language } from "../../language/language.ts";
import { languageOf } from "../../language/languages.ts";
import { questionFormsOf } from "../../language/questions.ts";
import type { Pace } from "../../text/pace.ts";
import { ASKS } from "../../text/sentence-marks.ts";
import { termsOf } from "../../text/terms.ts";
import { leavesEntryUnnamed } from "../page/entry.ts";
import { repeatsOtherPages, type Unit, unitsAtPace } from "../page/unit.ts";
import { speaksForAll } from "../page/whole-page.ts";
import { priceWordsOf, tellsPrice } from "../sentence/price.ts";
import { toned } from "../tone/tone.ts";
import { withoutRunUp } from "./answer/run-up.ts";
import { draftsOfAsked } from "./drafts/asked-in-text.ts";
import { draftsOfContacts } from "./drafts/contact.ts";
import { draftsOfContactData } from "./drafts/contact-data.ts";
import { type Draft, draftOfQuestion, draftOfSection, unambiguous } from "./drafts/draft.ts";
import { draftsOfLabelledLines } from "./drafts/labelled-lines.ts";
import { draftsOfLedTasks } from "./drafts/led-tasks.ts";
import { thingAskedFor } from "./drafts/naming.ts";
import { draftsOfPayers, draftsOfPricedItems } from "./drafts/priced-items.ts";
import { draftsOfRows } from "./drafts/rows.ts";
import {
  draftsOfCases,
  draftsOfDefinitions,
  draftsOfFacts,
  draftsOfLists,
  draftsOfSpelledOut,
} from "./drafts/sentence-drafts.ts";
import { draftAboutPage, draftOfTitle } from "./drafts/title-draft.ts";
import { HOW_TO } from "./fit/kinds.ts";
import { asksOfReader, isInterview, speaksToSomebody } from "./questions/interview.ts";
import { questionStandsAlone } from "./questions/stands-alone.ts";
import { isCheck } from "./sections/checks.ts";
import { askOnPlatform, tellsInProgram } from "./sections/on-platform.ts";
import { speaksOfPersona } from "./sections/personas.ts";
import { namePlatformsApart, platformOf } from "./sections/platform.ts";
import { repeatedHeadings, type Section, sectionsOf, withBelow } from "./sections/section.ts";
import { withoutTroubles } from "./sections/solution.ts";
import { speakerOf } from "./sections/speaker.ts";
import { stepHeadings } from "./sections/step-headings.ts";
import { PageWords } from "./wording/page-words.ts";

/** Sections looked at: enough for any count, and pages have no end. */
const MOST_SECTIONS = 200;

/** Questions that a visitor would ask, each answered by one section, in the order of the page. */
export async function* faqs(given: FaqsTask, pace: Pace): AsyncGenerator<GenerationPart> {
  const task = { ...given, page: { ...given.page, title: withoutPicture(given.page.title) } };
  const language = languageOf(task.page.locale);
  const drafts = await choose(await draftsOf(task, language, pace), task, pace);
  for (const [index, { question, answer }] of drafts.entries()) {
    await pace.step();
    const item = { question, answer: answer.text };
    yield { type: "item", index, item, evidence: { url: task.page.url, passage: answer.passage, quote: answer.quote } };
  }
}

/** A title without the picture that some set before it: "🔑 Reset your password". */
function withoutPicture(title: string): string {
  return title.replace(
    /^(?:\p{Extended_Pictographic}(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}]){0,4}\s?){1,3}(?=\p{L})/u,
    "",
  );
}

/** All that a page answers, before the best are chosen. */
export async function draftsOf(task: FaqsTask, language: Language, pace: Pace): Promise<Draft[]> {
  const units = withoutBanner(await unitsAtPace(task.page, pace), task);
  const sections = sectionsOf(units, task.page.passages)
    .slice(0, MOST_SECTIONS)
    .map((section) => ({ ...section, units: withoutRunUp(section.units, section.heading) }));
  const written = sections.filter((section) => section.units.length > 0);
  const repeated = repeatedHeadings(sections);
  const steps = stepHeadings(sections);
  const words = new PageWords(units);
  let named = "";
  const drafts: (Draft | undefined)[] = [];
  await pace.step();
  const told = withoutTroubles(sections).filter((section) => section.units.length > 0);
  const ofTitle = told.length > 0 ? draftOfTitle(told, task, words, language) : undefined;
  drafts.push(ofTitle && ASKS.test(task.page.title) ? { ...ofTitle, own: true } : ofTitle);
  for (const [i, section] of sections.entries()) {
    const found: (Draft | undefined)[] = [];
    const onPlatform = askOnPlatform(sections, i, task, words);
    if (onPlatform !== undefined) {
      const draft = draftOfQuestion(onPlatform, section, task, language);
      found.push(draft && { ...draft, platform: platformOf(section.heading) });
    } else if (!repeated.has(section.heading) && !isCheck(sections, i) && !steps.has(section))
      found.push(draftOfHeading(sections, i, task, words, language, named));
    const headed = found.length;
    named = thingAskedFor(section.heading) || named;
    found.push(...draftsOfDefinitions(section, task, words, language, section === written[0]));
    found.push(...draftsOfAsked(section, task, words, language));
    found.push(...draftsOfLedTasks(section, task, words, language));
    found.push(...draftsOfLists(section, task, words, language));
    const facts = draftsOfFacts(section, task, words, language, speakerOf(sections, i, task.page.title));
    if (asksOfReader(section.heading)) found.push(...facts.filter(({ order }) => hasPurpose(section, order)));
    else found.push(...draftsOfCases(section, sections, task, language), ...facts);
    found.push(...draftsOfContacts(section, task, language), ...draftsOfContactData(section, task));
    found.push(
      ...draftsOfLabelledLines(section, task),
      ...draftsOfPricedItems(section, task),
      ...draftsOfPayers(section, task, language),
    );
    found.push(...draftsOfSpelledOut(section, task, words, language), ...draftsOfRows(section, task));
    const names = ({ question, answer }: Draft) =>
      !leavesEntryUnnamed(section.heading, `${question} ${answer.text}`, task.page.title);
    const made = found.map((draft, place) => draft && { ...draft, inText: place >= headed });
    drafts.push(...made.filter((draft) => draft !== undefined).filter(names));
    await pace.step();
  }
  const interview = isInterview(sections.map(({ heading }) => heading));
  const ofPersona = speaksOfPersona(sections);
  const isAsked = ({ question, answer, own }: Draft) =>
    questionStandsAlone(question, task.page, own) &&
    !(interview && speaksToSomebody(question)) &&
    !ofPersona(`${question} ${answer.text}`);
  const all = unambiguous(drafts.filter((draft) => draft !== undefined).filter(isAsked)).map(asVisitor(task));
  const found = all.filter(({ last }) => !last);
  if (found.length > 0) return found;
  const about = written.length > 0 ? draftAboutPage(written[0]!, task, words, language) : undefined;
  return about === undefined ? all : [{ ...about, last: true }, ...all];
}

/** Puts what a page asks its reader as he asks it himself, where the answer tells that. */
function asVisitor({ page }: FaqsTask): (draft: Draft) => Draft {
  if (questionFormsOf(page.locale) !== dutch) return (draft) => draft;
  return (draft) => ({ ...draft, question: asCaseInDutch(draft.question, draft.answer.text) });
}

/** The units without what opens this page and others alike. Further down it may be a step of what is told. */
function withoutBanner(units: readonly Unit[], { page }: FaqsTask): readonly Unit[] {
  const isRepeated = repeatsOtherPages(page);
  const first = units.findIndex((unit) => unit.kind !== "prose" || !isRepeated(unit));
  return first < 0 ? units : units.slice(first);
}

/** What a section's heading asks, answered by the section or by what stands below it, unless that is for one platform. */
function draftOfHeading(
  sections: readonly Section[],
  index: number,
  task: FaqsTask,
  words: PageWords,
  language: Language,
  named: string,
): Draft | undefined {
  const ofPart = isOfPart(sections, index, task);
  const own = draftOfSection(sections[index]!, task, words, language, named, ofPart);
  const ofOnePlatform = index + 1 < sections.length && askOnPlatform(sections, index + 1, task, words) !== undefined;
  // Between the question and what is done on each platform stands what it is good for.
  if (ofOnePlatform && own !== undefined && HOW_TO.test(own.question) && isReason(sections[index]!)) return undefined;
  if (own !== undefined || ofOnePlatform) return own;
  const below = draftOfSection(withBelow(sections, index), task, words, language, named, ofPart);
  // What begins below a heading may be one of several things.
  return below?.begins ? undefined : below;
}

/** What stands over all that a page says of its matter. */
const NAMES_NO_PART =
  /^(?:the |our )?(?:polic(?:y|ies)|details|information|guidelines?|rules|process|program(?:me)?|general|terms|basics)$/i;

/** Whether a section stands below a heading that names something else than its page does: its purpose is that of a part. */
function isOfPart(sections: readonly Section[], index: number, { page }: FaqsTask): boolean {
  const { level, heading } = sections[index]!;
  const above = sections.slice(0, index).findLast((section) => section.level < level && section.heading !== "");
  const isTop = above?.level === 1 && sections.filter((section) => section.level === 1).length === 1;
  if (
    above === undefined ||
    above.level === 0 ||
    isTop ||
    speaksForAll(above.heading) ||
    NAMES_NO_PART.test(above.heading)
  )
    return false;
  const [own, named, known] = [heading, above.heading, page.title].map((text) => new Set(termsOf(text, page.locale)));
  // "Eligibility" below "Eligibility and dates" is that of the page.
  return own!.isDisjointFrom(named!) && !named!.isSubsetOf(known!);
}

/** Whether the unit at `order` says itself what it is for, "To block your card, …": that needs no case. */
function hasPurpose({ units }: Section, order: number): boolean {
  return units.some((unit) => unit.order === order && /^To \p{Ll}+ /u.test(unit.text));
}

function isReason(section: Section): boolean {
  return section.units.every(({ kind }) => kind === "prose") && !tellsInProgram(section);
}

/** The best drafts that neither ask nor answer the same thing twice, toned and checked against their evidence. */
async function choose(drafts: readonly Draft[], task: FaqsTask, pace: Pace): Promise<Draft[]> {
  const distinct: Draft[] = [];
  for (const draft of best(drafts)) {
    if (distinct.length >= Math.max(task.count, MOST_COMPARED)) break;
    await pace.step();
    if (termSet(draft.question, task).size === 0 && !isOfVisitor(draft) && !asksOfHimself(draft)) continue;
    if (distinct.some((other) => repeats(draft, other, task))) continue;
    const text = toned(draft.answer.text, task.tone, task.page.locale);
    if (!isBorneOut(text, draft.answer, task)) continue;
    distinct.push({ ...draft, answer: { ...draft.answer, text } });
  }
  const chosen = best(withPlace(distinct.sort(inOrder))).slice(0, task.count);
  return chosen.sort(inOrder);
}

/** "What will we get?", and the "you" to whom its author tells it. English alone: elsewhere its verb is a word. */
const VISITOR_ASKS = /^(?:what|where|when|how) (?:will|do|can|should|must) (?:I|we) (?!do\b)/i;
const TELLS_VISITOR = /^(?!We\b)[^.!?]*\byou(?:r|['’]ll|['’]re)?\b/i;

/** Whether a page asks for its visitor what names nothing, and tells him. */
function isOfVisitor({ question, answer, own }: Draft): boolean {
  return own === true && VISITOR_ASKS.test(question) && TELLS_VISITOR.test(answer.text);
}

/** "Do I need to be in?": what a visitor asks of himself, below which its author tells him. */
function asksOfHimself({ question, own }: Draft): boolean {
  return own === true && /^(?:Do|Can|Will|Must|May|Could|Am) I\b/.test(question);
}

/** Shares of its words of which one answer repeats another: of any, of two that the page asks for, of two tasks. */
const [HALF, MOSTLY, ALMOST_ALL] = [0.5, 0.8, 0.95];

/** Terms of an answer that are few. */
const FEW = 5;

/** Share of their words by which two questions ask the same. */
const SAME_QUESTION = 0.7;

/** Drafts among which those are that are shown, where fewer are wanted. */
const MOST_COMPARED = 12;
/** What the first of the questions that a page itself asks counts more, the second half as much. */
const ASKED_FIRST = 0.3;

/** What a question for a price counts more, wherever its author put it: few visitors ask for none. */
const PRICE = 0.15;

/** The drafts, where what a page asks itself counts by its place: an author begins with what most readers ask. */
function withPlace(drafts: readonly Draft[]): Draft[] {
  let asked = 0;
  return drafts.map((draft) => {
    if (!draft.own) return draft;
    const isPrice = priceWordsOf(draft.question).length > 0 && tellsPrice(draft.answer.text);
    return { ...draft, score: draft.score + ASKED_FIRST / ++asked + (isPrice ? PRICE : 0) };
  });
}

function best(drafts: readonly Draft[]): Draft[] {
  return [...drafts].sort((a, b) => b.score - a.score || a.order - b.order);
}

function inOrder(a: Draft, b: Draft): number {
  return a.order - b.order;
}

/** By the words that were taken, and among what stands around them: a line above a list may deny all of it. */
function isBorneOut(text: string, { quote, passage }: Draft["answer"], { page }: FaqsTask): boolean {
  const whole = page.passages.find(({ ordinal }) => ordinal === passage)?.text ?? "";
  return [quote, whole].every((evidence) => isSupported(text, evidence, page.locale));
}

function repeats(a: Draft, b: Draft, task: FaqsTask): boolean {
  if (a.question.toLowerCase() === b.question.toLowerCase() || askLetters(a.question, b.question)) return true;
  // What is done alike on each of them is asked on each.
  if (a.platform !== undefined && b.platform !== undefined && a.platform !== b.platform) return false;
  if (namePlatformsApart(a.question, b.question)) return false;
  const [asked, other] = [termSet(a.question, task), termSet(b.question, task)];
  const [said, before] = [termSet(a.answer.text, task), termSet(b.answer.text, task)];
  const areTroubles = [a, b].every((draft) => isTrouble(draft, task));
  // Two facts of few words have half of them in common by chance.
  const areShort = a.fact && b.fact && Math.min(said.size, before.size) < FEW;
  const most = areTasks(a, b, task) || areShort ? ALMOST_ALL : areTroubles || (a.own && b.own) ? MOSTLY : HALF;
  const alike = (areTroubles ? MOSTLY : SAME_QUESTION) * Math.max(asked.size, other.size);
  return (
    (kindOf(a) === kindOf(b) && shared(asked, other) > alike && !areOfALetter(a.question, b.question)) ||
    shared(said, before) > most * Math.min(said.size, before.size)
  );
}

/** Whether two questions ask the same of things that a letter or a number tells apart: "Licence A", "Licence B". */
function areOfALetter(a: string, b: string): boolean {
  const [of, by] = [a, b].map((question) => question.split(/[^\p{L}\p{N}]+/u));
  const apart = of!.flatMap((word, i) => (word === by![i] ? [] : [word, by![i] ?? ""]));
  return of!.length === by!.length && apart.length > 0 && apart.every((word) => /^(?:\p{Lu}|\p{N}{1,2})$/u.test(word));
}

/** "What is a Web Application Firewall (WAF)?", and the same of its letters alone. */
const SPELLED_OUT =
  /^What (?:is|are) (?:(?!.*\b(?:of|between|for)\b)[^?]* \((\p{Lu}[\p{Lu}\p{N}]+s?)\)|(?:(?:an?|the) )?(\p{Lu}[\p{Lu}\p{N}]+s?))\?$/u;

/** Whether two questions ask what the same letters stand for. */
function askLetters(a: string, b: string): boolean {
  const [of, by] = [a, b].map((question) => {
    const [, spelled, alone] = SPELLED_OUT.exec(question) ?? [];
    return spelled ?? alone;
  });
  return of !== undefined && of === by;
}

/** Whether a question was made from a trouble that a heading tells, in a language whose questions are templates. */
function isTrouble({ question, inText }: Draft, { page }: FaqsTask): boolean {
  const [before = ""] = questionFormsOf(page.locale)?.whatToDo.split("%") ?? [];
  return before !== "" && inText !== true && question.startsWith(before);
}

/** Verbs of one task: who closes an account and who deletes it does the same. */
const ONE_TASK = [
  ["add", "create", "make", "set", "register"],
  ["delete", "remove", "close", "cancel", "end", "deactivate", "stop"],
  ["change", "edit", "update", "modify"],
  ["see", "view", "find", "check", "open", "access"],
  ["get", "download", "obtain"],
];

/** Share of its terms by which one thing is another. */
const SAME_THING = 0.75;

/** "How do I enable it?" and "How do I disable it?", each told by itself: what is done for both is much the same. */
function areTasks(a: Draft, b: Draft, task: FaqsTask): boolean {
  if (!HOW_TO.test(a.question) || !HOW_TO.test(b.question)) return false;
  const [of, by] = [taskOf(a, task), taskOf(b, task)];
  const isAlike = ONE_TASK.some((verbs) => verbs.includes(of.verb) && verbs.includes(by.verb));
  return !isAlike || shared(of.things, by.things) < SAME_THING * Math.max(of.things.size, by.things.size);
}

/** What a how-to is about: its verb, and the terms of what that is done to. */
function taskOf({ question }: Draft, task: FaqsTask): { verb: string; things: ReadonlySet<string> } {
  const [verb = "", ...things] = question.replace(HOW_TO, "").trim().split(" ");
  return { verb: verb.toLowerCase(), things: termSet(things.join(" "), task) };
}

/** Small words, of no weight in a search, that make of a question its opposite. */
const OPPOSITE = /\b(?:not|off|out|down)\b/i;

/** What is asked of a thing: its terms are the same for "What is X?", "How does X work?" and "When should I not use X?". */
function kindOf({ question }: Draft): string {
  const [asks = ""] = question.split(" ", 1);
  return `${asks.toLowerCase()}${OPPOSITE.exec(question)?.[0].toLowerCase() ?? ""}`;
}

function termSet(text: string, task: FaqsTask): ReadonlySet<string> {
  return new Set(termsOf(text, task.page.locale));
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((term) => b.has(term)).length;
}
