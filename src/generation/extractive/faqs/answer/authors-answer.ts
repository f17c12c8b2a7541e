import type { FaqsTask } from "../../../../schemas/generation.ts";
import { behind, type Language } from "../../../language/language.ts";
import { questionFormsOf } from "../../../language/questions.ts";
import { countWords } from "../../../text/words.ts";
import { asksYesOrNo, REPLIES } from "../../../text/yes-or-no.ts";
import { listInLine } from "../../page/list.ts";
import { opensWithReply } from "../../page/reply.ts";
import { isStep, type Stretch, type Unit } from "../../page/unit.ts";
import { standsAlone } from "../../sentence/standing.ts";
import { tidy, withoutAsides } from "../../sentence/trim.ts";
import { type Answer, inOne, tearsList } from "../answer.ts";
import { aimOf, limitOf } from "../answer-size.ts";
import { DIFFERENCE, HOW_TO } from "../fit/kinds.ts";
import { meets } from "../fit/meets.ts";
import { bullets } from "./bullets.ts";
import { listBegun } from "./list-begun.ts";
import { listOpened } from "./list-opened.ts";
import { withTurn } from "./turn.ts";

/** Share of the word target that is enough. */
const ENOUGH = 0.6;
/** Words of an interjection, or of a question that is asked once more. */
const MOST_OPENING_WORDS = 14;
/** Share of a question's words by which it is the one above it, asked once more. */
const AGAIN = 0.5;
/** "Why not?", "How so?": whatever it asks, it asks of the question above it. */
const NAMES_NOTHING = /^\S+(?: (?:not|so|then|exactly|that|this|else))?[?？]$/iu;
/** What only says that something follows. */
const ANNOUNCES =
  /\b(?:(?:a|the) (?:few|number of|couple of)|several|some|many|multiple|various|different|following|below|steps?|here(?:['’]s| is| are)?|two|three|four|five)\b/i;
/** A sentence that ends with so many of something tells them next. */
const COUNTS =
  /\b(?:two|three|four|five|six|seven|several|a few|some|many|the following|these)(?: \p{L}[\p{L}-]*){1,4}\.$/iu;
const ASKS_SEVERAL = /^(?:what are|which|what (?:kinds?|types?|things|steps|other|data|information)\b|who are)\b/i;
/** "France, Spain and Italy": what was asked for, by name. */
const NAMES_SEVERAL = /\p{Lu}[^,.;:]{1,40}, \p{Lu}[^,.;:]{1,40},? (?:and|or) \p{Lu}/u;
/** Share of a question's words that a sentence has which answers it. */
const MOSTLY = 0.6;
/** E-mail and web addresses. */
export const ADDRESS =
  /(?<![\p{L}\p{N}._-])[\p{L}\p{N}._-]{1,64}@[\p{L}\p{N}.-]{1,200}[\p{L}\p{N}]|https?:\/\/[^\s<>"]{1,300}[\p{L}\p{N}]/giu;

/**
 * What the author of a question wrote below it: its first sentences up to the word target, which may lean on the
 * question, and lists as far as they fit. Undefined where they only lead to what cannot be shown: steps, code, tables.
 */
export function authorsAnswer(
  units: readonly Unit[],
  question: string,
  task: FaqsTask,
  language: Language,
): Answer | undefined {
  const told = units.slice(openingOf(units, question, task));
  // A yes to another question, or a number: "No. 12".
  if (REPLIES.test(told[0]?.text ?? "") && !asksYesOrNo(question)) return undefined;
  // What a list bids is a way, which is told whole or not at all; which lists do so is known of English alone.
  const english = questionFormsOf(task.page.locale) === undefined;
  const rules = { lists: !HOW_TO.test(question), partly: english && !DIFFERENCE.test(question) };
  if (task.format === "bullets")
    return isWhole(told, rules.lists, task) ? bullets(told, question, task, language) : undefined;
  const shown: Stretch[] = [];
  let left = limitOf(task);
  for (let i = 0; i < told.length && left > limitOf(task) - aimOf(task) * ENOUGH; i++) {
    const stretch = stretchAt(told, i, left, language, rules);
    if (stretch === undefined) break;
    shown.push(stretch);
    left -= countWords(stretch.text);
    i = told.indexOf(stretch.last);
  }
  if (shown.length > 1 && COUNTS.test(shown.at(-1)!.text)) shown.pop();
  if (shown.length === 0 || onlyAnnounces(told, shown)) return undefined;
  if (!asksYesOrNo(question) && tearsList(told, shown)) return undefined;
  const turned = withTurn(told, shown, question, task, language, limitOf(task));
  if (turned === undefined) return undefined;
  // The list below is what was asked for.
  const isNamed = NAMES_SEVERAL.test(shown[0]!.text) && meets(question, shown[0]!.text, task) >= MOSTLY;
  if (!isNamed && ASKS_SEVERAL.test(question) && told.some(({ kind }) => kind === "item") && shown.every(isSentence))
    return undefined;
  return inOne(turned);
}

/** Whether the list below a question can be shown as bullets: some things of many can, some orders of a way cannot. */
function isWhole(told: readonly Unit[], someWillDo: boolean, { maxBullets }: FaqsTask): boolean {
  const items = told.filter(({ kind, opensLine }) => kind === "item" && opensLine);
  return someWillDo || items.length <= maxBullets;
}

/** Where the answer begins: behind an interjection or the question asked once more; what another one asks is no opening. */
function openingOf(units: readonly Unit[], question: string, task: FaqsTask): number {
  const [first] = units;
  if (first?.kind !== "prose" || countWords(first.text) > MOST_OPENING_WORDS || units.length < 2) return 0;
  const asksAgain = /[?？]$/u.test(first.text) && meets(first.text, question, task) >= AGAIN;
  if (asksAgain || NAMES_NOTHING.test(first.text)) return 1;
  return /^\S+(?: \S+)?!$/u.test(first.text) && !opensWithReply(first, question) ? 1 : 0;
}

/** The sentence at `index`, or the list that it leads to, within `most` words. */
function stretchAt(
  units: readonly Unit[],
  index: number,
  most: number,
  language: Language,
  { lists, partly }: { lists: boolean; partly: boolean },
): Stretch | undefined {
  const unit = units[index]!;
  if (unit.kind === "prose" && /[:：]$/u.test(unit.text)) {
    if (!lists || units[index + 1]?.kind !== "item" || isStep(units[index + 1]!)) return undefined;
    const inLine = listInLine(units, index, behind(language), most);
    return (
      inLine ??
      listOpened(units, index, behind(language), most) ??
      (partly ? listBegun(units, index, language, most) : undefined)
    );
  }
  if (unit.kind === "code" || unit.kind === "row" || isStep(unit)) return undefined;
  if (unit.kind === "item" && units.slice(0, index).some(({ kind }) => kind === "prose")) return undefined;
  const text = endedBehindAddress(index === 0 ? tidy(unit.text, language) : withoutAsides(unit.text));
  // An address is what a visitor is after here, and "There is!" says as much as "Yes.".
  const plain = text.replace(ADDRESS, "address").replace(index === 0 ? /!$/ : /$^/, ".");
  const stands = standsAlone(plain, behind(language));
  return stands && countWords(text) <= most ? { text, first: unit, last: unit } : undefined;
}

const ENDS_WITH_ADDRESS = new RegExp(`(?:${ADDRESS.source})$`, "iu");

/** A sentence that ends with an address, which its writer gave no full stop. */
export function endedBehindAddress(text: string): string {
  return ENDS_WITH_ADDRESS.test(text) ? `${text}.` : text;
}

function isSentence({ first, last }: Stretch): boolean {
  return first === last;
}

/** Whether what is shown says no more than that the steps, the list or the code behind it follow. */
function onlyAnnounces(units: readonly Unit[], shown: readonly Stretch[]): boolean {
  const next = units[units.indexOf(shown.at(-1)!.last) + 1];
  if (next === undefined || (next.kind === "prose" && !/[:：]$/u.test(next.text))) return false;
  const only = shown.length === 1 ? shown[0]! : undefined;
  return only !== undefined && isSentence(only) && ANNOUNCES.test(only.text);
}
