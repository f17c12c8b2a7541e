import { firstSentence } from "../trim.ts";

/** A clause that says when something holds; what stands behind its commas may still belong to it. */
const CLAUSE = /^(?:if|when) [^,]*(?:,.*)?$/i;
const BELONGS = /^\s*(?:which|who|whose|where|that|such as|like|including|and|or|e\.g|for example|as)\b(?!['’])/i;
/** What can be said of a clause with no comma behind it: "If so it is sent." */
const MAIN =
  / (?:then|please|be sure|make sure) | (?:it|they|we|he|she|you|there) (?:['’]ll|(?:is|are|was|were|will|can|must|may|should) )/i;
/** "It has several distinct advantages." */
const COUNTS_ALONE =
  /\b(?:several|distinct|a number of|many|various|multiple|numerous|a few|a lot of|different)(?: [\p{L}-]+){0,3} (?:advantages|disadvantages|benefits|ways|reasons|factors|options|things|methods|causes)\.$/iu;
/** How its writers came to the question. */
const SCENE =
  /\b(?:we|I) (?:(?:often|also|soon|first|once|recently) )?(?:noticed|heard|hear|wondered|were asked|are asked|get asked|saw)\b|\b(?:users|people|customers|visitors) (?:often )?(?:ask|asked|wonder|wondered)\b|^(?:this|that) (?:is|was) (?:an?|the|one of the|our) (?:\S+ )?questions?\b/i;
/** What ought to be more than what was asked, which does not say that it is. */
const NOT_ONLY = /\b(?:can(?:no|['’])t|cannot|must not|should not|shouldn['’]t) (?:only|just) be\b/i;

/** Whether an English text only leads up to an answer: a scene, a number of things that are not told, half a sentence. */
export function isHalfSaid(text: string): boolean {
  const first = firstSentence(text);
  if (SCENE.test(first) || NOT_ONLY.test(first)) return true;
  return (first === text && COUNTS_ALONE.test(text)) || lacksMainClause(first);
}

function lacksMainClause(sentence: string): boolean {
  if (!CLAUSE.test(sentence) || /[:;–—]/.test(sentence)) return false;
  const [given = "", ...rest] = sentence.split(",");
  if (rest.length > 0) return rest.every((clause) => BELONGS.test(clause));
  // Its own subject stands behind the "if".
  return !MAIN.test(given.split(" ").slice(2).join(" "));
}
