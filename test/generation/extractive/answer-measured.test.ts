import { describe, expect, test } from "bun:test";
import { countsThem, measureOf, tellsMeasure } from "../../../src/generation/extractive/answer/amounts/measured.ts";
import type { Unit } from "../../../src/generation/extractive/page/unit.ts";
import { growthOf } from "../../support/growth.ts";
import { answerTask, nothingFound, page, run, textOf } from "./fixtures.ts";

const ask = async (query: string, sources: ReturnType<typeof page>[], locale = "en") =>
  textOf(await run(answerTask(query, sources, { locale, markdown: false })));

describe("How long or large a thing is is told by a length, and not by what only speaks of the thing", () => {
  test.each([
    [
      "en",
      "How long is the pier path?",
      "The pier path",
      "The town made the pier path in 2001.",
      "After about 90 minutes you reach the last lamp, which is 5.9 kilometres away.",
    ],
    [
      "en",
      "length of the pier path",
      "The pier path",
      "The town made the pier path in 2001.",
      "The pier path is 4 km long.",
    ],
    [
      "de",
      "Wie lang ist der Molenweg?",
      "Der Molenweg",
      "Der Molenweg entstand mit unserer Hilfe 2001.",
      "Der Molenweg endet nach 5,9 Kilometern an der letzten Lampe.",
    ],
    [
      "fr",
      "Quelle est la longueur de la jetée ?",
      "La jetée",
      "La jetée date de 2001.",
      "La jetée avance de 400 mètres dans la mer.",
    ],
    ["es", "¿Cuánto mide el muelle?", "El muelle", "El muelle es de 2001.", "El muelle entra 400 metros en el mar."],
    ["it", "Quanto è lungo il molo?", "Il molo", "Il molo è del 2001.", "Il molo entra nel mare per 400 metri."],
    ["pt", "Quanto mede o cais?", "O cais", "O cais é de 2001.", "O cais entra 400 metros no mar."],
    [
      "nl",
      "Hoe lang is de pier?",
      "De pier",
      "De pier is van 2001.",
      "De pier eindigt na 400 meter bij de laatste lamp.",
    ],
  ])("(%s) %s", async (locale, query, title, speaks, told) => {
    expect(await ask(query, [page(title, [["", `${speaks}\n\n${told}`]], locale)], locale)).toBe(told);
  });
});

describe("The length of another thing, a sum and the way to a thing tell nobody how large it is:", () => {
  const told = [
    "A ticket for the tower costs £5.",
    "The tower stands by the mill.",
    "The tower has been closed for 6 weeks.",
    "The moat is 3 km long.",
  ];
  test.each(["How tall is the tower?", "How big is the tower?", "How high is the tower?"])("%s", async (query) => {
    for (const text of [told.join(" "), told.join("\n\n")])
      expect(await ask(query, [page("The tower", [["", text]])])).toStartWith(nothingFound);
  });

  test("Wie groß ist der Turm?", async () => {
    const way = "Vom Parkplatz zum Turm sind es 300 m.";
    expect(await ask("Wie groß ist der Turm?", [page("Der Turm", [["", way]], "de")], "de")).not.toStartWith(way);
  });

  test.each([
    ["en", "How tall is the tower?", "The tower is 40 m high."],
    ["en", "How wide is the moat?", "The moat is 9 m wide."],
    ["de", "Wie groß ist der Turm?", "Der Turm misst 40 m."],
    ["de", "Wie hoch ist der Turm?", "Der Turm ist 40 m hoch."],
    ["en", "How far is the tower?", "The tower is 3 km from the mill."],
  ])("but its own does (%s): %s", async (locale, query, text) => {
    expect(await ask(query, [page("Sights", [["", text]], locale)], locale)).toBe(text);
  });

  test("and what speaks on of it, but not of what stands beside it", async () => {
    const hall = page("Sights", [["", "Our hall stands by the mill. It measures 12 m by 8 m."]]);
    expect(await ask("How big is the hall?", [hall])).toContain("12 m by 8 m");
    const mill = page("Sights", [["", "The mill stands by the old hall. It measures 12 m by 8 m."]]);
    expect(await ask("How big is the hall?", [mill])).toStartWith(nothingFound);
  });

  test("nor does another dimension, nor kilometres for a height", () => {
    const tall = measureOf("How tall is the tower?", "en")!;
    const tells = (text: string) => tellsMeasure({ text, terms: ["tower"] } as unknown as Unit, tall, ["tower"]);
    expect(tells("The tower is 9 m wide.")).toBe(false);
    expect(tells("The tower is seen for 30 km.")).toBe(false);
    expect(tells("The tower: 40 m")).toBe(true);
  });
});

