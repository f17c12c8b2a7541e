import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { type Citation, type Piece, shownReply } from "../../src/widget/reply-text.ts";

const cite = (start: number, end: number, ...sourceIds: string[]): Citation => ({ start, end, sourceIds });
const wordsOf = (lines: Piece[][]) => lines.map((line) => line.filter((piece) => typeof piece === "string").join(""));

describe("a reply is shown", () => {
  test("in paragraphs, lists and code, as its lines and blank lines tell", () => {
    const message = "Two lines\nof one.\n\n- first\n- second\n\n1. one\n\n    let x = 1;\n\nEnd.";
    const { blocks } = shownReply(message, []);
    expect(blocks.map(({ kind, lines }) => [kind, wordsOf(lines)])).toEqual([
      ["paragraph", ["Two lines", "of one."]],
      ["list", ["- first", "- second"]],
      ["list", ["1. one"]],
      ["code", ["    let x = 1;"]],
      ["paragraph", ["End."]],
    ]);
  });

  test("with a mark after the words that a page is cited for, numbered as they come", () => {
    const { blocks, cited } = shownReply("One. Two. Three.", [
      cite(0, 4, "b"),
      cite(5, 9, "a", "b"),
      cite(10, 16, "b"),
    ]);
    expect(blocks[0]?.lines).toEqual([["One.", [1], " Two.", [2, 1], " Three.", [1]]]);
    expect(cited).toEqual(["b", "a"]);
  });

  test("with one mark for a run of sentences of a block from one page", () => {
    const citations = [cite(0, 4, "a"), cite(5, 9, "a"), cite(11, 17, "a")];
    const { blocks } = shownReply("One. Two.\n\nThree.", citations);
    expect(blocks.map(({ lines }) => lines)).toEqual([[["One.", " Two.", [1]]], [["Three.", [1]]]]);
  });

  test("without the marks of words that are not there yet", () => {
    expect(shownReply("One.", [cite(0, 4, "a"), cite(5, 9, "b")])).toEqual({
      blocks: [{ kind: "paragraph", lines: [["One.", [1]]] }],
      cited: ["a"],
    });
  });

  test("whole: every word in its order, whatever is cited, at each moment of its coming", () => {
    const message = fc.string({
      unit: fc.constantFrom("a", "B", " ", "\n", "-", "1.", "    ", "é", "😀"),
      maxLength: 60,
    });
    const citations = fc.array(
      fc.tuple(fc.nat(70), fc.nat(70), fc.array(fc.constantFrom("p", "q", "r"), { minLength: 1, maxLength: 3 })),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(message, citations, (text, list) => {
        const { blocks, cited } = shownReply(
          text,
          list.map(([start, end, ids]) => cite(start, end, ...ids)),
        );
        const shown = blocks.flatMap(({ lines }) => wordsOf(lines)).join("\n");
        const lines = text.split("\n").filter((line) => line.trim() !== "");
        expect(shown).toBe(lines.join("\n"));
        const numbers = blocks.flatMap(({ lines: all }) => all.flat()).filter((piece) => typeof piece !== "string");
        for (const number of numbers.flat()) expect(number).toBeWithin(1, cited.length + 1);
      }),
    );
  });
});
