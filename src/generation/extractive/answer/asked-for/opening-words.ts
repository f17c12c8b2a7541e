import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";

/** What is open in another sense than a shop is: "open day", "open fire", "Tag der offenen Tür". */
const OPEN_OTHERWISE =
  /(?<!\p{L})open[- ](?:days?|house|looks?|character|spaces?|plan|grounds?|country|karakter|evenings?|mornings?|nights?|weekends?|air|fires?|mics?|source|access|water|letters?|dag(?:en)?|avond(?:en)?|vuren|vuur|lucht|huis)(?!\p{L})|(?<!\p{L})tage? der offenen tür\p{L}*|offene[nsr]? feuer\p{L}*|portes ouvertes|puertas abiertas|porte aperte|portas abertas|(?:aire libre|cielo) abierto/giu;

/** A text without what is open in another sense. */
export function withoutOpenDays(text: string): string {
  return text.replace(OPEN_OTHERWISE, "…");
}

/** Compounds of "Zeiten" in which nobody may come: all others are when something is done or open. */
const GERMAN_HOURS =
  "(?!(?:hoch|mahl|jahres|tages|warte|liefer|lauf|eis|ge|ur|halb|aus|un|brut|blüte|reife|ernte|koch|gar|back|eltern|ferien|ruhe|arbeits|bearbeitungs|versand|vor|end|kriegs)zeiten)\\p{L}+zeiten";
/** "La grange ferme": a farm has an article before it. */
const FRENCH_SHUTS =
  "(?<!(?<!\\p{L})(?:la|une|cette|notre|votre|leur|sa|ma|de|à|en|chaque|petite|grande|vieille) )ferme";

/** Words for open and shut, and for the hours in which something is, by language. */
const WORDS: Readonly<Record<string, string>> = {
  en: "(?:re)?open(?:s|ed|ing|ings)?|clos(?:es|ed|ing|ures?)|(?<!(?<!\\p{L})how )close(?! (?:to|by)(?!\\p{L}))|shuts?|(?<!(?<!\\p{L})(?:how many|how few|\\p{N}+|few|several|two|three|four) )hours",
  de: `(?:ge)?öffn(?:en|et|e|est)|öffnung(?:s\\p{L}+)?|offen|geschlossen|schließ(?:en|t|e|ung|ungen)|${GERMAN_HOURS}`,
  fr: `r?ouvr(?:e|es|ent|ez|ons|ir|ira|iront|it|aient|ait)|ouvert(?:e|s|es|ures?)?|ferm(?:er|ez|ent|ons|era|eront|ées?|és?|ait|etures?)|${FRENCH_SHUTS}|horaires?`,
  es: "abr(?:e|en|es|ís|ir|imos|irán?|ió|ieron|an|a|ía)|abiert[oa]s?|aperturas?|cerr(?:ad[oa]s?|amos|ar|arán?|ó)|cierr(?:an?|es?|en|o)|horarios?",
  it: "apr(?:e|ono|iamo|ite|ire|irà|iranno)|apert[oaie]|apertur[ae]|chiud(?:e|ono|iamo|ete|ere|erà|eranno)|chius[oaie]|chiusur[ae]|orari[oi]?",
  pt: "abr(?:e|em|imos|ir|irá|irão|iu|iram|am)|abert[oa]s?|aberturas?|fech(?:a|am|amos|ar|ará|arão|ad[oa]s?|ou)|horários?",
  nl: "(?:ge)?open(?:d|t|en)?|dicht(?! bij)|gesloten|sluit(?:en|ing)?|openings\\p{L}+",
};
const finds = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "giu");
const BY_LANGUAGE = new Map(Object.entries(WORDS).map(([language, words]) => [language, finds(words)]));
/** Of a language without a list those of all: its pages may have borrowed them. */
const ANY = finds(Object.values(WORDS).join("|"));

/** The words of a text for open and shut, in its language. */
export function openingWordsIn(text: string, locale: string): readonly string[] {
  return withoutOpenDays(text).match(BY_LANGUAGE.get(primaryLanguage(locale)) ?? ANY) ?? [];
}

/** Whether a text speaks of when something is open or shut. */
export function isOfOpening(text: string, locale: string): boolean {
  return openingWordsIn(text, locale).length > 0;
}

/** What is open to be asked for, and is no place to come to: "Applications are open from January to March." */
const APPLIED_FOR =
  /(?<!\p{L})(?:applications?|registrations?|enrol(?:l?ment)?s?|bookings?|submissions?|nominations?|admissions?|tenders?|anmeldung\p{L}*|bewerbung\p{L}*|einschreibung\p{L}*|buchung\p{L}*|inscriptions?|candidatures?|réservations?|inscripci\p{L}+|solicitud(?:es)?|matrículas?|plazos?|reservas?|iscrizion[ei]|candidatur[ae]|domande|prenotazion[ei]|inscriç\p{L}+|candidaturas?|inschrijving\p{L}*|aanmelding\p{L}*|reservering\p{L}*)(?!\p{L})/iu;
/** Words between that and what is said of it, either of which may come first. */
const NEAR = 6;

/** Whether it is an application or the like that is open in a text. */
export function opensToApply(text: string, locale: string): boolean {
  if (!APPLIED_FOR.test(text)) return false;
  const opening = BY_LANGUAGE.get(primaryLanguage(locale)) ?? ANY;
  return text
    .split(/[.,;:!?()]/u)
    .some((clause) => clause.split(APPLIED_FOR).some((part, at) => touches(part, at, opening)));
}

/** Whether a part of a clause has such a word near what it was cut at: its end for the first, its beginning for others. */
function touches(part: string, at: number, opening: RegExp): boolean {
  const words = part.trim().split(/\s+/u);
  const near = at === 0 ? words.slice(-NEAR) : words.slice(0, NEAR);
  return near.join(" ").search(opening) !== -1;
}
