import { describe, expect, test } from "bun:test";
import { commonQuestions } from "../../src/search/analysis/site-topics.ts";
import { officeQuestions } from "../../src/search/completions/office-questions.ts";
import { askPriceOf, rowQuestions } from "../../src/search/completions/row-questions.ts";
import { phrasesOf } from "../../src/search/completions/sources.ts";
import { processorClock } from "../support/processor-clock.ts";
import { pageOf } from "./pages.ts";

// Rows of tables whose own cells answer what a visitor types: a price, a time, a name.

const table = (...rows: string[][]) => rows.map((cells) => cells.join(" | ")).join("\n");
const asked = (text: string, { locale = "en", heading = "", title = "Harbour club" } = {}) =>
  rowQuestions(title, { heading, text }, locale).map((question) => question.text);

describe("a row of a table of prices asks what its thing costs", () => {
  test.each([
    [
      "en",
      ["Item", "Fee"],
      ["Boat storage (dry)", "£40 a year"],
      ["Moorings", "£90"],
      ["How much is the boat storage?", "How much are Moorings?"],
    ],
    [
      "de",
      ["Angebot", "Preis"],
      ["Segelschein", "40 €"],
      ["Liegeplatz", "90 €"],
      ["Was kostet „Segelschein“?", "Was kostet „Liegeplatz“?"],
    ],
    [
      "fr",
      ["Activité", "Prix"],
      ["Voile 1", "40 €"],
      ["Voile 2", "90 €"],
      ["Combien coûte « Voile 1 » ?", "Combien coûte « Voile 2 » ?"],
    ],
    [
      "es",
      ["Actividad", "Precio"],
      ["Vela 1", "40 €"],
      ["Vela 2", "90 €"],
      ["¿Cuánto cuesta «Vela 1»?", "¿Cuánto cuesta «Vela 2»?"],
    ],
    [
      "it",
      ["Corso", "Quota"],
      ["Vela 1", "40 €"],
      ["Vela 2", "90 €"],
      ["Quanto costa «Vela 1»?", "Quanto costa «Vela 2»?"],
    ],
    [
      "pt",
      ["Curso", "Preço"],
      ["Vela 1", "40 €"],
      ["Vela 2", "90 €"],
      ["Quanto custa “Vela 1”?", "Quanto custa “Vela 2”?"],
    ],
    [
      "nl",
      ["Cursus", "Prijs"],
      ["Zeilen 1", "€ 40"],
      ["Zeilen 2", "€ 90"],
      ["Wat kost ‘Zeilen 1’?", "Wat kost ‘Zeilen 2’?"],
    ],
  ])("%s", (locale, head, one, other, questions) => {
    expect(asked(table(head, one, other), { locale })).toEqual(questions);
  });

  test("by the noun of its column, where its cell leaves that out", () => {
    const rows = [
      ["Family", "$40"],
      ["Individual", "$20"],
    ];
    expect(asked(table(["Membership", "Price"], ...rows))).toEqual([
      "How much is the family membership?",
      "How much is the individual membership?",
    ]);
    // Nobody asks for the price of a family.
    expect(asked(table(["Who", "Price"], ...rows))).toEqual([]);
  });

  test("where the heading or the title says that they are prices, whatever the column is called", () => {
    const rows = `${table(["Boat", "2031"], ["Canoe", "£4"], ["Raft", "£6"])}\n\nYou may bring a canoe or raft of your own.`;
    expect(asked(rows, { heading: "Our prices" })).toEqual(["How much is the canoe?", "How much is the raft?"]);
    expect(asked(rows, { heading: "What we spent" })).toEqual([]);
  });

  test("unless its cell tells none, or two rows are called alike", () => {
    const rows = [
      ["Canoe", "£4"],
      ["Raft", "ask us"],
      ["Sail", "£3"],
      ["Sail", "£9"],
    ];
    expect(asked(table(["Item", "Price"], ...rows))).toEqual(["How much is Canoe?"]);
  });
});

