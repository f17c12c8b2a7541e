import { isStep, type Unit } from "../unit.ts";

/** What is done by hand in a program. */
export const BY_HAND =
  /^(?:now |then |next,? )?(?:click|tap|press|select|choose|go (?:to|back)|navigate|open|enter|type|log ?in|sign ?in|scroll|paste|copy|toggle|double-click|right-click|put|fill (?:in|out))\b/i;
/** Steps from which a list tells how something is done, and the share of it that is done by hand. */
const SOME_STEPS = 3;
const MOSTLY = 0.6;

/** The sentences of steps: of numbered ones and of lists that are mostly done by hand, those that follow within a step too. */
export function stepUnits(units: readonly Unit[]): ReadonlySet<Unit> {
  const steps = new Set<Unit>();
  let within = false;
  for (const unit of units) {
    if (unit.opensLine) within = /\d/.test(unit.marker);
    if (within) steps.add(unit);
  }
  for (const list of listsOf(units)) if (isDoneByHand(list)) for (const unit of list) steps.add(unit);
  return steps;
}

/** Of a list with numbers its steps are known by them: what stands between is a remark. */
function isDoneByHand(list: readonly Unit[]): boolean {
  const items = list.filter(({ opensLine }) => opensLine);
  if (items.some(isStep)) return false;
  return items.length >= SOME_STEPS && items.filter(({ text }) => BY_HAND.test(text)).length >= MOSTLY * items.length;
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
