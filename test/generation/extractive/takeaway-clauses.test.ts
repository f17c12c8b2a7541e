import { describe, expect, test } from "bun:test";
import { page, takeawaysOf } from "./fixtures.ts";

describe("The numbered clauses of a policy", () => {
  const clauses = [
    "The board of the harbour has the last word on whatever is sent by train from any of its halls.",
    "Everyone who packs a box for a train is responsible for what the box holds until it has arrived.",
    "A packer who sends a box without its label may lose the right to use the trains for a whole year.",
  ];
  const numbered = clauses.map((text, i) => `${i + 1}. ${text}`).join("\n");

  test("are told as what they are: each of them holds by itself", async () => {
    const told = await takeawaysOf(page("Box policy", [["Duties", numbered]]));
    expect(told.length).toBeGreaterThan(0);
    for (const each of told) expect(clauses).toContain(each);
  });

  test("are told so in other languages", async () => {
    const text =
      "1. Der Vorstand des Hafens entscheidet über alles, was mit dem Zug aus einer seiner Hallen verschickt wird.\n2. Wer eine Kiste packt, haftet für deren Inhalt, bis der Zug am Ziel der Reise angekommen ist.\n3. Eine Kiste ohne Aufkleber darf ein Jahr lang von keinem Zug des Hafens mehr befördert werden.";
    expect(await takeawaysOf(page("Regeln für Kisten", [["Pflichten", text]], "de"))).not.toEqual([]);
  });

  test("are no steps, of which some help nobody", async () => {
    const steps =
      "1. Open the gate of the harbour with the key that you were given at the desk of the town hall.\n2. The guard then opens the door of the hall in which your boxes are waiting for their train.\n3. The crane puts your boxes on the train that leaves for the town on their label by night.";
    expect(await takeawaysOf(page("The hall", [["Boxes", steps]]))).toEqual([]);
  });
});
