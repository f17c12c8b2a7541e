import { anyOf } from "../any-of.ts";
import { english } from "../language/en.ts";
import type { Language } from "../language/language.ts";
import { termsOf } from "../terms.ts";
import type { Unit } from "../unit.ts";
import { tellsCount } from "./amount.ts";
import { isTold } from "./beside.ts";
import type { Block } from "./block.ts";
import { tellsDays, tellsHours } from "./hours.ts";
import type { Question } from "./question.ts";
import { type Above, termsTold } from "./relevance.ts";

/** How an answer names what is asked for: by all of its name, with a number beside it, or by some word of it. */
type Named = "whole" | "counted" | "partly";

/** How a question begins that asks for a thing by its name, and how many words that has with what it is said to be. */
interface Form {
  readonly begins: RegExp;
  readonly named: Named;
  readonly least: number;
  /** Whether its last word is no part of the name ("Is my data safe?"). */
  readonly isSaidOf?: boolean;
  /** Whether its verb only asks whether there is such a thing: few pages say "we offer". */
  readonly onlyAsks?: boolean;
}

/** Verbs that only ask whether there is such a thing. */
const OFFERS = /\b(?:have|offer|provide|sell|support|accept|take)(?:s|ed)?\b|\b(?:provided|available|taken|sold)\b/i;