describe("no visitor asks what a thing costs", () => {
  test.each([
    ["of where it is sent", ["Shipping to", "Price"], ["Quick post", "€4"], ["Slow post", "€6"]],
    ["of a country", ["Country", "Price"], ["Germany", "€4"], ["France", "€6"]],
    ["of a delay", ["Days late", "Fee"], ["Boat", "€4"], ["Canoe", "€6"]],
    ["of a choice", ["Option", "Price"], ["Boat", "€4"], ["Canoe", "€6"]],
    ["of a number or a quantity", ["Hire", "Fee"], ["Three boats", "€4"], ["More than three boats", "€6"]],
    ["of how long it lasts", ["Hire", "Fee"], ["Full day", "€4"], ["Week", "€6"]],
    ["of a yes or a no", ["Membership", "Price"], ["Yes", "€4"], ["No", "€6"]],
    ["of what is explained", ["Course", "Price"], ["How to row", "€4"], ["What boats are", "€6"]],
    ["of what has an article", ["Item", "Price"], ["A boat", "€4"], ["The canoe", "€6"]],
    ["of a month", ["Item", "Costs"], ["May", "€4"], ["June", "€6"]],
    ["of a weekday", ["Item", "Costs"], ["Monday evening", "€4"], ["Fridays", "€6"]],
    ["of a year", ["Item", "Costs"], ["Season 2031", "€4"], ["Season 2032", "€6"]],
  ])("%s", (_, ...rows) => {
    expect(asked(table(...(rows as string[][])))).toEqual([]);
  });

  test.each([
    ["de", "Posten", "Drei Boote", "Mai"],
    ["fr", "Objet", "Plus de trois bateaux", "Oui"],
    ["es", "Artículo", "Cómo remar", "Mes"],
    ["it", "Voce", "Una settimana", "Maggio"],
    ["pt", "Artigo", "Mais de três barcos", "Sim"],
    ["nl", "Artikel", "Meer dan drie boten", "Maandag"],
  ])("in other languages either: %s", (locale, head, one, other) => {
    expect(asked(table([head, "2031"], [one, "4 €"], [other, "6 €"]), { locale, heading: PRICES[locale]! })).toEqual(
      [],
    );
    const named = table([head, "2031"], ["Regatta", "4 €"], ["Kanu", "6 €"]);
    expect(asked(named, { locale, heading: PRICES[locale]! })).toHaveLength(2);
  });
});

const PRICES: Readonly<Record<string, string>> = {
  de: "Preise",
  fr: "Prix",
  es: "Precios",
  it: "Prezzi",
  pt: "Preços",
  nl: "Prijzen",
};

test("a name of one word keeps its capital and has no article, unless it is written small elsewhere", () => {
  const rows = table(["Tour", "Price"], ["Norway", "€4"], ["Harbour", "€6"]);
  expect(asked(`${rows}\n\nWe begin at the harbour.`)).toEqual([
    "How much is the Norway tour?",
    "How much is the harbour tour?",
  ]);
  expect(asked(table(["Trip", "Price"], ["Norway", "€4"], ["Iceland", "€6"]))).toEqual([
    "How much is Norway?",
    "How much is Iceland?",
  ]);
});

test("the noun of a column is not said of what has one", () => {
  expect(asked(table(["Membership", "Price"], ["Family pass", "€4"], ["Late fee", "€6"]))).toEqual([
    "How much is the family pass?",
    "How much is the late fee?",
  ]);
});

