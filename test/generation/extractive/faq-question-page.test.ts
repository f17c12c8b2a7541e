import { expect, test } from "bun:test";
import { askedOn, faqsOf, faqUnder, page } from "./fixtures.ts";

// On a page of questions its author knows what answers each, in however few words.

const short: [string, string][] = [
  ["Do I need to be in?", "No. As long as I can reach the back of the pier, you don't need to be home."],
  ["Can I cancel?", "Any time. There's no contract, just write to me and I'll take you off the round."],
  ["How do I pay?", "Bank transfer is easiest. Details are on the receipt that I send after each round."],
  ["Which piers do you clean?", "Piers from the old mill to the lighthouse, and those on the island."],
];

test("Short answers of an author are told below his questions", async () => {
  const found = await faqsOf(page("Questions about piers", short));
  expect(found.map(({ question }) => question)).toEqual(short.map(([question]) => question));
  expect(found[0]?.answer).toBe(short[0]![1]);
});

test("but not on a page that asks once or twice", async () => {
  expect(await askedOn("Piers", short[0]!, ["Boats", "The boats of the pier are made of wood."])).not.toContain(
    "Do I need to be in?",
  );
});

test("nor half of a way, or what leads to steps", async () => {
  const long = "Most boats have a hook for that. ".repeat(12);
  const way: [string, string] = ["How do I moor my boat?", long];
  const steps: [string, string] = [
    "How do I leave the pier?",
    "It takes a while.\n\n1. Untie the boat.\n2. Push it off.",
  ];
  const asked = await faqsOf(page("Questions about piers", [...short, way, steps]), "paragraph", 12);
  expect(asked.map(({ question }) => question)).not.toContain("How do I moor my boat?");
  expect(asked.find(({ question }) => question === "How do I leave the pier?")?.answer ?? "Untie").toContain("Untie");
});

test("a question for a number is not answered by that of other things, before the sentence that tells it", async () => {
  const question = "How many times can I launch my boat at the pier?";
  const first =
    "With the free card of the town up to fifty oars may be tied to it in each month of the year, and the small ones are counted as if they were large. The rest of them go into the shed of the clerk behind the mill.";
  const answering = "You can launch your boat at the pier 4 times a day.";
  expect(await faqUnder(question, `${first} ${answering}`)).toBeUndefined();
  expect((await faqUnder(question, `${answering} ${first}`))?.answer).toStartWith(answering);
});

test("nor what stands below a heading that does not ask", async () => {
  const list = "Die meisten Boote haben eine Lampe am Bug. Nutze diese, wenn es dunkel wird.";
  const asked = await faqsOf(page("Häufige Fragen", [["Boot manuell beleuchten", list]], "de"));
  expect(asked).toEqual([]);
});
