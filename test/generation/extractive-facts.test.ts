import { describe, expect, test } from "bun:test";
import type { Faq } from "../../src/schemas/generation.ts";
import { page, run } from "./extractive-fixtures.ts";

async function faqsOf(title: string, text: string): Promise<Faq[]> {
  const source = page(title, [["", text]]);
  const task = { kind: "faqs", page: source, count: 4, tone: "neutral", locale: "en" } as const;
  const parts = await run({ ...task, format: "paragraph", words: 50, maxBullets: 3 });
  return parts.flatMap((part) => (part.type === "item" ? [part.item as Faq] : []));
}

describe("a sentence that tells one fact is asked for", () => {
  test.each([
    ["a default", "The default size of a parcel is two kilos.", "What is the default size of a parcel?"],
    ["a limit", "The maximum weight of a parcel is 30 kilos.", "What is the maximum weight of a parcel?"],
    [
      "what cannot be done",
      "You cannot send a parcel twice with one label.",
      "Can I send a parcel twice with one label?",
    ],
    ["what need not be done", "You don't need to weigh your parcel at home.", "Do I have to weigh my parcel at home?"],
    ["what is not needed", "You won't need a printer for the parcel.", "Do I need a printer for the parcel?"],
    ["what a thing does not do", "Acme Parcel does not open letters.", "Does Acme Parcel open letters?"],
    ["a number in it", "Acme Parcel does not work with Bash 3.2.", "Does Acme Parcel work with Bash 3.2?"],
    ["what a thing cannot do", "The parcel desk cannot change the price.", "Can the parcel desk change the price?"],
    ["a way", "You can track your parcel by entering its number.", "How do I track my parcel?"],
    ["an order", "To return a parcel, print the label and bring it to a shop.", "How do I return a parcel?"],
    ["who may", "To send a parcel abroad, you must be a member.", "What do I need to send a parcel abroad?"],
    ["what is needed", "To open a parcel box you will need the code.", "What do I need to open a parcel box?"],
    ["a time", "Delivery of a parcel takes up to three days.", "How long does delivery of a parcel take?"],
    ["a price", "A parcel box costs $12 a month.", "How much does a parcel box cost?"],
    ["when something comes", "You will receive your parcel within 3 days.", "When will I receive my parcel?"],
  ])("%s", async (_, text, question) => {
    expect(await faqsOf("Your parcel", text)).toEqual([{ question, answer: text }]);
  });

  test("whom to call", async () => {
    const text = "Write to us, or call Acme Parcel at 1-888-767-6738 on working days. We are closed on holidays.";
    expect(await faqsOf("Your parcel", text)).toEqual([{ question: "How do I contact Acme Parcel?", answer: text }]);
  });

  test.each([
    ["what happens in it", "You lose all of its stamps\n- We keep its number", "What happens if I delete a parcel?"],
    ["what to do in it", "Open the list\n- Write to its sender", "What do I do if I delete a parcel?"],
  ])("a case with the whole list of %s", async (_, items, question) => {
    const [faq] = await faqsOf("Your parcel", `If you delete a parcel:\n\n- ${items}`);
    expect(faq).toEqual({ question, answer: `If you delete a parcel: ${items.replace("\n-", ".")}.` });
  });

  test.each([
    ["of wishes", "If you want a parcel:\n\n- Choose a size of it\n- Wait for it"],
    ["that mixes what to do with what happens", "If you delete a parcel:\n\n- Open the list\n- We keep its number"],
    ["too long for an answer", `If you delete a parcel:\n\n- We keep it\n- We keep ${"all of it and ".repeat(20)}more`],
  ])("no case with a list %s", async (_, text) => {
    expect((await faqsOf("Your parcel", text)).filter(({ question }) => /^What/.test(question))).toEqual([]);
  });

  test("with what its paragraph adds to it", async () => {
    const text = "The default size of a parcel is two kilos. Larger ones cost more.";
    expect((await faqsOf("Your parcel", `${text}\n\nWe are open on Mondays.`))[0]?.answer).toBe(text);
  });
});

describe("no fact is asked for", () => {
  test.each([
    ["that is not of the page's subject", "You cannot park a car in the yard of our house."],
    ["that points at what is not shown", "To return a parcel, click the button below."],
    ["that leans on what stood before", "You can change this parcel by entering its number."],
    ["that only sends the reader on", "You can learn more about each parcel by reading the guide."],
    ["that is said for effect", "You can't improve what you can't measure in a parcel."],
    ["whose question would end within a list", "A parcel does not hold any broken, sharp or wet things."],
    ["of a step", "To return a parcel:\n\n1. You can track your parcel by entering its number.\n2. Wait."],
  ])("%s", async (_, text) => {
    const asked = (await faqsOf("Your parcel", text)).map(({ question }) => question);
    expect(
      asked.filter((question) => /^(?:Can|Do|Does|How do I (?:park|click|change|learn|track))\b/.test(question)),
    ).toEqual([]);
  });

  test("where a heading asks already and there is no room", async () => {
    const asked = (n: number): [string, string] => [
      `What is box ${n}?`,
      `Box ${n} is a box for parcels that weigh ${n} kilos.`,
    ];
    const source = page("Boxes", [["", "You cannot send boxes twice."], ...[1, 2, 3, 4].map(asked)]);
    const task = { kind: "faqs", page: source, count: 4, tone: "neutral", locale: "en" } as const;
    const parts = await run({ ...task, format: "paragraph", words: 50, maxBullets: 3 });
    const questions = parts.flatMap((part) => (part.type === "item" ? [(part.item as Faq).question] : []));
    expect(questions).toEqual([1, 2, 3, 4].map((n) => `What is box ${n}?`));
  });
});
