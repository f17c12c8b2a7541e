import { anyOf } from "../../../text/any-of.ts";

/** A code of the post with its town, as a line of its own: "55543 Oberdorf", "4661 AL Nergenshuizen", "Springfield, IL 62704". */
const TOWN_LINE =
  /^(?:\p{Lu}{1,2}-)?(?:\d{5}|\d{4} ?\p{Lu}{2}|\d{4}-\d{3}) \p{Lu}[\p{L}\p{M} .()/'’-]{1,40}$|^\p{Lu}[\p{L} .'’-]{1,40}, [A-Z]{2} \d{5}(?:-\d{4})?$/u;
/** A street with its number, as a line of its own: "An der Mühle 2", "14 Mill Lane". */
const STREET_LINE =
  /^(?:An|Am|Auf|Im|In|Zum|Zur|Hinter|Unter|Vor)(?: de[rmn])? \p{Lu}[\p{L} .-]{1,40} \d{1,4} ?[a-z]?$/u;

/** A line of an address that says what it is: "Straat: Molenweg 5", "PLZ: 55543". */
const LABELLED_LINE =
  /^(?:street(?: address)?|address|post ?code|zip(?: code)?|straße|strasse|anschrift|adresse|plz|rue|code postal|calle|dirección|código postal|via|indirizzo|cap|rua|morada|endereço|straat|adres|postcode)\s?: ?(?=[^@\n]*\p{N})(?!\d{1,3} (?!\d)\p{Ll}|\d{1,3}\.\d{1,3}\.)\p{L}?[^@\n]{2,60}$/iu;

/** An address: a street with its number, a code of the post, a town that somebody is in. */
export const ADDRESS = anyOf(
  /\b\d{1,4}[a-z]?,? (?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Drive|Way|Square|Place|Boulevard|Blvd|Court|Terrace)\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u,
  /\b(?:based|located|headquartered|situated|offices?) (?:in|at|near) (?:the )?\p{Lu}/u,
  /\p{Lu}\p{L}+(?:straße|strasse|str\.|weg|platz|allee|gasse|straat|laan|plein|gracht) \d|\p{Lu}\p{L}+ (?:Straße|Strasse|Str\.|Weg|Platz|Allee|Ring|Damm|Chaussee|Ufer) \d|\b\d{1,4}(?: bis)?,? (?:rue|avenue|place|boulevard|chemin|allée) \p{L}|(?<!\p{L})(?:[Cc]alle|[Aa]venida|[Pp]laza|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Rr]ua) (?:\p{Ll}{1,4} )?(?:\p{Lu}\. ?)?\p{Lu}[^.;]{2,40}\d/u,
  TOWN_LINE,
  STREET_LINE,
  LABELLED_LINE,
);

/** A code of the post, wherever it stands. */
export const POSTCODE =
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|(?<![\p{N}.,])(?:\d{5}|\d{4} ?[A-Z]{2}|\d{4}-\d{3}) \p{Lu}\p{Ll}|, [A-Z]{2} \d{5}(?!\d)/u;

/** Where letters go and no visitor. */
const POSTAL =
  /(?<!\p{L})(?:(?:postal|mailing|correspondence|billing) address|post(?:al|anschrift|adresse?n?|adres)|adresse (?:postale|de (?:correspondance|facturation))|dirección (?:postal|de correspondencia|de facturación)|indirizzo (?:postale|di (?:corrispondenza|fatturazione))|endereço (?:postal|para correspondência|de cobrança)|rechnungs(?:anschrift|adresse)|lieferadresse|factuuradres|correspondentieadres)(?!\p{L})/iu;

/** Whether a heading or a question speaks of an address that letters go to. */
export function isPostal(text: string): boolean {
  return POSTAL.test(text);
}
