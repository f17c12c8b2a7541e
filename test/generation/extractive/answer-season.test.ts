import { describe, expect, test } from "bun:test";
import { seasonOf, tellsSeason } from "../../../src/generation/extractive/answer/asked-for/season.ts";
import { monthSpansIn } from "../../../src/search/analysis/months.ts";
import { growthOf } from "../../support/growth.ts";
import { answerTask, nothingFound, page, run, textOf } from "./fixtures.ts";

const reply = async (query: string, texts: readonly string[], locale = "en") => {
  const sources = texts.map((text, index) => page(`Page ${index}`, [["", text]], locale));
  return textOf(await run(answerTask(query, sources, { locale, markdown: false })));
};

describe("Whether a place is open in a month is told by the months in which it is", () => {
  test.each([
    ["en", "Is the pier open in June?", "From the middle of May to the end of October the pier is fully available."],
    ["en", "are you open in may", "We are open from 1 April to 30 September."],
    ["en", "are you open in winter", "The pier is open from November to March."],
    ["en", "from which month is the pier open", "From mid-May to October the pier is open."],
    ["en", "are you open all year", "The pier is open all year round."],
    ["de", "Habt ihr im Juli auf?", "Sommerpause vom 15. Mai bis 15. September."],
    ["de", "Ist im Juli geöffnet?", "Die Mole ist von Mai bis September geöffnet."],
    ["fr", "Êtes-vous ouverts en août ?", "La jetée est ouverte du 15 avril à fin octobre."],
    ["es", "¿Abren en mayo?", "El muelle está abierto de abril a septiembre."],
    ["it", "Siete aperti a maggio?", "Il molo è aperto da aprile a ottobre."],
    ["pt", "Estão abertos em junho?", "O cais está aberto de maio a outubro."],
    ["nl", "Zijn jullie in juni open?", "Van midden mei tot eind oktober is de pier volledig beschikbaar."],
  ])("%s: %s", async (locale, query, told) => {
    expect(await reply(query, [told], locale)).toBe(told);
  });

  test.each(["when are you open", "opening season"])("also where no month is asked for: %s", async (query) => {
    const told = "From May to October the pier is fully available.";
    expect(await reply(query, [told, "The far end has a more open look."])).toBe(told);
  });
});

describe("That a month is named tells nobody whether a place is open then:", () => {
  test.each([
    ["en", "is the pier open in july", "In July use the bins by the road of the pier."],
    ["en", "is the pier open in july", "On 12 July 1969 the pier was opened by the mayor."],
    ["de", "ist im juli geöffnet", "Juli 1969: der erste Mensch betritt den Mond."],
    ["nl", "zijn jullie in juli open", "In juli 2019 was er een storm."],
  ])("%s: %s", async (locale, query, text) => {
    expect(await reply(query, [text], locale)).not.toStartWith(text);
  });
});

test("What is so on one day of a year is not so each week", async () => {
  const text = "Am Samstag, den 19. Oktober 2024, ist die Mole ab 14:00 Uhr geöffnet.";
  expect(await reply("Habt ihr am Samstag offen?", [text], "de")).not.toStartWith(text);
  expect(await reply("are you open on saturday", ["On Saturday, 4 May 2024, we are open from 2 pm."])).toStartWith(
    nothingFound,
  );
});

describe("What is so from one day to another, or each day, tells when a place is open:", () => {
  test.each([
    [
      "en",
      "When is the garden open?",
      "The garden is open from Saturday, 5 April to Sunday, 2 November, from 10:00 to 17:00.",
    ],
    [
      "de",
      "Wann ist der Garten geöffnet?",
      "Der Garten ist ab Samstag, 5. April täglich von 10:00 bis 17:00 Uhr geöffnet.",
    ],
    [
      "fr",
      "Quand le jardin est-il ouvert ?",
      "Le jardin est ouvert du samedi 5 avril au dimanche 2 novembre, de 10:00 à 17:00.",
    ],
    [
      "es",
      "¿Cuándo está abierto el jardín?",
      "El jardín está abierto del sábado 5 de abril al domingo 2 de noviembre, de 10:00 a 17:00.",
    ],
    [
      "it",
      "Quando è aperto il giardino?",
      "Il giardino è aperto da sabato 5 aprile a domenica 2 novembre, dalle 10:00 alle 17:00.",
    ],
    ["nl", "Wanneer is de tuin open?", "De tuin is vanaf zaterdag 5 april dagelijks open van 10:00 tot 17:00."],
  ])("%s: %s", async (locale, query, text) => {
    expect(await reply(query, [text], locale)).toStartWith(text);
  });
});

