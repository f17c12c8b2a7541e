import { cellsOf, labelledCells } from "../../../text/table-rows.ts";
import { blankBehind } from "../../../text/words.ts";
import { isStep, numberOf, type Unit } from "../../page/unit.ts";
import { isComplete } from "../../sentence/standing.ts";
import { type Block, LEADS } from "../block.ts";
import { foreignAddresses } from "../choice/foreign-link.ts";
import type { Piece } from "./piece.ts";

/** Puts blocks into reading order (the best page and its best passage first, then as on the page) and joins them. */
export function compose(blocks: readonly Block[], markdown: boolean): Piece[] {
  const pages = [...new Set(blocks.map((block) => sourceOf(block)))];
  const best = blocks[0]?.passage;
  const placeOf = (block: Block) => [pages.indexOf(sourceOf(block)), block.passage === best ? 0 : 1, orderOf(block)];
  const ordered = [...blocks].sort((a, b) => {
    const other = placeOf(b);
    return placeOf(a).reduce((before, place, i) => before || place - other[i]!, 0);
  });
  const pieces: Piece[] = [];
  ordered.forEach((block, i) => {
    const gap = gapBetween(ordered[i - 1], block);
    if (block.form === "prose") pieces.push(...sentences(block.units, gap, markdown));
    else if (block.form === "lines") pieces.push(...lines(block.units, gap, markdown));
    else if (block.form === "row" || block.form === "table") pieces.push(...rows(block, gap, markdown));
    else if (block.form === "list") pieces.push(...list(block, gap, markdown));
    else pieces.push(...code(block, gap));
  });
  return pieces;
}

function orderOf(block: Block): number {
  return block.units[0]!.order;
}

function sourceOf(block: Block) {
  return block.units[0]!.source;
}

function gapBetween(before: Block | undefined, block: Block): string {
  if (before === undefined) return "";
  const flows =
    before.form === "prose" &&
    block.form === "prose" &&
    sourceOf(before) === sourceOf(block) &&
    !isLabel(block.units[0]!);
  return flows ? behind(before.units.at(-1)!) : "\n\n";
}

function sentences(units: readonly Unit[], gap: string, markdown: boolean): Piece[] {
  const pieces = units.map((unit, i) => ({
    before: i === 0 ? gap : opensParagraph(unit, units[i - 1]!) ? "\n\n" : behind(units[i - 1]!),
    text: unit.text,
    source: unit.source,
  }));
  return markdown ? pieces.flatMap(unlinked) : pieces;
}

/** Lines that each stand alone; Markdown joins those that no blank line parts. */
function lines(units: readonly Unit[], gap: string, markdown: boolean): Piece[] {
  const between = markdown ? "\n\n" : "\n";
  const pieces = units.map(({ text, source }, i) => ({ before: i === 0 ? gap : between, text, source }));
  return markdown ? pieces.flatMap(unlinked) : pieces;
}

/** Whether a blank line parts a sentence from the one before it in their passage. */
export function opensParagraph({ passage, start }: Unit, before: Unit): boolean {
  return before.passage === passage && passage.text.slice(before.end, start).includes("\n\n");
}

/** Whether a sentence is a line that leads to what stands below it: "Booking:". */
function isLabel({ text, opensLine }: Unit): boolean {
  return opensLine && LEADS.test(text);
}

/** What parts a sentence from the next: a line of its own has no mark at its end that would, but for one that leads on. */
function behind({ text }: Unit): string {
  return isComplete(text) || LEADS.test(text) ? blankBehind(text) : "\n\n";
}

/** Rows as lines, each cell behind the name of its column: "Canoe – Half day: £28; Full day: £45". */
function rows(block: Block, gap: string, markdown: boolean): Piece[] {
  const { form, lead, units, columns = 0 } = block;
  const mark = form === "row" ? "" : markdown ? "- " : "• ";
  const heading = overRows(block, gap);
  const below = form === "row" ? " " : markdown ? "\n\n" : "\n";
  const opening = heading.length === 0 ? gap : below;
  const told = units.flatMap((row, i) =>
    labelledCells(row.text, lead?.text, columns).flatMap(({ label, cell }, at) => {
      const between = at === 0 ? (i === 0 ? opening : "\n") + mark : at === 1 ? behindName(row, label) : "; ";
      const piece = { before: between + (label === "" ? "" : `${label}: `), text: cell, source: row.source };
      if (cell === "") return [];
      return markdown ? unlinked(piece) : [piece];
    }),
  );
  return [...(markdown ? heading.flatMap(unlinked) : heading), ...told];
}

/** What stands over rows: of a table without names of its columns its heading, of a row that where others are alike. */
function overRows(block: Block, gap: string): Piece[] {
  if (block.form === "row") return hasOtherTables(block) ? headingOf(block, gap) : [];
  return block.lead === undefined ? leadOf(block, gap) : [];
}

