import type { SourcePassage } from "../../../../schemas/generation.ts";
import { ASKS } from "../../../text/sentence-marks.ts";
import { isNextPart, isStep, numberOf, type Unit } from "../../page/unit.ts";
import { isMarked, withoutAnswerMark, withoutQuestionMark } from "./marked-questions.ts";
import { type QuestionLines, questionLines } from "./question-lines.ts";
import { solutionBeside } from "./solution.ts";

/** Consecutive units under one heading within one passage: what a question is made from and answered by. Without units where other headings follow at once. */
export interface Section {
  readonly heading: string;
  readonly level: number;
  readonly units: readonly Unit[];
  /** Whether it goes on in a passage of its own that is not among its units. */
  readonly cut?: boolean;
  /** Whether another one stands below its heading, which tells more of the same. */
  readonly leads?: boolean;
}

/** A section while its page is read. */
type Part = Section & { cut?: boolean };

/**
 * A heading over headings alone is answered by the first of them; where others follow below the same heading, that is
 * a part. Over a trouble and its solution it is answered by that one. Any other section answers for itself.
 */
export function withBelow(sections: readonly Section[], index: number): Section {
  const [section, next] = [sections[index]!, sections[index + 1]];
  if (section.units.length > 0 || next === undefined || next.level <= section.level || section.level === 0)
    return section;
  const solution = solutionBeside(sections, index + 1);
  if (solution >= 0) return { ...withBelow(sections, solution), heading: section.heading };
  const after = sections.slice(index + 2).find(({ level }) => level <= next.level);
  const below = next.units.length > 0 ? next : withBelow(sections, index + 1);
  return { ...below, heading: section.heading, cut: below.cut === true || (after?.level ?? 0) === next.level };
}

/** Headings that stand over several sections: what they ask is asked of something that they do not name. */
export function repeatedHeadings(sections: readonly Section[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { heading } of sections) (seen.has(heading) ? repeated : seen).add(heading);
  return repeated;
}

/**
 * The sections of a page in order; a section that was split for its length is taken by its first passage with text. A
 * question in a line of its own stands over what follows it, as a heading does.
 */
export function sectionsOf(units: readonly Unit[], passages: readonly SourcePassage[] = []): Section[] {
  const sections: Part[] = [];
  const empty = passages.filter(({ text, heading }) => text === "" && heading !== "");
  const lines = questionLines(units);
  let asked: readonly Unit[] = [];
  let at: SourcePassage | undefined;
  for (const unit of units) {
    const { passage } = unit;
    const above = takeAbove(empty, passage);
    if (above.length > 0) at = undefined;
    sections.push(...above);
    const last = sections.at(-1);
    // A question at the end of a passage is answered by the next part of its section.
    if (at !== undefined && last!.units.length === 0 && isNextPart(at, passage)) at = passage;
    if (asked.includes(unit)) continue;
    // The answer to a marked question ends with its line.
    if (unit.opensLine || passage !== asked[0]?.passage) asked = [];
    const asks = lines.units.has(unit);
    if (asks) {
      asked = lines.marked.get(unit) ?? [];
      sections.push(sectionOf(asked.map(({ text }) => text).join(" ") || unit.text, passage.level + 1));
    } else if (at !== undefined && at !== passage && (isSplit(at, passage) || goesOn(last!, passage, units)))
      last!.cut = true;
    else {
      if (at !== passage) sections.push(sectionOf(passage.heading, passage.level));
      else if ((lines.few && isAnswered(last!, unit, lines)) || isBehindAll(last!, unit, lines)) endAnswer(sections);
      // An answer that stands with its question in an item of a list is told in sentences.
      const isSentence = asked.length > 0 && unit.kind === "item" && !unit.opensLine;
      addTo(sections.at(-1)!, isSentence ? { ...unit, kind: "prose" } : unit);
    }
    if (asks || !sections.at(-1)!.cut) at = passage;
  }
  return unnumbered(sections).map((section, i, all) => ({
    ...section,
    leads: section.level > 0 && (all[i + 1]?.level ?? 0) > section.level,
  }));
}

function sectionOf(heading: string, level: number): Part {
  return { heading: cleaned(heading), level, units: [] };
}

