import type { FaqsTask, SourcePage } from "../../../../schemas/generation.ts";
import { completed } from "../../../language/forms/elliptic.ts";
import type { Language } from "../../../language/language.ts";
import { questionFormsOf } from "../../../language/questions.ts";
import { ASKS } from "../../../text/sentence-marks.ts";
import { termsOf } from "../../../text/terms.ts";
import { asksYesOrNo } from "../../../text/yes-or-no.ts";
import { LEADS_TO_PAGES } from "../../page/list.ts";
import { isStep, type Unit, verbatim } from "../../page/unit.ts";
import { bids } from "../../sentence/instruction.ts";
import { isTaskVerb } from "../../sentence/verbs.ts";
import { LIMITS_WHOM, WARNS } from "../../sentence/warnings.ts";
import { answerFrom, answerOfWay } from "../answer/answer-from.ts";
import { authorsAnswer } from "../answer/authors-answer.ts";
import { beginOf } from "../answer/begin-of.ts";
import { ASKS_TO_KNOW, listToKnow } from "../answer/list-to-know.ts";
import { ofAll } from "../answer/of-all.ts";
import { amountAlone, itemsOpened, wholeAnswer } from "../answer/whole-answer.ts";
import type { Answer } from "../answer.ts";
import { aimOf } from "../answer-size.ts";
import { answers, answersItsAuthor, isTrusted } from "../fit/answers.ts";
import { comesLater } from "../fit/comes-later.ts";
import { isHalfSaid } from "../fit/half-said.ts";
import { A_THING, AGAINST, DOES, HOW_TO, thingOf, WHAT_IF } from "../fit/kinds.ts";
import { meets } from "../fit/meets.ts";
import { hasFormOfTitle } from "../fit/title-form.ts";
import { stopsBeforeWays } from "../fit/way-later.ts";
import { askHeading, askOverSteps, askTopic } from "../questions/ask.ts";
import { isNamedInPassing } from "../questions/passing-name.ts";
import { ASKED, type Question } from "../questions/question.ts";
import { isSubjectOf, saysWhat } from "../questions/topic.ts";
import type { Section } from "../sections/section.ts";
import { askedWhere, beginningOf, leastOf } from "../ways/beginning.ts";
import { meansTo } from "../ways/means.ts";
import { namesEnd, tellsAnother } from "../ways/task-lead.ts";
import { beginOfWay } from "../ways/way-paragraph.ts";
import { type PageWords, subjectOf } from "../wording/page-words.ts";
import { mine } from "../wording/person.ts";
import { naming, namingTask, withNamed } from "./naming.ts";
import { answerOnQuestionPage } from "./question-page.ts";

/** A question with its answer, before the best are chosen. */
export interface Draft {
  readonly question: string;
  readonly answer: Answer;
  /** How likely a visitor asks this and is answered, comparable within one page. */
  readonly score: number;
  /** Place on the page. */
  readonly order: number;
  /** Whether the page itself asks so. */
  readonly own?: boolean;
  /** What the question is asked on alone, where it is one of several: " on Windows". */
  readonly platform?: string;
  /** Whether it tells where a way begins. */
  readonly begins?: boolean;
  /** Whether one sentence alone made it. */
  readonly fact?: boolean;
  /** Whether what stands in its section made it, and not the heading. */
  readonly inText?: boolean;
  /** Whether it is asked on a page alone that answers nothing else. */
  readonly last?: boolean;
}

/** What an answer that leans on its question counts for less. */
const LESS_STRAIGHT = 0.3;
/** The same of one with commands: beside ways that are clicked, fewer visitors type them. */
const TYPED = 0.3;

/**
 * The question of a section's heading, answered by the section; `named` is what "it" stands for in it. What
 * "Purpose" or "Limits" would be asked of is the page's thing, unless the section is `ofPart` of it.
 */
export function draftOfSection(
  section: Section,
  task: FaqsTask,
  words: PageWords,
  language: Language,
  named = "",
  ofPart = false,
): Draft | undefined {
  const { title, locale } = task.page;
  const subject = ofPart ? "" : subjectOf(task.page, words);
  const ofPage = ofPart ? "" : title;
  const heading = completed(naming(withNamed(section.heading, named), subject, ofPage, words), title, ofPart, locale);
  const asked =
    taskless(askHeading(heading, subject, words, locale), section, task.page) ??
    topicOf(section, task, words) ??
    askOverSteps(heading, section.units, words, locale);
  const draft = asked && draftOfQuestion(asked, section, task, language);
  return draft && { ...draft, question: namingTask(draft.question, subject) };
}

