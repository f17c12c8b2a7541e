import type { FaqsTask } from "../../../../schemas/generation.ts";
import { behind, type Language } from "../../../language/language.ts";
import { questionFormsOf } from "../../../language/questions.ts";
import { countWords } from "../../../text/words.ts";
import { REPLIES } from "../../../text/yes-or-no.ts";
import type { Stretch, Unit } from "../../page/unit.ts";
import { standsAlone } from "../../sentence/standing.ts";
import { HOW_TO } from "../fit/kinds.ts";

/** What takes back or limits what was said before it: "However, …", "“Free of charge”, however, …". */
const TURNS =
  /^(?:but|however|nevertheless|nonetheless|unfortunately|yet|even though|that said)\b|^[^.,;]{1,60}, (?:however|though),/i;
/** "One or many?", in the languages of the engine. */
const CHOICE = /\s(?:or|oder|ou|o|u)\s/iu;

/** The sentence behind an answer that takes back or limits it: the next of its paragraph, or any that may choose at last. */
function turnBehind(
  units: readonly Unit[],
  shown: readonly Stretch[],
  question: string,
  { page }: FaqsTask,
): Unit | undefined {
  const last = shown.at(-1)?.last;
  const next = last === undefined ? undefined : units[units.indexOf(last) + 1];
  const turns = questionFormsOf(page.locale)?.turns ?? TURNS;
  if (next !== undefined && CHOICE.test(question))
    return units.slice(units.indexOf(next)).find(({ kind, text }) => kind === "prose" && turns.test(text));
  return next?.kind === "prose" && !next.opensLine && turns.test(next.text) ? next : undefined;
}

/**
 * An answer with the sentence that turns it, within `most` words. Where that has no room, what it turns is not told
 * either; undefined where nothing is left, or one side of a choice.
 */
export function withTurn(
  units: readonly Unit[],
  shown: readonly Stretch[],
  question: string,
  task: FaqsTask,
  language: Language,
  most: number,
): readonly Stretch[] | undefined {
  const turn = turnBehind(units, shown, question, task);
  if (turn === undefined) return shown;
  const words = shown.reduce((sum, { text }) => sum + countWords(text), countWords(turn.text));
  const next = units[units.indexOf(turn) + 1];
  const follows = turn.order === shown.at(-1)!.last.order + 1 && (next === undefined || next.kind === "prose");
  if (words <= most && follows && standsAlone(turn.text, behind(language)))
    return [...shown, { text: turn.text, first: turn, last: turn }];
  return withoutTurned(shown, turn, question, task);
}

/** An answer whose turn has no room: less its last sentence, where that is what is turned. */
function withoutTurned(
  shown: readonly Stretch[],
  turn: Unit,
  question: string,
  { page }: FaqsTask,
): readonly Stretch[] | undefined {
  const chooses = CHOICE.test(question);
  const { last } = shown.at(-1)!;
  const isTurned = turn.order === last.order + 1 && turn.terms.some((term) => last.terms.includes(term));
  const isLess = shown.length > 1 && (!chooses || REPLIES.test(shown[0]!.text));
  const isEnglish = questionFormsOf(page.locale) === undefined;
  if (isEnglish && !HOW_TO.test(question) && isTurned && isLess) return shown.slice(0, -1);
  return shown.length === 1 || chooses ? undefined : shown;
}
