import type { PageWords } from "./page-words.ts";
import { mine } from "./person.ts";
import { isTaskVerb } from "./verbs.ts";

interface Asked {
  question: string;
  sure: number;
}

const ONE_OF =
  /^(?:the |a )?(?:(?:brief|short|true|real) )?(value|purpose|history|role|impact|future|importance|meaning|cost|structure|difference(?= between)) (?:of|between) ((?!.*\b(?:is|are|was|were|will|can)\b).{3,60})$/i;
const MANY_OF =
  /^(?:the )?(?:(?:key|main|common|known|basic) )?(benefits|advantages|disadvantages|challenges|limits|limitations|risks|goals|principles|types|kinds|components|requirements|prerequisites|drawbacks|elements|stages|phases|rules|differences between) (of|for|in|to|with)? ?(.{3,60})$/i;
/** "Registration requirements": of several things that have a name together. */
const HEADED =
  /^((?!(?:our|your|my|their|its|these|those|some|more|other|related|relevant|additional|further|useful|the|key|all|no|an?|why|what|how|when|where|who|which|before|after|if|with|without|for|in|on|of|to|and|or|set|change|add|manage|view|create|edit|\p{L}+ing)\b)\p{L}[\p{L}\p{N}-]*(?: (?!and\b|or\b|of\b|for\b|to\b|in\b|is\b|are\b)\p{L}[\p{L}\p{N}-]*){0,2}) (requirements|criteria|principles|benefits|limitations|limits|rules|responsibilities|fees|prices|hours|deadlines|exceptions|options|roles|permissions|prerequisites|restrictions)$/iu;
const VERSUS = /^(.{2,40}?) (?:vs?\.?|versus) (.{2,40})$/i;
/** "Why it's important to test". */
const WHY_IT_IS =
  /^why it(?:['’]s| is) ((?:important|necessary|useful|essential|hard|difficult|better|best|worth \p{L}+) .+)$/iu;
/** Verbs of clauses that no task heading begins with. */
const MORE_VERBS = new Set(
  "help provide offer differ matter mean become affect teach change transform happen fit handle process work run grow scale interact compare relate earn spend communicate calculate count bill pay behave".split(
    " ",
  ),
);
const MOST_WORDS_BEFORE = 5;
/** "Acme's", and what has an auxiliary behind it: "teams can". */
const NO_SUBJECT_ALONE = /['’]s$|\b(?:can|may|might|should|will|could|must)$/i;
const NO_SUBJECT = /^(?:it|they|we|this|that|to|you|i|my|your|much|many|not|and|do|does|did|can)$/i;

/** "Registration requirements" → "What are the registration requirements?" */
export function questionOfGroup(heading: string, words: PageWords): Asked | undefined {
  const [, which = "", things = ""] = HEADED.exec(heading) ?? [];
  if (things === "") return undefined;
  return { question: `What are the ${words.inSentence(`${which} ${things.toLowerCase()}`)}?`, sure: 0.7 };
}

/** "How X works", "Why X matters", "Benefits of X", "X vs. Y". */
export function questionOfClause(heading: string, words: PageWords): Asked | undefined {
  const one = ONE_OF.exec(heading);
  if (one !== null) {
    const joint = /^difference$/i.test(one[1]!) ? "between" : "of";
    return { question: `What is the ${one[1]!.toLowerCase()} ${joint} ${words.inSentence(one[2]!)}?`, sure: 0.75 };
  }
  const many = MANY_OF.exec(heading);
  if (many !== null && (many[2] !== undefined || /between$/i.test(many[1]!))) {
    const joint = many[2] === undefined ? "" : `${many[2].toLowerCase()} `;
    return { question: `What are the ${many[1]!.toLowerCase()} ${joint}${words.inSentence(many[3]!)}?`, sure: 0.75 };
  }
  const versus = VERSUS.exec(heading);
  if (versus !== null) {
    const [a, b] = [words.inSentence(versus[1]!), words.inSentence(versus[2]!)];
    return { question: `What is the difference between ${a} and ${b}?`, sure: 0.55 };
  }
  const isIt = WHY_IT_IS.exec(heading);
  if (isIt !== null) return { question: `Why is it ${isIt[1]!}?`, sure: 0.85 };
  return inverted(heading, words);
}

/** "How Acme uses maps" → "How does Acme use maps?": the verb is found among those that are known. */
function inverted(heading: string, words: PageWords): Asked | undefined {
  const [opening = "", ...rest] = heading.split(" ");
  if (!/^(?:how|why)$/i.test(opening) || NO_SUBJECT.test(rest[0] ?? "")) return undefined;
  const known = /^why$/i.test(opening) ? whyImportant(rest.join(" "), words) : howItWorks(rest.join(" "), words);
  if (known !== undefined) return known;
  for (let at = 1; at <= Math.min(MOST_WORDS_BEFORE, rest.length - 1); at++) {
    const [who, written, after] = [rest.slice(0, at).join(" "), rest[at]!, rest.slice(at + 1).join(" ")];
    const verb = written.toLowerCase();
    if (NO_SUBJECT_ALONE.test(who)) continue;
    const base = baseOf(verb);
    const plural = base === undefined && isVerb(verb) && isPlural(who);
    if (base === undefined && !plural) continue;
    const subject = mine(subjectOf(who, written, words));
    const tail = after === "" ? "" : ` ${words.inSentence(`X ${after}`).slice(2)}`;
    const how = opening.charAt(0).toUpperCase() + opening.slice(1).toLowerCase();
    return { question: `${how} ${plural ? "do" : "does"} ${subject} ${base ?? verb}${tail}?`, sure: 0.8 };
  }
  return undefined;
}

/** A subject inside a sentence. Where its verb is written small, the heading's capitals are those of names. */
function subjectOf(who: string, verb: string, words: PageWords): string {
  return /^\p{Ll}/u.test(verb) ? who : words.inSentence(who);
}

/** "Why X matters": the verb tells whether a name is plural, for "Midas" ends as a plural does. */
function whyImportant(clause: string, words: PageWords): Asked | undefined {
  const [, thing, important, matters] = /^(.+?) (?:(is|are) important|(matters?))$/i.exec(clause) ?? [];
  if (thing === undefined) return undefined;
  const verb = important?.toLowerCase() ?? (/s$/i.test(matters!) ? "is" : "are");
  return { question: `Why ${verb} ${subjectOf(thing, (important ?? matters)!, words)} important?`, sure: 0.8 };
}

/** "How X works", "How Xs work"; the work of "How X supports remote work" is no verb. */
function howItWorks(clause: string, words: PageWords): Asked | undefined {
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

/** Whether a name stands for several things, as far as its last letter tells. */
export function isPlural(phrase: string): boolean {
  const head = phrase.split(/ (?:of|for|in|with) /)[0] ?? phrase;
  // The S of "SaaS" is a word of the name, that of "KEYS" an ending.
  const ends = /[^sS]s$/.test(head) || /(?:^| )\p{Lu}{3,}S$/u.test(head);
  return ends && !/(?:is|us|ss|ics)$/i.test(head);
}
