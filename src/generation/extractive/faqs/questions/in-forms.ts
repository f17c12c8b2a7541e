import { catchesReader } from "../../../language/forms/hooks.ts";
import { dutch } from "../../../language/forms/nl.ts";
import { asksItsReader } from "../../../language/forms/of-reader.ts";
import { plain as byMark } from "../../../language/forms/plain.ts";
import { asIfFirst, isUnasked } from "../../../language/forms/unasked.ts";
import type { QuestionForms } from "../../../language/question-forms.ts";
import { ASKS } from "../../../text/sentence-marks.ts";
import { countWords } from "../../../text/words.ts";
import { asksElse, asksYesOrNo, IS_YES_OR_NO } from "../../../text/yes-or-no.ts";
import { STEPS_FOLLOW } from "../../page/steps-follow.ts";
import { priceWordsOf, tellsPrice } from "../../sentence/price.ts";
import { capitalised, firstSentence } from "../../sentence/trim.ts";
import { leavesAmountUntold } from "../fit/amount.ts";
import { tellsPriceAsked } from "../fit/price-of.ts";
import { isOfPlatforms } from "../sections/platform.ts";
import { statesWay } from "../ways/stated.ts";
import type { PageWords } from "../wording/page-words.ts";
import { isFullName, isPerson, tellsApart } from "./defined-in-forms.ts";
import { asksSomebody } from "./interview.ts";
import { ASKED, type Question } from "./question.ts";

/** How sure it is that a visitor asks what a heading stands for. */
const TASK_SURE = 0.75;
const TROUBLE_SURE = 0.7;
const MOST_HEADING = 90;
const LONGEST_HEADING = 300;
/** Letters of a question that names what it asks about, without its label. */
const LEAST_QUESTION = 8;
const LEAST_QUESTION_WORDS = 2;
const MOST_THING_WORDS = 6;

/** What stands before a question in its heading: "Purpose: why do we …?" */
const LABEL = /^[^:：¿?？]{2,40}?\s*(?:[:：]|\s[-–—])\s*(?=\S)/u;

/** What stands before the name of a platform: "Pour iOS ?" asks nothing. */
const ON =
  /^(?:pour|sur|sous|avec|für|auf|unter|mit|bei|para|en|no|na|per|su|voor|op|con|com) (?:l[ae]s? |den |dem |el |o )?/iu;

/** The question that a heading asks or stands for, in a language whose questions are templates. */
export function headingInForms(
  heading: string,
  subject: string,
  words: PageWords,
  forms: QuestionForms,
): Question | undefined {
  if (heading.length > LONGEST_HEADING) return undefined;
  if (forms === byMark)
    return isPlainQuestion(heading) ? { question: capitalised(heading.trim()), sure: 1 } : undefined;
  const whole = bareOf(rewritten(heading, forms), forms);
  const bare = ASKS.test(heading) ? asIfFirst(whole) : whole;
  if (bare.length < 2 || forms.vague.test(bare.replace(LABEL, ""))) return undefined;
  const isAsked = ASKS.test(heading) || forms.asks.test(`${bare} `);
  if (isAsked && isUnasked(whole.replace(LABEL, ""), forms.asks, subject)) return undefined;
  if (ASKS.test(heading) && isOfPlatforms(bare.replace(ON, ""))) return undefined;
  if (ASKS.test(heading) && (asksItsReader(bare.replace(LABEL, "")) || asksSomebody(whole))) return undefined;
  if (forms.asks.test(`${bare} `)) return { question: marked(bare, forms), sure: ASKS.test(heading) ? 1 : ASKED };
  if (ASKS.test(heading)) {
    if (!asksElse(bare) && catchesReader(bare, forms)) return undefined;
    const isPlain = asksYesOrNo(heading) || forms.way.test(bare);
    return { question: marked(bare, forms), sure: isPlain ? ASKED : 0.7 };
  }
  if (bare.length > MOST_HEADING) return undefined;
  const plain = bare.replace(/[.。]$/u, "");
  if (forms.trouble.test(plain)) {
    const trouble = inside(plain.replace(forms.ifWord, ""), words, forms);
    return { question: put(forms.whatToDo, trouble, forms), sure: TROUBLE_SURE, kind: "trouble" };
  }
  const task = plain.replace(forms.purpose, "");
  if (!forms.task.test(task)) return undefined;
  const isBare = forms.howToBare !== undefined && !forms.articles?.test(task);
  const done = isBare ? task : inside(task, words, forms);
  const question = put(isBare ? forms.howToBare : forms.howTo, forms.verbFirst ? uncapitalised(done) : done, forms);
  return { question, sure: TASK_SURE, kind: "task" };
}

