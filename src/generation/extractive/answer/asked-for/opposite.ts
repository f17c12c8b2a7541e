import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import type { Block } from "../block.ts";
import { ENDING, OTHER_PAIRS, type Pairs } from "./opposite-words.ts";

/** What a verb is done to stands before its particle: "turn the light off", but no "switch to a plan on the site". */
const ON =
  "(?:turn|switch)(?:es|s|ing|ed)? (?:on\\b|(?:[^\\s/]+[\\s/]){1,4}on\\b(?! (?:the|my|your|our|an?|this|that)\\b))";
const OFF = "(?:turn|switch)(?:es|s|ing|ed)? (?:[^\\s/]+[\\s/]){0,4}off\\b";

const ENGLISH: Pairs = [
  [act(`enabl\\p{L}*|activat\\p{L}*|${ON}`), act(`disabl\\p{L}*|deactivat\\p{L}*|${OFF}`)],
  [act("set(?:ting)? up\\b"), act("disabl\\p{L}*|deactivat\\p{L}*")],
  [act("install\\p{L}*"), act("uninstall\\p{L}*")],
  [act("subscrib\\p{L}*"), act("unsubscrib\\p{L}*|opt(?:ing)? out\\b")],
  [signs("in\\b"), signs("(?:in (?:and|or) )?out\\b")],
  [act("lock(?:s|ed|ing)?\\b"), act("unlock\\p{L}*")],
  [act("upgrad\\p{L}*"), act("downgrad\\p{L}*")],
  [act("plug(?:s|ged|ging)? (?:\\S+ ){0,3}in\\b"), act("unplug\\p{L}*")],
  [act("publish\\p{L}*"), act("unpublish\\p{L}*")],
  [act("archiv\\p{L}*"), act("unarchiv\\p{L}*")],
];

function act(forms: string): RegExp {
  return new RegExp(`\\b(?:${forms})`, "iu");
}

function signs(particle: string): RegExp {
  return act(`(?:log|sign)(?:ging|ged|ing|ed|s)?[ -]?${particle}`);
}

/** What stands before the act in a question for the way to do it. */
const BEFORE_ACT =
  /\b(?:how (?:do|can|could|should|would|to)|where (?:do|can|could|should) i)(?: (?:i|we|you|one|users?|people))?(?: \p{L}+ly)? /iu;

/** A state in which things are, and what it was that brought them there: "if it is disabled", but "can be disabled". */
const STATE = /(?<!\bbe )(?<!\p{L})\p{L}+ed(?!\p{L})(?! by (?!default\b))/giu;

/** The act that a question asks for, and what undoes it. */
export interface Opposed {
  readonly asked: RegExp;
  readonly opposite: RegExp;
}

/** The act of a question that another undoes, where it names one of the two alone. */
export function opposedIn(query: string, locale: string): Opposed | undefined {
  const language = primaryLanguage(locale);
  if (language === "en") return opposedOf(ENGLISH, query, (act) => isWay(act, query));
  const opposed = opposedOf(OTHER_PAIRS.get(language) ?? [], query, (act) => isNamed(act, query));
  return ENDING.get(language)?.test(query) ? undefined : opposed;
}

function opposedOf(pairs: Pairs, query: string, isAsked: (act: RegExp) => boolean): Opposed | undefined {
  for (const [does, undoes] of pairs) {
    if (does.test(query) === undoes.test(query)) continue;
    if (isAsked(does)) return { asked: does, opposite: undoes };
    if (isAsked(undoes)) return { asked: undoes, opposite: does };
  }
  return undefined;
}

/**
 * Whether an English question asks for the way to do something, or orders it: who asks whether a thing is on, or why it is
 * off, may well be told the opposite.
 */
function isWay(act: RegExp, query: string): boolean {
  const before = BEFORE_ACT.exec(query);
  const told = before === null ? query : query.slice(before.index + before[0].length);
  return told.replace(STATE, " ").search(act) === 0;
}

/** What is done already: whoever is locked out asks for the way in. */
const DONE = /(?:(?<=\p{L})(?:ad[oa]s?|aron|aram|ée?s?|at[oaie]|iert)|^ge\p{L}+)$/iu;

function isNamed(act: RegExp, query: string): boolean {
  const named = act.exec(query)?.[0];
  return named !== undefined && !DONE.test(named);
}

/** Whether a block tells how what is asked for is undone, and neither it nor what stands over it is about that. */
export function tellsOpposite({ form, lead, units, passage }: Block, opposed: Opposed | undefined): boolean {
  if (opposed === undefined) return false;
  const { asked, opposite } = opposed;
  const isAbout = (name: string) => asked.test(name) && !opposite.test(name);
  if (isAbout(units[0]!.source.title) || isAbout(passage.under ?? "")) return false;
  const names = [passage.heading, lead?.text ?? ""];
  const steps = units.map(({ text }) => text);
  // What is undone first of several steps makes room: "1. Uninstall the old version."
  const undone = form === "list" && steps.length > 1 ? steps.slice(1) : steps;
  const acts = [...names, ...undone].join("\n").replace(STATE, " ");
  return opposite.test(acts) && !asked.test([...names, ...steps].join("\n"));
}
