import { describe, expect, test } from "bun:test";
import {
  otherTermsOf,
  sameAsked,
  wordingOf,
  wordingsOf,
} from "../../../src/generation/extractive/answer/question/asked.ts";
import { answerTask, page, run, textOf } from "./fixtures.ts";

const account = page("Your account", [
  ["Delete your account", "To delete an account, choose it in the list and press the red button."],
  ["Close a window", "A window of the app is closed by its cross."],
]);
const office = page("The office", [
  ["Dress code", "A suit is fine, and so is a shirt without a tie."],
  ["Sickness", "Whoever is not well calls the desk before nine."],
]);

const replyTo = async (query: string): Promise<string> => textOf(await run(answerTask(query, [account, office])));

describe("an answer in the words of the company", () => {
  test.each([
    ["How do I close my account?", "To delete an account, choose it in the list and press the red button."],
    ["get rid of my account", "To delete an account, choose it in the list and press the red button."],
    ["What should I wear?", "A suit is fine, and so is a shirt without a tie."],
    ["I am ill", "Whoever is not well calls the desk before nine."],
  ])("%s", async (query, answer) => {
    expect(await replyTo(query)).toBe(answer);
  });

  test("leaves what is asked in its own words alone", async () => {
    expect(await replyTo("How do I close a window?")).toBe("A window of the app is closed by its cross.");
  });

  test("denies nothing where only the question did", () => {
    const asksBest = (query: string, heading: string) =>
      Math.max(...wordingsOf(query, "en").map((wording) => sameAsked(wording, wordingOf(heading, "en"))));
    expect(asksBest("I can't remember my password", "Forgot your password")).toBeGreaterThan(0.8);
    expect(asksBest("I can't open the mailing list", "Open the newsletter")).toBeLessThan(0.7);
  });
});

describe("an answer in the words of the company in other languages", () => {
  test.each([
    ["de", "Was kostet der Ausweis?", "Gebühren", "Für den Ausweis zahlen alle zehn Euro."],
    ["de", "Kann ich die Kiste zurückgeben?", "Rücksendung", "Wer die Kiste nicht mag, schickt uns eine Karte."],
    ["fr", "Quels documents faut-il ?", "Pièces à fournir", "Il faut une photo et une lettre de la ville."],
    ["es", "¿Cuánto tarda la respuesta?", "Plazo", "La respuesta llega en dos meses a casa."],
    ["it", "Come posso restituire la scatola?", "Resi", "La scatola torna al negozio con la posta."],
    ["pt", "Quando recebo o dinheiro?", "Reembolso", "O reembolso chega à conta em dez dias."],
    ["nl", "Kan ik mijn kaart opzeggen?", "Annuleren", "Annuleren kan elke maand met een brief over de kaart."],
  ])("(%s) %s", async (locale, query, heading, text) => {
    const source = page("Acme", [[heading, text]], locale);
    expect(textOf(await run(answerTask(query, [source], { locale, markdown: false })))).toBe(text);
  });
});

describe("A price answers what something costs", () => {
  const ask = async (query: string, heading: string, text: string, locale: string) =>
    textOf(await run(answerTask(query, [page("Acme", [[heading, text]], locale)], { locale, markdown: false })));

  test.each([
    ["How much does the Team plan cost?", "Team plan", "$18 a month for each of you.", "en"],
    ["Was kostet der Antrag?", "Geld", "Der Antrag ist kostenlos.", "de"],
    ["Combien coûte la formule Équipe ?", "Équipe", "19 € par mois", "fr"],
  ])("without that word: %s", async (query, heading, text, locale) => {
    expect(await ask(query, heading, text, locale)).toBe(text);
  });

  test("and nothing else does, whatever number it has", async () => {
    const passes = page(
      "Acme",
      [
        ["Durée", "Le passe est valable 10 ans pour les adultes de la ville."],
        ["Argent", "Tarif du passe : 86 €"],
      ],
      "fr",
    );
    const task = answerTask("Combien coûte le passe des adultes de la ville ?", [passes], {
      locale: "fr",
      markdown: false,
    });
    expect(textOf(await run(task))).toStartWith("Tarif du passe : 86 €");
  });

  test("but nothing that is a second one or free of something else", async () => {
    const plans = page("Acme", [
      ["Plans", "Acme plans to invest in a second car-free site."],
      ["So far", "By now, 210 million euros went to invest in sites."],
    ]);
    const reply = textOf(await run(answerTask("How much did Acme invest?", [plans], { markdown: false })));
    expect(reply).toStartWith("By now, 210 million euros");
  });

  test("but no year is one", async () => {
    const prices = "Electric car | Free\nOther car | £60";
    const text = `No car gets a permit at a home built after 2008 for a car or an electric car.\n\n${prices}`;
    expect(await ask("How much is a permit for an electric car?", "Permit", text, "en")).toStartWith(
      "Electric car: Free",
    );
  });
});

test.each([
  ["nl", "Hoe lang duurt de keuring?", "De keuring duurt acht tot tien weken."],
  ["fr", "Combien de temps dure le contrôle ?", "Le contrôle dure huit semaines."],
])("What is asked of a thing weighs less than the thing (%s): %s", async (locale, query, text) => {
  const source = page("Acme", [["", text]], locale);
  const rarity = (term: string) => (text.toLowerCase().includes(term.slice(0, 5)) ? 1 : 3);
  expect(textOf(await run(answerTask(query, [source], { locale, rarity, markdown: false })))).toBe(text);
});

test("No steps tell how long something may be done", async () => {
  const source = page(
    "Rückgabe",
    [
      [
        "Wie kann ich gekaufte Ware zurückgeben?",
        "1. Melden Sie die Rückgabe der Ware an.\n2. Drucken Sie das Etikett aus.",
      ],
      ["Recht", "Unbenutzte Ware nehmen wir bei Rückgabe in 30 Tagen an."],
    ],
    "de",
  );
  const task = answerTask("Wie lange kann ich Ware zurückgeben?", [source], { locale: "de", markdown: false });
  expect(textOf(await run(task))).toBe("Unbenutzte Ware nehmen wir bei Rückgabe in 30 Tagen an.");
});

test("A word that tells nothing by itself tells nothing in another form: what makes boxes makes no lids", async () => {
  const source = page("Yard", [["Notes", "Somebody makes boxes here."]]);
  const reply = textOf(await run(answerTask("What makes lids?", [source], { rarity: () => 4 })));
  expect(reply).toStartWith("I couldn't find an answer");
});

test("What a message says over and over has no more other words than what it says once", () => {
  const [once, often] = ["log in", "log in ".repeat(280)];
  expect(otherTermsOf(often, "en")).toEqual(otherTermsOf(once, "en"));
  expect(wordingsOf(often, "en").length).toBeLessThan(50);
});
