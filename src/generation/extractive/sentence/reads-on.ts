import { sendsOn } from "../../../search/analysis/sends-on.ts";

/** What sends to an article instead of answering. */
export const READS_ON =
  /^(?:please )?(?:(?:learn|read|see|find out|discover) (?:what|how|why|more|about|when|which)|get (?:more )?answers (?:to|about))\b|^(?:[^,]{3,60}, )?(?:these|the following) (?:pages|articles|guides|sections) (?:cover|explain|describe)\b/i;

/** What calls to do at once what was asked for. */
const CALLS =
  /^(?:start|apply|sign up|register|get started|order)\b(?!.*\b(?:by|with|via|at|from|under)\b)[^,;:]{0,60} (?:now|today)[.!]?$/i;
/** What names a place behind either. */
const THERE = /^(?:go to|visit) /i;

/** What one has, and is told where to see: "See your boxes in the app.", "Consulta tu saldo en la app." */
const OWN =
  /^\p{L}+ (?:your|tus?|sus?|votre|vos|je|jullie|uw|ihre?n?|deine?n?|i tuoi|le tue|il tuo|la tua|(?:[oa]s? )?(?:seus?|suas?)) /iu;
/** A place that is no page, or the way to it: "Voir les factures dans l'espace client.", "See Boxes > Lids." */
const AT_PLACE =
  /(?<!\p{L})(?:in|on|at|dans|sur|en|im|am|auf|nel|nella|sul|no|na|op)(?: |(?<=l)['’])(?:the |your |our |tu |su |la |el |l['’]|le |les |votre |der |die |dem |ihrem |il |tuo |de |het |je |uw )?(?:(?:web ?)?app\p{L}*|dashboards?|(?:client|customer|user|member)s? (?:area|portal)|accounts?|cuenta|compte|konto|conta|panel|espace (?:client|membre|personnel)|área de clientes?|área do cliente|kundenkonto|kundenportal|schalter|counter|desk|reception)(?!\p{L})|\p{L} (?:>|→|›) \p{Lu}/iu;

/** Whether a sentence behind others only leads on to another page. */
export function leadsOn(sentence: string): boolean {
  return (sendsOn(sentence) && !OWN.test(sentence) && !AT_PLACE.test(sentence)) || onlyReadsOn(sentence);
}

/** Whether a text sends its reader to where the answer is, or on his way, and says no more. */
export function onlyReadsOn(text: string): boolean {
  const [first = "", ...more] = text.split(/(?<=[.!]) /u);
  const sends = (sentence: string) => READS_ON.test(sentence) || CALLS.test(sentence);
  return sends(first) && more.every((sentence) => sends(sentence) || THERE.test(sentence));
}
