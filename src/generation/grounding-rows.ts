import { headOf, labelledCells } from "./extractive/table-rows.ts";

/** Rows of a table with the names of its columns before their cells: "Canoe: Half day £28; …". By the row as it stands. */
export function labelledRows(rows: readonly string[]): ReadonlyMap<string, string> {
  const head = headOf(rows);
  if (head === undefined) return new Map();
  const labelled = (row: string) => {
    const [name, ...cells] = labelledCells(row, head).map(({ label, cell }) => `${label} ${cell}`.trim());
    return `${name}: ${cells.join("; ")}`;
  };
  return new Map(rows.slice(1).map((row) => [row, labelled(row)]));
}
