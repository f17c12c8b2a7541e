import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import type { SourcePage } from "../../../../schemas/generation.ts";
import { closesBrackets } from "../../sentence/standing.ts";
import { pointsAtUntold } from "../../sentence/untold.ts";
import { isForEffect } from "./own.ts";

/** Marks that stand in pairs. */
const QUOTES = /["“”„]/g;
const INCHES = /(?<=\d)"/g;
/** What points at a place of the page: "the resources below", "installed as follows". */
const AT_A_PLACE =
  /\bas follows\?$|\bthe \p{L}+ (?:below|above)(?= \p{L}|\?$)(?! (?:the|an?|my|your|our|me|us|you|it|them|which|\d)\b)/iu;

/** What asks for the rest of something that it does not name, in the languages of the engine. */
const GOES_ON =
  /^¿?(?:what(?:['’]s| is) next|what (?:should|can|do) I read next|que lire (?:ensuite|après)|was (?:soll(?:te)?|kann) ich als nächstes lesen|qué leer (?:después|luego|a continuación)|cosa leggere (?:dopo|poi)|o que ler (?:depois|a seguir)|wat lees ik (?:hierna|daarna)|what are the (?:consequences|implications)|que se passe-t-il (?:ensuite|après)|et (?:ensuite|après)|quelles (?:sont les|en sont les) conséquences|was (?:passiert|geschieht) (?:dann|danach|nun|jetzt)|(?:was|welche) sind die folgen|qué (?:pasa|sucede|ocurre) (?:después|luego|ahora)|cuáles son las consecuencias|o que acontece (?:depois|agora|em seguida)|quais são as consequências|(?:che )?cosa (?:succede|accade) (?:dopo|poi|adesso)|quali sono le conseguenze|wat gebeurt er (?:daarna|dan|nu|vervolgens)|wat zijn de gevolgen)\s?\?$/iu;
/** "the two views": which, only the page tells. */
const OF_COUNTED =
  /(?<!\p{L})(?:the (?:two|three|four)|les (?:deux|trois|quatre)|den? beiden|die (?:beiden|zwei|drei)|l[oa]s (?:dos|tres)|[oa]s (?:dois|duas|três)|(?:i|le) (?:due|tre)|de (?:twee|drie))(?: \p{L}+){0,2}\s?\?$/iu;

/**
 * Whether a question is understood without its page: whole, asked for an answer, of nothing that only the page names.
 * What an author asks himself, he may ask of "this" and "these".
 */
export function questionStandsAlone(question: string, { title, locale }: SourcePage, isOwn = false): boolean {
  if (leavesMarkOpen(question) || GOES_ON.test(question)) return false;
  const [counted = ""] = OF_COUNTED.exec(question) ?? [];
  const [thing] = /\p{L}+(?=\s?\?$)/u.exec(counted) ?? [];
  if (thing !== undefined && !title.toLowerCase().includes(thing.toLowerCase())) return false;
  if (primaryLanguage(locale) !== "en") return true;
  return !isForEffect(question) && !AT_A_PLACE.test(question) && (isOwn || !pointsAtUntold(question, title));
}

/** Whether a quotation or a bracket is left open: the question was cut within it. */
function leavesMarkOpen(question: string): boolean {
  // A mark behind a digit may end a quotation, or stand for inches.
  const isOdd = (text: string) => (text.match(QUOTES)?.length ?? 0) % 2 === 1;
  const left = (open: string, close: string) => question.split(open).length !== question.split(close).length;
  return (isOdd(question) && isOdd(question.replace(INCHES, ""))) || !closesBrackets(question) || left("«", "»");
}
