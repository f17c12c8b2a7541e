import { describe, expect, test } from "bun:test";
import { saysNoAnswer } from "../../../src/generation/no-answer-text.ts";
import { answerTask, nothingFound, page, run, textOf } from "./fixtures.ts";

// What no rule can tell to be an answer may be one: it is shown for what it is, what comes nearest.

const harbour = page("The harbour", [
  ["Boats", "Each boat has electricity. Moor your boat at the pier of Bergen overnight. Fish are sold on Mondays."],
]);
const query = "overnight berth with electricity, showers and sauna for a boat";

const plain = { markdown: false };
const ask = async (...sources: ReturnType<typeof page>[]) => textOf(await run(answerTask(query, sources, plain)));

describe("Where no page answers, the nearest ones are offered", () => {
  test("each with its title and what of it comes nearest", async () => {
    const reply = await ask(harbour);
    expect(reply).toBe(
      `${nothingFound}\n\nThese pages come nearest:\n\n• The harbour – Each boat has electricity. … Moor your boat at the pier of Bergen overnight.`,
    );
    expect(saysNoAnswer(reply)).toBe(true);
  });

  test("as Markdown with a link before it", async () => {
    const parts = await run(answerTask(query, [harbour], { markdown: true }));
    expect(textOf(parts)).toEndWith(
      `- [The harbour](${harbour.url}) – Each boat has electricity. … Moor your boat at the pier of Bergen overnight.`,
    );
  });

  test("each quote cited from its page, word for word", async () => {
    const parts = await run(answerTask(query, [harbour], plain));
    const reply = textOf(parts);
    const cited = parts.flatMap((part) => (part.type === "citation" ? [reply.slice(part.start, part.end)] : []));
    expect(cited).toEqual([
      "The harbour",
      "Each boat has electricity.",
      "Moor your boat at the pier of Bergen overnight.",
    ]);
  });

  test("two sentences of the first, and one of each other", async () => {
    const other = { ...page("The island", [["Boats", "Showers are free. A sauna opens at noon."]]), score: 0.6 };
    const reply = await ask({ ...harbour, score: 0.9 }, other);
    expect(reply).toEndWith("overnight.\n• The island – Showers are free.");
  });

  test("by title alone where nothing of a page speaks of it", async () => {
    const silent = page("Yacht club", [["", "Members meet on Tuesdays."]]);
    expect(await ask(silent)).toEndWith("• Yacht club");
  });

  test("without those that are far off", async () => {
    const far = { ...page("The bakery", [["", "A boat of bread."]]), score: 0.1 };
    expect(await ask({ ...harbour, score: 0.9 }, far)).not.toContain("bakery");
  });

  test("by an item of a list with what leads to it", async () => {
    const list = page("Rules", [["", "The harbour forbids:\n\n- Swimming\n- A boat with a sauna"]]);
    expect(await ask(list)).toEndWith("• Rules – The harbour forbids: A boat with a sauna");
    const under = page("Rules", [["Forbidden", "- Swimming\n- A boat with a sauna"]]);
    expect(await ask(under)).toEndWith("• Rules – Forbidden: A boat with a sauna");
  });

  test("never by steps without their others, a sentence that leans on one before, or how what is asked is undone", async () => {
    const steps = page("Boats", [["", "1. Untie the boat.\n2. Start the boat."]]);
    expect(await ask(steps)).toEndWith("• Boats");
    const leaning = page("Boats", [["", "However, it has a boat."]]);
    expect(await ask(leaning)).toEndWith("• Boats");
    const enabling = page("Lamps", [["", "Enable the lamp of a boat by its switch."]]);
    const off = answerTask("How do I disable the lamp of my yacht in the evening hours of summer?", [enabling], plain);
    expect(textOf(await run(off))).toEndWith("• Lamps");
  });

  test("with titles first, where the words that are allowed do not suffice for both", async () => {
    const limit = nothingFound.split(" ").length + "These pages come nearest: • The harbour".split(" ").length;
    const parts = await run(answerTask(query, [harbour], { ...plain, wordLimit: limit }));
    expect(textOf(parts)).toEndWith("• The harbour");
  });
});
