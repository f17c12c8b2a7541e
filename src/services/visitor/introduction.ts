import { amountWordsOf } from "../../generation/extractive/answer/amounts/amounts.ts";
import { chargeTermsOf, tellsCharge } from "../../generation/extractive/answer/asked-for/charge.ts";
import { contactOf } from "../../generation/extractive/answer/asked-for/contact-told.ts";
import { priceTermsOf } from "../../generation/extractive/sentence/price.ts";
import { languageOf, subtags } from "../../generation/language/languages.ts";
import { termsOf } from "../../generation/text/terms.ts";
import type { SourcePage, SourcePassage } from "../../schemas/generation.ts";
import { type SiteTopic, tellsForSite } from "../../search/analysis/site-topics.ts";
import { findPage } from "../../search/find-page.ts";
import type { Segment } from "../../search/segment.ts";
import { sourceOfPage } from "../content/evidence.ts";
import { contactPage } from "./contact-page.ts";
import { definingPage } from "./defining-page.ts";
import { topicPage } from "./topic-page.ts";

/** Passages with which a page says what its site is. */
const mostPassages = 3;
/** Passages of it among which these are chosen: a page may have thousands. */
const mostLooked = 100;
/** Folders above a page that may be the site's own. */
const mostFolders = 4;
/** Where a site says who is behind it, if it has no home page. */
const aboutPaths = ["about", "about-us", "company"];

/**
 * The page that says what the site is, where a message asks that ("What do you do?"): its home page, in the language of
 * the message where there is one, else a page about it; the page of contacts, hours or prices; by its name ("What is
 * Acme?"), the page that opens with that.
 * `isFollowUp` leaves out what may mean something said before.
 */
export function introductionOf(segment: Segment, message: string, isFollowUp: boolean): SourcePage | undefined {
  const asked = message.trim();
  const language = subtags.find((each) => languageOf(each).introduction.test(asked));
  if (isFollowUp && language !== undefined && languageOf(language).followUp.test(asked)) return undefined;
  const own = language === undefined ? contactPage(segment, asked) : homeOf(segment, language);
  const told = own === undefined ? topicPage(segment, asked, isFollowUp) : undefined;
  const page = own ?? told?.page ?? (language === undefined ? definingPage(segment, asked) : undefined);
  if (page === undefined) return undefined;
  const source = sourceOfPage(segment, page);
  return { ...source, passages: nearestPassages(source, asked, told?.topic) };
}

/**
 * The first passages of a page, those before the others that tell the topic which is asked for, or have most of what is
 * asked: a contact of one of its teams, or a sum, where a price is asked for.
 */
export function nearestPassages(
  { passages, locale, title, url }: SourcePage,
  asked: string,
  topic?: SiteTopic,
): SourcePage["passages"] {
  const wanted = termsOf(asked, locale);
  const asksPrice =
    amountWordsOf(locale).sum.test(asked) ||
    [priceTermsOf(asked, locale), chargeTermsOf(asked, locale)].some(({ length }) => length > 0);
  const contact = contactOf(asked, locale);
  const met = ({ heading, text }: SourcePassage) =>
    (contact?.given.test(text) ? 1 : 0) +
    (topic !== undefined && tellsForSite(topic, { title, url, locale }, { heading, text }) ? wanted.length : 0) +
    new Set(wanted).intersection(new Set(termsOf(`${heading}\n${text}`, locale))).size +
    (asksPrice && tellsCharge(text) ? 1 : 0);
  const told = passages.filter(({ text }) => text !== "").slice(0, mostLooked);
  const scored = told.map((passage) => ({ passage, met: met(passage) })).toSorted((a, b) => b.met - a.met);
  const chosen = scored.slice(0, mostPassages).map(({ passage }) => passage);
  return chosen.toSorted((a, b) => a.ordinal - b.ordinal);
}

function homeOf(segment: Segment, language: string): number | undefined {
  if (segment.pageCount === 0) return undefined;
  const { pathname, origin } = new URL(segment.page(0).url);
  const folders = pathname.split("/").slice(0, -1).slice(0, mostFolders);
  const roots = folders.map((_, depth) => `${origin}${folders.slice(0, depth + 1).join("/")}/`);
  const homes = roots.flatMap((root) => [`${root}${language}/`, root]);
  const abouts = roots.flatMap((root) => aboutPaths.map((path) => `${root}${path}`));
  return [...homes, ...abouts].map((address) => findPage(segment, address)?.page).find((page) => page !== undefined);
}
