import { describe, expect, test } from "bun:test";
import { bearsOut, type NumberedPassage } from "../../../src/generation/gemini/evidence.ts";
import { isAskable } from "../../../src/generation/gemini/items/askable.ts";

function passageOf(
  text: string,
  { heading = "", url = "https://www.blue-mill.example/a", locale = "en" } = {},
): NumberedPassage {
  const passage = { heading, text, anchor: "", level: 2, kind: "prose", ordinal: 0, score: 1 };
  const source = { id: "1", url, title: "", locale, score: 1, passages: [passage] };
  return { number: 1, source, passage } as unknown as NumberedPassage;
}

describe("A question may ask what it does not claim", () => {
  test.each([
    ["What is the purpose of a ledger?", "A ledger says who owes what to whom.", "en"],
    ["What is the role of the porter?", "The porter opens the door for late guests.", "en"],
    ["What level of noise is good?", "Noise of less than 40 decibels is good.", "en"],
    ["How do I enable alerts?", "Set ALERTS to turn on alerts.", "en"],
    ["¿Cuál es el objetivo de la visita?", "La visita enseña el molino a los niños.", "es"],
    ["Quel est le but de la visite ?", "La visite montre le moulin aux enfants.", "fr"],
    ["Was ist der Zweck der Führung?", "Die Führung zeigt den Kindern die Mühle.", "de"],
  ])("%s", (question, text, locale) => {
    expect(isAskable(question, passageOf(text, { locale }))).toBe(true);
  });

  test.each([
    ["Why is the porter dangerous?", "The porter opens the door for late guests."],
    ["How do I disable alerts?", "Enable alerts in the settings."],
    ["What is the purpose of a lawyer?", "The porter opens the door for late guests."],
    ["What is the purpose of the 12 ledgers?", "A ledger says who owes what to whom."],
  ])("and no more: %s", (question, text) => {
    expect(isAskable(question, passageOf(text))).toBe(false);
  });
});

describe("Where the passage says 'we', the company may be called by the name of its address", () => {
  const said = passageOf("We grind rye and wheat for all bakers in the valley.");

  test.each([
    "Blue Mill grinds rye and wheat for all bakers in the valley.",
    "Blue-mill grinds rye for all bakers in the valley.",
  ])("%s", (text) => {
    expect(bearsOut(said, text)).toBe(true);
  });

  test("but not by another one, nor where it speaks of others", () => {
    expect(bearsOut(said, "Red Mill grinds rye and wheat for all bakers in the valley.")).toBe(false);
    const others = passageOf("They grind rye and wheat for all bakers in the valley.");
    expect(bearsOut(others, "Blue Mill grinds rye and wheat for all bakers in the valley.")).toBe(false);
  });
});
