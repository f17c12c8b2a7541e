import { describe, expect, test } from "bun:test";
import { page, takeawaysOf } from "./fixtures.ts";

const told = {
  en: "The harbour lends boats with two oars to everybody who can swim.",
  de: "Der Hafen verleiht Boote mit zwei Rudern an alle, die schwimmen können.",
  fr: "Le port prête des bateaux à deux rames à tous ceux qui savent nager.",
  es: "El puerto presta barcos de dos remos a todos los que saben nadar.",
  nl: "De haven leent boten met twee riemen uit aan iedereen die kan zwemmen.",
};

async function shownOf(sentence: string, locale: keyof typeof told): Promise<string[]> {
  return await takeawaysOf(page("Boats of the harbour", [["", `${sentence} ${told[locale]}`]], locale));
}

describe("A takeaway is not said out of courtesy", () => {
  test.each([
    ["en", "Apologies to those who were planning to row with us."],
    ["en", "All rowers are very welcome to come along."],
    ["en", "Attached is the form of the harbour for new members."],
    ["en", "Best of luck and happy swimming to everybody."],
    ["de", "Alle Mitglieder des Hafens sind herzlich eingeladen."],
    ["de", "Wir bitten um Verständnis für die gesperrten Stege."],
    ["fr", "Nous sommes toujours disponibles pour échanger."],
    ["fr", "N'hésitez pas à adapter les rames."],
    ["es", "Lamentamos las molestias de estos meses en el muelle."],
    ["nl", "Hallo mijn naam is Ada en ik zou graag de boten verven."],
    ["nl", "Alle leden zijn van harte welkom."],
    ["nl", "Onze excuses voor de overlast aan de kade."],
    ["nl", "Meer info over de boten volgt later."],
  ] as const)("%s: %s", async (locale, sentence) => {
    expect(await shownOf(sentence, locale)).toEqual([told[locale]]);
  });

  test.each([
    ["Just to let you know that rowing on 29 May has been cancelled.", "Rowing on 29 May has been cancelled."],
    ["Just a reminder that the boats are painted on 12 May.", "The boats are painted on 12 May."],
    ["You'll be pleased to know that the pier is open until dusk.", "The pier is open until dusk."],
    [
      "Just to let you know that there is no rowing on 29 May.",
      "Just to let you know that there is no rowing on 29 May.",
    ],
  ])("nor opens with it: %s", async (sentence, shown) => {
    expect(await shownOf(sentence, "en")).toContain(shown);
  });

  test.each([
    ["en", "Sorry for the closed pier, because the boats are painted until 12 May."],
    ["en", "Everyone is welcome to join the harbour from the age of 14."],
    ["nl", "Iedereen is welkom aan de kade vanaf 18 uur met een eigen boot."],
  ] as const)("but may tell with it why, when or from what age, %s: %s", async (locale, sentence) => {
    expect(await shownOf(sentence, locale)).toContain(sentence);
  });

  test("even for want of others", async () => {
    expect(await takeawaysOf(page("Boats", [["", "Apologies to those who were planning to row with us."]]))).toEqual(
      [],
    );
  });
});

describe("No page is told by how its text was made, or by what nobody should read", () => {
  test.each([
    ["nl", "Noot van de archivaris: de datum van dit bericht is een schatting."],
    ["fr", "Nota bene : cette description est une simplification de la réalité."],
    ["de", "Dieser Beitrag wurde mit Unterstützung einer KI-basierten Technologie erstellt."],
    ["fr", "Cet article a été rédigé avec l'aide de l'intelligence artificielle par le port."],
    ["en", "This post was written with the help of AI tools by the harbour."],
  ] as const)("%s: %s", async (locale, sentence) => {
    expect(await shownOf(sentence, locale)).toEqual([told[locale]]);
    expect(await takeawaysOf(page("Boats", [["", sentence]], locale))).toEqual([]);
  });
});
