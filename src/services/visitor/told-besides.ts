import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { tellsFree } from "../../generation/extractive/answer/asked-for/charge.ts";
import { contactOf } from "../../generation/extractive/answer/asked-for/contact-told.ts";
import type { Pattern } from "../../generation/text/any-of.ts";
import type { SourcePage } from "../../schemas/generation.ts";
import { searchAnew } from "../../search/search.ts";
import type { Segment } from "../../search/segment.ts";
import { sourceOfPage } from "../content/evidence.ts";
import { topicOf } from "./topic-page.ts";

/** Pages that such words find and that are looked at, and passages of one that are replied from. */
const mostPages = 10;
const mostPassages = 2;
/** How sure it is that such a page is meant: no page is named after what is asked. */
const surely = 0.5;
/** What sentences say that tell that nothing is to be paid, by language. */
const free: Readonly<Record<string, string>> = {
  en: "free no charge cost",
  de: "kostenlos kostenfrei gratis umsonst",
  fr: "gratuit gratuite gratuitement",
  es: "gratis gratuito gratuita",
  it: "gratis gratuito gratuita",
  pt: "grátis gratuito gratuita",
  nl: "gratis kosteloos",
};

/** Words that a page has which tells something by the way, and how it does. */
interface Besides {
  readonly words: string;
  readonly told: Pattern;
}

/**
 * The page that tells by the way what visitors of most sites ask, where no page is called after it: "… or call us on 01632
 * 960123", "The service is free for all". Of it only what tells that.
 */
export function toldBesides(segment: Segment, message: string): SourcePage | undefined {
  const { language } = segment.plan(message);
  const asked = besidesOf(message, language);
  if (asked === undefined) return undefined;
  const isTold = ({ heading, text }: { heading: string; text: string }) => asked.told.test(`${heading}\n${text}`);
  const page = searchAnew(segment, asked.words, { limit: mostPages, locale: language })
    .hits.map((hit) => hit.page)
    .find((each) => primaryLanguage(segment.page(each).locale) === language && segment.passages(each).some(isTold));
  if (page === undefined) return undefined;
  const source = sourceOfPage(segment, page);
  return { ...source, score: surely, passages: source.passages.filter(isTold).slice(0, mostPassages) };
}

function besidesOf(message: string, language: string): Besides | undefined {
  const contact = contactOf(message, language);
  if (contact !== undefined) return contact.elsewhere;
  const words = free[language];
  return words !== undefined && topicOf(message, language) === "prices"
    ? { words, told: { test: tellsFree } }
    : undefined;
}
