import { isVague, namesNothing } from "../../../../search/analysis/vague.ts";
import { capitalised } from "../../sentence/trim.ts";
import { isTaskVerb } from "../../sentence/verbs.ts";
import type { PageWords } from "../wording/page-words.ts";
import { mine, OURS } from "../wording/person.ts";
import { fromCapitals, inSmall } from "../wording/title-case.ts";
import { caseOf } from "./in-case.ts";
import { asksSomebody } from "./interview.ts";
import type { Question } from "./question.ts";

const MOST_CHARACTERS = 140;
const OPENING =
  /^(?:what|who|whom|whose|which|when|where|why|how|is|are|was|were|do|does|did|can|could|should|would|will|may|must|has|have|am)\b/i;
/** "Won't it be lost?": with whom it is about, or it is an order. */
const NEGATED =
  /^(?:\p{Lu}\p{L}+n?['’]t (?:I|you|we|they|it|my|your|our|the|this)|(?:Does|Is|Was|Has|Did)n['’]t \p{Lu}\p{L}*)\b/u;
/** "If I leave, can I come back?", "My codes do not work - why is that?" */
const ASKS_LATER =
  /(?:,| [–—-]) (?:wh(?:at|o|ich|en|ere|y)|how|is|are|do|does|did|can|could|should|will|would|may|must|have|has)\b/i;
/** "Have a code?" begins like a question, but only picks its reader out. */
const HOOK =
  /^have (?:an?|any|some|more|no|questions?|ideas?|feedback|suggestions?|comments?|thoughts)\b(?!.* (?:been|\p{L}+ed)\b)/iu;
