import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

const ANSWER = {
  fr: "Les caisses de chaque ville sont ouvertes le matin par deux gardiens du port.",
  nl: "De kisten van elke stad worden in de ochtend door twee wachters geopend.",
  de: "Die Kisten jeder Stadt werden am Morgen von zwei Wächtern geöffnet.",
};

async function asked(question: string, locale: "fr" | "nl" | "de"): Promise<string[]> {
  const found = await faqsOf(page("Acme", [[question, ANSWER[locale]]], locale));
  return found.map((faq) => faq.question);
}

describe("No visitor asks, in the languages whose questions are templates,", () => {
  test.each([
    ["Une caisse comme les autres ?", "fr"],
    ["Garder le lien ou fermer les caisses ?", "fr"],
    ["Au fait, gardien de caisses, ça vous tente ?", "fr"],
    ["Quelle est la caisse dont tu es la plus fière ?", "fr"],
    ["Pourquoi as-tu rejoint les gardiens ?", "fr"],
    ["Quels sont vos objectifs pour les caisses ?", "fr"],
    ["Pourquoi avoir choisi cette caisse ?", "fr"],
    ["D’où vient-elle ?", "fr"],
    ["Comment j’ai fermé mes caisses en trois semaines", "fr"],
    ["Les caisses sont-elles prêtes ? Quel est le prix des caisses ?", "fr"],
    ["Cette caisse est-elle ouverte ?", "fr"],
    ["Comment cela arrive-t-il ?", "fr"],
    ["Comment le mettre en place facilement ?", "fr"],
    ["Que faire si votre gardien en est victime ?", "fr"],
    ["On en discute ?", "fr"],
    ["Nu al benieuwd?", "nl"],
    ["Altijd al een kist willen openen?", "nl"],
    ["Heb je een kist en wil je die openen?", "nl"],
    ["De kist van de wachters?", "nl"],
    ["Hoe verloopt dit verder?", "nl"],
    ["Was bedeutet diese Kiste?", "de"],
  ] as const)("%s", async (question, locale) => {
    expect(await asked(question, locale)).toEqual([]);
  });

  test.each([
    ["La caisse est-elle ouverte le matin ?", "fr"],
    ["Comment sont gardées les caisses de ce service ?", "fr"],
    ["Is de kist in de ochtend open?", "nl"],
    ["Wer öffnet die Kisten dieser Website?", "de"],
  ] as const)("but asks: %s", async (question, locale) => {
    expect(await asked(question, locale)).toEqual([question]);
  });
});

test("What somebody is asked to explain is asked as a visitor does", async () => {
  const pages = [
    ["Peux-tu nous expliquer à quoi sert Acme ?", "Acme sert à ouvrir les caisses du port.", "À quoi sert Acme ?"],
    ["Peux-tu nous présenter Acme ?", "Acme est un service qui ouvre les caisses du port.", "Qu’est-ce qu’Acme ?"],
  ] as const;
  for (const [heading, text, question] of pages) {
    const found = await faqsOf(page("Les caisses", [[heading, text]], "fr"));
    expect(found.map((faq) => faq.question)).toEqual([question]);
  }
});

test.each([
  ["Gebruik je een kist van eiken?", "Dan houdt de wachter de kist vast.", "Wat als ik een kist van eiken gebruik?"],
  ["Krijg je een kist bij de sleutel?", "Ja, elke sleutel heeft een kist.", "Krijg je een kist bij de sleutel?"],
  ["Werkt je kist niet?", "Bel dan de wachter.", "Werkt je kist niet?"],
  ["Meld je een kist aan?", "Druk dan op de knop van de kist.", "Meld je een kist aan?"],
])("What a Dutch page tells those who say yes is asked by one of them: %s", async (heading, text, question) => {
  const found = await faqsOf(page("Kisten", [[heading, text]], "nl"));
  expect(found.map((faq) => faq.question)).toEqual([question]);
});
