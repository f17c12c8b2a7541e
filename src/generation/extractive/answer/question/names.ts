import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import type { SourcePage } from "../../../../schemas/generation.ts";
import { termsOf } from "../../../text/terms.ts";

/** A word that alone has a capital within a sentence: of two together, headings write neither so. */
const NAME = /(?<=(?:^|\s)[^\p{Lu}\s]\S* ["“‘'(]?)\p{Lu}\p{Ll}+(?!\p{L}| \p{Lu})/gu;
const TOLD_NAME = /(?<=\p{Ll},? )(?=\p{Ll}*\p{Lu})\p{L}+/gu;

/** "Is there parking?", "Do you offer training?": a park and a train are other things, which few other verbs have. */
const DOING_AS_THING =
  /(?<=\b(?:is there|are there|have|has|offer|offers|provide|provides|with|any|free)(?: (?:any|free|public|paid|your|car|bike))? )(?:park|train|bank|board|book|bowl|box|fish)ing(?!\p{L})/giu;

/** A gerund, its verb ("you can park there"), or a car park, but no thing that is spelt as the verb is: "in the park". */
function doing(gerund: string): RegExp {
  const verb = gerund.slice(0, -3);
  return new RegExp(
    `(?<!\\p{L})(?:${verb}(?:ing|ed)|car ${verb}s?)(?!\\p{L})|(?<!\\b(?:an?|the|this|that|our|your|its|each|every)(?: \\p{Ll}+){0,2} )(?<!\\p{L})${verb}(?!\\p{L})`,
    "iu",
  );
}

/** Words that say something else in a turn of speech ("in order to"), or share their stem with another ("found"). */
type Meant = readonly {
  readonly word: RegExp;
  readonly meant: RegExp;
  /** What says the same in other words, and may mean something else too. */
  readonly also?: string;
}[];

const MEANT_IN_ENGLISH: Meant = [
  { word: /\borders?\b/i, meant: /(?<!\bin |\p{L}-)\border(?:s|ed|ing)?\b/iu },
  { word: /\baccounts?\b/i, meant: /(?<!\b(?:into|on) )\baccounts?\b(?! for\b)/i },
  { word: /\bfound(?:ed|ers?)\b/i, meant: /\bfound(?:ed|ers?|ing)\b/i },
  {
    word: /\b(?:log|sign)(?:ging|ged|ing|ed)? (?:in|on|into)\b/i,
    meant: /\b(?:log|sign)(?:s|ged|ging|ed|ing)?[ -]?(?:in|on|into)\b|\blogons?\b/i,
    also: "log sign",
  },
  {
    word: /\b(?:to|i|we|you) book\b|^book(?:ing)? (?:an?|the|my|your)\b/i,
    meant:
      /\bbook(?:ings?|ed|able)\b|(?:\b(?:to|must|can|please|and|or|not|you|we|should|may|will|need|pre)[ -]|^\W*)book\b(?! (?:club|shop|sale)s?\b)|\breserv(?:ing|ations?)\b|\breserve\b(?! the right)|\breserved?\b(?=[^.]{0,40}\b(?:online|advance|tables?|seats?|rooms?|tickets?|places?|spots?)\b)/i,
    also: "reserve",
  },
  { word: /\b(?:to|i|we) park\b/i, meant: doing("parking") },
  {
    word: /\bclos(?:e|es|ed|ing)\b(?! (?:to|by)\b)/i,
    meant:
      /\bclos(?:es|ed|ing|ure|ures)\b|\bclose\b(?! (?:to|by|up|enough|together|friends?|range|attention|look|eye|proximity|relation\p{L}*)\b)/iu,
  },
];

const MEANT_IN_FRENCH: Meant = [
  { word: /(?<!\p{L})adresse(?!\p{L})/iu, meant: /(?<!\p{L}|s['’])adresses?(?!\p{L})/iu },
  {
    word: /(?<!\p{L})lieux?(?!\p{L})/iu,
    meant: /(?<!\p{L})(?<!(?:au|tient|tenir|av(?:ait|aient|oir|oi)|aura|auront|a|ont|eu) )lieux?(?!\p{L})/iu,
  },
  { word: /(?<!\p{L})(?:fondée?s?|fonder|fondateurs?)(?!\p{L})/iu, meant: /(?<!\p{L})fond(?:é|er|at)\p{L}*/iu },
  { word: /(?<!\p{L})essa(?:i|is|yer)(?!\p{L})/iu, meant: /(?<!\p{L})essa(?:i|is|yer|yez|ye|ie)(?!\p{L})/iu },
  {
    word: /(?<!\p{L})lou(?:er|ez|ons|e)(?!\p{L})/iu,
    meant: /(?<!\p{L})[Ll]ou(?:er|ez|ons|ée?s?|e|ent|able\p{L}*)(?!\p{L})/u,
  },
  { word: /(?<!\p{L})cré(?:ée?s?|er)(?!\p{L})/iu, meant: /(?<!\p{L})cré(?:ée?s?|er|a|at\p{L}*)(?!\p{L})/iu },
];

const MEANT = new Map([
  ["en", MEANT_IN_ENGLISH],
  ["fr", MEANT_IN_FRENCH],
]);

/** The terms of a query that are names, each with how its word is written. */
export type Names = ReadonlyMap<string, RegExp>;

/**
 * What a query writes as a name, and the sources too: "Windows" is not the plural of "window", but whoever asks for "a
 * Refund" means what they call a refund. Capitals tell that in English.
 */
export function namesIn(query: string, sources: readonly SourcePage[], locale: string): Names {
  const names = new Map<string, RegExp>();
  const language = primaryLanguage(locale);
  for (const { word, meant, also = "" } of MEANT.get(language) ?? []) {
    const [term] = termsOf(word.exec(query)?.[0] ?? "", locale);
    if (term !== undefined) for (const each of [term, ...termsOf(also, locale)]) names.set(each, meant);
  }
  if (language !== "en") return names;
  for (const gerund of query.match(DOING_AS_THING) ?? []) {
    const [term, ...more] = termsOf(gerund, locale);
    if (term !== undefined && more.length === 0) names.set(term, doing(gerund));
  }
  const asked = query.match(NAME) ?? [];
  const told = asked.length === 0 ? new Set() : namesOf(sources);
  for (const name of asked.filter((each) => told.has(each.toLowerCase()))) {
    const [term, ...more] = termsOf(name, locale);
    if (term !== undefined && more.length === 0) names.set(term, written(name));
  }
  return names;
}

/** Words that the text of a source has with a capital behind another word, where no sentence begins; in small letters. */
function namesOf(sources: readonly SourcePage[]): Set<string> {
  const texts = sources.flatMap(({ passages }) => passages.map(({ text }) => text));
  return new Set(texts.flatMap((text) => text.match(TOLD_NAME) ?? []).map((name) => name.toLowerCase()));
}

/** The terms of a text without those that the query has as a name and the text as a word. */
export function termsMeant(terms: readonly string[], text: string, names: Names): readonly string[] {
  return names.size === 0 ? terms : terms.filter((term) => names.get(term)?.test(text) ?? true);
}

/** A name with a capital anywhere in it: many write "Github". */
function written(name: string): RegExp {
  const letters = [...name].map((letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`).join("");
  return new RegExp(`(?<!\\p{L})(?=\\p{Ll}*\\p{Lu})${letters}`, "u");
}
