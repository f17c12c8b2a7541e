import type { Language } from "../../../language/language.ts";
import { itemsBehind, listInLine } from "../../page/list.ts";
import type { Unit } from "../../page/unit.ts";
import { LIMITS_WHOM, WARNS } from "../../sentence/warnings.ts";
import { does, isIdle, NAME, ofThing, POINTS } from "../questions/facts/fact.ts";
import type { AskedWay } from "../ways/way.ts";
import type { PageWords } from "../wording/page-words.ts";
import { mine } from "../wording/person.ts";

/** Its list is shown: "the following" leans on nothing. */
const NOTHING = /^(?!)/;

/** What a thing does with others, as it is said of one or several, and as it is asked for. */
const VERBS = new Map(
  [
    ..."support include offer provide accept require use collect contain store track cover log".split(" "),
    ..."ship with|come with|integrate with|work with|run on|depend on|rely on".split("|"),
  ].flatMap((verb) => {
    const [first = "", ...rest] = verb.split(" ");
    return [verb, [`${first}s`, ...rest].join(" ")].map((said) => [said, verb] as const);
  }),
).set("has", "have");

const BY_DEFAULT = "(?<default>By default, )?";
const VERB = `(?<verb>${[...VERBS.keys()].join("|")})`;
/** How many there are, which the list tells. */
const COUNT = "(?:the following|these|two|three|four|five|six|seven|\\d{1,2})";
const THINGS =
  "(?<things>(?:(?!(?:of|for|in|to|that|which)\\b)[\\p{L}-]+ ){0,3}?(?:[\\p{L}-]*[^\\P{L}su]s|data|information|software|hardware|equipment))";
const DONE = "(?:currently |now |officially |fully )?";
const STATE = "(?<state>(?:not )?(?:supported|available|required|included|accepted|allowed|blocked|needed|collected))";

/** "Acme ships with the following adapters:", "The following browsers are supported:", "You need the following to install it:". */
const SAYS = new RegExp(`^${BY_DEFAULT}(?:${NAME}|(?<makers>[Ww]e)) ${DONE}${VERB} ${COUNT} ${THINGS}:$`, "u");
const ARE = new RegExp(
  `^The following ${THINGS} are ${DONE}${STATE}(?<behind> (?:by|in|for|on|with) [^,:;]{3,50})?:$`,
  "u",
);
const NEEDED =
  /^(?:(?:In order to|To) (?:be able to )?(?<act>[^,:;]{6,70}?)(?:, you(?:['’]ll| will)? need the following(?: things| items)?|,? you (?:first )?(?:must|need to|have to)(?: first)?)|You(?:['’]ll| will)? need the following(?: things| items)? to (?<task>[^,:;]{6,70})):$/u;

/** Parts of a text or a procedure, which nobody asks for by their number, and what says nothing of what it is. */
const PARTS =
  /(?:^|\s)(?:sections|parts|steps|chapters|pages|phases|stages|columns|rows|things|points|types|kinds|sorts|ways)$|^(?:available |possible )?(?:options|values|fields|items|settings|parameters|properties|features|changes|files|names|modes|levels|states)$/i;

/** What a list names below the line at `index` that says what it is a list of, in `most` words; undefined for any other unit. English alone. */
export function thingsListAt(
  units: readonly Unit[],
  index: number,
  words: PageWords,
  language: Language,
  most: number,
): AskedWay | undefined {
  const { text } = units[index]!;
  const question = text.endsWith(":") ? asked(text, words) : undefined;
  const list = question === undefined ? undefined : listInLine(units, index, { ...language, dangling: NOTHING }, most);
  if (question === undefined || list === undefined || isQualified(units, list.last)) return undefined;
  const texts = itemsBehind(units, index).map((item) => item.text);
  return { question, told: { texts, text: list.text, first: list.first, last: list.last } };
}

/** What is said of the items behind their list: a warning, a note, what some need besides. */
const QUALIFIES =
  /^(?:please )?(?:notes?|warning|important|caution|attention)\b|\b(?:also (?:need|require|have to|must)|except|unless|refused)\b/iu;

function isQualified(units: readonly Unit[], last: Unit): boolean {
  const next = units[units.indexOf(last) + 1];
  return (
    next?.kind === "prose" &&
    next.passage === last.passage &&
    [QUALIFIES, WARNS, LIMITS_WHOM].some((kind) => kind.test(next.text))
  );
}

function asked(lead: string, words: PageWords): string | undefined {
  const { name, makers, verb = "", things = "", default: byDefault } = SAYS.exec(lead)?.groups ?? {};
  if (things !== "") {
    const isNamed = !POINTS.test(things) && !PARTS.test(things);
    return isNamed ? ofDoer(name ?? makers ?? "", verb, things, byDefault, words) : undefined;
  }
  const { things: those = "", state = "", behind = "" } = ARE.exec(lead)?.groups ?? {};
  if (state !== "")
    return POINTS.test(behind) || PARTS.test(those) ? undefined : `Which ${those} are ${mine(`${state}${behind}`)}?`;
  const { act, task = act } = NEEDED.exec(lead)?.groups ?? {};
  return task === undefined || isIdle(task) ? undefined : `What do I need to ${mine(task)}?`;
}

/** "Which adapters does Acme ship with by default?"; of its makers: "Which data do you collect?" */
function ofDoer(
  name: string,
  verb: string,
  things: string,
  byDefault: string | undefined,
  words: PageWords,
): string | undefined {
  const how = byDefault === undefined ? "" : " by default";
  const base = VERBS.get(verb) ?? verb;
  if (/^we$/i.test(name)) return `Which ${mine(things)} do you ${base}${how}?`;
  return ofThing(name, words, (thing) => `Which ${mine(things)} ${does(thing)} ${thing} ${base}${how}?`);
}
