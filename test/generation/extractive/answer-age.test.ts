import { describe, expect, test } from "bun:test";
import { tellsAge } from "../../../src/generation/extractive/answer/asked-for/age.ts";
import { holdsAge, statedAgeOf } from "../../../src/generation/extractive/answer/asked-for/stated-age.ts";
import { answerTask, nothingFound, page, run, textOf } from "./fixtures.ts";

const ask = async (query: string, texts: string[], locale = "en") => {
  const sections = texts.map((text, i): [string, string] => [`${i + 1}`, text]);
  return textOf(await run(answerTask(query, [page("The club", sections, locale)], { locale, markdown: false })));
};

describe("How old somebody has to be is told by an age, in none of the words of the question", () => {
  test.each([
    ["en", "How old do you have to be?", "Members are 16 years or older."],
    ["en", "minimum age", "Rowers start from the age of 9."],
    ["en", "Is there an age limit?", "The course is open to all ages."],
    ["de", "Ab welchem Alter darf man rudern?", "Ab 9 Jahren dürfen Kinder rudern."],
    ["de", "Mindestalter", "Kinder rudern ab 9 Jahren."],
    ["fr", "À partir de quel âge ?", "Les rameurs commencent à partir de 9 ans."],
    ["es", "¿Desde qué edad?", "Los niños reman a partir de los 9 años."],
    ["it", "Da che età si può remare?", "Si può remare da 9 anni."],
    ["pt", "Qual é a idade mínima?", "As crianças remam a partir dos 9 anos."],
    ["nl", "Vanaf welke leeftijd mag je roeien?", "Vanaf 9 jaar mag je roeien."],
  ])("%s: %s", async (locale, query, text) => {
    expect(await ask(query, [text], locale)).toBe(text);
  });

  test.each([
    ["an old thing", "How old do you have to be?", "Enter the old password and have a new one."],
    [
      "years of something else",
      "How old do you have to be to sail?",
      "To sail with us is to have 40 years of history.",
    ],
    ["a sum", "How old do you have to be to sail?", "To sail you pay under 10 euros."],
    ["a stretch of time", "minimum age", "The minimum has been the same for 20 years."],
  ])("but not by %s", async (_, query, text) => {
    expect(await ask(query, [text])).toStartWith(nothingFound);
  });

  test("an age is no stretch of time, and no time an age", () => {
    for (const text of ["aged 6 to 8", "18+", "under 12s", "de 6 à 8 ans", "ab 9 Jahren", "alle leeftijden"])
      expect(tellsAge(text)).toBe(true);
    for (const text of ["sous 3 ans", "seit 20 Jahren", "5 years ago", "for 3 years", "in 12 minutes", "version 1.18"])
      expect(tellsAge(text)).toBe(false);
  });
});

describe("Who tells an age is answered by what is for that age", () => {
  const groups = ["The blue group is for children aged 6 to 8.", "The red group is for children aged 9 to 12."];

  test.each([
    ["Which group is for children of 7 years?", groups[0]!],
    ["Which group is for a 10 year old child?", groups[1]!],
  ])("%s", async (query, text) => {
    expect(await ask(query, groups)).toBe(text);
  });

  test("by what is for none of it, where nothing else is told: that answers as well", async () => {
    const rule = "Members are at least 16 years old.";
    expect(await ask("Can a 12 year old be a member?", [rule])).toBe(rule);
  });

  test.each([
    ["my daughter is 7", 7],
    ["a 12 year old", 12],
    ["ma fille a 7 ans", 7],
    ["7 Jahre alt", 7],
    ["is the club 12 km away", undefined],
    ["at 10 am", undefined],
    ["I am 12", 12],
    ["my son who is 9", 9],
    ["ich bin 12", 12],
    ["I'm 10 minutes late", undefined],
    ["How much is membership for 2 years?", undefined],
    ["Is there a 2 year warranty?", undefined],
  ])("%s", (query, age) => {
    expect(statedAgeOf(query, "en")?.years).toBe(age);
  });

  test.each([
    ["aged 6 to 8", 7, true],
    ["aged 6 to 8", 9, false],
    ["under 12 years", 7, true],
    ["16 years or older", 12, false],
    ["ages 16 and over", 12, false],
    ["from 9 to 17:30", 12, undefined],
    ["ages 8 and over, from 9 to 11 on Saturdays", 12, true],
    ["ages 3 to 5, the course runs 2 to 3 hours", 2, false],
    ["children under 12", 12, false],
    ["Kinder über 8 dürfen rudern", 10, true],
  ])("%s holds %d: %p", (text, age, holds) => {
    expect(holdsAge(text, age)).toBe(holds);
  });
});

test("Ages are told in years and months, and by birthdays", () => {
  expect(holdsAge("We take children from 2yrs 4mths to 5yrs.", 3)).toBe(true);
  expect(holdsAge("We take children from 2yrs 4mths – 5yrs.", 1)).toBe(false);
  expect(holdsAge("It is free from the term after their 3rd birthday.", 3)).toBe(true);
  expect(statedAgeOf("Can my 18 month old come?", "en")?.years).toBe(1.5);
  expect(statedAgeOf("Ma fille a 18 mois", "fr")?.years).toBe(1.5);
});
