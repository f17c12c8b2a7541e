import { termsOf } from "../../generation/text/terms.ts";
import type { SourcePage } from "../../schemas/generation.ts";
import { findPage } from "../../search/find-page.ts";
import type { Segment } from "../../search/segment.ts";
import { sourceOfPage } from "../content/evidence.ts";
import { nearestPassages } from "./introduction.ts";

/** How a message leans on the reply before: it sounds so, or it names too little to be told. */
export type Leaning = "sounds" | "names little" | undefined;

/**
 * The sources of a reply with the page that the last one cited among them: first where the message leans on that, last
 * where it only may, and not where none of it speaks of what the message names.
 */
export function withCited(
  segment: Segment,
  sources: readonly SourcePage[],
  { url, message, leaning }: { url: string; message: string; leaning: Leaning },
): SourcePage[] {
  const page = leaning === undefined ? undefined : findPage(segment, url)?.page;
  if (page === undefined) return [...sources];
  const whole = sourceOfPage(segment, page);
  const score = Math.max(0, ...sources.map((source) => source.score)) || 1;
  const known = sources.find(({ id }) => id === whole.id);
  const near = nearestPassages(whole, message).filter(({ ordinal }) => !has(known, ordinal));
  if (leaning === "names little" && !speaksOf(near, message, whole.locale)) return [...sources];
  const { id, title, locale } = whole;
  const passages = [...(known?.passages ?? []), ...near];
  const cited = { id, url: whole.url, title, locale, score, passages };
  const others = sources.filter((source) => source !== known);
  return leaning === "sounds" ? [cited, ...others] : [...others, cited];
}

function has(source: SourcePage | undefined, ordinal: number): boolean {
  return source?.passages.some((passage) => passage.ordinal === ordinal) ?? false;
}

/** Whether passages have all that a message names. */
function speaksOf(passages: SourcePage["passages"], message: string, locale: string): boolean {
  const said = new Set(termsOf(passages.map(({ heading, text }) => `${heading}\n${text}`).join("\n"), locale));
  const named = termsOf(message, locale);
  return named.length > 0 && named.every((term) => said.has(term));
}
