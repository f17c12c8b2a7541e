import { describe, expect, test } from "bun:test";
import { answerTask, page, run, textOf } from "./fixtures.ts";

/** Nearly every page of the site names it. */
const rarity = (term: string) => (term === "oakwar" ? 0.2 : 4);
const ask = async (query: string, ...texts: string[]) => {
  const sections = texts.map((text, i): [string, string] => [`Notes ${i + 1}`, text]);
  return textOf(await run(answerTask(query, [page("Oakware", sections)], { rarity })));
};

const steps = "Make Oakware yours:\n\n1. Open Oakware.\n2. Choose a colour.";
const mention = "A change of Oakware makes all of the lids new.";

describe("A question for who is behind what the site is all about", () => {
  test.each(["Who makes Oakware?", "Who is behind Oakware?", "Who owns Oakware?"])(
    "is not answered by what only names it: %s",
    async (query) => {
      expect(await ask(query, steps, mention)).toStartWith("I couldn't find an answer");
    },
  );

  test.each([
    "Oakware is made by Ida Holm.",
    "Oakware is a project of the Holm family.",
    "The founder of Oakware is Ida Holm.",
  ])("is answered by what tells that: %s", async (text) => {
    expect(await ask("Who makes Oakware?", steps, text, mention)).toBe(text);
  });
});

describe("Who made it is told", () => {
  test.each([
    "Ida Holm created Oakware when she was young.",
    "Holm Ltd owns Oakware.",
    "Behind Oakware is Holm Ltd, a firm from Aarhus.",
  ])("also by a sentence that opens with who did: %s", async (text) => {
    const verb = text.includes("created") ? "created" : text.includes("owns") ? "owns" : "is behind";
    expect(await ask(`Who ${verb} Oakware?`, steps, text)).toBe(text);
  });

  test("by what stands below a heading that asks it, in any words", async () => {
    const text = "Ida Holm and Bo Lund did, in a garage in Aarhus.";
    const source = page("Oakware", [["Who founded Oakware?", text]]);
    expect(textOf(await run(answerTask("Who founded Oakware?", [source], { rarity })))).toBe(text);
  });
});

test("A question for who makes a thing of that site is answered by who does, in any words", async () => {
  const text = "Ida Holm makes the lids for Oakware at night.";
  expect(await ask("Who makes the lids for Oakware?", text)).toBe(text);
});
