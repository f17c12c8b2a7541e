import { termsOf } from "../../text/terms.ts";
import { isDoneTo, isTaskVerb } from "./verbs.ts";

const DUTY =
  /(?<!\b(?:all|what|that|which|everything|anything|is|information|things?|tools?|skills?|details|data|documents?|resources?|support|help|knowledge) )\byou(?:['’]ll (?:need|have)| (?:\p{L}+ )?(?:should(?! (?:already|now|consider|see|think)\b)|must|need(?! *(?:[.,;:!?]|$))|have to|will need))\b|(?<!\b(?:to|we|will|can|could|would|helps?|and|that|which|they|(?!always\b)\p{L}{3,}[^s\P{L}]s) (?:\p{L}+ly )?)\b(?:(?<!\b(?:settings|options|tools|features|services|rules|checks) )(?:make|be) sure|ensure|remember to|double-check)\b/iu;
/** Verbs of the hand and of waiting, which no heading begins with. */
const OF_THE_HAND =
  /^(?:click|double-click|right-click|tap|press|type|wait|scroll|paste|drag|drop|hit|swipe|toggle|go|sign|log|fill|insert|put|hover|agree|follow|answer|look|note|check|e-?mail|phone)$/i;
/** What only has to be done before, which is not yet the task. */
const BEFORE = /^(?:- )?(?:before|to (?:use|follow) this)\b/i;
/** What is said in brackets, besides. */
const ASIDE = / \([^()]{0,300}\)/gu;
/** A command or a way through menus. */
const MEANS = /[`>→/]/u;
/** What may be done, with the place or means of doing it; what somebody may want is none. */
const MAY =
  /\byou (?:\p{L}+ )?(?:can|may|could)\b(?! (?:also )?(?:want|wish|need|notice|wonder|think|expect|have|be)\b)[^.!?]{0,160}?\b(?:by|using|via|through|from|in|on|under|at|with|within|click|press|select|choose|to \S+@\S+)\b/iu;
/** Whom it is done for, which is no means: "for sharing with other guards". */
const FOR_OTHERS = /\bfor (?:sharing|use|working|collaborati(?:on|ng)) (?:with|by)\b[^.,;]{0,80}/giu;
/** When and how easily it may be done, which is no means. */
export const WHEN_EVER =
  /\b(?:at any (?:time|moment|point|stage)|at your (?:convenience|leisure)|(?:with|in) (?:just |only )?(?:an?|one|two|three|a few|\d+) (?:simple |easy |quick |single )?(?:steps?|clicks?|minutes?|seconds?|moments?|taps?)|in (?:minutes|seconds|no time|advance|the future)|by yourself|on your own|from now on)\b/giu;
/** "With Acme you can send boxes" names no place: that it can be done is all that is said. */
const MAY_FIRST =
  /^(?!with (?:(?-i:\p{Lu})\S*,? ){1,3}you\b)(?:in|within|on|from|at|under|with|using|via|through|by) [^.!?]{0,160}\byou (?:\p{L}+ )?(?:can|may|could)\b/iu;
/** "The easiest way to add it is to use the plugin." */
const IS_BEST =
  /^the (?:easiest|simplest|quickest|fastest|best|recommended|preferred|safest) way (?:to|of) [^.;]{4,90}? is (?:to|by|with|via|through|using)\b/i;
/** "You can use the plugin to add it." */
const MAY_USE = /^you can (?:also )?use (?!it\b|this\b|that\b|them\b|these\b)[^,;:.]{3,60}? to \p{L}/iu;
/** By what it is done, not by what somebody did it. */
const BY_DOING = /^(?!.*\b(?:launched|announced|released|whose|was|were|had)\b).*\bby \p{L}+ing\b/iu;
/** Who does it so: the reader, or nobody in particular. */
const OF_ANYBODY =
  /\b(?:you|your)\b|^(?:in \p{L}+ words, )?by [^,]+, (?!(?:the|they|we|he|she|it|an?|our|his|her|their)\b)\p{Ll}|\b(?:is|are|be|been|being) (?:\p{L}+ly )?(?:\p{L}+(?:ed|n)|set|made|sent|put|kept|told|built|found|sold)\b|^\p{L}+ by \p{L}+ing\b/iu;

/** "To join it, one of its owners has to invite you.": what has to be done by somebody else. */
const BY_OTHERS =
  /^To ([^,]{3,70}), (?:an?|the|one of|some\p{L}*|your) (?:(?!that\b|which\b|who\b)[\p{L}'’-]+ ){1,8}?(?:needs? to|has to|have to|must) \p{L}/u;

/** Whether a sentence tells who has to do something for a task to be done. */
export function doneByOthers(sentence: string, task: string): boolean {
  const [verb] = termsOf(task, "en");
  const wanted = BY_OTHERS.exec(sentence)?.[1] ?? "";
  return verb !== undefined && termsOf(wanted, "en").includes(verb);
}

/** Whether a sentence tells by what it is done, and not by what somebody else did it. */
export function doneBy(sentence: string): boolean {
  return BY_DOING.test(sentence) && OF_ANYBODY.test(sentence);
}

/** "Exports can be started from the menu." */
export const IS_DONE =
  /\bcan (?:also )?be (?!used\b)(?:\p{L}+ed|set|made|done|found|sent|reset|seen|chosen|put) (?:from|in|by|via|through|under|using|on|at|with)\b|\b(?:is|are) (?:managed|configured|created|set|changed|edited|enabled|added) (?:from|in|under|via|through|on) the\b/iu;
/** What sends its reader elsewhere, adds a remark or weighs whether to do it at all. */
const NO_WAY =
  /^(?:please )?(?:(?:bear|keep) in mind\b|we(?:['’]ll| will)\b|let['’]s (?!(?-i:\p{Lu}))|avoid (?:this|it|that)\b|learn\b|remember\b|note\b|imagine\b|consider\b|think\b|get (?:more )?answers\b|get started (?:today|now|for free|with (?:an?|your) (?:\p{L}+ )?(?:trial|demo))\b|read\b|visit\b|contact\b|join\b|listen\b|watch\b|hear\b|get in touch|(?:just )?(?:shoot|drop) us\b|move on(?:to| to)\b|follow (?:the|these|those) (?:[\p{L}-]+ )?steps\b|(?:follow|use|see) (?:the|these|our|this)\b.*\b(?:instructions?|guides?|process|articles?|tutorials?|documentation|docs)\b)/iu;
/** "For full instructions, notes and more, see the page." */
const FOR_MORE =
  /^for (?:full|more|further|detailed|complete|all|additional|other)\b.*\b(?:visit|see|read|check|consult|refer to|go to)\b/i;
/** "With checks enabled, you need a key": what holds once it is done. */
const IS_THERE = /^with [^,]{3,60} (?:enabled|installed|activated|set up|in place|turned on|on),/i;
/** An order to read another page tells nothing. */
const TO_A_PAGE =
  /^(?:please )?(?:(?!.*\b(?:click|press|tap|toggle)\b)(?:check|see|read|visit|refer to|go to|take a look at|have a look at|review|follow|explore|browse|choose|pick|find)\b(?: out)? (?:one of |any of |some of )?(?:our|the|this|these|their)\b[^.]*\b(?:pages?|guides?|docs|documentation|articles?|sections?|posts?|tutorials?)\b|(?:learn|find out|discover|explore|hear|watch) (?:how|what|when|where|why|which|more|about)\b|find\b[^.]* in (?:our|the) (?:[\p{L}-]+ ){0,3}(?:directory|catalogu?e|library|documentation|docs)\b)/iu;
/** What may stand before an order: "To create a vault, open …". */
const LEAD =
  /^(?:to|if|when|once|after|from|in|on|at|for|under|using|within|first|then|next|finally)\b(?:[^,.]|\.(?=\S)){0,80},\s+|^in the [^,.]{2,40} (?:field|box|input|tab|section|drop-?down|menu) (?=(?:type|enter|click|select|choose|paste|add|write)\b)|^(?:in order )?to [^,.]{4,70}? (?=(?:reply with|dial|click|tap|press|go to|navigate to|head to) )|^(?:all|the only thing) you(?:['’]ll)? (?:need|have) to do is (?:to )?/i;
/** What says of an order when it is done, behind what leads to it: "To join, first download …". */
const ORDER_OF = /^(?:first|then|next|now|simply|just|finally),? (?=\p{Ll})/iu;

/** How an order is to be done: "Manually start the run." */
const HOW =
  /^(?!(?:only|simply|apply|reply|supply|multiply|comply|rely|fly|early|daily|weekly|monthly|yearly|family|assembly|likely|friendly|currently|typically|usually|generally|normally|previously|recently|originally)\b)\p{L}{3,}ly,? (?=\p{Ll})/iu;

/** "You should set up an account.": what, but not how. */
const BARE_DUTY =
  /^(?!to\b).*\byou (?:should|must|need to|have to) (?:create|set up) (?:an?|the|your) (?:[\p{L}-]+ ){0,3}[\p{L}-]+[.!]$/iu;
/** What is done besides: "you must set the limit and click Save". */
const AND_BIDS = /\band (?:then )?(?:click|press|tap|select|choose|save|enter|type|open|confirm)\b/i;

/** What its reader has to have for it, which is no way to do it. */
const HAS_TO_HAVE =
  /^(?:in order )?to (?:work with|use|run|get started with|start with) [^,]{2,60}?,? you(?:['’]ll| will)? (?:must|need to|have to) (?:first )?(?:install|have|be)\b(?!.*\band then\b)|^you(?:['’]ll| will)? (?:also )?need (?:an?|the|your|some|at least|one|two|\d)\b(?!.*\b(?:to (?:click|press|open|select|choose|go|run|enter|add)|by \p{L}+ing)\b)/iu;

/** What a sentence says behind the case that it holds in: "If they think you must go, they may help." */
function mainOf(sentence: string): string {
  return sentence.replace(/^(?:if|when|unless|once|whether) [^,]*?(?:, | then )/i, "");
}

/** Whether an English text tells how a task is done: it bids or advises its reader, or says by what it can be done. */
export function instructs(text: string, task: string): boolean {
  const plain = text.replace(ASIDE, (aside) => (bids(aside.slice(2, -1)) || MEANS.test(aside) ? aside : ""));
  if (onlyRepeats(plain, task)) return false;
  const told = plain
    .split(/(?<=[.!?:;])\s+|\n/u)
    .filter(
      (sentence) =>
        !BEFORE.test(sentence) &&
        !HAS_TO_HAVE.test(sentence) &&
        !TO_A_PAGE.test(orderOf(sentence)) &&
        !turnsBack(sentence, task),
    );
  if (told.some((sentence) => DUTY.test(mainOf(sentence)) || bids(sentence) || doneByOthers(sentence, task)))
    return true;
  const may = told
    .map((sentence) => sentence.replace(WHEN_EVER, "").replace(FOR_OTHERS, ""))
    .some((sentence) => [MAY, MAY_FIRST, MAY_USE, IS_BEST].some((form) => form.test(sentence)));
  if (!may && !told.some((sentence) => doneBy(sentence) || IS_DONE.test(sentence))) return false;
  const asked = termsOf(task, "en");
  const said = new Set(termsOf(told.join(" "), "en"));
  const names = asked.length > 0 && said.has(asked[0]!);
  return names || (may && asked.filter((term) => said.has(term)).length > asked.length / 2);
}

/** An order that names no place and no means: "reset the TechPass MFA". */
const BARE_ORDER =
  /^(?:then |please )?(\p{L}+)((?: (?!(?:in|on|from|at|under|with|by|using|via|through|into|to|for|and|or)\b)[^ ,.;:]+){1,5})[.!]?$/iu;

/** What is said of the end of an order, which is no more of a way: "… for when it begins", "… to find one of them". */
const WHAT_FOR =
  / (?:for when|so that|to (?:clearly |easily |quickly )?(?:filter|find|define|determine|specify|indicate|identify|describe))\b.*$/iu;

/** Whether all that an answer bids is the task itself: "If your ID ends so, reset the MFA." for how the MFA is reset. */
function onlyRepeats(text: string, task: string): boolean {
  const [verb, ...object] = termsOf(task, "en");
  const orders = text
    .split(/(?<=[.!?])\s+/u)
    .flatMap((sentence) => orderOf(sentence).split(/,? and (?:then )?/))
    .filter((order) => bids(order));
  const repeats = (order: string) => {
    const [, bid = "", what = ""] = BARE_ORDER.exec(order.replace(WHAT_FOR, "")) ?? [];
    return termsOf(bid, "en")[0] === verb && termsOf(what, "en").some((term) => object.includes(term));
  };
  return verb !== undefined && orders.length > 0 && orders.every(repeats);
}

/** "Make sure that you add a box", "by adding a box": to do it is all that is told of how a box is added. */
const SAME_AGAIN =
  /(?:^(?:please )?(?:make|be) sure (?:that )?(?:you |to )|\bby (?=\p{L}+ing\b))(\p{L}+)((?: [^ ,.;:]+){0,6})/iu;

function turnsBack(sentence: string, task: string): boolean {
  const [verb, ...object] = termsOf(task, "en");
  const [, again = "", to = ""] = SAME_AGAIN.exec(sentence) ?? [];
  return (
    verb !== undefined && termsOf(again, "en")[0] === verb && termsOf(to, "en").some((term) => object.includes(term))
  );
}

/** What is done with what comes of a way: "Keep this password safe". */
const KEEPS =
  /^(?:please )?keep (?:this|that|these|those|it|them|your) (?:[\p{L}-]+ ){0,3}(?:safe|secret|private|secure)\b/iu;
const PROTECTS = /\b(?:keep|protect|secure|safe)\b/i;

/** Whether a sentence of a section is part of the way that its heading asks for. */
export function tells(sentence: string, task: string): boolean {
  return (
    !NO_WAY.test(orderOf(sentence)) &&
    !IS_THERE.test(sentence) &&
    !(KEEPS.test(sentence) && !PROTECTS.test(task)) &&
    !FOR_MORE.test(sentence) &&
    !restates(sentence, task) &&
    instructs(sentence, task)
  );
}

/** Whether a sentence only obliges its reader to the task itself: "you must log out" is no way to log out. */
function restates(sentence: string, task: string): boolean {
  if (bids(sentence) || AND_BIDS.test(sentence)) return false;
  const verb = termsOf(task, "en")[0] ?? "";
  const duties = [...sentence.matchAll(new RegExp(DUTY, "giu"))].map(({ 0: duty, index }) =>
    sentence
      .slice(index + duty.length)
      .trim()
      .split(/\s+/)
      .slice(0, 3)
      .join(" "),
  );
  if (duties.length > 0 && BARE_DUTY.test(sentence)) return true;
  return duties.length > 0 && duties.every((duty) => termsOf(duty, "en").includes(verb));
}

/** Whether a sentence bids its reader do something that is no part of a way: to ask, to read on. */
export function bidsElsewhere(sentence: string): boolean {
  return NO_WAY.test(orderOf(sentence)) || FOR_MORE.test(sentence);
}

/** Whether a sentence bids or obliges its reader. */
export function obliges(sentence: string): boolean {
  return bids(sentence) || DUTY.test(sentence);
}

function orderOf(sentence: string): string {
  return sentence
    .replace(/^[-\s]+/, "")
    .replace(LEAD, "")
    .replace(ORDER_OF, "")
    .replace(/^please /i, "")
    .replace(HOW, "");
}

/** "Easily add a map to your site.": what a thing is praised for, and no order. */
const PRAISES_ACT = /^(?:easily|effortlessly|seamlessly|instantly|painlessly)\b/i;

/** A name that begins with a verb, and what is said of it: "Code for Quays hosted its day", "Enforce Seat Plans is a setting". */
const NAME_OF_ACT =
  /^\p{Lu}[\p{L}-]*(?:(?: (?:for|of|the))* \p{Lu}[\p{L}-]*){1,5} (?:is|are|was|were|has|had|allows?|lets?|helps?|hosts|hosted|launched|announced|started|began|grew|became|offers?|provides?|enables?)\b/u;

/** Whether an English sentence bids its reader do something. */
export function bids(sentence: string): boolean {
  const order = orderOf(sentence);
  if (PRAISES_ACT.test(sentence) || NAME_OF_ACT.test(sentence) || NAME_OF_ACT.test(order)) return false;
  // "Login.gov cannot …" begins with a name.
  const [verb = ""] = /^[\p{L}-]+(?!\.?[\p{L}-])/u.exec(order) ?? [];
  return (
    (isTaskVerb(verb) || OF_THE_HAND.test(verb) || isDoneTo(order)) &&
    !/^(?:file|test|share|export|import|report|order|search|support|access|design|request|review|log) (?!(?:it|this|that|what|all|each|everything|whether|if|how)\b)\p{Ll}+ (?:is|are|was|were|does|has)\b|^\p{L}+ and \p{L}+ (?:(?!(?:that|which|who|what|whether|when|if)\b)[\p{L}-]+ ){0,3}(?:is|are|was|were|has|have|can|will|may|must)\b|^\p{L}+ (?:is|are|was|were|has|have|will|can|does|shows|ends|makes|gives|takes|happens|lets|allows|helps|requires|provides|creates|keeps|ensures|enables|prints|writes)\b|^(?:(?!(?:that|which|who|what|whether|when|if)\b)\p{L}+ ){2,4}(?:can|will|may|must) be\b|^\p{L}+ (?!(?:gives|shows|sends|offers|grants|teaches|users|members|people|others|visitors|customers|clients|teams|students|guests)\b)\p{Ll}{3,}[^s\P{L}]s (?:an?|the|your|it)\b|^\p{L}+ (?:in|of|at|within|across) (?:(?!(?:that|which|who|what|whether|when|if|and|or)\b)[\p{L}-]+ ){1,5}(?:can|is|are|will|may|has|have|means) \p{L}/iu.test(
      order,
    )
  );
}
