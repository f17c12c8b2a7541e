import { questionFormsOf } from "../../language/questions.ts";
import { countWords } from "../../text/words.ts";
import { bids } from "../sentence/instruction.ts";
import { isComplete } from "../sentence/standing.ts";
import { itemsWithin, LABEL } from "./list.ts";
import { isStep, numberOf, type Unit } from "./unit.ts";

/** What is done by hand in a program. */
export const BY_HAND =
  /^(?!(?-i:Type (?:[A-Z]|\d+) (?!(?:in|into|and|to|as|digits?|letters?|characters?|numbers?|words?|name)\b)[a-z])|open (?:source|data|access|standards?) (?:is|are|has|have|helps?|means?|lets?|makes?|software|licen[cs]es?|code)\b)(?:now |then |next,? )?(?:click|tap|press|select|choose|go (?:to|back)|navigate|open|enter|type|log ?in|sign ?in|scroll|paste|copy|toggle|double-click|right-click|put|fill (?:in|out))\b(?!\.\w)/i;
/** Where in a program it is done: "In the top right menu, click …". */
const WITHIN = /^(?:then,? )?(?:in|on|from|under|at|within) [^,]{3,60}, (?=\p{Ll})/iu;
/** Steps from which a list tells how something is done, and the share of it that is done by hand. */
const SOME_STEPS = 3;
const MOSTLY = 0.6;

/**
 * The sentences of steps: of numbered ones and of lists that are mostly done by hand, those that follow within a step
 * or that one leads to, and where a section tells in sentences what is done by hand, those.
 */
export function stepUnits(units: readonly Unit[]): ReadonlySet<Unit> {
  const steps = new Set<Unit>();
  const told = new Set(
    listsOf(units)
      .filter((list) => isOfThings(list) || isOfStatements(list))
      .flat(),
  );
  let within = false;
  for (const unit of units) {
    if (unit.opensLine) within = /\d/.test(unit.marker) && !told.has(unit);
    if (within) steps.add(unit);
  }
  for (const order of ordersWithin(units)) steps.add(order);
  for (const order of ordersBetween(units)) steps.add(order);
  for (const list of listsOf(units)) if (isDoneByHand(list)) for (const unit of list) steps.add(unit);
  for (const section of proseOf(units)) for (const unit of doneByHand(section)) steps.add(unit);
  return steps;
}

/** A rule among them. */
const RULE = /^(?:keep|never|always|do not|don['’]t|avoid|use)\b/i;

/** The lists that numbered steps lead to, where they mostly bid: rules that stand so are none. */
function ordersWithin(units: readonly Unit[]): Unit[] {
  return units.flatMap((unit, i) => {
    if (!isStep(unit) && !(units[i - 1] && !unit.opensLine && isStep(units[i - 1]!))) return [];
    if (!/[:：]$/u.test(unit.text)) return [];
    const items = itemsWithin(units, i);
    return items.filter(({ text }) => bids(text) && !RULE.test(text)).length * 2 > items.length ? items : [];
  });
}

/** What is bidden in a line of its own before the next number: some pages lose how far it is indented. */
function ordersBetween(units: readonly Unit[]): Unit[] {
  let next: Unit | undefined;
  return units.toReversed().filter((unit) => {
    if (unit.kind !== "prose") next = unit;
    else if (next?.passage === unit.passage && isStep(next) && numberOf(next) > 1) return BY_HAND.test(unit.text);
    return false;
  });
}

/** What says something of its label. */
const TELLS = /^\p{Lu}(?:\S* ){4,}/u;

/** Whether a list has numbers, and most of its items a label that bids nothing: "2. Time zones: …" is one of many things. */
function isOfThings(list: readonly Unit[]): boolean {
  const items = list.filter(({ opensLine }) => opensLine);
  const named = items.filter(({ text }) => {
    const [opening = "", label = ""] = LABEL.exec(text) ?? [];
    const told = text.slice(opening.length);
    return label !== "" && !bids(label) && !bids(told) && TELLS.test(told);
  });
  return items.length >= SOME_STEPS && items.some(isStep) && named.length >= MOSTLY * items.length;
}

/** Words that each of the numbered clauses has at least; fewer in languages whose orders are known by their form. */
const CLAUSE_WORDS = 10;
const SHORT_CLAUSE_WORDS = 6;

/** Whether a list has numbers as a policy has: long sentences that bid nothing, each of which holds by itself. */
function isOfStatements(list: readonly Unit[]): boolean {
  const items = list.filter(({ opensLine }) => opensLine);
  if (items.length < 2 || !items.every((item) => isStep(item) && isComplete(item.text))) return false;
  const bidden = questionFormsOf(items[0]!.source.locale)?.bids;
  if (bidden === undefined && items.length < SOME_STEPS) return false;
  const isOrder = (text: string) => (bidden === undefined ? bids(text) : bidden.test(text));
  if (items.some(({ text }) => isOrder(text) || isOrder(text.replace(LABEL, "")))) return false;
  const least = bidden === undefined ? CLAUSE_WORDS : SHORT_CLAUSE_WORDS;
  return items.every(({ text }) => countWords(text) >= least);
}

/** Of a list with numbers its steps are known by them: what stands between is a remark. */
function isDoneByHand(list: readonly Unit[]): boolean {
  const items = list.filter(({ opensLine }) => opensLine);
  if (items.some(isStep)) return false;
  return items.length >= SOME_STEPS && items.filter(({ text }) => BY_HAND.test(text)).length >= MOSTLY * items.length;
}

/** The sentences of a section that are done by hand, where they are most of what it says from the first to the last. */
function doneByHand(section: readonly Unit[]): readonly Unit[] {
  const done = section.filter(({ text }) => BY_HAND.test(text.replace(WITHIN, "")));
  const told = section.slice(section.indexOf(done[0]!), section.indexOf(done.at(-1)!) + 1);
  return done.length >= SOME_STEPS && done.length >= MOSTLY * told.length ? done : [];
}

/** The sentences of each passage. */
function proseOf(units: readonly Unit[]): Unit[][] {
  const prose = units.filter(({ kind }) => kind === "prose");
  return [...Map.groupBy(prose, ({ passage }) => passage).values()];
}

/** Items that stand together. */
function listsOf(units: readonly Unit[]): Unit[][] {
  const lists: Unit[][] = [];
  for (const [i, unit] of units.entries()) {
    if (unit.kind !== "item") continue;
    const before = units[i - 1];
    if (before?.kind === "item" && before.passage === unit.passage) lists.at(-1)!.push(unit);
    else lists.push([unit]);
  }
  return lists;
}
