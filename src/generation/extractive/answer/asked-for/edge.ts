import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import { datesOf } from "../../../grounding/facts.ts";
import { anyOf, type Pattern } from "../../../text/any-of.ts";
import { termsOf } from "../../../text/terms.ts";
import type { Unit } from "../../page/unit.ts";
import { amountWordsOf } from "../amounts/amounts.ts";
import type { Block } from "../block.ts";
import { tellsTime } from "./hours.ts";

/** What a question asks of a time: when something begins, or when it ends. */
export interface AskedEdge {
  readonly terms: readonly string[];
  readonly told: Pattern;
  /** How the other of the two is told. */
  readonly other: Pattern;
  /** Whether a time of the day is asked for, and no date. */
  readonly ofDay: boolean;
}

interface Edge {
  /** Verbs and nouns by which it is asked for. */
  readonly asked: RegExp;
  readonly told: Pattern;
}

/** How the questions open that ask for a time, in the languages of the engine. */
const WHEN =
  /^\P{L}*(?:(?:and|so|und|et|y|e|en) )?(?:when|(?:at )?what time|(?:on )?(?:what|which) (?:day|date)|wann|um wie ?viel uhr|quand|à quelle heure|quel jour|cuándo|(?:a )?qué hora|qué día|quando|a che ora|a que horas?|wanneer|hoe laat)(?!\p{L})/iu;
const OF_DAY =
  /^\P{L}*(?:\p{L}{1,3} )?(?:what time|um wie ?viel uhr|à quelle heure|qué hora|che ora|que horas?|hoe laat)(?!\p{L})/iu;
/** The same in the short: "end of term", "Kursbeginn", "fin des cours". */
const SHORT =
  /^\P{L}*(?:the )?(?:(?:start|beginning|end) of (?:the )?|(?:beginn|anfang|ende) (?:der|des) |(?:début|fin|reprise|rentrée) (?:de |des |du |de la |de l['’])|(?:inicio|comienzo|fin|final) (?:de |del |de las? |de los )|(?:inizio|fine) (?:del(?:la|le|l['’])? |dei |degli )|(?:início|fim) (?:d[aeo]s? )|(?:start|begin|einde?) (?:(?:van )?(?:(?:de|het) )?)?)\p{L}+(?: \p{L}+)?\W*$/iu;

const STARTS =
  "start|starts|starting|begins?|beginning|commences?|beginn|beginnt|beginnen|anfang|anfangen|fängt|fangen|los|losgeht|startet|starten|commence|commencent|débute|débutent|début|reprend|reprennent|reprise|rentrée|empieza|empiezan|comienza|comienzan|inicia|inician|inicio|comienzo|inizia|iniziano|comincia|cominciano|inizio|começa|começam|início|begint|start|aanvang";
const ENDS =
  "end|ends|ending|finish|finishes|break up|breaks up|over|endet|enden|ende|aufhört|hört|hören|schluss|vorbei|finit|finissent|termine|terminent|fin|acaba|acaban|termina|terminan|final|finisce|finiscono|terminano|fine|terminam|acabam|fim|eindigt|eindigen|stopt|stoppen|einde?|afgelopen";
const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, "giu");
const told = (list: string): Pattern => anyOf(new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, "iu"));

const START: Edge = {
  asked: words(STARTS),
  told: told(
    `first|${STARTS}|from|\\p{L}{0,20}beginn|erste[rsn]?|ab|premi(?:er|ère)s?|dès|à partir|primer[oa]?|desde|a partir|prim[oa]|dal|primeir[oa]|eerste|vanaf|begin`,
  ),
};
const END: Edge = {
  asked: words(ENDS),
  told: told(
    `last|${ENDS}|until|till|\\p{L}{0,20}(?:ende|schluss)|letzte[rsn]?|bis|derni(?:er|ère)s?|jusqu['’]\\p{L}+|últim[oa]|hasta|ultim[oa]|fino|até|laatste|tot`,
  ),
};
/** From one time to another: "9.15am to 12.15pm", "25–29 May". */
const SPAN =
  /\p{N}(?:st|nd|rd|th|\.)?(?: ?(?:de |of )?\p{L}{1,12})? ?(?:[-–—]|(?<= )(?:to|until|till|bis|à|au|a|al|alle|às|ao|hasta|tot|t\/m) )\s?\p{N}/iu;

/** Which edge of a time a question asks for; undefined of any other, and of what is past. */
export function edgeOf(query: string, locale: string, past: RegExp): AskedEdge | undefined {
  if (past.test(query) || !(WHEN.test(query) || SHORT.test(query))) return undefined;
  const [edge, other] = query.search(END.asked) >= 0 ? [END, START] : [START, END];
  const asked = query.match(edge.asked) ?? [];
  if (asked.length === 0) return undefined;
  const [ofDay = ""] = OF_DAY.exec(query) ?? [];
  const terms = [ofDay, ...asked].flatMap((word) => termsOf(word, locale));
  return { terms, told: edge.told, other: other.told, ofDay: ofDay !== "" };
}

/** Whether a sentence or a row tells that edge with its time, or from when to when something is. */
export function isEdgeTold(unit: Unit, edge: AskedEdge): boolean {
  return isNamed(unit, edge) || (tellsTimeAt(unit, edge) && SPAN.test(unit.text));
}

// "bis" between two times names neither end.
const isNamed = (unit: Unit, edge: AskedEdge): boolean =>
  tellsTimeAt(unit, edge) && edge.told.test(unit.text.replace(SPAN, " – "));

/** Those of some blocks that tell the edge which is asked for: by its name where any does so; of a table its row. */
export function tellingEdge<Each extends { block: Block }>(blocks: readonly Each[], edge: AskedEdge): Each[] {
  const rows = blocks.filter(({ block }) => block.form !== "table");
  const named = rows.filter(({ block }) => block.units.some((unit) => isNamed(unit, edge)));
  return named.length > 0 ? named : rows.filter(({ block }) => block.units.some((unit) => isEdgeTold(unit, edge)));
}

/** Whether a block tells the other edge alone: on the first day nothing ends. */
export function tellsOtherEdge({ units }: Block, edge: AskedEdge | undefined): boolean {
  if (edge === undefined) return false;
  return units.every((unit) => edge.other.test(unit.text) && !edge.told.test(unit.text) && !SPAN.test(unit.text));
}

function tellsTimeAt({ text, source: { locale } }: Unit, { ofDay }: AskedEdge): boolean {
  if (!/\p{N}/u.test(text)) return false;
  if (ofDay) return tellsTime(text);
  return amountWordsOf(locale).tells.time.test(text) || datesOf(text, primaryLanguage(locale)).size > 0;
}
