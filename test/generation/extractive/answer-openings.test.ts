import { describe, expect, test } from "bun:test";
import { answerTask, askManual, page, run, textOf } from "./fixtures.ts";

// How a reply begins: with what the section says first of the thing that is asked for, and never with what is no text.

describe("A section that is all about what is asked", () => {
  test("is quoted from its first sentence on, which says what the thing is without its name", async () => {
    const reply = await askManual("How is the berth rate calculated?", [
      "Berth rate",
      "The share of moorings that a boat holds on an average day of the season. Single harbours often need other figures to tell the berth rate well. If your berth rate is high, look at other moorings of the town. A berth rate of a third is usual in the month of May. Large towns have a lower berth rate than small villages. Guests from abroad ask for the berth rate most of all.",
    ]);
    expect(reply).toStartWith("The share of moorings that a boat holds on an average day of the season.");
  });

  test.each([
    [
      "nl",
      "Is er een leeftijdsgrens?",
      "Geen leeftijdsgrens",
      "Nee, er is geen leeftijdsgrens.",
      "In de groepen vind je mensen van elke leeftijd, en de leeftijdsgrens van andere havens kennen we niet.",
    ],
    [
      "de",
      "Gibt es eine Altersgrenze?",
      "Keine Altersgrenze",
      "Nein, es gibt keine Altersgrenze.",
      "In den Gruppen sind Leute jeden Alters, und die Altersgrenze anderer Häfen kennen wir nicht.",
    ],
  ])("replies with its yes or no first (%s)", async (locale, query, heading, no, more) => {
    const source = page(
      "Hafen",
      [
        ["", `${more}`],
        [heading, `${no} ${more}`],
      ],
      locale,
    );
    const reply = textOf(await run(answerTask(query, [source], { locale, markdown: false })));
    expect(reply).toStartWith(no);
  });
});

describe("What says nothing of a thing", () => {
  test.each([
    [
      "en",
      "Where can I park?",
      "In this article you will read where you can park your car.",
      "Park your car behind the gate of the harbour.",
    ],
    [
      "nl",
      "Waar kan ik parkeren?",
      "In dit artikel lees je waar je kunt parkeren.",
      "Parkeer je auto achter het hek van de haven.",
    ],
  ])("stands behind what does: a promise of the article (%s)", async (locale, query, promise, told) => {
    const source = page(
      "Haven",
      [
        ["", promise],
        ["Auto", told],
      ],
      locale,
    );
    const reply = textOf(await run(answerTask(query, [source], { locale, markdown: false })));
    expect(reply).toStartWith(told);
  });

  test("is not shown where it is what a page is filed under", async () => {
    const told = "Park your car behind the gate of the harbour.";
    const reply = await askManual(
      "Where can I park?",
      ["", "COLLECTION: General TAGS: parking, park, address, quay"],
      ["Car", told],
    );
    expect(reply).toBe(told);
  });
});