/** A heading that is a question but for a word or two: "When to renew". */
function rewritten(heading: string, forms: QuestionForms): string {
  const { rewritten = [] } = forms;
  const asked = rewritten.reduce((text, [from, to]) => text.replace(from, to), heading).replace(/ {2,}/g, " ");
  return asked === heading ? heading : runTogether(asked, forms);
}

/** Whether the mark alone makes a heading a question: more than one word, of whose language nothing else is known. */
function isPlainQuestion(heading: string): boolean {
  return ASKS.test(heading) && heading.length <= MOST_HEADING && countWords(heading) >= LEAST_QUESTION_WORDS;
}

/** An article that opens a sentence, in the languages that write nouns small. */
const OPENING_ARTICLE = /^(?:L[ae]s?|L(?=['’])|Une?|Un[ao]|Il|Lo|I|Gli|El|Los|[OA]s?|Uma?|De|Het|Een)(?=[ '’])/u;

/** A name whose second word has a capital too; no article but one is as long as its first. */
const NAME_OF_WORDS = /^(?!Eine )\p{Lu}[^ ’']{3,} \p{Lu}/u;

/** "What is X?", or "Who is X?", for a sentence that says it. */
export function definitionInForms(
  sentence: string,
  words: PageWords,
  forms: QuestionForms,
): { thing: string; question: string } | undefined {
  const [opening = "", found, several] = forms.definition.exec(sentence) ?? [];
  const thing = found?.trim();
  if (thing === undefined || thing.split(" ").length > MOST_THING_WORDS) return undefined;
  const rest = sentence.slice(opening.length);
  if (!tellsApart(thing, rest)) return undefined;
  if (isPerson(thing, rest)) return isFullName(thing) ? { thing, question: put(forms.whoIs, thing, forms) } : undefined;
  const form = several === undefined ? forms.whatIs : forms.whatAre;
  return { thing, question: put(form, namedInside(thing, words, forms), forms) };
}

/** What a sentence defines, as it stands inside a question; with a capital behind its article it may be a name: "La Poste". */
function namedInside(thing: string, words: PageWords, forms: QuestionForms): string {
  const small = forms.keepsCapitals ? thing : thing.replace(OPENING_ARTICLE, (article) => article.toLowerCase());
  const isArticle = /^\p{L}+[ '’]\p{Ll}/u.test(small) || words.writes(small) || words.isTitle(withoutFirst(small));
  if (small !== thing && isArticle) return small;
  if (small === thing && forms.namesBare === true && !thing.includes(" ")) return thing;
  return NAME_OF_WORDS.test(thing) ? thing : inside(thing, words, forms);
}

function withoutFirst(phrase: string): string {
  return phrase.replace(/^\p{L}+[ '’]/u, "");
}

/** What somebody says of himself, who is asked in an interview; "Je" speaks to its reader in Dutch. */
const OF_ONESELF = /(?:^(?:- )?|[.!?] |\n- )(?:Je |J['’]|Ich |Yo |Eu |Io |Ik )/u;
const OF_ONESELF_IN_DUTCH = /(?:^(?:- )?|[.!?] |\n- )Ik /u;

/** Whether somebody says something of himself. */
export function saysOfHimself(text: string, forms: QuestionForms): boolean {
  return (forms === dutch ? OF_ONESELF_IN_DUTCH : OF_ONESELF).test(text);
}

/** That there are several of what is asked for. */
const COUNTS =
  /^(?:il existe|il y a|es gibt|esistono|ci sono|existen|hay|existem|há|er zijn) (?:plusieurs|différent\p{L}*|mehrere|verschiedene|divers[ei]|vari[ei]|vari[ao]s|vári[ao]s|divers[ao]s|meerdere|verschillende)(?!\p{L})[^:,;(]*\.$/iu;
/** What asks whether there are several, or how many. */
const ASKS_COUNT =
  /^¿?(?:y a-t-il|existe-t-il|est-ce qu['’]il (?:y a|existe)|combien|gibt es|wie ?viele|hay|existen|cuánt[oa]s|ci sono|esistono|quant[ie]|há|existem|quant[oa]s|zijn er|hoeveel|are there|how many)(?!\p{L})/iu;
/** What no yes or no answers. */
const ASKS_WHY = /^¿?(?:pourquoi|warum|wieso|weshalb|perché|por qu[eé]|waarom)(?!\p{L})/iu;
/** What is no way, and how the steps of one are told. */
const ASKS_WHICH =
  /^¿?(?:quel(?:le)?s?|welche[rsmn]?|qual[ie]?|quais|cuál(?:es)?|welke?)(?!\p{L})(?!.*(?<!\p{L})(?:étape|démarche|schritt|pass[io]|passaggi|pasos|etapa|stappen))/iu;
const STEPS =
  /^(?:- )?(?:(?:tout )?d['’]abord|premièrement|zuerst|zunächst|als erstes|prima di tutto|innanzitutto|primero|primeiro|eerst),? |[.!] (?:Ensuite|Danach|Anschließend|In seguito|Luego|Depois|Daarna),? /iu;

/** What asks how something is done, what leads to the reasons for it, and what only counts its steps. */
const ASKS_HOW = /^¿?(?:cómo|comment|wie|como|come|hoe)(?!\p{L})/iu;
const REASONS = /(?<!\p{L})(?:motiv[oi]s?|razones|razões|raisons|gründen?|ragioni|redenen)(?!\p{L})[^.:]{0,40}[:：]/iu;
const COUNTS_STEPS =
  /(?<!\p{L})(?:proces(?:o|so|sus)?|procédure|procedura|verfahren)(?: \p{L}+)? (?:de|en|in|a|à|con|com|mit|van|met) (?:\p{N}|dos|tres|cuatro|dois|três|quatro|deux|trois|quatre|due|tre|quattro|zwei|drei|vier|twee|drie) (?:pasos|passos|etapas|étapes|passaggi|fasi|schritten|stappen)(?!\p{L})/iu;

/** On what something depends, which is told nowhere: "Cela dépend de votre niveau." */
const ONLY_DEPENDS =
  /^(?:(?:cela|ça|tout) (?:dépend|varie)|das hängt(?= [^.]* ab[.!])|(?:das|es) kommt(?= [^.]*darauf an)|(?:(?:eso|esto|todo|isso|isto|tudo) )?depende|(?:(?:ciò|questo|tutto) )?dipende|dat hangt|dat ligt(?= [^.]*aan)|sans oublier|nicht zu vergessen|sin olvidar|senza dimenticare|sem esquecer|niet te vergeten)(?!\p{L})[^.:;\p{N}]*[.!]$/iu;

/** Whether a text answers another kind of question: how many there are, a yes to a why, a way's first step to what there is. */
export function answersElse(question: string, text: string): boolean {
  if (text.split(/(?<=[.!]) /u).every((sentence) => ONLY_DEPENDS.test(sentence))) return true;
  if (firstSentence(text) === text && COUNTS.test(text)) return !ASKS_COUNT.test(question);
  const untold = [REASONS, COUNTS_STEPS].some((form) => form.test(firstSentence(text)));
  if (ASKS_HOW.test(question) && untold) return true;
  return (ASKS_WHY.test(question) && IS_YES_OR_NO.test(text)) || (ASKS_WHICH.test(question) && STEPS.test(text));
}

/** What asks for hours, which are told in figures. */
const ASKS_HOURS =
  /^¿?(?:Wie sind|Quels sont|Cuál es|Qual é|Quali sono|Wat zijn) \p{L}+ \p{L}*(?:zeiten|horaires(?: d['’]ouverture)?|horario(?: de \p{L}+)?|horário(?: de \p{L}+)?|orari(?: di apertura)?|openings(?:tijden|uren))\s?\?$/iu;

/** What asks how long a thing with a title takes, and what tells it. */
const ASKS_DURATION = /^¿?(?:cuánto dura|combien de temps dure|wie lange dauert|quanto dura|hoe lang duurt) [«„“‘]/iu;
const TELLS_TIME =
  /\p{N}|(?<!\p{L})(?:minut\p{L}*|heures?|jours?|semaines?|mois|ans?|années?|stunden?|tagen?|wochen?|monat\p{L}*|jahr\p{L}*|horas?|d[ií]as?|semanas?|mes(?:es)?|años?|mês|anos?|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|uur|uren|dag(?:en)?|week|weken|maand(?:en)?|jaar)(?!\p{L})/iu;

/**
 * Whether an answer speaks to its question: a task's begins with what to do, and who asks for a way
 * or has a trouble is told what has to be done, or can be.
 */
export function answersInForms({ question, kind, sure }: Question, text: string, forms: QuestionForms): boolean {
  if (saysOfHimself(text, forms)) return false;
  if (answersElse(question, text)) return false;
  // What a heading alone stands for: "Costs".
  if (sure <= ASKED && asksPrice(question) && !tellsPrice(text)) return false;
  if (sure <= ASKED && !tellsPriceAsked(question, text)) return false;
  if (leavesAmountUntold(question, text)) return false;
  if (sure <= ASKED && ASKS_HOURS.test(question) && !/\p{N}/u.test(text)) return false;
  if (ASKS_DURATION.test(question) && !TELLS_TIME.test(text)) return false;
  const tells = (said: string) => forms.bids.test(said) || forms.obliges.test(said);
  if (firstSentence(text) === text && STEPS_FOLLOW.test(text.replace(/^- /, ""))) return false;
  if (kind === "task") return tellsTask(question, text, forms);
  if (forms.andHow.test(question) && !tells(text) && !forms.offers.test(text)) return false;
  return (kind !== "trouble" && !forms.way.test(bareOf(question, forms))) || tells(text) || forms.offers.test(text);
}

/** Names of a price that are written in one word with its thing, or none by themselves. */
const ASKS_HOW_HIGH =
  /^(?:Wie hoch (?:ist|sind) d(?:er|ie) \p{L}*(?:preise|kosten|gebühren|tarife|beitr[aä]ge?)|Hoe hoog is de contributie|Wat zijn de \p{L}+prijzen)\?$/iu;

function asksPrice(question: string): boolean {
  return priceWordsOf(question).length > 0 || ASKS_HOW_HIGH.test(question);
}

/** Whether a text bids what is to be done for a task, or says by what means that can be. */
function tellsTask(question: string, text: string, forms: QuestionForms): boolean {
  const first = firstSentence(text);
  if (forms.bids.test(first)) return !repeatsTask(question, text, forms);
  const [line = ""] = text.replace(/^- /, "").split("\n", 1);
  return statesWay(question, firstSentence(line), forms);
}

/** Letters that the forms of a verb share. */
const ROOT = 4;

/** Whether all that is told of a task is one order to do it: "Manage the settings of your account." for how it is managed. */
function repeatsTask(question: string, text: string, { howTo }: QuestionForms): boolean {
  const [before = ""] = howTo.split("%");
  const root = (words: string): string => words.toLowerCase().slice(0, ROOT);
  const isOneOrder = firstSentence(text) === text && !/[:：;；]\s/u.test(text);
  return isOneOrder && root(question.slice(before.length)) === root(text);
}

/** A heading or question without its marks, and without the label of a question; "" of a question that is too short. */
function bareOf(heading: string, { asks }: QuestionForms): string {
  const bare = heading.replace(/^[¿\s]+|[\s?？]+$/gu, "");
  const unlabelled = bare.replace(LABEL, "").replace(/^[¿\s]+/u, "");
  if (unlabelled === bare || !asks.test(`${unlabelled} `)) return bare;
  return unlabelled.length >= LEAST_QUESTION ? unlabelled : "";
}

/**
 * A question with its marks. One within it has its own: a statement or a question before that stays ("The box is lost.
 * ¿What now?"), and only what leads to it goes ("First: ¿what now?").
 */
function marked(bare: string, { marks: [open, close] }: QuestionForms): string {
  const at = open === "" ? -1 : bare.indexOf(open);
  const before = bare.slice(0, Math.max(0, at)).trimEnd();
  if (/[,.!…]$/.test(before)) return `${capitalised(bare)}${close}`;
  const asked = before.endsWith(close) ? bare : bare.slice(at + 1);
  return `${open}${capitalised(asked)}${close}`;
}

/** A phrase as it stands inside a question. */
function inside(phrase: string, words: PageWords, { articles, keepsCapitals }: QuestionForms): string {
  if (!keepsCapitals || articles === undefined) return words.inSentence(phrase);
  return phrase.replace(articles, (article) => article.toLowerCase());
}

function uncapitalised(phrase: string): string {
  return phrase.charAt(0).toLowerCase() + phrase.slice(1);
}

function put(form: string, words: string, forms: QuestionForms): string {
  return runTogether(
    form.replace("%", () => words),
    forms,
  );
}

function runTogether(question: string, { elisions }: QuestionForms): string {
  return elisions.reduce((text, [from, to]) => text.replace(from, to), question);
}
