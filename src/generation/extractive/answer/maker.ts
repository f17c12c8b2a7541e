import { english } from "../language/en.ts";
import type { Language } from "../language/language.ts";
import { termsOf } from "../terms.ts";
import type { Block } from "./block.ts";

/** A question for who is behind a thing, in English; what follows names it. */
const ASKS =
  /^(?:and |so )?who(?:['’]s| is| are| was| were)? (?:behind|the (?:founder|owner|maker|creator|author)s? (?:of|behind)|makes?|made|builds?|built|creates?|created|develops?|developed|runs?|owns?|founded|started|maintains?|operates?) (?<thing>(?!(?:the|an?|my|your|our|this|these)\b).+?)[?.!]*$/i;
/** What tells who is behind a thing. */
const TELLS =
  /\b(?:made|built|created|developed|run|owned|founded|started|maintained|operated|backed|published|written) (?:\p{L}+ )?by\b|\b(?:founders?|co-founders?|founded|owners?|creators?|makers?)\b|\b(?:project|product|program|division|part|subsidiary|service) (?:of|by|from)\b/iu;
/** The rarity of the name that most pages of a site hold, at most. */
const OWN = 1;

/** Whether a query asks who is behind what the site is all about: nearly every page names that, and few tell. */
export function asksMaker(
  query: string,
  locale: string,
  language: Language,
  rarity: (term: string) => number,
): boolean {
  const thing = language === english ? (ASKS.exec(query)?.groups?.thing ?? "") : "";
  const terms = termsOf(thing, locale);
  return terms.length > 0 && terms.every((term) => rarity(term) <= OWN);
}

/** Whether a block tells in a sentence who is behind something. */
export function tellsMaker({ form, units }: Block): boolean {
  return form === "prose" && units.some(({ text }) => TELLS.test(text));
}
