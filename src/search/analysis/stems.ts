import { stemmer as arabic } from "@orama/stemmers/arabic";
import { stemmer as danish } from "@orama/stemmers/danish";
import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as finnish } from "@orama/stemmers/finnish";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as greek } from "@orama/stemmers/greek";
import { stemmer as hungarian } from "@orama/stemmers/hungarian";
import { stemmer as hindi } from "@orama/stemmers/indian";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as norwegian } from "@orama/stemmers/norwegian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as romanian } from "@orama/stemmers/romanian";
import { stemmer as russian } from "@orama/stemmers/russian";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stemmer as swedish } from "@orama/stemmers/swedish";
import { stemmer as ukrainian } from "@orama/stemmers/ukrainian";
import { stem as english } from "porter2";
import { fold } from "./fold.ts";
import { plainForm, readsForms, sharedStem } from "./inflections.ts";

/** Snowball's stemmer of a lower-case word, by primary language subtag; the one of Bulgarian fails on some words. */
const STEMMERS: Record<string, (word: string) => string> = {
  en: (word) => apart(word) ?? singleEnd(english(word)),
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  it: italian,
  nl: dutch,
  da: danish,
  fi: finnish,
  hu: hungarian,
  nb: norwegian,
  no: norwegian,
  ro: romanian,
  ru: russian,
  sv: swedish,
  ar: arabic,
  el: greek,
  hi: hindi,
  uk: ukrainian,
};
/** Languages whose words stood as written in segments of before. */
const STEMMED_SINCE: ReadonlySet<string> = new Set(["ar", "el", "hi", "uk"]);

/** Words that Snowball gives the stem of others: "accessible" that of "access", "organization" that of "organic". */
const APART = /^(?:(?:in)?accessib|organi[sz](?!ms?$|ts?$)|universit|internation)/;

function apart(word: string): string | undefined {
  return APART.exec(word)?.[0].replace("organis", "organiz");
}

/** The stem that segments of before may have of a folded word, where it may be another one. */
export function formerStem(word: string, language: string): string | undefined {
  if (language === "en") return apart(word) === undefined ? undefined : singleEnd(english(word));
  if (STEMMED_SINCE.has(language)) return word;
  if (!readsForms(language)) return undefined;
  const stemmed = STEMMERS[language]?.(word) ?? word;
  const isOurs = plainForm(word, language) === word && sharedStem(stemmed, language) === stemmed;
  return isOurs ? undefined : stemmed;
}

/** What is longer is no word of a language. */
const LONGEST_STEMMED = 40;

/** Whether a language has a stemmer. Words of those that have none are stemmed alike: not at all. */
export function isStemmed(language: string): boolean {
  return Object.hasOwn(STEMMERS, language);
}

/** Letters that stand double at the end of a word, of which a stem keeps one. */
const DOUBLED = "bdfgmnprt";
/** Letters of a stem that loses one, at least. */
const LEAST_DOUBLED = 5;

/** Snowball leaves "referral" a double letter that "refer" has not, and takes from "staffing" the one of "staff". */
function singleEnd(stem: string): string {
  const end = stem.length - 1;
  const isDoubled = stem[end] === stem[end - 1] && end >= LEAST_DOUBLED - 1 && DOUBLED.includes(stem[end] as string);
  return isDoubled ? stem.slice(0, -1) : stem;
}

/** The folded stem of a word in a language; just the folded word where the language has no stemmer. */
export function stem(word: string, language: string): string {
  const stemmer = STEMMERS[language];
  if (stemmer === undefined || word.length > LONGEST_STEMMED) return fold(word);
  const plain = plainForm(word.toLowerCase(), language);
  return sharedStem(fold(stemmer(plain)), language) || fold(word);
}
