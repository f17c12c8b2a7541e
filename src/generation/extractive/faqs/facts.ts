import { capitalised } from "../trim.ts";
import { isPlural } from "./clauses.ts";
import { bids } from "./instruction.ts";
import { NO_NAME } from "./no-name.ts";
import type { PageWords } from "./page-words.ts";
import { mine, wayTo } from "./person.ts";
import { isTaskVerb } from "./verbs.ts";

/** A sentence that states one fact that can be asked for, and the question for what it names. */
interface Fact {
  readonly told: RegExp;
  readonly ask: (parts: Record<string, string>, words: PageWords) => string | undefined;
  /** Whether it is a rule, which holds wherever it is told: its words say of what. */
  readonly rule?: true;
  /** Whether it denies something, which a text also does in passing. */
  readonly denies?: true;
}

/** What a sentence is asked for. */
export interface AskedFact {
  readonly question: string;
  readonly rule: boolean;
  readonly denies: boolean;
}

const NAME = "(?<name>(?:The |An? )?\\p{L}[\\p{L}\\p{N}.'’&/ -]{2,50}?)";
const ACT = "(?<act>[^,;:]{6,90}?)";
/** Where the part of a sentence ends that a question repeats: no comma within a list. */
const END = "(?:;|\\.(?=\\s|$)|, (?:and|but|so|because|since|or|however|unless|although)\\b)";
/** What a value looks like. */
const VALUE = "(?=.{0,30}?(?:\\d|[“\"'`]|\\p{Lu}|\\b(?:one|two|three|four|five|six|ten|true|false|on|off)\\b))";
const TIME =
  "(?:\\d+|one|two|three|four|five|six|seven|ten)\\b.{0,12}?\\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\\b(?! (?:off|of)\\b)";
const MOST_WORDS = 16;
/** Who can be obliged. */
const PEOPLE =
  "(?:agenc(?:y|ies)|employees?|members?|users?|customers?|visitors?|applicants?|organi[sz]ations?|compan(?:y|ies)|teams?|vendors?|contractors?|suppliers?|students?|pupils?|teachers?|parents?|guests?|tenants?|owners?|drivers?|providers?|subscribers?|participants?|sellers?|buyers?|travell?ers|authors?|managers?|staff|residents?|citizens?|schools?|departments?|offices)";
/** "To follow this policy": the one that stands here. */
const THIS_RULE = /\bthis(?= (?:guidance|policy|standard|rule|law|act|requirement|process|procedure)\b)/i;
/** What those behind a site do or refuse to do for their visitors. */
const OF_A_COMPANY =
  "(?:accept|offer|support|provide|sell|share|charge|issue|collect|store|use|require|allow|ship|deliver|refund|send|repair|publish|track|disclose|rent|replace|return|process|review|reply to)";

