import { NO_NAME } from "../../wording/no-name.ts";
import type { PageWords } from "../../wording/page-words.ts";
import { mine } from "../../wording/person.ts";
import { isPlural } from "../../wording/plural.ts";

/** A sentence that states one fact that can be asked for, and the question for what it names. */
export interface Fact {
  readonly told: RegExp;
  readonly ask: (parts: Record<string, string>, words: PageWords) => string | undefined;
  /** Whether it is a rule, which holds wherever it is told: its words say of what. */
  readonly rule?: true;
  /** Whether it is told of a place or a club, on whatever page of its site. */
  readonly local?: true;
  /** Whether it is said of a thing rather than to its reader, or forbids by the way: what is told straight comes first. */
  readonly passive?: true;
  /** Whether it is asked on a page alone that answers nothing else. */
  readonly last?: true;
  /** Whether it denies something, which a text also does in passing. */
  readonly denies?: true;
}

/** Of a thing, for a RegExp. */
export const NAME = "(?<name>(?:The |An? )?\\p{L}[\\p{L}\\p{N}.'’&/ -]{2,50}?)";
/** What is done, for a RegExp. */
export const ACT = "(?<act>[^,;:—]{6,90}?)";
/** Where the part of a sentence ends that a question repeats: no comma within a list. */
export const END =
  "(?: anyway| any ?more| any longer)?(?:;| (?:because of|due to|owing to)\\b|\\.(?=\\s|$)| ?—|–(?!\\d)|, (?:and|but|so|because|since|or|however|unless|although)\\b)";
/** How long something takes, for a RegExp. */
export const DURATION =
  "(?:\\d+|one|two|three|four|five|six|seven|ten)\\b.{0,12}?\\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\\b";
/** The same by itself: neither "30 days of use" nor "a day off". */
export const TIME = `${DURATION}(?! (?:off|of)\\b)`;

/** What leans on something that the question would not name. */
export const POINTS =
  /\bthe (?:expected|specified|given|requested|provided|rest)\b|\b(?:its|this|that|these|those|they|them|their|there|here|such|so|above|below|ones|one$|he|she|we|our)\b|(?-i:\b(?:[Ii]t|us|I)\b)/i;
/** What is done with anything. */
const GENERAL =
  /^(?:be|do|have|get(?! to (?:the|your)\b)|learn|read|find|see|view|visit|contact|follow|think|imagine|tell|say|know|feel|start|begin|help|go|come|look|watch|check|try|want|continue|expect|seem|mean|care|happen|matter|afford|underestimate|overstate|stress|put|need|choose to|decide to|use \S+(?: \S+){0,3} to)\b/i;
/** Said for effect or of a degree: "do not often", "cannot just". */
const DEGREE =
  /^.*\bvery well$|^(?:also|then|now|always|even|still|yet|currently|just|often|usually|really|simply|necessarily|ever|only)\b|^\p{L}+ (?:much|many)\b/iu;
/** What a question cannot end in: a second verb, half a clause, an abbreviation. */
const BROKEN =
  /\bwhat you\b|\bbut\b|\band (?:won|don|does(?:n['’]t)?|can|is|are|will|cannot)\b|\b(?:\p{Lu}\.\p{Lu}|and|or|and \p{L}+|\p{L}+ed|either|yet|until \p{L}+|when|while|before|after|e\.?g|i\.?e|vs|etc|incl|approx)\.?$/iu;

/** Whether nobody would ask for an act: it is done with anything, in a degree, half said, or points at something. */
export function isIdle(act: string): boolean {
  return GENERAL.test(act) || DEGREE.test(act) || BROKEN.test(act) || POINTS.test(act);
}

/** A question about a thing by its name inside a sentence; undefined where that is no name, or points. */
export function ofThing(
  name: string,
  words: PageWords,
  ask: (thing: string) => string | undefined,
): string | undefined {
  if (
    NO_NAME.test(name) ||
    /^please\b|^\p{L}+ly |\b(?:(?:it|them)sel(?:f|ves)|but|and|or|so|then)$/iu.test(name) ||
    name.split(" ").length > 5
  )
    return undefined;
  const thing = words.fromOpening(name);
  return POINTS.test(thing) ? undefined : ask(mine(thing));
}

/** "do" for several things, "does" for one. */
export function does(name: string): string {
  return isPlural(name) ? "do" : "does";
}

/** A thing as its reader asks for it, where it is said to be his. */
export function owned(thing: string, yours: string | undefined): string {
  return yours === undefined ? thing : `my ${thing}`;
}
