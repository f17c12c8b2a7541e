/** What joins things of a list, what says that something is where the page is about, and what turns from it. */
const WORDS = {
  en: [
    "and",
    "(?:(?:provided|available|facilities) ?)?(?:on-?site|on site|here|at the (?:hall|venue|site|house|club(?:house)?|building|centre|field|pitch|ground|campsite))?|provided at [\\p{L} ]{3,30}|provided|available|facilities",
    "but|so",
  ],
  de: [
    "und",
    "vor Ort|bei uns|hier|(?:im|am|auf dem|in der) (?:Haus|Gebäude|Vereinsheim|Platz|Gelände|Campingplatz|Halle)",
    "aber|jedoch",
  ],
  fr: [
    "et",
    "sur place|ici|chez nous|(?:au|dans le|sur le|dans la|à la) (?:club|site|bâtiment|camping|local|terrain|salle|maison)",
    "mais",
  ],
  es: [
    "y",
    "aquí|en (?:el|la) (?:local|recinto|centro|club|edificio|camping|sala|casa|campo)|en las instalaciones",
    "pero",
  ],
  it: [
    "e",
    "qui|sul posto|in sede|(?:nel|nella|al) (?:locale|centro|circolo|club|edificio|campeggio|sala|casa|campo)",
    "ma",
  ],
  pt: ["e", "aqui|no local|(?:no|na) (?:centro|clube|edifício|recinto|parque de campismo|sala|casa|campo)", "mas"],
  nl: [
    "en",
    "ter plaatse|hier|bij ons|(?:in|op) (?:het|de) (?:gebouw|clubhuis|terrein|camping|zaal|huis|veld|club)",
    "maar",
  ],
} as const;

/** The end of a sentence on things that are at a place: more of them, and no other place, time or deed. For a RegExp. */
export function endsOnSite(language: keyof typeof WORDS): string {
  const [and, here, but] = WORDS[language];
  return `(?:(?:,| ${and}) [\\p{L}-]{2,20}){0,4}(?: (?:${here}))?(?:[.;!]|$|,? (?:${but})(?!\\p{L}))`;
}
