import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { denies } from "../analysis/denial.ts";
import { CLAUSE } from "./inner-phrases.ts";
import { TASK_VERBS } from "./task-verbs.ts";

interface Openings {
  /** How a question for a task begins, before its verb. */
  readonly asks: RegExp;
  /** What such a task looks like behind it, where not any will do. */
  readonly task?: RegExp;
  /** A title that is a task: its verb and what it is done to. */
  readonly titled?: RegExp;
  /** What visitors ask whether they may do. */
  readonly may: RegExp;
  /** The question in other words ("…" is the task), and whether it may be done. */
  readonly how: readonly string[];
  readonly can: readonly string[];
}

const OPENINGS: Readonly<Record<string, Openings>> = {
  en: {
    asks: /^how (?:(?:do|can) i |to )/iu,
    titled: new RegExp(
      `^(?:${TASK_VERBS}|cancel|close|open|order|pay|print|recover|register|restore|return|set up|uninstall|upgrade) (?:an?|the|my|your) (?=\\p{L})`,
      "iu",
    ),
    may: /^(?:add|book|borrow|buy|cancel|change|close|connect|convert|copy|create|customi[sz]e|delete|disable|download|edit|enable|export|get(?! (?:started|to|in touch)(?!\p{L}))|import|install|invite|join|link|migrate|move|open|order|pay|print|recover|register|remove|rename|renew|rent|replace|reset|restore|return|sell|send|share|transfer|uninstall|update|upgrade|downgrade|upload|use) /iu,
    how: ["How do I …?", "How to …"],
    can: ["Can I …?"],
  },
  de: {
    asks: /^wie kann (?:ich|man) /iu,
    may: / (?:hinzufügen|ändern|kündigen|stornieren|löschen|anlegen|erstellen|exportieren|importieren|drucken|installieren|teilen|bezahlen|herunterladen|nutzen|verwenden|buchen|umbuchen|bestellen|übertragen|kopieren|verlängern|zurückgeben|senden|versenden|verschieben|deaktivieren|mitnehmen)$/iu,
    how: ["Wie kann ich …?", "Wie kann man …?"],
    can: ["Kann ich …?", "Kann man …?"],
  },
  fr: {
    asks: /^comment (?:puis-je |peut-on |faire pour )?/iu,
    task: /^\p{Ll}+(?:er|ir|re)\s/u,
    titled:
      /^(?!(?:contre|entre|lettre|notre|votre|autre|quatre) |lire la suite)\p{L}+(?:er|ir|re) (?:l['’]|(?:la|les?|une?|mon|ma|mes) )(?=\p{L})/iu,
    may: /^(?:ajouter|annuler|changer|choisir|commander|copier|créer|déplacer|désactiver|exporter|importer|imprimer|installer|louer|modifier|partager|payer|recevoir|remplacer|renouveler|réserver|résilier|retirer|supprimer|télécharger|transférer|utiliser|vendre) /iu,
    how: ["Comment … ?", "Comment puis-je … ?"],
    can: ["Puis-je … ?"],
  },
  es: {
    asks: /^¿?cómo (?:puedo |se puede )?/iu,
    task: /^\p{Ll}+[aei]r\s/u,
    titled: /^(?!(?:ayer|lugar|mujer) )\p{L}+[aei]r (?:el|las?|los|una?|mis?) (?=\p{L})/iu,
    may: /^(?:agregar|alquilar|añadir|borrar|cambiar|cancelar|compartir|comprar|copiar|crear|desactivar|descargar|devolver|editar|eliminar|enviar|exportar|importar|imprimir|instalar|modificar|mover|pagar|pedir|renovar|reservar|solicitar|transferir|usar|utilizar) /iu,
    how: ["Cómo …?", "Cómo puedo …?"],
    can: ["Puedo …?"],
  },
  pt: {
    asks: /^como (?:posso |faço para )?/iu,
    task: /^\p{Ll}+[aei]r\s/u,
    titled: /^(?!(?:lugar|qualquer) )\p{L}+[aei]r (?:os?|as|uma?|meus?|minhas?) (?=\p{L})/iu,
    may: /^(?:adicionar|alterar|alugar|apagar|baixar|cancelar|compartilhar|comprar|copiar|criar|desativar|devolver|editar|enviar|excluir|exportar|importar|imprimir|instalar|modificar|mover|mudar|pagar|remover|renovar|reservar|transferir|trocar|usar|utilizar) /iu,
    how: ["Como …?", "Como posso …?", "Como faço para …?"],
    can: ["Posso …?"],
  },
  it: {
    asks: /^come (?:posso |si può |faccio a )?/iu,
    task: /^\p{Ll}+(?:are|ere|ire)\s/u,
    titled: /^\p{L}+(?:are|ere|ire) (?:l['’]|(?:il|l[ao]|gli|le|una?|uno) )(?=\p{L})/iu,
    may: /^(?:aggiungere|annullare|cambiare|cancellare|comprare|condividere|copiare|creare|disattivare|eliminare|esportare|importare|installare|inviare|modificare|noleggiare|ordinare|pagare|prenotare|restituire|rinnovare|scaricare|spostare|stampare|trasferire|usare|utilizzare) /iu,
    how: ["Come …?", "Come posso …?"],
    can: ["Posso …?"],
  },
  nl: {
    asks: /^hoe kan ik /iu,
    may: / (?:aanmaken|aanpassen|afdrukken|annuleren|bestellen|betalen|boeken|delen|downloaden|exporteren|gebruiken|huren|importeren|installeren|kopiëren|maken|opzeggen|pauzeren|printen|retourneren|sturen|toevoegen|verlengen|verplaatsen|verwijderen|wijzigen)$/iu,
    how: ["Hoe kan ik …?"],
    can: ["Kan ik …?"],
  },
};
/** The site speaks to who asks: in English alone the visitor's word for what is his is one. */
const YOUR = /(?<!\p{L})your(?!\p{L})/giu;
/** More than one sentence, a part apart, or a visitor who is spoken to. */
const UNFIT =
  /[?!:;,()|…"“”«»]|\.(?:\s|$)| [-–—] |(?<!\p{L})(?:you|vous|votre|vos|tu|tus?|su|sus|seus?|suas?|tu[aeo]|tuoi|suo|suoi|sue|je|jouw|uw|dein\p{L}*|ihr\p{L}*)(?!\p{L})/iu;
/** A second question behind the first: "… and what to expect". */
const AND_ASKS =
  / (?:and|und|et|y|e|en) (?:what|how|when|where|why|who|was|wie|wann|wo|warum|wer|que|quoi|comment|quand|où|pourquoi|qui|à quoi|qué|cómo|cuándo|dónde|che|cosa|come|quando|dove|perché|chi|o que|como|onde|quem|wat|hoe|wanneer|waar|waarom|wie)(?!\p{L})/iu;
/** Who is spoken to in German or Dutch, where a capital tells him from others. */
const SPOKEN_TO = /(?<!\p{L})(?:Sie|Ihnen|u)(?!\p{L})/u;
/** A thing beside a task: "Register & Prices". */
const AND_A_THING = / & (?=\p{Lu}\p{Ll})/u;
const MARK = /\s*[?？]\s*$/u;

/** The same question for a task in the other ways that visitors begin it: "Can I print a lid?" of "How do I print a lid?". */
export function otherOpenings(title: string, locale: string): string[] {
  const openings = OPENINGS[primaryLanguage(locale)];
  const written = openings && taskOf(title.replace(MARK, ""), openings);
  if (openings === undefined || written === undefined) return [];
  if (
    UNFIT.test(written) ||
    AND_ASKS.test(written) ||
    SPOKEN_TO.test(written) ||
    AND_A_THING.test(written) ||
    CLAUSE.test(written) ||
    denies(written, locale)
  )
    return [];
  const task = written.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()).replace(YOUR, "my");
  // In German and Dutch a thing stands first, and keeps its capital.
  const named = openings.titled === undefined ? written : task;
  const { how, can, may } = openings;
  return [...how, ...(may.test(named) ? can : [])].map((question) => question.replace("…", () => named));
}

/** What a question asks how to do, or a title names to be done. */
function taskOf(title: string, { asks, task, titled }: Openings): string | undefined {
  const lead = asks.exec(title)?.[0];
  if (lead === undefined) return titled?.test(title) ? title : undefined;
  const asked = title.slice(lead.length);
  return task?.test(asked) === false ? undefined : asked;
}

const ASKS = Object.values(OPENINGS).map(({ asks }) => asks);

/** A question without how it asks for a task: two that differ in that alone say the same. */
export function withoutOpening(text: string): string {
  for (const asks of ASKS) {
    const lead = asks.exec(text)?.[0];
    if (lead !== undefined) return text.slice(lead.length);
  }
  return text;
}
