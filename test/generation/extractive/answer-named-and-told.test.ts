import { describe, expect, test } from "bun:test";
import type { SourcePage } from "../../../src/schemas/generation.ts";
import { answerTask, nothingFound, page, run, textOf } from "./fixtures.ts";

const NOTHING: Record<string, string> = {
  en: nothingFound,
  de: "Dazu habe ich auf dieser Website keine Antwort gefunden.",
  fr: "Je n’ai pas trouvé de réponse à cette question sur ce site.",
  es: "No encontré una respuesta a eso en este sitio.",
  pt: "Não encontrei uma resposta para isso neste site.",
  nl: "Daar heb ik op deze site geen antwoord op gevonden.",
};
const LAMPS = "Lamp lamp. Lamp lamp lamp.";
const reply = async (query: string, sources: SourcePage[], locale: string) =>
  textOf(await run(answerTask(query, sources, { locale, markdown: false })));
const ask = (query: string, text: string, locale = "en", title = "Lamps", heading = "") =>
  reply(query, [page(title, [[heading, text]], locale), page("Lamps", [["", LAMPS]], locale)], locale);

describe("Who comes and takes part is told by what speaks of the thing", () => {
  test.each([
    ["de", "Wann kann ich als Gast vorbeischauen?", "Die Werkstatt ist dienstags ab 19 Uhr für Gäste geöffnet."],
    ["nl", "Kan mijn zoon een keer gratis meedoen?", "Je mag altijd 3 keer gratis komen kijken."],
    [
      "fr",
      "Peut-on arriver en voiture jusqu'au port ?",
      "Attention : vous ne pourrez pas accéder en voiture au port !",
    ],
  ])("in %s: %s", async (locale, query, text) => {
    expect(await ask(query, text, locale)).toBe(text);
  });

  test.each([
    ["de", "Wann kann ich als Gast in der Sauna vorbeischauen?", "Die Werkstatt ist dienstags ab 19 Uhr geöffnet."],
    ["nl", "Kan mijn zoon hier drummen?", "Je mag altijd 3 keer gratis komen kijken."],
    ["fr", "Peut-on arriver en hélicoptère jusqu'au port ?", "Vous ne pourrez pas accéder en voiture au port !"],
  ])("but not without that, in %s: %s", async (locale, query, text) => {
    expect(await ask(query, text, locale)).toContain(NOTHING[locale]!);
  });
});

describe("What a thing is called by those who have it", () => {
  test.each([
    ["en", "How much is it to rent kayak shoes?", "Equipment hire", "Kayak shoes: £2.50"],
    ["en", "How much is the course for novices?", "", "The cost of the beginners course is £90.00."],
    ["en", "How long can we stay with our motorhome?", "RV parking", "RVs may stay for up to four days."],
    ["nl", "Met hoeveel mensen kunnen we blijven slapen?", "", "Er mogen maximaal 75 personen in het gebouw slapen."],
  ])("answers in %s: %s", async (locale, query, heading, text) => {
    expect(await ask(query, text, locale, "Lamps", heading)).not.toContain(NOTHING[locale]!);
  });

  test("but a course is no other course", async () => {
    const text = "The cost of the masters regatta is £90.00.";
    expect(await ask("How much is the course for novices?", text)).toContain(NOTHING.en!);
  });
});

test.each([
  [
    "fr",
    "À partir de quel âge peut-on venir au club ?",
    "• Il faut savoir nager\n• Avoir 9 ans minimum\n• Donner une photo",
  ],
])("An age is told in a list of conditions (%s)", async (locale, query, text) => {
  expect(await ask(query, text, locale, "Club", "Conditions")).not.toContain(NOTHING[locale]!);
});

describe("A list below a question of the same meaning is no list of other things", () => {
  const heading = "¿Puedo llevar invitados?";
  const text = "• Hasta 6 al año sin coste.\n• A partir del séptimo: 5 € cada uno.\n• Avísalo en el grupo.";

  test("where the visitor's word differs", async () => {
    expect(await ask("¿Puedo traer a un amigo?", text, "es", "Club", heading)).not.toContain(NOTHING.es!);
  });

  test("but it is one below another", async () => {
    expect(await ask("¿Puedo traer a un amigo?", text, "es", "Club", "Aparcar")).toContain(NOTHING.es!);
  });
});

describe("What costs little is told by a price", () => {
  test("of the thing", async () => {
    const text = "Student rush tickets cost $10.00 at the door.";
    expect(await ask("Is there a cheap ticket for students?", text)).toBe(text);
  });

  test("and not by one of another", async () => {
    const text = "A cup of tea costs $10.00 at the door.";
    expect(await ask("Is there a cheap ticket for students?", text)).toContain(nothingFound);
  });
});

describe("Whether anything is to be paid for a thing", () => {
  test.each([
    ["pt", "Preciso pagar alguma coisa pelo diploma?", "O diploma é 100% gratuito."],
    ["es", "¿Hay que pagar algo por el diploma?", "El diploma es gratuito."],
    ["nl", "Moet ik betalen voor het diploma?", "Het diploma is gratis."],
  ])("is told by what is free (%s)", async (locale, query, text) => {
    expect(await ask(query, text, locale)).toBe(text);
  });

  test("and not by the names of files", async () => {
    const text = "Ficheiro: paginas/1_diploma_pagar.py";
    expect(await ask("Preciso pagar alguma coisa pelo diploma?", text, "pt")).toContain(NOTHING.pt!);
  });
});

describe("When somebody can be reached", () => {
  const query = "When can I phone to order tickets?";

  test("is told by a time", async () => {
    const text = "Phone orders for tickets are taken Monday to Thursday from 6:30 to 9:30 PM.";
    expect(await ask(query, text)).toBe(text);
  });

  test("and not by a number", async () => {
    expect(await ask(query, "Phone orders for tickets: 01632 960123.")).toContain(nothingFound);
  });
});

test("An age in words is one that a class may be for", async () => {
  const text = "The class is for children aged 5 to 7.";
  expect(await ask("My daughter is only five, is there a class for her?", text)).toBe(text);
});

test("Where it is asked how long, a sentence that tells it comes before a list that tells other things", async () => {
  const list = "• Boxes of RVs are short.\n• RVs have an extinguisher.\n• RVs leave within 72 hours if asked.";
  const text = "RVs may stay for up to four days.";
  const source = page(
    "RV parking",
    [
      ["Rules", list],
      ["Stay", text],
    ],
    "en",
  );
  expect(await reply("How long can we stay with our motorhome?", [source], "en")).toStartWith(text);
});
