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
import { stemmer as turkish } from "@orama/stemmers/turkish";
import { stemmer as ukrainian } from "@orama/stemmers/ukrainian";
import { stem as english } from "porter2";
import { fold } from "./fold.ts";
import { plainForm, readsForms, sharedStem } from "./inflections.ts";

/** Snowball's stemmer of a lower-case word, by primary language subtag; the one of Bulgarian fails on some words. */
const STEMMERS: Record<string, (word: string) => string> = {
  en: (word) => singleEnd(english(word)),
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
  // What is left of "ödemeler" has endings of its own: "ödeme".
  tr: (word) => turkishStem(turkishStem(word)),
  uk: ukrainian,
};
/** No word of Turkish is left of what is two letters and ends in a vowel ("ia" of "iade"). */
const NO_TURKISH = /^.?[aeıioöuü]?$/u;

function turkishStem(word: string): string {
  const stemmed = turkish(word);
  return NO_TURKISH.test(stemmed) ? word : stemmed;
}

/** Languages in which another accent makes another word: "mã" is a code, "má" a mother. */
const TONAL: ReadonlySet<string> = new Set(["vi"]);
/** Languages whose words stood without accents, but as written, in segments of before. */
const STEMMED_SINCE: ReadonlySet<string> = new Set(["ar", "el", "hi", "tr", "uk", ...TONAL]);
/** A tone of Vietnamese on the second of two vowels ("hoà"), where as many write it on the first ("hòa"). */
const LATE_TONE = /(?<=[^q](?:o(?=[ae])|u(?=y)))([aey])([\u0300\u0301\u0303\u0309\u0323])$/u;

/** Beginnings of words that Snowball gives the stem of others ("accessible" that of "access"): a stem each. */
const APART: Record<string, RegExp> = {
  en: matching(
    "(?:in)?accessib|organi[sz](?!ms?$|ts?$)|universit|internation|internal|add(?=ed$|ing$)|activit|allowance|animal(?=s?$)|apartment|authori[sz]|authorit|business|conversation|customer|direction(?=s?$)|emergenc|engineer|excellen|expensive|experiment|importan|instal{1,2}ment|integrit|positiv|refreshment|responsib|severit",
  ),
  de: matching("kurs(?=(?:e[ns]?)?$)|mehrer|pers[öo]nlich|sicherung|sicher"),
  es: matching(
    "actividad|comunica|comunidad|efectiv|estaciona|estudiant|iniciativ|libro(?=s?$)|mesa(?=s?$)|objetiv|ordenador|partida|plaza(?=s?$)|principiante|publicaci|s[áa]bado|sala(?=s?$)|seguridad|tarde(?=s?$)|universi(?=[dt])|valoraci",
  ),
  fr: matching(
    "activit|assurance|attention|collecti(?=[fv])|communi(?=[cq])|couran|d[ée]butan|d[ée]partement|direction|donn[ée]e(?=s?$)|environnement|formation|habitant|importan|logement|maintenance|notamment|publication|stationn|universit|versement",
  ),
  it: matching(
    "attivit|comunica|comunit|contesta|disabilita(?=[rtz])|imposta(?=[rtz])|importan|partit[ae]$|pubblica(?=[rtz])|sabat|salut|universi(?=t)",
  ),
  nl: matching("openba|persoonlijk|plaats"),
  pt: matching("atividad|equipament|estudante|gr[áa]vida|importan|livro(?=s?$)|mesa(?=s?$)|s[áa]bado|universi(?=[dt])"),
};

function matching(beginnings: string): RegExp {
  return new RegExp(`^(?:${beginnings})`, "u");
}

/** The stem of a word that has one of its own, as Americans write it. */
function apart(word: string, language: string): string | undefined {
  const own = APART[language]?.exec(word)?.[0];
  return language === "en" ? own?.replace(/is$/, "iz").replace("talm", "tallm") : own;
}

/** Whether a word has a stem of its own only of late. */
export function isApart(word: string, language: string): boolean {
  return apart(word, language) !== undefined;
}

/** The stem that segments of before may have of a folded word, where it may be another one. */
export function formerStem(word: string, language: string): string | undefined {
  if (language === "en") {
    const isOurs = !isApart(word, language) && plainForm(word, language) === word;
    return isOurs ? undefined : singleEnd(english(word));
  }
  if (STEMMED_SINCE.has(language)) return word;
  if (!readsForms(language) && !isApart(word, language)) return undefined;
  const stemmed = STEMMERS[language]?.(word) ?? word;
  const isOurs =
    !isApart(word, language) && plainForm(word, language) === word && sharedStem(stemmed, language) === stemmed;
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

/** Whether words of a language differ by their accents alone. */
export function isTonal(language: string): boolean {
  return TONAL.has(language);
}

/** A word in small letters with its accents, the tone where it is written most. */
function withTones(word: string): string {
  return word.toLowerCase().normalize("NFKD").replace(LATE_TONE, "$2$1").normalize("NFKC");
}

/** The folded stem of a word in a language; just the folded word where the language has no stemmer. */
export function stem(word: string, language: string): string {
  if (isTonal(language)) return withTones(word);
  const stemmer = STEMMERS[language];
  if (stemmer === undefined || word.length > LONGEST_STEMMED) return fold(word);
  const plain = plainForm(word.toLowerCase(), language);
  const own = apart(plain, language);
  return sharedStem(fold(own ?? stemmer(plain)), language) || fold(word);
}
