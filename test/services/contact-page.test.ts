import { describe, expect, test } from "bun:test";
import { introductionOf } from "../../src/services/visitor/introduction.ts";
import { toldBesides } from "../../src/services/visitor/told-besides.ts";
import { fillerPages, segmentOf } from "../search/pages.ts";

const url = (path: string) => `https://www.acme.example/${path}`;
const segment = segmentOf([
  { url: url("press"), title: "Press", passages: [{ text: "Write to press@acme.example. We were contacted often." }] },
  {
    url: url("company/reach"),
    title: "Contact us",
    passages: [{ text: "Call 0113 496 0000 or write to desk@acme.example. Our gate is at 4 Pier Road, Hull." }],
  },
  { url: url("guides/phone"), title: "Phone numbers", passages: [{ text: "Add your phone number in the settings." }] },
  ...fillerPages(20),
]);
const pageFor = (message: string, of = segment) => introductionOf(of, message, false)?.url;

describe("The page of contacts", () => {
  test.each([
    "What is your phone number?",
    "What's your email?",
    "Where can I find you?",
    "Where is your office?",
    "Wie ist Ihre Telefonnummer?",
  ])("is replied from to %s", (message) => {
    expect(pageFor(message)).toBe(url("company/reach"));
  });

  test.each([
    "How do I change my phone number?",
    "Add a phone number",
    "Who wrote to the press?",
    "Where is the menu?",
  ])("is not looked for by %s", (message) => {
    expect(pageFor(message)).toBeUndefined();
  });

  test.each([
    ["What is your phone number?", "How late you may be. If you are late, call Ann Reid on 0113 496 0123."],
    ["Can I call you?", "How late you may be. If you are late, call Ann Reid on 0113 496 0123."],
    ["What is your email?", "If you are late, write to Ann Reid at ann@harbour.net."],
  ])("is, where none has that name, one that gives it by the way: %s", (message, text) => {
    const late = { url: url("late"), title: "Guards", passages: [{ text }] };
    const plan = { url: url("plan"), title: "Plan", passages: [{ text: "Write a phone number and an address down." }] };
    expect(toldBesides(segmentOf([plan, late, ...fillerPages(20)]), message)?.url).toBe(url("late"));
    expect(toldBesides(segmentOf([plan, ...fillerPages(20)]), message)).toBeUndefined();
  });

  test("is that of the place which is named, of several", () => {
    const cities = segmentOf(
      ["Leeds", "Hull"].map((city) => ({
        url: url(`${city.toLowerCase()}/contact`),
        title: "Contact us",
        passages: [{ text: `The team of ${city} reads ${city.toLowerCase()}@acme.example.` }],
      })),
    );
    for (const city of ["Leeds", "Hull"])
      expect(pageFor(`email of the ${city} team`, cities)).toBe(url(`${city.toLowerCase()}/contact`));
  });

  test("is the site's own where the message names nobody else", () => {
    const several = segmentOf([
      { url: url("contact"), title: "Contact us", passages: [{ text: "Call 0113 496 0000." }] },
      {
        url: url("support/contact"),
        title: "Contact support",
        passages: [{ text: "What is your phone number? Tell us your phone number, or call 0113 496 0111." }],
      },
      ...fillerPages(20),
    ]);
    expect(pageFor("What is your phone number?", several)).toBe(url("contact"));
    expect(pageFor("phone number of support", several)).toBe(url("support/contact"));
  });

  test("is read where it tells most of what is asked, however far down that is", () => {
    const passages = ["Hull", "Leeds", "York", "Bath", "Deal"].map((city) => ({
      heading: city,
      text: `Write to ${city.toLowerCase()}@acme.example.`,
    }));
    const long = segmentOf([{ url: url("contact"), title: "Contact us", passages }]);
    const read = introductionOf(long, "email of the Deal office", false)?.passages.map(({ heading }) => heading);
    expect(read).toContain("Deal");
  });

  test("is read no further than a hundred passages", () => {
    const passages = Array.from({ length: 120 }, (_, i) => ({
      heading: `Team ${i}`,
      text: `Team ${i} reads team${i}@acme.example${i === 110 ? " in Deal" : ""}.`,
    }));
    const long = segmentOf([{ url: url("contact"), title: "Contact us", passages }]);
    const read = introductionOf(long, "email of the Deal office", false)?.passages.map(({ heading }) => heading);
    expect(read).toEqual(["Team 0", "Team 1", "Team 2"]);
  });

  test("is none that does not give what is asked for", () => {
    const silent = segmentOf([{ url: url("contact"), title: "Contact", passages: [{ text: "Fill in the form." }] }]);
    expect(pageFor("What is your phone number?", silent)).toBeUndefined();
  });

  test("is that of the way to those behind the site, where one tells the place that is asked for", () => {
    const there = segmentOf([
      { url: url("kontakt"), title: "Kontakt", passages: [{ text: "Post an den Hafenweg 2, Hull." }] },
      { url: url("anfahrt"), title: "Anfahrt", passages: [{ text: "Wir sind in der Landauer Straße 4 in Hull." }] },
      ...fillerPages(20),
    ]);
    for (const message of ["Wo finde ich euch?", "Adresse"]) expect(pageFor(message, there)).toBe(url("anfahrt"));
  });

  test.each([
    ["Where are you located?", "journal/next", "New directions in carving", "The carver is based in Paris."],
    ["Where are you located?", "journal/location", "Directions and location data", "The team is based in Paris."],
    ["Where are you?", "api/directions", "Directions of a gear", "Gears are located in Paris."],
    ["What is your address?", "docs/find-us", "Find users", "They are located in London."],
    ["What is your address?", "location", "Location", "Set the location of a lid: our test lid is located in Paris."],
  ])("is not another that speaks of ways and places: %s %s", (message, path, title, text) => {
    const other = segmentOf([
      { url: url("contact"), title: "Contact us", passages: [{ text: "Our office is at 12 Mill Lane, Hull." }] },
      { url: url(path), title, passages: [{ text }] },
      ...fillerPages(20),
    ]);
    expect(pageFor(message, other)).toBe(url("contact"));
  });

  test.each([
    ["location", "Location"],
    ["en/visit-us", "Come over"],
    ["about/way", "How to find us | Acme"],
  ])("is that of the place where no other gives it: %s, %s", (path, title) => {
    const there = segmentOf([
      { url: url("contact"), title: "Contact us", passages: [{ text: "Call 0113 496 0000." }] },
      { url: url(path), title, passages: [{ text: "Our location is 12 Mill Lane, Hull, and directions are below." }] },
      ...fillerPages(20),
    ]);
    expect(pageFor("Where are you located?", there)).toBe(url(path));
  });

  test("may be told by its address alone", () => {
    const named = segmentOf([
      { url: url("de/kontakt"), title: "So finden Sie uns", passages: [{ text: "Telefon 040 1234567." }] },
    ]);
    expect(pageFor("Was ist Ihre Telefonnummer?", named)).toBe(url("de/kontakt"));
  });
});