/** What a heading that names a topic asks, unless the page names it on the way alone. */
function topicOf({ heading, units: [first, second] }: Section, { page }: FaqsTask, words: PageWords) {
  const asked = askTopic(heading, first?.text ?? "", words, page.locale, second?.text);
  const isThing = asked !== undefined && A_THING.test(asked.question);
  return isThing && isNamedInPassing(heading, page, words) ? undefined : asked;
}

/** A page of what those behind it will do themselves: "Harbour roadmap 2031", and not "How to build a roadmap". */
const OF_PLANS =
  /^(?:(?:(?i:our|the|notre|la|nuestra|nostra|onze|de) |\p{Lu}[^\s-]*[ -])){0,3}(?i:(?:(?:product|public) )?road ?map|feuille de route|hoja de ruta|tabella di marcia|routekaart)(?i: (?:del?|du|della|van) \p{L}+)?(?: (?:for )?\d{4}.*)?(?: [|–—-] .*)?$/u;
/** What asks for a way in its own words. */
const ASKS_ITSELF = /[?？]|^how\b/iu;

/** What a heading asks, unless it could name a task and names what its section tells of, "Exit codes", or a plan. */
function taskless(
  asked: Question | undefined,
  { heading, units }: Section,
  { title }: SourcePage,
): Question | undefined {
  const isMade = asked?.kind === "task" || (HOW_TO.test(asked?.question ?? "") && !ASKS_ITSELF.test(heading));
  if (isMade && OF_PLANS.test(title) && !units.some(isStep)) return undefined;
  const isName = HOW_TO.test(asked?.question ?? "") && isSubjectOf(heading, units[0]?.text ?? "");
  return isName && isTaskVerb(heading.split(" ")[0] ?? "") ? undefined : asked;
}

/** A question that a section is asked, answered by it; with the case in which it is asked. */
export function draftOfQuestion(
  asked: Question,
  section: Section,
  task: FaqsTask,
  language: Language,
): Draft | undefined {
  const draft = answeredBy(section, asked, task, language);
  return draft && inItsCase(draft, asked);
}

/** A draft whose question names the case in which it is asked. */
export function inItsCase(draft: Draft, { inCase }: Question): Draft {
  return inCase === undefined ? draft : { ...draft, question: `${inCase} ${draft.question}` };
}

function answeredBy(section: Section, asked: Question, task: FaqsTask, language: Language): Draft | undefined {
  if (section.units.length === 0) return undefined;
  const own = ASKS.test(section.heading);
  const first = listToKnow(asked.question, section, task, language) ?? answerTo(asked, section, task, language);
  const isList = first !== undefined && !opens(first, section.units[0]!) && ASKS_TO_KNOW.test(asked.question);
  const whole = own && first !== undefined && !isList ? openingOf(asked, first, section, task, language) : undefined;
  const straight = whole ?? first;
  const asks = own || asksBare(asked, section, task);
  const byAuthor = straight === undefined && asks ? byItsAuthor(asked, section, task, language) : undefined;
  const isAuthors = byAuthor !== undefined && tellsWarned(asked, byAuthor, section);
  const found =
    straight ?? (isAuthors && !tellsAnother(byAuthor.quote, section.units, asked.question) ? byAuthor : undefined);
  const isNone =
    found !== undefined &&
    (stopsBeforeWays(asked.question, found.quote, section.units) ||
      leavesList(asked, found, section) ||
      skipsDefinition(found, asked, section) ||
      comesLater(asked.question, found, section.units, task.page.locale) ||
      tellsTask(found, asked, section));
  const answer = isNone ? undefined : found;
  if (answer === undefined)
    return (
      draftOfMeans(asked, section, task, language) ??
      draftOfBeginning(asked, section, task) ??
      draftOnQuestionPage(asked, section, task, language)
    );
  const sure = straight === undefined ? asked.sure - LESS_STRAIGHT : asked.sure;
  const isTyped = section.units.some((unit) => unit.kind === "code" && answer.quote.includes(verbatim(unit)));
  const told = 0.2 * Math.min(1, answer.words / aimOf(task)) + 0.2 * meets(asked.question, answer.text, task);
  const score = sure + told - (isTyped ? TYPED : 0);
  return { question: turned(asked.question, answer.text), answer, score, order: section.units[0]!.order, own };
}

