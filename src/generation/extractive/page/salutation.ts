import type { Unit } from "./unit.ts";

/** A line that addresses the readers of a letter: "Dear members,". */
const SALUTATION =
  /^(?:dear|hello|hi|liebe[rs]?|sehr geehrte[rs]?|hallo|guten tag|beste|geachte|lieve|chers?|chères?|bonjour|estimad[oa]s?|querid[oa]s?|hola|prezad[oa]s?|car[oaie]s?|olá|gentil[ei]|ciao)(?!\p{L})[^.!?:;]{0,60}[,:]$/iu;

/** Whether a unit opens the letter below such a line, as many languages do in lower case. */
export function opensLetter(units: readonly Unit[], index: number): boolean {
  const [before, unit] = [units[index - 1], units[index]!];
  if (before === undefined || before.passage !== unit.passage || !unit.opensLine) return false;
  return unit.kind === "prose" && before.kind === "prose" && before.opensLine && SALUTATION.test(before.text);
}
