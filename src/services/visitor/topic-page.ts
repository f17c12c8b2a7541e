import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { amountWordsOf } from "../../generation/extractive/answer/amounts/amounts.ts";
import { chargeTermsOf } from "../../generation/extractive/answer/asked-for/charge.ts";
import { hoursTermsOf, saysWhenOpen } from "../../generation/extractive/answer/asked-for/hours.ts";
import { seasonOf, tellsSeason } from "../../generation/extractive/answer/asked-for/season.ts";
import { priceTermsOf } from "../../generation/extractive/sentence/price.ts";
import { termsOf } from "../../generation/text/terms.ts";
import { type SiteTopic, tellsForSite } from "../../search/analysis/site-topics.ts";
import { isWeekday } from "../../search/analysis/week.ts";
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

/** What sentences say that tell when something is open. */
const openWords: Readonly<Record<string, string>> = {
  en: "open closed hours",
  de: "geöffnet geschlossen",
  fr: "ouvert fermé",
  es: "abierto cerrado",
  it: "aperto chiuso",
  pt: "aberto fechado",
  nl: "geopend open gesloten",
};
/** The same of a time of the year. */
const seasonWords: Readonly<Record<string, string>> = {
  en: "available season year months",
  de: "Saison Pause verfügbar ganzjährig",
  fr: "saison disponible année",
  es: "temporada disponible año",
  it: "stagione disponibile anno",
  pt: "temporada disponível ano",
  nl: "seizoen beschikbaar jaar",
};
/** What a question for hours may name besides days of the week. */
const isTimely =
  /^(?:weekends?|today|tomorrow|tonight|late|wochenende|heute|morgen|aujourd|demain|hoy|mañana|oggi|domani|hoje|amanhã|vandaag)$/iu;
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
  const find = (names: string, tells: (page: number) => boolean) =>
    searchAnew(segment, names, { limit: mostPages, locale: language }).hits.find(({ page }) => tells(page))?.page;
  const isTold = (page: number) => isOn(segment, page, topic, language);
  const isSeason = topic === "hours" && seasonOf(message, language) !== undefined;
  const ofSeason = isSeason ? seasonPage(find, segment, language) : undefined;
  const page = ofSeason ?? find(called, isTold) ?? (topic === "hours" ? hoursPage(find, segment, language) : undefined);
  return page === undefined ? undefined : { page, topic };
}

type Find = (names: string, tells: (page: number) => boolean) => number | undefined;

/** The page that tells in which months something is open. */
function seasonPage(find: Find, segment: Segment, language: string): number | undefined {
  const told = `${openWords[language] ?? ""} ${names.hours[language] ?? ""} ${seasonWords[language] ?? ""}`;
  return find(
    told,
    saysOn(segment, language, (text) => tellsSeason(text, language)),
  );
}

/** Tells the pages of a language a sentence of which says something. */
function saysOn(segment: Segment, language: string, says: (sentence: string) => boolean): (page: number) => boolean {
  return (page) =>
    primaryLanguage(segment.page(page).locale) === language &&
    segment
      .passages(page)
      .slice(0, mostPassages)
      .some(({ text }) => text.split(/\n|(?<=[.!?]) /u).some(says));
}

/** The page that tells a week of hours, which may call them nothing, or says in a sentence when something is open. */
function hoursPage(find: Find, segment: Segment, language: string): number | undefined {
  const { weekdays, opening } = hoursWords(language);
  return (
    find(weekdays, (page) => isOn(segment, page, "hours", language)) ??
    find(
      opening,
      saysOn(segment, language, (text) => saysWhenOpen(text, language)),
    ) ??
    seasonPage(find, segment, language)
  );
}

/** The days of the week, by which a page that tells its hours day by day is found. */
function hoursWords(language: string): { weekdays: string; opening: string } {
  const { format } = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  const weekdays = [0, 2, 5].map((day) => format(new Date(Date.UTC(2024, 0, 1 + day)))).join(" ");
  return { weekdays, opening: `${openWords[language] ?? ""} ${weekdays}` };
}

/** The topic that a message asks for, of no thing. */
export function topicOf(message: string, language: string): AskedTopic | undefined {
  const words = message.match(/[\p{L}\p{N}]+/gu) ?? [];
  const beside = (asking: readonly string[]) =>
    words.filter((word) => {
      const terms = termsOf(word, language);
      return terms.length > 0 && !terms.some((term) => asking.includes(term));
    });
  const season = seasonOf(message, language);
  const hours = [...hoursTermsOf(message, language), ...(season?.terms ?? []), ...(season?.opening ?? [])];
  if (hours.length > 0)
    return beside(hours).every((word) => isWeekday(word) || isTimely.test(word)) ? "hours" : undefined;
  const price = [...priceTermsOf(message, language), ...chargeTermsOf(message, language)];
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
