import { describe, expect, test } from "bun:test";
import { answerTask, page, run, textOf } from "./fixtures.ts";

const contacts = page("Contact", [
  ["Address", "Harbour House\n14 Quay Lane\nLarkhill\nLK9 4TT"],
  ["Postal address", "Harbour Trust e.V.\nc/o Ann Reid\n3 Hill Road\nLK9 2AB Larkhill"],
]);
const ask = (query: string, source = contacts, locale = source.locale) =>
  run(answerTask(query, [source], { markdown: false, locale, introduction: source.id })).then(textOf);

describe("The lines of an address are told together, none by itself", () => {
  test.each(["address", "What is your address?", "Where are you?"])("%s", async (query) => {
    expect(await ask(query)).toBe("Harbour House\n14 Quay Lane\nLarkhill\nLK9 4TT");
  });

  test.each([
    ["de", "Adresse", "adresse", "Hafenverein\nAn der Mühle 2\n55543 Oberdorf"],
    ["de", "Kontakt", "wo seid ihr", "Hafenverein\nAm Kai 2\n55543 Oberdorf"],
    ["nl", "Adres", "wat is het adres", "Havenhuis\nKade 11\n4661 AL Havendorp"],
    ["fr", "Adresse", "quelle est l'adresse", "Maison du port\n14 rue du Quai\n29000 Quimper"],
    ["es", "Dirección", "¿cuál es la dirección?", "Casa del puerto\nCalle Mayor 14\n28013 Madrid"],
    ["it", "Indirizzo", "qual è l'indirizzo", "Casa del porto\nVia Roma 14\n00184 Roma"],
    ["pt", "Endereço", "qual é o endereço", "Casa do porto\nRua Nova 14\n1200-001 Lisboa"],
  ])("(%s) %s: %s", async (locale, heading, query, address) => {
    const source = page("Acme", [[heading, address]], locale);
    expect(await ask(query, source)).toBe(address);
  });

  test("but not with what stands in another paragraph", async () => {
    const source = page("Contact", [["", "Ann Reid, harbour master\n0113 496 0123\n\nHarbour House\n14 Quay Lane"]]);
    expect(await ask("address", source)).toBe("Harbour House\n14 Quay Lane");
  });
});

describe("Of two addresses the one for visitors is told, unless letters are to be sent", () => {
  test.each(["postal address", "What is the postal address?"])("%s", async (query) => {
    expect(await ask(query)).toBe("Harbour Trust e.V.\nc/o Ann Reid\n3 Hill Road\nLK9 2AB Larkhill");
  });
});

describe("Who asks for the code of the post is told the address that has one", () => {
  test.each([
    ["en", "postcode", "Harbour House\n14 Quay Lane\nLK9 4TT"],
    ["de", "postleitzahl", "Hafenverein\nAm Kai 2\n55543 Oberdorf"],
    ["nl", "postcode", "Havenhuis\nKade 11\n4661 AL Havendorp"],
    ["fr", "code postal", "Maison du port\n14 rue du Quai\n29000 Quimper"],
  ])("(%s) %s", async (locale, query, address) => {
    expect(await ask(query, page("Contact", [["", address]], locale))).toBe(address);
  });
});

describe("Who asks for a contact in a word is told all ways to reach those behind the site", () => {
  const card = "Ann Reid, harbour master\ndesk@harbour.example\n0113 496 0123";
  test.each([
    ["en", "contact"],
    ["en", "contact details"],
    ["en", "get in touch"],
    ["en", "who can I talk to"],
    ["de", "kontakt"],
    ["de", "kontaktdaten"],
    ["de", "ansprechpartner"],
    ["fr", "contacter"],
    ["fr", "coordonnées"],
    ["es", "contacto"],
    ["it", "contatti"],
    ["pt", "contatos"],
    ["nl", "contactgegevens"],
    ["nl", "contact opnemen"],
  ])("(%s) %s", async (locale, query) => {
    expect(await ask(query, page("Acme", [["", card]], locale))).toBe(card);
  });

  test("and not what merely has that word", async () => {
    const rules = page("Rules", [["", "Who is banned may contact the board with a name and a date."]]);
    expect(await run(answerTask("contact", [rules])).then(textOf)).toStartWith("I couldn't find an answer");
  });
});

describe("A number tells whom to call, in whatever words", () => {
  const text = "If you are late, call Ann Reid on 0113 496 0123.";
  test.each(["phone number", "telephone", "Do you have a phone number?", "Can I call you?", "How can I call you?"])(
    "%s",
    async (query) => {
      expect(await ask(query, page("Guards", [["", text]]))).toBe(text);
    },
  );

  test.each(["phone number", "telephone", "Do you have a phone number?"])(
    "and nothing without one: %s",
    async (query) => {
      const kept = page("Guards", [["", "The guard keeps a record with all telephone numbers, also by phone."]]);
      expect(await run(answerTask(query, [kept])).then(textOf)).toStartWith("I couldn't find an answer");
    },
  );
});
