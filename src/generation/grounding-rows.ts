import { headOf, type Line, labelledCells, tablesOf } from "./extractive/table-rows.ts";

/** Rows below one that names their columns, each with those before its cells: "Canoe: Half day £28; …". */
export function labelledRows<Row extends Line>(lines: readonly Row[], text: string): ReadonlyMap<Row, string> {
  const textOf = ({ start, end }: Row) => text.slice(start, end);
  const labelled = (table: readonly Row[]): [Row, string][] => {
    const head = headOf(table.map(textOf));
    return head === undefined ? [] : table.slice(1).map((row) => [row, said(textOf(row), head)]);
  };
  return new Map(tablesOf(lines, text).flatMap(labelled));
}

function said(row: string, head: string): string {
  const [name, ...cells] = labelledCells(row, head).map(({ label, cell }) => `${label} ${cell}`.trim());
  return `${name}: ${cells.join("; ")}`;
}
