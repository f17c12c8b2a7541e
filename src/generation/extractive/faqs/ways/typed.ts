import { countWords } from "../../../text/words.ts";
import type { Unit } from "../../page/unit.ts";

/** Words of what is typed in, at most: more is a file. */
const MOST_WORDS = 12;

/** The line of code that a step leads to, "Run this command:", which is typed in there; undefined where none or more stands below it. */
export function typedBehind(step: Unit, units: readonly Unit[]): Unit | undefined {
  const at = units.indexOf(step);
  const [code, next] = [units[at + 1], units[at + 2]];
  const isOne = code?.kind === "code" && next?.kind !== "code" && !code.text.trim().includes("\n");
  return isOne && /[:：]$/u.test(step.text) && countWords(code.text) <= MOST_WORDS ? code : undefined;
}

/** Whether all code and rows among some units are typed in at their steps. */
export function isTypedIn(within: readonly Unit[], units: readonly Unit[]): boolean {
  const typed = new Set(within.map((unit) => typedBehind(unit, units)));
  return within.every((unit) => (unit.kind !== "code" && unit.kind !== "row") || typed.has(unit));
}
