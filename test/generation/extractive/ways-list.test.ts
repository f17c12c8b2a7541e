import { describe, expect, test } from "bun:test";
import { faqsOf, faqUnder, page } from "./fixtures.ts";

// A list of the ways to do one thing: any of them does it, and all of them are told.

const told = "Press the lid with both hands. Pull at the rope of the box.";
const items = "- Press the lid with both hands.\n- Pull at the rope of the box.";

describe("A list of ways", () => {
  test.each([
    "There are two ways to open the box:",
    "There are several different ways that you can open the box:",
    "You can open the box in many ways:",
    "You can open the box in one of the following ways:",
  ])("answers how it is done: %s", async (lead) => {
    expect(await faqUnder("", `${lead}\n\n${items}`)).toEqual({
      question: "How do I open the box?",
      answer: `${lead} ${told}`,
    });
  });

  test("has as many as its line counts, whatever else that counts", async () => {
    const lead = "There are two ways to open all 3 boxes:";
    expect((await faqUnder("", `${lead}\n\n${items}`))?.question).toBe("How do I open all 3 boxes?");
    const factors = "There are several ways to open two-lid boxes:";
    const third = "- Turn the box upside down.";
    expect((await faqUnder("", `${factors}\n\n${items}\n${third}`))?.question).toBe("How do I open two-lid boxes?");
  });

  test("is one of sentences, whatever joins its items", async () => {
    const lead = "There are two ways to open the box:";
    const list = "- Press the lid with both hands, or\n- Pull at the rope of the box";
    expect((await faqUnder("", `${lead}\n\n${list}`))?.answer).toBe(`${lead} ${told}`);
  });

  test("is asked for itself where no way says what to do", async () => {
    const lead = "There are two ways to open the box:";
    expect(await faqUnder("", `${lead}\n\n1. With the lid on your side\n2. By means of the rope;`)).toEqual({
      question: "What ways are there to open the box?",
      answer: `${lead} With the lid on your side. By means of the rope.`,
    });
  });

  test("is told by the first sentence of each where all of them have no room", async () => {
    const more =
      "It is made of the wood of a tree that stood on a hill for a hundred years and was not touched by anybody.";
    const list = `- Press the lid with both hands. ${more}\n- Pull at the rope of the box. ${more}`;
    expect(await faqUnder("", `There are two ways to open the box:\n\n${list}`)).toEqual({
      question: "How do I open the box?",
      answer: `There are two ways to open the box: ${told}`,
    });
  });

  test("has a line of its own for each way where bullets are asked for", async () => {
    const source = page("The box", [["", `There are two ways to open the box:\n\n${items}`]]);
    expect(await faqsOf(source, "bullets")).toEqual([{ question: "How do I open the box?", answer: items }]);
  });

  test("is not told in part, where it goes on in the next passage", async () => {
    const source = page("A house", []);
    const asked = async (...texts: string[]) => {
      const own = { heading: "The box", level: 2, anchor: "the-box", score: 1 };
      const passages = texts.map((text, ordinal) => ({ ...own, text, ordinal }));
      return (await faqsOf({ ...source, passages })).map(({ question }) => question);
    };
    const lead = "There are several ways to open the box:";
    expect(await asked(`${lead}\n\n${items}`)).toEqual(["How do I open the box?"]);
    expect(await asked(`${lead}\n\n${items}`, "- Turn the box upside down.")).not.toContain("How do I open the box?");
    const lost = "If you lose the box:\n\n- Call the house at once.\n- Press the bell at the door.";
    expect(await asked(lost)).toEqual(["What do I do if I lose the box?"]);
    expect(await asked(lost, "- Wait for an hour at the door.")).not.toContain("What do I do if I lose the box?");
  });

  const ways = (lead: string, list: string) => faqsOf(page("A house", [["", `${lead}\n\n${list}`]]));
  const asked = async (lead: string, list: string) =>
    (await ways(lead, list)).filter(({ question }) => /^(?:How do I (?:open|sing)|What ways)/.test(question));

  test.each([
    ["names no task", "There are two ways to open this:", items],
    ["names no order", "There are two ways to sing in the box:", items],
    ["has one item", "There are several ways to open the box:", "- Press the lid with both hands."],
    ["has fewer than it says", "There are three ways to open the box:", items],
    ["forbids", "There are two ways to open the box:", "- Press the lid with both hands.\n- Never pull at the rope."],
    [
      "is one of labels",
      "There are two ways to open the box:",
      `- By hand. ${"It is old. ".repeat(30)}\n- By rope. It is not.`,
    ],
    ["has too many", "There are many ways to open the box:", Array(7).fill("- Press the lid of it.").join("\n")],
    ["leads to another list", "There are two ways to open the box:", "- Press the lid:\n- Pull at the rope."],
    ["is too long", "There are two ways to open the box:", `- Press the lid ${"very ".repeat(60)}well.\n- Pull at it.`],
  ])("answers nothing where it %s", async (_, lead, list) => {
    expect(await asked("There are two ways to open the box:", items)).toHaveLength(1);
    expect(await asked(lead, list)).toEqual([]);
  });
});
