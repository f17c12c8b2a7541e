import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

async function asked(title: string, heading: string, text: string, locale: string): Promise<string[]> {
  return (await faqsOf(page(title, [[heading, text]], locale))).map(({ question }) => question);
}

// A heading that asks may leave it to the title of its page of what.
describe("a question that names nothing is asked of what its page is about", () => {
  test.each([
    ["es", "Taller del puerto", "¿Para quién?", "El taller es para quienes reparan barcos de madera en casa."],
    ["fr", "Atelier du port", "Pour qui ?", "L'atelier est ouvert à tous ceux qui réparent des bateaux en bois."],
    ["de", "Werkstatt am Hafen", "Für wen?", "Die Werkstatt ist für alle da, die zu Hause Boote aus Holz reparieren."],
    ["it", "Laboratorio del porto", "Per chi?", "Il laboratorio è aperto a tutti quelli che riparano barche di legno."],
    ["pt", "Oficina do porto", "Para quem?", "A oficina é aberta a todas as pessoas que consertam barcos de madeira."],
    [
      "nl",
      "Werkplaats aan de haven",
      "Voor wie?",
      "De werkplaats is er voor iedereen die thuis houten boten herstelt.",
    ],
  ])("%s: %s", async (locale, title, heading, text) => {
    const [question = ""] = await asked(title, heading, text, locale);
    expect(question).toContain(title);
    expect(question).toMatch(/[«„“‘]\s?\p{Lu}[^«»]*[»“”’] ?\?$/u);
  });

  test.each([
    ["Rope courses", "Who is it for?", "Rope courses are for anybody who ties up boats.", "Who are rope courses for?"],
    [
      "Tying up a boat",
      "Why is this important?",
      "A boat that drifts is a danger to all of the others, and tying it up well takes a minute.",
      "Why is tying up a boat important?",
    ],
  ])("en: %s, %s", async (title, heading, text, question) => {
    expect(await asked(title, heading, text, "en")).toEqual([question]);
  });
});

test.each([
  [
    "es",
    "Curso de nudos",
    "Duración",
    "El curso tiene tres tardes de dos horas.",
    "El curso no tiene una duración fija.",
  ],
  [
    "fr",
    "Cours de nœuds",
    "Durée",
    "Le cours occupe trois soirées de 2 heures.",
    "Le cours n'a pas de durée fixe à ce stade.",
  ],
  [
    "de",
    "Knotenkurs am Hafen",
    "Dauer",
    "Der Kurs dauert drei Stunden an einem Abend.",
    "Der Kurs hat keine feste Dauer am Hafen.",
  ],
  [
    "nl",
    "Cursus knopen leggen",
    "Duur",
    "De cursus duurt drie avonden van 2 uur.",
    "De cursus heeft geen vaste duur of indeling.",
  ],
])("“duration” asks how long it takes, where a time is told (%s)", async (locale, title, heading, text, untold) => {
  expect((await asked(title, heading, text, locale))[0]).toContain(title);
  expect(await asked(title, heading, untold, locale)).toEqual([]);
});

test("the only heading of the first level is the page's own", async () => {
  const { passages, ...rest } = page(
    "Curso de nudos",
    [
      ["Misión del puerto", "Los nudos marineros se aprenden en dos tardes de verano con un viejo capitán."],
      ["Duración", "Son tres tardes de 2 horas, con una pausa de 15 minutos en cada una."],
    ],
    "es",
  );
  const at = (levels: number[]) => passages.map((passage, i) => ({ ...passage, level: levels[i] ?? 2 }));
  const questions = async (levels: number[]) =>
    (await faqsOf({ ...rest, passages: at(levels) })).map(({ question }) => question);
  expect(await questions([1, 2])).toContain("¿Cuánto dura «Curso de nudos»?");
  expect(await questions([2, 3])).not.toContain("¿Cuánto dura «Curso de nudos»?");
});

describe("“this guide” in a question", () => {
  test("is named by the title", async () => {
    const text = "Ce guide s'adresse à toutes les personnes qui réparent des bateaux en bois chez elles.";
    expect(await asked("Réparer un bateau en bois", "À qui s'adresse ce guide ?", text, "fr")).toEqual([
      "À qui s'adresse le guide « Réparer un bateau en bois » ?",
    ]);
    expect(await asked("Guide de la réparation", "À qui s'adresse ce guide ?", text, "fr")).toEqual([
      "À qui s'adresse le guide de la réparation ?",
    ]);
  });

  test("stays where the title is a sentence", async () => {
    const text = "- El diseño de barcos nuevos para el puerto.\n- La historia de los barcos del puerto.";
    expect(await asked("¡Ven al puerto!", "¿Qué no incluye esta formación?", text, "es")).toEqual([
      "¿Qué no incluye esta formación?",
    ]);
  });
});

test("what is asked of a part of a page is not asked of all of it", async () => {
  const { passages, ...rest } = page(
    "Talleres del puerto",
    [
      ["Nudos marineros", "Los nudos marineros se aprenden en dos tardes de verano con un viejo capitán."],
      ["¿Para quién?", "Es para quienes amarran barcos todos los días."],
    ],
    "es",
  );
  const below = passages.map((passage, i) => (i === 1 ? { ...passage, level: 3 } : passage));
  const questions = (await faqsOf({ ...rest, passages: below })).map(({ question }) => question);
  expect(questions.join(" ")).not.toContain("Para quién");
});

test.each([
  [
    "Harbour meeting",
    "What do I need?",
    "Nothing! Come to the harbour meeting as you are.",
    "What do I need for the harbour meeting?",
  ],
  [
    "Harbour meeting",
    "Is it for me?",
    "Yes it is! Everybody is welcome to the harbour meeting.",
    "Is the harbour meeting for me?",
  ],
  [
    "Harbour meeting",
    "When is it?",
    "The harbour meeting is on the second Sunday of each month at 4pm.",
    "When is the harbour meeting?",
  ],
])("en: what a visitor asks of himself is asked with the title (%s, %s)", async (title, heading, text, question) => {
  expect(await asked(title, heading, text, "en")).toEqual([question]);
});

test("what is asked besides names nothing", async () => {
  const text = "Es ante todo una fiesta para compartir mesa y pasar un rato en buena compañía.";
  expect(await asked("Fiesta del puerto", "¿Y además?", text, "es")).toEqual([]);
});