/** What stands before a question, with its mark: "Acme: What have you learned?". */
const LABEL = /^(?=[^?]*\p{Ll})([^?:,.—]{2,40}?)(?::| [–—-]) (?=\p{Lu}\p{Ll}*(?:['’]s)? )/u;
/** Whom it is from or to; any other label is the case that the question is asked of: "Free plan: …". */
const NO_CASE =
  /^(?:dear|ask) |^(?:the )?(?:cancell?ed|postponed|rescheduled|updated?|archived?|closed|metrics|questions?(?: \d{1,3})?|faqs?|challenge|purpose|problem|goal)$/i;
/** What is done by or for whom it may be, behind the aspect that it is of: "Consent - How can you …?" */
const OF_WHOM = /^(?:how|why|what|when) (?:can|do|will|may) (?:you|we)\b/i;
/** Where a sentence ends and another begins; not within "the U.S. Registry". */
const BETWEEN = /(?<=(?<!\b\p{Lu})[.!]) (?=\p{Lu})/u;
/** What a writer asks to have the reader's interest. */
const RHETORIC =
  /\b(?:should (?:I|you|we)|(?:I|you|we) should) care\?$|\bare (?:you|we) waiting for\b|\bdoes (?:it|that|this) (?:all )?mean(?! (?:if|when)\b)|\bgo from here\?|\bnow what\?|\bso what\?|\bwhat now\?|^what (?:can|should|do) (?:I|you|we) do (?:next|now)\?|^why bother\b|^(?:do|would|did|don['’]t) you (?:like|love|enjoy|want|wish|prefer|hate)\b|^what(?:['’]s| is) the (?:solution|catch|problem|point|answer|alternative|big deal|takeaway)\?|^what(?:['’]s| is) next(?: and why)?\?|\b(?:these|those|such) (?:types|kinds|sorts|ones)\b(?! (?:that|which|who)\b)|^speaking of\b|\b(?:purpose|aim|goal|point|scope) of this (?:guide|page|document|article|section)\b|\bdo (?:you|we|I) mean by\b|(?:^|, )(?:does|do) (?:every(?:body|one)|any(?:body|one)|nobody) (?:really |still )?(?:think|assume|believe|know|care|want)\b|^what(?:['’]s| is) the point\b|^what (?:is|are) your (?:\p{L}+ )?(?:(?:goals?|objectives?)\b|(?:budget|(?:target )?audience)\?$)|^are you (?:ready|looking|interested|new|thinking|considering|tired|struggling|planning)\b|^who am I\?$|^are you an? [^?]*\b(?:looking|searching|seeking|hoping|wishing|struggling|interested)\b|\byou (?:may |might )?(?:ask|say|wonder)\?$|^would you (?!(?:ever )?(?:recommend|advise|suggest|consider|accept)\b)|^(?:is|are|was|were) the\b.*\b(?:(?:correct|proper)ly|installed|enabled|deployed|configured|(?:annotation|configuration|setting|syntax|path) correct|in the (?:right|correct) order)\?$/iu;
/** A question that ends before it says what it asks for. */
const BREAKS_OFF = /\b(?:when|if|while|because|and|or|but|the|an?|my|your|our)\?$/i;
/** Of what stands before it on its page: "Are these stable colours?" */
const POINTS_BACK = /^(?:(?:why|what|how|where) )?(?:are|were) (?:these|those)\b(?! \p{L}+[^\P{L}s]s\b)/iu;
/** What a reader lacks, lost or cannot do. */
const LACKS =
  /^(?:(?:don|didn|can|couldn)['’]t|cannot) (?!(?:I|you|we|they|it|my|your|our|their|the|this|that|he|she|be|worry|forget|know|miss)\b)(?=\p{Ll})/u;
const HAPPENED = /^(?:lost|forgot|forgotten|missed) (?=your |the |an? )/i;
/** What a reader wants to do, other than to read on. */
const WANTED =
  /^(?:want|need|trying|looking) to (?!learn|know|read|see|hear|help|join|contribute|get|talk|find out|dive|go|try)(?=\p{L})/iu;

/** "When to open a box?" */
const TO_DO = /^(when|where|what) to (\p{L}+)( [^?]+\?)$/iu;

/** A task whose "How do I" stands above it: with whose or which thing it is about. */
const DONE_TO =
  /^(?!.*[:;]|.*\b(?:or|wrong|mind|too|twice)\b)\p{L}+ (?:my|the|an?|another|to|on|in|for|up)\b|^(?!.*[:;,]|.*\bor\b)book \p{L}+ for\b/iu;

/** What is asked of a thing that only the text before it names, or of nothing: "How is this possible?" */
const OF_NOTHING =
  /^(?:(?:how|why|what|when)(?: and (?:why|how))? )?(?:is|are|was|will|does|can|did|has) (?:this|that|it)(?: (?:always|still|really|so|even|all|be))* (?:possible|important|necessary|free|happening|happen|work|matter|needed|useful|legal|true|good|bad|better|helpful|relevant)\?$|^what (?:(?:will|won['’]t|does|doesn['’]t|did|has|is|isn['’]t) )?(?:it )?(?:not )?chang(?:es?|ed|ing)(?:\?$|, and what\b)|^what(?:['’]s| is) missing\?$|^why is the (?:case|decision|change) important\?$/i;

/** Whether a question is asked to have its reader's interest alone. */
export function isForEffect(question: string): boolean {
  return question.length <= MOST_CHARACTERS && RHETORIC.test(question);
}

/** The question of a heading that ends one, as a visitor puts it; undefined where nobody would ask it. */
export function ownQuestion(heading: string, words: PageWords): Question | undefined {
  const { inCase, asked } = caseOf(heading);
  const own = questionIn(fromCapitals(asked.replace(/\s+(?=\?)/g, ""), words), words);
  if (own === undefined) return undefined;
  if (inCase !== "") return { ...own, inCase };
  const question = inSmall(own.question, words);
  // What is "ours" in a writer's question is "yours" in a visitor's.
  return { ...own, question: /\bwe\b/i.test(question) ? question : question.replace(OURS, "your") };
}

function questionIn(heading: string, words: PageWords): Question | undefined {
  const asked = labelless(words, /^[^?]{5,}\?/.exec(heading.replace(/^(?:so|and|but|now|well), /i, ""))?.[0] ?? "");
  if (
    asked === "" ||
    asked.length > MOST_CHARACTERS ||
    /\bdid we\b/i.test(asked) ||
    isForEffect(asked) ||
    BREAKS_OFF.test(asked) ||
    POINTS_BACK.test(asked) ||
    OF_NOTHING.test(asked) ||
    asksSomebody(asked)
  )
    return undefined;
  const completed = complete(asked);
  if (completed !== undefined) return { question: completed, sure: isVague(completed) ? 0.5 : 0.95 };
  const last = asked.split(BETWEEN).at(-1)!;
  if (HOOK.test(last) || !(OPENING.test(last) || NEGATED.test(last) || ASKS_LATER.test(last))) return undefined;
  if (/^how to /i.test(last)) return { question: `How do I ${mine(last.slice(7))}`, sure: isVague(last) ? 0.5 : 0.95 };
  const toDo = TO_DO.exec(last);
  if (toDo !== null && isTaskVerb(toDo[2]!)) {
    // Who looks for a place asks where he can do it.
    const may = /^where$/i.test(toDo[1]!) ? "can" : "should";
    const question = `${capitalised(toDo[1]!.toLowerCase())} ${may} I ${mine(`${toDo[2]}${toDo[3]}`)}`;
    return { question, sure: isVague(last) ? 0.5 : 0.95 };
  }
  if (last === asked)
    return { question: capitalised(asked), sure: isVague(asked) || (tooShort(asked) && !WHOLE.test(asked)) ? 0.5 : 1 };
  const isHalf = isVague(last) || tooShort(last) || namesNothing(last);
  return { question: isHalf ? capitalised(asked) : last, sure: 1 };
}

/** A question without the label that only says whom it is from; "" for a way of the case that the label names. */
function labelless(words: PageWords, asked: string): string {
  const [whole = "", label = ""] = LABEL.exec(asked) ?? [];
  if (!OPENING.test(asked.slice(whole.length))) return asked;
  const isAspect =
    / [–-] $/.test(whole) && OF_WHOM.test(asked.slice(whole.length)) && !isVague(asked.slice(whole.length));
  if (label === "" || NO_CASE.test(label) || words.isSite(label) || isAspect) return asked.slice(whole.length);
  return /^how (?:do|can|should) I\b/i.test(asked.slice(whole.length)) ? "" : asked;
}

/** "Lost your key?", "Want to pay by card?", "Book rooms for meetings?": what a reader would ask who says yes. */
function complete(asked: string): string | undefined {
  const bare = asked.slice(0, -1);
  const lower = bare.charAt(0).toLowerCase() + bare.slice(1);
  if (LACKS.test(lower)) return `What if I ${mine(lower)}?`;
  if (HAPPENED.test(bare)) return `What if I ${mine(lower.replace(/^forgotten/, "forgot"))}?`;
  const wanted = WANTED.test(bare) ? bare.replace(WANTED, "") : DONE_TO.test(lower) ? lower : "";
  return isTaskVerb(wanted.split(" ")[0] ?? "") && !wanted.includes(",") ? `How do I ${mine(wanted)}?` : undefined;
}

/** "What's X?" and "Why X?" are short but whole. */
const WHOLE = /^(?:(?:what|who)['’]s|why) (?:(?!next|new|this|that|it|not|now)\S+)\?$/i;

function tooShort(question: string): boolean {
  return question.split(" ").length < 3;
}