/** Takes the headings without text that stand above a passage. */
function takeAbove(empty: SourcePassage[], { ordinal }: SourcePassage): Part[] {
  const below = empty.findIndex((heading) => heading.ordinal >= ordinal);
  const above = empty.splice(0, below < 0 ? empty.length : below);
  return above.map(({ heading, level }) => sectionOf(heading, level));
}

/** What follows answers no question any longer; the section around the question goes on there. */
function endAnswer(sections: Part[]): void {
  const around = sections.at(-2);
  if (around !== undefined) around.cut = true;
  sections.push(sectionOf("", sections.at(-1)!.level));
}

/** Whether a unit begins the paragraph behind the one that answers the question line above it. */
function isAnswered({ units }: Section, unit: Unit, lines: QuestionLines): boolean {
  const [first] = units;
  const above = [...lines.units].some(({ order }) => order + 1 === first?.order);
  return above && unit.opensLine && unit.kind === "prose";
}

/** What goes on about the paragraph before it. */
const GOES_ON =
  /^(?:however|but|unfortunately|note|only|except|if|unless|when|once|then|next|after|also|and|please|in addition|it|they|this|these|you|your|the same)\b/i;

/** Whether a paragraph stands behind the answer to the last marked question of its passage, and says something else. */
function isBehindAll({ units }: Section, unit: Unit, { marked }: QuestionLines): boolean {
  const [first] = units;
  const isOfMarked = [...marked.values()].some((asked) => asked.at(-1)!.order + 1 === first?.order);
  if (!isOfMarked || !unit.opensLine || unit.kind !== "prose" || GOES_ON.test(unit.text)) return false;
  return ![...marked.keys()].some(({ order, passage }) => passage === unit.passage && order > unit.order);
}

/** Whether one section was split into both passages for its length. */
function isSplit(a: SourcePassage, b: SourcePassage): boolean {
  return a.heading !== "" && a.heading === b.heading && a.anchor === b.anchor;
}

/** Whether the first number of a passage is the next one in the list at the end of a section. */
function goesOn({ heading, units }: Section, passage: SourcePassage, all: readonly Unit[]): boolean {
  const last = units.findLast(isStep);
  if (last === undefined || heading !== cleaned(passage.heading)) return false;
  const next = all.find((unit) => unit.passage === passage && isStep(unit));
  return next !== undefined && numberOf(next) === numberOf(last) + 1;
}

function addTo({ heading, units }: Section, unit: Unit): void {
  const isFirst = units.length === 0 && (ASKS.test(heading) || isMarked(heading));
  const told = isFirst ? withoutAnswerMark(unit) : unit;
  if (told.text !== "") (units as Unit[]).push(told);
}

/** The number of a part of a part: "1.2 Add a key". */
const NUMBER = /^\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+(?=[¿\p{L}])/u;

/** Headings without such numbers, where several have them or it asks: another single one may be a name or a version. */
function unnumbered(sections: Section[]): Section[] {
  const numbered = sections.filter(({ heading }) => NUMBER.test(heading));
  const areAll = numbered.length > 1 && numbered.some(({ heading }) => heading.startsWith("1."));
  const isNumbered = ({ heading }: Section) => NUMBER.test(heading) && (areAll || ASKS.test(heading));
  return sections.map((section) =>
    isNumbered(section) ? { ...section, heading: section.heading.replace(NUMBER, "") } : section,
  );
}

/** A heading without its numbering, marks and final colon. */
function cleaned(heading: string): string {
  return withoutQuestionMark(heading)
    .replace(
      /^\s*(?:(?:step|part|chapter|section|tip|lesson|phase|play|rule|principle|method)\s+)?(?:\d+|[IVX]+|[a-zA-Z])\s*[.):–—-]\s+/i,
      "",
    )
    .replace(/(?:(?<!\p{Script=Greek});|[\s:：.!,#–—-])+$/u, "")
    .replace(/^[\s\p{P}\p{S}]*(?=[\p{L}\p{N}¿“"(])/u, (marks) => (/[¿“"(]/.test(marks) ? marks : ""))
    .trim();
}
