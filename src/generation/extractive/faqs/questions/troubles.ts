import { bids } from "../../sentence/instruction.ts";
import { isTaskVerb } from "../../sentence/verbs.ts";
import type { PageWords } from "../wording/page-words.ts";
import { mine, NAMES_NONE, wayTo } from "../wording/person.ts";
import { PEOPLE } from "./facts/permissions.ts";

/** A heading in the visitor's own words that tells of a trouble: "I didn't get a letter", "My codes don't work". */
const TROUBLE =
  /^(?:I\b(?:['’](?:m|ve|d)\b)?.*(?:\b(?:not|lost|forgot|trouble|problems?|locked|stuck|wrong|error|no longer|already|never)\b|n['’]t\b)|My\b.*(?:\b(?:not|lost|wrong|error|stolen|expired|broken|failed|changed|locked|blocked)\b|n['’]t\b)|.*\b(?:(?:is|are|was|does|do|did|has|have)(?:n['’]t| not)|cannot|can['’]t|won['’]t|will not)\b.*\bmy\b)/u;
/** "Forgot your password" */
const HAPPENED = /^(?:lost|forgot|missed) (?:your|my|the|an?) /i;
/** The same of what everybody has, without an article: "Forgot password". */
const HAPPENED_TO =
  /^(?:lost|forgot|forgotten|missed) (?=(?:(?:login |user |account |admin )?(?:passwords?|e-?mail(?: address)?|username|login|pin(?: code)?|code|keys?|cards?|phone|device|ticket|passport|luggage|property|parcel|order number))$)/i;
/** Questions, conditions and what only points are no troubles. */
const NO_TROUBLE =
  /^(?:what|why|how|when|where|who|which|is|are|do|does|did|can|could|will|would|should|has|have|am|if|it|this|that|there|they)\b/i;

/** What is done at a screen on the way to something: no case that a visitor comes to ask about. */
const AT_A_CONTROL =
  /^you (?:select|deselect|click|check|uncheck|tick|untick|toggle|press|choose|enable|disable)\b[^.]*\b(?:check ?box|box|buttons?|option|toggle|switch|menu|field|tab|link|icon|slider)\b/iu;

