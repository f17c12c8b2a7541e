import { english } from "../../../language/en.ts";
import type { Language } from "../../../language/language.ts";
import { termsOf } from "../../../text/terms.ts";

/** Two things that a question sets against each other, in English: "the difference between A and B", "A vs B". */
const COMPARES = [
  /\b(?:differences?|distinction) between (?<one>.+?) and (?<other>.+?)[?.!]*$/i,
  /^(?:and |so )?how (?:is|are|do|does) (?<one>.+?) (?:differ(?:ent)? (?:from|than|to)|compare (?:to|with)) (?<other>.+?)[?.!]*$/i,
  /^(?<one>[^,]+?) (?:vs\.?|versus) (?<other>[^,]+?)[?.!]*$/i,
];

/** What is longer compares in passing, and the forms would be looked for in all of its letters from each of them. */
const LONGEST = 300;

/** The terms of each of the two things that a query compares; none of any other query. */
export function comparedIn(query: string, locale: string, language: Language): string[][] {
  if (language !== english || query.length > LONGEST) return [];
  const named = COMPARES.map((form) => form.exec(query)?.groups).find((groups) => groups !== undefined);
  const things = [named?.one ?? "", named?.other ?? ""].map((thing) => termsOf(thing, locale));
  return things.every(({ length }) => length > 0) ? things : [];
}
