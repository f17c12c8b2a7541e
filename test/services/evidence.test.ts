import { describe, expect, test } from "bun:test";
import { sourceOfPage, sourcesOf } from "../../src/services/content/evidence.ts";
import { segmentOf } from "../search/pages.ts";

const text = "Acme ships boxes within a day, to all towns of the north and of the south.\n\nThe rest is silence.";
const described = (description: string, count = 1) =>
  sourceOfPage(segmentOf(Array.from({ length: count }, () => ({ text, description }))), 0).description;

describe("What an author says of a page", () => {
  test("goes with it as evidence", () => {
    expect(described("How fast we ship.")).toBe("How fast we ship.");
  });

  test("does not where it is how the page begins", () => {
    expect(described("Acme ships boxes within a day, to all towns of the north and…")).toBe("");
    expect(described("")).toBe("");
  });

  test("does not where five pages are described alike", () => {
    expect(described("Acme, the house of boxes.", 4)).toBe("Acme, the house of boxes.");
    expect(described("Acme, the house of boxes.", 5)).toBe("");
  });
});

test("What ingest took for a description is none where a heading without text opens the page", () => {
  const passages = [
    { heading: "Boxes", level: 2, text: "" },
    { heading: "Shipping", level: 3, text },
  ];
  const segment = segmentOf([{ passages, description: "Acme ships boxes within a day, to all towns of the north…" }]);
  expect(sourceOfPage(segment, 0).description).toBe("");
});

test("A description that pages share takes no line from one that says it", () => {
  const shared = "Acme, the house of boxes for all.";
  const others = Array.from({ length: 5 }, () => ({ text, description: shared }));
  const segment = segmentOf([
    {
      text: `${shared}\n\nNobody else says this of its boxes, nor of the house that they are made in.`,
      description: shared,
    },
    ...others,
  ]);
  expect(sourceOfPage(segment, 0)).toMatchObject({ description: "", repeated: [] });
});

test("A passage comes with the heading above its own that has no text, and with no other", () => {
  const passages = [
    { heading: "What ID can I use?", level: 2, text: "" },
    { heading: "We accept", level: 3, text: "A passport." },
    { heading: "We accept", level: 3, text: "A licence." },
    { heading: "We do not accept", level: 3, text: "A card." },
    { heading: "Help", level: 2, text: "" },
    { heading: "Desk", level: 2, text: "Ask at the desk for a passport." },
  ];
  const segment = segmentOf([{ passages }]);
  const hit = { page: 0, score: 1, passages: [1, 2, 3, 5].map((ordinal) => ({ ordinal, score: 1 })) };
  const [source] = sourcesOf(segment, [hit]);
  expect(source?.passages.map(({ under }) => under)).toEqual([
    "What ID can I use?",
    "What ID can I use?",
    undefined,
    undefined,
  ]);
});

describe("The passage that opens a page goes with its best ones", () => {
  const passages = ["", "Cranes lift boxes.", "A crane is oiled.", "Cranes stand in rows."].map((body, at) => ({
    heading: `Part ${at}`,
    level: 2,
    text: body,
  }));
  const segment = segmentOf([{ passages }]);
  const told = (...ordinals: number[]) => {
    const hit = { page: 0, score: 1, passages: ordinals.map((ordinal) => ({ ordinal, score: 0.5 })) };
    return sourcesOf(segment, [hit])[0]?.passages.map(({ ordinal, score }) => [ordinal, score]);
  };

  test("as what a thing is stands there", () => {
    expect(told(3, 2)).toEqual([
      [3, 0.5],
      [2, 0.5],
      [1, 0],
    ]);
  });

  test("once, where it is one of them, and not alone", () => {
    expect(told(1, 3)).toEqual([
      [1, 0.5],
      [3, 0.5],
    ]);
    expect(told()).toEqual([]);
  });
});
