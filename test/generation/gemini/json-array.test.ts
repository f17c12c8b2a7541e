import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { JsonArrayReader } from "../../../src/generation/gemini/items/json-array.ts";

/** Pieces of a text, cut at the given places: between any two UTF-16 units. */
function pieces(text: string, places: readonly number[]): string[] {
  const cuts = [0, ...places.map((place) => place % (text.length + 1)).sort((a, b) => a - b), text.length];
  return cuts.slice(1).map((end, index) => text.slice(cuts[index], end));
}

function read(parts: readonly string[]): unknown[] {
  const reader = new JsonArrayReader();
  return parts.flatMap((piece) => reader.push(piece));
}

/** JSON of the same value in another spelling: every character escaped, blanks between tokens. */
function escaped(value: unknown): string {
  const json = JSON.stringify(value, null, 1);
  return json.replace(/[^\u0020-\u007e\n]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

const places = fc.array(fc.nat(), { maxLength: 30 });

describe("A JSON array that arrives in pieces", () => {
  test("gives the same elements however it is cut, escapes and surrogates included", () => {
    const value = fc.array(fc.jsonValue({ stringUnit: "binary", maxDepth: 4 }), { maxLength: 8 });
    fc.assert(
      fc.property(value, places, fc.boolean(), (value, places, spellOut) => {
        const json = spellOut ? escaped(value) : JSON.stringify(value);
        expect(read(pieces(json, places))).toEqual(JSON.parse(json));
      }),
      { numRuns: 2_000 },
    );
  });

  test("gives an element as soon as it is whole, not only when the next one begins", () => {
    const json = '[{"text":"a } ] \\" , 😀"},{"text":"b"}]';
    const reader = new JsonArrayReader();
    const at = [...json].flatMap((_, index) => (reader.push(json[index] ?? "").length > 0 ? [index] : []));
    expect(at.map((index) => json[index])).toEqual(["}", "}"]);
  });

  test("is read one unit at a time like all at once: both halves of a surrogate pair", () => {
    const json = JSON.stringify([{ text: "😀 naïve 日本" }, "𝒳"]);
    expect(read(json.split(""))).toEqual(JSON.parse(json));
  });

  test("may stand in a code fence", () => {
    expect(read(['```json\n[{"a":1}', ", 2 ]\n```"])).toEqual([{ a: 1 }, 2]);
  });

  test("that is cut off gives its whole elements, and is not closed", () => {
    const reader = new JsonArrayReader();
    expect(reader.push('[{"a":1},{"a":')).toEqual([{ a: 1 }]);
    expect(reader.closed).toBe(false);
    expect(reader.push("2}]")).toEqual([{ a: 2 }]);
    expect(reader.closed).toBe(true);
  });

  test.each(["[{a:1}]", "[1 2]", "[tru,]", '["\n"]', '[{"a":1}}]'])("that is not JSON is an error: %s", (text) => {
    expect(() => read([text])).toThrow("not JSON");
  });

  test("with an element that has no end is an error, not a memory leak", () => {
    const reader = new JsonArrayReader();
    expect(() => {
      for (let i = 0; i < 1_000; i++) reader.push(`["${"x".repeat(100)}`);
    }).toThrow("no end");
  });
});
