import type { Section } from "./section.ts";

/** "Meet Ada, Box Planner": somebody whom a page has made up to tell a story of. */
const MEETS = /^Meet (\p{Lu}\p{Ll}+)(?: \p{Lu}\p{L}+)?, \p{L}/u;

/** Tells what speaks of somebody whom a page has made up: no visitor asks what she does, or is told what happened to her. */
export function speaksOfPersona(sections: readonly Section[]): (text: string) => boolean {
  const names = sections.flatMap(({ heading }) => MEETS.exec(heading)?.[1] ?? []);
  return (text) => names.some((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(text));
}
