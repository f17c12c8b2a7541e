const ROW = /^ {0,3}\|.*\|[ \t]*$/;
const DELIMITER = /^[ \t|:+=-]+$/;
/** What a table may stand right below. */
const APART = /^(?:\s*$| {0,3}#{1,6}[ \t])/;
const CELL_END = /(?<!\\)\|/g;

/** kramdown's tables need no line below their header, which is all that CommonMark knows one by: it is added. */
export function withDelimiters(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const rows = rowsFrom(lines, at);
    const [header = "", ...others] = rows;
    const isBare = others.length > 0 && APART.test(lines[at - 1] ?? "") && !rows.some((row) => DELIMITER.test(row));
    for (const row of isBare ? [header, delimiterOf(header), ...others] : rows) whole.push(row);
    at += rows.length;
  }
  return whole;
}

/** The rows that begin at a line; where none does, the line. */
function rowsFrom(lines: readonly string[], start: number): readonly string[] {
  let end = start;
  while (ROW.test(lines[end] ?? "")) end += 1;
  return lines.slice(start, Math.max(end, start + 1));
}

function delimiterOf(header: string): string {
  const cells = (header.match(CELL_END)?.length ?? 1) - 1;
  return `|${"---|".repeat(Math.max(1, cells))}`;
}
