import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { isOwnName } from "../../generation/extractive/answer/question/own-name.ts";
import { languageOf, subtags } from "../../generation/language/languages.ts";
import { termsOf } from "../../generation/text/terms.ts";
import { searchAnew } from "../../search/search.ts";
import type { Segment } from "../../search/segment.ts";

/** Pages looked at: their order tells little, as most of the site holds the name. */
const mostPages = 100;
/** What stands between a name and what it is said to be, in the languages of the engine. */
const is =
  "(?:(?:is|are|ist|sind|es|son|est|sont|è|sono|é|são|zijn) (?:(?:an?|the|our|your|one|eine?|der|die|das|una?|el|la|une|le|il|uma?|o|een|het|de)(?!\\p{L})|l['’])|是)";

/** The page that opens with what the site is, where a message asks for that by its name ("What is Acme?"). */
export function definingPage(segment: Segment, message: string): number | undefined {
  for (const language of subtags) {
    const asked = languageOf(language).definition.exec(message);
    const name = asked?.[1] ?? asked?.[2] ?? "";
    if (!isOwnName(termsOf(name, language), (term) => segment.rarity(term))) continue;
    const opening = new RegExp(`^(?:\\p{L}{1,3} )?${RegExp.escape(name)}\\s?${is}`, "iu");
    const opens = pagesOf(segment, message, language).filter((page) => opening.test(beginningOf(segment, page)));
    const placeOf = (page: number) => [depthOf(segment, page), termsOf(segment.page(page).title, language).length];
    return opens.sort((a, b) => compare(placeOf(a), placeOf(b)))[0];
  }
  return undefined;
}

function pagesOf(segment: Segment, message: string, language: string): number[] {
  const { hits } = searchAnew(segment, message, { limit: mostPages });
  const isOwn = (page: number) => primaryLanguage(segment.page(page).locale) === language;
  return hits.map(({ page }) => page).filter(isOwn);
}

function beginningOf(segment: Segment, page: number): string {
  return segment.passages(page).find(({ text }) => text !== "")?.text ?? "";
}

/** By the first number that differs. */
function compare(a: readonly number[], b: readonly number[]): number {
  return a.reduce((before, value, i) => before || value - b[i]!, 0);
}

/** How many folders a page stands in: what a site says of itself stands near its home page, below a short title. */
function depthOf(segment: Segment, page: number): number {
  return new URL(segment.page(page).url).pathname.split("/").filter(Boolean).length;
}
