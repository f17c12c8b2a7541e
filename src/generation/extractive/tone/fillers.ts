import { english } from "../../language/en.ts";
import type { Language } from "../../language/language.ts";
import { capitalised } from "../sentence/trim.ts";
import { cased } from "./cased.ts";

/** Wordy phrases and what says the same; none of them carries a fact, a degree or a condition. */
const PLAINER: readonly [wordy: RegExp, plain: string][] = [
  [/\bin order to\b/gi, "to"],
  [/\bdue to the fact that\b/gi, "because"],
  [/\bin the event that\b/gi, "if"],
  [/\bat this point in time\b/gi, "now"],
  [/\ba (?:large|great) number of\b/gi, "many"],
  [/\bhas the ability to\b/gi, "can"],
  [/\bhave the ability to\b/gi, "can"],
  [/\b(?:is|are) able to\b/gi, "can"],
  [/\bfor the purpose of\b/gi, "for"],
  [/\bwith regards? to\b/gi, "about"],
];

/** What only asks its reader to read on: "Please note that …". */
const HEED = /^(?:please )?(?:note|be aware|keep in mind) that (?=\p{L})/iu;

/** English in fewer words; a sentence still opens with a capital. */
export function withoutFillers(text: string, language: Language): string {
  if (language !== english) return text;
  const bare = HEED.test(text) ? capitalised(text.replace(HEED, "")) : text;
  return PLAINER.reduce((put, [wordy, plain]) => put.replace(wordy, (found) => cased(plain, found)), bare);
}
