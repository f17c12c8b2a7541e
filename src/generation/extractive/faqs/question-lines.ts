import { ASKS } from "../sentence-marks.ts";
import type { Unit } from "../unit.ts";
import { asksSomebody } from "./interview.ts";

const LONGEST = 140;
/** From so many on a page asks in lines as others do in headings; fewer may be for effect. */
const SEVERAL = 3;
/** What no author asks for effect. */
const VISITORS_OWN = /(?:^|\s)(?:I|my)\b/;
/** "Jane: …", "AB: …", "Slide 4: …": a talk, in which nobody asks what a visitor would. */
const SPEAKER = /^(?:\p{Lu}{2,3}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+| \d+)?): /u;
/** Said on the way from one thought to the next. */
const ON_THE_WAY =
  /^(?:first|second|finally|lastly|next|then|given|before|after|when we|did you|would you|could you|are you|are we|do these)\b|: /i;

/** The questions of a page that stand in paragraphs of their own over what answers them. */
export interface QuestionLines {
  readonly units: ReadonlySet<Unit>;
  /** Of those, the ones that stand behind a mark, "Q.", with all of their sentences. */
  readonly marked: ReadonlyMap<Unit, readonly Unit[]>;
  /** Whether they are few: each is answered by the paragraph below it alone, and its section goes on behind that. */
  readonly few: boolean;
}

/** "Q. Can I pay by card?", with "A. …" behind it: in a list, or in a line of its own. */
const MARKED = /^Q\s*[.:]\s/u;
const REPLY = /^A(?:nswer)?\s*[.:]\s/u;

/** One of several answers to choose from. */
const CHOICE = /^B[.)]\s/u;
/** Units behind an answer among which the next one to choose would stand. */
const NEXT_CHOICE = 3;

/** The sentences of a marked question that opens a line; none where no marked answer follows them, or several do. */
function markedAt(units: readonly Unit[], at: number): readonly Unit[] {
  const { text, opensLine, passage } = units[at]!;
  if (!opensLine || !MARKED.test(text)) return [];
  const isEnd = (unit: Unit) => unit.passage !== passage || REPLY.test(unit.text) || MARKED.test(unit.text);
  const end = units.findIndex((unit, i) => i > at && isEnd(unit));
  const isReply = end > 0 && units[end]!.passage === passage && REPLY.test(units[end]!.text);
  const isQuiz = units
    .slice(end + 1, end + 1 + NEXT_CHOICE)
    .some((unit) => unit.passage === passage && CHOICE.test(unit.text));
  const asked = units.slice(at, end);
  return isReply && !isQuiz && asked.some(({ text }) => ASKS.test(text)) ? asked : [];
}

/** The marked questions of a page; none where most ask somebody about himself. */
function markedQuestions(units: readonly Unit[]): ReadonlyMap<Unit, readonly Unit[]> {
  const marked = units
    .map((unit, i): [Unit, readonly Unit[]] => [unit, markedAt(units, i)])
    .filter(([, asked]) => asked.length > 0);
  const isOfVisitors = ([, asked]: [Unit, readonly Unit[]]) => !asked.some(({ text }) => asksSomebody(text));
  const ofVisitors = marked.filter(isOfVisitors);
  return new Map(ofVisitors.length * 2 > marked.length ? ofVisitors : []);
}

/** Finds them; none on a page where people speak in turn, unless they are marked. */
export function questionLines(units: readonly Unit[]): QuestionLines {
  const marked = markedQuestions(units);
  const speakers = units.filter(({ opensLine, text }) => opensLine && SPEAKER.test(text)).length;
  const asking = speakers >= SEVERAL ? [] : units.filter((_, i) => asksInLine(units, i));
  const few = asking.length < SEVERAL;
  const own = few ? asking.filter((unit) => isVisitors(units, unit)) : asking;
  return { units: new Set([...own, ...marked.keys()]), marked, few: few && marked.size === 0 };
}

/** Whether a single question is one that a visitor asks, and no second heading below the first. */
function isVisitors(units: readonly Unit[], unit: Unit): boolean {
  const isFirst = units[units.indexOf(unit) - 1]?.passage !== unit.passage;
  return VISITORS_OWN.test(unit.text) && !(isFirst && unit.passage.heading !== "");
}

function asksInLine(units: readonly Unit[], at: number): boolean {
  const [before, { kind, text, opensLine, passage }, next] = [units[at - 1], units[at]!, units[at + 1]];
  if (kind !== "prose" || !opensLine || !ASKS.test(text) || text.length > LONGEST || ON_THE_WAY.test(text))
    return false;
  if (next === undefined || next.passage !== passage || !next.opensLine || ASKS.test(next.text)) return false;
  return before?.passage !== passage || !(/[:：]$/u.test(before.text) || ASKS.test(before.text));
}
