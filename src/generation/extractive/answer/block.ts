import type { SourcePassage } from "../../../schemas/generation.ts";
import { tellsWeek } from "../../../search/analysis/week.ts";
import type { Language } from "../../language/language.ts";
import { ASKS } from "../../text/sentence-marks.ts";
import { cellsOf, columnsOf, headOf, tablesOf } from "../../text/table-rows.ts";
import { countWords } from "../../text/words.ts";
import { LABEL } from "../page/list.ts";
import { isReply } from "../page/reply.ts";
import { isStep, numberOf, type Unit } from "../page/unit.ts";
import { tellsCase } from "../page/visitor-case.ts";
import { isOrder } from "../sentence/orders.ts";
import { isComplete } from "../sentence/standing.ts";

/** The smallest stretch that can be shown by itself: a sentence with what it leans on, the lines of an address, a list with its lead-in, code. */
export interface Block {
  readonly form: "prose" | "lines" | "list" | "code" | "row" | "table";
  /** What introduces a list or code; its heading stands in where there is none. Of a table the row that names its columns. */
  readonly lead: Unit | undefined;
  readonly units: readonly Unit[];
  readonly passage: SourcePassage;
  /** Whether it leans on something that is not in it. */
  readonly leaning: boolean;
  /** Of a table and its rows the cells of the longest. */
  readonly columns?: number;
  /** The sentences that follow prose. */
  readonly rest?: readonly Unit[];
  /** Units of a list behind which something of it is left out, which is shown by a mark. */
  readonly cutAfter?: ReadonlySet<Unit>;
}

/** Sentences before that a leaning one may take along. */
const MOST_BEFORE = 2;

/** Sentences behind one that may go with it, or tell what is asked of it. */
const MOST_REST = 12;

/** The end of a line that leads to what follows it. */
export const LEADS = /[:：]$/u;

/** Every block of one passage's units, overlapping where a sentence can be shown alone or with others. */
export function blocksOf(units: readonly Unit[], language: Language): Block[] {
  const blocks: Block[] = [];
  const tables = new Map(tablesOf(units, units[0]?.passage.text ?? "").map((table) => [table[0]!, table]));
  let listEnd = 0;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    const before = units[i - 1];
    if (unit.kind === "item" && i < listEnd) continue;
    if (unit.kind === "prose")
      blocks.push(...(isLeadIn(units, i) ? valuesBelow(units, i) : proseBlocks(units, i, language)));
    else if (unit.kind === "row") blocks.push(...tableBlocks(tables.get(unit) ?? []));
    else if ((unit.kind === "item" || unit.kind === "code") && before?.kind !== unit.kind) {
      const run = unit.kind === "item" ? listOf(units, i) : runOf(units, i);
      if (unit.kind === "item") listEnd = i + run.length;
      const lead = before?.kind === "prose" && isLeadIn(units, i - 1) ? before : undefined;
      // The heading names the table that stands between it and a list.
      const lacksLead = lead === undefined && (lacksName(run) || before?.kind === "row");
      blocks.push(block(unit.kind === "item" ? "list" : "code", lead, run, lacksLead));
    }
  }
  return blocks;
}

/** Whether nothing says what a list or code is of: no heading, nor a label before each item ("Start: May 4"). */
function lacksName(run: readonly Unit[]): boolean {
  return run[0]!.passage.heading === "" && !run.every(({ kind, text }) => kind === "item" && LABEL.test(text));
}

/** Rows of a table that is shown as a whole. */
const MOST_ROWS = 10;

/** Each row of a table with the names of its columns, and a small table as a whole. */
function tableBlocks(rows: readonly Unit[]): Block[] {
  if (rows.length === 0) return [];
  const texts = rows.map(({ text }) => text);
  const head = headOf(texts) === undefined ? undefined : rows[0];
  const columns = columnsOf(texts);
  const told = rows.filter((row) => row !== head);
  const each = rowsOfOne(told, columns).map((of) => ({ ...block("row", head, of, false), columns }));
  // Without names of its columns it is told below its heading.
  const isNamed = head !== undefined || (isBelowName(rows[0]!) && columns === 2) || tellsWeek(texts);
  const isWhole = isNamed && told.length > 1 && told.length <= MOST_ROWS;
  return isWhole ? [{ ...block("table", head, told, false), columns }, ...each] : each;
}

