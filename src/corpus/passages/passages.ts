import type { Passage } from "../../schemas/page.ts";
import { type Block, cutTo, type TextBlock } from "../blocks.ts";
import { sentencesOf } from "../language/sentences.ts";
import { MOST_UNIT, PASSAGE_TAIL, PASSAGE_TARGET } from "../limits.ts";
import { piecesOf } from "./pieces.ts";
import { stepsTogether } from "./steps-together.ts";

/** The smallest stretch that a split may not cut, and what joins it to the one before. */
interface Unit {
  text: string;
  joint: "\n\n" | "\n" | " " | "";
}

/**
 * Passages under their headings, in reading order. A section over the target length is split between paragraphs,
 * list items, rows or code lines, a long paragraph between sentences, a very long sentence between words, numbered steps
 * nowhere. A heading without text keeps an empty passage, so that its words are still found.
 */
export function passagesOf(blocks: readonly Block[], locale: string): Passage[] {
  const passages: Passage[] = [];
  let head = { heading: "", level: 0, anchor: "" };
  let section: TextBlock[] = [];
  const close = () => {
    const texts = pack(
      stepsTogether(section)
        .flatMap((part) => unitsOf(part, locale))
        .flatMap(boundedUnits),
    );
    if (texts.length === 0 && head.heading !== "") texts.push("");
    passages.push(...texts.map((text) => ({ ...head, text })));
    section = [];
  };
  for (const block of blocks) {
    if (block.kind !== "heading") {
      section.push(block);
      continue;
    }
    close();
    head = { heading: cutTo(block.text, MOST_UNIT), level: block.level, anchor: block.anchor };
  }
  close();
  return passages;
}

function unitsOf(part: TextBlock | string, locale: string): Unit[] {
  if (typeof part === "string") return [{ text: part, joint: "\n\n" }];
  const block = part;
  const whole = block.lines.join("\n");
  if (whole.length <= PASSAGE_TARGET) return [{ text: whole, joint: "\n\n" }];
  const units = block.lines.flatMap((line) => lineUnits(line, locale));
  return units.map((unit, index) => (index === 0 ? { ...unit, joint: "\n\n" } : unit));
}

function lineUnits(line: string, locale: string): Unit[] {
  if (line.length <= PASSAGE_TARGET) return [{ text: line, joint: "\n" }];
  const starts = sentencesOf(line, locale).map(({ start }) => start);
  return starts.map((start, index) => ({
    text: line.slice(index === 0 ? 0 : start, starts[index + 1]).trimEnd(),
    joint: index === 0 ? "\n" : " ",
  }));
}

/** The unit, in pieces where it is longer than any sentence. */
function boundedUnits(unit: Unit): Unit[] {
  if (unit.text.length <= MOST_UNIT) return [unit];
  return piecesOf(unit.text, MOST_UNIT).map(({ text, isWordBegun }, index) => {
    if (index === 0) return { ...unit, text };
    return { text, joint: isWordBegun ? "" : " " };
  });
}

/** Fills passages up to the target; a short rest stays with the last one. */
function pack(units: readonly Unit[]): string[] {
  const texts: string[] = [];
  let left = units.reduce((sum, { text }) => sum + text.length, 0);
  for (const { text, joint } of units) {
    const last = texts.at(-1);
    const fits = last !== undefined && (last.length + text.length <= PASSAGE_TARGET || left <= PASSAGE_TAIL);
    if (fits) texts[texts.length - 1] = last + joint + text;
    else texts.push(text);
    left -= text.length;
  }
  return texts;
}
