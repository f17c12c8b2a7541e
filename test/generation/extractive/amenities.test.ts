import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

// What is there at a place, or is not, and when something takes place there.

const askedOf = async (text: string, locale = "en", heading = "The quay") =>
  (await faqsOf(page("The harbour", [[heading, text]], locale))).map(({ question }) =>
    question.replaceAll("\u00a0", " "),
  );

test.each([
  ["en", "There is no water provided at the field.", "Is there water?"],
  ["en", "There is no water provided at Quay House.", "Is there water?"],
  ["en", "There are no showers, but we have a sauna.", "Are there showers?"],
  ["en", "There is a kitchen.", "Is there a kitchen?"],
  ["de", "Es gibt keine Duschen auf dem Platz.", "Gibt es Duschen?"],
  ["fr", "Il n’y a pas de douches sur le terrain.", "Y a-t-il des douches ?"],
  ["de", "Es gibt keine Küche.", "Gibt es eine Küche?"],
  ["fr", "Il n’y a pas d’électricité au camping.", "Y a-t-il de l’électricité ?"],
  ["nl", "Er is geen lift.", "Is er een lift?"],
  ["es", "No hay duchas en el centro.", "¿Hay duchas?"],
  ["it", "Non ci sono docce al campo.", "Ci sono docce?"],
  ["pt", "Não há chuveiros no clube.", "Há chuveiros?"],
  ["nl", "Er zijn geen douches op het terrein.", "Zijn er douches?"],
])("(%s) %s", async (locale, sentence, question) => {
  expect(await askedOf(sentence, locale)).toEqual([question]);
});

test("What is not provided is told below a heading that says so", async () => {
  expect(await askedOf("There is no water provided at the field.", "en", "We do not provide water")).toEqual([
    "Is there water?",
  ]);
});

test.each([
  ["en", "There is no reason to worry at the quay."],
  ["en", "There is water in the boat if it rains."],
  ["de", "Es gibt keine Regeln am Kai."],
  ["fr", "Il n’y a pas de raison de partir."],
  ["en", "There is no water in the pool during winter."],
  ["en", "There is a bar in the harbour of the next village."],
  ["en", "There is free water provided at the station."],
  ["en", "There are toilets and showers at the station."],
  ["fr", "Il y a des toilettes à la gare."],
  ["es", "Hay baños de mar para todos."],
  ["es", "Hay electricidad estática en la sala."],
  ["es", "Hay duchas y aseos en la estación."],
  ["it", "Ci sono bagni alla stazione."],
  ["pt", "Há chuveiros na estação."],
  ["nl", "Er zijn geen toiletten op het station."],
  ["de", "Wir haben Toiletten repariert."],
  ["de", "Es gibt Duschen am Bahnhof."],
])("(%s) nothing is asked of what nobody looks for: %s", async (locale, sentence) => {
  expect(await askedOf(sentence, locale)).toEqual([]);
});

describe("The day of an event is asked for", () => {
  test.each([
    ["en", "The regatta will be held on Saturday, 5 April at the old quay.", "When is the regatta?"],
    ["de", "Die Regatta wird am 5. April auf dem See stattfinden.", "Wann findet die Regatta statt?"],
    ["fr", "La régate aura lieu le 5 avril au vieux port.", "Quand aura lieu la régate ?"],
    ["es", "La regata tendrá lugar el 5 de abril en el muelle.", "¿Cuándo tendrá lugar la regata?"],
    ["it", "La regata si terrà lunedì 5 aprile alle ore 18 al molo.", "Quando si terrà la regata?"],
    ["pt", "A regata terá lugar no dia 5 de abril no cais.", "Quando terá lugar a regata?"],
    ["nl", "De regatta vindt op 5 april plaats op het meer.", "Wanneer vindt de regatta plaats?"],
  ])("(%s) %s", async (locale, sentence, question) => {
    expect(await askedOf(sentence, locale, "Regatta")).toEqual([question]);
  });
});

test("What is done free of charge is asked what it costs", async () => {
  const text = "Our keepers are available to inspect your boat free of charge. Please call the harbour for it.";
  expect(await askedOf(text, "en", "Inspections")).toEqual(["How much does it cost to inspect my boat?"]);
});
