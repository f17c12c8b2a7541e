/** What sends to an article instead of answering. */
export const READS_ON =
  /^(?:please )?(?:(?:learn|read|see|find out|discover) (?:what|how|why|more|about|when|which)|get (?:more )?answers (?:to|about))\b|^(?:[^,]{3,60}, )?(?:these|the following) (?:pages|articles|guides|sections) (?:cover|explain|describe)\b/i;

/** What calls to do at once what was asked for. */
const CALLS =
  /^(?:start|apply|sign up|register|get started|order)\b(?!.*\b(?:by|with|via|at|from|under)\b)[^,;:]{0,60} (?:now|today)[.!]?$/i;
/** What names a place behind either. */
const THERE = /^(?:go to|visit) /i;

/** A short sentence that names where to read on: "See deployment." */
const SEE = /^(?:please )?(?:also )?(?:see|refer to|read)(?: also)? (?:\S+ ){0,4}\S+[.!]$/i;

/** The same in the other languages of the engine. */
const SEE_ELSEWHERE =
  /^(?:siehe|voir|consultez|véase|vea|consulte|veja|vedi|consulta|zie)(?: (?:auch|dazu|hierzu|aussi|également|también|também|anche|ook))* (?:\S+ ){0,5}\S+[.!]$/iu;
/** What says where there is more of it: "For more detail on this, see Boxes." */
const MORE =
  /^(?:please )?(?:check out|(?:take|have) a look at) (?:\S+ ){1,8}(?:page|article|guide|section|documentation)\b|^for (?:more|further|full|additional) [^,]{3,80}, (?:please )?(?:see|read|refer|check|visit|consult)\b|^(?:weitere|nähere|mehr) (?:informationen|infos|details|hinweise)(?!\p{L})|^pour (?:plus|davantage) (?:d['’]infos?|d['’]informations?|de détails)(?!\p{L})|^para (?:obtener )?(?:más|mayor|mais|maiores) (?:información|informações|detalles|detalhes)(?!\p{L})|^per (?:maggiori|ulteriori) (?:informazioni|dettagli)(?!\p{L})|^(?:voor )?meer (?:informatie|info|details)(?!\p{L})/iu;

/** Whether a sentence behind others only leads on to another page. */
export function leadsOn(sentence: string): boolean {
  return [SEE, SEE_ELSEWHERE, MORE].some((form) => form.test(sentence)) || onlyReadsOn(sentence);
}

/** Whether a text sends its reader to where the answer is, or on his way, and says no more. */
export function onlyReadsOn(text: string): boolean {
  const [first = "", ...more] = text.split(/(?<=[.!]) /u);
  const sends = (sentence: string) => READS_ON.test(sentence) || CALLS.test(sentence);
  return sends(first) && more.every((sentence) => sends(sentence) || THERE.test(sentence));
}
