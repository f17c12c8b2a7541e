import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { ROW_FORMS } from "./row-forms.ts";
import { PERSON, whoIs } from "./row-questions.ts";

/** Offices that visitors ask for by their names, in the languages of the engine: each is held by one. */
const OFFICES: Readonly<Record<string, string>> = {
  en: "chair(?:man|woman|person)?|(?:vice[- ])?president|treasurer|secretary|manager|director|head ?teacher|principal|captain|warden|vicar|head coach",
  de: "vorsitzende[rn]?|kassenwart(?:in)?|kassierer?(?:in)?|schatzmeister(?:in)?|schriftführer(?:in)?|präsident(?:in)?|leiter(?:in)?|geschäftsführer(?:in)?|jugendwart(?:in)?",
  fr: "présidente?|trésori(?:er|ère)|secrétaire|direct(?:eur|rice)|entraîneur",
  es: "president[ea]|tesorer[oa]|secretari[oa]|director|directora",
  it: "presidente|tesorier[ea]|segretari[oa]|direttore|direttrice",
  pt: "presidente|tesoureir[oa]|secretári[oa]|diretora?",
  nl: "voorzitter|penningmeester|secretaris|directeur|beheerder",
};

/** What may stand before one. */
const BEFORE =
  "(?:deputy|assistant|vice|honorary|general|club|hall|centre|stellvertretende[rn]?|erste[rn]?|zweite[rn]?|1\\.|2\\.)";

/** A line that gives an office, and behind a mark who holds it: "1. Treasurer: Ann Lee", "Treasurer | Ann Lee". */
const HELD =
  /^[\s*•-]*(?:\d\. ?)?(?<office>[^:|–,\n]{4,40}?)\s*(?:,[^:|\n]{0,60})?(?:[:|]|\s[–-])\s*(?<person>[^\n|,(]{5,50}?)\s*(?:[|,(].*)?$/u;
/** What stands in place of a name. */
const NOBODY =
  /(?<!\p{L})(?:vacant|vacancy|confirmed|announced|report|e-?mail|contact|us|position|unbesetzt|vakant|offen|bericht|kontakt|vacante|à pourvoir|rapport|vago|vaga|relatório|vacant[ei]|scoperto|onbekend|vacature|verslag)(?!\p{L})/iu;
const MOST = 8;

const offices = new Map(
  Object.entries(OFFICES).map(([language, names]) => [language, new RegExp(`^(?:${BEFORE} )?(?:${names})$`, "iu")]),
);

/** "Who is the treasurer?" of the lines of a text that name one, each once. */
export function officeQuestions(text: string, locale: string): string[] {
  const language = primaryLanguage(locale);
  const [known, forms] = [offices.get(language), ROW_FORMS[language]];
  if (known === undefined || forms === undefined) return [];
  const asked = text.split("\n").flatMap((line) => {
    const { office = "", person = "" } = HELD.exec(line.slice(0, LONGEST))?.groups ?? {};
    const isHeld = known.test(office) && PERSON.test(person) && !NOBODY.test(person);
    return isHeld ? whoIs(office, forms, language) : [];
  });
  return [...new Set(asked)].filter((question) => question !== "").slice(0, MOST);
}

/** Characters of a line that are looked at. */
const LONGEST = 160;
