/** Nouns that end as French verbs do, and open a line before their article. */
const FRENCH_NOUNS =
  "courrier|dossier|papier|panier|premier|dernier|particulier|calendrier|fichier|clavier|métier|quartier|cahier|atelier|chantier|loyer|danger|plaisir|avenir|loisir|pouvoir|devoir|souvenir|foyer|hiver|mer|désir|cuir|soir|espoir|fer";

/** The endings of infinitives, what stands behind one that bids, and what makes of it the subject of a statement. */
const FORMS = {
  fr: [
    `(?!(?:${FRENCH_NOUNS})(?!\\p{L}))(?:\\p{L}{2,}(?:er|ir)|\\p{L}*(?:mettre|prendre|rendre|joindre|lire|faire|écrire|suivre))`,
    "(?:le|la|les|un|une|votre|vos|son|sa|ses|au|aux|à|sur|par) |l['’]",
    "est|sont|permet(?:tent)?|reste|demande|coûte|nécessite|peut|doit|aide",
  ],
  es: [
    "\\p{L}{2,}(?:ar|er|ir)(?:l[oa]s?|se|me|te)?",
    "(?:el|la|los|las|un|una|tu|tus|su|sus|al?|en|por) ",
    "es|está|son|permite|requiere|puede|debe|cuesta|supone|ayuda|significa",
  ],
  it: [
    "\\p{L}{2,}(?:are|ere|ire|rre|arsi|ersi|irsi)",
    "(?:il|lo|la|i|gli|le|un|una|al|alla|nel|nella|su|con) |l['’]|un['’]",
    "è|sono|permette|richiede|può|deve|costa|significa|aiuta",
  ],
  pt: [
    "\\p{L}{2,}(?:ar|er|ir)(?:-se|-[oa]s?)?",
    "(?:o|a|os|as|um|uma|seu|sua|ao|à|no|na|em|por) ",
    "é|está|são|permite|requer|pode|deve|custa|significa|ajuda",
  ],
} as const;

/** A line that bids by an infinitive, as lists of steps do: "Remplir la fiche et la remettre au gardien." For a RegExp. */
export function bidsByInfinitive(language: keyof typeof FORMS): string {
  const [verb, behind, states] = FORMS[language];
  const isStated = `(?![^\\n]*(?<!\\p{L})(?:${states})(?!\\p{L}))`;
  return `^(?:- )?${isStated}${verb}(?: (?:et|y|e|ed|ou|o) ${verb})? (?:${behind})`;
}
