import { verbOfGerund } from "../../../sentence/verbs.ts";
import { mine } from "../../wording/person.ts";
import { type Fact, NAME, ofThing, POINTS } from "./fact.ts";

/** What an application has where something is found. */
const PLACE =
  "(?:in|on|at|under|within|from|inside|below) (?:the |your |our )?[^,;]{0,60}?\\b(?:page|menu|settings|tab|dashboard|section|panel|sidebar|account|profile|screen|area|toolbar|console|inbox|library|footer|header)\\b";

/** "The latest version": of what, only what stands before it tells. */
const OF_SOMETHING = /^(?:the )?(?:latest|newest|new|current|old|same|full|complete|right|following|other) \p{Ll}+$/u;

/** "The releases are available at the release page": the place has no name but the thing's own. */
function isNamedForPlace(name: string, place: string): boolean {
  const named = place
    .replace(/^\S+ (?:the |your |our )?/i, "")
    .split(" ")
    .slice(0, -1);
  const things = name.toLowerCase();
  return named.length > 0 && named.every((word) => things.includes(word.toLowerCase().replace(/s$/, "")));
}

/** Where something is put: a place that a question may ask for. */
const PUT =
  "(?:uploaded|placed|put|stored|saved|kept|sent|submitted|added|installed|reported|posted|published|defined|declared|hosted|filed)";
const INTO =
  "(?:to (?:the |your |our |(?=\\p{Lu}|\\S*[/@.]\\p{L}))|(?:in|into|at|on|onto|inside|under) (?:the |your |our |(?=\\S*/)))(?!(?:latest|end|beginning|start|next|same|first|last|morning|evening|following|future|past|form|order|event|case|name|format|language|course|way)\\b)[\\p{L}\\p{N}/_.~@-]";

/** Where something is told to those who keep a list of it. */
const FORUM =
  "(?:[\\p{L}\\p{N}-]+\\.\\p{L}{2,}|GitHub|GitLab|Slack|Discord|Jira|(?:the |our )(?:[\\p{L}\\p{N}.-]+ ){0,3}(?:forum|tracker|portal|form|channel|repository|board|page|hub|desk)\\b)";

/** Where a thing is found, or ought to be. */
export const PLACES: readonly Fact[] = [
  {
    told: new RegExp(
      `^You(?:['’]ll| will)? (?:can )?(?:always )?(?:find|see|view|access) (?<act>(?:the|your|all|an? (?:list|overview) of) (?!.*\\b(?:as soon as|by \\p{L}+ing)\\b)[^,;:.]{3,50}?) ${PLACE}`,
      "u",
    ),
    ask: ({ act = "" }) => (POINTS.test(act) || OF_SOMETHING.test(act) ? undefined : `Where do I find ${mine(act)}?`),
  },
  {
    told: /^We (?:strongly )?(?:recommend|suggest|advise) (?<doing>(?:keep|stor|plac|putt)ing) (?<act>(?:your|all) [^,;:.]{3,50}?) (?:in|on|inside|outside|within) (?:an?|the|your|our) (?:[\p{L}-]+ ){0,3}(?:folder|directory|repository|safe|place|drawer|box|file|account|vault|cloud|server|drive|disk|bucket|database|page|section|room|office|shelf|wallet|manager|app|environment|namespace|branch|library|location)\b/u,
    ask: ({ doing = "", act = "" }) =>
      POINTS.test(act) ? undefined : `Where should I ${verbOfGerund(doing) ?? "put"} ${mine(act)}?`,
    rule: true,
  },
  {
    told: new RegExp(
      `^(?:[^,]{3,60}, (?!and\\b|or\\b))?${NAME.replace("(?:The |An? )", "(?:[Tt]he |[Aa]n? )")} (?<verb>is|are) (?<done>saved|stored|exported|provided|published|kept|written|delivered) (?:in|as) (?:the |an? )?(?:\\S+ ){1,3}(?:file )?formats?\\b`,
      "u",
    ),
    ask: ({ name = "", verb, done }, words) =>
      ofThing(name, words, (thing) => `In which format ${verb} ${thing} ${done}?`),
    rule: true,
  },
  {
    told: new RegExp(`^${NAME} (?<must>must|should) (?:always |only )?be (?<done>${PUT}) ${INTO}`, "u"),
    ask: ({ name = "", must = "", done = "" }, words) =>
      ofThing(name, words, (thing) => `Where ${must} ${thing} be ${done}?`),
  },
  {
    told: new RegExp(
      `^You (?<must>must|should|have to|need to) (?<verb>place|put|store|save|keep|upload|submit|define|install|host) (?<what>(?:your|the|all|any|each|every) [^,;:.]{3,50}?) ${INTO}`,
      "u",
    ),
    ask: ({ must = "", verb = "", what = "" }) =>
      POINTS.test(what)
        ? undefined
        : `Where ${/ to$/.test(must) ? `do I ${must}` : `${must} I`} ${verb} ${mine(what)}?`,
  },
  {
    told: new RegExp(
      `^(?:(?:Please |You can |You should |You may )(?<verb>report|submit|file|post|share|suggest)|(?<order>Report|Submit|File|Post|Share|Suggest)) (?<what>(?:your|any|all|an?|bugs|issues|ideas|feedback)\\b[^,;:.]{0,60}?) (?:at|on|in|via|through) ${FORUM}`,
      "u",
    ),
    ask: ({ verb, order = "", what = "" }) =>
      POINTS.test(what) ? undefined : `Where do I ${verb ?? order.toLowerCase()} ${mine(what)}?`,
    rule: true,
  },
  {
    told: new RegExp(
      `^(?<yours>Your |The )${NAME} (?:is|are|can be) (?:found|shown|listed|displayed|located|available) (?<place>${PLACE})`,
      "u",
    ),
    ask: ({ yours = "", name = "", place = "" }, words) =>
      isNamedForPlace(name, place)
        ? undefined
        : ofThing(name, words, (thing) => `Where do I find ${/^Your/.test(yours) ? "my" : "the"} ${thing}?`),
  },
];
