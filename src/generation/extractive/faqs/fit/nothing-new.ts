import type { FaqsTask } from "../../../../schemas/generation.ts";
import { termsOf } from "../../../text/terms.ts";
import { asksYesOrNo } from "../../../text/yes-or-no.ts";
import { obliges } from "../../sentence/instruction.ts";
import { firstSentence } from "../../sentence/trim.ts";
import { isTaskVerb } from "../../sentence/verbs.ts";
import { asksReader } from "../questions/interview.ts";
import { leavesAmountUntold } from "./amount.ts";
import { definesInstead, presentsEvent } from "./defines-instead.ts";
import { isHalfSaid } from "./half-said.ts";
import { A_THING, DIFFERENCE, DOES, HOW_TO, WHAT_IF, WHAT_IS } from "./kinds.ts";
import { meets } from "./meets.ts";
import { onlyCounts } from "./only-counts.ts";

/** What its writers will tell, elsewhere or to those who come. */
const WILL_TELL =
  /\bwe(?:['’]ll| will) (?:show|share|discuss|explore|explain|cover|talk about|look at|learn|hear) (?:you )?(?:how|what|why|more|some|tips|lessons)\b/i;

/** A call to an event, which tells nobody how something works. */
const COMES =
  /(?:^|[.!] )(?:Come (?:and )?(?:work|learn|hear|see|meet)\b|Join (?:us\b|\p{Lu})|Register (?:now|today)\b)/u;

/** What a thing is likened to before anything is said of it. */
const STORY_FOR_THING = /^(?:when|if) (?:we|people|most people) (?:think|hear|imagine)\b/i;

/** When a thing began, and nothing else. */
const ONLY_BEGAN =
  /^[^.]{2,60} (?:was|were) (?:first |originally )?(?:introduced|launched|founded|created|established|started|deployed|released)\b(?!.*\b(?:as an?|to \p{L}+|which|that|who|for|by)\b)[^.]*\.$/iu;
/** Where a thing has its name from. */
const OF_A_NAME = /^the (?:name|term|word)\b[^.]{0,40}\b(?:comes|came|derives|stems)\b/i;

const NEGATES = /\b(?:not|cannot|never|no)\b|n['’]t\b/i;

/** The least that one sentence has which sets two things apart. */
const SETS_APART = /[,;]|\b(?:and|while|whereas|but|unlike|more|less|fewer|than|only|differ(?:s|ent|ence)?)\b/i;

const AT_FIRST = / by default\?$/i;

/** What says of a thing only that it stands for things. */
const STANDS_FOR = /\brepresents? (?:various|different|several|many|all) (?:kinds|types|sorts)\b/i;

/** What says how many things there are, and names none: "It follows 3 sets of principles." */
const COUNTS =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|a number of) (?:\p{L}+ ){0,2}?(?:sets|types|kinds|sorts|ways|principles|steps|parts|stages|phases|levels|categories|options|reasons|rules|pillars)\b(?!.*[,:;–—])/iu;

/** What says in how many ways it is done, and none of them. */
const COUNTS_WAYS =
  /\b(?:in|by|through|with|via|using|are) (?:one of )?(?:the )?(?:two|three|four|five|six|several|many|various|different|multiple|a (?:few|number of|couple of))(?: \p{L}+)? (?:ways|methods|options|steps|means|forms|places|possibilities)\.$/iu;

/** What says of a trouble only that it has causes: "One of three things has usually gone wrong." */
const HAS_CAUSES =
  /\b(?:one of (?:the following|these|two|three|four|five|several|many)|there (?:are|may be|could be|can be) (?:several|many|a few|some|two|three|four|five|various|different|a number of)|for (?:several|many|various|a number of)) (?:\p{L}+ )?(?:things|reasons|causes|possibilities|explanations|issues|problems)\b(?![^.]*:)/iu;

/** A question for a time, and what an answer has that tells one. */
const ASKS_TIME = /^When (?:will|did|does|do|is|are|was|were)\b/i;

const TELLS_TIME =
  /\d|\b(?:when(?:ever)?|until|till|after|before|once|while|during|since|if|upon|as soon as|immediately|instantly|soon|shortly|right away|at (?:\p{L}+ )?(?:time|checkout|purchase|sign-?up|birth|christmas|easter)|on (?:receipt|arrival|delivery|request|weekends?|holidays?)|fortnight|later|now|today|tomorrow|daily|weekly|monthly|quarterly|yearly|annually|every|each|(?:year|month|week|day|night|hour|minute|second)s?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|(?:by|in|of|next|this|until) may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|morning|noon|evening|midnight)\b|\b(?:at|from|by|until|till|past|to) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/iu;

/** A question for a thing and for something else of it. */
const TWOFOLD = /^What(?: is| are|['’]s) (?:the |an? )?([^,?]{2,40}), and\b/i;

/** What only its reader knows whether it is so: "Does your site have a policy? If it does, …". */
const LEFT_TO_READER = /^if (?:so|not|yes|no|(?:it|they|you) (?:does|do|did|is|are|have|has))(?:n['’]t| not)?,/i;

/** "The lamp is red, what can I do?": what only explains the trouble does not help. */
const WHAT_TO_DO = /\bwhat (?:can|should|do|must) I do\?$/i;
const DONE_FOR =
  /\b(?:you|we) (?:can|may|could|will|should)\b|\bby \p{L}+ing\b|\b(?:has to|have to|must|needs? to|can) be \p{L}+|\b(?:is|are) (?:sent|replaced|repaired|refunded|reported)\b|\b(?:may|might) help\b|\bwe (?:recommend|suggest|advise)\b|\b(?:no (?:action|way)|nothing)\b/iu;

/** "If you are unsure, you can get help.": that there is something, without what or where. */
const ECHOES =
  /^(?:if [^.]*, )?you (?:can|could|may|might) (?:also )?(?:(?:find out|learn|read) (?:more|about|how|what|which)\b(?![^.]*\b(?:in|on|under|at) (?:the|your)\b)[^.]*|(?:get|find|ask for) (?:(?:some|more|further) )?(?:help|support|advice|guidance|information)(?: and \p{L}+)?(?: online| over the phone| by phone| or)*|be eligible for (?:some |extra |additional )?(?:support|help|funding)(?: to [^.]*)?)\.$/iu;

/** That somebody will help, without who or where. */
const HELP_NEAR =
  /^(?:if [^,]*, )?(?:help is (?:just |only )?(?:a|one) (?:click|call|message|phone call|e-?mail) away|(?:we|our team)(?:['’]re| are| is) (?:always )?(?:here|there|happy|ready) (?:to help|for you))(?: you)?[.!]$/iu;

/** That there may be trouble, or that it is known, without what or what to do: "…, then you may run into some issues." */
const MAY_FAIL =
  /\byou (?:may|might|could|will|can) (?:run into|experience|encounter|face|have|see) (?:(?:some|a few|certain|various|unexpected|other) )?(?:issues?|problems?|errors?|difficult(?:y|ies)|trouble)\.$|\bthis is a known (?:issue|problem|bug|limitation)\.$|\byou (?:may|might|could|will) (?:encounter|experience|see|get|receive) (?:an? |some )?(?:error|warning)s?(?: messages?)?\b[^.;:]*\.$/i;

/** "How is the fee calculated?", and what has neither that verb nor says by what: group 1 is the verb. */
const ASKS_HOW_DONE = /^How (?:is|are) (?:.+ )?(\p{L}+ed|made|paid|sent|chosen|given|kept|set)\?$/iu;
const TELLS_HOW_DONE =
  /\d|\b(?:by|through|via|using|based|depend\w*|per|according|equals?|multipl\w+|rates?|percent\w*|(?:calculat|comput|determin|deriv|estimat|measur|compil)ed (?:from|as|with|on|of)|made (?:up )?(?:from|of|out of))\b/i;

/** Whether a text tells neither how a thing is done nor that it is. */
function leavesHowUntold(question: string, answer: string, task: FaqsTask): boolean {
  const done = ASKS_HOW_DONE.exec(question)?.[1];
  return done !== undefined && !TELLS_HOW_DONE.test(answer) && meets(done, answer, task) === 0;
}

/** "Is your contract an addendum? If it is one, …", "What happens next? That depends on …". */
const ASKS_OF_YOURS = /^(?:is|are|does|do|has|have) your\b/i;
const TELLS_CASE = /^if (?:the|your|an?|this|that|it|they|you)\b/i;
const DEPENDS = /^(?:well, )?that (?:all )?depends (?:up)?on [^.]*\.$/i;

/** "The first decision is which one to take.": what is asked, asked again. */
const ASKS_AGAIN =
  /^(?:the|your|an?|one of the) (?:\p{L}+ )?(?:decision|question|choice|thing|step|challenge|issue|matter|point)s?\b[^.]*\b(?:is|are) (?:which|what|how|whether|where|when|who)\b(.*)\.$/iu;

/** A question for what is needed, which how it is made is no answer to. */
const ASKS_NEEDS = /^What (?:do I need|are the requirements)\b/i;
/** "To create this key in the application: …": group 1 is what only the sentence before it names. */
const FOR_THIS = /^To \p{L}+ (?:this|these|that|those) (\p{L}+)/u;

/** What an order is for: "… to identify it later", and not where to: group 2 is the verb. */
const PURPOSE =
  /^(?!to\b|you\b)([^,;:]{3,90}?) to (?:\p{Ll}+ly )?(\p{Ll}+) (?![^.]*\b(?:by|using|via|through|click\w*|in the|on the|under)\b)[^.,;:]*\.$/iu;
const AIMS = /^(?:identify|store|ensure|help|keep|know|recogni[sz]e|avoid|prevent|filter|find|see|make)$/;

/** Whether one order bids what is asked for, and says besides only what that is for: "Set the name to find it later." */
function bidsAgain(question: string, answer: string, task: FaqsTask): boolean {
  if (!HOW_TO.test(question) || firstSentence(answer) !== answer) return false;
  const [, order = "", aim = ""] = PURPOSE.exec(answer) ?? [];
  if (!(isTaskVerb(aim) || AIMS.test(aim))) return false;
  const terms = termsOf(order, task.page.locale);
  const asked = new Set(termsOf(question, task.page.locale));
  return terms.length > 0 && terms.every((term) => asked.has(term));
}

/** "You can use links to change the page.", on a page titled "Links": group 1 is the one word that is the means. */
const USES = /^(?:you (?:can|may|could|should) )?use (?:the )?(\p{L}+) to [^.;:]*\.$/iu;

/** Whether a way names the one thing alone that its page is about, and no other word than its question. */
function usesItsSubject(question: string, answer: string, { page }: FaqsTask): boolean {
  const means = HOW_TO.test(question) ? USES.exec(answer)?.[1] : undefined;
  if (means === undefined || termsOf(means, page.locale).join() !== termsOf(page.title, page.locale).join())
    return false;
  const known = new Set(termsOf(`${page.title} ${question} use`, page.locale));
  return termsOf(answer, page.locale).every((term) => known.has(term));
}

/** How a case shows, which helps nobody in it: "If it is not found, the lamp will turn red." */
export const SHOWS_ONLY =
  /^If [^,.]*, [^,.]*\b(?:will (?:display|show|appear|blink|flash|turn (?:red|green|yellow|orange|gr[ae]y))|displays|shows|appears|is (?:shown|displayed))\b[^.]*\.$/i;

/** What is shown that helps: a link with which one can go on. */
const HELPS = /,.*\b(?:and|which|that|with which|links?|codes?|instead|versions?)\b/i;

/** A question for what something costs or pays, and what tells it. */
const ASKS_PRICE =
  /^What (?:is|are) (?:the|my|your) (?!(?:running|hidden|sunk|other|extra)\b)(?:[\p{L}'’-]+ ){0,6}?(?:fees?|costs?|prices?|salar(?:y|ies)|charges?)(?: (?:for|of|in)\b[^?]*)?\?$|^How (?:is|are) .+ priced\?$/iu;
const TELLS_PRICE =
  /\d|\b(?:free|no|nothing|none|zero|on us|half|double|twice|one|two|three|four|five|ten|twenty|fifty|hundred|thousand|euros?|dollars?|pounds?|cents?|included?|includes?|charged|depends?|var(?:y|ies)|percent)\b/i;

/** Small words that say who: all. */
const FOR_ALL = /^(?:any|every)(?:one|body)\b/i;

/** Whether a text says nothing that its question does not, says half of it, or tells of something else. English alone. */
export function saysNothingNew(question: string, answer: string, task: FaqsTask): boolean {
  if (isHalfSaid(answer) || presentsEvent(question, answer) || definesInstead(question, answer)) return true;
  const thing = TWOFOLD.exec(question)?.[1];
  if (thing !== undefined && meets(thing, answer, task) < 1) return true;
  if (WHAT_IS.test(question) && STANDS_FOR.test(firstSentence(answer))) return true;
  if (/^What are\b/.test(question) && firstSentence(answer) === answer && COUNTS.test(answer)) return true;
  if (HOW_TO.test(question) && firstSentence(answer) === answer && COUNTS_WAYS.test(answer)) return true;
  if (ASKS_PRICE.test(question) && !TELLS_PRICE.test(answer)) return true;
  if (onlyCounts(question, answer) || leavesAmountUntold(question, answer)) return true;
  if (HELP_NEAR.test(answer)) return true;
  if (WHAT_IF.test(question) && (ECHOES.test(answer) || (SHOWS_ONLY.test(answer) && !HELPS.test(answer)))) return true;
  if (WHAT_IF.test(question) && firstSentence(answer) === answer && HAS_CAUSES.test(answer)) return true;
  if (firstSentence(answer) === answer && MAY_FAIL.test(answer)) return true;
  const unnamed = ASKS_NEEDS.test(question) ? FOR_THIS.exec(answer)?.[1] : undefined;
  if (unnamed !== undefined && !question.toLowerCase().includes(unnamed.toLowerCase())) return true;
  if (bidsAgain(question, answer, task) || usesItsSubject(question, answer, task)) return true;
  if (WHAT_TO_DO.test(question) && !obliges(answer) && !DONE_FOR.test(answer)) return true;
  if (ASKS_TIME.test(question) && !TELLS_TIME.test(answer)) return true;
  const again = firstSentence(answer) === answer ? ASKS_AGAIN.exec(answer)?.[1] : undefined;
  if (again !== undefined && meets(again, question, task) === 1) return true;
  if (WILL_TELL.test(answer) || (DOES.test(question) && COMES.test(answer))) return true;
  if (A_THING.test(question) && [STORY_FOR_THING, OF_A_NAME, ONLY_BEGAN].some((told) => told.test(answer))) return true;
  if (DIFFERENCE.test(question) && firstSentence(answer) === answer && !SETS_APART.test(answer)) return true;
  if (leavesHowUntold(question, answer, task)) return true;
  if (DEPENDS.test(answer) || (ASKS_OF_YOURS.test(question) && TELLS_CASE.test(answer))) return true;
  if ((asksYesOrNo(question) && LEFT_TO_READER.test(answer)) || asksReader(question, answer)) return true;
  // To "Can I …?" a "cannot" is all there is to say, and to how a thing is at first that it is so.
  if (asksYesOrNo(question) && (NEGATES.test(answer) || AT_FIRST.test(question))) return false;
  if (/^Who\b/.test(question) && FOR_ALL.test(answer)) return false;
  const asked = new Set(termsOf(question, task.page.locale));
  return termsOf(answer, task.page.locale).every((term) => asked.has(term));
}
