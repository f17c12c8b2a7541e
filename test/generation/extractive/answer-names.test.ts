import { expect, test } from "bun:test";
import { answerTask, page, run, textOf } from "./fixtures.ts";

/** The reply from a page on which each text is a section of its own. */
const ask = async (query: string, ...texts: string[]) => {
  const sections = texts.map((text, i): [string, string] => [`Notes ${i + 1}`, text]);
  return textOf(await run(answerTask(query, [page("Manual", sections)])));
};

const word = "The app can shut its windows.";
const name = "The app can be had for Windows.";

test("What the visitor writes as a name is met by the name, not by a word that is spelt so", async () => {
  expect(await ask("Can it be had for Windows?", word, name)).toBe(name);
});

test.each([
  ["what is a Webhook", "A webhook is a call that your server receives."],
  ["i want a Refund", "You get a refund within 14 days."],
])("It is any word where no page writes it as a name: %s", async (query, text) => {
  expect(await ask(query, text)).toBe(text);
});

test.each([
  ["whatever other capitals that has", "Does the app work with Github?", "The app works with GitHub in a second."],
  ["also where he writes it as a word", "does the app run on windows?", "The app runs on Windows and nowhere else."],
  ["also where two words of it are none elsewhere", "May a Crew Chief sing?", "Every crew chief may sing."],
])("It is met by the name, %s", async (_, query, text) => {
  expect(await ask(query, text)).toBe(text);
});
