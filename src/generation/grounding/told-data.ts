import { sentencesOf } from "../../corpus/language/sentences.ts";
import { type DataColumn, dataRuns, daysTogether, factText, hoursAlone, nameOver } from "../text/data-runs.ts";

/** "Opening hours: Monday: 9 to 17; Friday: 9 to 13." */
const TOLD = /^(?:([^:：;]{1,100})[:：]\s+)?([^\n]+)$/u;
/** What stands between the line above a list and its first item. */
const OF_MARK = /[\s*•-]+$/u;
const BETWEEN = /;\s+/u;

/**
 * Whether a statement tells data of the evidence in one line: behind what they are called by the line right above them,
 * or by a heading, and by their column where they are of one, each of its parts a row or a labelled line as it stands
 * there. `bare` takes marks off a text.
 */
export function tellsData(
  text: string,
  evidence: readonly string[],
  locale: string,
  bare: (text: string) => string,
): boolean {
  const parts = bare(text).split(BETWEEN);
  if (parts.length < 2 && !text.includes(": ")) return false;
  const [opening = "", ...others] = parts;
  const [, label = "", first = ""] = TOLD.exec(opening) ?? [];
  // What is one line as a whole is the heading or the title of another.
  const headings = evidence.filter((each) => !each.trim().includes("\n"));

  function isOf({ name, data }: DataColumn, above: string): boolean {
    const known = new Set([...data, ...daysTogether(data)].map((datum) => bare(factText(datum))));
    const isKnown = (part: string) => known.has(bare(part));
    const isNamed = () => [above, ...headings].some((line) => bare(nameOver(line, name)) === bare(label));
    const isAlone = name === "" && isKnown(opening);
    return others.every(isKnown) && (isAlone || (isKnown(first) && isNamed()));
  }

  return evidence.some((text) => {
    const lines = sentencesOf(text, locale);
    return [...dataRuns(lines, text), ...hoursAlone(lines, text)].some(({ lines: [first], data, columns = [] }) => {
      const above = text.slice(0, first!.start).replace(OF_MARK, "").split("\n").at(-1) ?? "";
      return [{ name: "", data }, ...columns].some((column) => isOf(column, above));
    });
  });
}
