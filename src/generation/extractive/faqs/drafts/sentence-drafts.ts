import type { FaqsTask } from "../../../../schemas/generation.ts";
import type { Language } from "../../../language/language.ts";
import { ASKS } from "../../../text/sentence-marks.ts";
import { shareIn, termsOf } from "../../../text/terms.ts";
import { asksYesOrNo } from "../../../text/yes-or-no.ts";
import { isExample } from "../../page/example.ts";
import { ledItems } from "../../page/list.ts";
import { isStep, repeatsOtherPages, type Unit, verbatim } from "../../page/unit.ts";
import { speaksForAll } from "../../page/whole-page.ts";
import { isOrder } from "../../sentence/orders.ts";
import { tellsPrice } from "../../sentence/price.ts";
import { tidy } from "../../sentence/trim.ts";
import { answerFrom, answerOfWay } from "../answer/answer-from.ts";
import { withRemedyBehind } from "../answer/remedy-behind.ts";
import { sentenceAnswer } from "../answer/sentence-answer.ts";
import type { Answer } from "../answer.ts";
import { limitOf } from "../answer-size.ts";
import { answers } from "../fit/answers.ts";
import { HOW_TO, WHAT_IF } from "../fit/kinds.ts";
import { SHOWS_ONLY } from "../fit/nothing-new.ts";
import { askAct, askCase, askDefinition, askFact, askSpelledOut } from "../questions/ask.ts";
import { pointsAtExample } from "../questions/cases-in-forms.ts";
import type { Defined } from "../questions/definition.ts";
import type { AskedFact } from "../questions/facts/questions.ts";
import { isNamedInPassing } from "../questions/passing-name.ts";
import { SURE } from "../questions/question.ts";
import { onPlatformOf, platformOf } from "../sections/platform.ts";
import type { Section } from "../sections/section.ts";
import { ofPlace, ofSpeaker } from "../sections/speaker.ts";
import { withoutPicture } from "../ways/picture.ts";
import { taskOf } from "../ways/task-lead.ts";
import type { PageWords } from "../wording/page-words.ts";
import { isToldElsewhere } from "./case-elsewhere.ts";
import { caseListAt } from "./case-list.ts";
import { type Draft, isOther } from "./draft.ts";
import { rowsListAt } from "./rows-list.ts";
import { thingsListAt } from "./things-list.ts";
import { waysListAt } from "./ways-list.ts";

const CASE_SCORE = 0.85;
/** In other languages less is known of a case than of a heading. */
const OTHER_CASE_SCORE = 0.65;
const THINGS_SCORE = 0.6;
const FACT_SCORE = 0.5;
/** What a way counts less that is said of a thing: "Boxes can be sorted by …". */
const LESS_DIRECT = 0.1;
/** What the next sentence is said under. */
const LIMITS = /\b(?:only|some|certain|unless|without)\b/i;
/** A sentence that takes back or limits the one before it. */
const CORRECTS =
  /^(?:but|however|actually|except|unless|that said|still|though|in fact|only if)\b|, however,|(?<!\b(?:no|without) )\bexcept(?:s|ions?)?\b|\bexempt(?:ed|s|ions?)?\b/i;
/** The case that what follows is said in: "During the sale, all prices are final.", "On the Starter plan, …". */
const OF_CASE_BEFORE =
  /^(?!in (?:fact|short|general)\b|for (?:example|instance)\b|since \d{4}\b)(?:in|on|during|for|if|with|until|since|before|after|when|while)\b[^.]{2,60},|\b(?:the|an?|on|\p{L}{2,}er|pro|basic|free) plans?\b/iu;
