import { analyzerOf } from "../../../../search/analysis/analyzer.ts";
import { english } from "../../../language/en.ts";
import type { Language } from "../../../language/language.ts";
import { anyOf } from "../../../text/any-of.ts";
import { termsOf } from "../../../text/terms.ts";
import type { Unit } from "../../page/unit.ts";
import { tellsCount } from "../amounts/amount.ts";
import type { Block } from "../block.ts";
import { type Above, termsTold } from "../choice/relevance.ts";
import type { Question } from "../question.ts";
import { isTold } from "./beside.ts";
import { tellsDays, tellsHours } from "./hours.ts";
import { peopleCounted, tellsPeople } from "./people.ts";
import { lacksSale } from "./sale.ts";
import { tellsSeason } from "./season.ts";
import { type Named, thingWordsOf } from "./thing-words.ts";

/** Verbs that only ask whether there is such a thing. */
const OFFERS = /\b(?:have|offer|provide|sell|support|accept|take)(?:s|ed)?\b|\b(?:provided|available|taken|sold)\b/i;
/** What asks whether a thing is sold. */
const SELLS = /(?<!\p{L})(?:sells?|sold|verkauf\p{L}*|vendez|vend\p{L}{2,3}|verkop\p{L}+|verkoopt)(?!\p{L})/iu;
/** What an answer may leave out of a name: a kitchen is vegan, and so is what it cooks; a price, or none, tells of a fee. */
const BESIDE =
  /\b(?:free|gratis|gratuit\p{L}{0,2}|kostenlos\p{L}{0,2}|public|own|current|new|other|special|different|live|nearest)\b|(?<=\S )(?:fees?|charges?|costs?|facilities|access)\b|(?<=\b(?:vegan|vegetarian|halal|kosher|free) )(?:food|meals?|dishes|menus?)\b/giu;
/** What is done to the thing behind "where is your": "data stored", "mugs made". */
const DONE = /(?<=\S )(?:\p{L}{2,}ed|made|kept|held|sold|grown|built|bred|bought|sent)\s*$/iu;
const MOST_TERMS = 3;
/** Words of a text that the two of a name may stand apart. */
const NEAR = 3;

