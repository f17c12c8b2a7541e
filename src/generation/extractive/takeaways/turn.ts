import type { Unit } from "../page/unit.ts";

/** What turns from the sentence before it. */
const TURN =
  /^(?:but|however|instead|yet|unfortunately|nevertheless|nonetheless|that said|sadly|to (?:remedy|fix|solve|address|overcome|avoid|prevent) (?:this|that|these))\b/i;

/** What others hold, which a page tells in order to answer it: "Some operators have argued that …". */
const VIEW =
  /^(?:it is (?:often|sometimes|commonly) (?:said|thought|argued|assumed)|(?:some|many|most|a few|critics|people|others)\b(?: \p{L}+){0,5}? (?:argued?|say|said|believed?|think|thought|claim(?:ed)?|assumed?|feel|felt|worry|worried)\b)/iu;

/** Whether a sentence tells what others hold, and the next one turns from it: alone it says the opposite of its page. */
export function isAnswered(unit: Unit, turned: ReadonlySet<Unit>): boolean {
  return turned.has(unit) && VIEW.test(unit.text);
}

/** The sentences that the next one turns from: what they say is half of it, or only leads up to it. */
export function turnedUnits(units: readonly Unit[]): ReadonlySet<Unit> {
  return new Set(
    units.filter((unit, i) => {
      const next = units[i + 1];
      return next?.kind === "prose" && next.passage.heading === unit.passage.heading && TURN.test(next.text);
    }),
  );
}
