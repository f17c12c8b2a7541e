import type { Unit } from "../../page/unit.ts";

/** What stands over things of which each is required, or over cases of which each decides. */
const ALL_COUNT =
  /\b(?:must|required?|requires|requirements?|needs?|needed|have to|should|eligible|criteria|conditions?|all of|each of|both|qualif\p{L}+)\b/iu;

/** The same in the other languages of the engine. */
const ALL_COUNT_ELSEWHERE =
  /(?<!\p{L})(?:voraussetzung(?:en)?|erforderlich\p{L}*|benötig\p{L}*|notwendig\p{L}*|muss|müssen|unterlagen|wer (?:kann|darf)|requisitos?|necesit[ao]\p{L}*|necesari\p{L}+|deb(?:e|es|en)|tien(?:e|es|en) que|quién(?:es)? pueden?|conditions?|nécessaires?|doi(?:t|s|vent)|devez|pièces|qui peut|requisiti|necessari\p{L}*|dev(?:e|i|ono|em)|serv(?:e|ono)|chi può|condições|precisam?|quem pode|vereist\p{L}*|voorwaarden?|nodig|moet(?:en)?|meenemen|wie (?:kan|mag))(?!\p{L})|条件|材料|必要|必須/iu;

/** The end of a line that leads to cases. */
const OF_CASES =
  /(?<!\p{L})(?:if|unless|except|only|wenn|falls|sofern|si|si es que|que|se|che|als|indien|mits|die)(?!\p{L})[^.]{0,100}[:：]$|(?<!\p{L})(?:wenn|falls|sofern)$/iu;

/** What stands over things that are not so: one that is left out seems to be. */
const IS_NOT =
  /n['’]t\b|\b(?:not|cannot|exclu\p{L}+|exempt\p{L}*|exceptions?)\b|(?<!\p{L})(?:nicht|keine?\p{L}*|ausgeschlossen|ausnahmen?|ne|n['’]\p{L}+|pas|no|non|não|niet|geen|exce\p{L}+)(?!\p{L})|不(?:能|可|得)|できない/iu;

/** Characters of a line above a list that are looked at, the last ones. */
const LEADING = 300;

/** Whether a list says what is so with all of its items alone, by the line above it or the heading. */
export function needsAll(lead: string, units: readonly Unit[]): boolean {
  const end = lead.slice(-LEADING);
  const heading = units[0]?.passage.heading ?? "";
  const isAll = (text: string) => [ALL_COUNT, ALL_COUNT_ELSEWHERE, IS_NOT].some((form) => form.test(text));
  return isAll(end) || OF_CASES.test(end) || isAll(heading);
}