/** A site's own name stands on each of its pages; what it does is asked of things that the title names. */
const OWN_ACT = 0.6;
/** "The short form": of which thing, only what stands before it tells; a name may have an article. */
const OF_SOMETHING =
  /^(?:(?:[Tt]he|[Ee]l|[Ll]a|[Ll][oae]s|[Ll]e|[Ii]l|[Gg]li|[Hh]et|[Oo]s?|[Aa]s) (?!\p{Lu})|[Ll]['’]\p{Ll}|(?:[Dd]er|[Dd]ie|[Dd]as) )/u;
/** A first name alone names nobody. */
const FIRST_NAME = /^Who is \S+\?$/;
/** Share of the title that a thing makes up, from which the page is about it rather than about something of it. */
const ABOUT_IT = 0.2;
const NEXT = /^(?:then|next|now|after that|afterwards?|finally),? |^(?:click|tap|press|select|choose|enter)\b/i;
/** What is not found on the way of some steps: which, or where, only they tell. */
const LOOKS_FOR =
  /\b[Ii]f you (?:can(?:no|['’])t|do(?: not|n['’]t)) (?:find|see|locate) (?:(?:the|this|that)\b|an? |["“]?\p{Lu})/u;
const CASE_CLAUSE = /^(?:- )?(?:If|Si|Se|Caso|Wenn|Falls|Sofern|Als|Indien|Wanneer) [^,]*,\s*/;

/** Questions for the things that a section says what they are or do; on the page's own things only. */
export function draftsOfDefinitions(
  section: Section,
  task: FaqsTask,
  words: PageWords,
  language: Language,
  opensPage: boolean,
): Draft[] {
  const locale = task.page.locale;
  const drafts: Draft[] = [];
  const isRepeated = repeatsOtherPages(task.page);
  section.units.forEach((unit, i) => {
    if (unit.kind !== "prose") return;
    const around = { title: task.page.title, next: section.units[i + 1]?.text ?? "" };
    const defined = askDefinition(unit.text, words, locale, language, around);
    const asked = defined ?? askAct(unit.text, words, locale);
    if (asked === undefined || (defined && isOnTheWay(defined, task, words))) return;
    const [thing, title, heading] = [asked.thing, task.page.title, section.heading].map((text) =>
      termsOf(text, locale),
    ) as [string[], string[], string[]];
    const share = defined ? Math.max(topicShare(thing, title), topicShare(thing, heading)) : shareIn(title, thing);
    // What a site is for as a whole stands on any of its pages.
    if (!defined && words.isSite(asked.thing) && shareIn(thing, title) < 1) return;
    // One thing that it does, told further down, is asked of no whole.
    if (!defined && !opensPage && !speaksForAll(section.heading) && !thing.some((term) => heading.includes(term)))
      return;
    const isMet = share < 1 && defined !== undefined && isMetOn(defined, thing, words) && !isRepeated(unit);
    const weight = isMet ? 0 : share;
    if (!isMet && (weight < (defined ? 1 : OWN_ACT) || (!defined && shareIn(thing, title) < ABOUT_IT))) return;
    const answer = answerBeginningAt(section.units, i, asked.question, task, language);
    if (answer === undefined) return;
    drafts.push({ question: asked.question, answer, score: (defined ? 0.55 : 0.3) + 0.4 * weight, order: unit.order });
  });
  return drafts;
}

/** Who somebody is, and what several things are, which have no name by themselves. */
const OF_NO_PRODUCT = /^¿?(?:Who|What are|Que sont|Qué son|Che cosa sono|O que são|Wat zijn)(?!\p{L})/u;

/** Whether a sentence tells on the way what a name is that its page is not about; who somebody is, he asks where he meets him. */
function isOnTheWay({ thing, question, introduced }: Defined, { page }: FaqsTask, words: PageWords): boolean {
  return introduced !== true && !OF_NO_PRODUCT.test(question) && isNamedInPassing(thing, page, words);
}

/** Whether a visitor of a page meets a thing that neither its title nor a heading names: it comes back to it, or introduces it. */
function isMetOn({ thing, question, introduced }: Defined, terms: readonly string[], words: PageWords): boolean {
  if (introduced === true) return true;
  return !OF_SOMETHING.test(thing) && !FIRST_NAME.test(question) && words.comesBackTo(terms);
}

/** What leads to the remedies of a case: the causes alone help nobody. */
const REMEDIES = /\b(?:solutions?|fix(?:es)?|remed(?:y|ies)|troubleshoot\p{L}*)\b/iu;
/** Characters at the end of a line that leads to something in which that is named. */
const LEADING = 200;

/** Questions for the lists of a section that answer one with all of their items. */
export function draftsOfLists(section: Section, task: FaqsTask, words: PageWords, language: Language): Draft[] {
  const { units } = section;
  return units.flatMap((unit, i) => {
    const rows = rowsListAt(units, i, words, task, language);
    if (rows !== undefined) {
      const question = ofPlace(rows.question, section.heading, task.page.title);
      return [{ ...rows, question, score: THINGS_SCORE, order: unit.order, fact: true }];
    }
    if (isOther(task)) return [];
    const ofTask = caseListAt(units, i) ?? waysListAt(units, i, limitOf(task));
    const list = ofTask ?? thingsListAt(units, i, words, language, limitOf(task));
    // A list that goes on in the next passage would be told in part.
    const goesOn = section.cut === true && list?.told.last === units.at(-1);
    const answer = list === undefined || goesOn ? undefined : answerOfWay(list.told, units, task);
    if (list === undefined || answer === undefined) return [];
    if (ofTask !== undefined) return [{ question: list.question, answer, score: CASE_SCORE, order: unit.order }];
    if (OF_A_CASE.test(section.heading)) return [];
    const question = list.question.replace(/\?$/, `${platformOf(section.heading)}?`);
    return [{ question, answer, score: THINGS_SCORE, order: unit.order, fact: true }];
  });
}

/** Questions of a kind that are tried for one section: few are shown, and each takes a tenth of a millisecond. */
const MOST_TRIED = 200;

/** Questions for the cases that a section's sentences tell of ("If you lost your key, …"). */
export function draftsOfCases(
  section: Section,
  sections: readonly Section[],
  task: FaqsTask,
  language: Language,
): Draft[] {
  let tried = 0;
  const { locale } = task.page;
  const ofSteps = unitsOfSteps(section.units);
  return section.units.flatMap((unit, i) => {
    if (ofSteps.has(unit) && LOOKS_FOR.test(unit.text)) return [];
    const isLimited = !unit.opensLine && LIMITS.test(section.units[i - 1]?.text ?? "");
    const isText = unit.kind !== "code" && unit.kind !== "row" && !isExample(section.units, i);
    const question = isText && !isLimited ? askCase(unit.text, locale, unit.opensLine) : undefined;
    if (question === undefined || ++tried > MOST_TRIED) return [];
    const begun = answerBeginningAt(section.units, i, question, task, language);
    if (begun === undefined) return [];
    const answer = withRemedyBehind(begun, section.units.slice(i), task, language);
    if (section.units.slice(i + 1).some(leadsToRemedies) || SHOWS_ONLY.test(answer.text)) return [];
    const { text } = answer;
    if (isOther(task) && (pointsAtExample(text) || isToldElsewhere(question, text, section, sections, locale)))
      return [];
    // What follows from the case must answer: the case itself speaks of needs.
    if (!answers({ question, sure: SURE }, answer.text.replace(CASE_CLAUSE, ""), task)) return [];
    const named = onPlatformOf(section.heading, question, answer.text);
    if (named === undefined) return [];
    const of = isOther(task) ? { score: OTHER_CASE_SCORE, fact: true } : { score: CASE_SCORE };
    return [{ question: named, answer, order: unit.order, ...of }];
  });
}

function leadsToRemedies({ text }: Unit): boolean {
  return /[:：]$/u.test(text) && REMEDIES.test(text.slice(-LEADING));
}

/** Questions for the names that a section shortens and says what they are, whatever its page is about. */
export function draftsOfSpelledOut(section: Section, task: FaqsTask, words: PageWords, language: Language): Draft[] {
  return section.units.flatMap((unit, i) => {
    const question = unit.kind === "prose" ? askSpelledOut(unit.text, words, task.page.locale) : undefined;
    const answer = question === undefined ? undefined : answerBeginningAt(section.units, i, question, task, language);
    if (question === undefined || answer === undefined) return [];
    if (!answers({ question, sure: SURE }, answer.text, task)) return [];
    return [{ question, answer, score: FACT_SCORE, order: unit.order }];
  });
}

/**
 * Questions for the limits, defaults, needs and ways that single sentences tell, about what the page is about. What
 * "we" do is asked of the `speaker`, where the page has several.
 */
export function draftsOfFacts(
  section: Section,
  task: FaqsTask,
  words: PageWords,
  language: Language,
  speaker = "",
): Draft[] {
  const { locale } = task.page;
  const led = ledItems(section.units);
  const ofSteps = unitsOfSteps(section.units);
  let tried = 0;
  return section.units.flatMap((unit, i) => {
    // A price is the same whenever it is told.
    if (unit.kind === "code" || unit.kind === "row" || (ofSteps.has(unit) && !tellsPrice(unit.text))) return [];
    if (led.has(unit) || taskOf(unit) !== "") return [];
    const asked = askFact(tidy(unit.text, language), words, locale);
    if (asked === undefined || ++tried > MOST_TRIED) return [];
    // By what its first sentence says how to do, a page is about that.
    const isOfPage = unit.order === 0 && section.heading === "" && HOW_TO.test(asked.question);
    if (!isOfPage && !isOfTopic(asked, section.heading, task, words)) return [];
    const before = unit.opensLine ? "" : (section.units[i - 1]?.text ?? "");
    if (asked.denies && (LIMITS.test(before) || OF_CASE_BEFORE.test(before))) return [];
    const { question } = asked;
    if (unit.kind === "item" && BINDS_WHOM.test(question)) return [];
    const answer = asked.local
      ? sentenceAnswer(section.units, i, language)
      : answerBeginningAt(section.units, i, question, task, language);
    // A local fact has its form already, and a yes may say its question again.
    if (answer === undefined || !(asked.local || answers({ question, sure: SURE }, answer.text, task))) return [];
    if (isCorrected(section.units, i, answer)) return [];
    const named = onPlatformOf(section.heading, ofSpeaker(question, speaker), answer.text);
    const score = asked.passive ? FACT_SCORE - LESS_DIRECT : FACT_SCORE;
    if (named === undefined || (speaker !== "" && OF_OURS.test(named))) return [];
    const draft: Draft = { question: named, answer, score, order: unit.order, fact: true };
    return [asked.last ? { ...draft, last: true } : draft];
  });
}

/** Numbered lines of which few are orders, from so many on, are rules. */
const [MANY_RULES, MOSTLY] = [4, 0.6];

/** The steps with what stands in their lines: what is forbidden there is forbidden then, and not always. */
function unitsOfSteps(units: readonly Unit[]): ReadonlySet<Unit> {
  const steps = units.filter(isStep);
  const orders = steps.filter(({ text, source }) => isOrder(text, source.locale));
  // Numbered rules of a place state what is so whenever it is.
  if (steps.length >= MANY_RULES && orders.length < MOSTLY * steps.length) return new Set();
  let isWithin = false;
  return new Set(
    units.filter((unit) => {
      if (unit.opensLine) isWithin = isStep(unit);
      return isWithin;
    }),
  );
}

/** A heading under which a fact may hold for a case, a plan or a version alone: "Free plan", "For Android", "I lost it". */
const OF_A_CASE =
  /\?$|\d|^(?:if|when|what|why|who|where|for|on|in|with|without|I|my)\b|\b(?:plans?|versions?|tiers?|edition|only|not|cannot|can['’]t|examples?|legacy|beta|known issues?|trouble\p{L}*|errors?)\b|n['’]t\b/iu;

/** "We do not provide water": what is not there is so for all. */
const GIVES_NONE = /\b(?:do|does)(?: not|n['’]t) (?:provide|offer|have|supply)\b/iu;

/** "When are you open?": of those behind the page. */
const OF_US = /\byou\b/i;
const OF_OURS = /\byour?\b/i;

/** Whom a rule binds: in a list of rules one line says it of any of them. */
const BINDS_WHOM = /^Who must\b/;

/** "Can I …?": what a text denies its reader in passing. */
const OF_READER = /^(?:can|do) I\b/i;

/**
 * Whether a fact is about what its section is about, or, where that is no case, most of it is about what its page is
 * about. A rule may be about any of it, and most of a denial has to be.
 */
function isOfTopic(
  { question, rule, local, denies }: AskedFact,
  heading: string,
  { page }: FaqsTask,
  words: PageWords,
): boolean {
  if (local) return !OF_A_CASE.test(heading.replace(GIVES_NONE, ""));
  const terms = termsOf(question, page.locale);
  const title = new Set(termsOf(page.title, page.locale));
  const topic = heading === "" ? title : new Set(termsOf(heading, page.locale));
  const isOfPage = (term: string) => topic.has(term) || title.has(term) || words.comesBackTo([term]);
  if (rule) return OF_US.test(question) || terms.some(isOfPage);
  const isMostly = terms.filter(isOfPage).length * 2 >= terms.length;
  if (denies && ((words.isLong && !isMostly) || (OF_A_CASE.test(heading) && !ASKS.test(heading)))) return false;
  if (terms.some((term) => topic.has(term))) return true;
  return isMostly && !OF_READER.test(question) && !OF_A_CASE.test(heading);
}

/** Whether the paragraph of an answer takes back, behind what is shown, what it says. */
function isCorrected(units: readonly Unit[], from: number, { text }: Answer): boolean {
  // How the next paragraph opens may take back this one.
  const behind = units.slice(from + 1, from + paragraphLength(units, from) + 1);
  return behind.some((unit) => CORRECTS.test(unit.text) && !text.includes(unit.text));
}

/** An answer that begins with the unit itself and ends with its paragraph; undefined where the unit cannot be shown. */
function answerBeginningAt(
  units: readonly Unit[],
  at: number,
  question: string,
  task: FaqsTask,
  language: Language,
): Answer | undefined {
  const paragraph = units.slice(at, at + paragraphLength(units, at));
  // What it leads to is no list: nobody can tell how much of what follows has to be done.
  const isToDo = HOW_TO.test(question) || WHAT_IF.test(question);
  const next = units[at + paragraph.length];
  if (isToDo && /[:：]$/u.test(withoutPicture(paragraph.at(-1)!, next))) return undefined;
  if (HOW_TO.test(question) && next !== undefined && (goesOn(next) || isFirstOfAll(units[at]!, next))) return undefined;
  const told = asksYesOrNo(question) ? paragraph.slice(0, endOfTopic(paragraph, language)) : paragraph;
  const answer = answerFrom(told, question, task, language);
  return answer?.quote.startsWith(verbatim(units[at]!)) ? answer : undefined;
}

/** Whether what has to be done is only what the code behind it needs: "To add it, you must turn the other one off." */
function isFirstOfAll({ text }: Unit, next: Unit): boolean {
  return next.kind === "code" && /\byou (?:must|have to|need to)\b/i.test(text);
}

/** Whether a unit is the next thing that is done: "Then click Save." */
function goesOn(unit: Unit): boolean {
  return isStep(unit) || NEXT.test(unit.text);
}

/** Where a paragraph goes on to something else: with a sentence that neither leans on those before it nor has a word of them. */
function endOfTopic(paragraph: readonly Unit[], language: Language): number {
  const known = new Set(paragraph[0]!.terms);
  const end = paragraph.findIndex(({ text, terms }, i) => {
    const isElse = i > 0 && !language.dangling.test(text) && !terms.some((term) => known.has(term));
    if (!isElse) for (const term of terms) known.add(term);
    return isElse;
  });
  return end < 0 ? paragraph.length : end;
}

/** Units of a paragraph that are looked at: no answer has as many, and each sentence may begin one. */
const LONGEST_PARAGRAPH = 100;

/** Units of the paragraph from one of its units on, with the list that it leads to. */
function paragraphLength(all: readonly Unit[], from: number): number {
  const units = all.slice(from, from + LONGEST_PARAGRAPH);
  const next = units.findIndex((unit, i) => i > 0 && unit.opensLine);
  const leads = next > 0 && /[:：]$/u.test(units[next - 1]!.text);
  const end = leads ? units.findIndex((unit, i) => i >= next && unit.kind !== "item") : next;
  return end < 0 ? units.length : end;
}

/** How much a thing is the topic that a title or heading names, 0..1: it is named in it, or is its full name. */
function topicShare(thing: readonly string[], topic: readonly string[]): number {
  return Math.max(shareIn(topic, thing), shareIn(thing, topic));
}
