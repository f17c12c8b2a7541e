import { english } from "../language/en.ts";
import type { Language } from "../language/language.ts";
import { capitalised } from "../trim.ts";

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
  [/(?<=[\p{L},] )(?:really|very|simply|actually|of course) (?=\p{Ll})/giu, ""],
];

/** English in fewer words; a sentence still opens with a capital. */
export function withoutFillers(text: string, language: Language): string {
  if (language !== english) return text;
  const put = PLAINER.reduce((plain, [wordy, replacement]) => plain.replace(wordy, replacement), text);
  return /^\p{Lu}/u.test(text) ? capitalised(put) : put;
}
