import { isTaskVerb } from "../../sentence/verbs.ts";
import { NO_NAME } from "../wording/no-name.ts";
import type { PageWords } from "../wording/page-words.ts";

/** Verbs that say what a thing does for somebody. */
const PRESENT = "provide|offer|include|support|cover|help|improve|replace|protect";
const NAME = "((?:The |An? )?\\p{L}[\\p{L}\\p{N}.'’&-]*(?: [\\p{L}\\p{N}.'’&-]+){0,4}?)";
const ADVERB = "(?:(?:now|currently) )?";
const DOES = new RegExp(
  `^${NAME}(?:,)? ${ADVERB}(${PRESENT})(s)? (?!(?:is|are|was|were|for|of|has|have|and|or|no)\\b)\\p{L}`,
  "u",
);
/** "X lets you export …": what can be done with it. */
const LETS = new RegExp(`^${NAME} ${ADVERB}(?:allows?|enables?|lets?|(help)(s)?) you (?:to )?\\p{L}`, "u");

/** "A wildcard ticket can cover all trains": what can be done by a thing. */
const CAN = new RegExp(
  `^${NAME} can (secure|protect|cover|support|include|contain|store|hold|replace|detect|track|measure) (?!(?:against|from|for|up)\\b)\\p{L}`,
  "u",
);

/** "Acme has two types of boxes: …": group 1 is the thing, then its verb, the word for kinds, and of what they are. */
const KINDS = new RegExp(
  `^${NAME} (offer|support|provide|have|has|include)(s)? (?:two|three|four|five|six|seven|several|\\d+) (types|kinds|sorts|forms) of (\\p{L}[\\p{L} -]{2,50}?)(?: \\([^)]*\\))?:(?: |$)`,
  "u",
);

function askedKinds([, thing = "", verb = "", isOne, kinds = "", of = ""]: RegExpExecArray, words: PageWords): string {
  const base = verb === "has" ? "have" : verb;
  return `What ${kinds} of ${of} ${isOne || verb === "has" ? "does" : "do"} ${words.fromOpening(thing)} ${base}?`;
}

/** "What does X provide?", "What can I do with X?" for a sentence that says so; undefined where it names no thing. */
export function questionOfAct(sentence: string, words: PageWords): { thing: string; question: string } | undefined {
  const lets = LETS.exec(sentence);
  if (lets && isName(lets[1])) {
    const [, thing, helps, isOne] = lets;
    const named = words.fromOpening(thing);
    const question = helps ? `How ${isOne ? "does" : "do"} ${named} help me?` : `What can I do with ${named}?`;
    return { thing, question };
  }
  if ([IN_PART, INCLUDES_ONE, COUNTS, MUCH_OF].some((part) => part.test(sentence))) return undefined;
  const kinds = KINDS.exec(sentence);
  if (kinds && isName(kinds[1])) return { thing: kinds[1], question: askedKinds(kinds, words) };
  const can = CAN.exec(sentence);
  if (can && isName(can[1])) return { thing: can[1], question: asked("can", can[1], can[2] ?? "", words) };
  const does = DOES.exec(sentence);
  if (does && isName(does[1]) && !isOfAnyKind(does[1], words) && (does[3] || /[^s]s$/i.test(does[1])))
    return { thing: does[1], question: asked(does[3] ? "does" : "do", does[1], does[2] ?? "", words) };
  return undefined;
}

function asked(auxiliary: string, thing: string, verb: string, words: PageWords): string {
  const opening = verb === "help" ? "How" : "What";
  return `${opening} ${auxiliary} ${words.fromOpening(thing)} ${verb}?`;
}

/** One thing of several that are not told. */
const IN_PART = /\b(?:supports?|includes?) (?:an?|one|the|another) (?:new|optional|additional|extra|further|second)\b/i;
/** What includes one thing is made of others too. */
const INCLUDES_ONE =
  /^[^,;:]{0,200}\bincludes? an? (?!(?:range|set|number|list|variety|collection|series|suite|choice)\b)(?!.{0,400}\b(?:and|as well as|who|that)\b)/iu;
/** "Acme offers three kinds of boxes.": which, it does not tell. */
const COUNTS =
  /\b(?:\d+|two|three|four|five|six|seven|several|many|various|different) (?:\p{L}+ )?(?:types|kinds|sorts|categories|ways|options|levels|plans|forms)(?: (?:of|for) (?:\p{L}+ ){0,2}\p{L}+)?\.$/iu;
/** "Acme provides a great deal of clarity": how much of it there is, and nothing that anybody gets. */
const MUCH_OF =
  /\b(?:provides?|offers?|includes?) (?:an? )?(?:great deal|lot|lots|plenty|wealth|high (?:level|degree)) of\b/i;
/** What a thing does besides is not what it is asked for. */
const BESIDES = /\b(?:also|even|further|then|often|usually|only|not)$|n['’]t$/i;

function isName(thing: string | undefined): thing is string {
  return thing !== undefined && !NO_NAME.test(thing) && !BESIDES.test(thing) && !isOrder(thing);
}

/** "Research supports …", "Designers help …": what a thing of any kind does is asked of none. */
function isOfAnyKind(thing: string, words: PageWords): boolean {
  return /^\p{Ll}+$/u.test(words.fromOpening(thing));
}

/** "Use these eight principles", which a verb follows by mistake. */
function isOrder(thing: string): boolean {
  const [verb = "", object = ""] = thing.split(" ", 2);
  return isTaskVerb(verb) && /^(?:the|these|those|this|your|our|an?)$/i.test(object);
}