test("A sum is no time of the day", async () => {
  expect(await reply("what time do you open", ["Fees are £19.50 a morning when we open."])).toStartWith(nothingFound);
});

test("Somebody who opens a thing asks for no season", () => {
  expect(seasonOf("can I open an account in March", "en")).toBeUndefined();
  expect(seasonOf("did you open in March 1974", "en")).toBeUndefined();
});

describe("A word that only looks like one of a season or of opening asks for no time of the year:", () => {
  test.each([
    ["en", "When was the estate opened to the public?", "Lady Ann opened the gardens of the estate in 1951."],
    ["en", "When is the estate shut?", "The estate is shut on Mondays."],
    ["fr", "Quand la grange a-t-elle été fermée ?", "La grange a été fermée en 1990 pour des travaux."],
    ["es", "¿Qué curso empieza en abril?", "El curso de cocina empieza en abril."],
    ["es", "¿Cuánto cuesta el curso de abril?", "El curso de abril cuesta 50 €."],
    ["pt", "Que curso começa em abril?", "O curso de pintura começa em abril."],
  ])("%s: %s", async (locale, query, told) => {
    expect(seasonOf(query, locale)).toBeUndefined();
    expect(await reply(query, [told], locale)).toBe(told);
  });

  test.each([
    ["en", "How close is the hut to the ski lift in winter?"],
    ["en", "How many hours does the walk take in winter?"],
    ["en", "When are applications open in February?"],
    ["es", "¿Dónde guardo el abrigo en invierno?"],
    ["fr", "Où est la ferme en hiver ?"],
    ["de", "Wie viele Hochzeiten gibt es im Sommer?"],
  ])("%s: %s", (locale, query) => {
    expect(seasonOf(query, locale)).toBeUndefined();
  });

  test.each([
    ["fr", "Êtes-vous ouverts en été ?", [5, 6, 7]],
    ["fr", "Le musée ferme-t-il l’été ?", [5, 6, 7]],
    ["de", "Was sind die Winteröffnungszeiten im Winter?", [11, 0, 1]],
    ["it", "Siete aperti in estate?", [5, 6, 7]],
    ["nl", "Zijn jullie in de lente open?", [2, 3, 4]],
    ["de", "Habt ihr im Winter geöffnet?", [11, 0, 1]],
  ])("but a season of the language does: (%s) %s", (locale, query, months) => {
    expect(seasonOf(query, locale)?.months).toEqual(months);
  });
});

test.each([
  ["es", "¿Está abierto el museo en mayo?", "El curso dura de abril a junio."],
  ["en", "Are you open in February?", "Applications for a plot are open from January to March."],
  ["fr", "Êtes-vous ouverts en février ?", "Les inscriptions sont ouvertes de janvier à mars."],
])("Months of something else are no hours of opening (%s): %s", async (locale, query, text) => {
  expect(tellsSeason(text, locale)).toBe(false);
  expect(await reply(query, [text], locale)).not.toStartWith(text);
});

test("Spans of the year are read in a language's own words", () => {
  expect(monthSpansIn("from mid may to the end of october", "en")).toEqual([{ from: 4, to: 9 }]);
  expect(monthSpansIn("it may be open in june", "en")).toEqual([{ from: 5, to: 5 }]);
  expect(monthSpansIn("oktober bis februar", "de")).toEqual([{ from: 9, to: 1 }]);
  expect(monthSpansIn("du 15 avril a fin octobre", "fr")).toEqual([{ from: 3, to: 9 }]);
});

test.each(["open may ", "from april to ", "15. mai bis ", "open on Saturday, 4 May "])(
  "%p over and over is read in a time that grows with its length",
  (unit) => {
    const read = (size: number) => {
      const text = unit.repeat(size / unit.length);
      tellsSeason(text, "en");
      tellsSeason(text, "de");
      seasonOf(text, "en");
    };
    expect(growthOf(read, 50_000)).toBeLessThan(3);
  },
);
