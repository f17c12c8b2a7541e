import { countWords } from "../../../text/words.ts";
import { isLine, type Unit } from "../../page/unit.ts";
import { isComplete } from "../../sentence/standing.ts";
import { type Block, LEADS } from "../block.ts";
import type { Question } from "../question.ts";

/** Lines of an address or of a card. */
const MOST_LINES = 8;
/** Letters of such a line, and words of one that ends as a sentence does without being one ("Heimatverein e.V."). */
const LONGEST = 80;
const FEW_WORDS = 4;

/**
 * The blocks of a passage, where an address or all contacts are asked for, with the lines of one paragraph together:
 * by itself no line of an address is where somebody is ("Oakford").
 */
export function linesTogether(blocks: readonly Block[], units: readonly Unit[], { contact }: Question): Block[] {
  if (contact?.isCard !== true) return [...blocks];
  const together = runsOf(units).filter((lines) => lines.some(({ text }) => contact.given.test(text)));
  const taken = new Set(together.flat());
  const others = blocks.filter(({ form, units: [first] }) => form !== "prose" || !taken.has(first!));
  const shown = new Set(others.flatMap((block) => block.units.map(({ start }) => start)));
  // What a line leads to is a list already.
  const free = together.filter((lines) => !lines.some(({ start }) => shown.has(start)));
  return [...others, ...free.map(asBlock)];
}

function asBlock(lines: readonly Unit[]): Block {
  return { form: "lines", lead: undefined, units: lines, passage: lines[0]!.passage, leaning: false };
}

/** The paragraphs of several lines, none of which is a sentence. */
function runsOf(units: readonly Unit[]): Unit[][] {
  const runs: Unit[][] = [];
  let before: Unit | undefined;
  for (const unit of units) {
    const goesOn = before !== undefined && isBelow(unit, before);
    if (goesOn) runs.at(-1)!.push(unit);
    else runs.push([unit]);
    before = unit;
  }
  return runs.filter((lines) => lines.length > 1 && lines.length <= MOST_LINES && lines.every(isOfCard));
}

function isBelow(unit: Unit, before: Unit): boolean {
  return isLine(unit) && /^[^\S\n]*\n[^\S\n]*$/u.test(unit.passage.text.slice(before.end, unit.start));
}

function isOfCard(unit: Unit): boolean {
  const { kind, text } = unit;
  const isSaid = isComplete(text) && countWords(text) > FEW_WORDS;
  return kind === "prose" && isLine(unit) && text.length <= LONGEST && !isSaid && !LEADS.test(text);
}
