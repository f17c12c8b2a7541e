import { NO_NAME } from "./acts.ts";
import { isPlural } from "./clauses.ts";
import { bids } from "./instruction.ts";
import type { PageWords } from "./page-words.ts";
import { mine } from "./person.ts";
import { isTaskVerb } from "./verbs.ts";

/** A sentence that states one fact that can be asked for, and the question for it. */
type Fact = readonly [sentence: RegExp, ask: (parts: readonly string[], words: PageWords) => string | undefined];

const NAME = "((?:The |An? )?\\p{L}[\\p{L}\\p{N}.'’&/ -]{2,50}?)";
/** Where the part of a sentence ends that a question repeats: no comma within a list. */
const END = "(?:;|\\.(?=\\s|$)|, (?:and|but|so|because|since|as|which|or|i\\.e\\.|however|unless|although)\\b)";
const MOST_WORDS = 16;
/** What is said of anything, or sends the reader on. */
const IDLE =
  /^(?:(?:also|then|now|always|even|still|just|often|usually|really|simply|necessarily|ever|only) )*(?:be|do|have|get|learn|read|find|see|view|visit|contact|follow|think|imagine|tell|say|know|feel|start|begin|help|go|come|look|watch|check|try|want|continue|expect|seem|mean|care|happen|matter|choose to|use \S+(?: \S+){0,3} to)\b|^(?:often|always|usually|just|really|simply|necessarily|ever|only)\b|\bwhat you\b|\band (?:wo|do|does|ca|can|is|are|will)n?['’]?t?\b|\b(?:and \p{L}+|\p{L}+ed)$/iu;
const POINTS =
  /\b(?:it|its|this|that|these|those|they|them|their|there|here|such|so|above|below|ones|one$|he|she|we|our|us|I)\b/i;
/** A sentence that leans on another part of its page. */
const LEANS = /\b(?:below|above|here|this|these|those)\b/i;
const SENDS_ON = /^(?:follow|see|read|check|visit|consult|refer|contact|learn|use (?:the|this) (?:following|guide))$/i;

const FACTS: readonly Fact[] = [
  [
    /^(?:By default, )?the (default|maximum|minimum|longest|shortest|largest|smallest) ([\p{L}\p{N} -]{3,50}?) (is|are) \S/iu,
    ([kind = "", thing = "", verb = ""]) => `What ${verb} the ${kind.toLowerCase()} ${thing}?`,
  ],
  [
    new RegExp(`^You (?:cannot|can['’]t|may not|are not able to) ([^,;:]{8,90}?)${END}`, "u"),
    ([act = ""]) => (isIdle(act) ? undefined : `Can I ${mine(act)}?`),
  ],
  [
    new RegExp(
      `^You (?:do not|don['’]t|will not|won['’]t) (?:need|have) (to [^,;:]{8,90}?|an? [^,;:]{4,60}?)${END}`,
      "u",
    ),
    ([what = ""]) => (POINTS.test(what) ? undefined : `Do I ${/^to/.test(what) ? "have" : "need"} ${mine(what)}?`),
  ],
  [
    new RegExp(`^${NAME} (can|does|do)(?:not| not|n['’]t|['’]t) ([^,;:]{8,90}?)${END}`, "u"),
    ([name = "", verb = "", act = ""], words) =>
      isIdle(act) ? undefined : ofThing(name, words, (thing) => `${capital(verb)} ${thing} ${mine(act)}?`),
  ],
  [/^You can ([^,;:]{6,60}?) (?:by|through|using|via|with the|from the|from your) /u, ([act = ""]) => way(act)],
  [/^(?:In order t|T)o ([^,;:]{6,70}), (?:you (?:must|need to|have to|should|can) |simply |first )?(\p{L}+) /u, toDo],
  [
    /^To ([^,;:]{6,70}?),? (?:you (?:must|need to) (?:be|have)|you(?:['’]ll| will)? need (?:an?|the|your|at least|two|three)) /u,
    ([act = ""]) => (isIdle(act) ? undefined : `What do I need to ${mine(act)}?`),
  ],
  [
    new RegExp(
      `^${NAME} (?:(?:will |can |may |usually |typically )?(?:takes?|lasts?)) (?:up to |about |around |at least |approximately |between |only )?(?:\\d+|one|two|three|four|five|six|seven|ten)\\b.{0,12}?\\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\\b`,
      "u",
    ),
    ([name = ""], words) => ofThing(name, words, (thing) => `How long ${does(name)} ${thing} take?`),
  ],
  [
    new RegExp(`^${NAME} (?:costs?|is priced at) (?:[$€£]|\\d)`, "u"),
    ([name = ""], words) => ofThing(name, words, (thing) => `How much ${does(name)} ${thing} cost?`),
  ],
  [
    /^You(?:['’]ll| will) (?:receive|get) ((?:an?|your|the) [^,;:.]{4,50}?) (?:within|in) (?:\d|one|two|three|a few)/u,
    ([what = ""]) => (POINTS.test(what) ? undefined : `When will I receive ${mine(what)}?`),
  ],
];

/** Where to call: named in the sentence itself. */
const PHONE = /\b(?:call|phone|dial)\b[^.]{0,40}?\+?\(?\d[\d ().-]{6,}\d/;
const REACHED = /\b(?:[Cc]ontact|[Rr]each|[Cc]all) (?:the )?(\p{Lu}[\p{L}\p{N}.&-]*(?: \p{Lu}[\p{L}\p{N}.&-]*)*)/u;

/** The question that a sentence answers with one fact: a limit, a default, a need, a way; undefined for any other. English alone. */
export function questionOfFact(sentence: string, words: PageWords): string | undefined {
  if (LEANS.test(sentence)) return undefined;
  const reached = PHONE.test(sentence) ? REACHED.exec(sentence)?.[1] : undefined;
  if (reached !== undefined && !/^Us$/i.test(reached)) return `How do I contact ${reached}?`;
  for (const [pattern, ask] of FACTS) {
    const found = pattern.exec(sentence);
    const question = found === null ? undefined : ask(found.slice(1), words);
    if (question !== undefined && question.split(" ").length <= MOST_WORDS) return question;
  }
  return undefined;
}

function way(act: string): string | undefined {
  const [verb = "", object] = act.split(" ", 2);
  return object === undefined || !isTaskVerb(verb) || isIdle(act) ? undefined : `How do I ${mine(act)}?`;
}

/** "To add a seat, open …": the order must follow at once. */
function toDo([act = "", verb = ""]: readonly string[]): string | undefined {
  return bids(`${verb} it`) && !SENDS_ON.test(verb) ? way(act) : undefined;
}

function isIdle(act: string): boolean {
  return IDLE.test(act) || POINTS.test(act);
}

function ofThing(name: string, words: PageWords, ask: (thing: string) => string): string | undefined {
  if (NO_NAME.test(name) || /^please\b|^\p{L}+ly /iu.test(name) || name.split(" ").length > 5) return undefined;
  const question = ask(words.fromOpening(name));
  return POINTS.test(question) ? undefined : question;
}

function does(name: string): string {
  return isPlural(name) ? "do" : "does";
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
