import { expect, test } from "bun:test";
import { namesPerson } from "../../src/search/analysis/person.ts";

test.each([
  ["Ada Moore", "Ada Moore is professor of boxes."],
  ["Jan van Dijk", "Jan van Dijk is professor of boxes, and has been one from the days of van and cart."],
  ["Ada J. Moore", "Ada J. Moore was born by the sea."],
])("a title is a person's name where its page says who that is: %s", (title, first) => {
  expect(namesPerson(title, first, "en")).toBe(true);
});

test.each([
  ["Oak Boxes", "The director of our town chose oak boxes."],
  ["Ada Moore", "Boxes of all kinds."],
])("and no other: %s", (title, first) => {
  expect(namesPerson(title, first, "en")).toBe(false);
});