describe("How many there are is told by a number right before them", () => {
  test.each([
    [
      "how many clubs use this",
      "We help with more than 2,200 lists from over 200 clubs, teams and schools.",
      "There are two ways to get a list on the page of your clubs.",
    ],
    [
      "how many children are there",
      "We are registered for up to 42 children.",
      "The staff keep away from the children where they can.",
    ],
  ])("%s", async (query, told, speaks) => {
    expect(await ask(query, [page("Lists", [["", speaks]]), page("Numbers", [["", told]])])).toBe(told);
  });

  test("but by none that is of something else", () => {
    const unit = (text: string) => ({ text, source: page("P", []) }) as unknown as Unit;
    expect(countsThem(unit("There are two ways to get help at your club."), ["club"])).toBe(false);
    expect(countsThem(unit("More than 40 local clubs take part."), ["club"])).toBe(true);
  });
});

describe("A page that looks for staff answers nobody who does not look for work", () => {
  const vacancy = page("Vacancy: leader", [["", "You give good care to children aged 2 to 5 years old."]]);
  const club = page("The club", [["", "We take children from 2yrs 4mths to 5yrs."]]);

  test("where another page answers", async () => {
    expect(await ask("how old does my child have to be", [vacancy, club])).toBe(
      "We take children from 2yrs 4mths to 5yrs.",
    );
    expect(await ask("how old does my child have to be", [vacancy])).toBe(
      "You give good care to children aged 2 to 5 years old.",
    );
  });

  test("but who asks for what it alone tells", async () => {
    const about = page("About us", [["", "We have held each session here since 1999."]]);
    for (const title of ["Careers", "Career coaching"]) {
      const careers = page(title, [["", "A coaching session lasts 50 minutes and costs £80."]]);
      expect(await ask("How long is a session?", [about, careers])).toBe(
        "A coaching session lasts 50 minutes and costs £80.",
      );
    }
  });

  test("but those who do", async () => {
    const job = page("Vacancy: leader", [["", "The job of a leader is to care for children."]]);
    expect(await ask("leader job", [job, page("Crew", [["", "The leader of the job is Ann."]])])).toContain(
      "care for children",
    );
  });
});

test("A time of the day is no length, and how high a sum is is told by a sum", async () => {
  const rules = "Van 23.00 uur tot 07.00 uur is het stil op de pier.\n\nHet bedrag van de borgsom is € 100,00.";
  expect(await ask("Hoe hoog is de borg?", [page("Regels", [["", rules]], "nl")], "nl")).toBe(
    "Het bedrag van de borgsom is € 100,00.",
  );
});

test("How large a thing is is told by no time, and a fee by a sum", async () => {
  const hall = "The lamp of the main hall burns for 2 hours.\n\nThe main hall: 75 sq.m";
  expect(await ask("how big is the main hall", [page("Hall", [["", hall]])])).toBe("The main hall: 75 sq.m");
  const fees = "Die Aufnahmegebühr zahlt man für die ersten zwei Jahre.\n\nAufnahmegebühr: 60,00 Euro";
  expect(await ask("Wie hoch ist die Aufnahmegebühr?", [page("Verein", [["", fees]], "de")], "de")).toContain(
    "60,00 Euro",
  );
});

test("who asks for no length gets none", async () => {
  expect(measureOf("how long does it take", "en")).toBeUndefined();
  expect(await ask("how long is the pier path", [page("Boats", [["", "A boat has two oars."]])])).toStartWith(
    nothingFound,
  );
});

test.each(["5 km ", "200 clubs ", "9 ", "1,000 very very "])("%p over and over is read in bounded time", (unit) => {
  const read = (size: number) => {
    const text = unit.repeat(size / unit.length);
    tellsMeasure({ text, terms: [] } as unknown as Unit, { terms: [], mayBeTime: true, dimension: undefined }, []);
    tellsMeasure({ text, terms: ["path"] } as unknown as Unit, { terms: [], mayBeTime: false, dimension: undefined }, [
      "path",
    ]);
    countsThem({ text, source: page("P", []) } as unknown as Unit, ["boat"]);
  };
  expect(growthOf(read, 20_000)).toBeLessThan(3);
});
