import { isVagueTask } from "../../../../search/analysis/vague.ts";
import { capitalised } from "../../sentence/trim.ts";
import { isTaskVerb, verbOfGerund } from "../../sentence/verbs.ts";
import { isNoTask } from "../wording/noun-headings.ts";
import type { PageWords } from "../wording/page-words.ts";
import { mine } from "../wording/person.ts";
import { isPlural } from "../wording/plural.ts";
import { inSmall } from "../wording/title-case.ts";
import { inQuestionOrder } from "../wording/word-order.ts";
import { questionOfClause, questionOfGroup } from "./clauses.ts";
import { isForEffect, ownQuestion } from "./own.ts";
import { questionOfStatement } from "./statements.ts";
import { objectOf } from "./task-object.ts";
import { questionOfTrouble } from "./troubles.ts";

const EMPTY =
  /^(?:introduction|intro|overview|summary|conclusions?|notes?|background|more(?: information)?|further (?:reading|information)|resources|references|links|contents?|table of contents|next steps|what(?:['’]?s)? next|see also|the end|tl;?dr|final thoughts|wrap(?:ping)?[ -]up|acknowledge?ments?|credits|about|welcome|update|general|misc(?:ellaneous)?|other|details|example|examples|step|continue|related.*|read more|learn more|get in touch|footnotes|results|today|tomorrow|agenda|discussion|transcript|looking (?:ahead|forward)|moving forward)$/i;
/** What a question for yes or no begins with, for a RegExp. */
export const AUXILIARY = "(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|am|may|must)";
const INVERTED = new RegExp(
  `^(?:(?:what|who|which|when|where|why|how)(?:['’]s| ${AUXILIARY})|(?:which|whose|how (?:much|many|long|often|far|big))(?: (?!(?:we|you|they|it)\\b)\\p{L}+)? ${AUXILIARY}|${AUXILIARY} (?:i|you|we|it|the|my|your|there|they|this|an?) )`,
  "iu",
);
/** "Do your best" and "Have an eye on it" bid, and ask only with their mark. */
const COMMAND = /^(?:do|have) (?:your|the|my|this|it|an?)\b/i;
/** Not a question yet, but the auxiliary only has to move: "What Estonia can teach us". */
const STRAIGHT =
  /^(what|how(?: (?:often|long|much|far|soon|many \p{L}+)(?= (?:you|we|they|it)\b))?|why|when|where) ((?!(?:often|long|much|many|far|soon)\b)(?!you\b|we\b|to\b)[\p{L}\p{N} '’.-]{2,40}?) (can|should|could|will|must) (.{4,})$/iu;

/** A question in the order of a statement: "How boxes work?"; "How boxes are sent?" only has its auxiliary to move. */
const STATED = new RegExp(
  `^(?:how|why) (?![^?]{2,40} (?:is|are|was|were|can|could|will|should) )(?!(?:${AUXILIARY}|isn|aren|doesn|don|didn|can|won|to|not|come|about|much|many|long|often|far|soon|big|else|exactly|I|you|we|it)\\b)[^?]+\\?$`,
  "iu",
);

/** Noun headings whose question is well known; `%` is the subject of the page. */
const KNOWN: readonly [heading: RegExp, question: string][] = [
  [
    /^(?:system )?requirements$|^prerequisites$|^what you(?:['’]ll| will)? need$|^before you (?:begin|start)$/i,
    "What are the requirements for %?",
  ],
  [/^(?:key )?(?:benefits|advantages)$/i, "What are the benefits of %?"],
  [/^(?:known )?(?:limits|limitations)$/i, "What are the limits of %?"],
  [/^(?:key )?features$/i, "What features does % have?"],
  [/^how it works$/i, "How does % work?"],
  [/^installation$/i, "How do I install %?"],
  [/^configuration$/i, "How do I configure %?"],
  [/^pricing|^prices?$|^costs?$|^plans and pricing$/i, "How is % priced?"],
  [/^privacy$/i, "How does % handle privacy?"],
  [/^security$/i, "How does % handle security?"],
  [/^eligibility$/i, "Who is eligible for %?"],
  [/^(?:getting started|quick ?start)$/i, "How do I get started with %?"],
  [/^usage$/i, "How do I use %?"],
  [/^(?:troubleshooting|common (?:problems|issues))$/i, "How do I solve problems with %?"],
  [/^(?:objectives?|aims?|purpose)$/i, "What is the purpose of %?"],
  [/^(?:history)$/i, "What is the history of %?"],
];

const MOST_CHARACTERS = 110;

/** Whether a heading says nothing of what its section holds. */
function isEmptyHeading(heading: string): boolean {
  return EMPTY.test(heading) || heading.length < 3;
}

/** The question that a heading asks or stands for, and how sure that is, 0..1; undefined where none can be made. */
export function questionOfHeading(
  heading: string,
  subject: string,
  words: PageWords,
): { question: string; sure: number } | undefined {
  const asked = askedBy(heading, subject, words);
  return asked && { ...asked, question: inQuestionOrder(asked.question) };
}

function askedBy(heading: string, subject: string, words: PageWords): { question: string; sure: number } | undefined {
  if (STATED.test(heading)) {
    const stated = questionOfStatement(heading.slice(0, -1), words);
    if (stated !== undefined && / do(?:es)? /.test(stated.question)) return { question: stated.question, sure: 0.95 };
  }
  if (heading.includes("?")) return isEmptyHeading(heading.replace("?", "")) ? undefined : ownQuestion(heading, words);
  const trouble = questionOfTrouble(heading, words);
  if (trouble !== undefined) return { question: trouble, sure: 0.95 };
  if (isEmptyHeading(heading) || heading.length > MOST_CHARACTERS || /[?“"…]|^\W|\.\s/.test(heading)) return undefined;
  if (COMMAND.test(heading)) return undefined;
  if (isForEffect(`${heading}?`)) return undefined;
  // "Where Do I Vote - Report 2017" is a name.
  if (INVERTED.test(heading) && / [-–—|] /u.test(heading)) return undefined;
  if (INVERTED.test(heading)) return { question: `${capitalised(heading)}?`, sure: isVagueTask(heading) ? 0.5 : 0.9 };
  const straight = STRAIGHT.exec(heading);
  if (straight !== null) {
    const [, opening = "", who = "", auxiliary = "", rest = ""] = straight;
    const ask = (subject: string) =>
      `${capitalised(opening.toLowerCase())} ${auxiliary.toLowerCase()} ${subject} ${rest}?`;
    const small = inSmall(ask(who), words);
    return { question: small === ask(who) ? ask(words.inSentence(who)) : small, sure: 0.85 };
  }
  for (const [pattern, question] of KNOWN) {
    if (pattern.test(heading)) return known(question, subject, words);
  }
  return questionOfGroup(heading, words) ?? fromTask(heading, words) ?? questionOfClause(heading, words);
}

/** Titles that say what a page is for, and of nothing what it is. */
const NO_SUBJECT =
  /^(?:quick[ -]?start(?: guide)?|getting started|introduction|overview|tutorials?|guides?|set[- ]?up|installation|welcome|basics|support|help(?: cent(?:er|re))?|docs|documentation|home)$/i;

/** What a page of rules is called: it handles nothing, and costs nothing. */
const RULES =
  /\b(?:information|details|polic(?:y|ies)|terms|agreements?|conditions|notices?|statements?|licen[cs]es?|code of conduct)$/i;

/** A page about a task has no benefits or limits of its own, but what is needed for it can be asked. */
function known(question: string, subject: string, words: PageWords): { question: string; sure: number } | undefined {
  const isTask = isTaskVerb(subject.split(" ")[0] ?? "") && subject.includes(" ") && !NO_VERB.test(subject);
  if (
    subject === "" ||
    NO_SUBJECT.test(subject) ||
    RULES.test(subject) ||
    // "The history of history" of a page that is called so.
    question
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .includes(subject.toLowerCase()) ||
    /\bof\b/.test(subject) ||
    (isTask && !/requirements/.test(question))
  )
    return undefined;
  return {
    question: isTask
      ? `What do I need to ${mine(subject.charAt(0).toLowerCase() + subject.slice(1))}?`
      : agreed(question, subject).replace("%", () => withArticle(subject, words)),
    sure: 0.8,
  };
}

/** "How does the panel work?": a thing that is no name has the article that its page gives it. */
export function withArticle(subject: string, words: PageWords): string {
  if (isPlural(subject) || /^(?:the|an?|my|your|our) /i.test(subject)) return subject;
  if (!/^\p{Ll}+(?: \p{Ll}+)*$/u.test(subject)) return words.takesArticle(subject) ? `the ${subject}` : subject;
  const article = mine(words.articleOf(subject));
  return article === "" ? subject : `${article} ${subject}`;
}

function agreed(question: string, subject: string): string {
  return isPlural(subject) ? question.replace("does %", "do %").replace("is % priced", "are % priced") : question;
}

/** "Update the chart - removed in v2": what became of what a task is about. */
const REMARK = / [-–—] (?:removed|deprecated|renamed)\b.*$| \(optional\)$/i;

/** "Upload a zip / a folder". */
const EITHER = / \/ (?=\p{Ll})/gu;

/** What a page bids its reader to look at, which nobody asks how to do. */
const BIDS_READ =
  /^(?:explor(?:e|ing)|discover(?:ing)?) |^(?:read (?:the |our |this |these )?|(?:review|understand(?:ing)?|consult|check out) (?:the|our|this|these) )(?:[\p{L}-]+ ){0,4}(?:guidance|guidelines?|guides?|docs|documentation|pages?|articles?|tutorials?|handbook|sections?)$/iu;

/** What its makers promise or call for, which nobody asks how to do: "Start today". */
const MAKERS_PROMISE =
  /^(?:empower(?! (?:the|an?|your|my)\b)|unleash|supercharge|revolutioni[sz]e|reimagine|reinvent|embrace)\b|^make (?:an?|your|the) (?:\p{L}+ )?(?:impact|difference)\b|\b(?:now|today|!)$|\b(?:almost|nearly) any\b|\b(?:the speed of|the full (?:picture|potential|power))\b/iu;

/** What is a promise where no steps tell how it is done: "Reach millions of readers", "Choose the best lid". */
const PROMISES_UNTOLD = /\b(?:(?:millions|thousands) of|(?:choose|get|find|make|take|pick) (?:only )?the best)\b/iu;

/** "Build time required", "Onboarding time needed": how much of it there is. */
const HOW_MUCH =
  /^\p{L}+ (?!(?:the|an?|your|my|our|all|any)\b)(?:[\p{L}-]+ ){1,3}(?:required|needed|allowed|permitted|remaining)$/iu;

/** "To open a box", "Steps to register". */
const TO_DO = /^(?:to (?=\S+ )|(?:the )?(?:\p{L}+ )?steps to )(\p{L}+(?: .+)?)$/iu;

/** "How to …", "Creating …", "Create …"; `told` where steps tell it. */
function fromTask(whole: string, words: PageWords, told = false): { question: string; sure: number } | undefined {
  const heading = whole.replace(REMARK, "").replace(EITHER, " or ");
  if (HOW_MUCH.test(heading)) return undefined;
  const [first = "", ...rest] = heading.split(" ");
  const tail = (verb: string) => objectOf(mine(words.inSentence(`X ${bare(rest).join(" ")}`).slice(2)), verb, words);
  const howTo = /^how to ([^:]+)(?:: .+)?$/i.exec(heading)?.[1];
  if (howTo !== undefined)
    return isVagueTask(howTo) || /\bme\b/.test(howTo)
      ? undefined
      : { question: `How do I ${mine(words.inSentence(howTo))}?`, sure: 0.9 };
  const toDo = TO_DO.exec(heading)?.[1];
  if (toDo !== undefined && isTaskVerb(toDo.split(" ")[0]!) && !/[,;]/.test(toDo))
    return isVagueTask(toDo) ? undefined : { question: `How do I ${mine(words.inSentence(toDo))}?`, sure: 0.8 };
  const when = /^when not to (.+)$/i.exec(heading)?.[1];
  if (when !== undefined) return { question: `When should I not ${mine(words.inSentence(when))}?`, sure: 0.8 };
  const wh = /^(when|where|what|who|why) (?:to|you should) ([^:]+)$/i.exec(heading);
  if (wh !== null)
    return { question: `${capitalised(wh[1]!.toLowerCase())} should I ${mine(words.inSentence(wh[2]!))}?`, sure: 0.8 };
  if (BIDS_READ.test(heading) || MAKERS_PROMISE.test(heading) || (!told && PROMISES_UNTOLD.test(heading)))
    return undefined;
  // "Send encryption" of a product called Send is no task, and nobody asks how to do nothing.
  if (
    rest.length === 0 ||
    rest.some((word) => /^(?:vs?\.?|versus)$/i.test(word)) ||
    !joinsTasks(rest) ||
    words.isThing(first) ||
    // "Include and Exclude parameters" are two that the page calls so.
    (rest[0]!.toLowerCase() === "and" && words.isName(rest[1] ?? "")) ||
    NO_VERB.test(heading) ||
    /^(?:no(?:t|ne|thing)?$|(?-i:[B-HJ-Z](?:$|\()|A\())/i.test(rest[0]!) ||
    PLACE.test(heading) ||
    NAMED_BY_GERUND.test(heading) ||
    BY_MEANS.test(heading) ||
    OF_THE_PAST.test(heading) ||
    NAMED_BY_ACT.test(heading) ||
    TO_NOTHING.test(heading) ||
    (/\bour\b/.test(heading) && !FOR_VISITORS.test(heading))
  )
    return undefined;
  const adverb = /^\p{L}{3,}ly$/u.test(first) ? verbOfGerund(rest[0]!) : undefined;
  if (adverb !== undefined && rest.length > 1)
    return doing(`${first.toLowerCase()} ${adverb}`, mine(words.inSentence(`X ${rest.slice(1).join(" ")}`).slice(2)));
  const verb = /^trying$/i.test(first) ? undefined : verbOfGerund(first, rest.join(" "));
  const compound = rest.length === 1 && /^\p{Lu}/u.test(rest[0]!) && !words.isName(rest[0]!);
  if (verb !== undefined && !compound && !STATES.test(heading)) return doing(verb, tail(verb));
  if (isTaskVerb(first) && !isNoTask(heading) && !words.namesThing(heading) && !/^try to\b/i.test(heading))
    return doing(first.toLowerCase(), tail(first));
  return undefined;
}

/** Verbs of tasks that are too rare, or too often nouns, to be known without the steps below them. */
const OVER_STEPS =
  /^(?:activate|align|arm|assemble|assess|associate|attach|audit|benchmark|bind|bookmark|boot|calibrate|cap|charge|couple|decommission|defragment|degrade|detach|dismantle|dismount|dismiss|dissociate|eject|elevate|embed|engage|enlist|enroll?|fasten|flag|flash|fork|freeze|fuse|inflate|insert|latch|loosen|magnify|mention|mount|mute|nominate|onboard|outline|pair|park|patch|partition|pause|perforate|pin|ping|pivot|plot|position|postpone|power|prime|propagate|provision|purge|reassign|reconcile|redeem|regenerate|reinstate|relabel|relocate|remap|renew|reorder|reposition|resend|resize|resume|retire|retrieve|revive|rewire|rotate|scrub|silence|snooze|solder|splice|spray|stage|star|strip|survey|suspend|tag|tether|thread|tighten|tilt|transfer|triage|trigger|tune|unarchive|unassign|unbind|undelete|unhide|unlink|unmount|unmute|unpair|unpin|unwind|vent|void|waive|wire)$/i;
const WITH_ARTICLE = /^(\p{Lu}\p{Ll}{2,}) ((?:the|an?|your|my) \p{L}.*)$/u;

/** What a heading over steps bids, whose verb no heading alone would be trusted with: "Associate a box". */
export function questionOverSteps(heading: string, words: PageWords): { question: string; sure: number } | undefined {
  if (heading.length > MOST_CHARACTERS || /[?:;,“"…]/.test(heading)) return undefined;
  if (PROMISES_UNTOLD.test(heading)) return fromTask(heading, words, true);
  const [, verb = "", rest = ""] = WITH_ARTICLE.exec(heading) ?? [];
  if (!OVER_STEPS.test(verb)) return undefined;
  return doing(verb.toLowerCase(), mine(words.inSentence(`X ${rest}`).slice(2)));
}

/** "Saving money isn't celebrated" says something of it. */
const STATES =
  /\b(?:is|are|was|were|will|can|has|have|got|gets|makes?|helps?|matters?|means|takes?|pays|saves?|works?|(?<!\b(?:that|which|who|what) (?:\p{L}+ ){0,3})(?:does|fails|crashes|prevents|requires|throws|(?:leads?|led) to|(?:results?|resulted) in|(?:causes?|returns|shows|gives|breaks|produces) (?:an?|the|your|no|it|this|errors?)))\b|n['’]t\b/iu;
/** "Open software development", "File downloads": no verb unless what it is done to follows with its article. */
const NO_VERB =
  /^pull requests?\b|^(?:open|file|draft|secure|clean|separate|complete|direct|live|present|mobile|free) (?!(?:the|an?|your|my|our|all|each|any|this|these|new|multiple|several|up|out|it)\b)|^(?:document|label) (?!(?:the|an?|your|my|our|all|each|any|this|these|new|and|how|what|why|it)\b|[a-z]+s$)/i;
/** Things that are named by a gerund, or by what is done with them. */
const NAMED_BY_GERUND =
  /^(?:(?:setup|login|signup|checkout|backup|logout|search) (?:guides?|tips?|tricks?|requirements?|notes?|steps?|pages?|process|wizard|screens?|scripts?|options?|instructions?|flow|forms?|codes?|keys?|engines?|results?)|operating (?:systems?|rules|instructions|hours|costs|principles)|meeting (?:rooms?|notes|minutes)|working (?:groups?|hours)|building (?:blocks?|codes?|hours|access)|(?:login|logout|signup|checkout) (?!(?:to|with|in|into|from|on|as|at|using|via|for|of|by|and|the|an?|your|my|our)\b)\p{L}+|(?:setup|backup) (?:management|polic(?:y|ies)|strateg(?:y|ies)|retention|frequency|schedules?|storage)|training|mailing lists?|growing pains|(?:release|sprint|capacity|succession) planning|landing pages?|shipping|billing|pricing|marketing|tracking (?:codes?|numbers?|scripts?|ids?)|booking|parking|running costs|learning|reading (?:lists?|speed|time|level|room|mode)|editing (?:shortcuts|modes?|tools?|toolbar)|testing (?:tools?|types?|steps|plans?|environments?|frameworks?|strateg(?:y|ies)|levels?)|monitoring tools?|reporting|routing|voting|staffing|funding|hosting (?:providers?|options|plans)|filing|signing keys?)\b(?! (?:the|an?|your|my|our)\b)/iu;
/** "Joining instructions": what is told about an act, which nobody does to it. */
const NAMED_BY_ACT =
  /^(?!(?:updat|chang|edit|enter|provid|add|find|writ|read|follow|giv|view|remov|delet|creat|shar|send|sav|gett|check|includ|request|print|manag|fill|copy|modify|correct|submitt)ing\b)\p{L}+ing (?:instructions|details|information|packs?|dates)$/iu;
/** "Retry at least two times", "Make sure you're signed in": done to nothing, or nothing that is done. */
const TO_NOTHING =
  /^\p{L}+ (?:at (?:least|most)|again|once|twice)\b|^make sure (?:that )?you(?:['’](?:re|ve)| are| have)\b/iu;
/** One of several means to do what stands above it: nobody asks how a browser is used. */
const BY_MEANS =
  /^(?:using|with|via) (?:(?:the|an?|your|my) )?(?:web )?(?:browsers?|terminal|command[ -]line|console|gui|web interface|mouse|keyboard)$/i;
/** Places of an application that are named by what is done there: "Create account screen". */
const PLACE =
  /^(?!.*\b(?:the|an?|your|my|this)\b).*\b(?:screen|page|tab|dialog|window|button|panel|menu|view|wizard|section)$/i;
/** What a visitor does with what is the company's; all else it does itself: "Testing our systems". */
const FOR_VISITORS =
  /^(?:join|contact|use|support|access|download|report|search|using|joining|contacting|accessing|supporting|searching)\b/i;
/** "Search & sort": what, it does not say. */
const NO_OBJECT = /^(?:&|and|or) \p{L}+$/iu;
/** "Enable before importing", "Delete from the web": what, only the page tells. */
const NEEDS_OBJECT =
  /^(?:enable|disable|configure|add|create|remove|delete|set|edit|change|customi[sz]e|manage|select|choose|rename|use|keep|hide|show|activate|deactivate|allow|block)$/i;
/** "Save as draft": what is saved, the page tells. */
const TAKES_AS = /^(?:save|export|import|share|mark|use|add|keep|download|upload|convert|open|print|treat|view|edit)$/i;
/** "Start with the basics": what comes first, of something else. */
const COMES_FIRST = /^(?:start|begin|lead) with\b/i;
/** Verbs that are none without what they are done to: "set up". */
const PARTICLE_ALONE = /^(?:set|turn|put|take|bring|make) (?:up|on|off|in|out|down)$/i;
/** "Change something". */
const ANYTHING = /^(?:some|any|every)thing$|^(?:things|stuff)$/i;
/** "Upload other files": other than what stands above it. */
export const OTHERS = /^(?:an)?other (?!than\b|(?:people|users?|person|member)\b)/i;

const BROKEN_OFF = /\s(?:to|of|the|an?|and|or)$/i;
/** "Define access for", "View only": what its page names beside it; a longer one may end so, "… the pages to print with". */
const UNNAMED = /^(?:\S+ ){0,2}(?:for|from|with|by|at|per|only|selected|existing|current)$/i;

function doing(verb: string, rest: string): { question: string; sure: number } | undefined {
  if (rest === "" || OTHERS.test(rest) || NO_OBJECT.test(rest)) return undefined;
  if (ANYTHING.test(rest) || PARTICLE_ALONE.test(`${verb} ${rest}`)) return undefined;
  if ((TAKES_AS.test(verb) && /^as\b/i.test(rest)) || COMES_FIRST.test(`${verb} ${rest}`)) return undefined;
  if (NEEDS_OBJECT.test(verb) && /^(?:before|after|during|from|via|through)\b/i.test(rest)) return undefined;
  const question = `How do I ${SPLIT.get(verb) ?? verb} ${rest === "us" ? "you" : rest}?`;
  return isVagueTask(question) || BROKEN_OFF.test(rest) || UNNAMED.test(rest) ? undefined : { question, sure: 0.75 };
}

/** Nouns that headings write for their verbs. */
const SPLIT = new Map([
  ["setup", "set up"],
  ["backup", "back up"],
  ["login", "log in"],
  ["logout", "log out"],
  ["signup", "sign up"],
  ["checkout", "check out"],
]);

/** What a heading says of what is there no longer, or not yet. */
const OF_THE_PAST = / [-–—(] ?(?:legacy|deprecated|old|archived|beta|preview)\)?$/i;

/** "Build and …" names a task only where another verb follows. */
function joinsTasks([joint = "", second = ""]: readonly string[]): boolean {
  return !/^(?:and|&)$/i.test(joint) || isTaskVerb(second) || verbOfGerund(second) !== undefined;
}

/** The verb of a gerund that is joined to the first one: "building and deploying" → "build and deploy". */
function bare(rest: readonly string[]): string[] {
  return rest.map((word, i) =>
    (i === 1 ? /^(?:and|or|&)$/i : /^(?:and|&)$/i).test(rest[i - 1] ?? "") ? (verbOfGerund(word) ?? word) : word,
  );
}
