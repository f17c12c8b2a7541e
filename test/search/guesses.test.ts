import { describe, expect, spyOn, test } from "bun:test";
import { SectionReader, SectionWriter } from "../../src/search/format/sections.ts";
import { TextColumn } from "../../src/search/format/text-column.ts";
import { writeDictionary } from "../../src/search/index/dictionary.ts";
import { Speller } from "../../src/search/planning/speller.ts";
import { segmentOf } from "./pages.ts";

/** Texts of a segment that are read while something runs. */
function readBy(run: () => unknown): number {
  const reads = spyOn(TextColumn.prototype, "at");
  run();
  const { length } = reads.mock.calls;
  reads.mockRestore();
  return length;
}

/** The same words in any alphabet: letters by the digits of numbers. */
const wordsIn = (alphabet: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    Array.from({ length: 9 }, (_, place) => alphabet[(at * (2 * place + 7) + (at >> place)) % alphabet.length]).join(
      "",
    ),
  );

describe("What an unknown word was meant to be", () => {
  test.each([
    ["Latin", "en", "abcdefghijklmnopqrstuvwxy"],
    ["Greek", "el", "αβγδεζηθικλμνξοπρστυφχψως"],
    ["Cyrillic", "ru", "абвгдежзиклмнопрстуфхцчшщ"],
  ])("is looked for among few words of the corpus: %s", (_, locale, alphabet) => {
    const words = wordsIn(alphabet, 4000);
    const segment = segmentOf([{ locale, text: words.join(" ") }]);
    const typed = `${words[100]?.slice(0, 6)}${words[101]?.slice(6)}`;
    expect(readBy(() => segment.plan(typed))).toBeLessThan(words.length / 50);
  });

  test("is found in any alphabet", () => {
    const segment = segmentOf([{ locale: "ru", text: "Документация и подписка." }]);
    expect(segment.plan("докуметация").terms.map(({ kind }) => kind)).toEqual(["typo"]);
    expect(segment.plan("подпсика").terms.map(({ kind }) => kind)).toEqual(["typo"]);
  });

  test.each([
    ["en", "Prices rise each year. Water polo. Dewalt drills. A line of text.", "ride pool dealt lies"],
    ["nl", "De groep komt bijeen.", "griep"],
    ["de", "Das basiert auf Daten.", "passiert"],
  ])("is no other word where it is a common one of its language: %s", (locale, text, words) => {
    const segment = segmentOf([{ locale, text }]);
    for (const word of words.split(" ")) expect([word, segment.plan(word, locale).unknown]).toEqual([word, [word]]);
  });

  test("may be another word that is mistaken for it, though it is a common one", () => {
    const segment = segmentOf([{ text: "Sign here. Our dessert menu. If you lose a card." }]);
    for (const [typed, meant] of [
      ["sing", "sign"],
      ["desert", "dessert"],
      ["loose", "lose"],
    ])
      expect(segment.plan(typed as string).terms.map(({ text }) => text)).toEqual([meant as string]);
  });

  test("may be another form of it, though it is a common one", () => {
    const segment = segmentOf([{ locale: "fr", text: "Le colis arrive demain." }]);
    expect(segment.plan("arrivent", "fr").terms.map(({ kind }) => kind)).toEqual(["typo"]);
  });

  test("is found in a segment that was written before words had signatures", () => {
    const sections = new SectionWriter();
    writeDictionary(sections, "surfaces", ["подписка", "password"]);
    sections.add("surfaces.terms", "u32", new Uint32Array([7, 8]));
    const speller = new Speller(new SectionReader(sections.finish({})));
    expect(speller.corrections("подпсика", 0)).toEqual([{ term: 7, closeness: 0.7, share: 1 }]);
    expect(speller.corrections("pasword", 0)).toEqual([{ term: 8, closeness: 0.7, share: 1 }]);
  });
});

test("The pairs that a lone character begins are looked up, however many terms there are", () => {
  const characters = Array.from({ length: 500 }, (_, i) => String.fromCodePoint(0x7000 + i));
  const segment = segmentOf([{ locale: "zh", text: characters.join("") }]);
  expect(readBy(() => segment.plan(`${characters[3]}`))).toBe(1);
  expect(segment.plan(`${characters[3]}`).terms.map(({ text }) => text)).toEqual([`${characters[3]}${characters[4]}`]);
});

test("A query of characters that stand for many letters each is read no further than any may be long", () => {
  const segment = segmentOf([{ locale: "ar", text: "صلى الله عليه وسلم" }]);
  expect(segment.plan("ﷺ").spoken[0]).toHaveLength(4);
  expect(segment.plan("ﷺ".repeat(2000)).spoken[0]?.length).toBeLessThan(1000);
});
