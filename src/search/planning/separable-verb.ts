import { stem } from "../analysis/stems.ts";
import type { PlanContext } from "./query-plan.ts";
import type { QueryTerm } from "./readings.ts";

/** Particles that stand at the end of a clause and belong to its verb, by primary language subtag. */
const PARTICLES: Record<string, ReadonlySet<string>> = {
  de: new Set(
    "ab an auf aus bei durch ein fest frei her heraus herunter hinzu hoch los mit nach um vor weg weiter wieder zu zuruck zusammen".split(
      " ",
    ),
  ),
  nl: new Set("aan af bij door in klaar los mee na om op over samen terug toe uit vast voor weg".split(" ")),
};
/** How a verb ends that somebody else does ("Wann kommt es an?"), which no stemmer takes off. */
const OF_OTHERS = /e?t$/;
/** Words of a topic among which the verb is looked for: it stands at the beginning, or behind what is asked by. */
const FIRST_WORDS = 2;

/** A verb whose particle stands apart ("Wie melde ich mich an?"), as the corpus has it in one word ("anmelden"). */
export interface SeparableVerb {
  /** Of the verb and of its particle. */
  positions: readonly [number, number];
  term: number;
}

/** The verb that the last word of a query is the particle of; undefined where the corpus does not know the two as one. */
export function separableVerb(
  terms: readonly QueryTerm[],
  language: string,
  { dictionary }: PlanContext,
): SeparableVerb | undefined {
  const end = terms.length - 1;
  const particle = terms[end]?.surface ?? "";
  if (!PARTICLES[language]?.has(particle)) return undefined;
  let looked = 0;
  for (let at = 0; at < end && looked < FIRST_WORDS; at++) {
    const { stop, kind, surface } = terms[at] as QueryTerm;
    if (stop || kind !== "word") continue;
    for (const verb of [surface, surface.replace(OF_OTHERS, "en")]) {
      const term = dictionary.find(stem(particle + verb, language));
      if (term !== undefined) return { positions: [at, end], term };
    }
    looked++;
  }
  return undefined;
}
