import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { anyOf } from "../../../src/generation/text/any-of.ts";
import { alternativesOf, bothCases } from "../../../src/generation/text/both-cases.ts";

/** Expressions with each thing that the engine's rules are written with. */
const WRITTEN: readonly [RegExp, ...RegExp[]] = [
  /\ba(?:b|Bc)\b/iu,
  /^(?:ab|c) d/iu,
  /\bé[a-c]+\b|x|\bca(?=[bd|])/iu,
  /(?<!\p{Lu})b{2,3}/iu,
  /(?<!\p{L})(?:ab|D)(?!\p{L})/iu,
  /(?<!\p{L})Bc/u,
  /\bc (?-i:\p{Lu}[a-z])d/iu,
  /[^ab\P{L}]d\|/iu,
  /\u2019D$|\bß/iu,
  /(?<name>\p{Ll})dd/iu,
  /(?:(?-i:A(?:b))c)/iu,
];

/** Texts made of what those expressions look for. */
const text = fc
  .array(fc.constantFrom(..."abcdABCDéÉxXßZ |’", "ab", "Bc", " "), { maxLength: 9 })
  .map((parts) => parts.join(""));

describe("one expression for several", () => {
  test("matches exactly where one of them does, whatever the case of the text", () => {
    fc.assert(
      fc.property(text, fc.shuffledSubarray([...WRITTEN], { minLength: 1 }), (text, [first, ...others]) => {
        expect(anyOf(first!, ...others).test(text)).toBe([first!, ...others].some((each) => each.test(text)));
      }),
      { numRuns: 3_000 },
    );
  });

  test("keeps the case of those that do not ignore it", () => {
    const one = anyOf(/\bAb/u, /^c/iu);
    expect(["x Ab", "c", "x ab", "C"].map((text) => one.test(text))).toEqual([true, true, false, true]);
  });

  test.each(["gu", "y", "iv", "su"])("has none with other flags: %s", (flags) => {
    expect(() => anyOf(/a/u, new RegExp("b", flags))).toThrow(/flags/);
  });

  test("alternatives are those at the top: none in a group, a class or an escape", () => {
    expect(alternativesOf("a|(?:b|c)|[d|]|\\|e|(?<n>f|g)(?<!h|i)")).toEqual([
      "a",
      "(?:b|c)",
      "[d|]",
      "\\|e",
      "(?<n>f|g)(?<!h|i)",
    ]);
  });

  test.each(["\\P{Lu}", "(a)\\1", "(?<n>a)\\k<n>"])(
    "what has no such form is refused when it is written: %s",
    (source) => {
      expect(() => bothCases(source)).toThrow(/both cases/);
    },
  );
});
