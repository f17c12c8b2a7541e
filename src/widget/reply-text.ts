/** A stretch of a reply with the pages it comes from; offsets in UTF-16 units. */
export interface Citation {
  start: number;
  end: number;
  sourceIds: readonly string[];
}

export type BlockKind = "paragraph" | "list" | "code";

/** A paragraph, a list of lines or a stretch of code, in lines of text and marks. */
export interface Block {
  kind: BlockKind;
  lines: Piece[][];
}

/** Words, or the numbers of the pages that the words before it come from. */
export type Piece = string | number[];

/** A reply as it is shown, and the pages that it cites in the order of their numbers, from 1. */
export interface ShownReply {
  blocks: Block[];
  cited: string[];
}

/** How a line of a list begins. */
const item = /^ {0,3}(?:[-*•]|\d{1,3}[.)]) +/;
const codeLine = /^ {4}/;

/**
 * A reply is plain text: paragraphs stand between blank lines, lines that begin with `-` are a list, and lines that are
 * indented by four blanks are code. Works for a reply that is still being written.
 */
export function shownReply(message: string, citations: readonly Citation[]): ShownReply {
  const cited: string[] = [];
  const numberOf = (id: string) => (cited.includes(id) ? cited.indexOf(id) : cited.push(id) - 1) + 1;
  const marks = citations
    .filter(({ end }) => end <= message.length)
    .sort((a, b) => a.end - b.end)
    .map(({ end, sourceIds }) => ({ end, numbers: sourceIds.map(numberOf) }));
  const blocks = blocksOf(message).map(({ kind, lines }) => ({
    kind,
    lines: withoutRepeats(lines.map((line) => piecesOf(message, line, marks))),
  }));
  return { blocks, cited };
}

interface Line {
  start: number;
  end: number;
}

interface Mark {
  end: number;
  numbers: number[];
}

function blocksOf(message: string): { kind: BlockKind; lines: Line[] }[] {
  const blocks: { kind: BlockKind; lines: Line[] }[] = [];
  let isOpen = false;
  for (const match of message.matchAll(/[^\n]*(?:\n|$)/g)) {
    const text = match[0].replace(/\n$/, "");
    if (text.trim() === "") {
      isOpen = false;
      continue;
    }
    const kind = kindOf(text);
    const last = blocks.at(-1);
    const line = { start: match.index, end: match.index + text.length };
    if (isOpen && last?.kind === kind) last.lines.push(line);
    else blocks.push({ kind, lines: [line] });
    isOpen = true;
  }
  return blocks;
}

function kindOf(line: string): BlockKind {
  if (codeLine.test(line)) return "code";
  return item.test(line) ? "list" : "paragraph";
}

/** The words of one line, each mark after the words that it speaks of. */
function piecesOf(message: string, { start, end }: Line, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let from = start;
  for (const mark of marks) {
    if (mark.end <= start || mark.end > end) continue;
    if (mark.end > from) pieces.push(message.slice(from, mark.end));
    pieces.push(mark.numbers);
    from = mark.end;
  }
  if (from < end) pieces.push(message.slice(from, end));
  return pieces;
}

/** One mark for a run of sentences of a block that come from the same pages, after the last of them. */
function withoutRepeats(lines: Piece[][]): Piece[][] {
  const marks = lines.flat().filter((piece) => typeof piece !== "string");
  const same = (a: number[], b: number[] | undefined) => b !== undefined && a.join() === b.join();
  const last = new Set(marks.filter((mark, index) => !same(mark, marks[index + 1])));
  return lines.map((line) => line.filter((piece) => typeof piece === "string" || last.has(piece)));
}
