import { anyOf } from "../../../text/any-of.ts";
import type { Unit } from "../../page/unit.ts";
import { countsThem } from "../amounts/measured.ts";
import type { Block } from "../block.ts";
import type { Above } from "../choice/relevance.ts";
import type { Question } from "../question.ts";
import { isTold } from "./beside.ts";
import { tellsOpening } from "./hours.ts";

/** Pages of rights, data and versions: they come to every verb, and tell nobody how things are done here. */
const ASIDE =
  /privacy|datenschutz|confidentialit|donn[ée]es[- ]personnelles|protection[- ]des[- ]donn[ée]es|privacidad|riservatezza|dati[- ]personali|cookie|\b(?:gdpr|rgpd|dsgvo|avg)\b|^licen[cs]e|^lizenz|change-?log|release[- ]notes|versionshinweise|notes[- ]de[- ]version/iu;
/** A page that holds the terms as well tells how things are ended and paid. */
const TERMS = /\b(?:terms|conditions|termini|condizioni|condiciones|condições|agb|voorwaarden)\b/iu;
/** What tells of hours without a time: that there are none. */
const OF_HOURS = anyOf(
  /\b(?:opening|business|office|visiting) (?:hours|times)\b/iu,
  /(?:öffnungs|sprech|geschäfts)zeiten|openingstijden|openingsuren/iu,
  /\b(?:heures d['’]ouverture|horaires?|horarios?|orari[oi]?|horários?)\b/iu,
);

/** Share of the question from which on a term of it counts. */
const WEIGHTY = 0.15;
/** A sentence that is about what it names early, or that says little else; counted in terms. */
const EARLY = 4;
const SHORT = 7;
/** The same of one that tells its reader what he has to do: "For groups that come by coach, you have to book a week ahead." */
const SHORT_TO_READER = 11;
const TO_READER =
  /\b(?:you|we|please|must)\b|(?<!\p{L})(?:Sie|ihr|du|wir|bitte|vous|nous|usted(?:es)?|debe|voi|você|je|jij|jullie|u)(?!\p{L})/u;

/**
 * Whether a block only comes to the one thing that a general question names ("Do I need to book?"): far into a sentence
 * about others, or on a page of rights or versions. What asks when all is open wants a time.
 */
export function comesToItFar(block: Block, question: Question, above: Above): boolean {
  if (!question.general || isToldOtherwise(question)) return false;
  const { source, passage } = block.units[0]!;
  const shown = block.lead === undefined ? block.units : [block.lead, ...block.units];
  if (question.charge.length > 0) return !shown.some(({ terms }) => terms.length <= SHORT_TO_READER);
  const { thing } = question;
  if (thing?.named === "counted" && shown.some((unit) => countsThem(unit, thing.terms))) return false;
  const named = [...question.weights.keys()];
  const isNamed = (terms: ReadonlySet<string>) => named.some((term) => isTold(term, terms, question));
  if (question.hours.length > 0)
    return !tellsOpening(block) && !shown.some(({ text }) => OF_HOURS.test(text)) && !OF_HOURS.test(passage.heading);
  if (isNamed(above.heading) || isNamed(above.title)) return false;
  if (isAside(source.title) || isAside(lastOf(source.url))) return true;
  // What was told before it is asked for too: a sentence that speaks of both does not come to either by the way.
  const weighty = named.filter((term) => (question.weights.get(term) ?? 0) >= WEIGHTY * question.total);
  const speaksOfTwo = ({ terms }: Unit) => {
    const said = new Set(terms);
    return weighty.filter((term) => isTold(term, said, question)).length > 1;
  };
  return !shown.some((unit) => isAbout(unit, isNamed) || speaksOfTwo(unit));
}

/** Whether what answers a question has none of its words: a contact, an age, a date, a time of the year or a sum. */
function isToldOtherwise({ contact, age, founded, season, event, sum, price }: Question): boolean {
  return (
    [contact, age, founded, season].some((asked) => asked !== undefined) || event !== "" || (sum && price.length === 0)
  );
}

/** Whether a sentence names a thing early, or little else. */
function isAbout({ terms, text }: Unit, isNamed: (terms: ReadonlySet<string>) => boolean): boolean {
  const short = TO_READER.test(text) ? SHORT_TO_READER : SHORT;
  return isNamed(new Set(terms.length <= short ? terms : terms.slice(0, EARLY)));
}

function isAside(name: string): boolean {
  return ASIDE.test(name) && !TERMS.test(name);
}

/** The last part of a url, which names the page. */
function lastOf(url: string): string {
  return /([^/]*)\/?$/u.exec(url)?.[1] ?? "";
}
