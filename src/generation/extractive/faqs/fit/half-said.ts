import { obliges } from "../../sentence/instruction.ts";
import { lacksMainClause } from "../../sentence/main-clause.ts";
import { ASKS_BACK, THERE_TO_HELP } from "../../sentence/no-statement.ts";
import { tellsForWhom } from "../../sentence/presents.ts";
import { firstSentence } from "../../sentence/trim.ts";

/** "It has several distinct advantages." */
const COUNTS_ALONE =
  /\b(?:several|distinct|a number of|a (?:wide |broad )?(?:variety|range) of|many|various|multiple|numerous|a few|a lot of|different)(?: [\p{L}-]+){0,3} (?:(?:advantages|disadvantages|benefits|ways|reasons|factors|options|things|methods|causes)|(?:types|kinds|sorts)(?: of [\p{L}-]+)?(?: to (?:meet|fit|suit|match) [^.:;]*)?)\.$/iu;
/** "There are two reasons that you might see it." at the end: which, is told below. */
const COUNTS_AT_END =
  /(?:^|[.!?] |\n)there are (?:two|three|four|five|several|many|multiple|various|different|some|a few|a number of) (?:\p{L}+ )?(?:reasons|ways|options|possibilities|cases|situations|causes|methods|types|kinds|sorts)\b[^:;,.!?]*\.$/iu;
/** "Skip this if …", "come back to this point": of what stands around it on its page. */
const OF_ITS_PLACE = /^(?:you can )?skip this\b|\b(?:come back|return|go back) to this (?:point|step|section)\b/i;
/** How its writers came to the question. */
const SCENE =
  /^dear [\p{L}\p{N}]|\b(?:we|I) (?:(?:often|also|soon|first|once|recently) )?(?:noticed|heard|hear|wondered|were asked|are asked|get asked|saw)\b|\b(?:we|I)(?:['’](?:re|m)| are| am| were| was)(?: \p{L}+)? asked\b|\b(?:users|people|customers|visitors) (?:often )?(?:ask|asked|wonder|wondered)\b|^(?:this|that) (?:is|was) (?:an?|the|one of the|our) (?:\S+ )?questions?\b/iu;
/** Who asks the writers so, in place of an answer. */
const ASKED_BY =
  /\bour \p{L}+ (?:often|frequently|regularly) ask\b|\bwe (?:\p{L}+ )?(?:get|receive|hear) (?:\p{L}+ )?questions (?:about|on|from)\b/iu;
/** What was said before of what has to be done. */
const TO_DO_IT = /\bto do (?:this|that)[.,]/i;
/** What ought to be more than what was asked, which does not say that it is. */
const NOT_ONLY = /\b(?:can(?:no|['’])t|cannot|must not|should not|shouldn['’]t) (?:only|just) be\b/i;
/** "If you are in the office, you can also ask there.": what comes besides what is not said. */
const ALONGSIDE = /^(?:if|when|once)\b[^,]{0,100}, (?:you|we|they|it) (?:can|may|could|should|will) also\b/i;

/** "Even so, it may fail.": what it turns from is not told. */
const TURNS = /^(?:even so|however|nevertheless|nonetheless|on the other hand|that said|furthermore|moreover),/i;

/** "You must configure the server accordingly.": how, is told elsewhere. */
const ACCORDINGLY = /\baccordingly\.$/i;

/** "… use one of the options below.": what is chosen from is not told. */
const ONE_BELOW =
  /\b(?:use|choose|select|pick|try|follow) (?:one|any|some) of the (?:[\p{L}-]+ ){1,3}(?:below|above)\.$/iu;

/** "… if you meet the requirements below.": which, is told elsewhere. */
const THOSE_BELOW =
  /\b(?:requirements|descriptions|conditions|criteria|categories|statements|situations) (?:(?:listed|described|given|shown|are (?:listed|true)) )?below\b/iu;

/** "Follow the same procedure": which, its page has told elsewhere. */
const THE_SAME =
  /\b(?:follow|repeat|use|do|take|apply|go through) the same (?:procedure|process|steps|instructions|method|way)\b(?! (?:as|that|you)\b)/i;

/** What its reader has done so far, and what a procedure is good for. */
const SO_FAR = /\byou(?:['’]ve| have) probably (?:been|used|seen|done|had|worked|started)\b/i;
const GOOD_FOR = /^you (?:may|might|can) (?:want to )?use this (?:procedure|guide|method|process) to\b/i;

/** Whether an English text only leads up to an answer: a scene, a number of things that are not told, half a sentence. */
export function isHalfSaid(text: string): boolean {
  const first = firstSentence(text);
  if (SCENE.test(first) || NOT_ONLY.test(first) || TO_DO_IT.test(first) || ASKED_BY.test(text)) return true;
  if (ASKS_BACK.test(text) || (first === text && (ONE_BELOW.test(text) || THERE_TO_HELP.test(text)))) return true;
  if (THE_SAME.test(first) || TURNS.test(first) || tellsForWhom(first) || ALONGSIDE.test(first)) return true;
  if (COUNTS_AT_END.test(text) || OF_ITS_PLACE.test(text)) return true;
  if (first === text && THOSE_BELOW.test(text)) return true;
  if (SO_FAR.test(first) || GOOD_FOR.test(first)) return true;
  if (first === text && ACCORDINGLY.test(text) && obliges(text)) return true;
  return (first === text && COUNTS_ALONE.test(text)) || lacksMainClause(first);
}
