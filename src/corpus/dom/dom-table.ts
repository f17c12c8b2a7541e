import { collapse } from "../blocks.ts";
import { blocksOf, inlineText } from "./dom-blocks.ts";
import { isControl, isFurniture, isHidden, isUnseen } from "./element-kinds.ts";
import { closest, matches } from "./selectors.ts";

/** Characters of a cell beside headings or lists: longer text is laid out below them. */
const MOST_BESIDE = 300;

/** Characters of a sign's name; a photograph is described at more length. */
const MOST_SIGN = 20;

/** Columns that cells may span: more is a mistake. */
const MOST_COLUMNS = 100;
/** Times the text of a table that is said again of what spans its rows. */
const MOST_REPEATED = 8;
const ROW = "tr,[role=row]";
const CELL = "td,th,[role=cell],[role=gridcell],[role=columnheader],[role=rowheader]";
const ELEMENT_NODE = 1;
const TEXT_NODE = 3;

/**
 * The rows of a table, cells joined by ` | `, the caption first. `undefined` for a table that only lays out other
 * blocks: one column, text beside its cells, or cells with tables, code, sections or, where no cell is a header, lists in them.
 */
export function tableLines(table: Element): string[] | undefined {
  if (table.querySelector("table,pre") !== null || laysOutSections(table) || laysOutLists(table)) return undefined;
  const rows = [...table.querySelectorAll(ROW)].map((row) => cellsOf(row, table));
  if (rows.every((cells) => cells.length < 2)) return undefined;
  if (table.localName !== "table" && saysMore(table)) return undefined;
  const caption = table.querySelector("caption");
  const lines = inColumns(rows, MOST_REPEATED * sizeOf(table))
    .filter((cells) => cells.some((cell) => cell !== ""))
    .map(rowLine);
  return caption === null ? lines : [inlineText(caption), ...lines].filter((line) => line !== "");
}

/** UTF-16 units of a label, rows that tell that the first of two cells is one, and words that tell more than a name. */
const LONGEST_LABEL = 40;
const FEWEST_LABELS = 3;
const FEWEST_WORDS = 3;
/** What has parts of its own, or columns with names. */
const LAID_OUT = "table,th,pre,details,h1,h2,h3,h4,h5,h6";

/**
 * The rows of a table that gives each of several names its value, by their two cells: it may hold lists or much text. A
 * row of anything else makes it none, as one of two things that are compared.
 */
export function labelledRows(table: Element): [label: string, value: Element][] | undefined {
  if (table.localName !== "table" || table.querySelector(LAID_OUT) !== null) return undefined;
  const rows = [...table.querySelectorAll(ROW)].map((row) => cellsOf(row, table)).filter((cells) => cells.length > 0);
  if (rows.length < FEWEST_LABELS || rows.some(({ length }) => length !== 2)) return undefined;
  const labelled = rows.map(([label, value]): [string, Element] => [labelIn(label as Element), value as Element]);
  const isEach = labelled.every(([label, value]) => label !== "" && tellsMore(value, label));
  return isEach && new Set(labelled.map(([label]) => label)).size === labelled.length ? labelled : undefined;
}

/** The short line that is all of a cell, `""` where it has none: a number or a sentence names nothing. */
function labelIn(cell: Element): string {
  const [block, more] = blocksOf(cell);
  if (block?.kind !== "paragraph" || more !== undefined || block.lines.length > 1) return "";
  const [line = ""] = block.lines;
  return line.length <= LONGEST_LABEL && /^\p{L}/u.test(line) && !/[.!?]$/.test(line) ? line : "";
}

/** Whether a value has what its label could not: a list, a number, or more words. */
function tellsMore(value: Element, label: string): boolean {
  const text = value.textContent ?? "";
  if (value.querySelector("ul,ol") !== null || /\p{N}/u.test(text)) return true;
  return wordsOf(text) >= Math.max(FEWEST_WORDS, wordsOf(label) + 1);
}

function wordsOf(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0;
}

/** Whether lists stand in a table without headers, or beside much text. */
function laysOutLists(table: Element): boolean {
  if (table.querySelector("ul,ol") === null) return false;
  return table.querySelector("th,[role=columnheader]") === null || hasLongCell(table);
}

function hasLongCell(table: Element): boolean {
  return [...table.querySelectorAll("td,th")].some((cell) => sizeOf(cell) > MOST_BESIDE);
}

function sizeOf(element: Element | null): number {
  return element?.textContent?.trim().length ?? 0;
}

