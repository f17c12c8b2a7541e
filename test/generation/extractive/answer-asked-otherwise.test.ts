import { describe, expect, test } from "bun:test";
import type { SourcePage } from "../../../src/schemas/generation.ts";
import { answerTask, nothingFound, page, run, textOf } from "./fixtures.ts";

const reply = async (query: string, sources: SourcePage[], locale: string) =>
  textOf(await run(answerTask(query, sources, { locale, markdown: false })));
const ask = (query: string, text: string, locale = "en", title = "Haus", heading = "") =>
  reply(query, [page(title, [[heading, text]], locale)], locale);

describe("A question is answered by a page that says it in other words", () => {
  test.each([
    ["a verb apart from its particle", "Kann ich etwas abgeben?", "Es ist nicht möglich, hier etwas abzugeben.", "de"],
    [
      "a compound that has a hyphen there",
      "Muss ich mich zum Laternenfest anmelden?",
      "Zum Laternen-Fest kommt, wer mag, und meldet sich nirgends.",
      "de",
    ],
    [
      "letters that a keyboard lacks",
      "Kann ich das Gerät später zurückgeben?",
      "Geraete kann man spaeter zurueckgeben.",
      "de",
    ],
    [
      "a verb whose particle stands before te",
      "Moet ik een roeibewijs inleveren?",
      "Iedereen dient vanaf 16 jaar een roeibewijs bij het bestuur in te leveren.",
      "nl",
    ],
    ["what one becomes", "Hoe word ik lid?", "Om lid te worden mail je het formulier naar het bestuur.", "nl"],
    [
      "what is paid",
      "¿Cuánto hay que pagar para remar?",
      "Existe una cuota única de 50€ al año para los remeros.",
      "es",
    ],
    [
      "what is good of it",
      "¿Qué ventajas tienen los remeros?",
      "Los remeros tienen estos beneficios en el puerto.",
      "es",
    ],
  ])("%s: %s", async (_, query, text, locale) => {
    expect(await ask(query, text, locale)).toBe(text);
  });

  test.each([
    [
      "en",
      "What time are the rowing lessons for adults?",
      "Adult rowing lessons",
      "Saturdays at 3:15 pm, on the pier.",
    ],
    ["fr", "À quelle heure sont les leçons pour adultes ?", "Leçons adultes", "Le samedi à 15h15, sur la jetée."],
    ["it", "A che ora sono le lezioni per adulti?", "Lezioni adulti", "Il sabato alle 15:15, sul molo."],
    ["es", "¿A qué hora son las lecciones para adultos?", "Lecciones adultos", "El sábado a las 15:15, en el muelle."],
    ["nl", "Hoe laat zijn de lessen voor volwassenen?", "Lessen volwassenen", "Zaterdag om 15:15 uur, op de pier."],
  ])("a time without that word (%s)", async (locale, query, heading, text) => {
    const cafe = page("Haus", [["Lamps", "Lamp lamp."]], locale);
    const told = page("Club", [[heading, text]], locale);
    expect(await reply(query, [told, cafe], locale)).toBe(text);
  });

  test("a time of each day rather than that of one", async () => {
    const fair = page(
      "Porte aperte",
      [["", "Sabato 26 novembre alle ore 10:00 i bambini entrano al faro con un adulto."]],
      "it",
    );
    const daily = page("Il faro", [["", "I bambini entrano dalle ore 8:16 alle 9:00."]], "it");
    expect(await reply("A che ora entrano i bambini al faro con un adulto?", [fair, daily], "it")).toStartWith(
      "I bambini entrano",
    );
  });

  test.each([
    ["nl", "Wat is het adres van de loods?", "Loods", "Plaats: Oudhaven\nStraat: Molenkade 5\nPostcode: 1234 AB"],
    ["de", "Wie ist die Adresse der Werft?", "Werft", "Ort: Althafen\nAnschrift: Mühlkai 5\nPLZ: 12345"],
  ])("the address of a thing, by its lines (%s)", async (locale, query, heading, text) => {
    expect(await ask(query, text, locale, "Contact", heading)).toBe(text);
  });

  test("a sum with a dash for its cents", async () => {
    const text = "Beitrag der Mitglieder: 5,- € je Monat";
    expect(await ask("Was kostet die Mitgliedschaft im Monat?", text, "de", "Mitgliedschaft")).toBe(text);
  });

  test("a program that is called as one becomes something", async () => {
    const text = "Word staat op elke computer van de loods.";
    expect(await ask("Word", text, "nl", "Word installeren")).toBe(text);
  });

  test("but a thing next to another is no next thing", async () => {
    const text = "You cannot moor by your boat, unless you have a pass.";
    expect(await ask("Can I moor next to my boat?", text, "en", "Harbour")).toBe(text);
  });
});

describe("A price is that of the thing which is asked for", () => {
  test.each([
    ["en", "What does lunch cost?", "Network access", "The network costs nothing: $0 for all."],
    ["de", "Was kostet ein Mittagessen?", "Netz", "Das Netz ist kostenlos, und Lampen kosten 5 €."],
    ["fr", "Combien coûte un café ?", "Prix au général", "Le premier reçoit un prix de 200 €."],
  ])("and of no other (%s)", async (locale, query, heading, text) => {
    expect(await ask(query, text, locale, "Acme", heading)).not.toStartWith(text);
  });

  test("nor what is paid back to somebody", async () => {
    const text = "Volunteers may have a ticket refund of $50 in cash.";
    expect(await ask("How much is a ticket?", text, "en", "Festival")).not.toStartWith(text);
  });

  test("but the name over it will do", async () => {
    const text = "We ask $9 for it.";
    expect(await ask("How much is the ferry?", text, "en", "Harbour", "The ferry")).toStartWith(text);
  });
});

