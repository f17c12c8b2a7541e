import { describe, expect, test } from "bun:test";
import { howTo } from "../../src/search/completions/how-to.ts";
import { innerPhrases } from "../../src/search/completions/inner-phrases.ts";
import { completionsOf } from "../../src/search/completions/sources.ts";
import { unlikeFirst } from "../../src/search/completions/unlike.ts";
import { type PageDraft, pageOf } from "./pages.ts";

// What visitors may type for a title: without its marks, its article or its verb's object, or a word from within it.

const found = (...drafts: PageDraft[]): string[] =>
  completionsOf(drafts.map(pageOf), { phrases: [] })
    .sort((a, b) => b.weight - a.weight)
    .map(({ text }) => text);

describe("A title is found", () => {
  test.each([
    ["¿Cómo cambio mi caja?", "es", "Cómo cambio mi caja?"],
    ["“Boxes of oak”", "en", "Boxes of oak"],
    ["Il porto", "it", "porto"],
    ["L'atelier des boîtes", "fr", "atelier des boîtes"],
    ["Transfer a Box to Acme", "en", "Transfer my Box to Acme"],
    ["Cambiar su caja", "es", "Cambiar mi caja"],
    ["Wijzig je doos", "nl", "Wijzig mijn doos"],
    ["Register your box", "en", "Register my box"],
    ["Boxes: Server lids activeren", "nl", "Boxes lids activeren"],
    ["I lost my box", "en", "Lost my box"],
    ["Ich habe meine Kiste verloren", "de", "Meine Kiste verloren"],
  ])("as visitors type it: %s", (title, locale, text) => {
    expect(found({ title, locale })).toContain(text);
  });

  test("by a word within it that no other begins with, in the way of its language", () => {
    const pages = [
      { title: "Créer une boîte FTP", locale: "fr" },
      { title: "Boîtes", locale: "fr" },
    ];
    expect(found(...pages)).toContain("FTP : Créer une boîte FTP");
    expect(found(...pages, { title: "FTP simple", locale: "fr" })).not.toContain("FTP : Créer une boîte FTP");
  });

  test.each([
    ["How do I return a box?", "en", ["How to return a box", "Can I return a box?"]],
    ["Return your box", "en", ["How do I return my box?", "Can I return my box?"]],
    ["Wie kann ich Kisten drucken?", "de", ["Kann ich Kisten drucken?", "Kann man Kisten drucken?"]],
    ["Imprimer une boîte", "fr", ["Comment imprimer une boîte ?", "Puis-je imprimer une boîte ?"]],
    ["¿Cómo cambiar la caja?", "es", ["Cómo puedo cambiar la caja?", "Puedo cambiar la caja?"]],
    ["Come stampare una cassa?", "it", ["Come posso stampare una cassa?", "Posso stampare una cassa?"]],
    ["Como montar uma caixa?", "pt", ["Como faço para montar uma caixa?", "Como posso montar uma caixa?"]],
    ["Hoe kan ik een doos verwijderen?", "nl", ["Kan ik een doos verwijderen?"]],
  ])("by the other ways to begin its question: %s", (title, locale, asked) => {
    const texts = found({ title: title as string, locale: locale as string });
    for (const text of asked as string[]) expect(texts).toContain(text);
  });

  test.each([
    ["How do we use cookies?", "en", "Can I use cookies?"],
    ["How do we protect data?", "en", "How to protect data"],
    ["How to get started", "en", "Can I get started?"],
    ["How to get to the box", "en", "Can I get to the box?"],
    ["How to get in touch", "en", "Can I get in touch?"],
    ["Wie kann ich Sie erreichen?", "de", "Wie kann man Sie erreichen?"],
    ["Wie kann ich Ihnen helfen?", "de", "Wie kann man Ihnen helfen?"],
    ["Hoe kan ik u een doos sturen?", "nl", "Kan ik u een doos sturen?"],
    ["Contre la grippe", "fr", "Comment contre la grippe ?"],
    ["Entre les deux quais", "fr", "Comment entre les deux quais ?"],
    ["Lire la suite", "fr", "Comment lire la suite ?"],
    ["Ayer la caja", "es", "Cómo ayer la caja?"],
    ["Lugar a visitar", "pt", "Como lugar a visitar?"],
    ["Qualquer um pode", "pt", "Como qualquer um pode?"],
    ["Par a par", "pt", "Como par a par?"],
  ])("by none that asks for what it does not tell a visitor to do: %s", (title, locale, asked) => {
    expect(found({ title, locale })).not.toContain(asked);
  });

  test.each([
    ["How to get a box", "en", "Can I get a box?"],
    ["Wie kann ich sie drucken?", "de", "Wie kann man sie drucken?"],
    ["Lire la notice", "fr", "Comment lire la notice ?"],
    ["Trocar as caixas", "pt", "Como trocar as caixas?"],
  ])("by the others still where it does: %s", (title, locale, asked) => {
    expect(found({ title, locale })).toContain(asked);
  });

  test("by a word within a question that no other begins with", () => {
    expect(found({ title: "Mag een doos mee in de trein?", locale: "nl" })).toContain(
      "Trein: Mag een doos mee in de trein?",
    );
  });

  test.each([
    ["How long do boxes keep in the attic?", "en", "Attic", ["Long", "Boxes", "Keep"]],
    ["Hoe lang blijft een doos op zolder?", "nl", "Doos", ["Lang", "Blijft"]],
    ["Wie lange bleibt offen, was in der Kiste ist?", "de", "Kiste", ["Lange", "Bleibt", "Offen"]],
    ["Quand fermez-vous longtemps la cave ?", "fr", "Cave", ["Fermez", "Longtemps"]],
  ])("by a word within a question that names a thing, by none that asks or is done: %s", (title, locale, thing, no) => {
    const labels = found({ title, locale }).map((text) => text.split(/ ?: /)[0]);
    expect(labels).toContain(thing);
    expect(labels.filter((label) => (no as string[]).includes(label ?? ""))).toEqual([]);
  });

  test("with the headings below it where it is short, but those that say nothing or begin alike", () => {
    const headings = ["", "Packing by hand", "Examples", "Boxes of oak"];
    const texts = found({ title: "Boxes", passages: headings.map((heading) => ({ heading })) });
    expect(texts.filter((text) => text.startsWith("Boxes:"))).toEqual(["Boxes: Packing by hand"]);
  });
});

