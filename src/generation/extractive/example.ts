import type { Unit } from "./unit.ts";

/** A line that leads to what somebody would write: "For example, we use a serious tone for a flood:". */
const LEADS_TO_EXAMPLE = /\b(?:for example|for instance|examples?|e\.g)\b[^:]{0,200}:$/i;
/** Characters of a line that are looked at, the last ones. */
const LEADING = 300;

/** Whether an English paragraph is an example that the line above it leads to: it is said of nobody. */
export function isExample(units: readonly Unit[], index: number): boolean {
  const { kind, passage } = units[index]!;
  if (kind !== "prose") return false;
  const opening = units.findLastIndex(({ opensLine }, i) => opensLine && i <= index);
  const lead = units[opening - 1];
  return lead?.kind === "prose" && lead.passage === passage && LEADS_TO_EXAMPLE.test(lead.text.slice(-LEADING));
}
