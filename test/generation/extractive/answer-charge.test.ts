import { describe, expect, test } from "bun:test";
import { answerTask, nothingFound, page, run, textOf } from "./fixtures.ts";

const ask = (query: string, text: string, locale = "en", title = "Harbour") =>
  run(answerTask(query, [page(title, [["", text]], locale)], { markdown: false, locale })).then(textOf);

describe("Who asks whether anything is to be paid is told that nothing is, in whatever words", () => {
  test.each([
    ["en", "Is it free?", "The harbour is free to use."],
    ["en", "Do I have to pay?", "The harbour is free for everyone."],
    ["en", "Does it cost anything?", "The harbour is open to boats at no cost."],
    ["en", "Is it free?", "The harbour is fully funded by the town."],
    ["de", "Ist das gratis?", "Der Hafen ist für alle kostenlos."],
    ["de", "Kostet das etwas?", "Der Hafen ist für alle kostenlos."],
    ["de", "Muss ich etwas bezahlen?", "Der Hafen ist für alle kostenlos."],
    ["fr", "Est-ce payant ?", "Le port est gratuit pour tous."],
    ["fr", "Faut-il payer ?", "Le port est gratuit pour tous."],
    ["es", "¿Es gratis?", "El puerto es gratuito para todos."],
    ["es", "¿Hay que pagar?", "El puerto es gratuito para todos."],
    ["it", "È gratis?", "Il porto è gratuito per tutti."],
    ["it", "Devo pagare?", "Il porto è gratuito per tutti."],
    ["pt", "É grátis?", "O porto é gratuito para todos."],
    ["pt", "Tenho de pagar?", "O porto é gratuito para todos."],
    ["nl", "Moet ik betalen?", "De haven is gratis voor iedereen."],
    ["nl", "Kost het iets?", "De haven is gratis voor iedereen."],
  ])("(%s) %s %s", async (locale, query, text) => {
    expect(await ask(query, text, locale)).toBe(text);
  });

  test("on a page of a licence too", async () => {
    expect(await ask("Is it free?", "The harbour is free to use.", "en", "Licence for firms")).toBe(
      "The harbour is free to use.",
    );
  });
});

test.each([
  "The club of the town shows its films at the old mill, where everybody who comes with a child gets a free drink and a seat.",
  "We take cards to pay with, and PayPal.",
  "Feel free to pay us a visit.",
  "A sugar-free drink is what you pay for.",
])("By what is paid, or what else is free, tells not whether anything is: %s", async (text) => {
  expect(await ask("Do I have to pay?", text)).toStartWith(nothingFound);
});
