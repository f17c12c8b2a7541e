import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { contactOf } from "../../generation/extractive/answer/asked-for/contact-told.ts";
import type { Pattern } from "../../generation/text/any-of.ts";
import { termsOf } from "../../generation/text/terms.ts";
import { searchAnew } from "../../search/search.ts";
import type { Segment } from "../../search/segment.ts";

/** What pages with contacts are called, in the languages of the engine. */
const names = "contact kontakt contacto contatti contato";
/** What pages are called that say where a site's people are. */
const placeNames = "anfahrt anreise standort directions location";
/** By the whole of its title, or of the last part of an address that stands below no other: much else speaks of "new directions". */
const isPlaceNamed =
  /^(?:(?:ihre |unsere? |la nostra |our )?(?:anfahrt|anreise|standorte?)|(?:how[ -]to[ -])?find[ -]us|our[ -](?:location|space)s?|where[ -](?:we[ -]are|to[ -]find[ -]us)|visit[ -]us|getting[ -]here|so[ -]finden[ -]sie[ -]uns|dove[ -]siamo|come[ -](?:arrivare|raggiungerci)|où[ -]nous[ -]trouver|plan[ -]d['’ -]accès|cómo[ -]llegar|dónde[ -]estamos|como[ -]chegar|onde[ -]estamos|routebeschrijving|bereikbaarheid)(?:[ -](?:&|and|und|et|e|y|en)[ -]\p{L}+)?(?:\.\p{L}+|\s*[|–—-] .*)?$/iu;
/** The same by names that other things have: they give way to a page of contacts. */
const isPlaceCalled =
  /^(?:our )?(?:directions|location|address|adresse|ubicación|dirección|indirizzo|localização|locatie|adres)s?(?:\s*[|–—] .*)?$/iu;
const isNamed =
  /(?<!\p{L})(?:contact(?:s|[ -]us|[ -]details)?|get[ -]in[ -]touch|reach[ -]us|kontakt|impressum|contacto|contatti|contatos?|contactez[ -]nous|nous[ -]contacter)(?!\p{L})/iu;
/** "Where is the menu?" asks for a part of the site, or of something that it sells. */
const asksForPart =
  /^\W*where(?: is|['’]s) (?:your|the) (?!(?:offices?|shop|store|showroom|headquarters|hq|company|clinic|museum|venue|hotel|restaurant|hall|church|school|preschool|centre|center|gallery|theatre|campsite|farm|observatory)\b)\p{L}+\W*$/iu;
/** Pages of such a name that are looked at, and pages that the message itself finds. */
const mostPages = 10;
const nearPages = 3;
/** Headings of a page that are read for whose contact it gives. */
const mostHeadings = 100;

/** The page that gives a contact of those behind the site, where a message asks for one ("What is your phone number?"). */
export function contactPage(segment: Segment, message: string): number | undefined {
  const { language } = segment.plan(message);
  const asked = contactOf(message, language);
  if (asked === undefined || asksForPart.test(message)) return undefined;
  const isOwn = (page: number) => primaryLanguage(segment.page(page).locale) === language;
  const found = (query: string, limit: number, names = isNamed) =>
    searchAnew(segment, query, { limit, locale: language })
      .hits.map(({ page }) => page)
      .find((page) => isOwn(page) && isPageOf(names, segment, page) && gives(segment, page, asked.given));
  const place = (names: RegExp) => (asked.isPlace === true ? found(placeNames, mostPages, names) : undefined);
  // Of several such pages the one of the place or team that the message names.
  const near = found(message, nearPages);
  if (near !== undefined && isNamedBy(message, segment, near, asked.terms)) return near;
  return place(isPlaceNamed) ?? found(names, mostPages) ?? place(isPlaceCalled);
}

/** Whether a page's title, address or a heading has a name of a message: a word beside those that ask. */
function isNamedBy(message: string, segment: Segment, page: number, asking: readonly string[]): boolean {
  const { title, url, locale } = segment.page(page);
  const path = new URL(url).pathname.replace(/[^\p{L}\p{N}]+/gu, " ");
  const passages = segment.passages(page).slice(0, mostHeadings);
  const headings = passages.map(({ heading }) => heading);
  const named = new Set(termsOf([title, path, ...headings].join("\n"), locale));
  const names = termsOf(message, locale).filter((term) => !asking.includes(term) && !isNamed.test(term));
  return names.some((term) => named.has(term));
}

function isPageOf(names: RegExp, segment: Segment, page: number): boolean {
  const { title, url } = segment.page(page);
  const [last = "", ...above] = new URL(url).pathname.split("/").filter(Boolean).reverse();
  const isBelow = names !== isNamed && above.some((part) => part.length > 2);
  return names.test(title) || (!isBelow && names.test(last));
}

function gives(segment: Segment, page: number, given: Pattern): boolean {
  return segment.passages(page).some(({ text }) => given.test(text));
}