describe("No phrase that visitors would not type is made", () => {
  test.each([
    ["Return of a box", "en", /^(?:How|Can)/],
    ["How do I know what a box holds?", "en", /^Can/],
    ["Comment bien ranger votre boîte ?", "fr", /^Puis-je|^Comment puis-je/],
    ["Tu caja", "es", /^C[oó]mo|^Puedo/],
    ["Remove a lid from my box", "en", /^lid from/],
    ["Recharger les boîtes au quai", "fr", /^boîtes au/],
    ["How do I get a refund for a box?", "en", /^refund for/],
  ])("of %s (%s): %p", (title, locale, text) => {
    expect(found({ title, locale }).filter((phrase) => text.test(phrase))).toEqual([]);
  });

  test("that names a thing behind its several: Boxes: Box", () => {
    expect(found({ title: "Boxes", passages: [{ heading: "Box" }] })).not.toContain("Boxes: Box");
  });

  test.each([
    ["Wat je moet weten over dozen", "nl", "Wat mijn moet weten over dozen"],
    ["Hoe je een doos pakt", "nl", "Hoe mijn een doos pakt"],
    ["I need a box", "en", "need a box"],
    ["De Bruselas a Madrid", "es", "Bruselas a Madrid"],
    ["De lunes a viernes", "es", "lunes a viernes"],
    ["Los Boxes", "es", "Boxes"],
    ["Register a complaint", "en", "Register my complaint"],
    ["Cancel a guard's box", "en", "Cancel my guard's box"],
  ])("of %s (%s): %s", (title, locale, text) => {
    expect(found({ title, locale })).not.toContain(text);
  });

  test("of a word that is half of what it means, or of a person's name", () => {
    const pages = [
      { title: "Sign with 2 factors in person", text: "Sign at the desk." },
      { title: "I forgot my box", text: "Ask at the desk." },
      { title: "Ada Rossi", text: "Ada is a professor of boxes." },
    ];
    expect(found(...pages).filter((text) => /^(?:Factors|Person|Forgot|Rossi):/.test(text))).toEqual([]);
    expect(found({ title: "Open Forms", text: "Open Forms are made of oak." })).toContain("Forms: Open Forms");
  });
});

