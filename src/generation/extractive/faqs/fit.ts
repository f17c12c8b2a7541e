import type { FaqsTask } from "../../../schemas/generation.ts";
import { questionFormsOf } from "../language/questions.ts";
import { termsOf } from "../terms.ts";
import { firstSentence } from "../trim.ts";
import { countWords } from "../words.ts";
import { isHalfSaid } from "./half-said.ts";
import { answersInForms } from "./in-forms.ts";
import { bids, instructs, sendsOn } from "./instruction.ts";
import { asksReader } from "./interview.ts";
import type { Question } from "./question.ts";
import { ASKED, SURE } from "./sure.ts";
import { isTaskVerb } from "./verbs.ts";
import { asksYesOrNo } from "./yes-or-no.ts";

/** A question that asks for a way. */
export const HOW_TO = /^How (?:do|can|should) I\b/i;
/** A question about a trouble. */
export const WHAT_IF = /^What if\b/;
/** "When should I use it?", and what says when. */
export const ASKS_WHEN = /^When (?:should|do|can) I (?!not\b)/;
export const SAYS_WHEN =
  /^(?:only |always |you (?:should|can) )?(?:use|choose|consider|try|follow)\b|\b(?:us(?:e[ds]?|ing|eful)|ch(?:oose|osen)|helpful|handy|good|best|better|ideal|recommended|right|needed|meant|intended|made|suit(?:s|ed|able)|works? (?:well|best)) (?:(?:it|them|this|these|only|mostly) )?(?:when|whenever|if|for)\b|^(?:when|whenever|if)\b.*, (?:you (?:can|should|may) )?(?:use|choose|consider|try)\b/i;
/** Questions for where to go and where a thing is. */
const WHERE_TO = /^where (?:do|can|should) I go\b/i;
const WHERE_IS = /^where (?:do|can|should) I find\b/i;
/** What tells where a thing is, and what names a place. */
const LIES = /\b(?:near|behind|inside|within|beside|next to|above|below|here|there|online|link|store|office)\b/i;
const NAMES_PLACE =
  /\b(?:go to|in|on|at|from|under|via|visit|open|click|select|page|site|website|tab|menu)\b|[\p{L}\d-]\.\p{Ll}{2,}/iu;
