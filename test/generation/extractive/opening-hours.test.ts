import { expect, test } from "bun:test";
import { faqsOf, page, takeawaysOf } from "./fixtures.ts";

test("From when to when something is there is told first, and asked for", async () => {
  const club = page("The rowing club", [
    ["", "At the harbour, we run a rowing club on each day of the year on which the sea is calm."],
    [
      "Lunch",
      "Our Lunch Club runs 11:55am - 1:05pm.\n\nAll who come have the choice of boats that range from the smallest to the largest of the harbour, and of oars.",
    ],
  ]);
  expect(await takeawaysOf(club, 2)).toContain("Our Lunch Club runs 11:55am - 1:05pm.");
  expect(await faqsOf(club)).toContainEqual({
    question: "When does the Lunch Club run?",
    answer: "Our Lunch Club runs 11:55am - 1:05pm.",
  });
});
