import type { Synonyms } from "../analysis/synonyms.ts";
import { knownOf } from "./other-words.ts";
import type { PlanContext, Reworded } from "./query-plan.ts";

/** Each costs a look at the titles and headings of the best pages. */
const MOST_REWORDED = 4;

/** A query's tokens with one phrase of it at a time as pages may say it; the first ones where there are many. */
export function rewordedIn(spoken: readonly number[], synonyms: readonly Synonyms[], context: PlanContext): Reworded[] {
  const reworded = synonyms.flatMap(({ positions, others }) =>
    knownOf(others, context)
      .map((phrase) => phrase.map((id) => id + 1))
      .filter((instead) => !instead.every((token) => spoken.includes(token)))
      .map((instead) => ({ instead, spoken: replaced(spoken, positions, instead) })),
  );
  return reworded.slice(0, MOST_REWORDED);
}

function replaced(spoken: readonly number[], positions: readonly number[], instead: readonly number[]): number[] {
  return spoken.flatMap((token, at) => (at === positions[0] ? instead : positions.includes(at) ? [] : [token]));
}
