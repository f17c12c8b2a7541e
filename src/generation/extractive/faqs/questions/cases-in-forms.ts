import { caseFormsOf } from "../../../language/forms/cases.ts";
import { questionFormsOf } from "../../../language/questions.ts";

/** Words of a case that says what is wrong. */
const LEAST_WORDS = 3;
/** Words of one that goes on from what stands before it in its paragraph: "If access is blocked, …". */
const LEAST_WITHIN = 5;
/** What a case names as one that was spoken of: "another number", "nothing about the error". */
const SPOKEN_OF =
  /(?<!\p{L})(?:autres?|andere[nmrs]?|otr[oa]s?|altr[oaie]|outr[oa]s?|über den fehler|over de fout|sobre el error|sobre o erro|sull['’]errore|sur l['’]erreur)(?!\p{L})/iu;
/** A trouble that is not there: "If you have no problems, …". */
const NO_TROUBLE =
  /(?<!\p{L})(?:keine?[nmrs]?|geen|sin|sem|ning[uú]na?|nenhuma?|nessuna?|senza|sans|aucune?|ohne|zonder|no (?:hay|tiene[sn]?|ve[sn]?|aparecen?|encuentra[sn]?)|não (?:há|tem|têm|aparecem?|encontrar?)|non (?:ci sono|c['’]è|hai|ha|vedi|trovi)|pas (?:de |d['’]))\s?(?:\p{L}+ ){0,2}?(?:(?:probl[eè]m|fout|fehler|errore?|erreu|erro|falh|difficult|dificult|schwierig|storing|bloqu|blocc)\p{L}*)/iu;
/** What shows it by an example, which stays behind: "… in this example." */
const BY_EXAMPLE =
  /(?<!\p{L})(?:dans cet exemple|in diesem beispiel|in dit voorbeeld|en este ejemplo|neste exemplo|in questo esempio)(?!\p{L})/iu;
/** What only sends to where more is told. */
const SENDS_ON =
  /^(?:consult\p{L}+|voyez|lisez|lea|vea|veja|leia|leggi|vedi|raadpleeg|bekijk|lees|volg|lesen Sie|lies|siehe|kun je[^.]* raadplegen)(?!\p{L})[^.]*(?:guides?|gids|guía|guia|pages?|página|pagina|seite|articles?|artículo|artigo|articolo|artikel|anleitung|handleiding|documentation|documentación|détails|información|informações|informazioni|raadplegen)(?!\p{L})/iu;
/** "Caso ocorra um erro": the verb goes with its word. */
const CASO = /^Caso /u;

/** Whether an answer points at what stands beside it on its page. */
export function pointsAtExample(answer: string): boolean {
  return BY_EXAMPLE.test(answer);
}

/** "What to do if …?", as a language of templates asks it, for a sentence that tells what to do about a trouble; `opens` its paragraph. */
export function caseInForms(sentence: string, locale: string, opens = true): string | undefined {
  const [cases, forms] = [caseFormsOf(locale), questionFormsOf(locale)];
  if (cases === undefined || forms === undefined) return undefined;
  const [, given = "", then = ""] = cases.sentence.exec(sentence) ?? [];
  if (given.split(" ").length < (opens ? LEAST_WORDS : LEAST_WITHIN)) return undefined;
  if (cases.leans.test(given) || SPOKEN_OF.test(given)) return undefined;
  if (!cases.wrong.test(given) || NO_TROUBLE.test(given)) return undefined;
  if (![forms.bids, forms.obliges, forms.offers].some((form) => form.test(then))) return undefined;
  if (SENDS_ON.test(then)) return undefined;
  const asks = CASO.test(sentence) ? forms.whatToDo.replace(/\bse %/u, "caso %") : forms.whatToDo;
  const question = asks.replace("%", () => given);
  return forms.elisions.reduce((asked, [from, to]) => asked.replace(from, to), question);
}
