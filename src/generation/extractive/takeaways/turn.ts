import type { Unit } from "../unit.ts";

/** What turns from the sentence before it. */
const TURN =
  /^(?:but|however|instead|yet|unfortunately|nevertheless|nonetheless|that said|sadly|to (?:remedy|fix|solve|address|overcome|avoid|prevent) (?:this|that|these))\b/i;

/** The sentences that the next one turns from: what they say is half of it, or only leads up to it. */
export function turnedUnits(units: readonly Unit[]): ReadonlySet<Unit> {
  return new Set(
    units.filter((unit, i) => {
      const next = units[i + 1];
      return next?.kind === "prose" && next.passage.heading === unit.passage.heading && TURN.test(next.text);
    }),
  );
}
