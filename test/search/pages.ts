import fc from "fast-check";
import type { Page, Passage } from "../../src/schemas/page.ts";
import { buildSegment } from "../../src/search/build.ts";
import type { PhraseSources } from "../../src/search/completions/sources.ts";
import { openSegment } from "../../src/search/load.ts";
import type { Segment } from "../../src/search/segment.ts";

export type PageDraft = Partial<Omit<Page, "passages">> & { text?: string; passages?: Partial<Passage>[] };

let drafted = 0;

/** A page with what the test says of it and plain values for the rest. */
export function pageOf({ text, passages, ...page }: PageDraft): Page {
  const n = drafted++;
  const given: Partial<Passage>[] = passages ?? (text === undefined ? [] : [{ text }]);
  return {
    id: `pg_${n.toString(16).padStart(16, "0")}`,
    url: `https://www.acme.example/p${n}`,
    title: "",
    description: "",
    image: "",
    labels: [],
    gated: false,
    locale: "en",
    aliases: [],
    hash: "",
    ...page,
    passages: given.map((passage) => ({ heading: "", level: 0, anchor: "", text: "", ...passage })),
  };
}

export function segmentOf(drafts: readonly PageDraft[], options: Partial<PhraseSources> = {}): Segment {
  return openSegment(buildSegment(drafts.map(pageOf), { phrases: [], ...options }));
}

/** Pages about nothing in particular, so that a corpus has the size that statistics need. */
export function fillerPages(count: number): PageDraft[] {
  const words = "alpine bronze candle dolphin ember falcon garnet harbor indigo jasmine kernel lantern meadow".split(
    " ",
  );
  const word = (i: number): string => words[i % words.length] ?? "";
  return Array.from({ length: count }, (_, i) => ({
    title: `${word(i)} ${word(i * 3 + 1)} ${i}`,
    text: `The ${word(i)} and the ${word(i + 2)} met ${word(i * 5)} near the ${word(i * 7 + 3)}.`,
  }));
}

/** Words few enough that generated pages and queries share some. */
const vocabulary =
  "price plan lease rental invoice refund startIndex x-request-id v1.4 café straße 日本語 the how".split(" ");

export const phraseArbitrary = fc
  .array(fc.constantFrom(...vocabulary), { maxLength: 8 })
  .map((words) => words.join(" "));

export const draftArbitrary: fc.Arbitrary<PageDraft> = fc.record({
  title: phraseArbitrary,
  description: phraseArbitrary,
  labels: fc.array(fc.string(), { maxLength: 2 }),
  gated: fc.boolean(),
  locale: fc.constantFrom("en", "de", "ja", "xx"),
  passages: fc.array(
    fc.record({
      heading: phraseArbitrary,
      level: fc.integer({ min: 0, max: 6 }),
      anchor: fc.string({ maxLength: 5 }),
      text: fc.array(phraseArbitrary, { maxLength: 4 }).map((sentences) => sentences.join(". ")),
    }),
    { maxLength: 3 },
  ),
});