test("a row of a table of what takes place asks when that is", () => {
  const rows = [
    ["Night rowing", "Monday 6:30 pm"],
    ["Night races", "Friday 9 pm"],
  ];
  expect(asked(table(["Class", "Time"], ...rows))).toEqual([
    "When is the night rowing class?",
    "When are the night races?",
  ]);
  expect(
    asked(table(["Activité", "Horaires"], ["Voile 1", "Lundi 17 h"], ["Voile 2", "Mardi 18 h 30"]), { locale: "fr" }),
  ).toEqual(["Quand a lieu « Voile 1 » ?", "Quand a lieu « Voile 2 » ?"]);
  // Which day it is may stand before it.
  const byDay = table(["Day", "Class", "Time"], ["Monday", "Night rowing", "6 pm"], ["Friday", "Day rowing", "9 am"]);
  expect(asked(byDay)).toEqual(["When is the night rowing class?", "When is the day rowing class?"]);
  // What opens on a day, and what follows in a plan, is asked for in other words.
  expect(asked(table(["Day", "Hours"], ["Monday", "9:00 to 17:00"], ["Tuesday", "9:00 to 12:00"]))).toEqual([]);
  expect(asked(table(["Step", "Time"], ["Voting opens", "9:00"], ["Voting closes", "17:00"]))).toEqual([]);
});

test.each([
  ["en", "Role", "Name", "Treasurer", "Who is the treasurer?"],
  ["de", "Funktion", "Name", "Kassenwart", "Wer ist Kassenwart?"],
  ["fr", "Fonction", "Nom", "Trésorière", "Qui est trésorière ?"],
  ["es", "Cargo", "Nombre", "Tesorera", "¿Quién es la tesorera?"],
  ["it", "Carica", "Nome", "Tesoriere", "Chi è il tesoriere?"],
  ["pt", "Cargo", "Nome", "Tesoureiro", "Quem é o tesoureiro?"],
  ["nl", "Functie", "Naam", "Penningmeester", "Wie is de penningmeester?"],
])("a row of a table of offices asks who holds one: %s", (locale, office, name, role, question) => {
  const text = table([office, name], [role, "Nora Winter"], ["2", "Hal Moor"], ["3", "Ada de Wit"]);
  expect(asked(text, { locale })).toEqual([question]);
});

test("nobody asks who a book or an article is, nor by an office whose article is not known", () => {
  const rows = [
    ["Grey boats", "Nora Winter"],
    ["Hello harbour", "Hal Moor"],
  ];
  expect(asked(table(["Title", "Author name"], ...rows))).toEqual([]);
  expect(asked(table(["Post", "Who"], ...rows))).toEqual([]);
  // Many have held it.
  expect(
    asked(table(["Year", "Role", "Name"], ["2031", "Treasurer", "Nora Winter"], ["2032", "Chair", "Hal Moor"])),
  ).toEqual([]);
  const italian = table(["Carica", "Nome"], ["Responsabile corsi", "Nora Winter"], ["Allenatore", "Hal Moor"]);
  expect(asked(italian, { locale: "it" })).toEqual([]);
});

test("completions have what rows ask, and none of a table of code", () => {
  const text = table(["Item", "Fee"], ["Boat storage", "£40"], ["Moorings", "£90"]);
  const of = (told: string) =>
    phrasesOf([pageOf({ title: "Storage", passages: [{ text: told }] })], { phrases: [] }).map((phrase) => phrase.text);
  expect(of(text)).toContain("How much is the boat storage?");
  expect(of(text.replaceAll(/^/gm, "    "))).not.toContain("How much is the boat storage?");
});

test("a long table costs no time", () => {
  const text = table(
    ["Item", "Fee"],
    ...Array.from({ length: 20_000 }, (_, i) => [`Boat ${"x ".repeat(30)}${i}`, "£4"]),
  );
  const spent = processorClock();
  asked(text);
  expect(spent()).toBeLessThan(200);
});

describe("a table without a head asks as one with it", () => {
  test("where what stands above says what its columns are", () => {
    const rows = table(["Ice box per week", "£15"], ["Pier deposit per boat", "£100"]);
    expect(asked(rows, { heading: "Prices" })).toEqual(["How much is the ice box?", "How much is the pier deposit?"]);
    expect(asked(rows, { heading: "Results" })).toEqual([]);
  });

  test("of its days", () => {
    const rows = table(["First day of term", "Monday 13th April"], ["Last day of term", "Friday 17th July"]);
    const questions = ["When is the first day of term?", "When is the last day of term?"];
    expect(asked(rows, { heading: "Term dates" })).toEqual(questions);
    expect(asked(`What | When\n${rows}`)).toEqual(questions);
    expect(asked(rows, { heading: "Regatta results" })).toEqual([]);
  });
});

