import { describe, expect, test } from "bun:test";
import { lends, page, takeawaysOf } from "./fixtures.ts";

// What tells half of something is no takeaway where a page tells more.

describe("No takeaway is", () => {
  test.each([
    ["one side of two", "en", "On the one hand the pier of the boats is made of old wood."],
    ["one side of two", "de", "Einerseits ist der Steg für die Boote aus altem Holz gebaut."],
    ["one side of two", "es", "Por una parte el muelle de los barcos es de madera vieja."],
    [
      "what ends with a time that stands before",
      "en",
      "Boats that are not back within that period are sold to the museum.",
    ],
    ["what holds in a case that stands before", "en", "The oars of the boats are kept in such cases for thirty days."],
    [
      "what holds in a case that stands before",
      "fr",
      "Les rames des bateaux sont gardées dans ce cas pendant trente jours.",
    ],
    ["what is said of things that stand before", "en", "After two weeks these will be taken off the list of boats."],
    ["what leads to a link", "de", "Um ein Boot zu leihen, klickt bitte auf diesen Link."],
    ["what leads to a link", "nl", "Boten kunt u via deze link lenen tot het einde van het jaar."],
    ["a likeness to what stands before", "de", "Wir nutzen die Liste für dieselbe Art von Booten am Steg."],
    ["what others say", "en", "A boat without oars is safer on the pier, many people say."],
    ["what others say", "de", "Ein Boot ohne Ruder ist am Steg sicherer, sagen viele."],
    ["what others say", "fr", "Un bateau sans rames est plus sûr au quai, disent certains."],
    ["that it depends", "en", "The price of a boat depends on your plan."],
    ["that it depends", "de", "Der Preis für ein Boot hängt von der Saison ab."],
    ["that somebody is a charity", "en", "The harbour of the boats is a registered charity number 520975."],
    ["an effort", "en", "We will make every effort to ensure that you get your boat as soon as possible."],
  ] as const)("%s (%s: %s)", async (_, locale, half) => {
    expect(await takeawaysOf(page("Boats", [["", `${half} ${lends[locale]}`]], locale))).toEqual([lends[locale]]);
  });

  test.each([
    ["en", "App crashes", "Delete the app of the harbour and install it again on the phone."],
    ["de", "Die App stürzt ab", "Bitte löschen Sie die Anwendung auf dem Gerät und starten Sie es neu."],
    ["fr", "L'application plante", "Supprimez l'application du port et installez la nouvelle sur le quai."],
  ] as const)("what helps against a trouble that only its heading names (%s)", async (locale, heading, cure) => {
    const sections: [string, string][] = [
      ["", lends[locale]],
      [heading, cure],
    ];
    expect(await takeawaysOf(page("Boats", sections, locale))).toEqual([lends[locale]]);
  });

  test.each([
    ["- **Cancel** – End your plan. You keep your boats until the end of the month.", "You keep your boats"],
    ["- Refund: Keep your ticket. You get the full price back.", "You get the full price"],
  ])("what is said of the label of its item, and has no word of it: %s", async (item, half) => {
    const text = `${lends.en}\n\n${item}\n- **Upgrade** – Move to a higher plan for more boats.`;
    const shown = await takeawaysOf(page("Plans", [["", text.replaceAll("**", "")]]), 5);
    expect(shown.some((each) => each.startsWith(half))).toBe(false);
    expect(shown).toContain(lends.en);
  });

  test("what answers a question that supposes a case, and has no word of it", async () => {
    const question = "What happens if I cancel my plan?";
    const lost = "Your folders are deleted at once and cannot be brought back.";
    const told = "The folders of a plan that you cancel are deleted at once.";
    const text = (answer: string) => `${lends.en}\n\n${question}\n${answer}`;
    expect(await takeawaysOf(page("Plans", [["Questions", text(lost)]]))).toEqual([lends.en]);
    expect(await takeawaysOf(page("Plans", [["Questions", text(told)]]))).toContain(told);
    expect(
      await takeawaysOf(
        page("Plans", [
          ["", lends.en],
          [question, lost],
        ]),
      ),
    ).toEqual([lends.en]);
  });
});

test.each([
  ["en", "On the one hand boats are old, on the other hand they never sink."],
  ["en", "The price of a boat depends on how long you row it."],
  ["en", "The harbour and its boats depend on volunteers."],
  ["de", "Alle Ruderer zahlen für ein Boot denselben Beitrag."],
  ["de", "Der Hafen verleiht dieselben Boote wie im letzten Jahr an alle."],
] as const)(
  "A takeaway may tell both sides, on what something depends, or what is alike (%s: %s)",
  async (locale, sentence) => {
    expect(await takeawaysOf(page("Boats", [["", `${sentence} ${lends[locale]}`]], locale))).toContain(sentence);
  },
);

test("What one of several on a page says of himself is no takeaway, but where it is the only one", async () => {
  const own = "We are open from Monday to Friday and lend boats with two oars.";
  const other = "The primary school has two classes and a garden with old trees.";
  const nursery: [string, string] = ["Harbour Nursery", own];
  expect(await takeawaysOf(page("Schools of the harbour", [nursery, ["Harbour School", other]]))).toEqual([other]);
  expect(await takeawaysOf(page("Schools of the harbour", [nursery, ["History", other]]))).toContain(own);
});
