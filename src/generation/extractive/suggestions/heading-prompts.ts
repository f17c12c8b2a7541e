import { primaryLanguage } from "../../../corpus/language/primary-language.ts";
import type { SourcePage } from "../../../schemas/generation.ts";
import { namesPerson } from "../../../search/analysis/person.ts";
import { sendsOn } from "../../../search/analysis/sends-on.ts";
import { namesNothing, pointsBack } from "../../../search/analysis/vague.ts";
import { howTo } from "../../../search/completions/how-to.ts";
import { labelled } from "../../../search/completions/labelled.ts";
import { otherOpenings } from "../../../search/completions/openings.ts";
import { isGeneric } from "../../../search/completions/variants.ts";
import { termsOf } from "../../text/terms.ts";
import type { Unit } from "../page/unit.ts";
import type { Prompt } from "./prompt.ts";

const MOST_WORDS = 6;
const MOST_OF_PAGE = 6;
/** Words of a title that may stand before a heading, and of a heading behind one. */
const MOST_OF_TITLE = 5;
const MOST_BEHIND = 3;
/** Of a heading later on its page, for each. */
const LATER = 0.01;
const NUMBER = /^(?:\d{1,2}[.):]|\d{1,2}(?:\.\d{1,2})+\.?)\s+/u;
/** A question is made one elsewhere; what ends or opens in another way is a label, a sentence, an aim or a quotation. */
const UNFIT = /^(?:Pour|Para|Per|Om|Um|To) |[?？!:：;"“”«»|/]|[.…]$|^\P{L}|^\p{Ll}|^\P{Ll}{6,}$/u;

/**
 * What a page tells of by its headings, in its order: tasks as visitors ask for them where the language allows it, else
 * what the heading names, behind the page's title where it does not name that.
 */
export function headingPromptsOf(source: SourcePage, units: readonly Unit[]): Prompt[] {
  const { title, locale, url, score } = source;
  const titleTerms = new Set(termsOf(title, locale));
  const firstUnder = new Map<string, Unit>();
  for (const unit of units) if (unit.kind !== "code") firstUnder.getOrInsert(unit.passage.heading, unit);
  const prompts = [...firstUnder].flatMap(([heading, unit]): Prompt[] => {
    if (sendsOn(unit.text) || namesPerson(heading, unit.text, primaryLanguage(locale))) return [];
    const named = heading.replace(NUMBER, "");
    const text = promptOf(named, { title, titleTerms, locale });
    return text === undefined ? [] : [{ text, named, score, url, passage: unit.passage.ordinal, quote: unit.text }];
  });
  return prompts.slice(0, MOST_OF_PAGE).map((prompt, place) => ({ ...prompt, score: prompt.score - place * LATER }));
}

interface Titled {
  title: string;
  titleTerms: ReadonlySet<string>;
  locale: string;
}

function promptOf(heading: string, { title, titleTerms, locale }: Titled): string | undefined {
  if (UNFIT.test(heading) || isGeneric(heading) || heading.split(" ").length > MOST_WORDS) return undefined;
  const terms = termsOf(heading, locale);
  if (terms.length === 0 || pointsBack(heading, locale)) return undefined;
  const language = primaryLanguage(locale);
  if (language === "en" && heading.includes(" ") && namesNothing(heading)) return undefined;
  const [asked] = [...howTo(heading, locale).slice(-1), ...otherOpenings(heading, locale)];
  if (asked !== undefined) return language === "es" ? `¿${asked}` : asked;
  if (terms.some((term) => titleTerms.has(term))) return terms.length > 1 ? heading : undefined;
  if (heading.split(" ").length > MOST_BEHIND || title.split(" ").length > MOST_OF_TITLE) return undefined;
  if (UNFIT.test(title) || isGeneric(title)) return undefined;
  return labelled(title, heading, locale);
}