/** What its writers will tell, elsewhere or to those who come. */
const PROMISES =
  /\bwe(?:['’]ll| will) (?:show|share|discuss|explore|explain|cover|talk about|look at|learn|hear) (?:you )?(?:how|what|why|more|some|tips|lessons)\b/i;
/** "Why use Acme?" */
const CHOOSES = /^why (?:use|choose|buy|get) (.+)\?$/i;
/** A call to an event, which tells nobody how something works. */
const COMES =
  /(?:^|[.!] )(?:Come (?:and )?(?:work|learn|hear|see|meet)\b|Join (?:us\b|\p{Lu})|Register (?:now|today)\b)/u;
/** What a thing is likened to before anything is said of it. */
const STORY_FOR_THING = /^(?:when|if) (?:we|people|most people) (?:think|hear|imagine)\b/i;
/** Where a thing has its name from. */
const OF_A_NAME = /^the (?:name|term|word)\b[^.]{0,40}\b(?:comes|came|derives|stems)\b/i;
/** What sends to an article instead of answering. */
const READS_ON = /^(?:please )?(?:learn|read|see|find out|discover) (?:what|how|why|more|about|when|which)\b/i;
/** What sends to the page on which it stands. */
const SENDS_TO_ITSELF = /\b(?:check|see|read|consult|skip) this (?:guide|page|article|document|section)\b/i;
/** What its reader has to find beside the text: "Enable this option". */
const AT_A_CONTROL =
  /\b(?:this|these) (option|setting|(?:drop-?down )?menu|drop-?down|(?:check)?box|toggle|field|parameter|flag)(?:e?s)?\b(?!:)/i;
const NEGATES = /\b(?:not|cannot|never|no)\b|n['’]t\b/i;
/** What an interviewer asks, which no visitor does. */
const TO_SOMEBODY = /\byou(?:rs?|rself)?\b/i;
/** What those behind a site do, or their reader can: "We accept cash and cards." */
const TO_READER = /\b(?:we|you)\b/i;
const OF_ONESELF = /(?:^|\s)(?:I|I['’]\w+|my|me)\b/;
/** What one of its writers did or thinks; what stands in quotation marks is a visitor's. */
const OF_WRITER = /(?:^|\s)I(?:['’]\p{Ll}+)? \p{Ll}/u;
const QUOTED = /["“][^"“”]{0,200}["”]/gu;
const DOES = /^(?:How|Why) do(?:es)? (?!I\b|you\b)/;
/** "What is X?" of a thing with a short name, and what a sentence has that says what a thing is or is for. */
const A_THING = /^What(?: is|['’]s) (?!next\b|new\b|.* of )(?:\S+ ){0,3}\S+\?$/i;
const SAYS_WHAT =
  /\b(?:is|are|was|means?|refers?|describes?|defined?|lets?|allows?|enables?|helps?|provides?|makes?|gives?|keeps?|offers?|stands? for|defines?|leads?|manages?|oversees?|governs?|regulates?|like)\b/i;
/** What before a name makes it no subject: "you need X", "with X". */
const NO_SUBJECT = /\b(?:you|we|i|they|it|with|for|to|in|on|by|if|when|need|use|is|are|has|have)\b/i;
const MOST_OPENING_WORDS = 10;
/** What happened to a thing, which does not say what it is. */
const PAST = /\b(?:has|have|had|was|were|did)\b/i;
const WHAT_IS_THING = /^What(?: is| are|['’]s) (?:the |an? )?([^?]{2,60})\?$/i;
/** An answer whose subject is what was asked about. */
const LEANS = /^(?:it|they|this|these|that|because|to)\b/i;
/** Things that have a name together: what is said of them names them at once. */
const SEVERAL = /^What are the ((?!.* (?:of|for|in|to|with|between) ).+)\?$/;
const NAMES_THEM = /[:;]|\d|\b(?:must|only|cannot|can['’]t|up to|at (?:least|most)|includes?|needs?|require[sd]?)\b/i;
/** The least that one sentence has which sets two things apart. */
const SETS_APART = /[,;]|\b(?:and|while|whereas|but|unlike|more|less|fewer|than|only|differ(?:s|ent|ence)?)\b/i;
const DIFFERENCE = /^What is the difference\b/;
const BETWEEN = /\bdifferences? between (.{1,80}?) and (.{1,80}?)\?$/i;
const CONTRASTS = /\b(?:while|whereas|but|unlike|instead|however|on the other hand|differ(?:s|ent|ence)?|rather)\b/i;
const TELLS_A_STORY =
  /^since\b|(?<!\b(?:you|I|they) )\b(?:has|have|had|was|were|did|launched|announced|released)\b|['’]ve\b/i;
/** A clause before a statement. */
const LED = /^(?:when|if|once|after|as|before|while)\b[^,]{0,200}, /i;
const TELLS_WHAT_FOR =
  /\bonce installed\b|\bcan be (?:called|installed)\b|\bmakes? it (?:easy|easier|simple|possible)\b|\b(?:is|are) designed to\b/i;
/** What a thing is good for has to be told by more than what it is. */
const BENEFITS = /^What are the (?:benefits|advantages) of\b/i;
const IS_GOOD =
  /\b(?:benefits?|advantages?|improv\w*|helps?|reduc\w*|increas\w*|protects?|ensur\w*|better|easier|easily|faster|more|less|fewer|avoids?|prevents?|sav(?:e|es|ing)|keeps?|lets?|allows?|enables?|so that)\b/i;
/** What says of a thing only that it stands for things. */
const STANDS_FOR = /\brepresents? (?:various|different|several|many|all) (?:kinds|types|sorts)\b/i;
/** What says how many things there are, and names none: "It follows 3 sets of principles." */
const COUNTS =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|a number of) (?:\p{L}+ ){0,2}?(?:sets|types|kinds|sorts|ways|principles|steps|parts|stages|phases|levels|categories|options|reasons|rules|pillars)\b(?!.*[,:;–—])/iu;
/** A question for a time, and what an answer has that tells one. */
const ASKS_TIME = /^When (?:will|did|does|do|is|are|was|were)\b/i;
const TELLS_TIME =
  /\d|\b(?:when(?:ever)?|until|till|after|before|once|while|during|since|if|upon|as soon as|immediately|instantly|soon|later|now|today|tomorrow|daily|weekly|monthly|quarterly|yearly|annually|every|each|(?:year|month|week|day|night|hour|minute|second)s?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|(?:by|in|of|next|this|until) may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|morning|noon|evening|midnight)\b/i;
/** A question for a thing and for something else of it. */
const TWOFOLD = /^What(?: is| are|['’]s) (?:the |an? )?([^,?]{2,40}), and\b/i;
const ASPECT = /^What is the (value|impact|future|importance|cost|structure|history) of\b/i;
const WHAT_IS = /^What (?:is|are)\b/;

/** Whether an answer begins with "this option" and neither it nor its question has named one before. */
function usesUnnamed(question: string, text: string): boolean {
  const control = AT_A_CONTROL.exec(firstSentence(text));
  return (
    control !== null && !`${question} ${text.slice(0, control.index)}`.toLowerCase().includes(control[1]!.toLowerCase())
  );
}

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
  if (HOW_TO.test(question)) return tellsWay(question, text);
  if (WHAT_IF.test(question) && (READS_ON.test(text) || SENDS_TO_ITSELF.test(text))) return false;
  // "Why Acme?" has nothing else to be met.
  if (/^why \S+\?$/i.test(question) && met === 0 && !LEANS.test(text)) return false;
  const chosen = CHOOSES.exec(question)?.[1];
  if (chosen !== undefined && meets(chosen, firstSentence(text), task) === 0 && !LEANS.test(text)) return false;
  if (/^(?:why|what (?:is|are|do|does))\b/i.test(question) && sendsOn(firstSentence(text))) return false;
  const several = sure < ASKED ? SEVERAL.exec(question)?.[1] : undefined;
  if (several !== undefined) return meets(several, firstSentence(text), task) === 1 && NAMES_THEM.test(text);
  if (DIFFERENCE.test(question) && sure < ASKED && !CONTRASTS.test(text)) return false;
  if (BENEFITS.test(question) && !IS_GOOD.test(text)) return false;
  if (DOES.test(question))
    return (
      met >= 0.5 &&
      !TELLS_A_STORY.test(firstSentence(text).replace(LED, "")) &&
      (!/ work\?$/.test(question) || tellsWorking(question, firstSentence(text)))
    );
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
  if (HOW_TO.test(question)) return tellsWay(question, text);
  if (/^why\b/i.test(question) && meets(question, text, task) === 0 && !LEANS.test(text)) return false;
  return !A_THING.test(question) || tellsOfThing(question, text, task);
}

/**
 * Whether all that its author wrote below a question may be told a visitor: it says something, is no word of the author
 * about himself, and sends nobody elsewhere. Its form is asked for of reasons and of what a thing is alone.
 */
export function isTrusted(question: string, text: string, task: FaqsTask): boolean {
  const forms = questionFormsOf(task.page.locale);
  if (forms !== undefined)
    return !forms.andHow.test(question) || answersInForms({ question, sure: ASKED }, text, forms);
  if (saysNothingNew(question, text, task) || OF_ONESELF.test(text) || isPlaceless(question, text)) return false;
  if (tellsOneOfTwo(question, text, task) || sendsOn(firstSentence(text)) || READS_ON.test(text)) return false;
  if (/^(?:yes|no)\b/i.test(text) && !asksYesOrNo(question)) return false;
  if (/^why\b/i.test(question) && meets(question, text, task) === 0 && !LEANS.test(text)) return false;
  if (HOW_TO.test(question))
    return TO_READER.test(text) && firstSentence(text) === text && meets(question, text, task) === 0;
  return !A_THING.test(question) || tellsOfThing(question, text, task);
}

/** Whether a text of several sentences speaks of a thing, other than of its past; one sentence has to say what it is. */
function tellsOfThing(question: string, text: string, task: FaqsTask): boolean {
  const first = firstSentence(text);
  if (PAST.test(first) || (first === text && !SAYS_WHAT.test(first))) return false;
  return meets(thingOf(question), text, task) === 1 || spellsOut(thingOf(question), text);
}

/** Whether a text has the words that a thing's letters stand for: "PO", "a product owner". */
function spellsOut(thing: string, text: string): boolean {
  const letters = /^(\p{Lu}{2,6})s?$/u.exec(thing)?.[1];
  if (letters === undefined) return false;
  const words = [...letters].map((letter) => `${letter}\\p{L}+`).join("[ -](?:(?:of|and|for|the|in|to) )?");
  return new RegExp(`\\b${words}`, "iu").test(text);
}

/** The thing of "What is the thing?"; "" of any other question. */
export function thingOf(question: string): string {
  return WHAT_IS_THING.exec(question)?.[1] ?? "";
}

/** Whether an answer to "What is X?" begins with what X does: X is its subject, whatever stands before the name. */
function opensWith(question: string, text: string): boolean {
  const opening = text.split(" ", MOST_OPENING_WORDS).join(" ").toLowerCase();
  const thing = thingOf(question).toLowerCase();
  const at = thing === "" ? -1 : ` ${opening}`.replace("(", " ").indexOf(` ${thing}`);
  const after = opening.slice(at + thing.length);
  return at >= 0 && /^s?(?!\p{L})/u.test(after) && !NO_SUBJECT.test(opening.slice(0, at)) && !PAST.test(after);
}

/** "The value of X" is answered by what speaks of a value, not by what X is. */
function namesAspect(question: string, text: string, task: FaqsTask): boolean {
  const aspect = ASPECT.exec(question)?.[1];
  return aspect === undefined || meets(aspect, text, task) > 0;
}

/** An order whose verb may be any: "Position the lamp …". */
const ORDERS =
  /^(?!(?:In|On|At|With|When|Once|If|As|For|By|From|After|Before|To|Under|Unlike|Like|Behind|Both|All|Then|Through|Within|Using|During|Because|While|Since|Instead|Over|Whether|Without|Until|Unless|Upon|Into|Between|Across|Inside|Outside|Above|Below|Around|Near|Along|Against|Beneath|Beside|Beyond|Despite|Except|Following|Given|Off|Onto|Out|Past|Per|Toward|Towards|Underneath|Up|Down|Via|Although|Though|Where|What|Which|Who|How|Why|That|This|It|There|Here|Even|Just|Only|Such|Not|No|So|But|And|Or|Yet|Either|Neither|Half|Most|Many|Often|Once)\b)\p{Lu}\p{Ll}+(?<!s|ed|ing|ly) (?:an?|the|your) /u;

/** What its reader has to do, or may: "You must choose one of nine letters." */
const DUTY = /^(?:you|users|everyone) (?:must|should|have to|need to|are required to|can|may)\b/i;

/** Whether a sentence may say how a thing works: not what it is for, and no order, which a thing's name may look like. */
function tellsWorking(question: string, sentence: string): boolean {
  const thing = question.replace(/^How do(?:es)? (?:the |an? )?| work\?$/gi, "").toLowerCase();
  const opens = sentence.toLowerCase().startsWith(thing);
  if (DUTY.test(sentence)) return false;
  const orders = bids(sentence) || ORDERS.test(sentence) || /^Always \p{Ll}/u.test(sentence);
  return !TELLS_WHAT_FOR.test(sentence) && (opens || !orders);
}

/** What bids not to do it. */
export const AGAINST = /^(?:avoid|never|do not|don['’]t)\b/i;
/** Words of a way that may speak of "one" or "it". */
const LEAST_WAY = 8;

/** Whether a text instructs; a few words that name nothing to press or open do not: "Find the right one for you." */
function tellsWay(question: string, text: string): boolean {
  const isBare = countWords(text) < LEAST_WAY && /\b(?:one|it|this|that|them)\b/i.test(text);
  if (tellsOneTask(question, text)) return false;
  if (isBare || (AGAINST.test(text) && !/\bavoid\b/i.test(question))) return false;
  return instructs(text, question.replace(HOW_TO, ""));
}

/** "How do I write and share my pitch?" */
const TWO_TASKS = /^How (?:do|can|should) I (\p{L}+) and (\p{L}+)\b/u;

/** Whether a text bids one thing alone, where two are asked for. */
function tellsOneTask(question: string, text: string): boolean {
  const [, one = "", other = ""] = TWO_TASKS.exec(question) ?? [];
  if (!isTaskVerb(one) || !isTaskVerb(other)) return false;
  const said = new Set(termsOf(text, "en"));
  const isSaid = (verb: string) => termsOf(verb, "en").every((term) => said.has(term));
  const orders = text.split(/(?<=[.!?;:])\s+|, (?:and |then )/u).filter(bids);
  const opens = orders[0]?.split(" ", 1)[0]?.toLowerCase();
  return orders.length === 1 && ((opens === one && !isSaid(other)) || (opens === other && !isSaid(one)));
}

function saysNothingNew(question: string, answer: string, task: FaqsTask): boolean {
  if (isHalfSaid(answer)) return true;
  const thing = TWOFOLD.exec(question)?.[1];
  if (thing !== undefined && meets(thing, answer, task) < 1) return true;
  if (WHAT_IS.test(question) && STANDS_FOR.test(firstSentence(answer))) return true;
  if (/^What are\b/.test(question) && firstSentence(answer) === answer && COUNTS.test(answer)) return true;
  if (ASKS_TIME.test(question) && !TELLS_TIME.test(answer)) return true;
  if (PROMISES.test(answer) || (DOES.test(question) && COMES.test(answer))) return true;
  if (A_THING.test(question) && (STORY_FOR_THING.test(answer) || OF_A_NAME.test(answer))) return true;
  if (DIFFERENCE.test(question) && firstSentence(answer) === answer && !SETS_APART.test(answer)) return true;
  if ((asksYesOrNo(question) && LEFT_TO_READER.test(answer)) || asksReader(question, answer)) return true;
  // To "Can I …?" a "cannot" is all there is to say.
  if (asksYesOrNo(question) && NEGATES.test(answer)) return false;
  const asked = new Set(termsOf(question, task.page.locale));
  return termsOf(answer, task.page.locale).every((term) => asked.has(term));
}

/** Share of the question's terms that the answer speaks of. */
export function meets(question: string, answer: string, task: FaqsTask): number {
  const asked = termsOf(question, task.page.locale);
  const said = new Set(termsOf(answer, task.page.locale));
  return asked.filter((term) => said.has(term)).length / (asked.length || 1);
}

/** What only its reader knows whether it is so: "Does your site have a policy? If it does, …". */
const LEFT_TO_READER = /^if (?:so|not|yes|no|(?:it|they|you) (?:does|do|did|is|are|have|has))(?:n['’]t| not)?,/i;
const WHEN_NOT = /^When should I not\b/;
/** What an answer begins with that says when not to do it. */
export const ADVISES_AGAINST =
  /\b(?:not|never|avoid|instead|rather|only|unless|alternative|sparingly|better to|no)\b|n['’]t\b/i;

/** Whether an answer to what sets two things apart speaks of one of them alone. */
function tellsOneOfTwo(question: string, text: string, task: FaqsTask): boolean {
  const [, one, other] = BETWEEN.exec(question) ?? [];
  if (one === undefined || other === undefined) return false;
  const [asked, against] = [termsOf(one, task.page.locale), termsOf(other, task.page.locale)];
  const said = new Set(termsOf(text, task.page.locale));
  const isNamed = (own: string[], others: string[]) => {
    const apart = own.filter((term) => !others.includes(term));
    return apart.length === 0 || apart.some((term) => said.has(term));
  };
  return isNamed(asked, against) !== isNamed(against, asked);
}

/** Whether a question for a place is answered by what names none. */
function isPlaceless(question: string, text: string): boolean {
  if (WHERE_IS.test(question)) return !NAMES_PLACE.test(text) && !LIES.test(text);
  return WHERE_TO.test(question) && !NAMES_PLACE.test(text);
}
