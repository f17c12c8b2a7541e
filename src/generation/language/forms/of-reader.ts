import { oneOf } from "../one-of.ts";

/** What a company may be asked to be, in the words that ask its reader too. */
const OPEN =
  "geöffnet|offen|erreichbar|versichert|zertifiziert|ouverts?|fermés?|assurés?|certifiés?|joignables?|aberto";

/** Without the opening mark. A page asks so whom it speaks to, and no visitor asks himself. */
const ASKED = oneOf(
  /(?:wollen|möchten|suchen|interessieren|planen|wünschen|kennen) Sie/,
  /(?:willst|möchtest|bist|hast|suchst|kennst|interessierst|wünschst|magst) du/,
  /sind Sie/,
  /(?:wilt|zoekt|bent) u/,
  /(?:ben|heb|wil|ontdek|zoek|vind|ken|herken|twijfel|woon|werk|studeer|weet) (?:je|jij)/,
  /(?:voulez|souhaitez|désirez|cherchez|êtes|connaissez|aimez|hésitez)-vous/,
  /vous (?:êtes|souhaitez|voulez|désirez|cherchez|hésitez|habitez|rencontrez)/,
  /(?:quieres?|deseas?|eres|buscas?|vives|trabajas|es usted|(?:te|le) gustaría|te interesa)/,
  /(?:precisas?|necesitas?) (?:de )?(?:saber|conocer|conhecer|aprender|hablar|falar|contactar|conversar|pensar)/u,
  /(?:quer|deseja|procura|gostaria|você (?:é|está|quer|procura|tem))/,
  /(?:zin|lust|ganas|voglia|vontade|nieuwsgierig|benieuwd|neugierig|curieux|curieuse|curios[oa])/,
  // Whether he comes along: "Kom jij ook varen?"
  /\p{L}+ jij (?:ook|mee)|(?:doe|ga|kom|fiets|loop|speel|zing|zwem|vaar) je (?:ook )?mee/u,
  /(?:kommst|machst|fährst|läufst|spielst|singst|bist) du (?:auch|mit|dabei)/u,
  /(?:tu viens|vous venez|tu nous rejoins|vous nous rejoignez)/,
  /(?:te|se) (?:apuntas?|unes?|animas?)|(?:vienes|vens|vem|vieni) (?:con|anche|também|tu|tú|connosco)/u,
  /(?:vuoi|desideri|sei|cerchi|vorresti|stai cercando|ti (?:interessa|piacerebbe))/,
);
/** "Heb je een account nodig?" is asked by one who may need it. */
const NEEDS = /(?<!\p{L})nodig$/iu;
const OF_READER = new RegExp(`^${ASKED}(?!\\p{L})(?!.*(?<!\\p{L})(?:${OPEN})(?!\\p{L}))`, "iu");

/** Whether a question without its marks is one that a page asks its reader, in the languages whose questions are templates. */
export function asksItsReader(question: string): boolean {
  return OF_READER.test(question) && !NEEDS.test(question);
}
