import { expect, test } from "bun:test";
import fc from "fast-check";
import type { Block } from "../../src/corpus/blocks.ts";
import { PASSAGE_TAIL, PASSAGE_TARGET } from "../../src/corpus/limits.ts";
import { passagesOf } from "../../src/corpus/passages.ts";
import { sentencesOf } from "../../src/corpus/sentences.ts";

const sentence = fc.integer({ min: 3, max: 60 }).map((words) => `Water${" boils".repeat(words)}.`);
const paragraph = fc
  .array(sentence, { minLength: 1, maxLength: 12 })
  .map((parts): Block => ({ kind: "paragraph", lines: [parts.join(" ")] }));
const list = fc
  .array(sentence, { minLength: 1, maxLength: 12 })
  .map((items): Block => ({ kind: "list", lines: items.map((item) => `- ${item}`) }));
const heading = fc.constant<Block>({ kind: "heading", level: 2, anchor: "x", text: "X" });

test("a long section is split between paragraphs, items or sentences, and loses nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(paragraph, list, heading), { maxLength: 12 }), (blocks) => {
      const passages = passagesOf(blocks, "en");
      const given = blocks.flatMap((block) => (block.kind === "heading" ? [] : block.lines)).join(" ");
      const kept = passages.map(({ text }) => text).join(" ");
      expect(kept.replace(/\s+/g, " ").trim()).toBe(given.replace(/\s+/g, " ").trim());
      for (const { text } of passages) {
        expect(text.length).toBeLessThanOrEqual(PASSAGE_TARGET + PASSAGE_TAIL + 20);
        for (const { start, end } of sentencesOf(text, "en")) expect(text.slice(start, end)).toMatch(/^Water.*\.$/);
      }
    }),
  );
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
