import { denies, forbids } from "../../../search/analysis/denial.ts";
import { questionFormsOf } from "../../language/questions.ts";
import { termsOf } from "../../text/terms.ts";
import type { Unit } from "../page/unit.ts";
import type { Candidate } from "./candidate.ts";

/** What ends a lead without which its items are not true of everybody: "Use this if:". */
const ENDS_IN_CASE =
  /(?<!\p{L})(?:if|when|unless|in case|si|cuando|para|lorsque|quand|pour|wenn|falls|se|quando|per|als|indien)\s*[:：]$/iu;
/** What ends a lead that its items complete: each of them says something of its subject. */
const ENDS_OPEN = /\b(?:is|was|does the following)\s*:$/iu;
/** What leads to reasons: each of them is told as one. */
const OF_REASONS =
  /(?<!\bfor \p{L}{1,30} )\b(?:reasons?|causes?|drawbacks?|disadvantages?) (?:for|why|to|that|of|behind)\b[^:：]{0,120}[:：]$/iu;
/** What leads to things of which one is done, or holds. */
const OF_ONE = /\b(?:one|either|any) of (?:the following|these)\b/i;
/** What opens one: "If you have no key:". */
const OPENS_WITH_CASE =
  /^(?:if|when|whenever|unless|in case|si|cuando|lorsque|quand|wenn|falls|se|quando|als|indien)(?!\p{L})|^(?:如果|若|当)/iu;
/** What such a lead speaks of in other languages: reasons and cases. */
const OF_CASES =
  /(?<!\p{L})(?:motivos?|razones|raisons?|motifs?|gründe|motivi|ragioni|redenen|casos?|cas|fälle[n]?|gevallen|casi|erlischt|anulad[ao])(?!\p{L})|如果|原因|情况/iu;
/** UTF-16 units of a lead, and of a line before one of its sentences, that are looked at. */
const LEAD_END = 200;
/** Units of a list that are looked at: a longer one is looked through once for each of its items. */
const MOST = 100;

/** Whether an item says something else, or says it of others, without the lines that lead to its list and its heading. */
export function turnsWithLead(units: readonly Unit[], index: number): boolean {
  const unit = units[index]!;
  if (unit.kind !== "item") return false;
  return (
    forbids(unit.passage.heading, unit.source.locale) || leadsTo(units, index).some((lead) => isTurning(lead, unit))
  );
}

/** An item behind which its sentence goes on: "keep your key,", "keep your key; or". */
const GOES_ON = /[,;](?: \p{L}{1,4})?$/u;

/** Whether an item goes on with a sentence that the items before it are part of. */
export function endsSentenceOfList(units: readonly Unit[], index: number): boolean {
  const unit = units[index]!;
  const before = units[index - 1];
  if (unit.kind !== "item" || !unit.opensLine || before?.kind !== "item") return false;
  return before.passage === unit.passage && GOES_ON.test(before.text);
}

/** "Children 9 and under", "Kinder ab 9 Jahren": what holds for a part of those whom the item before tells of. */
const GRADE =
  /^\p{L}{2,}(?= (?:\p{L}+ ){0,2}\d{1,2}(?: ?[–-] ?\d{1,2})?[ -](?:(?:and|or) (?:under|over|older|younger|above|below|up)|years?|jahren?|ans|años|anni|anos|jaar)(?!\p{L}))/iu;

/** Whether an item is a further grade of the one before it: by itself it would seem to hold for the others too. */
export function isFurtherGrade(units: readonly Unit[], index: number): boolean {
  const [before, unit] = [units[index - 1], units[index]!];
  if (unit.kind !== "item" || before?.kind !== "item" || before.passage !== unit.passage) return false;
  const whose = GRADE.exec(unit.text)?.[0];
  return whose !== undefined && whose === GRADE.exec(before.text)?.[0];
}

/** "Cancel – End your plan. …", "1. Refund: …": an item behind a label. */
const LABELLED = /^[\s\d*•.)-]*(\p{L}[^.!?:–—\n]{1,40}?)(?: [–—-] |[:：] )/u;

/** Whether a sentence stands behind the first one of an item with a label, of which it has no word: whose it is, that tells. */
export function needsLabel(units: readonly Unit[], index: number): boolean {
  const { kind, opensLine, passage, start, terms, source } = units[index]!;
  if (kind !== "item" || opensLine) return false;
  const from = passage.text.lastIndexOf("\n", start - 1) + 1;
  const label = LABELLED.exec(passage.text.slice(from, Math.min(start, from + LEAD_END)))?.[1] ?? "";
  return label !== "" && !termsOf(label, source.locale).some((term) => terms.includes(term));
}

function isTurning(lead: string, { source }: Unit): boolean {
  const isOther = questionFormsOf(source.locale) !== undefined;
  const namesCase = ENDS_IN_CASE.test(lead) || OPENS_WITH_CASE.test(lead) || (isOther && OF_CASES.test(lead));
  return (
    namesCase ||
    (!isOther && (ENDS_OPEN.test(lead) || OF_ONE.test(lead) || OF_REASONS.test(lead))) ||
    denies(lead, source.locale)
  );
}

/**
 * The lines that end in a colon and lead to an item: the prose before its list, the items around it, and items before
 * it in its own list, as some pages lose how deep a list stands in another.
 */
function leadsTo(units: readonly Unit[], index: number): string[] {
  const { passage } = units[index]!;
  const leads: string[] = [];
  let indent = indentOf(units[index]!);
  for (let at = index - 1; at >= 0 && index - at < MOST; at--) {
    const unit = units[at]!;
    // A long section is cut into several passages, be it between a lead and its list.
    if (unit.passage.heading !== passage.heading) break;
    if (unit.kind === "item" && indentOf(unit) > indent) continue;
    if (/[:：]$/u.test(unit.text)) leads.push(unit.text.slice(-LEAD_END));
    if (unit.kind !== "item") break;
    indent = indentOf(unit);
  }
  return leads;
}

/** Blanks before the line that a unit stands in; none where the line begins so far before it that no list would. */
function indentOf({ passage: { text }, start }: Unit): number {
  const from = Math.max(0, start - LEAD_END);
  const before = text.slice(from, start);
  const line = before.lastIndexOf("\n") + 1;
  return line === 0 && from > 0 ? 0 : /^\s*/.exec(before.slice(line))![0].length;
}

/** How many things there are, whose names stand in a list that is not shown; how long or how often something is, is none. */
const COUNTS =
  /\b(?:a few|several|some|various|multiple|a (?:number|variety|range) of|(?:has|have|offers?|supports?|there are|in|of|uses?|provides?|includes?) (?:two|three|four|five|six)) (?![^.]*\b(?:including|such as|like|(?:second|minute|hour|day|week|month|year|time|attempt)s)\b)(?:[\p{L}-]+ ){0,3}[\p{L}-]+s(?: [^,;:()]{2,50})?\.$/iu;

/** Whether what is shown ends with how many things there are, and their list, which is not shown, stands behind it. */
export function leavesList({ units: shown, text }: Candidate, units: readonly Unit[]): boolean {
  const last = shown.at(-1)!;
  if (last.kind !== "prose" || !COUNTS.test(text)) return false;
  const next = units[units.indexOf(last) + 1];
  return next?.kind === "item" && next.passage === last.passage;
}
