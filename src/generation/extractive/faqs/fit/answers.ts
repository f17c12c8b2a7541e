import type { FaqsTask } from "../../../../schemas/generation.ts";
import { SUM } from "../../../../search/analysis/currencies.ts";
import { questionFormsOf } from "../../../language/questions.ts";
import { asksYesOrNo, REPLIES } from "../../../text/yes-or-no.ts";
import { bidsElsewhere, obliges } from "../../sentence/instruction.ts";
import { onlyReadsOn, READS_ON } from "../../sentence/reads-on.ts";
import { firstSentence } from "../../sentence/trim.ts";
import { answersElse, answersInForms, saysOfHimself } from "../questions/in-forms.ts";
import { ASKED, type Question, SURE } from "../questions/question.ts";
import { leavesAmountUntold } from "./amount.ts";
import {
  A_THING,
  ADVISES_AGAINST,
  DIFFERENCE,
  DOES,
  HOW_TO,
  tellsHours,
  tellsMeasure,
  WHAT_IF,
  WHAT_IS,
  WHEN_NOT,
} from "./kinds.ts";
import { meets } from "./meets.ts";
import { saysNothingNew } from "./nothing-new.ts";
import { isPlaceless } from "./place.ts";
import { tellsPriceAsked } from "./price-of.ts";
import { namesAspect, opensWith, SAYS_WHAT, tellsOfThing, tellsWorking } from "./thing.ts";
import { tellsOneOfTwo } from "./two-things.ts";
import { tellsWay } from "./way.ts";

/** "Why use Acme?" */
const CHOOSES = /^why (?:use|choose|buy|get) (.+)\?$/i;

/** What sends to the page on which it stands. */
const SENDS_TO_ITSELF = /\b(?:check|see|read|consult|skip) this (?:guide|page|article|document|section)\b/i;

/** What its reader has to find beside the text, or has read there: "Enable this option", "make this change". */
const AT_A_CONTROL =
  /\b(?:this|these) (option|setting|(?:drop-?down )?menu|drop-?down|(?:check)?box|toggle|field|parameter|flag|change)(?:e?s)?\b(?!:)/i;

/** What an interviewer asks, which no visitor does. */
const TO_SOMEBODY = /\byou(?:rs?|rself)?\b/i;

/** What those behind a site do, or their reader can: "We accept cash and cards." */
const TO_READER = /\b(?:we|you)\b/i;

