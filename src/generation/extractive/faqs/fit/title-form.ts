import type { FaqsTask } from "../../../../schemas/generation.ts";
import { questionFormsOf } from "../../../language/questions.ts";
import { termsOf } from "../../../text/terms.ts";
import { doneBy, doneByOthers, IS_DONE, obliges } from "../../sentence/instruction.ts";
import { PRESENTS_PAGE } from "../../sentence/presents-page.ts";
import { answersElse } from "../questions/in-forms.ts";
import { HOW_TO } from "./kinds.ts";
import { meets } from "./meets.ts";

/** Where somebody tells what he himself did. */
const OF_WRITERS = /\b(?:we|our|I|my)\b/i;
/** "In the General section, you can change it": a place with what may be done there. */
const THERE_YOU_MAY = /^(?:in|within|on|from|under|using|with) [^.!?]{3,120}\byou (?:can|may)\b/i;
const YOU_MAY = /\byou (?:can|may|could) (?:also )?(\p{L}+)/iu;
const WHY = /^why\b/i;
/** A trouble that is asked for its reason is as well met by what to do about it. */
const WHY_NOT = /^why\b.*(?:\bnot\b|n['’]t\b)/i;
const TELLS_WHY =
  /\b(?:because|since|so that|so (?:you|we|they)|reasons?|causes?|due to|in order to|thanks to|advantages?|benefits?|by \p{L}+ing|(?:help|allow|enable|let|mean|make|protect|prevent|improve|reduce|save|ensure|avoid|keep)s?)\b/iu;
const WHEN_TO = /^when should (?:I|we|you)\b/i;
const ADVISES = /\b(?:should|must|need to|use|consider|choose|recommend\w*|best|ideal|only)\b/i;
const WHEN = /^when\b/i;
const TELLS_WHEN =
  /\b(?:when(?:ever)?|if|once|after|before|until|while|as soon as|time|dates?|days?|weeks?|months?|years?|hours?|minutes?|every|always|never|immediately)\b|\d/i;
/** "What formats does X support?" */
const WHAT_DOES = /^what .*\bdo(?:es)? .* (\p{L}+)\?$/iu;
/** What the verb of "What does X mean?" is met by: it weighs nothing in a search. */
const MEANS = /\b(?:means?|stands? for|refers? to)\b/i;
/** "How reusable is X?" */
const HOW_MUCH = /^how (?!many|much|long|often|soon|far)(\p{L}+) (?:is|are|was|were)\b/iu;
const HOW_DOES = /^how do(?:es)?\b(?!.* work\?$)/i;
const YES_OR_NO = /^(?:is|are|was|were|do|does|did|can|could|should|would|will|may|must|has|have)\b/i;
const SAYS_SO = /^(?:the (?:short )?answer is:? )?(?:yes|no)\b/i;
/** Share of such a question that its answer speaks of. */
const MOSTLY = 0.6;
/** "What are the prerequisites for X?": what is asked for of another thing, and does not go by other names. */
const WHAT_OF =
  /^what (?:is|are|was|were) (?:the |your |my )?(?!.*\b(?:differences?|purpose)\b)([^?]+?) (?:of|for|in|to|with|from) /i;

/** What is asked to tell two things apart, and what does so. */
const APART =
  /(?<!\p{L})(?:differences?|differs?|verschil(?:len|t)?|unterschied(?:e|en)?|unterscheide[nt]|différences?|diffèrent|diferencias?|diferenças?|differenz[ae])(?!\p{L})/iu;

/** What asks what a thing is, in the languages whose questions are templates. */
const WHAT_IS =
  /^¿?(?:o que (?:é|são)|wat (?:is|zijn)(?! het verschil)|was (?:ist|sind)|qu['’]est-ce que?|que sont|qué (?:es|son)|(?:che )?cos(?:['’]|a )(?:è|sono))(?!\p{L})/iu;
/** Share of the words of such a question by which its thing is spoken of. */
const ALL = 0.99;

/**
 * Whether what opens a page has the form that the question of its title asks for: an order for a way, a reason for a
 * why, a time for a when. A title is written for its page as a whole, so its words alone prove nothing.
 */
export function hasFormOfTitle(question: string, text: string, task: FaqsTask): boolean {
  if (PRESENTS_PAGE.test(text)) return false;
  if (questionFormsOf(task.page.locale) !== undefined) return hasFormElsewhere(question, text, task);
  // A title of two parts is no question.
  if (/: /.test(question)) return false;
  if (HOW_TO.test(question)) return bidsOrAllows(question.replace(HOW_TO, "").replace(/\?$/, "").trim(), text);
  if (WHY.test(question)) return TELLS_WHY.test(text) || (WHY_NOT.test(question) && obliges(text));
  if (WHEN.test(question)) return TELLS_WHEN.test(text) && (!WHEN_TO.test(question) || ADVISES.test(text));
  if (HOW_DOES.test(question)) return meets(question, text, task) > 0.5;
  if (YES_OR_NO.test(question)) return SAYS_SO.test(text) || meets(question, text, task) >= MOSTLY;
  const asked = [HOW_MUCH, WHAT_OF, WHAT_DOES].map((form) => form.exec(question)?.[1]).find(Boolean);
  return asked === undefined || meets(asked, text, task) === 1 || (/^mean$/i.test(asked) && MEANS.test(text));
}

/** The same in another language than English: two things are told apart, and a thing is spoken of by its name. */
function hasFormElsewhere(question: string, text: string, task: FaqsTask): boolean {
  if (answersElse(question, text)) return false;
  if (APART.test(question)) return APART.test(text);
  return !WHAT_IS.test(question) || meets(question, text, task) >= ALL;
}

/** Whether a text bids its reader, or says by what or where he may do just that. */
function bidsOrAllows(task: string, text: string): boolean {
  // "Ask Acme is a column": what opens like the task is a name.
  const [opening, rest] = [text.slice(0, task.length), text.slice(task.length)];
  if (opening.toLowerCase() === task.toLowerCase() && /^ (?:is|are|was|were)\b/.test(rest)) return false;
  return text
    .split(/(?<=[.!?:;])\s+/u)
    .some(
      (said) =>
        obliges(said) ||
        doneByOthers(said, task) ||
        ((doneBy(said) || (IS_DONE.test(said) && speaksOfTask(task, said))) && !OF_WRITERS.test(said)) ||
        THERE_YOU_MAY.test(said) ||
        speaksOfTask(task, YOU_MAY.exec(said)?.[1] ?? ""),
    );
}

/** Whether a text has the verb of a task. */
function speaksOfTask(task: string, text: string): boolean {
  const [verb] = termsOf(task, "en");
  return verb !== undefined && termsOf(text, "en").includes(verb);
}
