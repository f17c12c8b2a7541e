import { SUM } from "../../../../../search/analysis/currencies.ts";
import { actOfMine, mine } from "../../wording/person.ts";
import { DURATION, END, type Fact, POINTS } from "./fact.ts";

const NUMBER = "(?:\\d+(?:[.,]\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)";
/** Time that is given: "25 days of holiday", "16 weeks of paid parental leave", "5 days' leave". */
const GIVEN = `(?:up to |at least )?${NUMBER} (?<time>(?:working )?(?:days?|weeks?|months?|hours?))(?:['’]|(?: \\([^()]{1,20}\\))? of) (?<what>(?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+)(?= (?:plus|and|or|for|to|in|on|at|per|each|every|an?|with|from|if|when|after|during|once|which|that)\\b| ?[(,.;])`;
const OF_TIME = /^(?:the|your|our|its|work|service|use|notice|age|employment)\b/i;

const several = (time: string) => (time.endsWith("s") ? time : `${time}s`);

/** What a company gives its people and visitors, to whom, how long it lasts and what it costs. */
export const OFFERS: readonly Fact[] = [
  {
    told: /^Our (?<kind>(?:[\p{L}-]+ ){0,3}hours) are (?!not\b)(?=.{0,40}\d)/u,
    ask: ({ kind }) => `What are your ${kind}?`,
    rule: true,
  },
  {
    told: new RegExp(
      `^(?:We|(?<name>(?!(?:It|This|That|They|He|She|You|I)\\b)[\\p{Lu}\\p{N}][\\p{L}\\p{N}.-]+)) (?:currently )?(?<verb>offer|give|provide)s? (?:you |all staff |every employee |everyone |(?:all )?our \\p{L}+ )?${GIVEN}`,
      "u",
    ),
    ask: ({ name, verb, time = "", what = "" }) =>
      OF_TIME.test(what)
        ? undefined
        : `How many ${several(time)} of ${what} ${name === undefined ? "do you" : `does ${name}`} ${verb}?`,
    rule: true,
  },
  {
    told: new RegExp(
      `^You (?:(?:will )?(?<gets>get|receive)|are entitled to(?: take)?|have|(?<may>can|may) (?<takes>take|have|use)) ${GIVEN}`,
      "u",
    ),
    ask: ({ gets = "get", may = "do", takes = gets, time = "", what = "" }) =>
      OF_TIME.test(what) ? undefined : `How many ${several(time)} of ${what} ${may} I ${takes}?`,
    rule: true,
  },
  {
    told: new RegExp(
      `^(?<whose>Your|The|Our) (?<thing>(?:[\\p{L}-]+ ){1,3}(?:period|time|warranty|guarantee|contract|lease|term)) (?:is|lasts|runs)(?: for)? (?:(?:up to|at least|usually|normally|typically|about|between|currently) )*${DURATION}`,
      "u",
    ),
    ask: ({ whose = "", thing = "" }) => (POINTS.test(thing) ? undefined : `How long is ${owner(whose)} ${thing}?`),
  },
  {
    told: /^(?:Our \p{L}+(?: \p{L}+){0,3}|We|The \p{L}+(?: \p{L}+){0,2}) (?:(?:are|is) (?:available|happy|able) to|(?:can|will|also|gladly) )*\s?(?<act>\p{Ll}+ your [^,;:.]{3,40}?) (?:free of charge|for free|at no (?:cost|charge)|without charge)\b/u,
    ask: ({ act = "" }) => (POINTS.test(act) ? undefined : `How much does it cost to ${mine(act)}?`),
  },
  {
    told: new RegExp(
      `^(?<whose>The|Our) (?<thing>(?:[\\p{L}-]+ ){0,3}(?:fee|price|charge|deposit|fine))(?<more> (?:for|of) [^,;:.]{3,40}?)? is (?:currently )?${SUM}`,
      "u",
    ),
    ask: ({ whose = "", thing = "", more = "" }) =>
      POINTS.test(`${thing}${more}`) ? undefined : `How much is ${owner(whose)} ${thing}${mine(more)}?`,
  },
  {
    told: /^To (?:be eligible|qualify) for (?<thing>(?:an?|the|our|this year['’]s) [^,;:.]{3,60}), (?:you|\p{L}+s) (?:must|need to|have to|should)\b/u,
    ask: ({ thing = "" }) =>
      POINTS.test(thing.replace(/^our /, "")) ? undefined : `Who is eligible for ${mine(thing)}?`,
    rule: true,
  },
  {
    told: new RegExp(
      `^(?:Anyone|Anybody|Everyone|Everybody) (?:who|with|in|over|under|aged) (?:(?!\\b(?:can|may)\\b)[^,;:.]){3,60}? (?:can|may|is (?:able|allowed|welcome) to) (?<act>[^,;:—]{6,60}?)${END}`,
      "u",
    ),
    ask: ({ act = "" }) => (POINTS.test(act) ? undefined : `Who can ${actOfMine(act)}?`),
  },
];

/** "Your" of a page is "my" of who asks, and its "our" is "your". */
function owner(whose: string): string {
  return { Your: "my", Our: "your" }[whose] ?? "the";
}
