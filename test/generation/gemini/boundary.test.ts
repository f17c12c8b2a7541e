import { describe, expect, test } from "bun:test";
import { checked } from "../../../src/generation/checked.ts";
import { createExtractive } from "../../../src/generation/extractive/engine.ts";
import type { GenerationPart, GenerationTask } from "../../../src/schemas/generation.ts";
import { answerTask, delivery, pricing } from "../extractive/fixtures.ts";
import { codeOf, faqsTask, run, suggestionsTask, takeawaysTask } from "./fixtures.ts";

const finish: GenerationPart = { type: "finish", reason: "stop", usage: { inputTokens: 0, outputTokens: 0 } };
const evidence = { url: "https://www.acme.example/", passage: 0, quote: "a" };
const item = (index: number): GenerationPart => ({ type: "item", index, item: "a", evidence });
const delta = (text: string): GenerationPart => ({ type: "text-delta", delta: text });
const cite = (start: number, end: number): GenerationPart => ({
  type: "citation",
  start,
  end,
  sourceIds: ["a"],
  url: "b",
});

/** Parts as they come from an engine that cannot be trusted. */
function checkedRun(parts: readonly unknown[], task: GenerationTask = takeawaysTask()) {
  const engine = {
    id: "any/1",
    async *stream() {
      yield* parts as GenerationPart[];
    },
  };
  return run(checked(engine), task);
}

describe("The generator boundary", () => {
  const resumed = answerTask("q", [delivery], { resumeFrom: "12345" });
  test.each<[string, readonly unknown[], GenerationTask?]>([
    ["a type that does not exist", [{ type: "thought", text: "hm" }]],
    ["no object", ["text"]],
    ["nothing", [null]],
    ["an item without evidence", [{ type: "item", index: 0, item: "a" }]],
    ["an item that is a number", [{ type: "item", index: 0, item: 5, evidence }]],
    ["items that do not count from 0", [item(1)]],
    ["an item twice", [item(0), item(0)]],
    ["an empty delta", [delta("")]],
    ["a citation of what is not said yet", [delta("abc"), cite(0, 4)]],
    ["an empty citation", [delta("abc"), cite(1, 1)]],
    ["a citation beyond a resumed text", [delta("abc"), cite(5, 9)], resumed],
    ["a reason that does not exist", [{ ...finish, reason: "bored" }]],
    ["half a token", [{ ...finish, usage: { inputTokens: 0.5, outputTokens: 1 } }]],
    ["a part after the end", [finish, item(0)]],
  ])("refuses %s: it is an error and never goes on", async (_, parts, task) => {
    const outcome = await checkedRun(parts, task);
    expect(codeOf(outcome)).toBe("invalid_output");
    expect(outcome.parts.length).toBe(parts.length - 1);
  });

  test("refuses an end without a finish", async () => {
    expect(codeOf(await checkedRun([item(0)]))).toBe("cut");
  });

  test("lets pass what is valid: citations of a resumed text count from its start", async () => {
    const parts = [delta("abc"), cite(5, 8), finish];
    expect(await checkedRun(parts, resumed)).toEqual({ parts, error: undefined });
  });

  test("lets everything pass that the extractive engine gives", async () => {
    const extractive = createExtractive();
    const sources = [delivery, pricing];
    const tasks = [
      takeawaysTask(),
      faqsTask(),
      suggestionsTask(sources),
      answerTask("how long does delivery take", sources),
    ];
    for (const task of tasks) expect(await run(checked(extractive), task)).toEqual(await run(extractive, task));
  });
});