/** A contact of the site in other languages, by its name alone. */
const OWN_CONTACT = anyOf(
  /^(?:(?:wie|was) (?:ist|lautet) )?(?:(?:eure|ihre|die) )?(?:(?:kunden|service|support)-?)?(?:telefon(?:nummer)?|hotline|rufnummer|e-?mail(?:-?adresse)?)(?: (?:kundenservice|kundendienst|support))?\W*$/iu,
  /^(?:quel est )?(?:(?:votre|le) )?(?:num[eé]ro (?:de )?)?t[eé]l[eé]phone(?: (?:du |de la |de |d['’])?(?:service client|support|contact|assistance))?\W*$/iu,
  /^¿?(?:cu[aá]l es )?(?:(?:el|su|vuestro) )?(?:n[uú]mero (?:de )?)?tel[eé]fono(?: de (?:soporte|contacto|ayuda|atención(?: al cliente)?|servicio al cliente|ustedes))?\W*$/iu,
  /^¿?a qu[eé] n[uú]mero (?:puedo|podemos|debo|tengo que|hay que|se puede) llamar(?: (?:para|por|si) .{0,40})?\W*$/iu,
  /^(?:qual(?: è|['’]è) )?(?:il )?(?:vostro )?(?:numero (?:di )?)?telefono(?: (?:di |dell['’])?(?:assistenza|supporto))?\W*$/iu,
  /^(?:qual é )?(?:o )?(?:(?:seu|vosso) )?(?:número (?:de )?)?telefone(?: (?:de |do )?(?:suporte|contact?o|atendimento|vocês))?\W*$/iu,
  /^(?:wat is )?(?:(?:jullie|uw|het) )?telefoonnummer(?: (?:van )?(?:(?:de|jullie) )?(?:klantenservice|support))?\W*$/iu,
);

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
  /** `detail`: by what is written like one. `people`: by what people of any kind are called. */
  readonly named: Named | "detail" | "people";
  /** Terms of what only asks for it. */
  readonly asking: readonly string[];
  /** Whether it is asked for as goods: what is sold is called by its name. */
  readonly isSold?: boolean;
  /** Whether times are counted: "how many days". */
  readonly isOfTime?: boolean;
}

/** What a question asks for by its name, without what `isCommon` says that the site is all about. */
export function askedThingOf(
  query: string,
  locale: string,
  language: Language,
  isCommon: (term: string) => boolean,
): AskedThing | undefined {
  const words = thingWordsOf(locale);
  if (words === undefined) return undefined;
  const people = peopleCounted(query, locale);
  if (people.length > 0) return { terms: [], named: "people", asking: people };
  if ((language === english ? OWN_DETAIL : OWN_CONTACT).test(query)) return { terms: [], named: "detail", asking: [] };
  for (const { begins, named, least, isSaidOf, onlyAsks } of words.forms) {
    const beginning = begins.exec(query)?.[0];
    if (beginning === undefined) continue;
    const whole = `${query.slice(beginning.length)} `.split(words.ends, 1)[0] ?? "";
    const name = /^where/i.test(beginning) ? whole.replace(DONE, "") : whole;
    const bare = name.replace(BESIDE, "");
    const terms = words.noName.test(name) ? [] : language === english ? termsOf(bare, locale) : topicsOf(bare, locale);
    if (Math.max(terms.length, termsOf(name, locale).length) < least || terms.length > MOST_TERMS) return undefined;
    if (terms.length === 0) return undefined;
    const own = isSaidOf ? terms.slice(0, -1) : terms;
    // "Is there a museum shop?", asked of a museum: few of its pages call the shop so.
    const rare = own.filter((term) => !isCommon(term));
    const verb = language === english ? (onlyAsks && OFFERS.exec(query)?.[0]) || "" : beginning;
    const asking = [...termsOf(verb, locale), ...(own.length > 1 ? [POLICY] : [])];
    const told = rare.length > 0 ? rare : own;
    const isSold = SELLS.test(beginning) || SELLS.test(verb);
    return {
      terms: told,
      named,
      asking,
      isSold,
      isOfTime: named === "counted" && own.some((term) => OF_TIME.test(term)),
    };
  }
  return undefined;
}

/** The terms of a name without the verbs around it: "Hoeveel dozen krijg ik?" */
function topicsOf(name: string, locale: string): string[] {
  const everyday = new Set(
    analyzerOf(locale)
      .terms(name)
      .flatMap(({ everyday, term }) => (everyday ? [term] : [])),
  );
  return termsOf(name, locale).filter((term) => !everyday.has(term));
}

/** Whether neither a block nor what stands over it names the thing that is asked for: "hours" are no "opening hours". */
export function lacksThing(block: Block, question: Question, { heading, title }: Above): boolean {
  const { thing } = question;
  if (thing === undefined) return false;
  const { terms: name, named } = thing;
  if (named === "detail") return lacksDetail(block, question, block.units[0]!.passage.heading);
  if (named === "people") return !shownOf(block).some(({ text }) => tellsPeople(text));
  const topics = name.filter((term) => term !== POLICY);
  if (topics.length > 0 && topics.every((term) => heading.has(term) || title.has(term))) return false;
  const shown = shownOf(block);
  // A price is told without that word, and so are hours and contacts.
  const said = new Set([...termsTold(shown, question), ...heading, ...title]);
  const isSaid = (term: string) => (thing.isSold ? said.has(term) : isTold(term, said, question));
  if (thing.isSold && isUnsold(block)) return true;
  if (named === "partly") return !name.some(isSaid);
  if (!name.every(isSaid)) return true;
  if (named === "counted") return !isCounted(block, thing);
  const [first = "", second = first] = name;
  const isWorded = (term: string) => shown.some(({ terms }) => terms.includes(term));
  const isSaidSo = isWorded(first) && isWorded(second) && !heading.has(first) && !heading.has(second);
  return isSaidSo && !shown.some(({ terms }) => standNear(terms, first, second));
}

/** Whether neither a block nor what stands over it speaks of a sale, or of what may be had. */
function isUnsold(block: Block): boolean {
  const { passage, source } = block.units[0]!;
  const texts = [...shownOf(block), ...(block.rest ?? [])].map(({ text }) => text);
  return lacksSale([...texts, passage.heading, source.title], source.locale);
}

/** What a block says in words: code may name anything. */
const shownOf = ({ lead, units }: Block): readonly Unit[] => {
  const said = units.filter(({ kind }) => kind !== "code");
  return lead === undefined ? said : [lead, ...said];
};

/** What goes on to count the things of the sentence before. */
const OF_THEM =
  /^(?:there|they|we (?:have|own|employ)|altogether|all|about|around|more than|over|up to)\b|\b(?:of (?:them|these|those)|in (?:all|total))\b/i;

/** Stems of times, which are counted themselves. */
export const OF_TIME =
  /^(?:seconde?|minut\p{L}*|hours?|nights?|days?|weeks?|months?|years?|sekund\p{L}*|stund\p{L}*|tag\p{L}*|woch\p{L}*|monat\p{L}*|jahr\p{L}*|heure?|jours?|semain\p{L}*|mois?|ann?\p{L}{0,2}|horas?|dias?|seman\p{L}*|giorn\p{L}*|settiman\p{L}*|or[ae]?|uur|ur|dag\p{L}*|wek\p{L}*|maand\p{L}*|jar\p{L}*)$/u;

/** Whether a number stands in a sentence with what is counted, in one that goes on with it, or in a list of such things. */
function isCounted({ lead, units, rest = [] }: Block, { terms: name, isOfTime }: AskedThing): boolean {
  const isNamed = (unit: Unit | undefined) => unit !== undefined && name.some((term) => unit.terms.includes(term));
  const told = [...units, ...rest];
  const isOfThem = (unit: Unit, at: number) => isNamed(told[at - 1]) && OF_THEM.test(unit.text);
  return told.some(
    (unit, at) =>
      tellsCount(unit.text, unit.source.locale, isOfTime) && (isNamed(unit) || isOfThem(unit, at) || isNamed(lead)),
  );
}

function lacksDetail(block: Block, { hours, contact }: Question, over: string): boolean {
  const texts = [over, ...shownOf(block).map(({ text }) => text)];
  if (hours.length > 0 && texts.some((text) => tellsSeason(text, block.units[0]!.source.locale))) return false;
  if (hours.length > 0) return !(tellsHours(block) && texts.some((text) => OPENING.test(text) || tellsDays(text)));
  return contact !== undefined && !texts.some((text) => contact.given.test(text));
}

function standNear(terms: readonly string[], first: string, second: string): boolean {
  return terms.some(
    (term, at) => term === first && terms.slice(Math.max(0, at - NEAR), at + NEAR + 1).includes(second),
  );
}
