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
      "After 4 km you reach the last lamp.",
    ],
    [
      "de",
      "Wie lang ist der Molenweg?",
      "Der Molenweg",
      "Der Molenweg entstand mit unserer Hilfe 2001.",
      "Nach 5,9 Kilometern steht die letzte Lampe.",
    ],
    [
      "fr",
      "Quelle est la longueur de la jetée ?",
      "La jetée",
      "La jetée date de 2001.",
      "À 400 mètres se trouve la dernière lampe.",
    ],
    ["es", "¿Cuánto mide el muelle?", "El muelle", "El muelle es de 2001.", "Entra 400 metros en el mar."],
    ["it", "Quanto è lungo il molo?", "Il molo", "Il molo è del 2001.", "Entra nel mare per 400 metri."],
    ["pt", "Quanto mede o cais?", "O cais", "O cais é de 2001.", "Entra 400 metros no mar."],
    ["nl", "Hoe lang is de pier?", "De pier", "De pier is van 2001.", "Na 400 meter staat de laatste lamp."],
  ])("(%s) %s", async (locale, query, title, speaks, told) => {
    expect(await ask(query, [page(title, [["", `${speaks}\n\n${told}`]], locale)], locale)).toBe(told);
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
    tellsMeasure(text, { terms: [], mayBeTime: true });
    countsThem({ text, source: page("P", []) } as unknown as Unit, ["boat"]);
  };
  expect(growthOf(read, 20_000)).toBeLessThan(3);
});
