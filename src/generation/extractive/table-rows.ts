/** Between the cells of a row as a page's text holds it. */
const BETWEEN = " | ";
/** A cell that says nothing without the name of its column: a figure, a mark, a yes or no. */
const BARE = /^(?:(?!.*\p{L}{3})(?=.*[\p{N}\p{S}✓✗—–-]).*|yes|no|n\/a)$/iu;
/** Columns of a table whose first row is known by what stands below it. */
const LEAST_COLUMNS = 2;

export function cellsOf(row: string): string[] {
  return row.split(BETWEEN).map((cell) => cell.trim());
}

/**
 * The row that names the columns of a table: the first, where a column says nothing without its name below it and has a
 * name there. `undefined` where that is unclear.
 */
export function headOf(rows: readonly string[]): string | undefined {
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0) return undefined;
  const names = cellsOf(first);
  if (names.length < LEAST_COLUMNS || names.some((name) => BARE.test(name))) return undefined;
  const below = others.map(cellsOf);
  const isClear = below.some((cells) => cells.slice(1).some((cell) => BARE.test(cell)));
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
