import { anyOf } from "../../text/any-of.ts";

/** First and last name, with what stands between them. */
const NAME = String.raw`^\p{Lu}[\p{L}.'’-]+ (?:\p{Lu}[\p{L}.'’-]* ){1,3}`;
const ROLES =
  "strategist designer developer engineer manager director fellow writer editor consultant specialist researcher officer analyst coach lead professor chair journalist author founder architect scientist advisor adviser expert attorney lawyer president secretary";
/** In a title of somebody, as in "Program Manager", with a capital too. */
const ROLE = ROLES.split(" ")
  .map((role) => `[${role.charAt(0).toUpperCase()}${role.charAt(0)}]${role.slice(1)}`)
  .join("|");
/** Whom somebody works for: a "code editor for the web" is a thing, so "for" needs a name behind it. */
const OF_WHOM = String.raw`(?:(?:at|with|of|in) |for (?:the )?\p{Lu})`;
const DEGREE = "degree|doctorate|ph\\.?d|mba|master|bachelor";

/** Who somebody is: "Ana Ruiz is a designer at …". */
const BIOGRAPHY = anyOf(
  new RegExp(
    `${NAME}(?:,[^,]*, )?(?:is|was) (?:currently |now )?(?:an?|the|our) [^,.]{0,70}\\b(?:${ROLE}) ${OF_WHOM}`,
    "u",
  ),
  new RegExp(
    `${NAME}(?:has (?:over |more than |nearly )?\\S+ years of|has worked (?:at|for|as|in)|serves as|specializes in|lives in)\\b`,
    "u",
  ),
  new RegExp(`${NAME}holds an? [^.]{0,40}\\b(?:${DEGREE})`, "u"),
  new RegExp(`${NAME}(?:and|&) (?:\\p{Lu}[\\p{L}.'’-]+ ){1,3}(?:work at|are [^,.]{0,40}\\b(?:${ROLE})s)\\b`, "u"),
  /^\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+ work (?:here )?at\b/u,
  /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ is the (?:\p{L}+ )?(?:[Dd]irector|[Mm]anager|[Hh]ead|[Ll]ead|[Cc]hief|[Ff]ounder|[Cc]oordinator)\b/u,
  /^\p{Lu}\p{Ll}+ was named (?:an?|the|one of)\b/u,
);
/** Who writes, and how he came to it. */
const WRITER = anyOf(
  /^As I (?:continued|began|started|worked)\b/u,
  /^I(?:['’]m| am| was| came| joined| work| started)\b/u,
  /, I (?:came to|joined|started)\b/u,
);

/** Whether a sentence tells who somebody is, on a page that has not its title from him. */
export function tellsWho(text: string, title: string): boolean {
  const isOfWhom = title.includes(text.split(" ", 2).join(" "));
  return !isOfWhom && (BIOGRAPHY.test(text) || WRITER.test(text));
}