/** "If you lost your key, you can …": group 1 is the case. */
const CASE = /^If (you(?:r\b|['’]\w+\b|\b)[^,;:()“”"]{6,90}), .{20,}$/u;
/** A wish is no case; pronouns would point at what stands before. */
const WISH =
  /^you(?:['’]?d| would)? (?:like|prefer|wish|hope|love|think|feel|know|wonder|believe|look|follow|see|read|ask)\b|\b(?:interested|convinced|curious|wondering|questions?|feedback|suggestions?|ideas?|more information|this|that|these|those|it|its|they|them|one|ones|such|so|above|below|our|us|we)\b/i;
/** Something is missing, lost, late or changed: what makes a visitor ask "what if". */
const GOES_WRONG =
  /\b(?:not|never|no|no longer|nothing|none|cannot|los[et]|lost|forg[eo]t|forgotten|miss(?:ed|ing)?|locked|stuck|trouble|problems?|issues?|errors?|fail(?:s|ed)?|expired?|broken?|damaged|wrong|incorrect|stolen|late|delayed|changed?|moved?|cancel(?:led|ed)?|die[sd]?|sick|already|more than|less than|fewer than|older than|younger than|under \d|over \d|without|only|suspect|think someone|unsure|disagree|leave|left|continue to|disabled|gr[ea]yed out|offline|crash(?:es|ed|ing)?|fr(?:eezes|ozen)|unavailable|unresponsive|slow|corrupt(?:ed)?|disconnects?|disconnected|rejected|declined|denied|blocked|overheats?)\b|n['’]t\b/i;
/** What its reader may think or fails at then is no help; "this" was spoken of before. */
const WONDERS =
  /, you (?:might|may) (?:not |also |already )?(?:know|wonder|think|ask (?:why|how|what|yourself)|be (?:surprised|wondering|asking))\b|, you(?:['’]re| are) (?:letting|missing|losing|leaving|not alone)\b|, this (?!means\b|is\b)\p{Ll}+s\b|, you(?:['’]re| are)? (?:probably|(?:most |very )?likely)\b|\bwe hope\b/iu;
/** What a case comes to where it is none: "you're all set"; and what is done in it by hand, where a step has led to. */
const COMES_TO_NOTHING =
  /, (?:then )?(?:you(?:['’]re| are) (?:already |now )?(?:all set|good to go|done|fine)|you(?:['’]ll| will)? need to do (?:that|this|so|it) first)\b/iu;
const UNUSED = /^you(?:['’]re| are| do| have)?(?: not|n['’]t) (?:us(?:e|ing)|enabled?|set ?up|configured?)\b/i;
const BY_HAND = /, (?:please )?(?:enter|select|click|tap|press|type|choose|toggle|check|tick) (?:\S+ ){0,5}\S+[.!]$/iu;

/** What follows is said of somebody else, of more than was told, besides what is not, or of what is so for all. */
const OF_OTHERS =
  /^If [^,]*,.*\bwould\b|^If [^,]*, (?:they\b|(?:you|we) (?:can|may|could) also\b|[^.]*\b(?:additional|by default)\b)/i;
/** A case that is left of one that was told before. */
const REMAINS = /^you(?:['’]re| are)? still\b|^you did (?!not\b)\p{L}/iu;
/** "What if I do decide to …" */
const INDEED =
  /^I do (?=decide|choose|want|need|have|find|get|lose|forget|see|receive|run|experience|encounter|notice)/;
/** One of two things that are one each: what is said of them is said of one. */
const EITHER = /^(my [^,]*? or (?:my )?[^,]*?[^s]) are /;
const NEED = /^you(?:['’]d| would)?(?: (?:also|still|then))? (?:like|want|wish|need|have) to (?!(?:be|try)\b)(.{6,})$/i;
const LONGEST_HEADING = 90;
/** "To double check" does not say what. */
const LEAST_WANTED = 3;
/** "You are unsure" does not say of what. */
const LEAST_GIVEN = 4;

/** A heading of a case alone: "If you lost your key", "If the button is disabled". */
const CASE_HEADING = /^If ((?:you(?:r\b|['’]\w+\b|\b)|(?:the|an?|no) |(?!I\b|It\b)\p{Lu})[^,]{6,})$/u;

/** "What if …?" for a heading that tells of a trouble in the visitor's words; undefined for any other. */
export function questionOfTrouble(heading: string, words: PageWords): string | undefined {
  if (heading.length > LONGEST_HEADING || /[?:;“”"]/.test(heading)) return undefined;
  const given = CASE_HEADING.exec(heading)?.[1];
  if (given !== undefined) return WISH.test(given) || !GOES_WRONG.test(given) ? undefined : `What if ${mine(given)}?`;
  if (HAPPENED.test(heading)) return `What if I ${mine(heading.charAt(0).toLowerCase() + heading.slice(1))}?`;
  if (HAPPENED_TO.test(heading))
    return `What if I ${heading.toLowerCase().replace("forgotten", "forgot").replace(" ", " my ")}?`;
  if (NO_TROUBLE.test(heading) || !TROUBLE.test(heading)) return undefined;
  const told = /^My\b/.test(heading) ? `my${heading.slice(2)}` : words.fromOpening(heading);
  return `What if ${/^I\b/.test(heading) ? heading : told}?`;
}

/** What has to be so before it is done, which is no way to do it. */
const FIRST_OF_ALL =
  /, (?:then )?(?:please )?(?:(?:first |always )?(?:check|make sure|ensure|consider|remember|note|be sure|be aware|keep in mind)\b|you(?:['’]ll| will)?(?: \p{L}+)? (?:should|must|need to|may|might)(?: (?:still|also|always|first(?! verify)))? (?:first verify|follow|be|have|enable|make sure|ensure|check|consider|keep|know|note|comply)\b)/iu;

/** "Move to a smaller plan but have too many boxes": what stands in the way makes a case of it. */
const BUT = /\b(?:but|yet|although)\b/i;

/** "If you want to leave, …": how it is done where that is told, else what holds for those who want to. */
function questionOfWish(given: string, wanted: string, sentence: string): string | undefined {
  if (NAMES_NONE.test(wanted)) return undefined;
  if (!FIRST_OF_ALL.test(sentence) && !BUT.test(wanted)) return wayTo(wanted);
  if (wanted.split(" ").length < LEAST_WANTED) return undefined;
  return /^you (?:want|need|have) to\b/i.test(given) ? `What if ${mine(given)}?` : undefined;
}

/** What somebody has or uses, and what he then has to do: "If you use a proxy, you need to …". */
const USES = /^you(?:['’]re| are)? (?:us(?:e|ing)|run(?:ning)?|host(?:ing)?) (?:an?|the|our|\p{Lu})/iu;
const THEN_NEEDS = /^, you(?:['’]ll| will| do not| don['’]t| won['’]t| will not)? (?:need to|have to|must)\b/i;

/** What somebody likes, agrees to or is after, which is no trouble of his: "If you do not agree with the rules, leave." */
const UNWILLING =
  /\b(?:do|did)(?: not|n['’]t) (?:(?:like|care|mind|enjoy|love)\b|agree (?:to|with) (?:\p{L}+ ){0,3}(?:rules|terms|conditions|polic(?:y|ies)|agreement|statement|notice|licen[cs]e|code)\b)|^you(?:['’]re| are) (?:only|just) (?:after|interested|looking)\b/iu;

/** What is advised to who has no trouble: "If you do not want to carry it, consider a cart." */
const ADVISES = /^If you (?:do not|don['’]t) want [^,]{3,90}, (?:please )?(?:consider|think about)\b/iu;

/** What makes a clause of words: who does something, or a verb that is none of an order. */
const CLAUSE =
  /\b(?:you|we|they|it|he|she|I|this|that|there|please|is|are|was|were|can|cannot|will|may|might|must|should|do|does|has|have|needs?)\b|['’](?:ll|re|ve|s)\b|n['’]t\b/i;

/** What opens words that are said by the way: "on the sign-in page", "depending on the town", "unfortunately". */
const BY_THE_WAY =
  /^(?:on|in|at|for|within|by|with|without|from|to|of|as|after|before|during|until|like|even|then|just|first|second|next|instead|or|and|\p{L}+ly|\p{L}+ing)\b/iu;

/** "Whether a box": the first of several things, of which it is said behind the last what is asked of each. */
const WHETHER_ONE = /\bwhether (?:an?|the|any|your) (?:[\p{L}-]+ ){0,2}[\p{L}-]+$/u;

/** Whether what stands behind the first comma of a case belongs to it: "If you cannot have a calm, open talk, …". */
function goesOn(given: string, behind: string): boolean {
  if (WHETHER_ONE.test(given) && /^, [^.]*,? or [^.]*,/.test(behind)) return true;
  if (!/\b(?:an?|the|your) \p{Ll}+$/u.test(given)) return false;
  const [, words = ""] = /^, ([^,]{3,60}),/.exec(behind) ?? [];
  return words !== "" && !BY_THE_WAY.test(words) && !CLAUSE.test(words) && !bids(words);
}

/** "If you find a leak, please call us": what somebody comes upon, and whom he then tells. */
const COMES_UPON =
  /^If (you (?:(?:see|find|notice|spot|witness|experience|discover|encounter|receive|come across|become aware of)|(?:believe|think|suspect) (?:that )?you(?:['’]ve| have)? (?:found|discovered|noticed|spotted|seen|received|encountered))\b[^;:()“”"]{6,110}?), (?:please )?(?:(?:e-?mail|contact|report|call|notify|inform|alert|tell|write to)|(?:open|file|create|submit) an? (?:\p{L}+ ){0,2}(?:issue|ticket|report)\b).{6,}$/u;
/** What is no trouble: it is good, or is thought to be. */
const GOOD =
  /\b(?:find|see|found) (?:(?!an?\b|any\b|some\b)\S+ ){1,4}?(?:useful|helpful|interesting|good|great|valuable|worth\p{L}*|convenient|fun)\b|\bsee fit\b|\broom (?:to|for)\b|\b(?:better|best|love|like|enjoy|dream|perfect|favou?rite)\b/iu;
/** What was spoken of before; "that" behind a noun begins what is said of it. */
const POINTS_BACK =
  /(?<!\p{Ll}{4} )\bthat\b|\b(?:where|when|while) that\b|\b(?:this|these|those|it|its|they|them|ones?|such|so|above|below|here|our|us|we|questions?)\b/iu;

/** "If an employee leaves, their manager must …": what happens to one of many, and what follows from it. */
const OF_ONE = new RegExp(
  `^If (an? (?:[\\p{L}/-]+ ){0,4}?${PEOPLE}(?:[/ ](?!(?:who|that|which)\\b)\\p{L}+)? [^,;:()“”"]{6,110}?), (?!then\\b|this\\b|\\p{L}+ly\\b)(?:the |their |your )?(?:[\\p{L}/-]+ ){0,4}?(?:must|should|shall|will|can|may|needs? to|ha(?:s|ve) to) .{10,}$`,
  "u",
);

/** What a writer grants his reader, and what is done on a screen: "If you haven't been following along, …". */
const GRANTS =
  /^you (?:(?:have not|haven['’]t) been (?:following|paying)|can(?:not|['’]t) (?:easily )?tell\b|(?:are|['’]re) (?:no|not an?) (?:[\p{L}-]+[ -])?(?:genius|expert|wizard|guru)\b|really\b|(?:left|right|double)[- ]?click|hover\b)/iu;

/** "If you have not opened the box, open the box.": group 1 is the case, group 2 what is done in it. */
const DONE_IN_CASE = /^If ([^,]{0,200}), (?:please )?(\p{Ll}{3,})\b[^.]*\.$/u;

/** Whether what is done in a case is what the case says that nobody did. */
function bidsCase(sentence: string): boolean {
  const [, given = "", act = ""] = DONE_IN_CASE.exec(sentence) ?? [];
  return isTaskVerb(act) && /\bnot\b|n['’]t\b/.test(given) && given.toLowerCase().includes(act);
}

/** What follows from a case, without a comma before it: "If you have no time for it you should not worry, …". */
const FOLLOWS_UNPARTED =
  /^you\b.* (?!(?:that|which|who|whom|what|where|when|while|how|why|whether|because|as|if|than|until|before|after|unless|and|or|but|so|all|everything|anything|something|think|believe|know|sure|say|feel|decide|find)\b)[\p{L}\p{N}'’-]+ you (?:should|must|shouldn['’]t|mustn['’]t|will|won['’]t|do(?:n['’]t| not) (?:need|have) to)\b/iu;

/** The question that a sentence of the form "If you …, …" answers; undefined where it names no case of its own. */
export function questionOfCase(sentence: string): string | undefined {
  const seen = COMES_UPON.exec(sentence)?.[1];
  if (seen !== undefined && !GOOD.test(seen) && !POINTS_BACK.test(seen)) return `What should I do if ${mine(seen)}?`;
  const ofOne = OF_ONE.exec(sentence)?.[1];
  if (ofOne !== undefined && !POINTS_BACK.test(ofOne)) return `What if ${mine(ofOne)}?`;
  const [, given = ""] = CASE.exec(sentence) ?? [];
  if (given === "" || /, for (?:example|instance),/i.test(sentence)) return undefined;
  if (
    /\b(?:if|at all)\b/i.test(given) ||
    UNWILLING.test(given) ||
    ADVISES.test(sentence) ||
    GRANTS.test(given) ||
    AT_A_CONTROL.test(given) ||
    bidsCase(sentence)
  )
    return undefined;
  if (FOLLOWS_UNPARTED.test(given)) return undefined;
  if (goesOn(given, sentence.slice(3 + given.length))) return undefined;
  const wanted = NEED.exec(given)?.[1];
  if (wanted !== undefined) return WISH.test(wanted) ? undefined : questionOfWish(given, wanted, sentence);
  const size = given.split(" ").length;
  if ((size < LEAST_GIVEN && !/ \p{Lu}/u.test(given)) || (/ (?:\p{L}+ly|late|early)$/iu.test(given) && size < 6))
    return undefined;
  const isWrong = GOES_WRONG.test(given) || (USES.test(given) && THEN_NEEDS.test(sentence.slice(3 + given.length)));
  if (WISH.test(given) || REMAINS.test(given) || !isWrong || WONDERS.test(sentence) || OF_OTHERS.test(sentence))
    return undefined;
  if (COMES_TO_NOTHING.test(sentence) || (UNUSED.test(given) && BY_HAND.test(sentence))) return undefined;
  return `What if ${mine(given).replace(EITHER, "$1 is ").replace(INDEED, "I ")}?`;
}
