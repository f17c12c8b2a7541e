import { languageOf } from "../../../language/languages.ts";
import { anyOf } from "../../../text/any-of.ts";
import { termsOf } from "../../../text/terms.ts";

/** How it is asked when a company or a club began; what is launched or has an account made begins otherwise. */
const BEGINS =
  "found(?:ed|ing)|established|set up|formed|incorporated|gegründet|entstanden|fondée?s?|créée?s?|née?s?|fundad[oa]s?|fund(?:ó|aron)|cread[oa]s?|naci(?:ó|eron)|fondat[oaie]|costituit[oaie]|nat[oaie]|nacque(?:ro)?|criad[oa]s?|nasceu|nasceram|surgi(?:u|ram)|opgericht|ontstaan";
const WORDS = new RegExp(`(?<!\\p{L})(?:${BEGINS})(?!\\p{L})`, "giu");
const ASKED = anyOf(new RegExp(`(?<!\\p{L})(?:${BEGINS})(?!\\p{L})`, "iu"));
const WHEN = /^\P{L}*(?:when|wann|quand|cuándo|quando|wanneer)(?!\p{L})/iu;
/** What a question calls the time that a date tells. */
const OF_TIME = /(?<!\p{L})(?:year|jahr|année|año|anno|ano|jaar)(?!\p{L})/giu;
/** The number of a year. */
export const YEAR = /(?<!\p{N})(?:1[0-9]|20)\d\d(?!\p{N})/u;

/** How a sentence says that a thing began: by what it did, and by what was done, as nobody "founded a shop in 1994" himself. */
const ITSELF =
  "came into being|dates? back|nasc(?:e|ono)|nacque(?:ro)?|naci(?:ó|eron)|se (?:fund|cre)(?:ó|aron)|nasceu|nasceram|surgi(?:u|ram)|entstand(?:en)?|(?:existiert|besteht) seit|gibt es seit|ontstond(?:en)?|bestaat sinds";
const DONE =
  "founded|established|set up|formed|incorporated|gegründet|entstanden|fondée?s?|créée?s?|née?s?|fundad[oa]s?|cread[oa]s?|fondat[oaie]|costituit[oaie]|nat[oaie]|criad[oa]s?|opgericht|ontstaan";
const WAS =
  "(?:was|were|(?:wurden?|ist|sind)|(?:a|ont) été|est|sont|fue|fueron|è(?: stat[oa])?|sono(?: stat[ei])?|fu|furono|foi|foram|werd(?:en)?|is|zijn)";
/** No more than a month may stand before the year: it is that of what comes in between. */
const IN_YEAR = `(?:,? (?:back|early|late|to|in|on|im|am|en|em|le|el|nel|il|op|the|year|jahre?|anno|año|ano|année|jaar|het|de|\\d{1,2}[a-z.]{0,2})){0,4}(?: \\p{L}{3,})?(?: de| of)? ${YEAR.source}`;
const TOLD = new RegExp(
  `^(?<thing>[^.;:]*?)(?:(?<!\\p{L})(?:(?:${ITSELF})${IN_YEAR}|${WAS} (?:(?:${DONE})${IN_YEAR}|(?:(?:im jahre?|in) )?${YEAR.source} [^,.;:]{0,40}(?<!\\p{L})(?:gegründet|entstanden|opgericht|ontstaan)))|[,(] ?(?:${DONE})${IN_YEAR})`,
  "iu",
);

/** A thing of which is asked when it began, and the terms by which that is asked. */
export interface AskedFounded {
  readonly terms: readonly string[];
  readonly thing: ReadonlySet<string>;
}

/** What a query asks the beginning of, which a date tells with any word for that; undefined of any other query. */
export function foundedOf(query: string, locale: string): AskedFounded | undefined {
  if (!(WHEN.test(query) || languageOf(locale).past.test(query)) || !ASKED.test(query)) return undefined;
  const asking = [...query.matchAll(WORDS), ...query.matchAll(OF_TIME)];
  const thing = new Set(termsOf(query.replace(WORDS, "").replace(OF_TIME, "").replace(WHEN, ""), locale));
  return { terms: asking.flatMap(([word]) => termsOf(word, locale)), thing };
}

/** Whether a sentence says in which year that thing, and no other, began. */
export function tellsFounded(text: string, locale: string, { thing }: AskedFounded): boolean {
  const told = TOLD.exec(text)?.groups?.thing;
  return told !== undefined && thing.symmetricDifference(new Set(termsOf(told, locale))).size === 0;
}
