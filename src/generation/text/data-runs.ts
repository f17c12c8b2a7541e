import { areNextDays } from "../../search/analysis/week.ts";
import {
  CLOCK,
  type Datum,
  factOfLine,
  factOfLines,
  isLabelled,
  isShort,
  VALUE_WORDS,
  withoutNoteMark,
} from "./fact-lines.ts";
import { cellsOf, columnsOf, headOf, type Line, labelledCells, tablesOf } from "./table-rows.ts";

export type { Datum } from "./fact-lines.ts";

/** Neighbouring lines of a text with the facts that they tell. */
export interface DataRun<Row extends Line> {
  readonly lines: readonly Row[];
  /** None of a table with a long row. */
  readonly data: readonly Datum[];
  /** What a table of several columns tells in each of them. */
  readonly columns?: readonly DataColumn[];
}

export interface DataColumn {
  readonly name: string;
  readonly data: readonly Datum[];
}

/** An icon may stand there too; a number before a line is a part of what it tells: "1. prize: …". */
const MARKER = /^\s*[-*•]?\s*(?:\p{Extended_Pictographic}\ufe0f? ?){0,2}$/u;
/** "Tuesday and Thursday, 19:30 to 21:30", of which the heading says what is then. */
const HOURS = new RegExp(`${CLOCK} ?(?:[-–—]|to|until|bis|à|a|alle|às|tot) ?${CLOCK}`, "iu");

/** What a text tells as data: rows of tables, "label: value" lines, and lines below one that names them. */
export function dataRuns<Row extends Line>(lines: readonly Row[], text: string): DataRun<Row>[] {
  return [...tablesIn(lines, text), ...linesIn(lines, text)];
}

/** Paragraphs of one line that is hours, each by itself. */
export function hoursAlone<Row extends Line>(all: readonly Row[], text: string): DataRun<Row>[] {
  return paragraphsOf(all, text).flatMap((lines) => {
    const [line] = lines;
    const said = text.slice(line!.start, line!.end);
    const isAlone = lines.length === 1 && line!.kind === "prose" && isWholeLine(line!, text);
    const isHours = isAlone && isShort(said, VALUE_WORDS) && HOURS.test(said) && !isLabelled(said);
    return isHours ? [{ lines, data: [{ name: "", value: said.replace(/\.$/u, "") }] }] : [];
  });
}

/** "Canoe: £4"; a value without a name as it is. */
export function factText({ name, value }: Datum): string {
  return name === "" ? value : `${name}: ${value}`;
}

/** What a line above data calls them, by their column where they are of one: "Fees, a year". */
export function nameOver(line: string, column = ""): string {
  const name = line
    .trim()
    .replace(/^(?:\p{Extended_Pictographic}\ufe0f? ?){1,3}(?=\p{L})/u, "")
    .replace(/ ?[:：;.]$/u, "");
  return [name, column].filter((each) => each !== "").join(", ");
}

/** Days in a row of which the same is told, as one: "Mon–Fri: 9 to 17". */
export function daysTogether(data: readonly Datum[]): Datum[] {
  const together: { first: string; last: string; value: string }[] = [];
  for (const { name, value } of data) {
    const before = together.at(-1);
    if (before?.value === value && areNextDays(before.last, name)) before.last = name;
    else together.push({ first: name, last: name, value });
  }
  return together.map(({ first, last, value }) => ({ name: first === last ? first : `${first}–${last}`, value }));
}

/** The tables of a text, each row with its name and what its cells tell. */
function tablesIn<Row extends Line>(all: readonly Row[], text: string): DataRun<Row>[] {
  return tablesOf(all, text).flatMap((lines) => {
    const rows = lines.map(({ start, end }) => text.slice(start, end));
    const head = headOf(rows);
    const columns = columnsOf(rows);
    if (lines.length < 2 || columns < 2) return [];
    const cells = rows.filter((row) => row !== head).map((row) => labelledCells(row, head, columns));
    const told = cells.map((row) => datumOf(row, columns));
    const data = told.every((datum) => datum !== undefined) ? told : [];
    return [{ lines, data, columns: columns > 2 ? columnsIn(cells, head) : [] }];
  });
}

