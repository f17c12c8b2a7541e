import type { Unit } from "../page/unit.ts";

/** UTF-16 units behind a sentence among which the next two lines end. */
const LONGEST_LINE = 2_000;

/** Whether one line behind a paragraph tells whose words it is: "— Ana Ruiz, …". More of them are a list. */
export function isQuoted(units: readonly Unit[], index: number): boolean {
  const { passage, end } = units[index]!;
  const rest = passage.text.slice(end, end + LONGEST_LINE);
  if (/^[^\n]*\n\s*[—―]\s?\p{Lu}[^\n]*(?:\n+(?!\s*[—―–-])|$)/u.test(rest)) return true;
  return isOfWords(units, index);
}

/** What leads to somebody's words: "It starts with these words from the Bible:". */
const LEADS_TO_WORDS =
  /(?<!\p{L})(?:words|verses?|bible|wrote|writes|said|says|prayer|psalm|motto|worten?|schreibt|schrieb|sagt|vers|paroles?|verset|disait|palabras|versículo|dijo|parole|versetto|disse|palavras|woorden|zei|schreef)(?!\p{L})[^.!?]{0,60}[:：]$/iu;

/** Whether a sentence stands in the paragraph right behind such a lead. */
function isOfWords(units: readonly Unit[], index: number): boolean {
  let at = index;
  while (at > 0 && !units[at]!.opensLine) at--;
  const lead = units[at - 1];
  return lead?.kind === "prose" && lead.passage === units[index]!.passage && LEADS_TO_WORDS.test(lead.text);
}
