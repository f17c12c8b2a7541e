import type { Language } from "../../language/language.ts";
import {
  type DataColumn,
  type DataRun,
  type Datum,
  dataRuns,
  daysTogether,
  factText,
  hoursAlone,
  nameOver,
} from "../../text/data-runs.ts";
import { ASKS } from "../../text/sentence-marks.ts";
import { countWords } from "../../text/words.ts";
import { isLine, type Unit } from "../page/unit.ts";
import { type Candidate, candidateOf } from "./candidate.ts";
import { type DataKind, isOfEvent, kindOfData, namesData, reaches, standsAlone } from "./data-kind.ts";

/** Facts that stand as data and not in sentences, told in one line: "Opening hours: Monday: 9 to 17; …". */
export interface DataBlock {
  readonly kind: DataKind;
  /** Whether it is one line that nothing but its heading names. */
  readonly isAlone: boolean;
  readonly candidate: Candidate;
}

const [LEAST_WORDS, MOST_WORDS] = [3, 48];
/** Words of the line or heading that says what data are. */
const LEAD_WORDS = 8;
/** The same of one that ends as a sentence does. */
const NAME_WORDS = 4;

/** What a page tells as data that its visitors come for: hours, prices, limits and how to reach somebody. */
export function dataBlocks(units: readonly Unit[], language: Language): DataBlock[] {
  const passages = Map.groupBy(units, ({ passage }) => passage);
  return [...passages].flatMap(([{ text }, own]) =>
    [...dataRuns(own, text), ...hoursAlone(own, text)].flatMap((run) => blockOf(run, own, language)),
  );
}

/** Of a table that one line cannot hold, the first column that it can. */
function blockOf({ lines, data, columns = [] }: DataRun<Unit>, own: readonly Unit[], language: Language): DataBlock[] {
  for (const column of [{ name: "", data }, ...columns]) {
    const block = blockOfColumn(column, lines, own, language);
    if (block) return [block];
  }
  return [];
}

function blockOfColumn(
  column: DataColumn,
  lines: readonly Unit[],
  own: readonly Unit[],
  language: Language,
): DataBlock | undefined {
  const { data } = column;
  const { passage, source } = lines[0]!;
  const lead = leadOf(lines[0]!, own);
  const above = [lead?.text ?? "", passage.heading, source.title].filter((text) => text !== "");
  const kind = kindOfData(data, above, source.locale);
  if (kind === undefined) return undefined;
  const name = labelOf(kind, data, above, source.locale);
  if ((name === "" && kind !== "hours" && kind !== "event") || (kind !== "contact" && language.pointing.test(name)))
    return undefined;
  const label = nameOver(name, column.name);
  const facts = toldOf(kind, data).map(factText);
  const isSaid = label === "" || isNamed(label, data[0]!.name);
  const text = `${isSaid ? "" : `${label}: `}${facts.join("; ").replace(/\.$/u, "")}.`;
  const words = countWords(text);
  if (words < LEAST_WORDS || words > MOST_WORDS) return undefined;
  const isLed = lead !== undefined && name === nameOver(lead.text);
  return { kind, isAlone: standsAlone(data), candidate: candidateOf(isLed ? [lead, ...lines] : lines, text) };
}

/** Whether the first fact has the name of all of them: "Contacts", "Contact". */
function isNamed(label: string, name: string): boolean {
  return name !== "" && label.toLowerCase().startsWith(name.toLowerCase());
}

/** Words of what is told beside prices, at most: "Tip: hand in the form at the next training" is none of them. */
const VALUE_WORDS = 4;

/** The facts that are shown: of events and contacts what whoever comes or calls has to know, of prices no advice. */
function toldOf(kind: DataKind, data: readonly Datum[]): readonly Datum[] {
  if (kind === "hours") return daysTogether(data);
  if (kind === "contact") return data.filter(reaches);
  if (kind === "event") return data.filter(isOfEvent);
  return data.filter(({ value }) => /\p{N}/u.test(value) || countWords(value) <= VALUE_WORDS);
}

/** The short line right above data, which may say what they are: "Normal opening hours." */
function leadOf(first: Unit, own: readonly Unit[]): Unit | undefined {
  const before = own[own.indexOf(first) - 1];
  if (before?.kind !== "prose" || !isLine(before) || countWords(before.text) > LEAD_WORDS) return undefined;
  return /[\p{N}@]|[:：] /u.test(before.text) ? undefined : before;
}

/** "Prices subject to change": a warning, and no name of them. */
const WARNS =
  /!$|⚠|(?<!\p{L})(?:subject to|without guarantee|vorbehalt\p{L}*|ohne gewähr|sous réserve|sujet[oa]s? a|salvo|con riserva|onder voorbehoud)(?!\p{L})/iu;

/**
 * What data are called: hours alone by what stands right over them, others by the first text above them that says so, hours
 * else by their heading, as all are but limits where their title says so; by none that asks, warns or says nothing. Facts of an
 * event have names of their own.
 */
function labelOf(kind: DataKind, data: readonly Datum[], above: readonly string[], locale: string): string {
  if (kind === "event") return "";
  const isName = (text: string) =>
    !ASKS.test(text) && !WARNS.test(text) && countWords(text) <= (text.endsWith(".") ? NAME_WORDS : LEAD_WORDS);
  const named = above.filter(isName).map((text) => nameOver(text));
  const [nearest = ""] = named;
  if (kind === "hours" && standsAlone(data)) return nearest;
  if (kind !== "limits" && isNamedByTitle(kind, data, named, locale)) return nearest;
  return named.find((text) => namesData(kind, text, locale)) ?? (kind === "hours" ? nearest : "");
}

/** Whether nothing but the title says what data tell, or the name of the only one. */
function isNamedByTitle(
  kind: "hours" | "prices" | "contact",
  data: readonly Datum[],
  named: readonly string[],
  locale: string,
): boolean {
  const at = named.findIndex((text) => namesData(kind, text, locale));
  return at < 0 ? data.length === 1 : at === named.length - 1;
}
