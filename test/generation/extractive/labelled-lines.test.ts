import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

// What a line of a place or an event tells by its label: "Fee: 5 € a month", "Registration: by e-mail".

const faqsFor = async (locale: string, heading: string, text: string, title = "Der Hafen") =>
  (await faqsOf(page(title, [[heading, text]], locale))).map(({ question, answer }) =>
    `${question} ${answer}`.replaceAll("\u00a0", " "),
  );

describe("A price is asked of what its heading names", () => {
  test.each([
    ["en", "Active membership", "Fee: £5 a month", "How much does “Active membership” cost? Fee: £5 a month."],
    [
      "de",
      "Aktive Mitgliedschaft",
      "Beitrag: 5,- € je Monat",
      "Was kostet „Aktive Mitgliedschaft“? Beitrag: 5,- € je Monat.",
    ],
    ["fr", "Licence loisir", "Tarif : 95 € par an", "Combien coûte « Licence loisir » ? Tarif : 95 € par an."],
    ["es", "Taller de remos", "Precio: 30 € al mes", "¿Cuánto cuesta «Taller de remos»? Precio: 30 € al mes."],
    ["it", "Corso di vela", "Quota: 12 euro all’anno", "Quanto costa «Corso di vela»? Quota: 12 euro all’anno."],
    ["pt", "Curso de vela", "Valor: R$ 50 por mês", "Quanto custa “Curso de vela”? Valor: R$ 50 por mês."],
    ["nl", "Zeilcursus", "Prijs: 40 euro per maand", "Wat kost ‘Zeilcursus’? Prijs: 40 euro per maand."],
  ])("(%s) %s", async (locale, heading, line, told) => {
    const text = `Ahoi!\n\n${line}`;
    expect(await faqsFor(locale, heading, text)).toEqual([told]);
  });

  test("but not where no sum is told, nor of several things", async () => {
    expect(await faqsFor("de", "Fördernde Mitgliedschaft", "Beitrag: Individuell verhandelt")).toEqual([]);
    expect(await faqsFor("de", "Mitgliedschaft", "Beitrag: 5 € je Monat\n\nBeitrag: 9 € je Monat")).toEqual([]);
  });
});

test.each([
  ["en", "Registration: by e-mail to the keeper", "How do I sign up? Registration: by e-mail to the keeper."],
  ["en", "Registration: not required", "Do I need to register? Registration: not required."],
  ["de", "Anmeldung: Vorab per E-Mail erwünscht", "Wie kann ich mich anmelden? Anmeldung: Vorab per E-Mail erwünscht."],
  ["de", "Anmeldung: nicht erforderlich", "Muss ich mich anmelden? Anmeldung: nicht erforderlich."],
  [
    "de",
    "Öffnungszeiten: Nach Vereinbarung per E-Mail",
    "Wie sind die Öffnungszeiten? Öffnungszeiten: Nach Vereinbarung per E-Mail.",
  ],
  ["fr", "Inscription : par courriel au gardien", "Comment s’inscrire ? Inscription : par courriel au gardien."],
  ["es", "Inscripción: en el puerto, cada lunes", "¿Cómo me puedo inscribir? Inscripción: en el puerto, cada lunes."],
  ["nl", "Aanmelden: per e-mail bij de haven", "Hoe kan ik mij aanmelden? Aanmelden: per e-mail bij de haven."],
])("(%s) %s", async (locale, line, told) => {
  expect(await faqsFor(locale, "Treffen", line)).toEqual([told]);
});

describe("Time and place are asked of an event, which has both", () => {
  test("in Spanish, with its date as it is read", async () => {
    const text = "- Cuándo: 2031-04-05T18:00–20:30\n- Dónde: El muelle viejo";
    expect(await faqsFor("es", "", text, "Fiesta del remo")).toEqual([
      "¿Cuándo es «Fiesta del remo»? Cuándo: 2031-04-05, 18:00–20:30.",
      "¿Dónde es «Fiesta del remo»? Dónde: El muelle viejo.",
    ]);
  });

  test("a post with its date alone is none", async () => {
    expect(await faqsFor("en", "", "Date: 5 April 2031\n\nThe boats are out.", "News of the quay")).toEqual([]);
  });
});
