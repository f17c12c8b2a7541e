import { blankBehind, countWords } from "../../text/words.ts";
import { isStep, type Stretch, type Unit } from "../page/unit.ts";
import { lacksMainClause } from "../sentence/main-clause.ts";

/** What answers a question, with the stretch of the passage that it was taken from. */
export interface Answer {
  readonly text: string;
  readonly quote: string;
  readonly passage: number;
  readonly words: number;
}

/** An answer with fewer words answers nothing. */
export const LEAST_WORDS = 6;

/** What sends its reader on, behind what answers. */
export const SENDS_ON =
  /^P\.? ?S\.?(?:$| )|^(?:you can (?:also )?(?:(?:find out|learn|read) (?:more|how|about|what|which|where)|see (?:how|more))\b(?![^.]*\b(?:in|on|under|at) (?:the|your)\b)|(?:(?:since|as|because) [^,]*, )?let['’]s (?:now )?(?:look|take|see|dive|start|begin|explore)\b)|^we \p{L}+ (?:it|this|them)(?: \p{L}+){0,2} for (?:several|many|a few|two|three|these|various) reasons\.$|^(?:please )?(?:(?:find out|learn|read|see) more\b|more (?:details|information|info) (?:is |are )?(?:here|below)\b|for (?:more|further|additional) (?:information|details|help)\b|below,? you(?:['’]ll| will| can)? (?:find|see)\b)/iu;

/** An example at the end that speaks of several things and names none: "For example, we made several lists." */
const EXAMPLE_UNTOLD =
  /^for (?:example|instance),[^:;]*\b(?:several|some|many|a few|a number of|various|two|three|four|five) (?:\p{L}+ )?\p{L}+s\b[^:;,]*\.$/iu;

/** "For example, if you have only one of them.": a case without what holds in it. */
const FOR_EXAMPLE = /^for (?:example|instance), /i;

function saysNoMore(text: string): boolean {
  const isHalf =
    FOR_EXAMPLE.test(text) && lacksMainClause(text.replace(FOR_EXAMPLE, "").replaceAll(", but ", ", and "));
  return isHalf || SENDS_ON.test(text) || EXAMPLE_UNTOLD.test(text);
}

/** An answer of stretches, without those at its end that only send on or lead to examples. */
export function inOne(stretches: readonly Stretch[], least = LEAST_WORDS): Answer | undefined {
  const end = stretches.findLastIndex(({ text }) => !saysNoMore(text)) + 1;
  const shown = end > 0 ? stretches.slice(0, end) : stretches;
  return answerOf(
    joined(shown.map(({ text }) => text)),
    shown.flatMap(({ first, last }) => [first, last]),
    least,
  );
}

/** What a link to a file says of it: "(PDF, 376 KB, 14 pages)". */
const OF_A_FILE = / \((?:PDF|DOCX?|XLSX?|PPTX?|CSV|ZIP)(?:,? (?:- )?\d[\d.,]* ?(?:[KMG]i?B|bytes|pages?|pp\.?))+\)/giu;

/** The answer with the stretch of its passage from the first to the last unit shown; undefined where it says little. */
export function answerOf(said: string, shown: readonly Unit[], least = LEAST_WORDS): Answer | undefined {
  const text = said.replace(OF_A_FILE, "");
  const words = countWords(text);
  if (words < least) return undefined;
  const passage = shown[0]!.passage;
  const start = Math.min(...shown.map((unit) => unit.start));
  const end = Math.max(...shown.map((unit) => unit.end));
  return { text, words, quote: passage.text.slice(start, end), passage: passage.ordinal };
}

/** Sentences as one text, with the blanks of their script. */
export function joined(texts: readonly string[]): string {
  return texts.reduce((all, text) => (all === "" ? text : `${all}${blankBehind(all)}${text}`), "");
}

/** Whether what is shown are some items of a list that goes on: the others answer as well as they do. */
export function tearsList(units: readonly Unit[], shown: readonly Stretch[]): boolean {
  const last = shown.at(-1)?.last;
  if (last?.kind !== "item" || shown[0]!.first.kind !== "item") return false;
  const next = units[units.indexOf(last) + 1];
  return next?.kind === "item" && next.passage === last.passage;
}

/** Whether some of a section's numbered steps are shown and others are not: half a procedure misleads. */
export function tearsSteps(units: readonly Unit[], shown: readonly Stretch[]): boolean {
  const steps = units.filter(isStep);
  const isShown = ({ order }: Unit) => shown.some(({ first, last }) => order >= first.order && order <= last.order);
  const missing = steps.filter((step) => !isShown(step));
  if (missing.length === 0) return false;
  const [first, last] = [shown[0]?.first.order ?? 0, shown.at(-1)?.last.order ?? 0];
  return missing.length < steps.length || missing.some(({ order }) => order > first && order < last);
}
