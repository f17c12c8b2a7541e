import { describe, expect, test } from "bun:test";
import { faqsOf, faqUnder, page } from "./fixtures.ts";

// A short text that is all its author wrote below a question of his own.

const answerUnder = async (heading: string, text: string) => (await faqUnder(heading, text))?.answer;

describe("All that stands below an author's question is its answer", () => {
  test.each([
    ["How can I pay?", "We accept cash, cards and bank transfer."],
    ["Is there a discount?", "Schools get 15 percent off."],
    ["Which browsers do you support?", "Chrome, Firefox and Safari."],
    ["What should I bring?", "An apron and a towel."],
  ])("where it is short and whole: %s", async (heading, text) => {
    expect(await faqUnder(heading, text)).toEqual({ question: heading, answer: text });
  });

  test.each([
    ["sends elsewhere", "How can I pay?", "Visit the page with our prices."],
    ["says what was asked", "How can I pay?", "You can pay."],
    ["turns in a circle", "How can I pay?", "We know that many people pay."],
    ["is one of the author's own", "What should I bring?", "I bring a towel."],
    ["breaks off", "What should I bring?", "An apron and a"],
    ["asks on", "What should I bring?", "What do you bring to a lake?"],
    ["goes on with steps", "Which browsers do you support?", "Chrome and Safari.\n\n1. Open the page.\n2. Press it."],
  ])("but no text that %s", async (_, heading, text) => {
    expect(await answerUnder(heading, text)).toBeUndefined();
  });

  test.each([
    ["de", "Wie kann ich bezahlen?", "Wir nehmen Bargeld und Karten.", "Weitere Informationen finden Sie im Laden."],
    ["fr", "Comment puis-je payer ?", "Nous acceptons les cartes.", "Voici la liste de nos prix."],
  ])("in other languages too (%s), unless it sends elsewhere", async (locale, heading, text, sent) => {
    expect((await faqsOf(page("Acme", [[heading, text]], locale)))[0]?.answer).toBe(text);
    expect(await faqsOf(page("Acme", [[heading, sent]], locale))).toEqual([]);
  });

  test("which a heading that asks nothing has none of", async () => {
    expect(await answerUnder("Things to bring", "An apron and a towel.")).toBeUndefined();
    expect(await answerUnder("Want to pay by card?", "We accept cash, cards and bank transfer.")).toBeUndefined();
  });
});

describe("A small table below a question", () => {
  const hours = "Day | Hours\nMonday | 9 to 17\nTuesday | 9 to 12";

  test.each([
    ["When are you open?", hours, "Monday: 9 to 17. Tuesday: 9 to 12."],
    ["When are you open?", hours.replace("Day | Hours\n", ""), "Monday: 9 to 17. Tuesday: 9 to 12."],
    [
      "How much does each plan cost?",
      "Plan | Price\nBasic | 5 euros\nPro | 10 euros",
      "Basic: 5 euros. Pro: 10 euros.",
    ],
    [
      "How much does each plan cost?",
      "Plan | Price | For\nBasic | 5 euros | 3 users\nPro | 10 euros | 9 users",
      "Basic: 5 euros, 3 users. Pro: 10 euros, 9 users.",
    ],
  ])("is told row by row: %s", async (heading, table, answer) => {
    expect(await answerUnder(heading, table)).toBe(answer);
  });

  test.each([
    ["with figures that say nothing and have no head", "Basic | 5 euros | 3\nPro | 10 euros | 9"],
    ["of which it is unclear whether it has a head", "Plan | Colour\nBasic | Blue\nPro | Red"],
    ["with an empty cell", "Plan | Price | For\nBasic | 5 euros | \nPro | 10 euros | 9 users"],
    ["with more around it", "Plan | Price\nBasic | 5 euros\nPro | 10 euros\n\nPrices end in May."],
  ])("but none %s", async (_, table) => {
    // A row may answer a question of its own.
    const asked = "How much does each plan cost?";
    expect((await faqUnder(asked, table))?.question).not.toBe(asked);
  });

  test("is told with the names of its columns where figures say nothing without them", async () => {
    const table = "Plan | Price | Users\nBasic | 5 euros | 3\nPro | 10 euros | 9";
    expect(await answerUnder("How much does each plan cost?", table)).toBe(
      "Basic: Price 5 euros, Users 3. Pro: Price 10 euros, Users 9.",
    );
  });

  test("is told in bullets as far as all of its rows fit", async () => {
    const source = (rows: string) => page("Acme", [["When are you open?", rows]]);
    expect((await faqsOf(source(hours), "bullets"))[0]?.answer).toBe("- Monday: 9 to 17\n- Tuesday: 9 to 12");
    expect(await faqsOf(source(`${hours}\nFriday | 9 to 11\nSunday | 9 to 10`), "bullets")).toEqual([]);
  });
});

describe("A measure that is asked for is told by an amount, in digits or in words", () => {
  test.each([
    ["When are you open?", "We are open from nine to five."],
    ["What is the weekly price?", "A week with a box of Acme costs 70 pounds."],
    ["What is the minimum age?", "Packers are at least twelve years old."],
  ])("%s", async (question, answer) => {
    expect(await faqsOf(page("Acme", [[question, answer]]))).toEqual([{ question, answer }]);
  });

  test.each([
    ["When are you open?", "We are open to all who love boxes."],
    ["What is the minimum age?", "Packers love the boxes of Acme."],
  ])("and by nothing else: %s", async (question, answer) => {
    expect(await faqsOf(page("Acme", [[question, answer]]))).toEqual([]);
  });
});
