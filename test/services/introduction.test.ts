import { describe, expect, test } from "bun:test";
import { introductionOf } from "../../src/services/visitor/introduction.ts";
import { segmentOf } from "../search/pages.ts";

// "What do you do?": what most visitors ask first, in words that no page has.

const text = "Acme ships boxes to the sea.";
const at = (path: string, locale = "en") => ({ url: `https://acme.example${path}`, title: path, text, locale });
const urlOf = (segment: ReturnType<typeof segmentOf>, message: string, isFollowUp = false) =>
  introductionOf(segment, message, isFollowUp)?.url.replace("https://acme.example", "");

const site = segmentOf([at("/shop/boxes"), at("/about"), at("/"), at("/fr", "fr"), at("/zh", "zh")]);

describe("A visitor who asks what the site is", () => {
  test.each([
    ["What do you do?", "/"],
    ["who are you", "/"],
    ["hi, what is this site about?", "/"],
    ["What's this all about?", "/"],
    ["tell me about your company", "/"],
    ["Wer seid ihr?", "/"],
    ["Was macht ihr?", "/"],
    ["¿Quiénes son ustedes?", "/"],
    ["¿De qué trata este sitio?", "/"],
    ["Que faites-vous ?", "/fr"],
    ["Qu’est-ce que vous proposez ?", "/fr"],
    ["O que vocês fazem?", "/"],
    ["Di cosa vi occupate?", "/"],
    ["Wat doen jullie?", "/"],
    ["你们是做什么的？", "/zh"],
  ])("is told by the home page, in his language where there is one: %s", (message, url) => {
    expect(urlOf(site, message)).toBe(url);
  });

  test("is told by the page about it where the site has no home page, and by none where it has neither", () => {
    expect(urlOf(segmentOf([at("/shop/boxes"), at("/about-us")]), "What do you do?")).toBe("/about-us");
    expect(urlOf(segmentOf([at("/shop/boxes"), at("/boxes")]), "What do you do?")).toBeUndefined();
    expect(urlOf(segmentOf([]), "What do you do?")).toBeUndefined();
  });

  test("is told by the folder that the site stands in", () => {
    expect(urlOf(segmentOf([at("/docs/guides/boxes"), at("/docs")]), "What do you do?")).toBe("/docs");
  });

  test("may mean what was said before, if he points at it", () => {
    expect(urlOf(site, "What is this?", true)).toBeUndefined();
    expect(urlOf(site, "Who are you?", true)).toBe("/");
  });
});

test.each([
  "What do you do with my data?",
  "Who are you hiring?",
  "What is this error?",
  "What does a box do?",
  "about returns",
  "what's this page's price",
  "hello",
  "",
])("Who asks something else is not told what the site is: %p", (message) => {
  expect(urlOf(site, message)).toBeUndefined();
});

test("Of a long home page no more than its beginning is read", () => {
  const passages = Array.from({ length: 9 }, (_, i) => ({
    heading: "",
    level: 0,
    anchor: "",
    text: i === 0 ? "" : text,
  }));
  const long = segmentOf([{ ...at("/"), passages }]);
  expect(introductionOf(long, "What do you do?", false)?.passages.map(({ ordinal }) => ordinal)).toEqual([1, 2, 3]);
});

describe("A visitor who asks what the site is by its name", () => {
  const says = (path: string, opening: string, locale = "en", title = path) => ({
    url: `https://acme.example${path}`,
    title,
    text: opening,
    locale,
  });
  const named = segmentOf([
    says("/", "Welcome to Acme."),
    says("/guides/boxes/wood", "Acme is a friend of the woods."),
    says("/guides/tuning", "Acme is a crate with many knobs.", "en", "Tuning knobs of Acme"),
    says("/guides/why", "Acme is the box that swims. It never sinks.", "en", "Why Acme?"),
    says("/guides/lids", "Lids close a box of Acme. Acme is a house of lids."),
    says("/de/warum", "Acme ist die Kiste, die schwimmt.", "de"),
    says("/guides/anchors", "An anchor is a weight that Acme adds to a box."),
  ]);

  test.each([
    ["What is Acme?", "/guides/why"],
    ["who is acme", "/guides/why"],
    ["Was ist Acme?", "/de/warum"],
  ])("is told by the page that opens with that, near the home page, below a short title: %s", (message, url) => {
    expect(urlOf(named, message)).toBe(url);
  });

  test("and what only a part of the site is about is looked for as ever", () => {
    expect(urlOf(named, "What is an anchor?")).toBeUndefined();
    expect(urlOf(named, "What is the colour of Acme?")).toBeUndefined();
  });

  test("is told by no page where none opens with that", () => {
    expect(urlOf(segmentOf([at("/shop/boxes"), at("/about-us")]), "What is Acme?")).toBeUndefined();
  });
});
