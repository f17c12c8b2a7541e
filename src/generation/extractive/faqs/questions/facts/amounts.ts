import { SUM } from "../../../../../search/analysis/currencies.ts";
import { isTaskVerb } from "../../../sentence/verbs.ts";
import { mine } from "../../wording/person.ts";
import { does, END, type Fact, NAME, ofThing, POINTS, TIME } from "./fact.ts";

/** What a value looks like. */
const VALUE = "(?=.{0,30}?(?:\\d|[“\"'`]|(?-i:\\p{Lu})|\\b(?:one|two|three|four|five|six|ten|true|false|on|off)\\b))";

/** What is done, which has a price where it has no name: "Washing". */
const DOING = /^\p{Lu}\p{Ll}+ing$/u;

/** One thing without an article is a name, and is not asked for where the page does not tell how that is written. */
function askRequired(thing: string, verb: string): string | undefined {
  if (verb === "require") return `What do ${thing} require?`;
  return /^(?:the |an? |\p{Lu})/u.test(thing) ? `What does ${thing} require?` : undefined;
}

/** Defaults, limits and prices. */
export const AMOUNTS: readonly Fact[] = [
  {
    told: new RegExp(
      `^(?:By default, )?the (?<kind>default|maximum|minimum|longest|shortest|largest|smallest) (?<thing>[\\p{L}\\p{N} -]{3,50}?) (?<verb>is|are) (?!not\\b|also\\b|set by\\b|done\\b|used\\b|shown\\b)${VALUE}`,
      "iu",
    ),
    ask: ({ kind = "", thing = "", verb }) =>
      / (?:and|you|we|that|which) /.test(` ${thing} `) ? undefined : `What ${verb} the ${kind.toLowerCase()} ${thing}?`,
  },
  {
    told: new RegExp(`^${NAME} (?:costs?|is priced at) ${SUM}`, "u"),
    ask: ({ name = "" }, words) =>
      DOING.test(name)
        ? `How much does ${name.toLowerCase()} cost?`
        : ofThing(name, words, (thing) => `How much ${does(name)} ${thing} cost?`),
    rule: true,
  },
  {
    told: new RegExp(
      `^(?:Up to|At most|No more than|A maximum of) \\d[\\d.,]* (?<things>\\p{Ll}[\\p{L} -]{2,40}?) (?<may>can|may) be (?<done>\\p{Ll}+(?:ed|made|sent|held|sold|bought|kept|given|taken))(?<more> (?!(?:within|every|in) )[^,;:()]{3,50}?)??(?: \\([^)]{1,60}\\))?(?: (?:within|every|in) [^,;:.]{3,30})?${END}`,
      "u",
    ),
    ask: ({ things = "", may = "", done = "", more = "" }) =>
      POINTS.test(`${things}${more}`) ? undefined : `How many ${things} ${may} be ${done}${mine(more)}?`,
    rule: true,
  },
  {
    told: new RegExp(
      `^You (?<may>can|may) (?<verb>\\p{Ll}+) up to \\d[\\d.,]* (?<things>\\p{Ll}[\\p{L} -]{2,40}?s)(?<more> (?:per|in|for|to|at|with|from|on) [^,;:]{3,50}?)?${END}`,
      "u",
    ),
    ask: ({ may = "", verb = "", things = "", more = "" }) =>
      POINTS.test(`${things}${more}`) || !isTaskVerb(verb)
        ? undefined
        : `How many ${things} ${may} I ${verb}${mine(more)}?`,
    rule: true,
  },
  {
    told: new RegExp(
      `^(?:At least|At most|Up to|No more than|A (?:minimum|maximum) of) (?:\\d[\\d.,]*|two|three|four|five|six|seven|ten) (?<things>(?!(?:of|percent|quarters|thirds|halves|seconds?|minutes?|hours?|days?|weeks?|months?|years?)\\b)\\p{Ll}[\\p{L} -]{2,50}?) (?<must>must|should|can|may) (?<act>(?!be\\b)[^,;:]{4,70}?)${END}`,
      "u",
    ),
    ask: ({ things = "", must = "", act = "" }) =>
      POINTS.test(`${things} ${act}`) ? undefined : `How many ${mine(things)} ${must} ${mine(act)}?`,
    rule: true,
  },
  {
    told: new RegExp(
      `^${NAME} (?<verb>requires?) (?<what>(?:an?|at least|one|two) (?!few\\b|lot\\b|bit\\b|little\\b|different\\b)[^,;:]{4,70}?)${END}`,
      "u",
    ),
    ask: ({ name = "", verb = "", what = "" }, words) =>
      POINTS.test(what) || words.isSite(name) || / (?:of|in|on|for|from|through|with|to|at|by) /.test(name)
        ? undefined
        : ofThing(name, words, (thing) => askRequired(thing, verb)),
  },
  {
    told: new RegExp(
      `^${NAME}(?<! (?:the|over|in|for|of|during|within)) (?:will |can |may |usually |typically )?(?<verb>take|last)s? (?:up to |about |around |at least |approximately |between |only )?${TIME}`,
      "u",
    ),
    ask: ({ name = "", verb }, words) => ofThing(name, words, (thing) => `How long ${does(name)} ${thing} ${verb}?`),
  },
];
