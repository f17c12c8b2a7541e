import { describe, expect, test } from "bun:test";
import { AskedKind, askedKindOf } from "../../src/search/analysis/asked-kind.ts";
import { buildSegment } from "../../src/search/build.ts";
import { openSegment } from "../../src/search/load.ts";
import { pageOf, segmentOf } from "./pages.ts";

/** All pages of this small site speak of the signs of hives, which only some call urticaria. */
const clinic = [
  ["What is urticaria?", "It is a rash that spreads. Its signs are blisters. Urticaria is harmless."],
  ["What are the signs of hives?", "Blisters are. They spread and may itch. Seek help for other signs."],
  ["Where do hives come from?", "Food and cold cause urticaria. The signs of the rash spread fast."],
  ["How long do hives last?", "Urticaria is gone in a day. The signs of the rash fade, or spread anew."],
  ["How many people have hives?", "One in five has had urticaria, says a study of its signs."],
  ["Do hives spread?", "Urticaria does not. The signs are yours alone."],
  ["Our doctors", "They know hives, urticaria, the signs and how they spread."],
].map(([title = "", text = ""]) => ({ title, text }));

const segment = segmentOf(clinic);
const first = (query: string) => clinic[segment.search(query, { limit: 1 })[0]?.page ?? -1]?.title;

describe("A title that asks a question", () => {
  test("is found by a word that it asks with, though all pages have that word", () => {
    expect(first("skin rash signs")).toBe("What are the signs of hives?");
  });

  test("has no more of that word where it asks none", () => {
    const named = clinic.map((page) => ({ ...page, title: page.title.replace(/^.*? (\S+ \S+)\?$/, "The $1") }));
    expect(segment.explain("skin rash signs", 1).asked).toBeGreaterThan(0);
    expect(segmentOf(named).explain("skin rash signs", 1).asked).toBe(0);
  });

  test("comes before one that asks for another kind of thing, where a query opens with what it asks for", () => {
    expect(first("how many get urticaria")).toBe("How many people have hives?");
    expect(first("urticaria how many get")).toBe("What is urticaria?");
  });

  test("comes before one that asks nothing, where it asks for the kind of thing that a query opens with", () => {
    const skin = segmentOf([
      { title: "Hives on the skin", text: "Hives are on the skin of one in five. Cold skin shows them." },
      { title: "Where do hives come from?", text: "Food and cold cause urticaria, which is seen on the skin." },
      ...clinic.slice(-1),
      { title: "Your visit", text: "Bring a list of food." },
    ]);
    expect(skin.search("where does urticaria of the skin start", { limit: 1 })[0]?.page).toBe(1);
  });

  test("adds nothing where it asks with a mark alone, as all of the site do", () => {
    const marks = segmentOf([{ title: "?", text: "The price is 5." }]);
    expect(marks.search("price", { limit: 1 })[0]?.score).toBeGreaterThan(0);
  });

  test("is one like any other in a segment of before", () => {
    const bytes = buildSegment(clinic.map(pageOf), { phrases: [] });
    bytes.set(new TextEncoder().encode("titles.whole"), Buffer.from(bytes.buffer).indexOf("titles.asked"));
    new DataView(bytes.buffer).setBigUint64(24, Bun.hash.xxHash64(bytes.subarray(32)), true);
    expect(openSegment(bytes).explain("skin rash signs", 1).asked).toBe(0);
  });
});

describe("What a question asks for is told by how it opens", () => {
  test.each<[string, string[]]>([
    ["en", ["Where are you?", "When do you open", "Who pays?", "How many?", "How long does it take", "How often"]],
    ["de", ["Wohin damit?", "Ab wann gilt das?", "Wem hilft es?", "Wie viele?", "Wie lange dauert es?", "Wie häufig?"]],
    ["fr", ["Où aller ?", "Quand ?", "Qui paie ?", "Combien ?", "Combien de temps ?", "À quelle fréquence ?"]],
    ["pt", ["Onde fica?", "Quando abre?", "Quem paga?", "Quantos?", "Quanto tempo leva?", "Com que frequência?"]],
    ["it", ["Dove siete?", "Quando apre?", "Chi paga?", "Quanti?", "Quanto tempo ci vuole?", "Ogni quanto?"]],
    ["nl", ["Waar is het?", "Wanneer?", "Wie betaalt?", "Hoeveel?", "Hoe lang duurt het?", "Hoe vaak?"]],
  ])("in %s", (language, texts) => {
    const { place, time, person, count, duration, frequency } = AskedKind;
    const kinds = [place, time, person, count, duration, frequency];
    expect(texts.map((text) => askedKindOf(text, language))).toEqual(kinds);
  });

  test.each([
    ["en", "How do I pay?"],
    ["en", "Can I pay by card?"],
    ["en", "What’s new"],
    ["de", "Wie zahle ich?"],
    ["fr", "Qu’est-ce que c’est ?"],
    ["es", "¿Por qué?"],
    ["ja", "送料はいくらですか？"],
  ])("and of other things only that it asks: %s: %s", (language, text) => {
    expect(askedKindOf(text, language)).toBe(AskedKind.other);
  });

  test("in English with a verb behind it in short", () => {
    expect(askedKindOf("Where’s the office", "en")).toBe(AskedKind.place);
  });

  test("in English also in two words", () => {
    expect(askedKindOf("What time do you open?", "en")).toBe(AskedKind.time);
    expect(askedKindOf("What times", "en")).toBe(AskedKind.other);
  });

  test("in capitals throughout as in small letters", () => {
    expect(askedKindOf("WHO PAYS?", "en")).toBe(AskedKind.person);
  });

  test.each([
    ["en", "Whereabouts"],
    ["en", "WHO guidelines on measles"],
    ["en", "Opening hours"],
    ["en", "Candles"],
    ["de", "Wochenmarkt"],
    ["nl", "Waarborg"],
    ["xx", "Where"],
    ["en", ""],
  ])("and nothing of what asks nothing: %s: %s", (language, text) => {
    expect(askedKindOf(text, language)).toBe(AskedKind.none);
  });
});
