import type { SourcePassage } from "../../../schemas/generation.ts";
import type { Language } from "../language/language.ts";
import type { Unit } from "../unit.ts";

/** The smallest stretch that can be shown by itself: a sentence with what it leans on, a list with its lead-in, code. */
export interface Block {
  readonly form: "prose" | "list" | "code" | "row";
  /** The sentence that introduces a list or code; its heading stands in where there is none. */
  readonly lead: Unit | undefined;
  readonly units: readonly Unit[];
  readonly passage: SourcePassage;
  /** Whether it leans on something that is not in it. */
  readonly leaning: boolean;
}

/** Sentences before that a leaning one may take along. */
const MOST_BEFORE = 2;

/** Every block of one passage's units, overlapping where a sentence can be shown alone or with others. */
export function blocksOf(units: readonly Unit[], language: Language): Block[] {
  const blocks: Block[] = [];
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    const before = units[i - 1];
    if (unit.kind === "prose" && !isLeadIn(units, i)) blocks.push(proseBlock(units, i, language));
    else if (unit.kind === "row") blocks.push(block("row", undefined, [unit], false));
    else if ((unit.kind === "item" || unit.kind === "code") && before?.kind !== unit.kind) {
      const run = runOf(units, i);
      const lead = before?.kind === "prose" && isLeadIn(units, i - 1) ? before : undefined;
      blocks.push(
        block(unit.kind === "item" ? "list" : "code", lead, run, lead === undefined && unit.passage.heading === ""),
      );
    }
  }
  return blocks;
}

/** Whether the sentence only announces the list or code right after it. */
function isLeadIn(units: readonly Unit[], index: number): boolean {
  const next = units[index + 1];
  const text = units[index]!.text;
  if (/[:：]$/u.test(text)) return true;
  return (next?.kind === "item" || next?.kind === "code") && next.opensLine && !/[?？]$/u.test(text);
}

function proseBlock(units: readonly Unit[], index: number, language: Language): Block {
  let first = index;
  const leans = (unit: Unit) => language.dangling.test(unit.text);
  while (first > 0 && index - first < MOST_BEFORE && leans(units[first]!) && units[first - 1]!.kind === "prose")
    first--;
  return block("prose", undefined, units.slice(first, index + 1), leans(units[first]!));
}

function runOf(units: readonly Unit[], start: number): Unit[] {
  let end = start;
  while (units[end]?.kind === units[start]!.kind) end++;
  return units.slice(start, end);
}

function block(form: Block["form"], lead: Unit | undefined, units: readonly Unit[], leaning: boolean): Block {
  return { form, lead, units, passage: units[0]!.passage, leaning };
}
