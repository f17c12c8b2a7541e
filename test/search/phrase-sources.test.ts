import { describe, expect, test } from "bun:test";
import { phrasesOf } from "../../src/search/completions/sources.ts";
import { type PageDraft, pageOf } from "./pages.ts";

// What the completions of a corpus are made of, and which come first.

const asked = (text: string, { locale = "en", uses = 1 } = {}) => ({ text, locale, uses });
const pages = (...drafts: PageDraft[]) => drafts.map(pageOf);
const inOrder = (...[of, sources]: Parameters<typeof phrasesOf>): string[] =>
  phrasesOf(of, sources)
    .sort((a, b) => b.weight - a.weight)
    .map(({ text }) => text);

describe("Phrases of a corpus", () => {
  test("are what is configured, questions that pages ask, titles, what pages answer, and headings, in this order", () => {
    const page = {
      title: "Lamps and lids",
      passages: [{ heading: "Why do lamps glow?" }, { heading: "Colours of lamps" }],
    };
    const sources = { phrases: ["Rent a lamp"], questions: [asked("How do I change a lamp?")] };
    expect(inOrder(pages(page), sources)).toEqual([
      "Rent a lamp",
      "Why do lamps glow?",
      "Lamps and lids",
      "How do I change a lamp?",
      "Colours of lamps",
    ]);
  });

  test.each(["How do I return a lamp", "How do I return a lamp?", "how do I  return a lamp"])(
    "hold what pages answer once, with %j among the titles or what is configured",
    (known) => {
      const questions = [asked("How do I return a lamp?")];
      expect(inOrder(pages({ title: known }), { phrases: [], questions })).toEqual([known]);
      expect(inOrder(pages({ title: "Lamps" }), { phrases: [known], questions })).toEqual([known, "Lamps"]);
    },
  );

  test("come first in the language of most pages, and with more pages that answer them", () => {
    const most = pages({ title: "Lids of oak" }, { title: "Lids of ash" }, { title: "Deckel", locale: "de" });
    const questions = [
      asked("Was ist ein Deckel?", { locale: "de" }),
      asked("What is a lid?"),
      asked("How do I add a lid?", { uses: 2 }),
    ];
    const answered = inOrder(most, { phrases: [], questions }).filter((text) => text.endsWith("?"));
    expect(answered).toEqual(["How do I add a lid?", "What is a lid?", "Was ist ein Deckel?"]);
  });

  test("are titles and headings of three letters, and of two characters where one is part of a word", () => {
    const said = ["FAQ", "料金", "返品", "すし", "배송", "保 修", "Ιός"];
    const passages = [...said, "A–Z", "Q 1", "料", "배 1", "гл"].map((heading) => ({ heading }));
    const found = (drafts: PageDraft[]) => inOrder(pages(...drafts), { phrases: [] }).toSorted();
    expect(found([{ passages }])).toEqual(said.toSorted());
    expect(found(passages.map(({ heading }) => ({ title: heading })))).toEqual(said.toSorted());
  });

  test("are no headings that are longer than any completion", () => {
    const page = { title: "Lamps", passages: [{ heading: "word | ".repeat(100) }, { heading: "Colours of lamps" }] };
    expect(inOrder(pages(page), { phrases: [] })).toEqual(["Lamps", "Colours of lamps"]);
  });
});
