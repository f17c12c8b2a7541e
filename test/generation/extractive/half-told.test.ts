import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, page, takeawaysOf } from "./fixtures.ts";

// Half a sentence, a question that no visitor asks, and an answer that stops before it answers, are not shown.

const first = "The harbour of the town lends boats to all who have learned to row.";

describe("A takeaway is not", () => {
  test.each([
    [
      "a clause that only its list completes",
      "The plan of the harbour for the next two years aims to make sure that all new guards:",
    ],
    [
      "what leads to what may be done",
      "We expect guards of the harbour to go further, and in place of a rest how about:",
    ],
    [
      "a thing with all that is said of it",
      "A small boat that can cross the harbour and carry two guards with their oars, holding all the ropes of a day, painted in red.",
    ],
    ["what its writer was to fill in", "The boats of the harbour have a mast of xxxmm and a small blue sail."],
    ["what is still to be told", "The boats of the harbour are rented for TBD euros a day to those who row."],
    ["what is still to be done", "The boats of the harbour are rented by the day, TO-DO: name the price of a week."],
  ])("%s", async (_, half) => {
    expect(await takeawaysOf(page("The harbour", [["", `${first}\n\n${half}`]]))).toEqual([first]);
  });

  test("what a list says may be done, with when", async () => {
    const item = "Getting involved in the boat days - these are days when we paint all the boats of the harbour.";
    const text = `${first}\n\nIn place of a rest, how about:\n\n- ${item}`;
    expect(await takeawaysOf(page("The harbour", [["", text]]))).toEqual([first]);
  });

  test("what one of its guards tells of his own way, nor in Dutch whom something is for", async () => {
    const self = "After four years on the boats of another harbour, I arrived here in May and stayed.";
    expect(await takeawaysOf(page("Meet the guards", [["", `${first}\n\n${self}`]]))).toEqual([first]);
    const haven = "De haven van de stad leent een boot uit aan ieder die heeft leren roeien.";
    const whom = "Voor wie zich wil oefenen in de stille, trage kant van het roeien.";
    expect(await takeawaysOf(page("De haven", [["", `${haven}\n\n${whom}`]], "nl"))).toEqual([haven]);
  });
});

describe("A check that a page puts to its reader", () => {
  const told = "The name on the boat must match the name in the book, letter for letter and in capitals.";
  const asked = async (above: string, check: string) => {
    const source = page("Boats", [
      ["", first],
      [above, "A boat has a place in the book."],
      [check, told],
    ]);
    const passages = source.passages.map((passage, i) => ({ ...passage, level: i + 1 }));
    return (await faqsOf({ ...source, passages })).map(({ question }) => question);
  };

  test("below what went wrong is no question of a visitor", async () => {
    expect(await asked("Boat not showing up?", "Does the name match exactly?")).not.toContain(
      "Does the name match exactly?",
    );
  });

  test("is one below another heading, and where it is about the visitor", async () => {
    expect(await asked("Names of boats", "Does the name match exactly?")).toContain("Does the name match exactly?");
    expect(await asked("Boat not showing up?", "Does the name of my boat match the book?")).toContain(
      "Does the name of my boat match the book?",
    );
  });
});

test("A question that asks for a way is not answered by what stands before the ways", async () => {
  const why =
    "We tie up all boats at night, but it may be that a rope was cut. Note that a new knot alone will not do; you must use a new rope.";
  const ways = "Here are two easy ways to tie it up again.\n\n1. Ask the guards.\n2. Use the rope of the tower.";
  expect(await askedOn("Boats", ["My boat is gone, how do I tie it up?", `${why}\n\n${ways}`])).toEqual([]);
});
