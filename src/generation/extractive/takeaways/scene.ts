import { anyOf } from "../../text/any-of.ts";
import { FIGURE } from "./empty.ts";
import { AMOUNT } from "./wording.ts";

/** What leads up to a matter: how the world goes, how it was, how much is going on. */
const OPENING = anyOf(
  /^increasingly,(?! we\b)/iu,
  /^it can take (?:a long|a lot of|some|quite some) (?:time|while)\b(?!.*, so\b)|^it can take a while\b(?!.*, so\b)/iu,
  /\bha(?:s|ve) (?:become|been|grown) (?:increasingly|more and more|ever more) (?:popular|common|important|complex|relevant)\b/iu,
  /\b(?:great|huge|significant|tremendous|big) (?:\p{L}+ )?(?:strides|leaps)\b/iu,
  /\bcan be (?:overwhelming|daunting|confusing|intimidating|frustrating)\b/iu,
  /^whether\b.*\b(?:critical|important|key|essential)\b/iu,
  /^(?:chances are|often during|everyone benefits)\b/iu,
  /^while (?:some\b.*\bothers\b|.*\bmight seem\b)/iu,
  /^if you spend (?:\S+ )?(?:time|hours|days)\b/iu,
  /^as (?:our |the |an? |your )?[^,]{2,40} (?:grows?|becomes?|evolves?|matures?)\b[^,]*,/iu,
  /^as an? [^,]{3,40} (?:company|team|organi[sz]ation|agency), (?:we|our)\b/iu,
  /^when the .{2,30} was young\b|^in the early days\b|^for (?:much|most) of (?:its|our) (?:history|life|existence)\b/iu,
  /\bha(?:s|ve) (?:\p{L}+ly |indeed )?(?:changed|transformed|revolutioni[sz]ed) (?:the world|the way (?:in which )?(?:we|people)|how (?:we|people))\b/iu,
  /\bmore and more\b|\b(?:more|bigger|greater|harder) (?:\p{L}+ ){0,2}than ever\b/iu,
  /\b(?:been|constantly) thinking (?:a lot )?about\b/iu,
  /^it (?:(?:can|may|might|could|sometimes) )?(?:sometimes |also )?happens? that\b/iu,
  /^(?:sometimes|occasionally|at times),? it(?:['’]s| is| can be| may be) (?:\p{L}+ )?(?:necessary|useful|helpful|needed|handy|desirable|convenient) to\b/iu,
);
/** That something matters, is good or takes its time: nobody would say the opposite. */
const TRUISM = anyOf(
  /\b(?:is|are) one of the (?:most|main|greatest|biggest|key)\b/iu,
  /^one of the (?:advantages|greatest|biggest|best|main)\b/iu,
  /^good \p{L}+ (?:is|are) (?:critical|a product)\b|\bis a key (?:\p{L}+ )?principle\b|\bmajor milestone\b/iu,
  /\bplays? an? (?:active|important|key|vital|critical|crucial|big) (?:role|part) in\b/iu,
  /\bunderstand(?:ing)? the importance of\b/iu,
  /^\p{L}+ing [^,;:]{3,80} (?:is|are) (?:crucial|critical|key|essential|vital) (?:for|to)\b[^,;:]*\.$/iu,
  /\b(?:takes time|never an easy|with careful consideration)\b/iu,
  /\b(?:is|are) an? (?:\p{L}+ and )?(?:essential|exciting|integral|important|vital|key|crucial)(?: and \p{L}+)? (?:part|component|element|aspect|ingredient) (?:of|to|in)\b(?!.*\b(?:has|have|needs?) to\b)/iu,
  /\b(?:unique|great|fantastic|exciting|wonderful|perfect) (?:opportunity|chance) to\b|\b(?:is|are) invaluable\b/iu,
  /\bis an? (?:good|great|fantastic|perfect|excellent|wonderful) (?:place|way|point) to (?:start|begin|get started)\b/iu,
  /^some \p{L}+ are more .* than others\b/iu,
  /\b(?:continuously|constantly) (?:iterat|improv|evolv)(?:es?|ing)\b|\bfully embraces?\b/iu,
  /\b(?:built|designed|made) (?:\p{L}+ )?with [^.]{3,40} in mind\.$/iu,
  /\bdepend(?:s|ing) on (?:the type of|your preference)\b[^;:]*\.$/iu,
);
/** That something is not the same everywhere, and not how it is anywhere. */
const VARIES =
  /\b(?:slightly|somewhat|an? (?:little|bit)) different(?:ly)? (?:than|from|to) [^:;,]*\.$|\bmay have different \p{L}+[^:;]*\bdepending on\b[^:;]*\.$|\b(?:var(?:y|ies)|differs?|(?:is|are|be|looks?|works?) (?:(?:slightly|somewhat|quite|very|an? (?:little|bit)) )?different(?:ly)?)\b(?: (?:slightly|widely|greatly|somewhat|an? (?:lot|little|bit)))?,? (?:from \S+ to \S+|depending on|(?:for|by|with) (?:each|every|different|type|kind)|between|across|according to)\b(?![^:;]{0,120}, (?:who|which|with|where|so|and)\b)[^:;]{0,160}\.$/iu;
/** That there is something, which is not named. */
const UNNAMED = anyOf(
  /\b(?:brings|involves|requires) (?:a few|several|some|a number of|a couple of) (?:[\p{L}-]+ )?(?:tasks|steps|actions|things)\b[^:;]*\.$/iu,
  /\b(?:in|takes?|comes? in|supports?|has|have|uses?) (?:a (?:wide )?(?:number|variety) of|a few|several|many|multiple|various) (?:separate |different |main )?(?:ways|forms|methods|means|inputs|styles|strategies|divisions|systems|reasons|things)\b(?!.*\b(?:including|such as|like)\b)[^:;]*\.$/iu,
  /\b(?:is|are) (?:divided|split|broken down|organi[sz]ed) into (?:a few|\S+) (?:\p{L}+ )?(?:parts|components|sections)\b(?!.*[:;(])/iu,
);
/** What the text will be about, whatever figures stand in it. */
const AHEAD = anyOf(
  /^(?:in [^,]+, )?we(?:['’]ll| will) (?:focus on|touch on|look at|discuss)\b/iu,
  /^(?:in [^,]+, )?(?:we|I)(?:['’]ll| will) (?:cover|explore|explain|discuss|describe|look at|walk (?:you )?through|talk about) (?:how|what|why|when|which|some|the (?:basics|steps|ways|reasons|topics|different|main|key))\b/iu,
);
/** What its makers did for the page, and whom they met for it. */
const OCCASION = anyOf(
  /\bwe(?:['’]ve| have) (?:synthesi[sz]ed|detailed|put together|gathered|compiled|invited)\b/iu,
  /\bwe (?:chatted|talked|spoke|caught up|sat down) (?:with|to)\b/iu,
  /\b(?:asked|invited) \S+(?: \S+){0,6} to (?:share|tell|talk)\b/iu,
  /\bI (?:got|thought|ran|started|tried)\b/u,
  /^you(?:['’]re| are)? (?:can now|now able to) (?:use|start|create|add|view|see|access|send|make)\b/iu,
);
/** What somebody asks or tells of himself: "My box does not work." */
const OF_ONE = /^(?:My (?:\p{Ll}|\p{Lu}{2})|I(?:['’](?:m|ve|ll)| (?:am|will|have|can|cannot|can['’]t|get|see|use))\b)/u;
/** What makes a fact of it. */
const FACT = /\b(?:must|never|cannot|only|not|free)\b|n['’]t\b/i;

/** Whether an English sentence only leads up to what its page says. */
export function setsScene(text: string): boolean {
  if (AHEAD.test(text) || (OF_ONE.test(text) && !/\byour?\b/i.test(text))) return true;
  return (
    !FACT.test(text) &&
    !FIGURE.test(text) &&
    !AMOUNT.test(text) &&
    [OPENING, TRUISM, VARIES, UNNAMED, OCCASION].some((kind) => kind.test(text))
  );
}