/** Whether headings stand over text in cells, or beside cells of much text; one that is all of its cell names a row or a column. */
function laysOutSections(table: Element): boolean {
  const headings = [...table.querySelectorAll("h1,h2,h3,h4,h5,h6")];
  if (headings.length === 0) return false;
  return hasLongCell(table) || headings.some((heading) => sizeOf(heading) !== sizeOf(closest(heading, "td,th")));
}

/** The cells of a row that are shown, also where elements that only lay them out are around them. */
function cellsOf(row: Element, table: Element): Element[] {
  const cells = [...row.querySelectorAll(CELL)].filter((cell) => holderOf(cell) === row);
  return cells.filter((cell) => !isHiddenIn(table, cell));
}

/** The cell or row that an element stands in. */
function holderOf(element: Element): Element | null {
  return element.parentElement && closest(element.parentElement, `${CELL},${ROW}`);
}

function isHiddenIn(table: Element, cell: Element): boolean {
  let around: Element | null = cell;
  while (around !== null && around !== table && !isHidden(around)) around = around.parentElement;
  return around !== table;
}

/** Whether text stands outside of the cells, as it may where roles make a table. */
function saysMore(node: Node): boolean {
  if (node.nodeType === TEXT_NODE) return /\S/.test(node.nodeValue ?? "");
  if (node.nodeType !== ELEMENT_NODE) return false;
  return [...node.childNodes].some((child) => !isCellOrUnseen(child) && saysMore(child));
}

function isCellOrUnseen(node: Node): boolean {
  if (node.nodeType !== ELEMENT_NODE) return false;
  const element = node as Element;
  return isCell(element) || isFurniture(element) || isControl(element);
}

function isCell(element: Element): boolean {
  if (!matches(element, CELL)) return false;
  const holder = holderOf(element);
  return holder !== null && matches(holder, ROW);
}

/** The texts of the cells, each in its column: what spans rows is said in all of them, what spans columns in the first. */
function inColumns(rows: readonly Element[][], room: number): string[][] {
  const spanning = new Map<number, { text: string; rows: number }>();
  let left = room;
  return rows.map((cells) => {
    const texts: string[] = [];
    const fromAbove = () => {
      for (let above = spanning.get(texts.length); above !== undefined; above = spanning.get(texts.length)) {
        if (--above.rows === 0) spanning.delete(texts.length);
        left -= above.text.length;
        texts.push(left < 0 ? "" : above.text);
      }
    };
    for (const cell of cells) {
      fromAbove();
      const text = cellText(cell);
      const more = spanOf(cell, "rowspan") - 1;
      for (const shown of [text, ...Array<string>(spanOf(cell, "colspan") - 1).fill("")]) {
        if (more > 0 && texts.length < MOST_COLUMNS) spanning.set(texts.length, { text: shown, rows: more });
        texts.push(shown);
      }
    }
    fromAbove();
    return texts;
  });
}

function spanOf(cell: Element, attribute: "colspan" | "rowspan"): number {
  const span = Number.parseInt(cell.getAttribute(attribute) ?? "1", 10) || 1;
  return Math.max(1, attribute === "colspan" ? Math.min(span, MOST_COLUMNS) : span);
}

/** The text of a cell on one line; where there is none, the name of the one sign that it shows: "Included". */
function cellText(cell: Element): string {
  return shownText(cell) || signIn(cell);
}

function signIn(cell: Element): string {
  const names = [...cell.querySelectorAll("img,svg,[role=img],[class]")].flatMap((sign) => {
    const name =
      sign.getAttribute("alt") ?? sign.getAttribute("aria-label") ?? sign.querySelector("title")?.textContent;
    const said = collapse(name ?? (isUnseen(sign) ? (sign.textContent ?? "") : ""));
    return said === "" ? [] : [said];
  });
  const [name = "", other] = new Set(names);
  return other === undefined && name.length <= MOST_SIGN ? name : "";
}

/** Items of lists are parted by semicolons. */
function shownText(cell: Element): string {
  if (cell.querySelector("ul,ol") === null) return inlineText(cell);
  return blocksOf(cell)
    .map((block) =>
      block.kind === "heading"
        ? block.text
        : block.lines.map((line) => line.replace(/^- /, "")).join(block.kind === "list" ? "; " : " "),
    )
    .join(" ");
}

/** Empty cells at either end leave no bars behind; inside they keep the columns apart. */
function rowLine(cells: string[]): string {
  const first = cells.findIndex((cell) => cell !== "");
  const last = cells.findLastIndex((cell) => cell !== "");
  return cells.slice(first, last + 1).join(" | ");
}
