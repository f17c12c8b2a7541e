import { capitalised } from "../../sentence/trim.ts";
import { isTaskVerb } from "../../sentence/verbs.ts";
import { withArticle } from "../questions/english.ts";
import type { PageWords } from "../wording/page-words.ts";
import { mine } from "../wording/person.ts";
import { isPlural } from "../wording/plural.ts";

/** "When should I use it?": the thing that an earlier heading asked for, not the "it" of "Is it safe to …". */
const IT = /^((?:how|when|where|why) (?:do|can|should|would) (?:I|we|you) \p{L}+ )it(?=\?)/iu;
const ASKED_FOR = /^what (?:is|are) ((?:the |an? )?[^?]{2,40})\?/i;

/** What a page calls the thing that it is about. */
const THIS_KIND =
  /\bthis (policy|procedure|scheme|programme|component|pattern|plugin|extension|integration|widget|library|tool|app|application|service|feature|module|package|template|theme|layout|function|class|command|endpoint)\b/i;

/** Titles of pages that name no thing: "FAQ", "Terms of use", "Panels vs boxes". */
const NO_THING =
  /^(?:FAQs?|overview|introduction|terms|blog|guides?|about|home|docs|documentation|news|help|support|reference|changelog|getting started)$|\b(?:docs|documentation|handbook|guides?|FAQs?|overview|reference|changelog|introduction)$|\b(?:vs|versus|of|and|or|for|with|in|to|from)\b/i;

/** What a heading asks of the thing that its page is about: "What it is", "When to use it". */
const OF_ITS_PAGE = /^(?:what it is|what (?:is it|are they)\??|(?:how|when|when not|where|why) (?:to )?\p{L}+ it)$/iu;

/** What asks, with its mark or without, what that thing is. */
const IS_WHAT = /^what (?:it is|is it|are they)\??$/i;

/** What a heading asks of that thing alone: "Is it free?" */
const IS_IT = /^is it (?=(?:really |still |always )?(?:free|legal|safe|secure|mandatory|compulsory|open source)\?$)/i;

/** What a heading asks of that thing with its mark: "Who is it for?", "Why is this important?", "How will it work?" */
const OF_IT =
  /^(who is|who are|why is|why are|why do|why does|how will) (?:it|this|they|these) (for|important|useful|needed|necessary|matter|work)\?$/i;
/** What a heading asks of the price of that thing: "What does it cost?", "How much is it?" */
const ITS_PRICE =
  /^(?:what|how much) (?:does|do|will|would|is) (?:it|this) cost\?$|^how much(?: (?:is|are) (?:it|this|they))?\?$/i;
/** When or where that thing is, asked by a word alone. */
const ITS_PLACE = /^(when|where)(?: is it)?\?$/i;
/** What a visitor of that thing asks of himself: "What do I need?", "Is it for me?" */
const FOR_ITS_VISITOR = /^(what (?:do|will|should|must) (?:I|we|you) (?:need|bring|wear))(?: to bring)?\?$/i;
const FOR_ME = /^is it for me\?$/i;
/** A title of what is done, which a heading says something of: "Wrapping up a project". */
const DOING = /^\p{L}{2,}ing (?!(?:of|with)\b)\p{L}[^.:?!|–—]{2,50}$/u;

/** A heading that leaves it to the title what it asks of, "Why is this important?", with that; undefined for any other. */
function askedOfIt(heading: string, subject: string, title: string, words: PageWords): string | undefined {
  const [, asks = "", what = ""] = OF_IT.exec(heading) ?? [];
  const isDone = subject === "" && DOING.test(title) && /^(?:important|useful|needed|necessary|matter)$/i.test(what);
  const thing = isDone ? words.inSentence(title) : subject === "" ? "" : withArticle(subject, words);
  if (what === "" || thing === "" || (!isDone && (isTask(subject) || NO_THING.test(subject)))) return undefined;
  const [word = "", verb = ""] = asks.split(" ");
  return `${word} ${agreeing(verb, !isDone && isPlural(subject))} ${thing} ${what}?`;
}

/** "What does the tour cost?", or "… it cost to join the club?" of a page about what is done; undefined for any other heading. */
function priceOf(heading: string, subject: string, words: PageWords): string | undefined {
  if (!ITS_PRICE.test(heading) || subject === "" || NO_THING.test(subject)) return undefined;
  if (isTask(subject)) return `What does it cost to ${mine(subject)}?`;
  return `What ${isPlural(subject) ? "do" : "does"} ${withArticle(subject, words)} cost?`;
}

