import { sentencesOf } from "../../corpus/language/sentences.ts";
import { dataRuns, daysTogether, factText } from "../text/data-runs.ts";

/** "Opening hours: Monday: 9 to 17; Friday: 9 to 13." */
const TOLD = /^(?:([^:：;]{1,100})[:：]\s+)?([^\n]+)$/u;
const BETWEEN = /;\s+/u;

/**
 * Whether a statement tells data of the evidence in one line: behind what a whole line of the evidence calls them, each
 * of its parts a row or a labelled line as it stands there. `bare` takes marks off a text.
 */
export function tellsData(
  text: string,
  evidence: readonly string[],
  locale: string,
  bare: (text: string) => string,
): boolean {
  const parts = bare(text).split(BETWEEN);
  const nameOf = (line: string) => bare(line.trimEnd().replace(/[:：]$/u, ""));
  if (parts.length < 2 && !text.includes(": ")) return false;
  const lines = new Set(evidence.flatMap((each) => each.split("\n")).map(nameOf));
  const [, label = "", first = ""] = TOLD.exec(parts[0] ?? "") ?? [];
  return evidence.some((each) => {
    const known = factsIn(each, locale, bare);
    const isKnown = (part: string) => known.has(bare(part));
    if (known.size === 0 || !parts.slice(1).every(isKnown)) return false;
    return isKnown(parts[0] ?? "") || (lines.has(nameOf(label)) && isKnown(first));
  });
}

function factsIn(text: string, locale: string, bare: (text: string) => string): ReadonlySet<string> {
  const runs = dataRuns(sentencesOf(text, locale), text);
  return new Set(runs.flatMap(({ data }) => [...data, ...daysTogether(data)]).map((datum) => bare(factText(datum))));
}