/** Whether the page has rows below other headings too: of which a row is, its heading alone tells. */
function hasOtherTables({ passage, units }: Block): boolean {
  const rows = new Set(tablesIn(passage.text));
  return units[0]!.source.passages.some(
    (other) =>
      other !== passage && other.heading !== passage.heading && tablesIn(other.text).some((head) => rows.has(head)),
  );
}

/** The names of the columns behind the first of each row that could be one of names: tables of one kind share them. */
function tablesIn(text: string): string[] {
  return text.split("\n").flatMap((line) => (cellsOf(line).length > 1 ? [cellsOf(line).slice(1).join("|")] : []));
}

/** Behind the cell that names its row: a question has its mark already. */
function behindName(row: Unit, label: string): string {
  if (label !== "") return " – ";
  return /[?？:：]$/u.test(cellsOf(row.text)[0]!) ? " " : ": ";
}

/** A line that leads to a list and does not say of what: "Options include:". */
const BARE_LEAD =
  /^\P{L}*(?:(?:the |your |possible |available |some |for )*(?:options?|choices|values|examples?|details?|notes?|now|this|these|they|it)(?: (?:are|include|includes|is))?(?: as follows)?|(?:die )?(?:optionen|möglichkeiten|beispiele?|hinweise?|einzelheiten|jetzt|dazu gehören|zum beispiel)|(?:les )?(?:options|exemples?|notes?|détails|cela comprend|par exemple)|(?:las )?(?:opciones|ejemplos?|notas?|detalles|incluye|por ejemplo)|(?:le )?(?:opzioni|esempi|note|dettagli|include|(?:ad|per) esempio)|(?:as )?(?:opções|exemplos?|notas?|detalhes|inclui|por exemplo)|(?:de )?(?:opties|voorbeelden|details|bijvoorbeeld|nu))\s?[:：]$/iu;

function leadOf(block: Block, gap: string): Piece[] {
  const { lead } = block;
  const source = sourceOf(block);
  if (lead !== undefined && !BARE_LEAD.test(lead.text)) return [{ before: gap, text: lead.text, source }];
  const heading = headingOf(block, gap);
  if (lead === undefined) return heading;
  return [...heading, { before: heading.length > 0 ? "\n\n" : gap, text: lead.text, source }];
}

function headingOf(block: Block, gap: string): Piece[] {
  const source = sourceOf(block);
  const heading = block.passage.heading.replace(/[\s:：]+$/u, "");
  if (heading === "") return [];
  return [
    { before: gap, text: heading, source },
    { before: "", text: /[\p{L}\p{N}]$/u.test(heading) ? ":" : "" },
  ];
}

function list(block: Block, gap: string, markdown: boolean): Piece[] {
  const lead = leadOf(block, gap);
  const opening = lead.length > 0 ? (markdown ? "\n\n" : "\n") : gap;
  const items = block.units.flatMap((unit, i) => {
    const before = i === 0 ? opening + markerOf(unit, markdown) : breakBefore(unit, block.units[i - 1]!, markdown);
    const piece = { before, text: unit.text, source: unit.source };
    const shown = markdown ? unlinked(piece) : [piece];
    return block.cutAfter?.has(unit) ? [...shown, { before: " ", text: "…" }] : shown;
  });
  return [...(markdown ? lead.flatMap(unlinked) : lead), ...items];
}

/** The number that a step has on its page, a bullet before any other item. */
function markerOf(unit: Unit, markdown: boolean): string {
  if (isStep(unit)) return `${numberOf(unit)}. `;
  return markdown ? "- " : "• ";
}

/** What separates a unit of a list from the one before it; Markdown reads what is indented as part of its item. */
function breakBefore(unit: Unit, before: Unit, markdown: boolean): string {
  if (!unit.opensLine) return blankBehind(unit.text);
  if (unit.kind === "item") return `\n${markerOf(unit, markdown)}`;
  const indent = markdown ? "   " : "";
  if (unit.kind === "code") return `${before.kind === "code" ? "\n" : "\n\n"}${indent}${unit.marker}`;
  return markdown ? `\n\n${indent}` : "\n";
}

/** The piece with each address of another site as code, which Markdown makes no link of. */
function unlinked({ before, text, source }: Piece): Piece[] {
  const pieces: Piece[] = [];
  const add = (opening: string, part: string) =>
    pieces.push({ before: opening, text: part, ...(source && part !== "" ? { source } : {}) });
  let opening = before;
  let from = 0;
  for (const { start, end } of foreignAddresses(text, source?.url ?? "")) {
    add(opening, text.slice(from, start));
    add("`", text.slice(start, end));
    opening = "`";
    from = end;
  }
  add(opening, text.slice(from));
  return pieces;
}

/** Code keeps the passage's own indentation, which Markdown reads as code too. */
function code(block: Block, gap: string): Piece[] {
  const lead = leadOf(block, gap);
  const [first, last] = [block.units[0]!, block.units.at(-1)!];
  const text = block.passage.text.slice(first.start, last.end);
  return [
    ...lead,
    {
      before: `${lead.length > 0 ? "\n\n" : gap}    `,
      text,
      source: first.source,
    },
  ];
}
