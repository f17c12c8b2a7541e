import type { Unit } from "../unit.ts";

/** Consecutive units under one heading within one passage: what a question is made from and answered by. */
export interface Section {
  readonly heading: string;
  readonly level: number;
  readonly units: readonly Unit[];
}

/** The sections of a page in order; a section that was split for its length is taken by its first passage with text. */
export function sectionsOf(units: readonly Unit[]): Section[] {
  const sections: Section[] = [];
  for (const unit of units) {
    const last = sections.at(-1);
    const { heading, level, anchor } = unit.passage;
    if (last !== undefined && last.units[0]!.passage === unit.passage) (last.units as Unit[]).push(unit);
    else if (
      last === undefined ||
      last.heading !== heading ||
      last.units[0]!.passage.anchor !== anchor ||
      heading === ""
    )
      sections.push({ heading: cleaned(heading), level, units: [unit] });
  }
  return sections;
}

/** A heading without its numbering, marks and final colon. */
function cleaned(heading: string): string {
  return heading
    .replace(/^\s*(?:(?:step|part|chapter|section|tip|lesson|phase)\s+)?(?:\d+|[IVX]+|[a-zA-Z])\s*[.):–—-]\s+/i, "")
    .replace(/[\s:：.!,;–—-]+$/u, "")
    .replace(/^[\s\p{P}\p{S}]*(?=[\p{L}\p{N}¿“"(])/u, (marks) => (/[¿“"(]/.test(marks) ? marks : ""))
    .trim();
}
