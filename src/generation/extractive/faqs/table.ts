import type { Unit } from "../unit.ts";

/** Rows of a table that is told in one line, at most. */
const MOST_ROWS = 10;

/**
 * "Monday: 9 to 17" for each row of a small table that is all of a section; undefined where a figure would say nothing
 * without the head of its column, or it is unclear whether there is a head.
 */
export function tableInLines(units: readonly Unit[]): string[] | undefined {
  if (units.length < 2 || units.length > MOST_ROWS || units.some(({ kind }) => kind !== "row")) return undefined;
  const rows = units.map(({ text }) => text.split(" | ").map((cell) => cell.trim()));
  const columns = rows[0]!.length;
  if (columns < 2 || rows.some((row) => row.length !== columns || row.includes(""))) return undefined;
  const head = headOf(rows);
  if (head === undefined) return undefined;
  const told = rows.slice(head);
  const isBare = (cell: string) => !/\p{L}{2}/u.test(cell);
  if (columns > 2 && told.some(([, ...cells]) => cells.some(isBare))) return undefined;
  return told.map(([name, ...cells]) => `${name}: ${cells.join(", ")}`);
}

/** Rows of the head: 1 where a column has a figure in all others and none there, 0 where it has one there too. */
function headOf([first = [], ...others]: readonly string[][]): 0 | 1 | undefined {
  const hasFigure = (cell = "") => /\p{N}/u.test(cell);
  const figured = first.filter((_, at) => at > 0 && others.every((row) => hasFigure(row[at])));
  if (figured.length === 0) return undefined;
  return figured.some(hasFigure) ? 0 : 1;
}
