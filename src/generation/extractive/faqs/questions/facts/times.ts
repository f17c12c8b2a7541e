import { mine } from "../../wording/person.ts";
import { isPlural } from "../../wording/plural.ts";
import { ACT, DURATION, does, END, type Fact, isIdle, NAME, ofThing, owned, POINTS, TIME } from "./fact.ts";

/** "once a week", "every Monday", "on the first day of each month". */
const REGULARLY =
  "(?:every (?!time\\b|other\\b|so\\b)\\p{L}+|once (?:a|an|per|every) \\p{L}+|twice (?:a|per) \\p{L}+|(?:hourly|daily|weekly|monthly|quarterly|yearly|annually)\\b|on the (?:first|last|\\d+(?:st|nd|rd|th)) (?:day )?of (?:each|every|the) \\p{L}+)";
const DONE =
  "sent|updated|published|released|reviewed|charged|billed|refreshed|backed up|renewed|paid|collected|held|generated|synced|recalculated|delivered";

/** What binds who has to do it. */
const MUST = "must|shall|ha(?:s|ve) to|needs? to";
/** What is done with a thing by a day. */
const HANDED =
  "sent|submitted|filed|furnished|provided|reported|paid|returned|completed|requested|received|made|reviewed|approved|renewed|updated|claimed|cancel+ed|delivered|signed|mailed|e-?mailed|registered|closed|reconciled|disputed";
