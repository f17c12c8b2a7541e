import { inlineText } from "./dom-blocks.ts";

/** Characters of a cell beside headings: longer text is laid out below them. */
const MOST_BESIDE_HEADINGS = 300;

/**
 * The rows of a table, cells joined by ` | `, the caption first. `undefined` for a table that only lays out other
 * blocks: one column, or cells with lists, tables, code or sections in them.
 */
export function tableLines(table: Element): string[] | undefined {
  if (table.querySelector("table,ul,ol,pre") !== null || laysOutSections(table)) return undefined;
  const rows = [...table.querySelectorAll("tr")].map(cellsOf);
  if (rows.every((cells) => cells.length < 2)) return undefined;
  const caption = table.querySelector("caption");
  const lines = rows.filter((cells) => cells.some((cell) => cell !== "")).map(rowLine);
  return caption === null ? lines : [inlineText(caption), ...lines].filter((line) => line !== "");
}

/** Whether headings stand over text in cells, or beside cells of much text; one that is all of its cell names a row or a column. */
function laysOutSections(table: Element): boolean {
  const headings = [...table.querySelectorAll("h1,h2,h3,h4,h5,h6")];
  if (headings.length === 0) return false;
  const sizeOf = (element: Element | null) => element?.textContent?.trim().length ?? 0;
  const isLong = [...table.querySelectorAll("td,th")].some((cell) => sizeOf(cell) > MOST_BESIDE_HEADINGS);
  return isLong || headings.some((heading) => sizeOf(heading) !== sizeOf(heading.closest("td,th")));
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
