import { english } from "../../../language/en.ts";
import type { Language } from "../../../language/language.ts";
import { termsOf } from "../../../text/terms.ts";
import { isOwnName } from "./own-name.ts";

/** A question for who is behind a thing, in English; what follows names it. */
const ASKS =
  /^(?:and |so )?who(?:['’]s| is| are| was| were)? (?:behind|the (?:founder|owner|maker|creator|author)s? (?:of|behind)|makes?|made|builds?|built|creates?|created|develops?|developed|runs?|owns?|founded|started|maintains?|operates?) (?<thing>(?!(?:the|an?|my|your|our|this|these)\b).+?)[?.!]*$/i;
/** What tells who is behind a thing. */
const TELLS =
  /\b(?:made|built|created|developed|run|owned|founded|started|maintained|operated|backed|published|written) (?:\p{L}+ )?by\b|\b(?:founders?|co-founders?|founded|owners?|creators?|makers?)\b|\b(?:project|product|program|division|part|subsidiary|service) (?:of|by|from)\b/iu;
/** Who is said to do so to the very thing; a visitor makes a thing his own, or has built it. */
const DOES =
  "(?<!\\b(?:you|have|had|to) )\\b(?:makes|made|builds|built|creates|created|develops|developed|maintains|owns|founded|behind)";

/** What tells who is behind what the site is all about, where a query asks that: nearly every page names it, and few tell. */
export function makerOf(
  query: string,
  locale: string,
  language: Language,
  rarity: (term: string) => number,
): RegExp | undefined {
  const thing = language === english ? (ASKS.exec(query)?.groups?.thing ?? "") : "";
  const terms = termsOf(thing, locale);
  if (!isOwnName(terms, rarity)) return undefined;
  return new RegExp(`${TELLS.source}|${DOES} (?:the )?${RegExp.escape(thing)}(?!\\p{L})`, "iu");
}
