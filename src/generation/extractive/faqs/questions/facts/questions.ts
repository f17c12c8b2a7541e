import type { PageWords } from "../../wording/page-words.ts";
import { actOfMine, mine } from "../../wording/person.ts";
import { AMOUNTS } from "./amounts.ts";
import { ACT, does, END, type Fact, isIdle, NAME, ofThing } from "./fact.ts";
import { LOCAL } from "./local.ts";
import { OFFERS } from "./offers.ts";
import { CAN_DO, PERMISSIONS } from "./permissions.ts";
import { PLACES } from "./places.ts";
import { TIMES } from "./times.ts";
import { WAYS } from "./ways.ts";

/** What a sentence is asked for. */
export interface AskedFact {
  readonly question: string;
  readonly rule: boolean;
  readonly local: boolean;
  readonly denies: boolean;
  readonly passive: boolean;
  readonly last: boolean;
}

const MOST_WORDS = 16;
/** A sentence that leans on another part of its page, warns or gives a condition of its own. */
const LEANS =
  /(?!\bthis (?:guidance|policy|standard|rule|law|act|requirement|process|procedure)\b)\b(?:below|above|here|this|these|those|if|scams?|fraud)\b/i;

/** What a thing is for, how it works, and whom to call. */
const OTHERS: readonly Fact[] = [
  {
    told: /^The (?:(?:ultimate|main|primary|overall|overarching|central) )?(?<what>purpose|goal|mission|aim|role) of (?<name>(?:the |an? |your )?[\p{L}\p{N}][\p{L}\p{N}.'’&/ -]{2,50}?) is (?:to\b|:)/u,
    ask: ({ what, name = "" }) =>
      /\b(?:this|these|that|our|my)\b/i.test(name) ? undefined : `What is the ${what} of ${mine(name)}?`,
    rule: true,
  },
  {
    told: new RegExp(`^${NAME} (?<verb>is|are) (?:directly |ultimately |jointly )?responsible for\\b`, "u"),
    ask: ({ name = "", verb }, words) => ofThing(name, words, (thing) => `What ${verb} ${thing} responsible for?`),
    rule: true,
  },
  {
    told: /^(?:The (?:acronym|abbreviation|term|name) )?(?<name>(?=\S*\p{Lu}\S*\p{Lu})[\p{L}\p{N}&-]{2,12}) stands for (?!(?:what|all|those)\b).{4,}$/u,
    ask: ({ name }) => `What does ${name} stand for?`,
    rule: true,
  },
  {
    told: new RegExp(
      `^(?!(?:This|That|It|These|Whether|Many|Some|Most|If|When|While|Although)\\b)(?![^,]*\\b(?:think|believe|say|whether)s?\\b)[\\p{L}\\p{N}][^,;:]{1,60}? is the (?<how>recommended|preferred|best|easiest|fastest|safest) way to ${ACT}(?:${END}| \\(|, )`,
      "u",
    ),
    ask: ({ how, act = "" }) => (isIdle(act) ? undefined : `What is the ${how} way to ${actOfMine(act)}?`),
  },
  {
    told: new RegExp(`^${NAME} works? by \\p{L}+ing\\b`, "u"),
    ask: ({ name = "" }, words) => ofThing(name, words, (thing) => `How ${does(name)} ${thing} work?`),
  },
  {
    told: /\b(?:[Cc]ontact|[Rr]each|[Cc]all) (?:the )?(?<name>(?!Us\b)\p{Lu}[\p{L}\p{N}.&-]*(?: \p{Lu}[\p{L}\p{N}.&-]*){0,5})[^.;]{0,60}?\(?\d{3}\)?[-. ]\d{3,4}[-. ]\d{3,4}/u,
    ask: ({ name }) => `How do I contact ${name}?`,
  },
];

const FACTS: readonly Fact[] = [
  ...LOCAL,
  ...AMOUNTS,
  ...OFFERS,
  ...PERMISSIONS,
  ...WAYS,
  ...TIMES,
  ...OTHERS,
  ...PLACES,
  CAN_DO,
];

/** "If you want to close it, …": a wish is a task, unless it comes besides another. */
const WISH =
  /^(?:If|When) you(?: (?:want|need|wish)|(?:['’]d| would) (?:like|want|wish)) to (?![^,]*\b(?:as well|too|also|however|still|again)\b)/;

/** The question that a sentence answers with one fact: a limit, a time, a place, a need, a way; undefined for any other. English alone. */
export function questionOfFact(sentence: string, words: PageWords): AskedFact | undefined {
  const told = sentence.replace(WISH, "To ");
  if (LEANS.test(told)) return undefined;
  for (const { told: form, ask, rule = false, local = false, denies = false, passive = false, last = false } of FACTS) {
    const found = form.exec(told);
    const question = found === null ? undefined : ask({ ...found.groups }, words);
    if (question !== undefined && question.split(" ").length <= MOST_WORDS)
      return { question, rule, local, denies, passive, last };
  }
  return undefined;
}
