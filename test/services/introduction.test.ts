import { describe, expect, test } from "bun:test";
import { introductionOf } from "../../src/services/introduction.ts";
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