/** Known of English alone. */
const FORMS: readonly Form[] = [
  {
    begins: form("do(?:es)? (?:you|we|they|it) (?:have(?! to\\b)|offer|provide|sell|support|accept|take)"),
    named: "whole",
    least: 1,
    onlyAsks: true,
  },
  {
    begins: form(
      "(?:which|what)(?= (?:\\p{L}+ ){1,3}(?:is|are|do|does) (?:\\p{L}+ )?(?:supported|accepted|available|offered|support|accept|offer|sell|take)\\b)",
    ),
    named: "whole",
    least: 1,
    onlyAsks: true,
  },
  { begins: form("(?:is|are) there (?:an?|any)"), named: "whole", least: 2 },
  { begins: form("(?:what|where)(?: is| are|['’]s) your|where(?: is| are|['’]s) my"), named: "whole", least: 1 },
  { begins: form("(?:is|are)(?= (?:\\p{L}+ ){1,4}(?:allowed|permitted|welcome)\\b)"), named: "whole", least: 1 },
  { begins: form("(?:is|are) (?:my|your)"), named: "partly", least: 2, isSaidOf: true },
  { begins: form("how many"), named: "counted", least: 1 },
  { begins: form("(?:(?:how|where) )?(?:do|can|could|may|should) i \\p{L}+ (?:my|your)"), named: "partly", least: 1 },
];
const NAME_ENDS =
  /\s(?:for|in|on|at|to|with|of|from|by|when|if|that|which|who|and|or|do|does|did|can|could|is|are|was|were|will|have|has|per|allowed|permitted|welcome)[\s?]|[.,;:!?(]/iu;
/** What names no thing, or what goes by any name. */
const NO_NAME =
  /\b(?:ways?|options?|limits?|lists?|examples?|differences?|chance|kinds?|types?|sorts?|reasons?|things?|problems?|questions?|ideas?|info(?:rmation)?|details?|recommendations?|minimum|maximum|default|names?|plans?|people|times?|advice|tips?|help|support|anything|something|else)\b/i;
/** What an answer may leave out of a name: a kitchen is vegan, and so is what it cooks; a price, or none, tells of a fee. */
const BESIDE =
  /\b(?:free|public|own|current|new|other|special|different|live|nearest)\b|(?<=\S )(?:fees?|charges?|costs?|facilities|access)\b|(?<=\b(?:vegan|vegetarian|halal|kosher|free) )(?:food|meals?|dishes|menus?)\b/gi;
/** What is done to the thing behind "where is your": "data stored", "mugs made". */
const DONE = /(?<=\S )(?:\p{L}{2,}ed|made|kept|held|sold|grown|built|bred|bought|sent)\s*$/iu;
const MOST_TERMS = 3;
/** Words of a text that the two of a name may stand apart. */
const NEAR = 3;
function form(begins: string): RegExp {
  return new RegExp(`^(?:and |so )?(?:${begins}) (?:an? |any |the |my |your |our )?`, "iu");
}

/** The site's own hours, or a contact of it: another name will do, but not another thing. */
const OWN_DETAIL = anyOf(
  /\b(?:opening|business|office|store|shop) (?:hours|times)\b/iu,
  /^(?:(?:customer|support|service|contact|help|sales|office) ){0,2}(?:(?:phone|telephone|contact|hotline) numbers?|e-?mail address|(?<=\S )e-?mail)\W*$/iu,
  /\byour (?:\p{L}+ )?(?:e-?mail|phone|telephone|number|address)\b/iu,
  /^(?:and |so )?where (?:are you (?:based|located|situated)|(?:can|do) (?:i|we) find you)\b/iu,
);

const OPENING = /\b(?:open|opens|opening|closed?|closes|hours|staffed|available)\b/iu;

/** The stem of "policy": what stands below "Returns" is the policy of returns, though nothing calls it so. */
const POLICY = "polici";

/** The thing that a question asks for by its name. */
export interface AskedThing {
  readonly terms: readonly string[];
  /** `detail`: by what is written like one. */
  readonly named: Named | "detail";
  /** Terms of what only asks for it. */
  readonly asking: readonly string[];
}

/** What a question asks for by its name, without what `isCommon` says that the site is all about. */
export function askedThingOf(
  query: string,
  locale: string,
  language: Language,
  isCommon: (term: string) => boolean,
): AskedThing | undefined {
  if (language !== english) return undefined;
  if (OWN_DETAIL.test(query)) return { terms: [], named: "detail", asking: [] };
  for (const { begins, named, least, isSaidOf, onlyAsks } of FORMS) {
    const beginning = begins.exec(query)?.[0];
    if (beginning === undefined) continue;
    const whole = `${query.slice(beginning.length)} `.split(NAME_ENDS, 1)[0] ?? "";
    const name = /^where/i.test(beginning) ? whole.replace(DONE, "") : whole;
    const terms = NO_NAME.test(name) ? [] : termsOf(name.replace(BESIDE, ""), locale);
    if (terms.length < least || terms.length > MOST_TERMS) return undefined;
    const own = isSaidOf ? terms.slice(0, -1) : terms;
    // "Is there a museum shop?", asked of a museum: few of its pages call the shop so.
    const rare = own.filter((term) => !isCommon(term));
    const verb = onlyAsks ? (OFFERS.exec(query)?.[0] ?? "") : "";
    const asking = [...termsOf(verb, locale), ...(own.length > 1 ? [POLICY] : [])];
    return { terms: rare.length > 0 ? rare : own, named, asking };
  }
  return undefined;
}

/** Whether neither a block nor what stands over it names the thing that is asked for: "hours" are no "opening hours". */
export function lacksThing(block: Block, question: Question, { heading, title }: Above): boolean {
  const { thing } = question;
  if (thing === undefined) return false;
  const { terms: name, named } = thing;
  if (named === "detail") return lacksDetail(block, question, block.units[0]!.passage.heading);
  const topics = name.filter((term) => term !== POLICY);
  if (topics.length > 0 && topics.every((term) => heading.has(term) || title.has(term))) return false;
  const shown = shownOf(block);
  // A price is told without that word, and so are hours and contacts.
  const said = new Set([...termsTold(shown, question), ...heading, ...title]);
  const isSaid = (term: string) => isTold(term, said, question);
  if (named === "partly") return !name.some(isSaid);
  if (!name.every(isSaid)) return true;
  if (named === "counted") return !isCounted(block, name);
  const [first = "", second = first] = name;
  const isWorded = (term: string) => shown.some(({ terms }) => terms.includes(term));
  const isSaidSo = isWorded(first) && isWorded(second) && !heading.has(first) && !heading.has(second);
  return isSaidSo && !shown.some(({ terms }) => standNear(terms, first, second));
}

/** What a block says in words: code may name anything. */
const shownOf = ({ lead, units }: Block): readonly Unit[] => {
  const said = units.filter(({ kind }) => kind !== "code");
  return lead === undefined ? said : [lead, ...said];
};

/** What goes on to count the things of the sentence before. */
const OF_THEM =
  /^(?:there|they|we (?:have|own|employ)|altogether|all|about|around|more than|over|up to)\b|\b(?:of (?:them|these|those)|in (?:all|total))\b/i;

/** Whether a number stands in a sentence with what is counted, in one that goes on with it, or in a list of such things. */
function isCounted({ lead, units, rest = [] }: Block, name: readonly string[]): boolean {
  const isNamed = (unit: Unit | undefined) => unit !== undefined && name.some((term) => unit.terms.includes(term));
  const told = [...units, ...rest];
  const isOfThem = (unit: Unit, at: number) => isNamed(told[at - 1]) && OF_THEM.test(unit.text);
  return told.some((unit, at) => tellsCount(unit.text) && (isNamed(unit) || isOfThem(unit, at) || isNamed(lead)));
}

function lacksDetail(block: Block, { hours, contact }: Question, over: string): boolean {
  const texts = [over, ...shownOf(block).map(({ text }) => text)];
  if (hours.length > 0) return !(tellsHours(block) && texts.some((text) => OPENING.test(text) || tellsDays(text)));
  return contact !== undefined && !texts.some((text) => contact.given.test(text));
}

function standNear(terms: readonly string[], first: string, second: string): boolean {
  return terms.some(
    (term, at) => term === first && terms.slice(Math.max(0, at - NEAR), at + NEAR + 1).includes(second),
  );
}
