import { expect, test } from "bun:test";
import { stopsBeforeWay } from "../../../src/generation/extractive/faqs/ways/way-paragraph.ts";
import { unitsOfPassage } from "../../../src/generation/extractive/page/unit.ts";
import { POINTING } from "../../../src/generation/language/english/pointing.ts";
import type { SourcePage } from "../../../src/schemas/generation.ts";
import { processorClock } from "../../support/processor-clock.ts";
import { faqsOf, page, takeawaysOf } from "./fixtures.ts";

// A page of one endless sentence takes a time that grows with its length, and not with the square of it.

const SHORT = 20_000;
/** What is a matter of luck, in milliseconds. */
const NOISE = 50;

type Work = (source: SourcePage) => Promise<unknown>;

async function time(work: Work, text: string): Promise<number> {
  const spent = processorClock();
  await work(page("How to order", [["How do I order?", text]]));
  return spent();
}

/** The least time of each of two texts, taken in turn: a machine that is busy for a while is so for both. */
async function leastTimes(work: Work, one: string, other: string): Promise<[number, number]> {
  const least: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let i = 0; i < 4; i++) {
    least[0] = Math.min(least[0], await time(work, one));
    least[1] = Math.min(least[1], await time(work, other));
  }
  return least;
}

test.each([
  ["a word", "the "],
  ["a dash", "– "],
  ["a sign that may point", "see "],
  ["a call", "learn here "],
  ["a duty", "must not "],
  ["a name with a mark", "Yahoo! "],
  ["a word of letters outside ASCII", "éa"],
])("%s that is said over and over: four times the text takes less than eight times as long", async (_, said) => {
  const sentence = (length: number) => `You can order in a big ${said.repeat(length / said.length)}by post.`;
  for (const work of [(s: SourcePage) => takeawaysOf(s, 3, "concise"), (s: SourcePage) => faqsOf(s)]) {
    const [once, fourTimes] = await leastTimes(work, sentence(SHORT), sentence(4 * SHORT));
    // By the square it would be sixteen times.
    expect(fourTimes).toBeLessThan(8 * Math.max(once, NOISE));
  }
});

test.each<[string, string, (text: string, source: SourcePage) => boolean]>([
  ["a call with an address at its end", "and contact us ", (text) => POINTING.test(`${text}desk@acme`)],
  [
    "what leads to a way and tells none",
    "Funciona assim ",
    (text, { passages: [passage] }) => {
      const units = unitsOfPassage(page("Acme", [["", "Abra a caixa."]], "pt"), passage!, 0);
      return stopsBeforeWay("Como usar a caixa?", { text, quote: text, words: 2, passage: 0 }, units.slice(0, 1));
    },
  ],
])("%s, over and over, takes a time that grows with its length", async (_, said, rule) => {
  const work: Work = async (source) => rule(source.passages[0]!.text, source);
  const [once, fourTimes] = await leastTimes(work, said.repeat(SHORT / 10), said.repeat((4 * SHORT) / 10));
  expect(fourTimes).toBeLessThan(8 * Math.max(once, NOISE));
});

test("a name that is called over and over takes no longer than any other word", async () => {
  const plainText = `Call ${"the ".repeat(SHORT / 4)}.`;
  const [plain, called] = await leastTimes(faqsOf, plainText, `${"Call ".repeat(SHORT / 5)}.`);
  expect(called).toBeLessThan(8 * Math.max(plain, NOISE));
});

test("a name of thousands of capitals takes a time that grows with their number", async () => {
  const names = (letters: number) => `${"A".repeat(letters)} boats that row. You can order by post. It costs nothing.`;
  for (const work of [(s: SourcePage) => takeawaysOf(s), (s: SourcePage) => faqsOf(s)]) {
    const [once, fourTimes] = await leastTimes(work, names(SHORT / 20), names(SHORT / 5));
    expect(fourTimes).toBeLessThan(8 * Math.max(once, NOISE));
  }
});

test("marks that stand in an item of a step, over and over, take a time that grows with their number", async () => {
  const steps = (marks: number) =>
    `1. Open the order.\n2. Enter the following:\n   - Name${";".repeat(marks)}x\n3. Press Save.`;
  for (const work of [(s: SourcePage) => takeawaysOf(s), (s: SourcePage) => faqsOf(s)]) {
    const [once, fourTimes] = await leastTimes(work, steps(SHORT), steps(4 * SHORT));
    expect(fourTimes).toBeLessThan(8 * Math.max(once, NOISE));
  }
});

test("thousands of sentences in one line, as of a list whose lines were lost, take a time that grows with their number", async () => {
  const line = (length: number) => `${"1. Town: Boxes carry the name ".repeat(length / 30)}\n\n- one\n- two`;
  const [once, fourTimes] = await leastTimes(takeawaysOf, line(2 * SHORT), line(8 * SHORT));
  expect(fourTimes).toBeLessThan(8 * Math.max(once, NOISE));
});

test.each([
  "You can send a parcel to a town. ",
  "If you close a parcel, your stamps will be lost. ",
  "Do not use red ink. ",
  "Use parcels to send what you have. ",
])("a fact that is told thousands of times in one line takes a time that grows with their number: %s", async (fact) => {
  const line = (length: number) => fact.repeat(length / fact.length);
  for (const work of [(s: SourcePage) => takeawaysOf(s), (s: SourcePage) => faqsOf(s)]) {
    const of = (text: string) => work(page("Parcels", [["", text]]));
    const [once, fourTimes] = await leastTimes(
      (source) => of(source.passages[0]!.text),
      line(2 * SHORT),
      line(8 * SHORT),
    );
    expect(fourTimes).toBeLessThan(8 * Math.max(once, NOISE));
  }
});

test.each([
  ["things in a row", "The club can offer a boat ", "and oar "],
  ["things behind marks", "The club provides a boat, ", "oar, "],
  ["years", "Until 2023 the club had boats in ", "1937 "],
  ["times", "Visit the club from 9:00 to ", "10:00, "],
])(
  "a sentence of %s that may be read in many ways takes no time that doubles with each of them",
  async (_, opens, said) => {
    const sentence = (times: number) => `${opens}${said.repeat(times)}to all members of the pier.`;
    const [once, twice] = await leastTimes((source) => takeawaysOf(source), sentence(11), sentence(22));
    expect(twice).toBeLessThan(8 * Math.max(once, NOISE));
  },
);

test("a table of many columns takes a time that grows with them", async () => {
  const row = (cell: string, columns: number) => Array.from({ length: columns }, () => cell).join(" | ");
  const table = (columns: number) => [row("Fee", columns), ...Array(4).fill(row("£5", columns))].join("\n");
  const work: Work = (source) => takeawaysOf({ ...source, title: "Fees" });
  const [once, fourTimes] = await leastTimes(work, table(500), table(2_000));
  expect(fourTimes).toBeLessThan(8 * Math.max(once, NOISE));
});
