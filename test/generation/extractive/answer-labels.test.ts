import { describe, expect, test } from "bun:test";
import type { SourcePage } from "../../../src/schemas/generation.ts";
import { answerTask, askManual, nothingFound, page, run, textOf } from "./fixtures.ts";

describe("A line that leads on stays with what it leads to", () => {
  const rules = [
    "Damage:\nDamage to a boat is taken from the deposit. The sums are on the list in the office.",
    "Booking:\nA booking is only firm when the deposit is paid.",
  ].join("\n\n");

  test("and does not end the paragraph before it", async () => {
    expect(await askManual("deposit", ["", rules])).toBe(
      "Damage: Damage to a boat is taken from the deposit. The sums are on the list in the office.\n\nBooking: A booking is only firm when the deposit is paid.",
    );
  });

  test("as its own sentence does", async () => {
    expect(await askManual("When is a booking firm?", ["", rules])).toBe(
      "Booking: A booking is only firm when the deposit is paid.",
    );
  });
});

describe("A line of a FAQ that asks is told whole, with its answer", () => {
  const faq = [
    "I have locked my boat. Will the lamp go out?\nNo. Locking it does not put out the lamp.",
    "I lost my key and the spare one. What do I do?\n\nIf you have lost your key and the spare one, please ring the bell of the harbour.",
  ].join("\n\n");

  test("with the case that stands before the question", async () => {
    expect(await askManual("i lost my spare key", ["FAQ", faq])).toBe(
      "I lost my key and the spare one. What do I do?\n\nIf you have lost your key and the spare one, please ring the bell of the harbour.",
    );
  });

  test("and no case follows an answer without its own", async () => {
    expect(await askManual("will the lamp go out", ["FAQ", faq])).toBe(
      "I have locked my boat. Will the lamp go out? No. Locking it does not put out the lamp.",
    );
  });
});

test("A line that does not say of what it leads to a list is told below its heading", async () => {
  const list = "Options include:\n\n- Light: white sails.\n- Dark: brown sails.";
  expect(await askManual("dark sails", ["Sail colours", list])).toBe(
    "Sail colours:\n\nOptions include:\n• Light: white sails.\n• Dark: brown sails.",
  );
});

describe("The way to do a thing is told by what calls itself that", () => {
  const cycle = page("From a list to a boat", [
    [
      "",
      "Following a list through this cycle looks like this:\n\n1. A list is pinned to the board\n2. Its boats are added to the map\n3. The map is hung at the pier",
    ],
  ]);
  const reply = async (...sources: SourcePage[]) =>
    textOf(await run(answerTask("how do i add a coworker", sources, { markdown: false, rarity: () => 1 })));

  test("and not by steps of which one has a word of it", async () => {
    expect(await reply(cycle)).toStartWith(nothingFound);
  });
});
