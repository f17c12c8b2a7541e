/** Between the cells of a row as a page's text holds it. */
const BETWEEN = " | ";
/** A cell that says nothing without the name of its column: a figure, a mark, a yes or no. */
const BARE = /^(?:(?!.*\p{L}{3})(?=.*[\p{N}\p{S}✓✗—–-]).*|yes|no|n\/a)$/iu;
/** Columns of a table whose first row names them, whatever stands below it. */
const NAMED_COLUMNS = 3;

export function cellsOf(row: string): string[] {
  return row.split(BETWEEN).map((cell) => cell.trim());
}

/**
 * The row that names the columns of a table: the first, where it has no figure, and the table has several columns
 * beside the names of its rows, or figures. Of two columns of words it is unclear whether the first row names them.
 */
export function headOf(rows: readonly string[]): string | undefined {
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0) return undefined;
  const names = cellsOf(first);
  if (names.length < 2 || names.some((name) => BARE.test(name))) return undefined;
  const below = others.map(cellsOf);
  const isClear = below.some(
    (cells) => cells.length >= NAMED_COLUMNS || cells.slice(1).some((cell) => BARE.test(cell)),
  );
  return isClear && below.every((cells) => isBelow(cells, names)) ? first : undefined;
}

/** Whether a row has a cell for each name, or one more where the first column has none. */
function isBelow(cells: readonly string[], names: readonly string[]): boolean {
  return cells.length === names.length || cells.length === names.length + 1;
}

/** The cells of a row with the names of their columns, `""` for the first, which names the row. */
export function labelledCells(row: string, head: string | undefined): { label: string; cell: string }[] {
  const cells = cellsOf(row);
  const names = head === undefined ? [] : cellsOf(head);
  const shift = cells.length - names.length;
  return cells.map((cell, i) => ({ label: i === 0 || head === undefined ? "" : (names[i - shift] ?? ""), cell }));
}

/** A line of a text, by where it stands. */
export interface Line {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

/** The tables of a text, as rows that no blank line parts. */
export function tablesOf<Row extends Line>(lines: readonly Row[], text: string): Row[][] {
  const tables: Row[][] = [];
  let before: Row | undefined;
  for (const line of lines) {
    if (line.kind === "row") {
      const goesOn = before?.kind === "row" && !text.slice(before.end, line.start).includes("\n\n");
      if (goesOn) tables.at(-1)!.push(line);
      else tables.push([line]);
    }
    before = line;
  }
  return tables;
}
