import { describe, expect, test } from "bun:test";
import { isOverture } from "../../../src/generation/extractive/takeaways/overture.ts";
import { page, takeawaysOf } from "./fixtures.ts";

// What turns to its reader before anything is told gives way to a statement with a fact.

const facts: Readonly<Record<string, string>> = {
  en: "The harbour lends boats of the club to all members who have passed the test of the harbour.",
  nl: "De haven leent boten van de club aan alle leden die de proef van de haven hebben gedaan.",
  de: "Der Hafen verleiht Boote des Vereins an alle Mitglieder, die die Prüfung des Hafens bestanden haben.",
  fr: "Le port prête les bateaux du club à tous les membres qui ont passé l'épreuve du port.",
  es: "El puerto presta los barcos del club a todos los socios que han pasado la prueba del puerto.",
  it: "Il porto presta le barche del club a tutti i soci che hanno superato la prova del porto.",
  pt: "O porto empresta os barcos do clube a todos os sócios que passaram na prova do porto.",
};
const titles: Readonly<Record<string, string>> = {
  en: "Boats of the harbour",
  nl: "Boten van de haven",
  de: "Boote am Hafen",
  fr: "Bateaux du port",
  es: "Barcos del puerto",
  it: "Barche del porto",
  pt: "Barcos do porto",
};

const first = async (locale: string, sentence: string): Promise<string[]> =>
  takeawaysOf(page(titles[locale]!, [["", `${sentence} ${facts[locale]}`]], locale), 1);

describe("A takeaway is no opening", () => {
  test.each([
    ["en", "At Acme Harbour we believe that boats of the harbour should be there for everybody."],
    ["nl", "Bij Acme geloven we dat boten van de haven er voor iedereen moeten zijn."],
    ["de", "Bei Acme glauben wir, dass Boote am Hafen für alle da sein sollen."],
    ["fr", "Chez Acme, nous croyons que les bateaux du port sont là pour tout le monde."],
    ["es", "En Acme creemos que los barcos del puerto tienen que ser para todo el mundo."],
    ["it", "In Acme crediamo che le barche del porto siano di tutti quelli che le amano."],
    ["pt", "Na Acme acreditamos que os barcos do porto devem ser de toda a gente."],
  ])("of what those behind a page believe: %s", async (locale, sentence) => {
    expect(await first(locale, sentence)).toEqual([facts[locale]!]);
  });

  test.each([
    ["en", "Stay up to date with all boats of the harbour, whichever of them you go out with in summer."],
    ["nl", "Blijf op de hoogte van alle boten van de haven en van de avonden."],
    ["de", "Bleiben Sie auf dem Laufenden über alle Boote am Hafen und die Abende."],
    ["fr", "Restez informés de tous les bateaux du port et de toutes les soirées."],
    ["es", "Mantente informado sobre todos los barcos del puerto y todas las tardes."],
    ["it", "Resta aggiornato su tutte le barche del porto e su tutte le serate."],
    ["pt", "Fique por dentro de todos os barcos do porto e de todas as noites."],
  ])("that calls its reader to hear of more: %s", async (locale, sentence) => {
    expect(await first(locale, sentence)).toEqual([facts[locale]!]);
  });

  test.each([
    ["By joining, you agree to abide by these rules for boats of the harbour."],
    ["Whether you're after quiet boats of the harbour, fast ones or old ones, the harbour scales to meet you."],
    ["If you are at the harbour for the boats rather than for a class, you're equally welcome."],
  ])("that says something to whoever comes: %s", async (sentence) => {
    expect(await first("en", sentence)).toEqual([facts.en!]);
  });

  test.each([
    ["By joining, you agree to pay for the boats of the harbour within 14 days of the end of the summer."],
    ["Whether you are a member or a guest of the harbour, you must bring the boats back by dusk."],
  ])("but what binds its reader, or has a figure: %s", async (sentence) => {
    const shown = await takeawaysOf(page(titles.en!, [["", `${sentence} ${facts.en}`]]), 2);
    expect(shown).toContain(sentence);
  });
});

describe("What tells a fact is no opening", () => {
  test.each([
    "At night, we think that boats should carry two lamps.",
    "At Christmas we believe that boats should stay in the harbour.",
    "If you have a dog, you are welcome.",
    "Whether you are a member or not, you will find the gate shut at night.",
    "Keep informed of the tide tables before you sail.",
    "Keep up to date with all of the tide tables before you sail.",
    "Stay in touch with your bank by text.",
    "Stay in touch with us by radio.",
    "In de winter vinden we dat boten op de wal moeten staan.",
    "Bei Nacht glauben wir, dass Boote zwei Lampen brauchen.",
    "En hiver, nous pensons que les bateaux restent au port.",
    "En invierno creemos que los barcos tienen que quedarse en el puerto.",
    "In inverno crediamo che le barche debbano restare nel porto.",
    "No inverno acreditamos que os barcos devem ficar no porto.",
    "Blijf op de hoogte van het getij voordat je vaart.",
    "Restez informés des marées avant de partir.",
    "Que vous soyez membre ou non, vous trouverez la porte fermée la nuit.",
  ])("%s", (sentence) => {
    expect(isOverture(sentence)).toBe(false);
  });

  test.each([
    "At our Acme Harbour we believe that boats are for all.",
    "Whoever you are, you are always welcome.",
    "Whether you are a member or not, you will find something for you.",
    "Stay in touch with us.",
    "Keep informed of the latest news.",
  ])("but not: %s", (sentence) => {
    expect(isOverture(sentence)).toBe(true);
  });
});

test("What is done in a case that stands before it is no takeaway by itself", async () => {
  const asks = "Heb je vragen over boten van de haven? Neem dan contact op via mail met het secretariaat van de haven.";
  expect(await takeawaysOf(page(titles.nl!, [["", `${asks} ${facts.nl}`]], "nl"), 2)).toEqual([facts.nl!]);
});

test("A fee that a visitor pays counts on a page that is about something else", async () => {
  const others = [
    "Long-term berths of the harbour do not go with a boat that is sold to another member.",
    "The harbour keeps a list of members who wait for one of the long-term berths.",
    "Members tie up the boats at the berths of the harbour with ropes of their own.",
    "The berths of the harbour are swept by all of the members at the end of the season.",
  ];
  const fee = "The seasonal fee for a long-term berth is $90.";
  const sections: [string, string][] = [
    ["", others.join("\n\n")],
    ["Costs", fee],
  ];
  expect(
    await takeawaysOf({ ...page("Long-term berths", sections), url: "https://acme.example/docs/berths" }, 3),
  ).toContain(fee);
});
