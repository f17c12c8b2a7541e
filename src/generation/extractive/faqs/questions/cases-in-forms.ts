import { caseFormsOf } from "../../../language/forms/cases.ts";
import { questionFormsOf } from "../../../language/questions.ts";

/** Words of a case that says what is wrong. */
const LEAST_WORDS = 3;
/** What only sends to where more is told. */
const SENDS_ON =
  /^(?:consult\p{L}+|voyez|lisez|lea|vea|veja|leia|leggi|vedi|raadpleeg|bekijk|lees|volg|lesen Sie|lies|siehe|kun je[^.]* raadplegen)(?!\p{L})[^.]*(?:guides?|gids|guía|guia|pages?|página|pagina|seite|articles?|artículo|artigo|articolo|artikel|anleitung|handleiding|documentation|documentación|détails|información|informações|informazioni|raadplegen)(?!\p{L})/iu;
/** "Caso ocorra um erro": the verb goes with its word. */
const CASO = /^Caso /u;

/** "What to do if …?", as a language of templates asks it, for a sentence that tells what to do about a trouble. */
export function caseInForms(sentence: string, locale: string): string | undefined {
  const [cases, forms] = [caseFormsOf(locale), questionFormsOf(locale)];
  if (cases === undefined || forms === undefined) return undefined;
  const [, given = "", then = ""] = cases.sentence.exec(sentence) ?? [];
  if (given.split(" ").length < LEAST_WORDS || cases.leans.test(given) || !cases.wrong.test(given)) return undefined;
  if (![forms.bids, forms.obliges, forms.offers].some((form) => form.test(then))) return undefined;
  if (SENDS_ON.test(then)) return undefined;
  const asks = CASO.test(sentence) ? forms.whatToDo.replace(/\bse %/u, "caso %") : forms.whatToDo;
  const question = asks.replace("%", () => given);
  return forms.elisions.reduce((asked, [from, to]) => asked.replace(from, to), question);
}
