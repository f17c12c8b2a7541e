/** A short name or noun phrase with which a statement goes on behind the word that asks. */
const NAME = "\\p{Lu}[\\p{L}\\p{N}’'-]*(?: \\p{Lu}[\\p{L}\\p{N}’'-]*){0,2}";
const THING =
  "(?:the|an?|my|your|our|this|each|all) (?!of\\b)[\\p{L}\\p{N}’'-]+(?: (?!(?:is|are|was|were|can)\\b)[\\p{L}\\p{N}’'-]+)?";
const SEVERAL = "(?:(?!(?:do|does|did|always|sometimes)\\b)[\\p{Ll}-]+ )?[\\p{Ll}-]{2,}(?<!ou|[sui])s";
const WHO = `(?:${NAME}|${THING}|${SEVERAL})`;
/** "How many parcels are sent?" asks as it is; "how long parcels are kept" does not. */
const ASKS = "([Ww]hy|[Hh]ow(?: (?:long|often))?|[Ww]hen|[Ww]here)";
const ASKS_WHAT = "([Ww]hy|[Hh]ow(?: (?:long|often))?|[Ww]hen|[Ww]here|[Ww]hat)";

const WITH_AUXILIARY = new RegExp(
  `^${ASKS} (?!(?:else|come|not|about)\\b)(${WHO}) (is|are|was|were|can|could|should|will|would|must|may) ((?!(?:it|this|that|these|those|there|you|we|they|I)\\b).+)$`,
  "u",
);
/** Verbs that pages speak of companies and things with, in the form for one. */
const DOES =
  "asks|charges|collects|costs|deals|delivers|does|gets|goes|handles|has|helps|keeps|lasts|makes|matters|needs|offers|pays|processes|protects|provides|requires|sells|sends|shares|ships|shows|stores|supports|takes|treats|uses|wants|works|allows";
const OF_ONE = new RegExp(`^${ASKS_WHAT} ((?:${NAME}|${THING})) (${DOES})\\b(.*)$`, "u");
const OF_US = new RegExp(
  `^${ASKS_WHAT} (we|you|they|I) (?!(?:are|am|is|was|were|can|could|should|will|would|must|may|might|do|did|have|had|need(?= not\\b)|['’])(?![\\p{L}])|(?!(?:n|f|proc|succ)eed\\b)\\p{L}+ed\\b|\\p{L}+ly\\b|always\\b|also\\b|never\\b)(\\p{Ll}+\\b.*)$`,
  "u",
);
const IRREGULAR = new Map([
  ["has", "have"],
  ["does", "do"],
  ["goes", "go"],
  ["processes", "process"],
]);

/** A question whose words stand as in a statement ("Why Acme needs it?"), in the order of questions. English. */
export function inQuestionOrder(question: string): string {
  return question
    .replace(WITH_AUXILIARY, (_, asks, who, auxiliary, rest) => `${asks} ${auxiliary} ${who} ${rest}`)
    .replace(
      OF_ONE,
      (_, asks, who, does, rest) => `${asks} does ${who} ${IRREGULAR.get(does) ?? does.slice(0, -1)}${rest}`,
    )
    .replace(OF_US, "$1 do $2 $3");
}