const FACTS: readonly Fact[] = [
  {
    told: new RegExp(
      `^(?:By default, )?the (?<kind>default|maximum|minimum|longest|shortest|largest|smallest) (?<thing>[\\p{L}\\p{N} -]{3,50}?) (?<verb>is|are) (?!not\\b|also\\b|set by\\b|done\\b|used\\b|shown\\b)${VALUE}`,
      "iu",
    ),
    ask: ({ kind = "", thing = "", verb }) =>
      / (?:and|you|we|that|which) /.test(` ${thing} `) ? undefined : `What ${verb} the ${kind.toLowerCase()} ${thing}?`,
  },
  {
    told: new RegExp(
      `^(?!.*\\bbecause (?:you|we|they|nobody) (?:can|cannot)\\b)You (?:cannot|can['’]t|are not able to|may not(?! (?:need|notice|receive|have|be|know|want|see)\\b)) ${ACT}${END}`,
      "u",
    ),
    ask: ({ act = "" }) => (isIdle(act) ? undefined : `Can I ${mine(act)}?`),
    denies: true,
  },
  {
    told: new RegExp(`^You (?:do not|don['’]t|will not|won['’]t) (?:need|have) to ${ACT}${END}`, "u"),
    ask: ({ act = "" }) => (isIdle(act) || /\banything\b/i.test(act) ? undefined : `Do I have to ${mine(act)}?`),
  },
  {
    told: new RegExp(`^You (?:do not|don['’]t|will not|won['’]t) need (?<act>an? [^,;:]{4,60}?)${END}`, "u"),
    ask: ({ act = "" }) => (isIdle(act) ? undefined : `Do I need ${mine(act)}?`),
  },
  {
    told: new RegExp(`^${NAME} (?<verb>can|does|do)(?:not| not|n['’]t|['’]t) ${ACT}${END}`, "u"),
    ask: ({ name = "", verb = "", act = "" }, words) =>
      isIdle(act) ? undefined : ofThing(name, words, (thing) => `${capitalised(verb)} ${thing} ${mine(act)}?`),
    denies: true,
  },
  {
    told: new RegExp(
      `^You can ${ACT} (?:by (?:\\p{L}+ing|e-?mail|phone|post)|(?<!\\b(?:are|is|be|were|been) |['’](?:re|m|s) )using|via|with the|through (?:the|your) (?!end|start|year)|from (?:the|your) (?!age|start|end|beginning|day|\\d))\\b`,
      "u",
    ),
    ask: ({ act = "" }) => way(act),
  },
  {
    told: /^(?:In order t|T)o (?<act>[^,;:]{6,70}), (?:you (?:must|need to|have to|should|can) |simply |first )?(?<order>.+)$/u,
    ask: ({ act = "", order = "" }) => (isOrder(order) ? way(act) : undefined),
  },
  {
    told: /^To (?<act>[^,;:]{6,70}?),? (?:you (?:must|need to) (?:be|have)|you(?:['’]ll| will)? need (?:an?|the|your|at least|two|three)) /u,
    ask: ({ act = "" }) => (isIdle(act) ? undefined : `What do I need to ${mine(act)}?`),
  },
  {
    told: new RegExp(
      `^${NAME} (?:will |can |may |usually |typically )?(?<verb>take|last)s? (?:up to |about |around |at least |approximately |between |only )?${TIME}`,
      "u",
    ),
    ask: ({ name = "", verb }, words) => ofThing(name, words, (thing) => `How long ${does(name)} ${thing} ${verb}?`),
  },
  {
    told: /^The (?:(?:ultimate|main|primary|overall|overarching|central) )?(?<what>purpose|goal|mission|aim|role) of (?<name>(?:the |an? |your )?[\p{L}\p{N}][\p{L}\p{N}.'’&/ -]{2,50}?) is (?:to\b|:)/u,
    ask: ({ what, name = "" }) =>
      /\b(?:this|these|that|our|my)\b/i.test(name) ? undefined : `What is the ${what} of ${mine(name)}?`,
    rule: true,
  },
  {
    told: new RegExp(
      `^${NAME} (?:costs?|is priced at) (?:[$€£] ?\\d|\\d[\\d.,]* ?(?:dollars|euros|pounds|cents|USD|EUR|GBP)\\b)`,
      "u",
    ),
    ask: ({ name = "" }, words) => ofThing(name, words, (thing) => `How much ${does(name)} ${thing} cost?`),
  },
  {
    told: new RegExp(
      `^You(?:['’]ll| will) (?:receive|get) (?<act>(?:an?|your|the) [^,;:.]{4,50}?) (?:within|in) (?:a few|${TIME})`,
      "u",
    ),
    ask: ({ act = "" }) => (POINTS.test(act) ? undefined : `When will I receive ${mine(act)}?`),
  },
  {
    told: new RegExp(
      `^(?:All|Every|Each|Only) (?:[\\p{L}-]+ ){0,3}?${PEOPLE} (?:must|(?:is|are) required to|ha(?:s|ve) to|needs? to) (?<act>(?!not\\b)[^,;:]{6,90}?)${END}`,
      "u",
    ),
    ask: ({ act = "" }) =>
      isIdle(act.replace(THIS_RULE, "the").replace(/^follow /, "obey ")) ? undefined : `Who must ${mine(act)}?`,
    rule: true,
  },
  {
    told: new RegExp(
      `^${NAME} (?<verb>is|are|will be) (?<how>free(?: of charge)?|optional|mandatory|voluntary)(?: (?:for|to) [^,;:.]{3,50})?${END}`,
      "u",
    ),
    ask: ({ name = "", verb = "", how = "" }, words) =>
      ofThing(name, words, (thing) =>
        verb === "will be" ? `Will ${thing} be ${how}?` : `${capitalised(verb)} ${thing} ${how}?`,
      ),
  },
  {
    told: new RegExp(
      `^(?:Up to|At most|No more than|A maximum of) \\d[\\d.,]* (?<things>\\p{Ll}[\\p{L} -]{2,40}?) (?<may>can|may) be (?<done>\\p{Ll}+(?:ed|made|sent|held|sold|bought|kept|given|taken))(?<more> (?!(?:within|every|in) )[^,;:()]{3,50}?)??(?: \\([^)]{1,60}\\))?(?: (?:within|every|in) [^,;:.]{3,30})?${END}`,
      "u",
    ),
    ask: ({ things = "", may = "", done = "", more = "" }) =>
      POINTS.test(`${things}${more}`) ? undefined : `How many ${things} ${may} be ${done}${mine(more)}?`,
    rule: true,
  },
  {
    told: new RegExp(
      `^You (?<may>can|may) (?<verb>\\p{Ll}+) up to \\d[\\d.,]* (?<things>\\p{Ll}[\\p{L} -]{2,40}?s)(?<more> (?:per|in|for|to|at|with|from|on) [^,;:]{3,50}?)?${END}`,
      "u",
    ),
    ask: ({ may = "", verb = "", things = "", more = "" }) =>
      POINTS.test(`${things}${more}`) || !isTaskVerb(verb)
        ? undefined
        : `How many ${things} ${may} I ${verb}${mine(more)}?`,
    rule: true,
  },
  {
    told: new RegExp(
      `^(?:(?:Unfortunately|At this time|Currently), )?[Ww]e (?:currently )?(?:cannot|can['’]t|do not|don['’]t|are (?:not able|unable) to|will not|won['’]t) (?<act>${OF_A_COMPANY} [^,;:]{4,90}?)${END}`,
      "u",
    ),
    ask: ({ act = "" }) => (isIdle(act.replace(/\bour\b/g, "the")) ? undefined : `Do you ${mine(act)}?`),
    rule: true,
  },
  {
    told: /\b(?:[Cc]ontact|[Rr]each|[Cc]all) (?:the )?(?<name>(?!Us\b)\p{Lu}[\p{L}\p{N}.&-]*(?: \p{Lu}[\p{L}\p{N}.&-]*)*)[^.;]{0,60}?\(?\d{3}\)?[-. ]\d{3,4}[-. ]\d{3,4}/u,
    ask: ({ name }) => `How do I contact ${name}?`,
  },
];

/** A sentence that leans on another part of its page, warns or gives a condition of its own. */
const LEANS =
  /(?!\bthis (?:guidance|policy|standard|rule|law|act|requirement|process|procedure)\b)\b(?:below|above|here|this|these|those|if|scams?|fraud)\b/i;
const POINTS =
  /\b(?:it|its|this|that|these|those|they|them|their|there|here|such|so|above|below|ones|one$|he|she|we|our|us|I)\b/i;
/** What is done with anything. */
const GENERAL =
  /^(?:be|do|have|get|learn|read|find|see|view|visit|contact|follow|think|imagine|tell|say|know|feel|start|begin|help|go|come|look|watch|check|try|want|continue|expect|seem|mean|care|happen|matter|afford|underestimate|overstate|stress|put|need|choose to|use \S+(?: \S+){0,3} to)\b/i;
/** Said for effect or of a degree: "do not often", "cannot just". */
const DEGREE =
  /^.*\bvery well$|^(?:also|then|now|always|even|still|just|often|usually|really|simply|necessarily|ever|only)\b|^\p{L}+ (?:much|many)\b/iu;
/** What a question cannot end in: a second verb, half a clause, an abbreviation. */
const BROKEN =
  /\bwhat you\b|\bbut\b|\band (?:won|don|does|can|is|are|will|cannot)\b|\b(?:and|or|and \p{L}+|\p{L}+ed|either|yet|until \p{L}+|e\.?g|i\.?e|vs|etc|incl|approx)\.?$/iu;
const SENDS_ON = /^(?:follow|see|read|check|visit|consult|refer|contact|learn|make sure|be sure|ensure)\b/i;

/** The question that a sentence answers with one fact: a limit, a default, a need, a way; undefined for any other. English alone. */
export function questionOfFact(sentence: string, words: PageWords): AskedFact | undefined {
  if (LEANS.test(sentence)) return undefined;
  for (const { told, ask, rule = false, denies = false } of FACTS) {
    const found = told.exec(sentence);
    const question = found === null ? undefined : ask({ ...found.groups }, words);
    if (question !== undefined && question.split(" ").length <= MOST_WORDS) return { question, rule, denies };
  }
  return undefined;
}

function way(act: string): string | undefined {
  const [verb = "", object] = act.split(" ", 2);
  return object === undefined || !isTaskVerb(verb) || isIdle(act) ? undefined : wayTo(act);
}

/** "Open the list", not "use of the form is required". */
function isOrder(text: string): boolean {
  return bids(text) && !SENDS_ON.test(text) && !/\b(?:is|are) (?:required|needed|necessary)\b/i.test(text);
}

function isIdle(act: string): boolean {
  return GENERAL.test(act) || DEGREE.test(act) || BROKEN.test(act) || POINTS.test(act);
}

function ofThing(name: string, words: PageWords, ask: (thing: string) => string): string | undefined {
  if (NO_NAME.test(name) || /^please\b|^\p{L}+ly /iu.test(name) || name.split(" ").length > 5) return undefined;
  const question = ask(words.fromOpening(name));
  return POINTS.test(question) ? undefined : question;
}

function does(name: string): string {
  return isPlural(name) ? "do" : "does";
}
