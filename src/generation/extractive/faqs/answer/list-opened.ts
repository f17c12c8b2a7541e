import { denies } from "../../../../search/analysis/denial.ts";
import type { Language } from "../../../language/language.ts";
import { questionFormsOf } from "../../../language/questions.ts";
import { ASKS } from "../../../text/sentence-marks.ts";
import { countWords } from "../../../text/words.ts";
import {
  isLimitedBehind,
  isShown,
  itemsBehind,
  joinedInLine,
  LABEL,
  OF_THINGS,
  OF_THINGS_ELSEWHERE,
  openingOf,
} from "../../page/list.ts";
import { isStep, type Stretch, type Unit } from "../../page/unit.ts";
import { LIMITS_WHOM, WARNS } from "../../sentence/warnings.ts";
import { needsAll } from "./whole-list.ts";

/** Items of a list that is told by what opens them. */
const [LEAST, MOST] = [2, 8];

/**
 * "Lead: first; second." for a list below its lead-in at `index` whose items say more than has room: each by its first
 * sentence or its label, within `most` words. Undefined where what is left out may bind its reader.
 */
export function listOpened(
  units: readonly Unit[],
  index: number,
  language: Language,
  most: number,
): Stretch | undefined {
  const lead = units[index]!;
  const list = itemsBehind(units, index);
  const items = list.filter(({ opensLine }) => opensLine);
  if (items.length < LEAST || items.length > MOST || list.some(isStep) || isNested(items)) return undefined;
  if (needsAll(lead.text, units) || isLimitedBehind(units, index)) return undefined;
  const opening = openingOf(lead, language);
  if (opening === undefined || language.dangling.test(opening)) return undefined;
  if (OF_QUESTIONS.test(opening) && list.every(isQuestion)) {
    const text = [opening, ...items.map((item) => item.text)].join(" ");
    return countWords(text) <= most ? { text, first: lead, last: list.at(-1)! } : undefined;
  }
  const isOfThings = [OF_THINGS, OF_THINGS_ELSEWHERE].some((kind) => kind.test(`${lead.text} ${lead.passage.heading}`));
  const ends = items.map((_, i) => (items[i + 1] === undefined ? list.length : list.indexOf(items[i + 1]!)));
  const told = items.map((item, i) => {
    const rest = list.slice(list.indexOf(item) + 1, ends[i]).map(({ text }) => text);
    return openingOfItem(item, rest.join(" "), isOfThings);
  });
  if (!told.every((text) => text !== undefined && isShown(text))) return undefined;
  const text = joinedInLine(opening, told as string[]);
  return countWords(text) <= most ? { text, first: lead, last: list.at(-1)! } : undefined;
}

/** A line that leads to questions, which are what was asked for: "Each of them answers the same questions:". */
const OF_QUESTIONS = /(?<!\p{L})(?:questions|fragen|preguntas|perguntas|domande|vragen)\s*[:：]$/iu;

function isQuestion({ text, opensLine }: Unit): boolean {
  return opensLine && ASKS.test(text);
}

/** "Level A", "Part 2": a label that tells nothing. */
const NUMBERED = /^\p{L}+ (?:\p{Lu}|\p{N}+)$/u;

/** Whether some items stand within others. */
function isNested(items: readonly Unit[]): boolean {
  const depths = items.map(({ marker }) => /^\s*/.exec(marker)![0].length);
  return depths.some((depth) => depth !== depths[0]);
}

/** What binds or limits, in other languages than English; what denies is known of each. */
const BINDS_ELSEWHERE =
  /(?<!\p{L})(?:seulement|uniquement|doi(?:t|vent)|devez|nur|muss|müssen|s[oó]lo|solamente|únicamente|deben?|apenas|somente|só|deve[mi]?|soltanto|devono|alleen|slechts|moet(?:en)?)(?!\p{L})/iu;

/** An item by its label, where the list is of things, else by its first sentence; undefined where what it goes on to say may bind. */
function openingOfItem(item: Unit, behindIt: string, ofThings: boolean): string | undefined {
  const [opening = "", label = ""] = LABEL.exec(item.text) ?? [];
  const isLabel = ofThings && label !== "" && !NUMBERED.test(label);
  const rest = isLabel ? `${item.text.slice(opening.length)} ${behindIt}` : behindIt;
  return binds(rest, item.source.locale) ? undefined : isLabel ? label.trim() : item.text;
}

function binds(text: string, locale: string): boolean {
  if (questionFormsOf(locale) === undefined) return WARNS.test(text) || LIMITS_WHOM.test(text);
  return denies(text, locale) || BINDS_ELSEWHERE.test(text);
}
