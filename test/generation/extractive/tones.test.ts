import { describe, expect, test } from "bun:test";
import { isSupported } from "../../../src/generation/grounding/grounding.ts";
import { page, rewritten, takeawaysOf } from "./fixtures.ts";

// How a tone puts a text: what it says, its names and its grammar stay.

describe("concise", () => {
  test.each([
    ["The free plan works as well as the paid plan."],
    ["The lounge is not very expensive for members."],
    ["A refund is not really free."],
    ["At the very least bring a towel."],
  ])("keeps what is a degree: %s", async (text) => {
    expect(await rewritten(text, "concise")).toBe(text);
  });

  test("leaves out what only asks its reader to read on", async () => {
    expect(await rewritten("Please note that helmets are free.", "concise")).toBe("Helmets are free.");
    expect(await rewritten("Notes that are old are kept.", "concise")).toBe("Notes that are old are kept.");
  });

  test("opens each sentence with a capital, and nothing within one", async () => {
    expect(
      await rewritten(
        "Parcels ship daily. In the event that one is lost, a large number of drivers look for it.",
        "concise",
      ),
    ).toBe("Parcels ship daily. If one is lost, many drivers look for it.");
  });
});

describe("professional", () => {
  test.each([
    ["en", "Sign in with Yahoo! Mail to read your letters!", "Sign in with Yahoo! Mail to read your letters."],
    ["en", "Our partner is Yum! Brands of Kentucky.", "Our partner is Yum! Brands of Kentucky."],
    ["en", "Meet us at the Hurra! Café.", "Meet us at the Hurra! Café."],
    ["en", "Our box is here! You can have it.", "Our box is here. You can have it."],
    ["de", "Unsere Preise machen Spaß! Kommen Sie vorbei.", "Unsere Preise machen Spaß. Kommen Sie vorbei."],
  ])("is calm but for the mark inside a name (%s): %s", async (locale, text, said) => {
    expect(await rewritten(text, "professional", locale)).toBe(said);
  });

  test.each([
    ["It's cost us a million.", "It's cost us a million."],
    ["He's cut the price.", "He's cut the price."],
    ["She's met the buyer.", "She's met the buyer."],
    ["It's not cost us a million.", "It's not cost us a million."],
    ["It's not a part of the house.", "It is not a part of the house."],
    ["It's now cost us a million.", "It's now cost us a million."],
    ["It's now a part of the house.", "It is now a part of the house."],
    ["It's so far cost us a million.", "It's so far cost us a million."],
    ["It's important to call.", "It is important to call."],
    ["She's in the house.", "She is in the house."],
  ])("spells out what is surely is: %s", async (text, said) => {
    expect(await rewritten(text, "professional")).toBe(said);
  });
});

describe("warm", () => {
  test.each([
    ["Tell us who you are and where you live.", "Tell us who you are and where you live."],
    ["Find help wherever you are in Europe.", "Find help wherever you are in Europe."],
    ["Tell us how old you are when you call.", "Tell us how old you are when you call."],
    ["Tell us where you are going.", "Tell us where you're going."],
    ["Check that you are a member.", "Check that you're a member."],
    ["Call us when you are in Europe.", "Call us when you're in Europe."],
    ["You can ask whether you are or were a member.", "You can ask whether you are or were a member."],
    ["Orders ship when you have been charged.", "Orders ship when you've been charged."],
  ])("puts together what is not asked for: %s", async (text, said) => {
    expect(await rewritten(text, "warm")).toBe(said);
  });

  test.each([
    ["Please note that helmets are free.", "Please note that helmets are free."],
    ["The paid plan holds ten users.", "Good for you to know: The paid plan holds ten users."],
    [
      "Le forfait payant permet dix utilisateurs.",
      "Bon à savoir pour vous : Le forfait payant permet dix utilisateurs.",
    ],
  ])("opens in the language of the bullet, whatever the caller asks in: %s", async (text, said) => {
    expect(await rewritten(text, "warm", "en", "fr")).toBe(said);
  });
});

describe("A language that the engine does not speak", () => {
  const danish = "And er en fugl, som lever ved vand og spiser små planter.";
  const english = "And ducks are birds that live by the water and eat small plants.";

  test("is read without English rules", async () => {
    expect(await takeawaysOf(page("Fugle", [["", danish]], "da"))).toEqual([danish]);
    expect(await takeawaysOf(page("Birds", [["", english]]))).toEqual([
      english.slice(4, 5).toUpperCase() + english.slice(5),
    ]);
  });

  test("is put in no English tone", async () => {
    expect(await rewritten("We're open on Sunday.", "professional", "da")).toBe("We're open on Sunday.");
    expect(await rewritten("We're open on Sunday.", "professional")).toBe("We are open on Sunday.");
  });
});

describe("A name with a mark opens its sentence", () => {
  test("where no other begins behind it", async () => {
    const text = "Yahoo! Finance is a service that shows the prices of shares.";
    expect(await takeawaysOf(page("Services", [["", text]]))).toEqual([text]);
    expect(
      await takeawaysOf(page("Services", [["", "Hurray! This service shows the prices of shares."]])),
    ).not.toContain("Hurray! This service shows the prices of shares.");
  });

  test("unless it is a call", async () => {
    const steps = "1. Open the lid of the box.\n2. Press the button.\n3. Success! Once you press it, the box is open.";
    expect((await takeawaysOf(page("How do I empty a box?", [["", steps]]))).join()).not.toContain("Success");
  });

  test("and stands within one", async () => {
    const text = "Open the page and press the button Sign in with Yahoo! Mail in the lower corner.";
    expect(await takeawaysOf(page("Acme", [["", text]]))).toEqual([text]);
  });
});

test("A warm takeaway gets no words of another language than its page's", async () => {
  const swedish = "Acme skickar lådor av alla storlekar med tåg inom en dag.";
  expect(await takeawaysOf(page("Lådor", [["", swedish]], "sv"), 3, "warm")).toEqual([swedish]);
});

test.each([
  ["de", "Die Vollmacht des Hauses bezieht sich ausschließlich auf behördliche Briefe nach dem Gesetz der Bahn."],
  ["de", "Pakete werden in allen Orten des Landes innerhalb von 30 Tagen geliefert."],
  ["it", "I clienti della casa possono restituire i pacchi entro 30 giorni dalla consegna."],
])("A warm takeaway turns to its reader, by the pronoun that has a capital too (%s): %s", async (locale, sentence) => {
  const [said = ""] = await takeawaysOf(page("Acme", [["", sentence]], locale), 1, "warm");
  expect(said).not.toBe(sentence);
  expect(said).toEndWith(sentence);
  expect(isSupported(said, sentence, locale)).toBe(true);
});
