/** A clause that says when something holds; what stands behind its commas may still belong to it. */
const CLAUSE = /^(?:if|when|whenever|unless) [^,]*(?:,.*)?$/i;
const BELONGS = /^\s*(?:which|who|whose|where|that|such as|like|including|and|or|e\.g|for example|as)\b(?!['’])/i;
/** What can be said of a clause with no comma behind it: "If so it is sent." */
const MAIN =
  / (?:then|please|be sure|make sure|use|call|contact|ask|go|try|choose|select) | (?:it|they|we|he|she|you|there) (?:['’]ll|(?:is|are|was|were|will|can|must|may|should) )/i;

/** Whether an English sentence is a clause that says when something holds, without what holds then. */
export function lacksMainClause(sentence: string): boolean {
  if (!CLAUSE.test(sentence) || /[:;–—]/.test(sentence)) return false;
  const [given = "", ...rest] = sentence.split(",");
  if (rest.length > 0) return rest.every((clause) => BELONGS.test(clause));
  // Its own subject stands behind the "if".
  return !MAIN.test(given.split(" ").slice(2).join(" "));
}
