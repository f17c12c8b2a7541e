import type { Unit } from "./unit.ts";

/** A line that leads to what somebody would write: "For example, we use a serious tone for a flood:". */
const LEADS_TO_EXAMPLE = /\b(?:for example|for instance|examples?|e\.g)\b[^:]{0,200}:$/i;
/** Sentences of an example that are known as such. */
const MOST_SENTENCES = 20;
/** Characters of a line that are looked at, the last ones. */
const LEADING = 300;

/** Whether an English paragraph is an example that the line above it leads to: it is said of nobody. */
export function isExample(units: readonly Unit[], index: number): boolean {
  const { kind, passage } = units[index]!;
  if (kind !== "prose") return false;
  let opening = index;
  while (opening > index - MOST_SENTENCES && units[opening]?.opensLine === false) opening--;
  const lead = units[opening]?.opensLine ? units[opening - 1] : undefined;
  return lead?.kind === "prose" && lead.passage === passage && LEADS_TO_EXAMPLE.test(lead.text.slice(-LEADING));
}
