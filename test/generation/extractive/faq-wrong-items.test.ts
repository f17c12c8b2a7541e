import { describe, expect, test } from "bun:test";
import { faqsOf, page, type Section } from "./fixtures.ts";

// What a page does not answer is not asked: a price that is none, a way that is another, a definition that defines nothing.

const askedOf = async (title: string, sections: Section[], locale = "en") =>
  (await faqsOf(page(title, sections, locale))).map(({ question }) => question.replaceAll("\u00a0", " "));

describe("A column of what is paid for being late, or back, is no price of the thing in its row", () => {
  test.each([
    ["en", "Items | Loan period | Overdue fees", "Boats | 7 days | $1.00", "Oars | 21 days | $0.10"],
    ["en", "Item | Deposit fee", "Kayak | £40", "Canoe | £60"],
    ["de", "Medien | Frist | Gebühr bei Verspätung", "Karten | 7 Tage | 1,00 €", "Atlanten | 21 Tage | 0,10 €"],
    ["fr", "Objet | Durée | Frais de retard", "Barque | 7 jours | 1 €", "Rame | 21 jours | 2 €"],
    ["es", "Objeto | Plazo | Tarifa por retraso", "Bote | 7 días | 1 €", "Remo | 21 días | 2 €"],
    ["nl", "Voorwerp | Termijn | Tarief te laat", "Boot | 7 dagen | 1 €", "Riem | 21 dagen | 2 €"],
  ])("(%s) %s", async (locale, ...rows) => {
    expect(await askedOf("Harbour", [["Boathouse", rows.join("\n")]], locale)).toEqual([]);
  });

  test("but a fee is", async () => {
    const rows = "Item | Fee\nKayak | £40\nCanoe | £60";
    expect(await askedOf("Harbour", [["Boathouse", rows]])).toEqual(["How much is Kayak?", "How much is Canoe?"]);
  });
});

describe("That one may have heard of a thing says nothing of what it is", () => {
  const defines = "It is a boat that several owners share and that each of them rows for one week of the season.";
  test("the sentence behind that does", async () => {
    const told = "A shared dinghy is a boat that several owners share and that each of them rows for one week.";
    const [faq] = await faqsOf(
      page("Boats", [["What's a shared dinghy?", `You may have heard of a shared dinghy before. ${told}`]]),
    );
    expect(faq?.answer).toBe(told);
  });

  test.each([
    ["de", "Was ist ein Gemeinschaftsboot?", "Vielleicht haben Sie schon einmal von einem Gemeinschaftsboot gehört."],
    ["fr", "Qu’est-ce qu’une barque partagée ?", "Vous avez peut-être déjà entendu parler de la barque partagée."],
    ["es", "¿Qué es un bote compartido?", "Quizás ya has oído hablar de un bote compartido."],
    ["it", "Che cos’è una barca condivisa?", "Forse hai già sentito parlare della barca condivisa."],
    ["pt", "O que é um barco partilhado?", "Talvez já tenha ouvido falar de um barco partilhado."],
    ["nl", "Wat is een deelboot?", "Misschien heb je al eens van een deelboot gehoord."],
  ])("(%s) and nothing is told where none follows", async (locale, question, sentence) => {
    expect(await askedOf("Boats", [[question, sentence]], locale)).toEqual([]);
  });

  test("it stays where it is not all that its sentence says", async () => {
    const text = `You may have heard of a shared dinghy: ${defines.toLowerCase()}`;
    expect(await askedOf("Boats", [["What is a shared dinghy?", text]])).toEqual(["What is a shared dinghy?"]);
  });
});

test("What is bidden behind a list of duties is no way to do what these are for", async () => {
  const list = "- After rowing, you must carefully clean the boat with a sponge.\n- The floor is to be wiped.";
  const text = `${list}\n\nReport any damage to the keeper of the boathouse at the end of your time.`;
  expect(await askedOf("Boathouse", [["Cleaning the boat", text]])).toEqual([]);
});

test("What has to be done before a way is told with it", async () => {
  const first = "Before asking for your deposit, please bring the boat back to the quay and lock it.";
  const way = "To ask for your deposit, open the page of your booking and click on Deposit.";
  const [faq] = await faqsOf(page("Boats", [["How can I get my deposit back?", `${first}\n\n${way}`]]));
  expect(faq?.answer).toBe(`${first} ${way}`);
});
