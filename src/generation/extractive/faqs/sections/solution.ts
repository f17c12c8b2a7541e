import type { Section } from "./section.ts";

/** A heading over what its reader sees that has gone wrong, and one over what helps, in the languages of the engine. */
const TROUBLE =
  /^(?:the )?(?:problems?|issues?|symptoms?|probl[eè]mes?|symptômes?|fehler|symptome|problemas?|síntomas?|sintom[ia]|probleem)$/iu;
const SOLUTION =
  /^(?:the |possible )?(?:solutions?|resolutions?|fix(?:es)?|workarounds?|what to do|lösung(?:en)?|abhilfe|soluci(?:ón|ones)|soluzion[ei]|solu(?:ção|ções)|oplossing(?:en)?)(?: (?:possibles?|posibles?|possibil[ei]))?$/iu;

/** Where the one solution stands that its page gives beside the trouble at `index`; -1 where there is none, or several. */
export function solutionBeside(sections: readonly Section[], index: number): number {
  const { heading, level } = sections[index]!;
  if (!TROUBLE.test(heading)) return -1;
  const end = sections.findIndex((section, i) => i > index && section.level < level);
  const found = [...sections.keys()]
    .slice(index + 1, end < 0 ? undefined : end)
    .filter((i) => sections[i]!.level === level && SOLUTION.test(sections[i]!.heading));
  return found.length === 1 ? found[0]! : -1;
}

/** The sections without those that only tell what has gone wrong, and leave it to another one what helps. */
export function withoutTroubles(sections: readonly Section[]): Section[] {
  return sections.filter((_, index) => solutionBeside(sections, index) < 0);
}
