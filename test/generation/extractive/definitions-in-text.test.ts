import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

const AGAIN = "The workshop trims each deckle by hand. A deckle is never cut wet. Buyers ask for a rough deckle.";

async function questionsIn(title: string, text: string, locale = "en"): Promise<string[]> {
  return (await faqsOf(page(title, [["", text]], locale))).map(({ question }) => question);
}

describe("what a page comes back to, or introduces by its name, is asked for where it is defined", () => {
  test.each([
    ["of the text alone", "A deckle is a frame that holds the wet pulp on its sieve.", "What is a deckle?"],
    ["with a word by the way", "A deckle is basically just a frame that holds the pulp.", "What is a deckle?"],
    ["within its field", "In paper making, a deckle is a frame that holds the pulp.", "What is a deckle?"],
    ["by what it refers to", "Deckle refers to the rough edge of a sheet.", "What is deckle?"],
  ])("%s", async (_, definition, question) => {
    expect(await questionsIn("News from the mill", `${AGAIN}\n\n${definition}`)).toEqual([question]);
  });

  test("by a name that the sentence gives it", async () => {
    const text = "Printers leave a wide margin called a “gutter,” which refers to the inner side of each page.";
    expect(await questionsIn("News from the mill", text)).toEqual(["What is a “gutter”?"]);
  });

  test.each([
    ["it is named once", "A deckle is a frame that holds the wet pulp on its sieve."],
    ["it is one of something", `${AGAIN}\n\nThe deckle is a frame that holds the wet pulp on its sieve.`],
    ["it is praised", `${AGAIN}\n\nA deckle is the core of what the mill has to offer to buyers.`],
    ["it is said what it belongs to", `${AGAIN}\n\nA deckle is a member of the family of tools for paper.`],
    ["it is a person's first name", "Ada met us. Ada cuts. Ada prints.\n\nAda is a printer who runs the old mill."],
    ["something needs it", `${AGAIN}\n\nA deckle is a dependency of the new press (by its frame) that nobody sees.`],
    ["it is meant by what was told before", `${AGAIN}\n\nDeckle means passing against this old list of sizes.`],
    ["a duty is told", `${AGAIN}\n\nDeckles should refer to the list of sizes for each order.`],
  ])("not where %s", async (_, text) => {
    expect(await questionsIn("News from the mill", text)).toEqual([]);
  });

  test("not where nothing but a place or a case opens the sentence, in German", async () => {
    const text = "Büttenränder sind die Kanten der Bögen. Bütten gibt es oft. Bütten sind teuer. Bütten reißen.";
    expect(await questionsIn("Neues", `${text}\n\nFür Bütten ist die Presse der richtige Ort.`, "de")).not.toContain(
      "Was ist Für Bütten?",
    );
  });
});

test("What is praised alone is not asked for by its full name", async () => {
  const asked = (predicate: string) =>
    questionsIn("Boats", `The Harbour Boat Rule (HBR) ${predicate} Each HBR has a number. An HBR is short.`);
  expect(await asked("helps all who moor a boat at the pier of a town.")).toEqual([
    "What is the Harbour Boat Rule (HBR)?",
  ]);
  expect(await asked("is the most important rule about boats in years.")).toEqual([]);
});