describe("a line that gives an office and who holds it asks who that is", () => {
  test.each([
    [
      "en",
      "1. Treasurer: Ann Lee\nDeputy manager | Bo Lind\nCook: Cy Moor",
      ["Who is the treasurer?", "Who is the deputy manager?"],
    ],
    ["de", "Kassenwart: Jan Lind\nVorsitzende – Ada Moll", ["Wer ist Kassenwart?", "Wer ist Vorsitzende?"]],
    ["fr", "Présidente : Anne Roux", ["Qui est présidente ?"]],
    ["es", "Tesorera: Ana Ruiz", ["¿Quién es la tesorera?"]],
    ["it", "Direttore: Ugo Rossi", ["Chi è il direttore?"]],
    ["pt", "Secretário: João Reis", ["Quem é o secretário?"]],
    ["nl", "Penningmeester: Jan Bos (bestuur)", ["Wie is de penningmeester?"]],
  ])("%s: %s", (locale, text, questions) => {
    expect(officeQuestions(text, locale)).toEqual(questions);
  });

  test("and no line that names nobody, or is a sentence", () => {
    expect(
      officeQuestions("Treasurer: Position Vacant\nThe treasurer: Ann Lee pays\nManager: ask at the door", "en"),
    ).toEqual([]);
    expect(officeQuestions("Treasurer: Ann Lee", "ja")).toEqual([]);
  });
});

test("What a contact page tells is asked for by its name", () => {
  const questions = (text: string) =>
    commonQuestions({ title: "Contact", url: "https://acme.example/contact", locale: "en" }, { heading: "", text });
  expect(questions("Call us on 01234 567890.")).toContain("What is your phone number?");
  expect(questions("Call us on 01234 567890.")).not.toContain("What is your email address?");
  expect(questions("Write to pier@acme.example.")).toContain("What is your email address?");
});

test("what a thing costs for each of something is what it costs", () => {
  const rows = `The deposit and the fridge are paid here.\n\n${table(["What", "Price"], ["Deposit for each field", "€100.00"], ["Fridge per week", "€15.00"])}`;
  expect(asked(rows)).toEqual(["How much is the deposit?", "How much is the fridge?"]);
});

describe("What is paid for being late, for loss, or back is no price", () => {
  test.each([
    ["en", "Late fee"],
    ["en", "Lost key"],
    ["de", "Schlüsselpfand"],
    ["de", "Mahngebühr"],
    ["fr", "Caution"],
    ["es", "Depósito de garantía"],
    ["it", "Mora"],
    ["pt", "Caução"],
    ["nl", "Borg"],
  ])("(%s) %s", (locale, name) => {
    expect(askPriceOf(name, "", locale)).toBe("");
  });

  test.each([
    ["en", "Fine art print"],
    ["en", "Late-night concert"],
    ["en", "Lost property office"],
    ["de", "Ersatzbrille"],
    ["de", "Pfandflasche"],
    ["fr", "Remise en forme"],
    ["fr", "Cours de remise à niveau"],
    ["es", "Depósito de bicicletas"],
    ["it", "Dimora"],
    ["it", "Borgo tour"],
    ["nl", "Borgo tour"],
  ])("but words that look like that have one (%s): %s", (locale, name) => {
    expect(askPriceOf(name, "", locale)).not.toBe("");
  });
});

test("the words of a passage are read once for all items of its list", () => {
  const text = "the lamps of oak cost much ".repeat(1000);
  const spent = processorClock();
  for (let i = 0; i < 4_000; i++) askPriceOf(`Lamp ${i}`, text, "en");
  expect(spent()).toBeLessThan(400);
});
