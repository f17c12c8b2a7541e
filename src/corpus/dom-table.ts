import { inlineText } from "./dom-blocks.ts";

/**
 * The rows of a table, cells joined by ` | `, the caption first. `undefined` for a table that only lays out other
 * blocks: one column, or cells with headings, lists or tables in them.
 */
export function tableLines(table: Element): string[] | undefined {
  if (table.querySelector("table,h1,h2,h3,h4,h5,h6,ul,ol,pre") !== null) return undefined;
  const rows = [...table.querySelectorAll("tr")].map(cellsOf);
  if (rows.every((cells) => cells.length < 2)) return undefined;
  const caption = table.querySelector("caption");
  const lines = rows.filter((cells) => cells.some((cell) => cell !== "")).map(rowLine);
  return caption === null ? lines : [inlineText(caption), ...lines].filter((line) => line !== "");
}

function cellsOf(row: Element): string[] {
  return [...row.children].filter(({ localName }) => localName === "td" || localName === "th").map(inlineText);
}

/** Empty cells at either end leave no bars behind; inside they keep the columns apart. */
function rowLine(cells: string[]): string {
  const first = cells.findIndex((cell) => cell !== "");
  const last = cells.findLastIndex((cell) => cell !== "");
  return cells.slice(first, last + 1).join(" | ");
}
