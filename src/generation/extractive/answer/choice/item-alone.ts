import { isStep, type Unit } from "../../page/unit.ts";
import { isComplete } from "../../sentence/standing.ts";
import { tellsAmount } from "../amounts/amount.ts";
import { type Block, wordCountOf } from "../block.ts";
import type { Question } from "../question.ts";
import { type Above, coverageOf, termsTold } from "./relevance.ts";

/** Words of a list of which nobody wants to read all for one item. */
const LONG = 45;
/** Share of the question that the item meets by itself, and what of that another may. */
const MEETS = 0.3;
const LESS = 0.5;
const NOTHING_ABOVE: Above = { heading: new Set(), title: new Set() };

/**
 * A long list with the one item of it that answers, where no other speaks of what is asked; as it is where that asks for a
 * way, a reason or several things.
 */
export function itemAlone(block: Block, question: Question): Block {
  const { howTo, price, quantity, which, why, asksAll, compares, subjects } = question;
  if (block.form !== "list" || howTo || why !== undefined || asksAll || compares) return block;
  if (which !== undefined || subjects.length > 0 || wordCountOf(block) <= LONG) return block;
  // What things cost is told by all of their list.
  if (price.length > 0 && !block.units.some(isStep)) return block;
  const telling = itemsOf(block.units)
    .filter((units) => !quantity || tellsAmount({ units }, question))
    .map((item) => ({ item, met: coverageOf(question, termsTold(item, question), NOTHING_ABOVE) }));
  const most = Math.max(MEETS, ...telling.map(({ met }) => met));
  const meeting = telling.filter(({ met }) => met > LESS * most);
  const { item, met } = meeting[0] ?? { item: [], met: 0 };
  if (meeting.length > 1 || met < MEETS || !isComplete(item.at(-1)?.text ?? "")) return block;
  return isStep(item[0]!) ? { ...block, form: "prose", lead: undefined, units: item } : { ...block, units: item };
}

/** The units of each item, the sentences on its line with it. */
function itemsOf(units: readonly Unit[]): Unit[][] {
  const items: Unit[][] = [];
  for (const unit of units) {
    if (unit.kind === "item" && unit.opensLine) items.push([unit]);
    else items.at(-1)?.push(unit);
  }
  return items;
}
