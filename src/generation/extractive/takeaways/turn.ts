import type { Unit } from "../page/unit.ts";

/** What turns from the sentence before it. */
const TURN =
  /^(?:but|however|instead|yet|unfortunately|nevertheless|nonetheless|that said|sadly|to (?:remedy|fix|solve|address|overcome|avoid|prevent) (?:this|that|these))\b/i;

/** What others hold, which a page tells in order to answer it: "Some operators have argued that …". */
const VIEW =
  /^(?:it is (?:often|sometimes|commonly) (?:said|thought|argued|assumed)|(?:some|many|most|a few|critics|people|others)\b(?: \p{L}+){0,5}? (?:argued?|say|said|believed?|think|thought|claim(?:ed)?|assumed?|feel|felt|worry|worried)\b)/iu;

/** What is granted before it is turned round: "Words in themselves are nothing." */
const GRANTS =
  /\bin (?:itself|themselves)\b|^(?:of course|admittedly|in theory|on paper|at first (?:glance|sight)|technically|ideally)\b|\b(?:may|might) (?:seem|look|sound|appear)\b|^it (?:seems|looks|sounds)\b/i;
/** What goes on with the sentence before it. */
const GOES_ON = /^(?:it|they|this|that|these|those)\b/i;

/** The sentences that others hold or that are granted, from which the text turns: alone they say the opposite of it. */
export function answeredUnits(units: readonly Unit[], turned: ReadonlySet<Unit>): ReadonlySet<Unit> {
  const isTurned = (i: number): boolean => {
    const next = units[i + 1];
    return turned.has(units[i]!) || (next !== undefined && turned.has(next) && GOES_ON.test(next.text));
  };
  return new Set(units.filter(({ text }, i) => isTurned(i) && (VIEW.test(text) || GRANTS.test(text))));
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
