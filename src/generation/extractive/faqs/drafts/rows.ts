import type { FaqsTask } from "../../../../schemas/generation.ts";
import { labelled } from "../../../../search/completions/labelled.ts";
import { PERSON, rowQuestions } from "../../../../search/completions/row-questions.ts";
import { columnsOf, headOf, labelledCells, tablesOf } from "../../../text/table-rows.ts";
import type { Unit } from "../../page/unit.ts";
import { answerOf } from "../answer.ts";
import { tellsOfPrizes } from "../fit/price-of.ts";
import type { Section } from "../sections/section.ts";
import type { Draft } from "./draft.ts";

const SCORE = 0.4;
const LEAST_WORDS = 2;
const NAMING_ROWS = 3;
/** What says in a cell that its column holds, and of what, nobody hears. */
const TICK = /^(?:[xX×✓✔☑✗✘☒•●○*-]|x{2})$/u;

/** Questions that rows of a section's tables answer each by itself; asked only where a page answers nothing else. */
export function draftsOfRows({ units }: Section, task: FaqsTask): Draft[] {
  const rows = units.filter(({ kind }) => kind === "row");
  const [first] = rows;
  if (first === undefined) return [];
  const questions = rowQuestions(task.page.title, first.passage, task.page.locale);
  const tables = questions.length === 0 ? [] : tablesOf(rows, first.passage.text);
  const mark = task.format === "bullets" ? "- " : "";
  return questions.flatMap(({ text, row }) => {
    const table = tables.find((lines) => lines.some((line) => line.text === row)) ?? [];
    const unit = table.find((line) => line.text === row);
    if (table.some((line) => tellsOfPrizes(text, line.text))) return [];
    // That the first row names the columns is told by those behind it.
    const answer = unit && answerOf(`${mark}${told(unit, table)}`, [...table.slice(0, NAMING_ROWS), unit], LEAST_WORDS);
    return answer === undefined ? [] : [{ question: text, answer, score: SCORE, order: unit!.order, last: true }];
  });
}

/** "Canoe: Price £4, Time 9:00." */
function told(row: Unit, table: readonly Unit[]): string {
  const texts = table.map(({ text }) => text);
  const [name, ...others] = labelledCells(row.text, headOf(texts), columnsOf(texts));
  const said = others.filter(({ cell }) => cell !== "" && !TICK.test(cell));
  // Who holds an office is told by his name alone.
  const isPerson = said.length === 1 && PERSON.test(said[0]!.cell);
  const cells = said.map(({ label, cell }) => (isPerson ? cell : [label, cell].filter(Boolean).join(" ")));
  return labelled(name?.cell ?? "", `${cells.join(", ")}.`, row.source.locale);
}
