import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import { DUTCH, FRENCH, GERMAN, ITALIAN, PORTUGUESE, SPANISH } from "./amount-languages.ts";
import type { AmountWords } from "./amount-words.ts";

const NONE = /(?!)/;

const ENGLISH: AmountWords = {
  amount:
    /^(?:and |so )?how (?:much|many|long|often|old|far|big|large|fast|thick|thin|wide|tall|high|heavy|deep|late|early|soon|quick(?:ly)?)\b(?! (?:quality|level|end|res))/i,
  version:
    /^(?:and |so )?(?:(?:which|what) (?:(?!(?:is|are|was|does|do|did|can|will|happens?|about|the|a|different|kinds?|sorts?)\b)\S+ ){0,3}|what(?: is|['’]s) the (?:current|latest|newest|minimum|oldest|required) (?:\S+ )?)versions?\b(?! (?:control|history))/i,
  when: /^(?:and |so )?when\b/i,
  span: /^(?:and |so )?how (?:long (?!(?:is|are|was|were)\b(?!.*\b(?:valid|good|active|available|open|kept|held|\p{L}{2,}ed)\b)|.*\bbe\W*$)|often\b|soon\b|quick(?:ly)?\b)/iu,
  paid: /^(?:and |so )?(?:how much\b.*\bcosts?\b|what (?:does|do|did|will|would|might)\b.*\bcosts?\b|what(?: is|['’]s| are) the (?:\p{L}+ )?(?:costs?|prices?|fees?) (?:of|for)\b(?! (?:\p{L}+ing|delay)\b))/iu,
  count: /^(?:and |so )?how (?:much|many)\b/i,
  counted: /^(?:and |so )?how many (?!(?:\p{L}+ ){0,2}(?:days|weeks|nights)\b)/iu,
  sum: /^(?:and |so )?how much (?:is|are|was|were)(?! (?:in|left|there|too)\b)/i,
  tells: {
    amount:
      /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|dozens?|once(?! (?:\p{L}+ed|you|your|we|they|their|its?|this|that|the|all|an?(?! (?:hour|day|night|week|month|quarter|term|year)))\b)|twice|half|(?<!-)free|hourly|daily|(?:bi)?weekly|(?:bi)?monthly|quarterly|yearly|(?:bi|semi)?annual(?:ly)?|immediately|instantly|until|soon|unlimited|no (?:limit|charge|cost|fee)|an? (?:(?:few|couple of) )?(?:second(?! (?!or\b)\p{Ll})|minute|hour|day|week|month|year)s?|(?:each|every) (?:hour|day|week|month|year)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/iu,
    price:
      /(?<!-|\b(?:feel|are|is|be|you['’]re) )\bfree\b(?! (?:to|of(?! charge)|from)\b)|\b(?:is|are|be) free\b(?! (?:to|of(?! charge)|from)\b)|\bno (?:\p{L}+ ){0,2}(?:charge|cost|fee)s?\b|\b(?:pounds|dollars|euros|pence|cents)\b/iu,
    own: /\b(?:is|are|be) (?:\p{L}+ )?free\b(?=\W*[.,;:!)]|\W*$| (?:of charge|for)\b)|\b(?:is|are) no (?:\p{L}+ ){0,2}(?:charge|cost|fee)s?\b|(?:\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand)|teen|ty)[ -](?:pounds|dollars|euros|pence|cents)\b/iu,
    open: /\b(?:depend(?:s|ing)?|var(?:y|ies)|differs?|calculated|quotes?|estimates?|as (?:soon|long|many|much|often|little|few) as|regularly|forever|indefinitely|permanent(?:ly)?|lifetime|real[- ]time|same[- ]day|overnight|straight away|right away|at once|any number|latest|newest)\b/iu,
    time: /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|january|february|march|april|may|june|july|august|september|october|november|december|daily|weekly|monthly|yearly|every|until|till|after|before|once|when|soon|immediately|instantly|(?:business |working )?(?:days?|weeks?|months?|years?|hours?|minutes?)|o['’]clock|noon|midnight)\b|\b\d{1,2}(?::\d\d)? ?(?:am|pm)\b|\b\d{1,2}[:.]\d\d\b|\b(?:19|20)\d\d\b/i,
    span: /\b(?:seconds?(?! (?!or\b)\p{Ll})|minutes?|mins?|hours?|hrs?|days?|(?:over)?nights?|weeks?|fortnights?|weekdays?|weekends?|months?|quarters?|years?|decades?|hourly|daily|nightly|(?:bi)?weekly|fortnightly|(?:bi)?monthly|quarterly|yearly|(?:bi|semi)?annual(?:ly)?|immediately|instant(?:ly)?|continuous(?:ly)?|constantly|until|since|ago|soon|once|twice|times|(?:any|each|every|one|single) ?time|moment|sessions?|(?:after|before|with|at|on) each|every|always|whenever|tomorrow|morning|noon|evening|expires?|unlimited)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b\p{N}+ ?(?:ms|s|secs?|min|mins|h|hrs?|d|wks?|mos?|yrs?|st|nd|rd|th)\b|:\p{N}\p{N}\b|\b\p{N}+ past\b|\b(?:1[5-9]|20)\p{N}\p{N}\b/iu,
    cost: /\b(?:included?|nothing|complimentary|half|on request|enquir(?:e|y|ies)|(?:for|about) (?:the |a |our )?(?:prices?|pricing|costs?)|pays? \p{L}+|costs? (?!of\b|for\b|and\b|is\b|are\b|was\b)\p{L}+)\b/iu,
    share:
      /\p{N}\s?(?:%|per ?cent\b)|\bhalf\b(?!-)|\b(?:is|are|(?<!\bage )of|at(?! (?:least|most)\b)|to) (?:\p{L}+ ){0,2}(?:\p{N}|(?:one|two|three|six)\b)/iu,
  },
  periods: [
    [periodAsked("hour", "hourly"), /\bhour(?:s|ly)?\b|\/ ?hr?\b/i],
    [periodAsked("day", "daily"), /\bday(?:s|time)?\b|\bdaily\b|\/ ?d\b|\b24 ?h(?:ours)?\b/i],
    [periodAsked("week", "weekly"), /\bweek(?:s|ly)?\b|\/ ?wk\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i],
    [periodAsked("month", "monthly"), /\bmonth(?:s|ly)?\b|\/ ?mo\b/i],
    [periodAsked("year", "yearly|annually"), /\byear(?:s|ly)?\b|\bann(?:ual(?:ly)?|um)\b|\/ ?yr?\b/i],
  ],
};

/** "40 a day", "daily", but neither "on a day in May" nor "a day ticket". */
function periodAsked(period: string, adverb: string): RegExp {
  const kept = "(?! (?:pass(?:es)?|tickets?|trips?|tours?|return|abroad|like|off|out)\\b)";
  return new RegExp(
    `(?<!\\b(?:on|for|of|during|with) )\\b(?:an?|per|each|every) ${period}\\b${kept}|\\b(?:${adverb})\\b`,
    "i",
  );
}

const AMOUNTS: ReadonlyMap<string, AmountWords> = new Map([
  ["en", ENGLISH],
  ["de", GERMAN],
  ["fr", FRENCH],
  ["es", SPANISH],
  ["it", ITALIAN],
  ["pt", PORTUGUESE],
  ["nl", DUTCH],
]);
/** Of a language without a list no question is known to ask for an amount, and amounts are told in digits. */
const UNKNOWN: AmountWords = {
  ...ENGLISH,
  amount: NONE,
  version: NONE,
  when: NONE,
  span: NONE,
  paid: NONE,
  count: NONE,
  counted: NONE,
  sum: NONE,
  periods: [],
};

/** How the language of a BCP 47 tag asks for amounts, and what tells them in it. */
export function amountWordsOf(locale: string): AmountWords {
  return AMOUNTS.get(primaryLanguage(locale)) ?? UNKNOWN;
}
