import { expect, test } from "bun:test";
import fc from "fast-check";
import type { Block } from "../../src/corpus/blocks.ts";
import { sentencesOf } from "../../src/corpus/language/sentences.ts";
import { MOST_STEPS, MOST_UNIT, PASSAGE_TAIL, PASSAGE_TARGET } from "../../src/corpus/limits.ts";
import { passagesOf } from "../../src/corpus/passages/passages.ts";
import { growthOf } from "../support/growth.ts";
import { processorClock } from "../support/processor-clock.ts";

const sentence = fc.integer({ min: 3, max: 60 }).map((words) => `Water${" boils".repeat(words)}.`);
const paragraph = fc
  .array(sentence, { minLength: 1, maxLength: 12 })
  .map((parts): Block => ({ kind: "paragraph", lines: [parts.join(" ")] }));
const list = fc
  .array(sentence, { minLength: 1, maxLength: 12 })
  .map((items): Block => ({ kind: "list", lines: items.map((item) => `- ${item}`) }));
const numbered = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.array(sentence, { minLength: 1, maxLength: 6 }))
  .map(([first, items]): Block => ({ kind: "list", lines: items.map((item, nth) => `${first + nth}. ${item}`) }));
const heading = fc.constant<Block>({ kind: "heading", level: 2, anchor: "x", text: "X" });

test("a long section is split between paragraphs, items or sentences, and loses nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(paragraph, list, numbered, heading), { maxLength: 12 }), (blocks) => {
      const passages = passagesOf(blocks, "en");
      const given = blocks.flatMap((block) => (block.kind === "heading" ? [] : block.lines)).join(" ");
      const kept = passages.map(({ text }) => text).join(" ");
      expect(kept.replace(/\s+/g, " ").trim()).toBe(given.replace(/\s+/g, " ").trim());
      for (const { text } of passages) {
        expect(text.length).toBeLessThanOrEqual(Math.max(PASSAGE_TARGET + 20, MOST_STEPS) + PASSAGE_TAIL);
        for (const { start, end } of sentencesOf(text, "en")) expect(text.slice(start, end)).toMatch(/^Water.*\.$/);
      }
    }),
  );
});

const endless = fc
  .tuple(fc.constantFrom("Wasser ", "订单", "🧑‍🍳", "e\u0301", "a b", "\u0300"), fc.integer({ min: 100, max: 8_000 }))
  .map(([word, count]) => word.repeat(count).trim());

test("what has no sentence end is cut between words or graphemes, and loses nothing but blanks", () => {
  fc.assert(
    fc.property(fc.array(endless, { minLength: 1, maxLength: 3 }), (lines) => {
      const texts = passagesOf([{ kind: "list", lines }], "en").map(({ text }) => text);
      expect(texts.join("").replace(/\s/g, "")).toBe(lines.join("").replace(/\s/g, ""));
      for (const text of texts) {
        expect(text.length).toBeLessThanOrEqual(MOST_UNIT + PASSAGE_TAIL);
        expect(text).not.toBe("");
        expect(text.isWellFormed()).toBe(true);
        // A passage may hold the end of one line and the beginning of another.
        for (const piece of text.split("\n")) {
          if (/^[Wae]/.test(piece)) expect(piece).toMatch(/(?:Wasser|a|b|\u0301)$/);
          if (piece.startsWith("🧑")) expect(piece).toEndWith("🍳");
        }
      }
    }),
  );
});

test("a heading without an end is cut too: every passage below it holds it", () => {
  const blocks: Block[] = [
    { kind: "heading", level: 2, anchor: "x", text: "word ".repeat(200_000) },
    { kind: "paragraph", lines: ["word ".repeat(200_000)] },
  ];
  for (const { heading } of passagesOf(blocks, "en")) expect(heading.length).toBeLessThanOrEqual(MOST_UNIT);
});

test.each(["word ", "订单"])("what has no sentence end is cut in linear time: %p", (word) => {
  const cut = (units: number) => passagesOf([{ kind: "paragraph", lines: [word.repeat(units / word.length)] }], "en");
  expect(growthOf(cut, 200_000)).toBeLessThan(3);
});

test("a section that fits is one passage, however short", () => {
  const blocks: Block[] = [
    { kind: "heading", level: 2, anchor: "a", text: "A" },
    { kind: "paragraph", lines: ["Short."] },
    { kind: "heading", level: 2, anchor: "b", text: "B" },
    { kind: "paragraph", lines: ["x".repeat(600)] },
    { kind: "paragraph", lines: ["y".repeat(500)] },
  ];
  expect(passagesOf(blocks, "en").map(({ heading, text }) => [heading, text.length])).toEqual([
    ["A", 6],
    ["B", 1102],
  ]);
});

const words = (count: number) => Array.from({ length: count }, (_, nth) => `word${nth}`).join(" ");
const steps = (first: number, count: number, length: number): Block => ({
  kind: "list",
  lines: Array.from({ length: count }, (_, nth) => `${first + nth}. ${words(length)}`),
});
const textsOf = (...blocks: Block[]) => passagesOf(blocks, "en").map(({ text }) => text);

test("numbered steps stay together, with what stands between them and the line that leads to them", () => {
  const lead: Block = { kind: "paragraph", lines: ["Follow these steps."] };
  const remark: Block = { kind: "list", lines: ["- Mind the gap."] };
  const before: Block = { kind: "paragraph", lines: [words(120)] };
  const after: Block = { kind: "paragraph", lines: [words(120)] };
  const texts = textsOf(before, lead, steps(1, 3, 60), remark, steps(4, 2, 60), remark, after);
  expect(texts).toHaveLength(3);
  expect(texts[1]).toMatch(
    /^Follow these steps\.\n\n1\. [\s\S]*\n\n- Mind the gap\.\n\n4\. [\s\S]*\n\n- Mind the gap\.$/,
  );
});

test("steps that are longer than a passage may be are split as any list", () => {
  const texts = textsOf(steps(1, 30, 40));
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) expect(text.length).toBeLessThanOrEqual(PASSAGE_TARGET + PASSAGE_TAIL);
});

test("a list that begins anew is not the rest of the one before", () => {
  const [first, second] = [steps(1, 3, 60), steps(1, 3, 60)];
  expect(textsOf(first, second)).toHaveLength(2);
});

test("a long chain of steps with text between is read in linear time", () => {
  const chain = Array.from({ length: 12_000 }, (_, nth): Block[] => [
    { kind: "list", lines: [`${(nth % 900) + 1}. Do it.`] },
    { kind: "paragraph", lines: ["Then this."] },
  ]).flat();
  const spent = processorClock();
  passagesOf(chain, "en");
  expect(spent()).toBeLessThan(5_000);
});

test("steps that fit stay together where their lead has no room", () => {
  const lead: Block = { kind: "paragraph", lines: ["word ".repeat(70).trim()] };
  const whole = steps(1, 6, 55);
  expect(textsOf(lead, whole).some((text) => text === (whole as { lines: string[] }).lines.join("\n"))).toBe(true);
});
