/** A heading that says when what stands below it holds. */
export const HEADS_CASE =
  /^(?:(?:if|when|unless|in case|si|cuando|quand|lorsque|wenn|falls|se|quando|wanneer)\b(?! to\b)(?!.*\?)|如果(?!.*？))|\bif you (?:have|do|don['’]t|lost|can)\b(?!.*\?)|(?<!\p{L})(?:si|cuando) (?:usted |no |ya )*(?:tiene|ha|perdió|olvidó|dispone|puede|recibe|recibió)(?!\p{L})(?!.*\?)|(?<!\p{L})(?:si|lorsque|quand) vous (?:avez|n['’]avez|perdez|ne|êtes)(?!\p{L})(?!.*\?)/iu;
/** A heading for those who come by one means alone: what is said of a stop holds for its line. */
const HEADS_WAY =
  /^(?:by|by public|mit (?:dem|der)|en|à|in|met (?:de|het)|per|com|de|a) (?:car|bus|coach|train|rail|tram|bi(?:ke|cycle)|foot|boat|ferry|plane|air|transport|auto|bahn|zug|straßenbahn|(?:fahr)?rad|schiff|flugzeug|voiture|vélo|pied|métro|bateau|avion|coche|tren|autobús|bici(?:cleta)?|metro|barco|avión|pie|macchina|treno|autobus|aereo|piedi|carro|comboio|trem|autocarro|ônibus|bicicleta|avião|pé|fiets|trein|vliegtuig)$/iu;
/** A heading over the names of those who are thanked. */
const HEADS_THANKS =
  /^(?:(?:many |special )?thanks(?: (?:to|for)\b.*)?|thank you|acknowledge?ments?|dank(?:sagung(?:en)?)?|danke|vielen dank|remerciements?|merci|agradecimientos?|gracias|ringraziamenti|grazie|agradecimentos?|obrigad[oa]|dankwoord|met dank aan\b.*|bedankt)\W*$/iu;

/** Whether what stands below a heading holds for some readers alone, or tells nobody anything but names. */
export function limitsItsText(heading: string): boolean {
  return [HEADS_CASE, HEADS_WAY, HEADS_THANKS].some((heads) => heads.test(heading));
}
