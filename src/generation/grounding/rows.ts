import { columnsOf, headOf, type Line, labelledCells, tablesOf } from "../text/table-rows.ts";

/** Rows below one that names their columns, each with those before its cells: "Canoe: Half day £28; …". */
export function labelledRows<Row extends Line>(lines: readonly Row[], text: string): ReadonlyMap<Row, string> {
  const textOf = ({ start, end }: Row) => text.slice(start, end);
  const labelled = (table: readonly Row[]): [Row, string][] => {
    const rows = table.map(textOf);
    const head = headOf(rows);
    return head === undefined ? [] : table.slice(1).map((row) => [row, said(textOf(row), head, columnsOf(rows))]);
  };
  return new Map(tablesOf(lines, text).flatMap(labelled));
}

function said(row: string, head: string, columns: number): string {
  const [name, ...cells] = labelledCells(row, head, columns).map(({ label, cell }) => `${label} ${cell}`.trim());
  return `${name}: ${cells.join("; ")}`;
}
