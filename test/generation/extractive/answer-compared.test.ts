import { describe, expect, test } from "bun:test";
import { processorClock } from "../../support/processor-clock.ts";
import { answerTask, page, run, textOf } from "./fixtures.ts";

const ask = async (query: string, ...sections: [string, string][]) =>
  textOf(await run(answerTask(query, [page("Boats", sections)])));

test("What is long and compares nothing is read in a moment", async () => {
  const spent = processorClock();
  await ask(`${"difference between a and ".repeat(80)}${"!".repeat(2_000)}\nthen`, ["Hire", "A canoe is for hire."]);
  expect(spent()).toBeLessThan(1_000);
});

describe("The difference between two things is told", () => {
  const both: [string, string] = ["Repairs", "A canoe and a kayak differ in nothing that repairs of hulls ask of you."];
  const list: [string, string] = [
    "Kinds",
    "Boats for hire:\n\n- Canoe: open, for two.\n- Kayak: closed, for one.\n- Raft: flat, for six.",
  ];

  test.each([
    "What is the difference between a canoe and a kayak?",
    "How is a canoe different from a kayak?",
    "Canoe vs. kayak",
  ])("by a list that has an item of each: %s", async (query) => {
    const reply = await ask(query, ["Hire", "1. Choose a canoe or kayak.\n2. Pay."], list);
    expect(reply).toStartWith("Boats for hire:");
  });

  test("by the sentences that open with each, not by what has the word", async () => {
    const canoe = "A canoe is an open boat of wood.";
    const kayak = "A kayak is a closed boat from the north.";
    const reply = await ask(
      "What is the difference between a canoe and a kayak?",
      ["Differences", "Differences in weather are what you have to look at."],
      ["Boats for hire", `Renters wave at a canoe or kayak.\n\n${canoe}\n\n${kayak}`],
    );
    expect(reply).toContain(canoe);
    expect(reply).toContain(kayak);
  });

  test("by a sentence of both as ever", async () => {
    const reply = await ask("What is the difference between a canoe and a kayak?", both);
    expect(reply).toBe(both[1]);
  });
});
