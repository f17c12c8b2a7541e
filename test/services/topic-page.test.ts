import { describe, expect, test } from "bun:test";
import { introductionOf } from "../../src/services/visitor/introduction.ts";
import { fillerPages, segmentOf } from "../search/pages.ts";

const url = (path: string) => `https://www.acme.example/${path}`;
const inn = segmentOf([
  { url: url("opening"), title: "Opening hours", passages: [{ text: "Monday to Friday: 9:00 to 17:00." }] },
  {
    url: url("cafe"),
    title: "Café",
    passages: [{ heading: "Hours", text: "We are open from 8:00 to 18:00, every day." }],
  },
  { url: url("hire"), title: "Hire rates", passages: [{ text: "£12 an hour for parties." }] },
  { url: url("cost"), title: "Costs", passages: [{ text: "What does it cost? Nobody knows the price of costs." }] },
  { url: url("club"), title: "Our club", passages: [{ heading: "Membership fees", text: "Adults pay £40 a year." }] },
  ...fillerPages(20),
]);
const pageFor = (message: string, of = inn, follows = false) => introductionOf(of, message, follows)?.url;

describe("What visitors of most sites ask", () => {
  test.each([
    ["When are you open?", "opening"],
    ["What are your opening hours on Sunday?", "opening"],
    ["When are you open tomorrow?", "opening"],
    ["How much does it cost?", "hire"],
    ["What are the prices?", "hire"],
    ["How much does membership cost?", "club"],
  ])("is told by the page about that alone, or by its heading: %s", (message, page) => {
    expect(pageFor(message)).toBe(url(page));
  });

  test.each([
    ["de", "Wann habt ihr geöffnet?", "Öffnungszeiten", "Montag bis Freitag 9 bis 17 Uhr."],
    ["de", "Was kostet die Mitgliedschaft?", "Mitgliedsbeiträge", "Erwachsene zahlen 40 € im Jahr."],
    ["fr", "Quand êtes-vous ouverts ?", "Horaires d'ouverture", "Du lundi au vendredi de 9h00 à 17h00, sauf en août."],
    ["es", "¿Cuánto cuesta?", "Precios", "La entrada de los adultos es de 12 €, la de los niños de 6 €."],
    ["it", "Quando siete aperti?", "Orari di apertura", "Dal lunedì al venerdì siamo aperti dalle 9:00 alle 17:00."],
    ["pt", "Quanto custa?", "Preços", "A entrada dos adultos custa 12 €, e a das crianças 6 €."],
    ["nl", "Wanneer zijn jullie open?", "Openingstijden", "Van maandag tot en met vrijdag van 9:00 tot 17:00 uur."],
  ])("is known of %s: %s", (locale, message, title, text) => {
    const site = segmentOf([{ url: url("it"), title, locale, passages: [{ text }] }, ...fillerPages(20)]);
    expect(pageFor(message, site)).toBe(url("it"));
  });

  test.each(["When is the pool open?", "How much does a kayak cost?", "How much does membership of the choir cost?"])(
    "is not what is asked of a thing: %s",
    (message) => {
      expect(pageFor(message)).toBeUndefined();
    },
  );

  test("is not what is left to the turn before, but what names itself behind one", () => {
    expect(pageFor("How much does it cost?", inn, true)).toBeUndefined();
    expect(pageFor("When are you open?", inn, true)).toBe(url("opening"));
    expect(pageFor("How much does membership cost?", inn, true)).toBe(url("club"));
  });
});

describe("When a site is open is found where nothing is called so", () => {
  const rows = ["Monday | 16:00 - 01:00", "Tuesday | 16:00 - 01:00", "Friday | 16:00 - 02:00"].join("\n");

  test("on the home page, by the days of its week", () => {
    const bar = segmentOf([{ url: url(""), title: "The Oak", passages: [{ text: rows }] }, ...fillerPages(20)]);
    expect(pageFor("When do you close?", bar)).toBe(url(""));
    expect(pageFor("opening hours on Friday", bar)).toBe(url(""));
  });

  test("by a sentence that says it", () => {
    const text = "The shop is open from Monday to Saturday, 9 am to 6 pm.";
    const shop = segmentOf([{ url: url("shop"), title: "Shop", passages: [{ text }] }, ...fillerPages(20)]);
    expect(pageFor("When do you close?", shop)).toBe(url("shop"));
  });

  test("but not by the week of something else", () => {
    const course = segmentOf([{ url: url("rowing"), title: "Rowing", passages: [{ text: rows }] }, ...fillerPages(20)]);
    expect(pageFor("When do you close?", course)).toBeUndefined();
  });
});
