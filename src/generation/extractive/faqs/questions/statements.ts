import { capitalised } from "../../sentence/trim.ts";
import { isTaskVerb } from "../../sentence/verbs.ts";
import type { PageWords } from "../wording/page-words.ts";
import { actOfMine, mine } from "../wording/person.ts";
import { isPlural } from "../wording/plural.ts";
import type { Question } from "./question.ts";

/** Of a title, such a question is for effect more often than not: it tells a story. */
const STATEMENT_SURE = 0.65;
/** Verbs of statements that no task heading begins with. */
const MORE_VERBS = new Set(
  "do help provide offer differ matter mean become affect teach change transform happen fit handle process work run grow scale interact compare relate earn spend communicate calculate count bill pay behave exist appear".split(
    " ",
  ),
);
/** Behind a noun in -s such a word is the verb: no search, change or use. */
const NEVER_A_NOUN = /^(?:help|affect|improve|become|provide|protect|make|get|keep|let|matter|mean|differ)$/i;
const MOST_WORDS_BEFORE = 5;
/** "Acme's", and what has an auxiliary behind it: "teams can". */
const NO_SUBJECT_ALONE = /['’]s$|\b(?:can|may|might|should|will|could|must)$/i;
const NO_SUBJECT = /^(?:it|they|we|this|that|to|you|i|my|your|much|many|long|often|far|soon|not|and|do|does|did|can)$/i;
/** "How usage is calculated", "Why targets are vital"; what points has no subject of its own. */
const IS_SO =
  /^(how|why|when|where) (?!(?:it|they|we|this|that|these|those|to|you|i|not|and|much|many|long|often|far|soon|there|he|she)\b)([^,:;]{2,50}?) (is|are) (?!not\b|next\b|now\b|\p{L}+ing\b)([^,:;]{3,60})$/iu;
/** What is said of when something holds; of anything else, it is a case: "When the site is down". */
const HOLDS =
  /^(?:\p{L}+ly )?(?:useful|helpful|needed|necessary|required|right|best|worth|appropriate|enough|due|sent|charged|updated|published|available)\b/iu;
/** "How we count visits", "What we don't collect", "Which cookies we use". */
const OF_US =
  /^(how(?: (?:often|long|much|many \p{Ll}+))?|why|who|(?:what|which)(?: \p{Ll}+)?|when|where) we (?:(do not|don['’]t) )?(\p{Ll}+)( (?!it\b|them\b)[^,:;]{2,60})?$/iu;
/** What asks for a thing, which the verb needs nothing beside. */
const ASKS_THING = /^(?:what|which|who)\b/i;
/** "How long it takes", "How much tickets cost". */
const HOW_FAR =
  /^(how (?:long|much|often|soon)|what) ((?!(?:we|you|to)\b)[^,:;]{2,50}?) (takes?|costs?|lasts?)( [^,:;]{2,60})?$/iu;
/** "When you'll be paid", "How much you can get". */
const OF_READER =
  /^(how (?:long|much|often|soon|many \p{Ll}+)|when|where|which \p{Ll}+|what(?= you(?:['’]ll| will) (?:study|learn|receive|get)$)) you(['’]ll| will| can| could| must| may| should) ([^,:;]{3,60})$/iu;
/** "What HTTPS does", "What success looks like". */
const DOES = /^what ([^,:;]{2,50}?) (does|looks? like|means?|includes?|covers?)$/iu;
/** "What happens after you cancel", "Who reviews the boxes". */
const AS_IT_IS =
  /^(?:what happens (?:if|when|after|before|to|with) .{4,60}|who (?:qualifies|pays|owns|decides|approves|benefits|reviews) [^,:;]{3,50}|what (?:gets|counts as|causes|triggers|affects) [^,:;]{3,60})$/iu;

/** "What Acme is", "What the labels are". */
const IS = /^what (?!it\b|they\b|this\b|that\b|these\b|those\b)([^,:;]{2,50}?) (is|are)$/iu;
/** "Fields you cannot use", "Labels that you need to print". */
const OF_THEM =
  /^(?!(?:Things|Ways|Steps|Reasons|Tips)\b)(\p{Lu}\p{Ll}+(?: \p{Ll}+)?s) (?:that )?you (can(?:not|['’]t)|can|must|should|need to) (\p{Ll}{2,}(?: [^,:;]{2,40})?)$/u;

/** The question that a heading asks in the order of a statement: "How visits are counted", "Why Acme uses maps". */
export function questionOfStatement(heading: string, words: PageWords): Question | undefined {
  const known = inverted(heading, words);
  if (known !== undefined) return known;
  const question =
    asItIs(heading) ??
    isSo(heading, words) ??
    ofUs(heading) ??
    ofReader(heading) ??
    howFar(heading, words) ??
    whatItIs(heading, words) ??
    whichOfThem(heading) ??
    whatItDoes(heading, words);
  return question === undefined ? undefined : { question, sure: STATEMENT_SURE, kind: "statement" };
}

function asItIs(heading: string): string | undefined {
  return AS_IT_IS.test(heading) ? `${mine(capitalised(heading))}?` : undefined;
}

function isSo(heading: string, words: PageWords): string | undefined {
  const [, how = "", who = "", is = "", so = ""] = IS_SO.exec(heading) ?? [];
  if (who === "" || NO_SUBJECT_ALONE.test(who) || (/^when$/i.test(how) && !HOLDS.test(so))) return undefined;
  // "Where a road is closed" is a case.
  if (/^where$/i.test(how) && /^(?:an?|any|no)\b/i.test(who)) return undefined;
  return `${opened(how)} ${is.toLowerCase()} ${mine(subjectOf(who, is, words))} ${mine(words.inSentence(`X ${so}`).slice(2))}?`;
}

function ofUs(heading: string): string | undefined {
  const [, how = "", not, verb = "", rest = ""] = OF_US.exec(heading) ?? [];
  if (!isVerb(verb) || (rest === "" && !ASKS_THING.test(how))) return undefined;
  return `${opened(how)} ${not === undefined ? "do" : "don’t"} you ${actOfMine(`${verb}${rest}`)}?`;
}

function ofReader(heading: string): string | undefined {
  const [, how = "", auxiliary = "", rest = ""] = OF_READER.exec(heading) ?? [];
  if (how === "") return undefined;
  return `${opened(how)} ${/ll$/i.test(auxiliary) ? "will" : auxiliary.trim().toLowerCase()} I ${mine(rest)}?`;
}

function howFar(heading: string, words: PageWords): string | undefined {
  const [, how = "", who = "", verb = "", rest = ""] = HOW_FAR.exec(heading) ?? [];
  if (who === "" || NO_SUBJECT_ALONE.test(who)) return undefined;
  const isOne = /s$/i.test(verb);
  return `${opened(how)} ${isOne ? "does" : "do"} ${mine(subjectOf(who, verb, words))} ${verb.replace(/s$/i, "")}${mine(rest)}?`;
}

function whatItIs(heading: string, words: PageWords): string | undefined {
  const [, who = "", is = ""] = IS.exec(heading) ?? [];
  if (who === "" || NO_SUBJECT.test(who.split(" ")[0]!) || NO_SUBJECT_ALONE.test(who)) return undefined;
  return `What ${is.toLowerCase()} ${mine(subjectOf(who, is, words))}?`;
}

function whichOfThem(heading: string): string | undefined {
  const [, things = "", may = "", act = ""] = OF_THEM.exec(heading) ?? [];
  if (things === "") return undefined;
  const asked = may === "need to" ? "do I need to" : /^can./.test(may) ? "can I not" : `${may} I`;
  return `Which ${things.toLowerCase()} ${asked} ${mine(act)}?`;
}

function whatItDoes(heading: string, words: PageWords): string | undefined {
  const [, who = "", does = ""] = DOES.exec(heading) ?? [];
  if (who === "" || NO_SUBJECT.test(who.split(" ")[0]!) || NO_SUBJECT_ALONE.test(who)) return undefined;
  const verb = does
    .toLowerCase()
    .replace(/^does$/, "do")
    .replace(/^looks/, "look")
    .replace(/s$/, "");
  const isOne = /^(?:does|looks like|\w+s)$/i.test(does);
  return `What ${isOne ? "does" : "do"} ${mine(subjectOf(who, does, words))} ${verb}?`;
}

function opened(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

/** "How Acme uses maps" → "How does Acme use maps?": the verb is found among those that are known. */
function inverted(heading: string, words: PageWords): Question | undefined {
  const [opening = "", ...rest] = heading.split(" ");
  if (!/^(?:how|why)$/i.test(opening) || NO_SUBJECT.test(rest[0] ?? "")) return undefined;
  const known = /^why$/i.test(opening) ? whyImportant(rest.join(" "), words) : howItWorks(rest.join(" "), words);
  if (known !== undefined) return known;
  for (let at = 1; at <= Math.min(MOST_WORDS_BEFORE, rest.length - 1); at++) {
    const [who, written, after] = [rest.slice(0, at).join(" "), rest[at]!, rest.slice(at + 1).join(" ")];
    const verb = written.toLowerCase();
    if (NO_SUBJECT_ALONE.test(who)) continue;
    if (/^(?:do|does) not\b/i.test(`${verb} ${after}`)) return undefined;
    const base = baseOf(verb);
    // "Customer reviews help shops"; but "exercise helps improve sleep", "a charity provides help".
    if (
      base !== undefined &&
      !NEVER_A_NOUN.test(base) &&
      !/^(?:an?|the|your) /i.test(`${who} `) &&
      NEVER_A_NOUN.test(rest[at + 1] ?? "") &&
      !words.isName(who)
    )
      continue;
    const plural = base === undefined && isVerb(verb) && isPlural(who);
    if (base === undefined && !plural) continue;
    const subject = mine(subjectOf(who, written, words));
    const tail = after === "" ? "" : ` ${words.inSentence(`X ${after}`).slice(2)}`;
    return {
      question: `${opened(opening)} ${plural ? "do" : "does"} ${subject} ${actOfMine(`${base ?? verb}${tail}`)}?`,
      sure: 0.8,
    };
  }
  return undefined;
}

/** A subject inside a sentence. Where its verb is written small, the heading's capitals are those of names. */
function subjectOf(who: string, verb: string, words: PageWords): string {
  return /^\p{Ll}/u.test(verb) ? who : words.inSentence(who);
}

/** "Why X matters": the verb tells whether a name is plural, for "Midas" ends as a plural does. */
function whyImportant(clause: string, words: PageWords): Question | undefined {
  const [, thing, important, matters] = /^(.+?) (?:(is|are) important|(matters?))$/i.exec(clause) ?? [];
  if (thing === undefined) return undefined;
  const verb = important?.toLowerCase() ?? (/s$/i.test(matters!) ? "is" : "are");
  return { question: `Why ${verb} ${subjectOf(thing, (important ?? matters)!, words)} important?`, sure: 0.8 };
}

/** "How X works", "How Xs work"; the work of "How X supports remote work" is no verb. */
function howItWorks(clause: string, words: PageWords): Question | undefined {
  const [, thing, verb] = /^(.+) (works?)$/i.exec(clause) ?? [];
  if (thing === undefined || NO_SUBJECT_ALONE.test(thing)) return undefined;
  const singular = /s$/i.test(verb!);
  if (!singular && !isPlural(thing) && !/ and /i.test(thing)) return undefined;
  return { question: `How ${singular ? "does" : "do"} ${mine(subjectOf(thing, verb!, words))} work?`, sure: 0.8 };
}

/** The verb that "uses", "retries" or "teaches" comes from; undefined where it is no verb that is known. */
function baseOf(verb: string): string | undefined {
  if (!/[^s]s$/.test(verb)) return undefined;
  const bases = [verb.slice(0, -1), verb.replace(/ies$/, "y"), verb.replace(/es$/, "")];
  return bases.find((base) => base !== verb && isVerb(base));
}

function isVerb(word: string): boolean {
  return MORE_VERBS.has(word) || isTaskVerb(word);
}
