import { expect, test } from "bun:test";
import { answerTask, page, run, textOf } from "./fixtures.ts";

const conversation = (asked: string, replied: string) => [
  { role: "user" as const, content: asked },
  { role: "assistant" as const, content: replied },
];

test("Who asks something else is not told the same again", async () => {
  const text = "Lids are closed by a guard at night, each with its key.";
  const more = "A lid costs four euros, and a guard closes lids alone.";
  const sources = [page("Lids", [["", text]]), page("Costs", [["", more]])];
  const reply = (query: string, asked: string, replied: string) =>
    run(answerTask(query, sources, { markdown: false, conversation: conversation(asked, replied) })).then(textOf);
  const first = await run(answerTask("Who closes lids at night?", sources, { markdown: false })).then(textOf);
  expect(first).toStartWith(text);
  expect(await reply("And who closes the lids at night?", "Who closes lids at night?", first)).not.toBe(first);
  expect(await reply("Who closes lids at night?", "Who closes lids at night?", first)).toBe(first);
});

test("What is asked on is told of what was asked before", async () => {
  const sources = [page("Cranes", [["", "A crane costs 400 euros."]]), page("Boxes", [["", "A box costs 4 euros."]])];
  const asked = conversation("How do I order a box?", "By post.");
  const reply = textOf(
    await run(answerTask("And what does it cost?", sources, { markdown: false, conversation: asked })),
  );
  expect(reply).toContain("4 euros");
  expect(reply).not.toContain("400");
});
