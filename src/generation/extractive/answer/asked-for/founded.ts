import { languageOf } from "../../../language/languages.ts";
import { anyOf } from "../../../text/any-of.ts";
import { termsOf } from "../../../text/terms.ts";

/** How a company or a club says that it began, and how that is asked. */
const BEGINS =
  "found(?:ed|ing)|establish(?:ed|ment)|set up|formed|formation|created|creation|launched|born|incorporated|gegründet|gründung|entstanden|entstand|entstehung|fondée?s?|fondation|créée?s?|création|née?s?|fundad[oa]s?|fund(?:ó|aron|ación)|cread[oa]s?|creación|naci(?:ó|eron)|nacid[oa]s?|fondat[oaie]|fondazione|costituit[oaie]|nat[oaie]|nasc(?:e|ono|ita)|nacque(?:ro)?|fundada?o?s?|fundação|criad[oa]s?|criação|nasceu|nasceram|surgi(?:u|ram)|opgericht|oprichting|ontsta(?:an|at)|ontstond";
/** What says so in a sentence with a date, and asks something else in a question. */
const BEGAN = "came into being|dates? back|existiert seit|besteht seit|gibt es seit|bestaat sinds";
const WORDS = new RegExp(`(?<!\\p{L})(?:${BEGINS})(?!\\p{L})`, "giu");
const ASKED = anyOf(new RegExp(`(?<!\\p{L})(?:${BEGINS})(?!\\p{L})`, "iu"));
const TOLD = anyOf(new RegExp(`(?<!\\p{L})(?:${BEGINS}|${BEGAN})(?!\\p{L})`, "iu"));
/** The number of a year. */
export const YEAR = /(?<!\p{N})(?:1[0-9]|20)\d\d(?!\p{N})/u;
/** What a question calls the time that a date tells. */
const OF_TIME = /(?<!\p{L})(?:year|jahr|année|año|anno|ano|jaar)(?!\p{L})/giu;

/** The terms by which a query asks when something began, which a date tells with any word for that; none of any other query. */
export function foundedTermsOf(query: string, locale: string): string[] {
  if (!languageOf(locale).past.test(query) || !ASKED.test(query)) return [];
  return [...query.matchAll(WORDS), ...query.matchAll(OF_TIME)].flatMap(([word]) => termsOf(word, locale));
}

/** Whether a sentence says in which year something began. */
export function tellsFounded(text: string): boolean {
  return YEAR.test(text) && TOLD.test(text);
}
