import { type Sentence, sentencesOf } from "../../../corpus/language/sentences.ts";
import type { SourcePage, SourcePassage } from "../../../schemas/generation.ts";
import type { Pace } from "../../text/pace.ts";
import { termsOf } from "../../text/terms.ts";
import { withMark } from "../sentence/unmarked.ts";
import { picturesBefore, withoutPicturesAtEnd } from "./pictures.ts";
import { withoutScaffolding } from "./unit-scaffolding.ts";

/** One sentence, list item, code line or table row of a page: the smallest thing that the engine shows. */
export interface Unit {
  /** `passage.text.slice(start, end)` without pictures at its end; with its mark where a line is a sentence but for that. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "prose" | "item" | "code" | "row";
  /** Whether it begins a line: a paragraph, a list item, a row. */
  readonly opensLine: boolean;
  /** Marker and indentation before it on its line, `""` for prose. */
  readonly marker: string;
  /** Place among the page's units. */
  readonly order: number;
  readonly passage: SourcePassage;
  readonly source: SourcePage;
  /** Stems of its content words, with repeats. */
  readonly terms: readonly string[];
  /** Stems of the words of its heading. */
  readonly headingTerms: readonly string[];
}

/** A stretch of units as it is shown. */
export interface Stretch {
  readonly text: string;
  readonly first: Unit;
  readonly last: Unit;
}

/** A unit as its page has it. */
export function verbatim({ passage, start, end }: Pick<Unit, "passage" | "start" | "end">): string {
  return passage.text.slice(start, end);
}

/** Whether a unit is all of its line. */
export function isLine({ passage, end, opensLine }: Pick<Unit, "passage" | "end" | "opensLine">): boolean {
  return opensLine && (passage.text[end] ?? "\n") === "\n";
}

/** The unit at `at` with those behind it in its line. */
export function lineFrom(units: readonly Unit[], at: number): readonly Unit[] {
  let end = at + 1;
  while (end < units.length && !units[end]!.opensLine) end++;
  return units.slice(at, end);
}

/** Whether a section that was split for its length goes on from one passage in another. */
export function isNextPart(a: SourcePassage, b: SourcePassage): boolean {
  const isAlike = a.heading === b.heading && a.level === b.level && a.anchor === b.anchor;
  return isAlike && b.ordinal === a.ordinal + 1;
}

/** How a line begins that warns, and what forbids anywhere in it. */
const WARNING = /^(?:\W*(?:warning|danger|caution)\b|do not\b|avoid\b)|\bmust not\b/i;
const NUMBERED = /^\s*\d+[.)]/;

/** Whether a unit opens a numbered step. */
export function isStep({ marker }: Unit): boolean {
  return NUMBERED.test(marker);
}

/** Tells the units that stand in a line which other pages say too; what forbids or warns is said on each for a reason. */
export function repeatsOtherPages({ repeated = [] }: SourcePage): (unit: Unit) => boolean {
  const lines = new Set(repeated.filter((line) => !WARNING.test(line)));
  return (unit) => lines.size > 0 && lines.has(lineOf(unit));
}

function lineOf({ passage: { text }, start }: Unit): string {
  const end = text.indexOf("\n", start);
  return text.slice(text.lastIndexOf("\n", start - 1) + 1, end < 0 ? text.length : end).trim();
}

/** The number of a step, as its page counts. */
export function numberOf({ marker }: Unit): number {
  return Number.parseInt(marker, 10);
}

/** A row whose first cell is a dash, which looks like an item of a list: "- | 20 June | Town hall". */
const withWholeRow =
  (text: string) =>
  (span: Sentence): Sentence =>
    span.kind === "item" && text.startsWith("| ", span.start) && text.startsWith("- ", span.start - 2)
      ? { ...span, kind: "row", start: span.start - 2 }
      : span;

/** The units of one passage in reading order; `order` counts on from `firstOrder`. */
export function unitsOfPassage(source: SourcePage, passage: SourcePassage, firstOrder: number): Unit[] {
  const headingTerms = termsOf(passage.heading, source.locale);
  return sentencesOf(passage.text, source.locale)
    .map(withWholeRow(passage.text))
    .map(({ start, end, kind }, offset) => {
      const pictures = kind === "code" ? 0 : picturesBefore(passage.text.slice(start, end)).length;
      const text = passage.text.slice(start + pictures, end);
      const lead = passage.text.slice(passage.text.lastIndexOf("\n", start - 1) + 1, start);
      const opensLine = !/[\p{L}\p{N}]{2}/u.test(lead.replace(NUMBERED, ""));
      return {
        text,
        start: start + pictures,
        end,
        kind,
        opensLine,
        marker: opensLine ? lead : "",
        order: firstOrder + offset,
        passage,
        source,
        terms: termsOf(text, source.locale),
        headingTerms,
      };
    });
}

/** A unit as it is told away from its page: without the pictures at its end, and with its mark where it lacks that alone. */
function asTold(unit: Unit): Unit {
  if (unit.kind === "code" || unit.kind === "row") return unit;
  const bare = withoutPicturesAtEnd(unit.text);
  const text = unit.kind === "prose" && isLine(unit) ? withMark(bare, unit.source.locale) : bare;
  return text === unit.text ? unit : { ...unit, text };
}

/** Passages of a page that are read: a page with more is a book, and its beginning says what it is about. */
const MOST_PASSAGES = 160;

/** The units of a page that say something, in the order of its passages, giving way between passages. */
export async function unitsAtPace(source: SourcePage, pace: Pace): Promise<Unit[]> {
  const units: Unit[] = [];
  for (const passage of source.passages.slice(0, MOST_PASSAGES)) {
    units.push(...unitsOfPassage(source, passage, units.length).map(asTold));
    await pace.step();
  }
  return withoutScaffolding(units, source.passages);
}
