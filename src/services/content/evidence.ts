import type { SourcePage } from "../../schemas/generation.ts";
import type { Passage } from "../../schemas/page.ts";
import type { Hit, Segment } from "../../search/segment.ts";

/** The hits as evidence: each page with its best passages, in the order of their score. */
export function sourcesOf(segment: Segment, hits: readonly Hit[]): SourcePage[] {
  return hits.map((hit) => {
    const { id, url, title, locale } = segment.page(hit.page);
    const passages = segment.passages(hit.page);
    const chosen = withOpening(hit.passages, passages).flatMap(({ ordinal, score }) => {
      const passage = passages[ordinal];
      return passage ? [{ ...passage, ordinal, score, ...headingAbove(passages, ordinal) }] : [];
    });
    return { id, url, title, locale, score: hit.score, passages: chosen };
  });
}

/** The best passages of a page, and the one that opens it: what a thing is stands there, however often others name it. */
function withOpening(best: Hit["passages"], passages: readonly Passage[]): Hit["passages"] {
  const ordinal = passages.findIndex(({ text }) => text !== "");
  const isThere = ordinal < 0 || best.length === 0 || best.some((each) => each.ordinal === ordinal);
  return isThere ? best : [...best, { ordinal, score: 0 }];
}

/** The heading right above a passage's own section that stands over it alone. */
function headingAbove(passages: readonly Passage[], ordinal: number): { under?: string } {
  const own = passages[ordinal];
  const isOwn = (passage: Passage | undefined) => passage?.heading === own?.heading && passage?.anchor === own?.anchor;
  let at = ordinal - 1;
  while (at >= 0 && isOwn(passages[at])) at--;
  const above = passages[at];
  return above?.text === "" && own && above.level < own.level ? { under: above.heading } : {};
}

/** Letters and digits by which a description is known as the page's own text. */
const known = 60;

/** Whether a description is the beginning of its page, as ingest makes one where the author gave none. */
function isBeginning(description: string, passages: readonly Passage[]): boolean {
  const first = passages.find(({ text }) => text !== "");
  return first === undefined || lettersOf(first.text).includes(lettersOf(description).slice(0, known));
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}

/** A whole page as evidence. */
export function sourceOfPage(segment: Segment, page: number): SourcePage {
  const { id, url, title, locale, description } = segment.page(page);
  const stored = segment.passages(page);
  const passages = stored.map((passage, ordinal) => ({ ...passage, ordinal, score: 1 }));
  const own = segment.isCommonDescription(description) || isBeginning(description, stored) ? "" : description;
  return { id, url, title, locale, score: 1, passages, repeated: segment.repeatedLines(stored), description: own };
}