const OF_ONESELF = /(?:^|\s)(?:I|I['’](?!m (?:afraid|sorry))\w+|my|me)\b/;

/** What one of its writers did or thinks; what stands in quotation marks is a visitor's. */
const OF_WRITER = /(?:^|\s)I(?:['’]\p{Ll}+)? (?!afraid\b|sorry\b)\p{Ll}/u;

const QUOTED = /["“][^"“”]{0,200}["”]/gu;

/** An answer whose subject is what was asked about. */
const LEANS = /^(?:it|they|this|these|that|because|to)\b/i;

/** Things that have a name together: what is said of them names them at once. */
const SEVERAL = /^What are the ((?!.* (?:of|for|in|to|with|between) ).+)\?$/;

/** What is told by what has to be: "You need a degree." */
const REQUIRED = /(?:requirements|prerequisites|criteria)$/i;

/** What is told by an amount of money: "It is £50 a year." */
const PRICES = /(?:fees|prices|costs|charges|rates)$/i;
const MONEY = new RegExp(SUM, "u");

const NAMES_THEM = /[:;]|\d|\b(?:must|only|cannot|can['’]t|up to|at (?:least|most)|includes?|needs?|require[sd]?)\b/i;

const CONTRASTS = /\b(?:while|whereas|but|unlike|instead|however|on the other hand|differ(?:s|ent|ence)?|rather)\b/i;

const TELLS_A_STORY =
  /^since\b|(?<!\b(?:you|I|they) )\b(?:has|have|had|was|were|did|launched|announced|released)\b|['’]ve\b/i;

/** A clause before a statement. */
const LED = /^(?:when|if|once|after|as|before|while)\b[^,]{0,200}, /i;

/** What a thing is good for has to be told by more than what it is. */
const BENEFITS = /^What are the (?:benefits|advantages) of\b/i;

const IS_GOOD =
  /\b(?:benefits?|advantages?|improv\w*|helps?|reduc\w*|increas\w*|protects?|ensur\w*|better|easier|easily|faster|more|less|fewer|avoids?|prevents?|sav(?:e|es|ing)|keeps?|lets?|allows?|enables?|so that)\b/i;

/**
 * Whether an answer speaks to its question: a way needs instructions, a definition the thing itself, and where it is
 * unsure that anybody asks so, most of what is asked must be spoken of.
 */
export function answers(asked: Question, text: string, task: FaqsTask): boolean {
  const { question, sure } = asked;
  const forms = questionFormsOf(task.page.locale);
  if (forms !== undefined) return answersInForms(asked, text, forms);
  if (saysNothingNew(question, text, task) || (TO_SOMEBODY.test(question) && OF_ONESELF.test(text))) return false;
  if (OF_WRITER.test(text.replace(QUOTED, ""))) return false;
  if (isPlaceless(question, text) || tellsOneOfTwo(question, text, task) || usesUnnamed(question, text)) return false;
  if (WHEN_NOT.test(question) && !ADVISES_AGAINST.test(firstSentence(text))) return false;
  const met = meets(question, text, task);
  // What a heading alone stands for: "Admission".
  if (sure < ASKED && !tellsPriceAsked(question, text)) return false;
  if (onlyReadsOn(text)) return false;
  if (HOW_TO.test(question)) return tellsWay(question, text);
  if (WHAT_IF.test(question) && (READS_ON.test(text) || SENDS_TO_ITSELF.test(text))) return false;
  // "Why Acme?" has nothing else to be met.
  if (/^why \S+\?$/i.test(question) && met === 0 && !LEANS.test(text)) return false;
  const chosen = CHOOSES.exec(question)?.[1];
  if (chosen !== undefined && meets(chosen, firstSentence(text), task) === 0 && !LEANS.test(text)) return false;
  const hours = tellsHours(question, firstSentence(text));
  if (/^(?:why|what (?:is|are|do|does))\b/i.test(question) && !hours && bidsElsewhere(firstSentence(text)))
    return false;
  const several = sure < ASKED ? SEVERAL.exec(question)?.[1] : undefined;
  if (hours) return true;
  if (several !== undefined) {
    if (REQUIRED.test(several) && obliges(firstSentence(text))) return true;
    if (PRICES.test(several) && MONEY.test(firstSentence(text))) return true;
    return meets(several, firstSentence(text), task) === 1 && NAMES_THEM.test(text);
  }
  if (DIFFERENCE.test(question) && sure < ASKED && !CONTRASTS.test(text)) return false;
  if (BENEFITS.test(question) && !IS_GOOD.test(text)) return false;
  if (DOES.test(question))
    return (
      met >= 0.5 &&
      !TELLS_A_STORY.test(firstSentence(text).replace(LED, "")) &&
      (!/ work\?$/.test(question) || tellsWorking(question, firstSentence(text)))
    );
  if (sure >= ASKED && tellsMeasure(question, firstSentence(text))) return true;
  if (A_THING.test(question) && !SAYS_WHAT.test(firstSentence(text)) && !(sure >= ASKED && opensWith(question, text)))
    return false;
  if (sure < ASKED && !namesAspect(question, text, task)) return false;
  if (WHAT_IS.test(question)) return sure === 0 ? met >= 0.75 : met > 0;
  return sure >= SURE || met >= 0.5;
}

/**
 * Whether what the author of a question wrote below it speaks to a visitor who asks it: it says something, to all, and
 * of a thing that he asks for by its name.
 */
export function answersItsAuthor(question: string, text: string, task: FaqsTask): boolean {
  const forms = questionFormsOf(task.page.locale);
  if (forms !== undefined) return answersInForms({ question, sure: ASKED }, text, forms);
  if (saysNothingNew(question, text, task) || OF_ONESELF.test(text)) return false;
  if (isPlaceless(question, text) || tellsOneOfTwo(question, text, task)) return false;
  if (onlyReadsOn(text)) return false;
  if (HOW_TO.test(question)) return tellsWay(question, text);
  if (/^why\b/i.test(question) && meets(question, text, task) === 0 && !LEANS.test(text)) return false;
  return !A_THING.test(question) || tellsMeasure(question, text) || tellsOfThing(question, text, task);
}

/**
 * Whether all that its author wrote below a question may be told a visitor: it says something, is no word of the author
 * about himself, and sends nobody elsewhere. Its form is asked for of reasons and of what a thing is alone.
 */
export function isTrusted(question: string, text: string, task: FaqsTask): boolean {
  const forms = questionFormsOf(task.page.locale);
  if (forms !== undefined)
    return (
      !answersElse(question, text) &&
      !leavesAmountUntold(question, text) &&
      (!(forms.andHow.test(question) || saysOfHimself(text, forms)) ||
        answersInForms({ question, sure: ASKED }, text, forms))
    );
  if (saysNothingNew(question, text, task) || OF_ONESELF.test(text) || isPlaceless(question, text)) return false;
  if (tellsOneOfTwo(question, text, task) || bidsElsewhere(firstSentence(text)) || READS_ON.test(text)) return false;
  if (REPLIES.test(text) && !asksYesOrNo(question)) return false;
  if (/^why\b/i.test(question) && meets(question, text, task) === 0 && !LEANS.test(text)) return false;
  if (HOW_TO.test(question))
    return TO_READER.test(text) && firstSentence(text) === text && meets(question, text, task) === 0;
  return !A_THING.test(question) || tellsMeasure(question, text) || tellsOfThing(question, text, task);
}

/** Whether an answer begins with "this option" and neither it nor its question has named one before. */
function usesUnnamed(question: string, text: string): boolean {
  const control = AT_A_CONTROL.exec(firstSentence(text));
  return (
    control !== null && !`${question} ${text.slice(0, control.index)}`.toLowerCase().includes(control[1]!.toLowerCase())
  );
}
