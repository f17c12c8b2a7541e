import { anyOf } from "../../text/any-of.ts";

/** An English text that asks its reader and leaves it there: "Will you share it with: friends; a team." */
export const ASKS_BACK =
  /(?:^|[.,!?] )(?:(?:will|would|are|did) you(?:r \p{L}+)?|(?:have|do) you)\b[^.?!:]{0,300}:(?=\s|$)/iu;

/** One that says of somebody only that he is there: "Acme is here to help you get started." */
export const THERE_TO_HELP =
  /^[^,;]{2,40} (?:is|are) here to help(?: you (?:take|get|start|find|succeed|grow)\b|[.!])(?!.*\d)|^(?:we|they|our (?:staff|team)) (?:may|might|can|could)(?: be able to)? help(?: you)?[.!]$/iu;

/** Either of them. */
export const NO_STATEMENT = anyOf(ASKS_BACK, THERE_TO_HELP);

/** What stands where a list would, for want of entries, in the languages of the engine: "No letters to display at present." */
export const NO_ENTRIES = anyOf(
  /^(?:(?:there are )?(?:currently )?no [^,;:.]{2,60} to (?:display|show|list)|no (?:results?|entries|records|matches) (?:were |was )?found)(?: (?:at present|at the moment|right now|yet|currently|here))?[.!]$/iu,
  /^no (?:hay|existen) [^,;:.]{2,60} (?:que|para) mostrar(?: [^,;:.]{2,25})?[.!]$/iu,
  /^(?:il n['’]y a )?aucune? [^,;:.]{2,60} à afficher(?: [^,;:.]{2,25})?[.!]$/iu,
  /^(?:(?:derzeit|zurzeit|aktuell|momentan) (?:sind|liegen) )?keine [^,;:.]{2,60} (?:vorhanden|anzuzeigen|zum Anzeigen)[.!]$/iu,
  /^(?:não há|nenhuma?) [^,;:.]{2,60} (?:para|a) (?:exibir|mostrar)(?: [^,;:.]{2,25})?[.!]$/iu,
  /^(?:non ci sono|nessun[oa]?) [^,;:.]{2,60} da (?:mostrare|visualizzare)(?: [^,;:.]{2,25})?[.!]$/iu,
  /^(?:er zijn (?:[^,;:.]{2,20} )?)?geen [^,;:.]{2,60} (?:om te tonen|weer te geven)(?: [^,;:.]{2,25})?[.!]$/iu,
);
