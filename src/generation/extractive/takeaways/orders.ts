import { english } from "../../language/en.ts";
import { behind } from "../../language/language.ts";
import type { Unit } from "../page/unit.ts";
import { standsAlone } from "../sentence/standing.ts";

/** What must not be done; what comforts, invites or boasts in such words is left out. */
const FORBIDS =
  /^(?:please |generally,? )?(?:you must not|(?:do not|don['’]t)(?! (?:worry|forget|miss|hesitate|let|panic|just|be (?:afraid|shy|surprised|fooled)|settle|get left|wait|mind|take our|think|expect)\b)|never(?! (?:before|again|mind|ha[sd]|have)\b))\b/i;
/** What an order names by what stands before it; any other is told by itself. */
const LEANS = /\b(?:it|them|this|these|those|the)\b/i;
/** Orders that a statement is told with, at most. */
const MOST = 2;

/** Whether an English sentence says what must not be done. */
export function isOrderAgainst(sentence: string): boolean {
  return FORBIDS.test(sentence);
}

/** The English orders against something that stand behind a unit, lean on it and end its paragraph; none where others follow. */
export function ordersBehind({ order, passage }: Unit, units: readonly Unit[]): readonly Unit[] {
  const rest = units.slice(order + 1, order + 1 + MOST + 1);
  const end = rest.findIndex((unit) => unit.passage !== passage || unit.opensLine || unit.kind !== "prose");
  const orders = end < 0 ? rest : rest.slice(0, end);
  const isOrder = ({ text }: Unit) => isOrderAgainst(text) && standsAlone(text, behind(english));
  return orders.length <= MOST && LEANS.test(orders[0]?.text ?? "") && orders.every(isOrder) ? orders : [];
}
