import type { Block } from "./blocks.ts";
import { MOST_LEAD, MOST_STEPS } from "./limits.ts";

export type TextBlock = Exclude<Block, { kind: "heading" }>;

const STEP = /^(\d{1,3})[.)]\s/;

/**
 * The blocks of a section in order, numbered steps in one text each with all that stands between them and the line that
 * leads to them; those that are too long for that stay as they are.
 */
export function stepsTogether(blocks: readonly TextBlock[]): (TextBlock | string)[] {
  const parts: (TextBlock | string)[] = [];
  for (let i = 0; i < blocks.length; ) {
    const end = endOfSteps(blocks, i);
    const before = parts.at(-1);
    const lead = end > i && isLead(before) ? [before] : [];
    const text = [...lead, ...blocks.slice(i, end)].map(({ lines }) => lines.join("\n")).join("\n\n");
    if (end > i && text.length <= MOST_STEPS) {
      if (lead.length > 0) parts.pop();
      parts.push(text);
      i = end;
    } else parts.push(blocks[i++]!);
  }
  return parts;
}

/** One past the last block of the steps that begin with the block at `start`; `start` where none do. */
function endOfSteps(blocks: readonly TextBlock[], start: number): number {
  if (numberOf(blocks[start]!.lines[0]) !== 1) return start;
  let end = start;
  for (let next = start; next >= 0; ) {
    const last = blocks[next]!.lines.findLast((line) => STEP.test(line));
    end = next + 1;
    next = blocks.findIndex(({ lines }, i) => i >= end && numberOf(lines[0]) === (numberOf(last) ?? 0) + 1);
  }
  // What belongs to the last step.
  while (blocks[end]?.kind === "list" && numberOf(blocks[end]!.lines[0]) === undefined) end++;
  return end;
}

function numberOf(line: string | undefined): number | undefined {
  const digits = STEP.exec(line ?? "")?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function isLead(part: TextBlock | string | undefined): part is TextBlock {
  return typeof part === "object" && part.kind === "paragraph" && part.lines.join("\n").length <= MOST_LEAD;
}
