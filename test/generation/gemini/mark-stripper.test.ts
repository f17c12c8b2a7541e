import { describe, expect, test } from "bun:test";
import { GenerationError } from "../../../src/generation/failure.ts";
import { MarkStripper } from "../../../src/generation/gemini/answer/mark-stripper.ts";
import { growthOf } from "../../support/growth.ts";

function stripped(...pieces: string[]): string {
  const stripper = new MarkStripper();
  return [...pieces.map((piece) => stripper.push(piece)), stripper.end()].map(({ text }) => text).join("");
}

describe("A run of one character", () => {
  test.each([" ", "\t", "`", "~"])("(%j) takes twice the time where it is twice as long", (character) => {
    expect(growthOf((size) => stripped(`x${character.repeat(size)}x`), 20_000)).toBeLessThan(3);
  });

  test("is read alike however it is cut", () => {
    for (const text of ["Bread   [1] is good.", "```\n[1]\n```\n[2]", "~~~~[1]~~~~", "`` [1] ` [2]"]) {
      expect(stripped(...text.split(""))).toBe(stripped(text));
    }
    expect(stripped("Bread   ", "  [1] is")).toBe("Bread is");
  });

  test("that has no end is an error, not a memory leak", () => {
    expect(stripped(...Array(8).fill(" ".repeat(500)))).toHaveLength(4_000);
    expect(() => stripped(...Array(10).fill(" ".repeat(500)))).toThrow(GenerationError);
  });
});
