/** A question that asks for a way. */
export const HOW_TO = /^How (?:do|can|should) I\b/i;

/** What is told of one case. */
export const OPENS_WITH_CASE = /^(?:if|when|unless|in case)\b/i;

/** A question about a trouble. */
export const WHAT_IF = /^What if\b/;

/** "When should I use it?" */
export const ASKS_WHEN = /^When (?:should|do|can) I (?!not\b)/;

/** What says when a thing is to be used. */
export const SAYS_WHEN =
  /^(?:only |always |you (?:should|can) )?(?:use|choose|consider|try|follow)\b|\b(?:us(?:e[ds]?|ing|eful)|ch(?:oose|osen)|helpful|handy|good|best|better|ideal|recommended|right|needed|meant|intended|made|suit(?:s|ed|able)|works? (?:well|best)) (?:(?:it|them|this|these|only|mostly) )?(?:when|whenever|if|for)\b|^(?:when|whenever|if)\b.*, (?:you (?:can|should|may) )?(?:use|choose|consider|try)\b/i;

/** "When should I not use it?" */
export const WHEN_NOT = /^When should I not\b/;

/** What an answer begins with that says when not to do it. */
export const ADVISES_AGAINST =
  /\b(?:not|never|avoid|instead|rather|only|unless|alternative|sparingly|better to|no)\b|n['’]t\b/i;

/** What bids not to do it. */
export const AGAINST = /^(?:avoid|never|do not|don['’]t)\b/i;

/** "What is it?", "What are the rules?" */
export const WHAT_IS = /^What (?:is|are)\b/;

/** "What is X?" of a thing with a short name. */
export const A_THING = /^What(?: is|['’]s) (?!next\b|new\b|.* of )(?:\S+ ){0,3}\S+\?$/i;

/** "What is the difference between them?" */
export const DIFFERENCE = /^What is the difference\b/;

/** "How does it work?", "Why do boxes cost more?" */
export const DOES = /^(?:How|Why) do(?:es)? (?!I\b|you\b)/;

/** "What is the minimum age?": a measure, which an amount answers whatever it is called there. */
const A_MEASURE =
  /^What(?: is|['’]s) (?:the|your|my) (?:[\p{L}-]+ ){0,3}(?:age|price|cost|fee|charge|rate|size|length|width|height|weight|limit|minimum|maximum|number|amount|duration|deadline|deposit|distance|capacity|temperature|speed|phone number|opening hours|hours)\?$/iu;
/** An amount in digits, in a number above one, or with its unit; "day two" counts days. */
const AN_AMOUNT =
  /\d|(?<!\b(?:day|step|part|phase|page|level|round) )\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand)\b|\b(?:one|an?|half (?:an? )?|per) ?(?:minute|hour|day|week|month|year|metre|meter|mile|inch|foot|kilo|litre|liter|euro|dollar|pound|percent)\b|\b(?:is|are) (?:always |completely )?free\b|\bfree of charge\b|\bno (?:limit|minimum|maximum|charge|fee|deposit)\b/i;

/** Whether a question asks for a measure and a text tells an amount. */
export function tellsMeasure(question: string, text: string): boolean {
  return A_MEASURE.test(question) && AN_AMOUNT.test(text);
}

/** "What are the opening hours?", and from when to when, which answers that whatever it is called there. */
const HOURS = /^What are the (?:[\p{L}-]+ ){0,3}(?:hours|times)\?$/iu;
/** A point may stand in a sum: what makes a time of one is a colon, or what is said behind it. */
const FROM_TO =
  /(?<!\d)\d{1,2}(?:[.:]\d\d)? ?(?:(?:[ap]\.?m\.?|h|Uhr) ?)?(?:to|until|till|and|[-–—]) ?\d{1,2}(?::\d\d|(?:\.\d\d)? ?(?:[ap]\.?m|Uhr|h|hrs|o['’]clock)(?!\p{L}))/iu;

/** Whether a question asks for hours and a text tells them. */
export function tellsHours(question: string, text: string): boolean {
  return HOURS.test(question) && FROM_TO.test(text);
}

const WHAT_IS_THING = /^What(?: is| are|['’]s) (?:the |an? )?([^?]{2,60})\?$/i;

/** The thing of "What is the thing?"; "" of any other question. */
export function thingOf(question: string): string {
  return WHAT_IS_THING.exec(question)?.[1] ?? "";
}

/** What has to be so before anything is done: no way yet. */
export const PREREQUISITES =
  /(?<!\p{L})(?:pr[ée]-?requisit\p{L}*|requisitos previos|conditions préalables|(?:teilnahme)?voraussetzung(?:en)?|vereisten|(?:^|toelatings)voorwaarden|before you (?:begin|start)|antes de (?:começar|empezar)|avant de commencer|prima di (?:iniziare|cominciare)|bevor (?:sie|du) \p{L}+|voordat (?:je|u) begint)(?!\p{L})/iu;
