import { describe, expect, test } from "bun:test";
import { faqsOf, page, takeawaysOf } from "./fixtures.ts";

// Pages written by hand leave out the mark at the end of a paragraph that is one sentence.

const sentences = [
  ["en", "The lace club meets every Monday from 10:00 to 14:00"],
  ["en", "Rowing boats cost £4 an hour"],
  ["en", "We lend oars to everybody who can swim"],
  ["de", "Die Rudergruppe trifft sich jeden Montag um 19 Uhr"],
  ["de", "Für Kinder unter sechs Jahren ist die Fahrt frei"],
  ["fr", "Le groupe des rameurs se réunit chaque lundi à 19 h"],
  ["es", "El grupo de remo se reúne cada lunes a las 19 h"],
  ["it", "Il gruppo dei rematori si riunisce ogni lunedì alle 19"],
  ["pt", "Os barcos podem ser levados por quem sabe nadar"],
  ["nl", "De roeigroep is elke maandag om 19 uur op het water"],
] as const;

const lines = [
  ["a heading in capitals", "en", "Our Hall Is Open To All Of Us"],
  ["a question", "en", "How the boats are lent to members of the harbour"],
  ["a thing with what is said of it", "en", "Boats that are lent to members of the harbour"],
  ["a place of the week", "en", "Meetings of the lace club every Monday at 19:00"],
  ["what leads on", "en", "The boats of the harbour are the following:"],
  ["what ends in an address", "en", "The list of boats is kept at boats@acme.example"],
  ["what sends on", "en", "The list of all boats is here"],
  ["a label with a link", "en", "The boats are in our calendar: Dates"],
  ["a quotation", "en", "Boats are made to be rowed every day. — Ana Ruiz"],
  ["a name without a verb", "de", "Die Gruppe der Ruderer vom alten Hafen am See"],
  ["a thing with what is said of it", "fr", "Un lieu qui est ouvert à tous les rameurs"],
  ["a thing with what is said of it", "de", "Ein Verein, der für alle Ruderer offen ist und bleibt"],
  ["a headline", "en", "Six ways parents can help at the harbour"],
  ["a heading", "es", "Próximos conciertos de la orquesta del puerto"],
  ["a heading", "pt", "Últimos dias para inscrição no curso"],
  ["a question", "fr", "Comment le groupe des rameurs se réunit chaque lundi"],
] as const;

test("Rules in a list without marks are sentences", async () => {
  const rules =
    "- Dogs must be kept on leads\n- The hall has room for 80 people\n- No candles\n- Keys: these are with Mary";
  expect(await takeawaysOf(page("Rules of the hall", [["", rules]]))).toEqual([
    "Dogs must be kept on leads.",
    "The hall has room for 80 people.",
  ]);
});

describe("A paragraph is a sentence that lacks its mark alone", () => {
  test.each(sentences)("%s: %s", async (locale, sentence) => {
    expect(await takeawaysOf(page("Acme", [["", sentence]], locale))).toEqual([`${sentence}.`]);
  });

  test("and answers as one, with what the page has as its evidence", async () => {
    const club = page("Lace Club", [["", "The Lace Club meets every Monday from 10:00am to 2:00pm\n\nAsk for Mary."]]);
    expect(await faqsOf(club)).toEqual([
      {
        question: "When does the Lace Club meet?",
        answer: "The Lace Club meets every Monday from 10:00am to 2:00pm.",
      },
    ]);
  });
});

test.each(lines)("No sentence without a mark is %s (%s: %s)", async (_, locale, line) => {
  expect(await takeawaysOf(page("Acme", [["", line]], locale))).toEqual([]);
});
