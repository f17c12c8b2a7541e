import { primaryLanguage } from "../../../corpus/language/primary-language.ts";

/** How one speaks of oneself, in languages other than English. "Mes" may be the name of a thing, and "mich" has "ich" beside it. */
const ONESELF: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:ich|mir|mein(?:e[mnrs]?)?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|conmigo|mis?|me)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:[jJ]e(?!\p{L})|[jJ]['’]|moi(?!\p{L})|(?:mon|ma|mes)(?= \p{Ll})|(?:Mon|Ma)(?= \p{Ll}))/u,
  it: /(?<!\p{L})(?:io|mi[oae]|miei|mi)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:ik|mijn|mij)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:eu|meus?|minhas?)(?!\p{L})/iu,
};

/** A title that is somebody's name: who speaks is known. */
const NAMES_SPEAKER = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u;

/** Whether a sentence is somebody's own, who is not named by the title either. */
export function speaksOfOneself(text: string, title: string, locale: string): boolean {
  return ONESELF[primaryLanguage(locale)]?.test(text) === true && !NAMES_SPEAKER.test(title);
}