const MONTH = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const DAY = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH}(?: \\d{1,4}|(?=[.,;]))|the \\d{1,2}(?:st|nd|rd|th)(?= (?:day|of)\\b|[.,;])|\\d{1,2}(?::\\d\\d| ?[ap]\\.?m)|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|noon|midnight|the end of)`;
/** By when: "no later than 90 calendar days after …", "by May 1", "at least two weeks before …". */
const BY = `(?:no later than|not later than|by ${DAY}\\b|within ${DURATION}|(?:at least )?${TIME} (?:before|prior to|in advance))`;

/** When on a day or in a week: "from 9 to 17", "at 11am", "every Thursday", "seven days a week". */
export const AT_HOURS =
  "(?:daily(?=[.,;]| (?:from|at|until|between)\\b)|around the clock|(?:from|at|until|between|on|every)? ?(?:\\d{1,2}(?:[:.]\\d\\d)?(?= ?(?:[ap]\\.?m|to(?! \\p{L})|until|o['’]clock|–|-|[.,;]|h\\b|Uhr))|noon|midnight|(?:(?:every|each) )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|weekdays?|weekends?|(?:seven|7|five|5|six|6) days a week|24/7)|(?:once|twice|three times) an? (?:week|fortnight|month|year)|(?:weekly|fortnightly|monthly)\\b|on the (?:first|second|third|fourth|last) \\p{Lu}\\p{Ll}+day)";

/** From when to when on a day: "7:55am - 8:55am", "from 9:00 to 17:00". */
const FROM_TO =
  "(?:(?:daily|on \\p{L}+days?|every \\p{L}+|Mon\\p{L}* (?:to|-|–) \\p{L}+),? )?(?:from |between )?(?:\\d{1,2}(?:[:.]\\d\\d)? ?[ap]\\.?m\\.?|\\d{1,2}[:.]\\d\\d) ?(?:-|–|to|until|and) ?\\d{1,2}(?:[:.]\\d\\d| ?[ap]\\.?m)";

/** When and how often something happens, and how long it is kept. */
export const TIMES: readonly Fact[] = [
  {
    told: new RegExp(
      `^${NAME} (?<may>may|can) be (?<done>borrowed|kept|loaned|checked out|reserved|booked|hired|rented|renewed|stored) for (?:up to |at most |a maximum of |no more than )?${TIME}`,
      "u",
    ),
    ask: ({ name = "", may, done }, words) => ofThing(name, words, (thing) => `How long ${may} ${thing} be ${done}?`),
    rule: true,
  },
  {
    told: new RegExp(
      `^(?:This year['’]s |Our |The )${NAME} (?:(?:will )?takes? place|(?:will be|is being|is) held) (?:again )?(?:on )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)\\b`,
      "u",
    ),
    ask: ({ name = "" }, words) =>
      ofThing(name, words, (thing) => `When ${isPlural(name) ? "are" : "is"} the ${thing.replace(/^the /, "")}?`),
  },
  {
    told: new RegExp(`^We(?:['’]re| are) (?:normally |usually |currently )?open ${AT_HOURS}`, "u"),
    ask: () => "When are you open?",
    rule: true,
  },
  {
    told: new RegExp(`^${NAME} (?:is|are) (?:normally |usually |currently )?open ${AT_HOURS}`, "u"),
    ask: ({ name = "" }, words) =>
      ofThing(name, words, (thing) => `When ${isPlural(name) ? "are" : "is"} ${thing} open?`),
  },
  {
    told: new RegExp(`^${NAME} (?<verb>open|close|start|begin|leave|depart|arrive)s? ${AT_HOURS}`, "u"),
    ask: ({ name = "", verb }, words) => ofThing(name, words, (thing) => `When ${does(name)} ${thing} ${verb}?`),
  },
  {
    told: new RegExp(`^(?:Our|The) ${NAME} (?<verb>run|operate|take place)s? ${FROM_TO}`, "u"),
    ask: ({ name = "", verb }, words) => ofThing(name, words, (thing) => `When ${does(name)} the ${thing} ${verb}?`),
    rule: true,
  },
  {
    told: new RegExp(
      `^You(?:['’]ll| will) (?:receive|get) (?<act>(?:an?|your|the) [^,;:.]{4,50}?) (?:within|in) (?:a few|${TIME})`,
      "u",
    ),
    ask: ({ act = "" }) => (POINTS.test(act) ? undefined : `When will I receive ${mine(act)}?`),
  },
  {
    told: new RegExp(
      `^It (?:can |may |will |usually |typically |normally |generally )?takes? (?:up to |about |around |at least |approximately |between |only )?${TIME} (?:for (?:us|you) )?to ${ACT}(?:${END}|, )`,
      "u",
    ),
    // To get what is one's own is what is waited for.
    ask: ({ act = "" }) =>
      isIdle(act.replace(/^get (?=(?:your|the|an?) )/, "receive "))
        ? undefined
        : `How long does it take to ${mine(act)}?`,
  },
  {
    told: new RegExp(
      `^(?:All |(?<yours>Your ))?${NAME} (?:will )?(?:automatically )?(?<verb>expire|renew|reset)s?(?: automatically)? (?:after|within|in|every) (?:${TIME}|\\p{L}+)`,
      "u",
    ),
    ask: ({ yours, name = "", verb }, words) =>
      ofThing(name, words, (thing) => `When ${does(name)} ${owned(thing, yours)} ${verb}?`),
  },
  {
    told: new RegExp(
      `^(?:All |(?<yours>Your ))?${NAME} (?:${MUST}) be (?<done>${HANDED})\\b(?: to [^,;:.]{2,40}?)?(?: in writing| online| electronically)? ${BY}`,
      "u",
    ),
    ask: ({ yours, name = "", done }, words) =>
      ofThing(name, words, (thing) => `When must ${owned(thing, yours)} be ${done}?`),
    rule: true,
  },
  {
    told: new RegExp(
      `^(?:All |(?<yours>Your ))?${NAME} (?<verb>is|are) due (?:on|by|before|at|after|in|within|every|no later than|${DURATION} (?:after|before)) (?![^.]* to (?:an?|the) )`,
      "u",
    ),
    ask: ({ yours, name = "", verb }, words) =>
      ofThing(name, words, (thing) => `When ${verb} ${owned(thing, yours)} due?`),
    rule: true,
  },
  {
    told: new RegExp(
      `^${NAME} (?<verb>is|are) (?<how>deemed|considered) (?<state>(?:successful|complete|completed|done|final|late|active|inactive|valid|invalid|approved|accepted|expired|stale|ready|closed|abandoned|finished)) (?:when|once|if|after|as soon as) `,
      "u",
    ),
    ask: ({ name = "", verb, how, state }, words) =>
      ofThing(name, words, (thing) => `When ${verb} ${thing} ${how} ${state}?`),
    rule: true,
  },
  {
    told: new RegExp(
      `^${NAME} only (?<verb>occur|happen|appl(?:y|ie)|run|start|appear)s? (?:(?<=(?:occur|happen)s? )on|when|if|after|during|once|while) `,
      "u",
    ),
    ask: ({ name = "", verb = "" }, words) =>
      ofThing(name, words, (thing) => `When ${does(name)} ${thing} ${verb.replace(/ie$/, "y")}?`),
  },
  {
    told: new RegExp(`^${NAME} (?:is|are) (?:automatically )?(?<done>${DONE}) (?:automatically )?${REGULARLY}`, "u"),
    ask: ({ name = "", done }, words) =>
      ofThing(name, words, (thing) => `How often ${isPlural(name) ? "are" : "is"} ${thing} ${done}?`),
  },
  {
    told: new RegExp(
      `^(?:All |(?<yours>Your ))?${NAME} (?:is|are|will be) (?:automatically )?(?<done>kept|stored|retained|saved) for (?:up to |at least )?${TIME}`,
      "u",
    ),
    ask: ({ yours, name = "", done }, words) =>
      ofThing(name, words, (thing) => `How long ${isPlural(name) ? "are" : "is"} ${owned(thing, yours)} ${done}?`),
  },
];
