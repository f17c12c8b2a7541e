import { CLOSED, cellsOf } from "../../../text/table-rows.ts";
import type { Unit } from "../../page/unit.ts";
import { tellsPrice } from "../../sentence/price.ts";

/** Rows of a table that is told in one line, at most. */
const MOST_ROWS = 10;

/**
 * "Monday: 9 to 17", or "Canoe: Half day £28, Full day £45", for each row of a small table that is all of a section;
 * undefined where it is unclear whether there is a head that names the columns.
 */
export function tableInLines(units: readonly Unit[]): string[] | undefined {
  if (units.length < 2 || units.length > MOST_ROWS || units.some(({ kind }) => kind !== "row")) return undefined;
  const rows = withCorner(units.map(({ text }) => cellsOf(text)));
  const columns = rows[0]!.length;
  const isTorn = (row: readonly string[], i: number) =>
    row.length !== columns || row.slice(i === 0 ? 1 : 0).includes("");
  if (columns < 2 || rows.some(isTorn)) return undefined;
  const head = headRowsOf(rows);
  if (head === undefined) return undefined;
  const told = rows.slice(head);
  const isBare = (cell: string) => !/\p{L}{2}/u.test(cell);
  const needsNames = columns > 2 && told.some(([, ...cells]) => cells.some(isBare));
  if (needsNames && head === 0) return undefined;
  const names = needsNames ? rows[0]! : [];
  const labelled = (cell: string, i: number) => [names[i + 1], cell].filter(Boolean).join(" ");
  return told.map(([name, ...cells]) => `${name}: ${cells.map(labelled).join(", ")}`);
}

/**
 * "Adults: Ticket 5 €" for each row of a table of several columns that tells a price in the first of them that does; a row
 * of one cell beside its name has that in all of them: "Children: free".
 */
export function columnInLines(units: readonly Unit[]): string[] | undefined {
  if (units.length > MOST_ROWS) return undefined;
  const [head = [], ...rows] = withCorner(units.map(({ text }) => cellsOf(text)));
  const at = head.findIndex((_, i) => i > 0 && rows.filter((row) => tellsPrice(row[i] ?? "")).length > 1);
  const isTorn = ({ length }: readonly string[]) => length !== head.length && length !== 2;
  if (at < 0 || head.length < 3 || head.some((cell) => /\p{N}/u.test(cell) && tellsPrice(cell)) || rows.some(isTorn))
    return undefined;
  const told = rows.flatMap((row) => {
    const [name, ...cells] = row;
    if (row.length === 2) return STANDS_FOR_ONE.test(cells[0]!) ? [`${name}: ${cells[0]}`] : [];
    return tellsPrice(row[at]!) ? [`${name}: ${head[at]} ${row[at]}`] : [];
  });
  return told.length > 1 ? told : undefined;
}

/** The rows with the empty cell that a head has above the names, where it has lost that. */
function withCorner(rows: readonly string[][]): readonly string[][] {
  const [head = [], ...others] = rows;
  const isShort = others.length > 0 && others.every(({ length }) => length === head.length + 1);
  return isShort && head.every((cell) => !/\p{N}/u.test(cell)) ? [["", ...head], ...others] : rows;
}

/** What stands in a column of figures where there is none. */
const STANDS_FOR_ONE =
  /^(?:closed|free|none|included|n\/a|[–—-]|geschlossen|frei|kostenlos|cerrado|gratis|fermé|gratuit|chiuso|gratuito|fechado|gesloten)$/i;

/** Rows of the head: 1 where a column has a figure in all others and none there, 0 where it has one there too. */
function headRowsOf([first = [], ...others]: readonly string[][]): 0 | 1 | undefined {
  const hasFigure = (cell = "") => /\p{N}/u.test(cell);
  const hasOne = (cell = "") => hasFigure(cell) || STANDS_FOR_ONE.test(cell);
  const figured = first.filter((_, at) => at > 0 && others.every((row) => hasOne(row[at])));
  if (figured.length === 0) return undefined;
  return figured.some((cell) => hasFigure(cell) || CLOSED.test(cell)) ? 0 : 1;
}
