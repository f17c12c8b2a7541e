import { describe, expect, test } from "bun:test";
import { answerTask, page, run, textOf } from "./fixtures.ts";

const ask = async (query: string, passages: [string, string][], locale = "en") =>
  textOf(await run(answerTask(query, [page("Boat club", passages, locale)], { locale, markdown: false })));

const steps = [
  "1. Visit us: come to one of our evenings, look at the boats and talk to those who row here.",
  "2. Sign the form: it is needed of everybody who steps into one of the boats, guests and children too.",
  "3. Lesson: write to the desk for a place. Lessons for newcomers are on the first Monday at 7 pm.",
  "4. Pay: dues go to the bank of the club by the end of the month in which you came.",
].join("\n\n");
const rules = [
  "- Oars are washed after each tour and hung in the shed with the blades up.",
  "- Dogs sit in the bow and wear a vest of their own.",
  "- Whoever comes home late calls the desk, so that nobody goes out to look for a boat that is not lost.",
  "- Lamps are lit at dusk, and the key is hung on its nail behind the door of the office.",
].join("\n");

describe("The one item of a long list that answers is told alone", () => {
  test("a step", async () => {
    expect(await ask("When are lessons?", [["How to join", steps]])).toBe(
      "Lesson: write to the desk for a place. Lessons for newcomers are on the first Monday at 7 pm.",
    );
  });

  test("an item, below what stands over its list", async () => {
    expect(await ask("Where do dogs sit?", [["On the water", rules]])).toBe(
      "On the water:\n• Dogs sit in the bow and wear a vest of their own.",
    );
  });

  test("but all of a way is, where one is asked for", async () => {
    expect(await ask("How do I join?", [["How to join", steps]])).toContain("Sign the form");
  });

  test("and all of a list that is asked for itself", async () => {
    expect(await ask("What are the rules on the water?", [["Rules on the water", rules]])).toContain("Lamps are lit");
  });
});

test("Of what speaks of the thing, that which tells when it is answers a question for that", async () => {
  const told = "Lessons for newcomers are on the first Monday at 7 pm.";
  const desk = "Newcomers sign up for lessons at the desk.";
  expect(
    await ask("When are lessons?", [
      ["The desk", desk],
      ["Newcomers", told],
    ]),
  ).toBe(told);
});