describe("Tasks of languages that end with the verb", () => {
  test.each([
    ["Boxen packen", "de", ["Wie kann ich Boxen packen?", "Wie packe ich Boxen?"]],
    ["Kisten hochladen", "de", ["Wie kann ich Kisten hochladen?"]],
    ["Rechnungen anzeigen", "de", ["Wie kann ich Rechnungen anzeigen?"]],
    ["Boxen packen und senden", "de", ["Wie kann ich Boxen packen und senden?"]],
    ["Een box maken", "nl", ["Hoe kan ik een box maken?"]],
  ])("are asked for: %s", (heading, locale, asked) => {
    expect(howTo(heading as string, locale as string)).toEqual(asked as string[]);
  });

  test.each([
    ["Box packen", "de"],
    ["Kistenbogen packen", "de"],
    ["Daten verloren", "de"],
    ["Packen und senden", "de"],
    ["Boxen für alle interessierten", "de"],
    ["Boxen für alle sammeln", "de"],
    ["Box instellen", "nl"],
    ["Annuleren of verplaatsen", "nl"],
    ["Kosten en aanvragen", "nl"],
    ["Pack the boxes", "en"],
  ])("are none where a word would lack: %s", (heading, locale) => {
    expect(howTo(heading, locale)).toEqual([]);
  });
});

test.each([
  ["Redirect oak to ash", "en", "oak to ash"],
  ["Maak een kist aan in Acme", "nl", "kist aan in Acme"],
  ["Cambiar direcciones de cajas grandes asociadas a Acme", "es", "cajas grandes asociadas a Acme"],
])("%s (%s) is not cut into %j", (title, locale, cut) => {
  expect(innerPhrases(title, locale)).not.toContain(cut);
});

test("what speaks of drugs or the like is offered only where the site is about that", () => {
  const delicate = { title: "Drugs in a box" };
  const others = Array.from({ length: 30 }, (_, i) => ({ title: `Box ${i}` }));
  expect(found(delicate, ...others)).not.toContain("Drugs in a box");
  expect(found(delicate, { title: "All drugs" }, ...others.slice(20))).toContain("Drugs in a box");
});

test.each(["Violación de datos", "Sexual harassment policy", "Drug test", "Killed processes", "Sexe du demandeur"])(
  "what speaks of a breach, a rule, a form or a program does not: %s",
  (title) =>
    expect(found({ title }, ...Array.from({ length: 30 }, (_, i) => ({ title: `Box ${i}` })))).toContain(title),
);

test("words with accents are what a site is about too", () => {
  const others = Array.from({ length: 8 }, (_, i) => ({ title: `Box ${i}` }));
  expect(found({ title: "La heroína", locale: "es" }, ...others)).toContain("La heroína");
});

test("questions for what visitors do come before others of their kind, those about a person behind them", () => {
  const titles = ["Who is Ada Moore?", "What holds a lid?", "How do I lend a box?"].map((title) => ({ title }));
  expect(found(...titles).filter((text) => text.endsWith("?"))).toEqual([
    "How do I lend a box?",
    "What holds a lid?",
    "Who is Ada Moore?",
  ]);
});

test("texts that say the same in other forms come last, letters that name a thing tell them apart", () => {
  const texts = ["Oak Box", "Oak boxes", "Boxes of oak", "The oak box", "An A box", "An NS box"].map((text) => ({
    text,
  }));
  const ordered = ["Oak Box", "An A box", "An NS box", "Oak boxes", "Boxes of oak", "The oak box"];
  expect(unlikeFirst(texts).map(({ text }) => text)).toEqual(ordered);
});

test("texts that begin the same question otherwise say the same", () => {
  const texts = ["How do I send a box?", "How to send a box", "How to lend a box"].map((text) => ({ text }));
  expect(unlikeFirst(texts).at(-1)?.text).toBe("How to send a box");
});

test.each([
  ["Kilo of wax", "KILO of wax"],
  ["The quiz boxes", "Quiz box"],
  ["Caisses d’Érable", "Caisse d’érable"],
  ["Wax of Kiel", "Kiel wax"],
])("%s and %s say the same", (one, another) => {
  const texts = [one, another, "Oak"].map((text) => ({ text }));
  expect(unlikeFirst(texts).at(-1)?.text).toBe(another);
});

test.each([
  ["Sign in", "Sign up"],
  ["Ship from Porto to Oslo", "Ship from Oslo to Porto"],
  ["De Porto a Oslo", "De Oslo a Porto"],
  ["Es posible pagar", "No es posible pagar"],
  ["Box 1.2", "Box 2.1"],
  ["상자 변경", "상자 찾기"],
])("%s and %s do not say the same", (one, another) => {
  const texts = [one, another, "Oak"].map((text) => ({ text }));
  expect(unlikeFirst(texts)).toEqual(texts);
});
