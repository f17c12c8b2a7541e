import { expect, test } from "bun:test";
import type { AnswerTask } from "../../../src/schemas/generation.ts";
import { answerTask, page, run, textOf } from "./fixtures.ts";

const conversation = (asked: string, replied: string) => [
  { role: "user" as const, content: asked },
  { role: "assistant" as const, content: replied },
];

test.each(["And who closes the lids at night?", "How are lids closed at night?", "Where?", "How much is it?"])(
  "The same is told again to who asks so in other words, or for what it tells: %s",
  async (query) => {
    const text = "Lids are closed by a guard at night in the old barn for two euros, each with its key.";
    const sources = [page("Lids", [["", `${text}\n\nBring a lid, and a guard closes it.`]])];
    const replyTo = (message: string, turns: AnswerTask["conversation"] = []) =>
      run(answerTask(message, sources, { markdown: false, conversation: turns })).then(textOf);
    const asked = "Who closes lids at night?";
    const first = await replyTo(asked);
    expect(first).toStartWith(text);
    expect(await replyTo(query, conversation(asked, first))).toStartWith(text);
    expect(await replyTo(query, conversation(asked, await replyTo(query)))).toStartWith(text);
  },
);

test("What is asked on is told of what was asked before", async () => {
  const sources = [page("Cranes", [["", "A crane costs 400 euros."]]), page("Boxes", [["", "A box costs 4 euros."]])];
  const asked = conversation("How do I order a box?", "By post.");
  const reply = textOf(
    await run(answerTask("And what does it cost?", sources, { markdown: false, conversation: asked })),
  );
  expect(reply).toContain("4 euros");
  expect(reply).not.toContain("400");
});

test.each([
  ["en", "How do I sign up?", "What does it cost?", "The monthly fee costs 4 euros."],
  ["de", "Wie melde ich mich an?", "Was kostet das?", "Der Monatsbeitrag kostet 4 Euro."],
])("The price of an act that nothing is named of is told by any words (%s)", async (locale, before, query, text) => {
  const task = { locale, markdown: false, conversation: conversation(before, "Acme 1234.") };
  const site = [{ ...page("Acme", [["", text]]), locale }];
  expect(textOf(await run(answerTask(query, site, task)))).toBe(text);
});