/** Whether what stands over a row names it: a heading, or the title of a page of a few lines. */
function isBelowName({ passage, source }: Unit): boolean {
  return passage.heading !== "" || (source.title !== "" && passage.ordinal === 0);
}

/** The rows in their order, those with one name together, where each tells one thing: "Saturday | 8–12", "Saturday | 14–16". */
function rowsOfOne(rows: readonly Unit[], columns: number): Unit[][] {
  const groups: Unit[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (columns === 2 && group !== undefined && cellsOf(group[0]!.text)[0] === cellsOf(row.text)[0]) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Whether the sentence only announces the list or code right after it. */
function isLeadIn(units: readonly Unit[], index: number): boolean {
  const next = units[index + 1];
  const text = units[index]!.text;
  if (LEADS.test(text)) return !leadsToPicture(units, index);
  return (next?.kind === "item" || next?.kind === "code") && next.opensLine && !/[?？]$/u.test(text);
}

/** Words of a sentence at least that says something, whatever it leads to. */
const LEAST_SAID = 5;

/** Whether a sentence leads to nothing that is text: a picture stood there, and it tells what to do or what it shows. */
function leadsToPicture(units: readonly Unit[], index: number): boolean {
  const { text, source } = units[index]!;
  const next = units[index + 1];
  if (next !== undefined && (next.kind !== "prose" || !next.opensLine)) return false;
  return countWords(text) >= LEAST_SAID && isOrder(text, source.locale);
}

/** Lines of a list that its author has not marked. */
const MOST_VALUES = 10;
/** Lines of an address. */
const FEW_VALUES = 3;

/** The lines that one leads to, as a list, where none is a sentence of its own: opening hours, an address. */
function valuesBelow(units: readonly Unit[], index: number): Block[] {
  let end = index + 1;
  while (end < units.length && isValue(units[end]!)) end++;
  // Behind a sentence the list goes on.
  if (end + 1 < units.length && units[end]!.opensLine && isValue(units[end + 1]!)) return [];
  // What stands behind several amounts and has none is of something else: links to other pages.
  const isAmount = ({ text }: Unit) => /\p{N}/u.test(text);
  if (end - index - 1 > FEW_VALUES) while (end > index + 1 && !isAmount(units[end - 1]!)) end--;
  const values = units.slice(index + 1, end).map((unit) => ({ ...unit, kind: "item" as const }));
  const shown = values.length <= MOST_VALUES ? values : wholeParagraphs(values);
  if (shown.length < 2) return [];
  const told = block("list", units[index], shown, false);
  return [shown === values ? told : { ...told, cutAfter: new Set(shown.slice(-1)) }];
}

/** The first lines of many, as far as a blank line parts them from the others: the first of several addresses. */
function wholeParagraphs(values: readonly Unit[]): readonly Unit[] {
  const isParted = (unit: Unit, before: Unit) => unit.passage.text.slice(before.end, unit.start).includes("\n\n");
  const ends = values.flatMap((unit, at) => (at > 1 && isParted(unit, values[at - 1]!) ? [at] : []));
  return values.slice(0, ends.findLast((end) => end <= MOST_VALUES) ?? 0);
}

/** Whether a line is no sentence of its own, nor leads to one below it. */
function isValue({ kind, opensLine, text }: Unit): boolean {
  return kind === "prose" && opensLine && !isComplete(text) && !LEADS.test(text);
}

/** The block of a sentence; that of a question ends with what stands behind it, and is none without that. */
function proseBlocks(units: readonly Unit[], index: number, language: Language): Block[] {
  if (!ASKS.test(units[index]!.text)) return [proseBlock(units, index, language)];
  const next = units[index + 1];
  const isTold = next?.kind === "prose" && !/[?？؟][”"»’')]*$/u.test(next.text) && !isLeadIn(units, index + 1);
  return isTold ? [proseBlock(units, index + 1, language, lineStart(units, index))] : [];
}

/** Where the line of a question begins, if with a visitor's case: that says of what it asks. */
function lineStart(units: readonly Unit[], index: number): number {
  const from = Math.max(0, index - MOST_BEFORE);
  const opens = units.slice(from, index + 1).findLastIndex(({ opensLine }) => opensLine);
  return opens < 0 || !tellsCase(units[from + opens]!.text) ? index : from + opens;
}

/** The sentence at `index` with those before it, from `from` on, that it does not stand without. */
function proseBlock(units: readonly Unit[], index: number, language: Language, from = index): Block {
  let first = from;
  const leans = (unit: Unit) => language.dangling.test(unit.text);
  while (first > 0 && index - first < MOST_BEFORE && leans(units[first]!) && units[first - 1]!.kind === "prose")
    first--;
  // What stands behind a "no" sounds like a yes; what answers or ends the line before it names nothing without it.
  if ((first === 1 && repliesBefore(units)) || answersLine(units, first) || isLedTo(units, first)) first--;
  return {
    ...block("prose", undefined, units.slice(first, index + 1), leans(units[first]!)),
    rest: restOf(units, index),
  };
}

/** Whether a passage opens with a "yes" or "no" on which its next sentence goes on. */
function repliesBefore([reply, next]: readonly Unit[]): boolean {
  return isReply(reply!) && !reply!.passage.text.slice(reply!.end, next!.start).includes("\n\n");
}

/** The sentences behind one, up to a list, code or a line that only names something, as many as are looked at. */
function restOf(units: readonly Unit[], index: number): Unit[] {
  const next = units.slice(index + 1, index + 1 + MOST_REST);
  const isName = ({ opensLine, text }: Unit) => opensLine && !isComplete(text);
  const end = next.findIndex((unit, i) => unit.kind !== "prose" || isName(unit) || isLeadIn(units, index + 1 + i));
  return end < 0 ? next : next.slice(0, end);
}

function answersLine(units: readonly Unit[], index: number): boolean {
  const before = units[index - 1];
  return units[index]!.opensLine && before?.kind === "prose" && before.opensLine && ASKS.test(before.text);
}

/** Whether more values stand below one, also behind a sentence between them. */
function isOneOfSeveral(units: readonly Unit[], index: number): boolean {
  const [next, over] = [units[index + 1], units[index + 2]];
  if (next?.kind !== "prose" || !next.opensLine || LEADS.test(next.text)) return false;
  return isValue(next) || (over !== undefined && isValue(over));
}

/**
 * Whether a line is all that the one before it leads to: both are of one paragraph, or it is no sentence of its own. Of
 * several lines all are told, or the one that is asked for.
 */
function isLedTo(units: readonly Unit[], index: number): boolean {
  const [before, unit] = [units[index - 1], units[index]!];
  const { text, opensLine, passage, start } = unit;
  if (before?.kind !== "prose" || !opensLine || !LEADS.test(before.text)) return false;
  if (isValue(unit) && isOneOfSeveral(units, index)) return false;
  return !passage.text.slice(before.end, start).includes("\n\n") || !isComplete(text);
}

function runOf(units: readonly Unit[], start: number): Unit[] {
  let end = start;
  while (units[end]?.kind === units[start]!.kind) end++;
  return units.slice(start, end);
}

/** A list with what stands between its steps, as far as their numbers go on, and with what its last line leads to. */
function listOf(units: readonly Unit[], start: number): Unit[] {
  let end = start;
  for (let next = start; next >= 0; next = nextStep(units, start, end)) {
    end = next + runOf(units, next).length;
    const led = units[end];
    if (LEADS.test(units[end - 1]!.text) && (led?.kind === "code" || led?.kind === "row"))
      end += runOf(units, end).length;
  }
  return units.slice(start, end);
}

/** Where the step after the last one of `units[start..end)` stands; -1 where there is none. */
function nextStep(units: readonly Unit[], start: number, end: number): number {
  const last = units.slice(start, end).findLast(isStep);
  const next = units.findIndex((unit, i) => i >= end && isStep(unit));
  return last !== undefined && next >= 0 && numberOf(units[next]!) === numberOf(last) + 1 ? next : -1;
}

/** Words of a block as shown: markers, marks and a heading that leads in included. */
export function wordCountOf({ form, lead, passage, units, cutAfter }: Block): number {
  // The names of the columns are said in each row.
  if (form === "row" || form === "table")
    return units.reduce((sum, { text }) => sum + countWords(`${lead?.text ?? ""} ${text}`), 0);
  const opening = form === "prose" || form === "lines" ? "" : (lead?.text ?? passage.heading);
  const lines = units.map((unit) => `${unit.marker}${unit.text}`);
  return countWords(`${opening} ${lines.join(" ")}`) + (cutAfter?.size ?? 0);
}

function block(form: Block["form"], lead: Unit | undefined, units: readonly Unit[], leaning: boolean): Block {
  return { form, lead, units, passage: units[0]!.passage, leaning };
}