type Cells = readonly { label: string; cell: string }[];

/** The columns of a name of their own in which most of the rows tell something. */
function columnsIn(rows: readonly Cells[], head = ""): DataColumn[] {
  const byName = Map.groupBy(cellsOf(head), (name) => name);
  const names = [...byName].flatMap(([name, same]) => (name !== "" && same.length === 1 ? [name] : []));
  const cellsByName = rows.map((cells) => new Map(cells.map((cell) => [cell.label, cell])));
  return names.flatMap((name) => {
    const data = rows.flatMap(([first], row) => {
      const cell = cellsByName[row]!.get(name);
      return (first && cell && datumOf([first, cell], 2)) ?? [];
    });
    return data.length > 1 && data.length >= rows.length / 2 ? [{ name, data }] : [];
  });
}

/** Words of the name of a row. */
const CELL_WORDS = 8;
/** A cell in which nothing stands. */
const BLANK = /^[-–—]?$/u;

/** A row by its name, its cells with the names of their columns where there are several; undefined where one is long. */
function datumOf([first, ...others]: Cells, columns: number): Datum | undefined {
  const told = others.filter(({ cell }) => !BLANK.test(cell));
  if (first === undefined || told.length === 0 || !/\p{L}/u.test(first.cell)) return undefined;
  const value = told.map(({ label, cell }) => (columns > 2 && label !== "" ? `${label} ${cell}` : cell)).join(", ");
  const name = first.cell.replace(/\s?[:：]$/u, "");
  return isShort(name, CELL_WORDS) && isShort(value, VALUE_WORDS) ? { name, value: withoutNoteMark(value) } : undefined;
}

/** Paragraphs of such lines that follow one another. */
function linesIn<Row extends Line>(all: readonly Row[], text: string): DataRun<Row>[] {
  const runs: { lines: Row[]; data: Datum[] }[] = [];
  let goesOn = false;
  for (const paragraph of paragraphsOf(all, text)) {
    const data = factsOf(paragraph, text);
    if (data !== undefined && goesOn) {
      runs.at(-1)!.lines.push(...paragraph);
      runs.at(-1)!.data.push(...data);
    } else if (data !== undefined) runs.push({ lines: [...paragraph], data: [...data] });
    goesOn = data !== undefined;
  }
  return runs;
}

/** Lines that no blank one parts. */
function paragraphsOf<Row extends Line>(all: readonly Row[], text: string): Row[][] {
  const paragraphs: Row[][] = [];
  let before: Row | undefined;
  for (const line of all) {
    if (before !== undefined && !text.slice(before.end, line.start).includes("\n\n")) paragraphs.at(-1)!.push(line);
    else paragraphs.push([line]);
    before = line;
  }
  return paragraphs;
}

function factsOf(paragraph: readonly Line[], text: string): Datum[] | undefined {
  if (!paragraph.every((line) => isWholeLine(line, text))) return undefined;
  const texts = paragraph.map(({ start, end }) => text.slice(start, end));
  // Of a list that is quoted the first item may have lost its mark.
  const isListed = paragraph.some(({ kind }) => kind === "item");
  const labelled = texts.map((line) => factOfLine(line, isListed));
  if (labelled.every((datum) => datum !== undefined)) return labelled;
  return paragraph.every(({ kind }) => kind === "prose") ? factOfLines(texts) : undefined;
}

/** Whether a line of text is all of its line, but for a marker. */
function isWholeLine({ kind, start, end }: Line, text: string): boolean {
  if (kind !== "prose" && kind !== "item") return false;
  return (text[end] ?? "\n") === "\n" && MARKER.test(text.slice(text.lastIndexOf("\n", start - 1) + 1, start));
}