describe("What is lent or sold is told by what speaks of it", () => {
  test("and not by the things that are lent besides", async () => {
    const text = "Item | Loan period\nLamps | 21 days\nLids | 7 days";
    expect(await ask("Do you lend out bicycles?", text, "en", "Loans")).toStartWith(nothingFound);
    expect(await ask("Do you lend out lamps?", text, "en", "Loans")).toContain("21 days");
  });

  test("and not by a thing that only comes up", async () => {
    const text = "Nous vous attendons pour de beaux combats autour des lampes !";
    expect(await ask("Est-ce que vous vendez des lampes ?", text, "fr")).not.toStartWith(text);
    const sold = "Les lampes sont en vente à la boutique.";
    expect(await ask("Est-ce que vous vendez des lampes ?", sold, "fr")).toBe(sold);
  });
});

describe("What holds now comes before what was so once", () => {
  test("where it is asked how it is now", async () => {
    const text =
      "Il faro è sito al porto, al piano terra.\n\nDa dicembre 2021 il faro si è trasferito al molo vecchio.\n\nNel 2024 il faro è tornato in via Mulini 7.";
    expect(await ask("Dove si trova il faro adesso?", text, "it", "Il faro")).toStartWith("Nel 2024");
  });

  test("of an age on pages of news the newest", async () => {
    const news = (year: number, ages: string) => ({
      ...page("Open day", [["", `The lighthouse school takes children from the age of ${ages}.`]]),
      id: `news-${year}`,
      url: `https://www.acme.example/${year}/04/26/open-day`,
    });
    const asked = "What age can children join the lighthouse school?";
    expect(await reply(asked, [news(2021, "3"), news(2024, "4")], "en")).toStartWith(
      "The lighthouse school takes children from the age of 4",
    );
  });

  test("of an office who has it, not who had it", async () => {
    const text = "Trésorier de 1995 à 2006 : Jean Moulin.\n\nTrésorier : Anne Dubois";
    expect(await ask("Qui est le trésorier ?", text, "fr", "Bureau")).not.toContain("1995");
  });

  test("of an office whose term still runs who has it", async () => {
    const year = new Date().getUTCFullYear();
    const once = "Eve Frost, chairwoman for a time, laid the first stone of the hall.";
    const text = `Ada Stone is our chairwoman (${year - 2} to ${year + 2}).\n\n${once}`;
    expect(await ask("Who is the chairwoman?", text, "en", "Board")).toContain("Ada Stone");
  });
});

describe("Data of an event are of what its page is about", () => {
  test("though they do not name it", async () => {
    const told =
      "todos pintados a la misma escala y con la misma técnica sobre papel, están imbuidos del tono del mar, ".repeat(
        5,
      );
    const text = `Los "Doce faros" de esta exposición, ${told}son de gran formato.\n\n- Cuándo: 2025-11-07T19:30 – 2025-12-08T21:00\n- Dónde: El puerto`;
    expect(await ask("¿Hasta cuándo se puede ver la exposición doce faros?", text, "es", "Doce faros")).toContain(
      "2025-12-08",
    );
  });
});

describe("Whether a thing is needed is told by what says so", () => {
  test.each([
    [
      "de",
      "Brauche ich Vorkenntnisse für den Lampenkurs?",
      "Der Lampenkurs setzt beim Docht an.",
      "Vorwissen ist hilfreich, aber nicht notwendig.",
    ],
    [
      "nl",
      "Heb ik voorkennis nodig voor de lampencursus?",
      "De lampencursus begint bij de pit.",
      "Voorkennis is niet nodig.",
    ],
  ])("and not by what only names it (%s)", async (locale, query, besides, told) => {
    expect(await ask(query, `${besides}\n\n${told}`, locale)).toContain(told);
  });
});

describe("A row of one of several tables alike is told below its heading", () => {
  const table = (sum: string) => `Members | Total\nAdults | ${sum}\nChildren | €5`;
  const fees: [string, string][] = [
    ["Pass A", table("€120")],
    ["Pass B", table("€95")],
  ];

  test("which tells what it is of", async () => {
    const told = await reply("How much is pass B for adults?", [page("Fees", fees)], "en");
    expect(told).toContain("Pass B: Adults – Total: €95");
  });

  test("and of the only one without", async () => {
    const told = await reply("How much is pass B for adults?", [page("Fees", fees.slice(1))], "en");
    expect(told).not.toContain("Pass B: Adults");
  });
});

test("What is told before a question counts with it: a sentence that speaks of both answers", async () => {
  const text =
    "In questi anni ci siamo affidati a una cooperativa del porto vecchio che garantisce piatti sani con molti prodotti locali e fornisce menù adatti a ogni dieta, anche vegetariana.";
  expect(await ask("Mia figlia è vegetariana, che cosa mangia?", text, "it", "La mensa")).toStartWith("In questi anni");
});
