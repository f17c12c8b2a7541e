import { ASKS } from "../../../text/sentence-marks.ts";
import type { Unit } from "../../page/unit.ts";
import { asksSomebody } from "../questions/interview.ts";

const LONGEST = 140;
/** From so many on a list is one of questions; and the share of its items that ask. */
const SEVERAL = 3;
const MOST = 0.5;
/** What a list of things to think about asks its reader. */
const OF_READER = /\byou(?:rs?|rself)?\b/i;

/**
 * The questions of a list each of whose items answers what it asks: "- **Is it free?** Yes, …". None where most ask
 * their reader about himself, or where other items are as many: those are things to think about.
 */
export function listedQuestions(units: readonly Unit[]): ReadonlyMap<Unit, readonly Unit[]> {
  const asking = units.filter((_, i) => asksInItem(units, i));
  const items = units.filter(({ kind, opensLine, marker }) => kind === "item" && opensLine && !/^\s/.test(marker));
  const ofVisitors = asking.filter(({ text }) => !OF_READER.test(text) && !asksSomebody(text));
  if (ofVisitors.length < SEVERAL || ofVisitors.length < asking.length * MOST) return new Map();
  return asking.length < items.length * MOST ? new Map() : new Map(ofVisitors.map((unit) => [unit, [unit]]));
}

/** Whether an item opens with a question that sentences of the same item follow, none of which asks. */
function asksInItem(units: readonly Unit[], at: number): boolean {
  const { kind, text, opensLine } = units[at]!;
  if (kind !== "item" || !opensLine || !ASKS.test(text) || text.length > LONGEST) return false;
  const next = units[at + 1];
  return next !== undefined && next.kind === "item" && !next.opensLine && !ASKS.test(next.text);
}
