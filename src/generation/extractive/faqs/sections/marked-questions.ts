import { ASKS } from "../../../text/sentence-marks.ts";
import type { Unit } from "../../page/unit.ts";
import { asksSomebody } from "../questions/interview.ts";

/** "Q. Can I pay by card?", with "A. …" behind it: in a list, or in a line of its own. */
const MARKED = /^(?:Q\s*[.:]|(?:Question|F(?:rage)?|P(?:(?:re|er)gunta)?|D(?:omanda)?|V(?:raag)?)\s*:)\s/u;
const REPLY = /^(?:A(?:nswer)?\s*[.:]|(?:Antwo(?:rt|ord)|R(?:éponse|[ei]sposta|espuesta)?)\s*:)(?:\s+|$)/u;

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
  const isReply = units[end]?.passage === passage && REPLY.test(units[end]!.text);
  const isQuiz = units
    .slice(end + 1, end + 1 + NEXT_CHOICE)
    .some((unit) => unit.passage === passage && CHOICE.test(unit.text));
  const asked = units.slice(at, end);
  return isReply && !isQuiz && asked.some(({ text }) => ASKS.test(text)) ? asked : [];
}

/** The marked questions of a page; none where most ask somebody about himself. */
export function markedQuestions(units: readonly Unit[]): ReadonlyMap<Unit, readonly Unit[]> {
  const marked = units
    .map((unit, i): [Unit, readonly Unit[]] => [unit, markedAt(units, i)])
    .filter(([, asked]) => asked.length > 0);
  const isOfVisitors = ([, asked]: [Unit, readonly Unit[]]) => !asked.some(({ text }) => asksSomebody(text));
  const ofVisitors = marked.filter(isOfVisitors);
  return new Map(ofVisitors.length * 2 > marked.length ? ofVisitors : []);
}

/** Whether a text stands behind the mark of an answer, "A: …". */
export function isMarkedAnswer(text: string): boolean {
  return REPLY.test(text);
}

/** Whether a heading stands behind the mark of a question, "Q: …". */
export function isMarked(heading: string): boolean {
  return /^\s*Q\s*[:.]/i.test(heading);
}

/** A heading without the mark of a question. */
export function withoutQuestionMark(heading: string): string {
  const bare = heading.replace(/^\s*Q\s*(?::\s*|\.\s+)(?=\p{L})/iu, "");
  return ASKS.test(bare) ? bare.replace(MARKED, "") : bare;
}

/** The first unit below a question without the mark of an answer, "A: …"; its text is "" where a list stands behind that. */
export function withoutAnswerMark(unit: Unit): Unit {
  const [mark = ""] = REPLY.exec(unit.text) ?? [];
  return mark === "" ? unit : { ...unit, text: unit.text.slice(mark.length), start: unit.start + mark.length };
}
