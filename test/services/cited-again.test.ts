import { expect, test } from "bun:test";
import type { Segment } from "../../src/search/segment.ts";
import { sourcesOf } from "../../src/services/content/evidence.ts";
import { withCited } from "../../src/services/visitor/cited-again.ts";
import { segmentOf } from "../search/pages.ts";

const segment: Segment = segmentOf([
  { text: "Boxes are lent for a week." },
  { text: "Cranes stand on the pier." },
  { text: "A guard walks along the gate." },
]);
const found = sourcesOf(segment, segment.search("cranes", { limit: 3 }));
const { url } = segment.page(0);
const urlsOf = (sources: readonly { url: string }[]) => sources.map((source) => source.url);

test("The page that was cited comes first where a message leans on it", () => {
  const sources = withCited(segment, found, { url, message: "And for how long?", leaning: "sounds" });
  expect(urlsOf(sources)[0]).toBe(url);
  expect(sources[0]!.score).toBe(found[0]!.score);
});

test("It comes last where a message may mean it, and not where none of it speaks of that", () => {
  const sources = withCited(segment, found, { url, message: "How are they lent?", leaning: "names little" });
  expect(urlsOf(sources).at(-1)).toBe(url);
  const other = withCited(segment, found, { url, message: "Where is the lamp?", leaning: "names little" });
  expect(urlsOf(other)).toEqual(urlsOf(found));
});

test("A page that is no longer there, or a message that stands by itself, changes nothing", () => {
  const gone = withCited(segment, found, { url: "https://acme.example/gone", message: "Why?", leaning: "sounds" });
  expect(gone).toEqual(found);
  expect(withCited(segment, found, { url, message: "Cranes?", leaning: undefined })).toEqual(found);
});

test("Of a long page that was cited what tells a price comes along where one is asked for", () => {
  const texts = ["Lamps hang low.", "Ropes lie coiled.", "Oars stand by.", "A trip is 9 euros."];
  const long = segmentOf([{ passages: texts.map((text) => ({ text })) }, { text: "Cranes." }]);
  const textsFor = (message: string) =>
    withCited(long, [], { url: long.page(0).url, message, leaning: "sounds" })[0]!.passages.map(({ text }) => text);
  expect(textsFor("How much is it?")).toContain("A trip is 9 euros.");
  expect(textsFor("And why?")).not.toContain("A trip is 9 euros.");
});
