import type { SourcePage } from "../../../../schemas/generation.ts";

/** Every title, heading and passage of some sources. */
export function textsOfSources(sources: readonly SourcePage[]): string[] {
  return sources.flatMap(({ title, passages }) => [title, ...passages.flatMap(({ heading, text }) => [heading, text])]);
}
