import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { amountWordsOf } from "../../generation/extractive/answer/amounts/amounts.ts";
import { hoursTermsOf } from "../../generation/extractive/answer/asked-for/hours.ts";
import { priceTermsOf } from "../../generation/extractive/sentence/price.ts";
import { termsOf } from "../../generation/text/terms.ts";
import { type SiteTopic, tellsForSite } from "../../search/analysis/site-topics.ts";
import { searchAnew } from "../../search/search.ts";
import type { Segment } from "../../search/segment.ts";

/** The topics of a site that are asked for by what tells them: others have words of their own. */
type AskedTopic = Extract<SiteTopic, "hours" | "prices" | "membership">;

/** Pages that the names of a topic find and that are looked at. */
const mostPages = 20;
/** Passages of a page that are. */
const mostPassages = 100;
/** What pages of a topic are called, by language: they may have no word of the question. */
const names: Readonly<Record<AskedTopic, Readonly<Record<string, string>>>> = {
  hours: {
    en: "opening hours times",
    de: "Öffnungszeiten Sprechzeiten",
    fr: "horaires d'ouverture",
    es: "horario apertura",
    it: "orari di apertura",
    pt: "horário de funcionamento",
    nl: "openingstijden",
  },
  prices: {
    en: "prices fees rates charges costs",
    de: "Preise Kosten Gebühren Tarife",
    fr: "tarifs prix",
    es: "precios tarifas",
    it: "prezzi tariffe costi",
    pt: "preços tarifas",
    nl: "prijzen tarieven kosten",
  },
  membership: {
    en: "membership fees dues",
    de: "Mitgliedsbeiträge",
    fr: "cotisation",
    es: "cuota de socio",
    it: "quota associativa",
    pt: "quotas",
    nl: "contributie",
  },
};

/** Days that a question for hours may name. */
const isDay =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|today|tomorrow|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|wochenende|heute|morgen|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|(?:maan|dins|woens|donder|vrij|zater|zon)dag)$/iu;
/** The stems of what somebody belongs to, or pays for that. */
const isOfMembership = /^(?:member|mitglied|cotis|adhes|cuot|soci[oa]?$|quot|associat|lidmaatschap|contributie)/u;
/** How much it is, which names nothing. */
const isMuch = /^(?:much|many|high|hoch|viel|hoog|hoeveel)$/iu;

/**
 * The page that tells what visitors of most sites ask, where a message asks that of no thing: when it is open, what it
 * costs, what its members pay. What "it" costs is, where the message `isFollowUp`, what was spoken of before.
 */
export function topicPage(
  segment: Segment,
  message: string,
  isFollowUp: boolean,
): { page: number; topic: SiteTopic } | undefined {
  const { language } = segment.plan(message);
  const topic = topicOf(message, language);
  const called = topic && names[topic][language];
  if (topic === undefined || called === undefined || (isFollowUp && topic === "prices")) return undefined;
  const { hits } = searchAnew(segment, called, { limit: mostPages, locale: language });
  const page = hits.map(({ page }) => page).find((page) => isOn(segment, page, topic, language));
  return page === undefined ? undefined : { page, topic };
}

function topicOf(message: string, language: string): AskedTopic | undefined {
  const words = message.match(/[\p{L}\p{N}]+/gu) ?? [];
  const beside = (asking: readonly string[]) =>
    words.filter((word) => {
      const terms = termsOf(word, language);
      return terms.length > 0 && !terms.some((term) => asking.includes(term));
    });
  const hours = hoursTermsOf(message, language);
  if (hours.length > 0) return beside(hours).every((word) => isDay.test(word)) ? "hours" : undefined;
  const price = priceTermsOf(message, language);
  if (price.length === 0 && !amountWordsOf(language).sum.test(message)) return undefined;
  const things = beside(price).filter((word) => !isMuch.test(word));
  if (things.length === 0) return "prices";
  return things.flatMap((word) => termsOf(word, language)).every((term) => isOfMembership.test(term))
    ? "membership"
    : undefined;
}

/** Whether a page tells it for the whole site. */
function isOn(segment: Segment, page: number, topic: SiteTopic, language: string): boolean {
  const { title, url, locale } = segment.page(page);
  if (primaryLanguage(locale) !== language) return false;
  const passages = segment.passages(page).slice(0, mostPassages);
  return passages.some((passage) => tellsForSite(topic, { title, url, locale }, passage));
}
