import { oneOf } from "../one-of.ts";
import type { QuestionForms } from "../question-forms.ts";

/** What picks out a reader, or warms him, in the languages whose questions are templates. */
const WARMS = oneOf(
  /(?:.*, )?ça vous (?:tente|dit|intéresse|parle)/,
  /on en (?:discute|parle|cause)|(?:le )?saviez-vous|je me (?:pose la question|demande)|vous (?!avez (?:perdu|oublié)).*, (?:mais )?vous/,
  /vous avez (?:une idée|un projet|envie|moins(?! d[e’'])|plus(?! d[e’'])|déjà(?! (?:une?|votre|vos|des) ))/,
  /(?:nu |al |alvast |nog (?:niet )?)*(?:benieuwd|overtuigd|nieuwsgierig)|begint het .*te (?:kriebelen|jeuken)/,
  /(?:altijd|ooit) (?:al|eens)|nog (?:op zoek|geen (?!(?:account|toegang|wachtwoord|login|code|pas|kaart|sleutel|abonnement)$)\p{L}+$)|toch (?:niet|wel)|meer \p{L}+ en \p{L}+/u,
  /wist je|denk (?:je|jij|u)|voel (?:je|jij) je(?! niet)|zie (?:je|jij) het|vraag je je af|do you|did you|would you/,
  /schon gewusst|wusste(?:st du|n sie)|schon (?:ein)?mal|lust auf/,
  /(?:sabías|sabía usted|você sabia|lo sapevi|sapevi) (?:que|che)|você já|já pensou/,
);
const HOOK = new RegExp(`^${WARMS}(?!\\p{L})`, "iu");
/** "Now or never?" */
const CHOICE = /^\S+ (?:or|ou|oder|of|o) \S+$/iu;
/** Two clauses that are put to a reader in Dutch: "Do you see no address, or do you have trouble?" */
const TO_READER = /^(?:\p{L}+ ){1,3}(?:je|jij|u)(?!\p{L})/iu;
const TWICE =
  /(?:, | en | of | maar )(?:\p{L}+ )?(?!hoe|wat|wanneer|waar|waarom|dan|als)\p{L}+ (?:je|jij|u)(?!\p{L})/iu;

/** Whether a question that no word opens which asks is nobody's, but catches its reader: "Curious yet?" */
export function catchesReader(question: string, { nameAlone }: QuestionForms): boolean {
  if (HOOK.test(question) || CHOICE.test(question) || nameAlone?.test(question)) return true;
  return TO_READER.test(question) && TWICE.test(question);
}
