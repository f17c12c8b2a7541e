import { oneOf } from "../one-of.ts";

/** What somebody is asked about himself, in the languages whose questions are templates. */
const ASKED = oneOf(
  /(?:parlez|racontez)-nous|(?:pouvez|pourriez)-vous (?:nous|vous) \p{L}+/u,
  /(?:ton|votre) (?:parcours|rôle|métier|poste|quotidien)|(?:ta|votre) carrière|ta mission|tes activités/u,
  /auriez-vous|que tu (?:aimes|préfères)|t['’]a (?:le plus )?\p{L}+|(?:êtes-vous|es-tu) (?:arrivée?|devenue?)/u,
  /qu['’]est-ce qui (?:te|t['’]|vous) ?\p{L}+|(?:c['’]est quoi|quoi|quel\p{L}*) pour toi/u,
  /(?:ta|tes|ton) (?:ou \p{L}+ )?(?:start-?up|mobilité|équipe|expérience|projet)\p{L}*|avez-vous (?:un|des) exemples?|gérez-vous(?! (?:mes|mon|ma|les|nos|ces)(?!\p{L}))/u,
  /dont (?:tu es|vous êtes) l[ae]s? plus|(?!pour)\p{L}*(?:rais-tu|riez-vous)|(?:ont été|étaient) (?:tes|vos) missions/u,
  /(?:comment|pourquoi|quand|où|quel\p{L}* \p{L}+) (?:as-tu|es-tu)|conseil\p{L}* t['’]\p{L}+|(?:as-tu|avez-vous) rejoint?s?/u,
  // "How to reach your goals" is asked by anybody.
  /(?<!^(?:comment|où|quand) \p{L}+(?:er|ir|re) (?:\p{L}+ ){0,3})(?:votre|vos) (?:objectifs?|avancées|stratégies?|projets?|ambitions?|start-?ups?)/u,
  /erzähl(?:en Sie|e|t)? (?:uns|mir|doch|bitte|mal)/u,
  /(?:dein|Ihr)e?[nmrs]? (?:Werdegang|Rolle|Beruf|Job|(?:Arbeits)?alltag|Karriere|Lieblings\p{L}+)/u,
  /(?:wie|was|warum|wann|wo|woher|womit) (?:hast|bist|machst) du/u,
  /racconta(?:ci|mi|teci)|parla(?:ci|teci)|ci (?:racconti|parli)|(?:tuo|tua) (?:percorso|ruolo|lavoro|carriera|esperienza)/u,
  /come sei (?:arrivat|diventat)[oa]|cosa ti ha (?:spinto|portato|colpito)/u,
  /(?:cuénta|cuénte|hábla|háble)nos|(?:tu|su) (?:trayectoria|carrera|rol|día a día)|qué te (?:llevó|inspira|motiva)|cómo llegaste/u,
  /(?:conte|conta|fale|fala)-nos|(?:tua|teu|sua|seu) (?:trajetória|percurso|carreira|papel)|o que te (?:levou|motiva|inspira)/u,
  /vertel(?:t u)? (?:eens|ons|iets)|(?:jouw|je|uw) (?:loopbaan|carrière|rol|functie|werkdag)|wat (?:trok|motiveert|inspireert) (?:je|jou|u)/u,
);
const OF_SOMEBODY = new RegExp(`(?<!\\p{L})${ASKED}(?!\\p{L})`, "iu");

/** Whether a question is one of an interview, in the languages whose questions are templates. */
export function asksForHimself(question: string): boolean {
  return OF_SOMEBODY.test(question);
}