/** "What do I need for the lunch?", "Is the lunch for me?"; undefined for any other heading. */
function askedForHimself(heading: string, subject: string, title: string, words: PageWords): string | undefined {
  const [needs] = FOR_ITS_VISITOR.exec(heading) ?? [];
  if (needs === undefined && !FOR_ME.test(heading)) return undefined;
  if (subject === "" || NO_THING.test(subject) || isTask(subject)) return undefined;
  const name = ownName(title, subject, words);
  if (needs !== undefined) return `${needs.slice(0, -1)} for ${name}?`;
  return `${isPlural(subject) ? "Are" : "Is"} ${name} for me?`;
}

/** A form of "be" or "do" for one thing or several; another verb as it is. */
function agreeing(verb: string, isSeveral: boolean): string {
  if (/^will$/i.test(verb)) return verb;
  const [one, several] = /^do/i.test(verb) ? ["does", "do"] : ["is", "are"];
  return isSeveral ? several! : one!;
}

/** A heading with the thing that an earlier one asked for in place of its "it"; `named` is "" where none did. */
export function withNamed(heading: string, named: string): string {
  return named === "" ? heading : heading.replace(IT, `$1${named}`);
}

/** "When to use this component", or "… it", on a page about panels: "When to use the panel component", "… the panel". */
export function naming(heading: string, subject: string, title: string, words: PageWords): string {
  const asked =
    askedOfIt(heading, subject, title, words) ??
    priceOf(heading, subject, words) ??
    askedForHimself(heading, subject, title, words);
  if (asked !== undefined) return asked;
  if (subject === "" || isTask(subject) || NO_THING.test(subject) || /^(?:the|an?) /i.test(subject)) return heading;
  const own = ownName(title, subject, words);
  const [, asks] = ITS_PLACE.exec(heading) ?? [];
  if (asks !== undefined) return `${capitalised(asks.toLowerCase())} ${agreeing("is", isPlural(subject))} ${own}?`;
  if (OF_ITS_PAGE.test(heading)) {
    const thing = withArticle(subject, words);
    if (thing === subject && isTaskVerb(subject)) return heading;
    const what = heading.replace(IS_WHAT, isPlural(subject) ? "What are it" : "What is it");
    return what.replace(/\bit$/i, thing);
  }
  if (IS_IT.test(heading))
    return heading.replace(IS_IT, `${isPlural(subject) ? "Are" : "Is"} ${withArticle(subject, words)} `);
  return heading.replace(THIS_KIND, (_, kind: string) => {
    const isNamed = subject.toLowerCase().split(" ").includes(kind.toLowerCase());
    return isNamed ? `the ${subject}` : `the ${subject} ${kind.toLowerCase()}`;
  });
}

function asWritten(title: string, subject: string): string {
  const at = title.toLowerCase().indexOf(subject.toLowerCase());
  return at < 0 ? subject : title.slice(at, at + subject.length);
}

/** A subject with its article, or as the title writes it where it has none: it is a name. */
function ownName(title: string, subject: string, words: PageWords): string {
  const bare = subject.replace(/ \([^()]{1,30}\)$/u, "");
  const named = withArticle(bare, words);
  return nameIn(title, bare, words) ?? (named === bare && !isPlural(bare) ? asWritten(title, bare) : named);
}

/** A subject as the title writes it, where that is a name of several words ("Ann Bell") which the page does not write small. */
function nameIn(title: string, subject: string, words: PageWords): string | undefined {
  const at = title.toLowerCase().indexOf(subject.toLowerCase());
  const written = title.slice(at, at + subject.length);
  const parts = written.split(" ");
  const isName = at >= 0 && parts.length > 1 && parts.every((part) => /^\p{Lu}/u.test(part));
  return isName && !parts.every((part) => words.isSmall(part)) ? written : undefined;
}

/** The thing that a heading asks for ("What is X?"); "" where it asks for none. */
export function thingAskedFor(heading: string): string {
  return ASKED_FOR.exec(heading)?.[1] ?? "";
}

/** Whether a subject is what is done, and no name of it: "Confirm a phone number". */
function isTask(subject: string): boolean {
  return subject.includes(" ") && isTaskVerb(subject.split(" ")[0] ?? "");
}

/** "When should I use this pattern?" of a page whose title is a task: nothing else tells the visitor which one. */
export function namingTask(question: string, subject: string): string {
  return isTask(subject)
    ? question.replace(THIS_KIND, (_, kind: string) => `the “${capitalised(subject)}” ${kind}`)
    : question;
}
