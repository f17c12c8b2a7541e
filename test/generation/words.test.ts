import { expect, test } from "bun:test";
import fc from "fast-check";
import { countWords, wordsIn } from "../../src/generation/text/words.ts";

test("Words stand between blanks, whatever kind of blank and whatever letters", () => {
  const blanks = [" ", "\t", "\n", "\u00a0", "\u1680", "\u2003", "\u2028", "\u202f", "\u205f", "\u3000", "\ufeff"];
  const piece = fc.oneof(
    fc.constantFrom(...blanks, "’", "–", "…", "\u200b", "\u2060", "é", "ж", "ע", "€", "😀"),
    fc.string({ unit: "binary", maxLength: 4 }),
  );
  const spaced = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
  const unspaced =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
  const property = (text: string) => {
    fc.pre(!unspaced.test(text));
    expect(countWords(text)).toBe(text.match(/\S+/g)?.length ?? 0);
  };
  fc.assert(fc.property(spaced, property), { numRuns: 2_000 });
});

test.each([
  ["", 0],
  ["A lid – it’s “closed”.", 5],
  ["从设置 open 菜单", 4],
])("%j has %i", (text, words) => {
  expect(countWords(text)).toBe(words);
});

test.each([
  ["退货难吗", ["退货"]],
  ["退货贵不贵", ["退货"]],
  ["怎么退货换货", ["怎么", "退货", "换货"]],
  ["可退货", ["退货"]],
  ["配送にはどのくらいかかりますか", ["配送", "くらい", "かかり"]],
])("%s asks with the words %j: what no dictionary has goes in pairs", (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});
