import type { TextBlock } from "../blocks.ts";
import { MOST_LEAD, MOST_STEPS } from "../limits.ts";

const STEP = /^(\d{1,3})[.)]\s/;

/**
 * The blocks of a section in order, numbered steps in one text each with all that stands between them and, where it has
 * room, the line that leads to them; those that are too long for that stay as they are. Linear in the blocks.
 */
export function stepsTogether(blocks: readonly TextBlock[]): (TextBlock | string)[] {
  const parts: (TextBlock | string)[] = [];
  for (let i = 0; i < blocks.length; ) {
    const end = endOfSteps(blocks, i);
    const before = parts.at(-1);
    const led = isLead(before) ? textOf([before, ...blocks.slice(i, end)]) : "";
    if (end === i) parts.push(blocks[i++]!);
    else {
      const isLed = led !== "" && led.length <= MOST_STEPS;
      if (isLed) parts.pop();
      parts.push(isLed ? led : textOf(blocks.slice(i, end)));
      i = end;
    }
  }
  return parts;
}

function textOf(blocks: readonly TextBlock[]): string {
  return blocks.map(({ lines }) => lines.join("\n")).join("\n\n");
}

function lengthOf({ lines }: TextBlock): number {
  return lines.reduce((sum, line) => sum + line.length + 2, 0);
}

/** One past the last block of the steps that begin with the block at `start`; `start` where none do, or they are too long. */
function endOfSteps(blocks: readonly TextBlock[], start: number): number {
  if (numberOf(blocks[start]!.lines[0]) !== 1) return start;
  let last = 0;
  let end = start;
  let length = 0;
  for (let at = start; at < blocks.length; at++) {
    const { kind, lines } = blocks[at]!;
    length += lengthOf(blocks[at]!);
    const first = numberOf(lines[0]);
    const goesOn = at === start || first === last + 1;
    // A list right behind a step belongs to it.
    const belongs = at === end && kind === "list" && first === undefined;
    if (length > MOST_STEPS) return goesOn || belongs || stepsGoOn(blocks, at, last) ? start : end;
    if (goesOn) last = numberOf(lines.findLast((line) => STEP.test(line))) ?? last;
    if (goesOn || belongs) end = at + 1;
  }
  return end;
}

/** Blocks looked at for the next step behind those that are too long already. */
const LOOKED = 20;

/** Whether the step after the `last` one stands a little further on: then what fits is not all of them. */
function stepsGoOn(blocks: readonly TextBlock[], at: number, last: number): boolean {
  return blocks.slice(at, at + LOOKED).some(({ lines }) => numberOf(lines[0]) === last + 1);
}

function numberOf(line: string | undefined): number | undefined {
  const digits = STEP.exec(line ?? "")?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function isLead(part: TextBlock | string | undefined): part is TextBlock {
  return typeof part === "object" && part.kind === "paragraph" && part.lines.join("\n").length <= MOST_LEAD;
}
