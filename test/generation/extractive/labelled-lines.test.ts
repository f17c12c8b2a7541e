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

test("An event is asked for with its day and place, in each language", async () => {
  for (const [locale, text, when] of [
    ["en", "When: Friday, 9 May, 18:00\nWhere: Market Hall", "When is “Regatta”?"],
    ["de", "Datum: 9. November\nOrt: Markthalle", "Wann ist „Regatta“?"],
    ["fr", "Quand : vendredi 9 mai à 18h\nOù : la salle du port", "Quand a lieu « Regatta » ?"],
    ["it", "Quando: venerdì 9 maggio, ore 18:00\nDove: il mercato", "Quando è «Regatta»?"],
    ["pt", "Quando: sexta-feira, 9 de maio\nOnde: o mercado", "Quando é “Regatta”?"],
    ["nl", "Wanneer: vrijdag 9 mei, 18:00\nWaar: de markthal", "Wanneer is ‘Regatta’?"],
  ] as const)
    expect((await faqsFor(locale, "", text, "Regatta"))[0]).toStartWith(when);
});

describe("Lines that are labelled alike and tell something else ask nothing", () => {
  test.each([
    ["en", "Issues", "Open: 12 issues"],
    ["en", "Release notes", "Date: 2031-05-04\nLocation: /usr/local/bin"],
    ["en", "Release notes", "Date: 5 April 2031\nLocation: The old office"],
    ["en", "Server log", "Day: 12\nLocation: /var/log"],
    ["en", "Mill Lane", "Date: 1890\nPlace: Mill Lane"],
    ["en", "Dispatch", "Date: 4 days\nLocation: warehouse 5"],
    ["en", "Refunds", "Cost: the £20 deposit is not paid back"],
    ["en", "Boat", "Cost: the £20 deposit is not paid back"],
    ["en", "Donations", "Price: £20"],
    ["fr", "Club", "Inscriptions : closes"],
    ["de", "Treffen", "Anmeldung: beendet am 5. Mai"],
    ["pt", "Ficha técnica", "Local: parede, 2 m\nDia: 12 V"],
    ["it", "Modulo di richiesta", "Data: 12/03/2031\nLuogo: Casa"],
    ["fr", "Le club", "Date : 1950\nLieu : place du port"],
  ])("(%s) %s: %s", async (locale, heading, text) => {
    expect(await faqsFor(locale, heading, text)).toEqual([]);
  });
});
