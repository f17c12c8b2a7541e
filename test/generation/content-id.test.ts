import { expect, test } from "bun:test";
import fc from "fast-check";
import { contentId, type KeyPart } from "../../src/generation/cache/content-id.ts";

const { part } = fc.letrec<{ part: KeyPart }>((tie) => ({
  part: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom("", ",", ":", "1:", "[", "]", "1,", "undefined,", "true,"),
    fc.string({ maxLength: 3 }),
    fc.integer({ min: -20, max: 20 }),
    fc.boolean(),
    fc.constant(undefined),
    fc.array(tie("part"), { maxLength: 3 }),
  ),
}));
const parts = fc.array(part, { maxLength: 4 });

test("Two keys have one id where they are equal, and only there", () => {
  const property = (a: readonly KeyPart[], b: readonly KeyPart[]) => {
    expect(contentId(a) === contentId(b)).toBe(Bun.deepEquals(a, b, true));
    expect(contentId(structuredClone(a) as readonly KeyPart[])).toBe(contentId(a));
  };
  fc.assert(fc.property(parts, parts, property), { numRuns: 2_000 });
});

test.each([
  [
    ["ab", "c"],
    ["a", "bc"],
  ],
  [["1"], [1]],
  [[["a"], "b"], [["a", "b"]]],
  [[[]], []],
  [["undefined"], [undefined]],
  [
    ["", "0:"],
    ["0:", ""],
  ],
])("%j is not %j", (a, b) => {
  expect(contentId(a)).not.toBe(contentId(b));
});
