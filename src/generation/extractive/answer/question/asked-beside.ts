import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import { termsOf } from "../../../text/terms.ts";

/** What is left of the weight of a word for coming or taking part: a page tells of what is there, and for whom. */
const OF_COMING = 0.25;
/** What is left of that of somebody of the visitor's: pages say "children", or "you". */
const OF_KIN = 0.5;

/** Verbs of coming and taking part, by language; who asks for the way to it asks for them. */
const COMING: Readonly<Record<string, RegExp>> = {
  en: said(
    "attend(?:ing)?|participat(?:e|ing)|take part|come along|come by|drop (?:in|by)|pop in|stop by|turn up|show up",
  ),
  de: said(
    "(?:vorbei|mit|her|hin|rein|herein)(?:zu)?(?:kommen|gehen|schauen|machen)|(?:vorbei|mit)(?:komme|schaue|mache)|teil(?:zu)?nehmen|teilnehme|besuchen|besuche|anreisen",
  ),
  fr: said("arriver|accéder|participer|assister|passer|entrer|rentrer|se rendre|me rendre|nous rendre"),
  es: said("acudir|asistir|participar|pasar(?:me|se)?|acercar(?:me|nos|se)|entrar|llegar"),
  it: said("partecipare|assistere|passare|arrivare|entrare|accedere"),
  pt: said("participar|assistir|comparecer|passar|chegar|entrar"),
  nl: said("(?:mee|langs|binnen|voorbij)(?: te )?(?:doen|komen|gaan)|mee ?doet|deel ?(?:te )?nemen|bijwonen|bezoeken"),
};
/** Those of the visitor's for whom he asks. */
const KIN: Readonly<Record<string, RegExp>> = {
  en: said(
    "(?<=(?:my|our) )(?:sons?|daughters?|husband|wife|partner|boyfriend|girlfriend|(?:grand)?(?:mother|father)|mum|mom|dad)",
  ),
  de: said("(?<=(?:meine?|unsere?)[nmr]? )(?:sohn|söhne|tochter|töchter|mann|frau|freundin|mutter|vater|oma|opa)"),
  fr: said("(?<=(?:mon|ma|mes|notre|nos) )(?:fils|filles?|mari|femme|conjointe?|mère|père|copain|copine)"),
  es: said("(?<=(?:mis?|nuestr[oa]s?) )(?:hij[oa]s?|marido|mujer|esposa|madre|padre|pareja|novi[oa])"),
  it: said("(?<=(?:mi[oae]i?|nostr[oaie]) )(?:figli[oae]?|marito|moglie|madre|padre|compagn[oa])"),
  pt: said("(?<=(?:meus?|minhas?|nossos?|nossas?) )(?:filh[oa]s?|marido|mulher|esposa|mãe|pai|namorad[oa])"),
  nl: said("(?<=(?:mijn|onze) )(?:zoon|zonen|dochters?|man|vrouw|vriendin|moeder|vader|oma|opa)"),
};

function said(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "giu");
}

/** The terms of a question for which a page that answers it needs no word, and what counts of them. */
export function besideOf(query: string, locale: string): { terms: string[]; part: number }[] {
  const language = primaryLanguage(locale);
  const termsIn = (words: RegExp | undefined) =>
    words === undefined ? [] : (query.match(words) ?? []).flatMap((word) => termsOf(word, locale));
  return [
    { terms: termsIn(COMING[language]), part: OF_COMING },
    { terms: termsIn(KIN[language]), part: OF_KIN },
  ];
}
