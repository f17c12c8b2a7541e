import { describe, expect, test } from "bun:test";
import { growthOf } from "../support/growth.ts";
import { fillerPages, segmentOf } from "./pages.ts";

// A line of a table, an address or a label tells little alone: it is quoted with those that belong to it.

function quotesOf(heading: string, text: string, query: string): string[] {
  const built = segmentOf([{ title: "Harbour", passages: [{ heading, text }] }, ...fillerPages(10)]);
  return built.highlights(0, query, 5).map((quote) => quote.text);
}

describe("A highlight that begins with a line goes on", () => {
  const table = "Boat | Price\nCanoe | £4\nKayak | £6";

  test("from the head of a table with its rows", () => {
    expect(quotesOf("", `${table}\n\nAll prices are for an hour on the water.`, "boat")).toEqual([table]);
  });

  test("with as many of them as fit", () => {
    const rows = Array.from({ length: 60 }, (_, i) => `Canoe of pier ${i} | £${i}`);
    const [quote = ""] = quotesOf("", ["Boat | Price", ...rows].join("\n"), "boat price");
    expect(quote).toStartWith("Boat | Price\nCanoe of pier 0 | £0\n");
    expect(quote.length).toBeLessThanOrEqual(400);
  });

  test("through the lines of an address", () => {
    const address = "Riverside Hall\n14 Mill Lane\nOakford\nOX9 4TT";
    expect(quotesOf("Address", `${address}\n\nThe hall was built long ago by boatmen.`, "address")[0]).toBe(address);
    expect(quotesOf("", `Our address\n${address}`, "address")).toEqual([`Our address\n${address}`]);
  });

  test("behind a bare reply with the sentence that explains it", () => {
    const quotes = quotesOf("Can I bring a canoe?", "No. Boats of other harbours are too wide.", "bring canoe");
    expect(quotes).toEqual(["No. Boats of other harbours are too wide."]);
  });
});

describe("A highlight is no line that says nothing alone:", () => {
  test("the head of a table of which a row is quoted", () => {
    expect(quotesOf("", "Boat | Price\nCanoe | £4\nKayak | £6", "price of the canoe")).toEqual(["Canoe | £4"]);
  });

  test("a word that leads to what does not fit or follow", () => {
    const text = "A booking is firm when the signed form is back with us. Booking:\n\nWrite to the harbour.";
    expect(quotesOf("", text, "booking")).toEqual(["A booking is firm when the signed form is back with us."]);
  });
});

test("A row is quoted alone, and so is a line above a sentence", () => {
  expect(quotesOf("", "Canoe | £4\nKayak | £6\nRaft | £9", "kayak")).toEqual(["Kayak | £6"]);
  expect(quotesOf("", "Kayaks for all\nA kayak is lent to everybody who can swim well.", "kayaks")).toContain(
    "Kayaks for all",
  );
});

test("Labels without number that lead to nothing take linear time, and hide no page", () => {
  const leading = (lines: number) => {
    const text = Array.from({ length: lines }, (_, i) => `Boat${i} pier:`).join("\n\n");
    return segmentOf([{ title: "Harbour", passages: [{ text }] }]);
  };
  const segments = new Map([4_000, 8_000].map((lines) => [lines, leading(lines)]));
  expect(growthOf((lines) => segments.get(lines)?.highlights(0, "pier", 3), 4_000)).toBeLessThan(3);
  expect(segments.get(4_000)?.highlights(0, "pier", 3)).toHaveLength(3);
});
