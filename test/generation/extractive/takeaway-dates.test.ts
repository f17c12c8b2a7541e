import { describe, expect, test } from "bun:test";
import { isSupported } from "../../../src/generation/grounding/grounding.ts";
import { page, takeawaysOf } from "./fixtures.ts";

// "The pool is sold" below "1937" is no news of today: what headings of several years date is shown with its date.

describe("A takeaway has the date of its heading", () => {
  test.each([
    ["1937", "1942", "1937: The lido is sold to the parish council."],
    ["1937: Auction", "1942 – The war", "1937: The lido is sold to the parish council."],
    ["Season 2021/22", "Season 2022/23", "Season 2021/22: The lido is sold to the parish council."],
    ["12 May 2024", "3 June 2024", "12 May 2024: The lido is sold to the parish council."],
    ["5. März 2024", "Sept. 2024 – The war", "5. März 2024: The lido is sold to the parish council."],
  ])("below %j and %j", async (first, second, told) => {
    const sections: [string, string][] = [
      [first, "The lido is sold to the parish council."],
      [second, "The baker of the village builds a wooden tower."],
    ];
    expect(await takeawaysOf(page("The lido over the years", sections))).toContain(told);
  });

  test("in no tone behind a phrase", async () => {
    const sections: [string, string][] = [
      ["1937", "The lido is sold to the parish council."],
      ["1942", "The baker of the village builds a wooden tower."],
    ];
    const [first] = await takeawaysOf({ ...page("The lido", sections) }, 3, "warm");
    expect(first).toBe("1937: The lido is sold to the parish council.");
  });

  test.each([
    "Over 2000 members",
    "Windows 2000",
    "Room 1500",
    "2030 vision",
    "ISO 2000 and others",
    "Nova 2000",
    "Marketing 2024",
  ])("but not what only looks like one: %s", async (heading) => {
    const told = "The lido is sold to the parish council.";
    const sections: [string, string][] = [
      [heading, told],
      ["1942", "The baker of the village builds a wooden tower."],
      ["1945", "The tower of the village is painted in blue by the boatmen."],
    ];
    expect(await takeawaysOf(page("The lido over the years", sections))).toContain(told);
  });

  test("unless it names a year itself, or all of the page is of one", async () => {
    const told = "In 1936 the lido is sold to the parish council.";
    const other = "The baker of the village builds a wooden tower.";
    const dated: [string, string][] = [
      ["1937", told],
      ["1942", other],
    ];
    expect(await takeawaysOf(page("The lido", dated))).toContain(told);
    const ofOne: [string, string][] = [
      ["2024: the pool", "The lido is sold to the parish council."],
      ["The tower", other],
    ];
    expect(await takeawaysOf(page("The lido", ofOne))).toContain("The lido is sold to the parish council.");
  });
});

describe("A date before a statement is borne out", () => {
  const text = "The lido is sold to the parish council. The price is not known.\nIt opened in 1931.";
  const holds = (item: string, ...evidence: string[]) => isSupported(item, evidence, "en");

  test("by the heading that opens with it", () => {
    expect(holds("1937: The lido is sold to the parish council.", "The lido", "1937: Auction", text)).toBe(true);
  });

  test.each([
    ["a date of another sentence", "1931: The lido is sold to the parish council.", ["1937: Auction"]],
    ["a date that no heading opens with", "1937: The lido is sold to the parish council.", ["The sale of 1937"]],
    ["one of the dates of two headings", "1937: The lido is sold to the parish council.", ["1937", "1942"]],
    ["a date beside a year of its own", "1937: It opened in 1931.", ["1937: Auction"]],
    ["what only opens like a date", "From 2024: The price is not known.", ["From 2024, parking is free."]],
    ["a sentence that begins with a year", "1937: The price is not known.", ["1937 was a wet year."]],
    ["words of its own", "1937: The lido burns down to the ground.", ["1937: Auction"]],
  ])("not %s", (_, item, headings) => {
    expect(holds(item, ...headings, text)).toBe(false);
  });
});

describe("Where something was is no takeaway once its section tells a later year", () => {
  test.each([
    [
      "en",
      "In 2018 the harbour moved to a wooden house beside the mill.",
      "Since 2024 the harbour has been in the brick house.",
    ],
    [
      "en",
      "The harbour was located in the mill until 2016, with two piers.",
      "Since 2024 the harbour has been in the brick house.",
    ],
    [
      "de",
      "2018 ist der Hafen in ein Holzhaus neben der Mühle umgezogen.",
      "Seit 2024 ist der Hafen im Haus aus Stein.",
    ],
    ["fr", "En 2018 le port a déménagé dans une maison de bois.", "Depuis 2024 le port est dans la maison de pierre."],
    ["es", "En 2018 el puerto se trasladó a una casa de madera.", "Desde 2024 el puerto está en la casa de piedra."],
    ["it", "Nel 2018 il porto si è trasferito in una casa di legno.", "Dal 2024 il porto è nella casa di pietra."],
    ["pt", "Em 2018 o porto mudou-se para uma casa de madeira.", "Desde 2024 o porto está na casa de pedra."],
    ["nl", "In 2018 verhuisde de haven naar een houten huis.", "Sinds 2024 zit de haven in het stenen huis."],
  ])("(%s) %s", async (locale, was, is) => {
    const title = { en: "The harbour", de: "Der Hafen", fr: "Le port", es: "El puerto", it: "Il porto", pt: "O porto" }[
      locale
    ];
    const told = (text: string) => takeawaysOf(page(title ?? "De haven", [["", text]], locale));
    expect(await told(`${was}\n\n${is}`)).toEqual([is]);
    expect(await told(was)).toEqual([was]);
  });
});

test.each([
  ["en", "The harbour moved to the old customs house in 1998, where it still is today.", "A tour in 2024 costs £5."],
  ["en", "In 1998 the harbour moved to the old customs house.", "A tour of the pier in 2024 costs £5 a head."],
  ["de", "1975 ist der Hafen in die Halle am Fluss umgezogen.", "Im Jahr 2012 wurde die Halle am Fluss renoviert."],
  ["fr", "Le port a déménagé en 1975 dans la rue Haute.", "Le port a compté 120 bateaux en 2024."],
])(
  "Where something moved to is a takeaway whatever else a later year brought (%s): %s",
  async (locale, moved, later) => {
    expect(await takeawaysOf(page("Harbour", [["", `${moved}\n\n${later}`]], locale))).toContain(moved);
  },
);