/** What an author wrote below one of his many questions, as far as nothing else is known to answer it. */
function draftOnQuestionPage(asked: Question, section: Section, task: FaqsTask, language: Language): Draft | undefined {
  const { question, sure } = asked;
  if (!isAsWritten(question, section.heading)) return undefined;
  const answer = answerOnQuestionPage(asked, section, task, language);
  return answer && { question, answer, score: sure - LESS_STRAIGHT, order: section.units[0]!.order, own: true };
}

/** What somebody says in an interview, and what is not so, said for the sake of what is. */
const SPOKEN = /^\p{Lu}[^.!?:]{1,60}: /u;
const SAYS_NOT = /n['’]t\b|\bnot\b/i;

/**
 * What an author wrote below his question from its first sentence on, where `answer` leaves that out and asks for no way;
 * not for a sentence of it that speaks of what is asked.
 */
function openingOf(
  asked: Question,
  answer: Answer,
  section: Section,
  task: FaqsTask,
  language: Language,
): Answer | undefined {
  const [opening] = section.units;
  if (opening?.kind !== "prose" || opens(answer, opening)) return undefined;
  if (asksForAll(asked, task) || section.units.some(isStep)) return undefined;
  if (SPOKEN.test(opening.text) || (SAYS_NOT.test(opening.text) && !asksYesOrNo(asked.question))) return undefined;
  const whole = byItsAuthor(asked, section, task, language);
  if (whole === undefined || !opens(whole, opening)) return undefined;
  const terms = termsOf(asked.question, task.page.locale);
  const isLost = (unit: Unit) => answer.quote.includes(verbatim(unit)) && !whole.quote.includes(verbatim(unit));
  return section.units.some((unit) => isLost(unit) && unit.terms.some((term) => terms.includes(term)))
    ? undefined
    : whole;
}

/** A question for a place, in other languages. */
const ASKS_WHERE = /^¿?(?:où|wo|dónde|dove|onde|waar)(?!\p{L})/iu;

/** "What is the fee": no heading but a question has its verb there. */
const ASKS_INVERTED =
  /^(?!what (?:is|are) in\b)(?:what|who|where|when|why|which|how) (?:is|are|do|does|did|can|could|should|will|would)\b/i;

/** Whether a heading asks without a mark what all below it answers: a place, or things that a list names. */
function asksBare(asked: Question, { units }: Section, task: FaqsTask): boolean {
  if (asked.sure < ASKED || asksForAll(asked, task)) return false;
  if (!isOther(task)) return ASKS_INVERTED.test(asked.question);
  return ASKS_WHERE.test(asked.question) || units.every(({ kind }) => kind === "item");
}

/** Whether an answer to how something goes by itself is what is done for an end: "To hold it for a month: …". */
function tellsTask({ quote }: Answer, { question }: Question, { units }: Section): boolean {
  return DOES.test(question) && units.some((unit) => namesEnd(unit) && quote.startsWith(verbatim(unit)));
}

/** Whether an answer leaves out the opening of its section, which says what the thing is that is asked for. */
function skipsDefinition({ quote }: Answer, { question }: Question, { units: [first] }: Section): boolean {
  const thing = thingOf(question);
  return thing !== "" && first?.kind === "prose" && !quote.includes(verbatim(first)) && saysWhat(thing, first.text);
}

/** By what means a task is done, of a way that is too long to be told. */
export function draftOfMeans(
  asked: Question,
  { units }: Section,
  task: FaqsTask,
  language: Language,
): Draft | undefined {
  const answer = meansTo(asked.question, units, task, language);
  if (answer === undefined || isHalfSaid(answer.text) || skipsWarning(answer, units)) return undefined;
  return { question: asked.question, answer, score: asked.sure - LESS_STRAIGHT, order: units[0]!.order };
}

/** Where a way begins, of a procedure that is too long to be told. */
export function draftOfBeginning(asked: Question, { units }: Section, task: FaqsTask): Draft | undefined {
  const where = askedWhere(asked, task.page.locale);
  const begins = where === "" ? undefined : beginningOf(units, task.page.locale);
  const answer = begins && answerOfWay(begins, units, task, leastOf(begins));
  if (answer !== undefined && skipsWarning(answer, units)) return undefined;
  return (
    answer && { question: where, answer, score: asked.sure - LESS_STRAIGHT, order: begins.first.order, begins: true }
  );
}

/** A reader's thing in a question, with its second word where it has one: "your refund policy". */
const YOURS =
  /\byour (\p{L}+(?: (?!(?:needs?|has|have|be|is|are|was|were|with|for|to|on|in|at|from|of|and|or|when|if|after|before)\b)\p{L}+)?)/giu;

/** "What does your site need?", where the answer speaks to its reader of "your site": the visitor asks for "my site". */
function turned(question: string, answer: string): string {
  if (/\byou\b/i.test(question)) return question;
  const isReaders = [...question.matchAll(YOURS)].some((found) =>
    answer.toLowerCase().includes(found[0].toLowerCase()),
  );
  return isReaders ? mine(question) : question;
}

/** "What are the types of labels?" */
const KINDS = /^What (?:(?:kinds|types|sorts)\b|are (?:the )?(?:\p{L}+ )?(?:kinds|types|sorts) of\b)/iu;

/** A way, whoever goes it. */
const ASKS_WAY = /^How (?:do|can|should) (?:I|you)\b/i;

/** "What does each permission mean?" */
const EACH = /^what (?:do|does|is|are)\b.*\b(?:each|every)\b.*\b(?:mean|do|for|include|contain|cover)\b/iu;

/** "What are the benefits of it?": each list of its section belongs to the answer. */
const ASKS_LIST =
  /^What (?:are (?:the |my |your )?(?:\p{L}+ )?(?:benefits|advantages|disadvantages|drawbacks|requirements|reasons|limitations|restrictions|rules|exceptions)\b|(?:should|must|can|do) I (?:need to )?(?:include|bring|prepare|provide|consider|submit|send)\b)/iu;

/** Whether a list of the section stands behind an answer that is to name all of it. */
function leavesList({ question }: Question, { quote }: Answer, { units }: Section): boolean {
  const last = units.findLastIndex((unit) => quote.endsWith(verbatim(unit)));
  const list = units.findIndex(({ kind }, i) => i > last && kind === "item");
  return ASKS_LIST.test(question) && list > 0 && !LEADS_TO_PAGES.test(units[list - 1]!.text);
}

/** Whether a part of a section cannot answer it: a way, all kinds of a thing, or each of them. */
export function asksForAll({ question }: Question, { page }: FaqsTask): boolean {
  const asksWay = questionFormsOf(page.locale)?.way ?? ASKS_WAY;
  return asksWay.test(question.replace(/^¿/, "")) || KINDS.test(question) || EACH.test(question);
}

/** "Is it waterproof?", on the page of a bag: nothing else is "it". */
const OF_ITS_THING = /^(?!.*\b(?:this|that|these|those)\b).*\bit\b/i;

/** What stands below a question that the page itself asks, for want of an answer that anybody may have asked for. */
export function byItsAuthor(asked: Question, section: Section, task: FaqsTask, language: Language): Answer | undefined {
  const { units, cut, heading, leads } = section;
  const isOfPage = ASKS.test(heading) && OF_ITS_THING.test(heading) && asksYesOrNo(asked.question);
  const isAsked = asked.sure >= ASKED || isOfPage;
  if (!isAsked || WHAT_IF.test(asked.question) || (cut && asksForAll(asked, task))) return undefined;
  const end = cut ? units.findIndex(({ kind }) => kind !== "prose") : -1;
  const whole = end < 0 ? units : units.slice(0, end);
  const answer = authorsAnswer(whole.slice(beginOf(asked.question, whole)), asked.question, task, language);
  if (answer !== undefined && answersItsAuthor(asked.question, answer.text, task)) return answer;
  const isOpening = leads && asksForAll(asked, task);
  const all =
    cut || isOpening || !isAsWritten(asked.question, heading)
      ? undefined
      : (wholeAnswer(units, task, language) ??
        amountAlone(asked.question, units) ??
        (asksForAll(asked, task) ? undefined : itemsOpened(units, task, language)));
  return all !== undefined && isTrusted(asked.question, all.text, task) ? all : undefined;
}

/** Whether a question opens as its heading does, and was not made from it: "Want to pay by card?". */
function isAsWritten(question: string, heading: string): boolean {
  const opening = question.split(" ", 2).join(" ").toLowerCase();
  return heading.toLowerCase().includes(opening);
}

/** The answer that a section gives to a question; a part of it cannot be all that has to be done. */
export function answerTo(
  asked: Question,
  { units, cut }: Section,
  task: FaqsTask,
  language: Language,
): Answer | undefined {
  if (cut && (asksForAll(asked, task) || WHAT_IF.test(asked.question))) return undefined;
  const table = cut ? undefined : ofAll(asked.question, units, task, language);
  if (table !== undefined) return table;
  const begin = Math.max(beginOf(asked.question, units), beginOfWay(asked.question, units, language));
  const answer = answerFrom(units.slice(begin), asked.question, task, language);
  if (answer === undefined || !answers(asked, answer.text, task)) return undefined;
  if (tellsAnother(answer.quote, units, asked.question)) return undefined;
  if (HOW_TO.test(asked.question) && (skipsWarning(answer, units) || onlyChecks(answer, units))) return undefined;
  // What a section says first of a trouble, or under what only states, is often when the rest of it holds.
  if ((asked.kind === "trouble" || asked.kind === "statement") && !opens(answer, units[0]!)) return undefined;
  return asked.kind === "statement" && !hasFormOfTitle(asked.question, answer.text, task) ? undefined : answer;
}

/** Sentences of a section that may say for whom alone all of it holds. */
const MOST_FOR_ALL = 2;

/** Whether an answer leaves out what its section advises against, warns of, or says first of whom it is for. */
function skipsWarning({ quote }: Answer, units: readonly Unit[]): boolean {
  return units.some(
    (unit, i) => ((i === 0 && AGAINST.test(unit.text)) || isWarning(unit, i)) && !quote.includes(verbatim(unit)),
  );
}

/** What is seen to while something is done. */
const CHECKS = /^(?:- )?(?:please )?(?:(?:make|be) sure|ensure|double-check)\b/i;

/** Whether an answer leaves out how its section begins, and tells nothing but what is seen to besides. */
function onlyChecks(answer: Answer, units: readonly Unit[]): boolean {
  return !opens(answer, units[0]!) && answer.text.split(/\n|(?<=[.!?]) /).every((sentence) => CHECKS.test(sentence));
}

/** Whether what an author wrote of a way tells all that he warns of, and not that alone. */
function tellsWarned({ question }: Question, answer: Answer, { units }: Section): boolean {
  if (!HOW_TO.test(question) || !units.some(isWarning)) return true;
  const isTold = (unit: Unit, i: number) =>
    answer.quote.includes(verbatim(unit)) && bids(unit.text) && !isWarning(unit, i);
  return !skipsWarning(answer, units) && units.some(isTold);
}

/** Whether a unit warns, or says at the beginning of its section for whom alone it is. */
function isWarning({ kind, text }: Unit, i: number): boolean {
  return kind === "prose" && ((WARNS.test(text) && !ASKS.test(text)) || (i < MOST_FOR_ALL && LIMITS_WHOM.test(text)));
}

/** Whether an answer begins with a unit. */
function opens({ quote }: Answer, { passage, start }: Unit): boolean {
  return passage.text.startsWith(quote, start);
}

/** The drafts without the facts and cases that their page tells differently in several places: of what, only those say. */
export function unambiguous(drafts: readonly Draft[]): Draft[] {
  const told = new Map<string, Set<string>>();
  for (const { question, answer } of drafts) told.set(question, (told.get(question) ?? new Set()).add(answer.text));
  return drafts.filter(({ fact, own, question }) => {
    const isOfItsPlace = fact || (!own && WHAT_IF.test(question));
    return !isOfItsPlace || told.get(question)?.size === 1;
  });
}

/** Whether a page is in a language whose questions are templates. */
export function isOther({ page }: FaqsTask): boolean {
  return questionFormsOf(page.locale) !== undefined;
}
