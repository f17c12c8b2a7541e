import { describe, expect, test } from "bun:test";
import { askedClauseOf } from "../../../src/generation/extractive/answer/asked-clause.ts";
import { withApostrophes } from "../../../src/generation/extractive/answer/with-apostrophes.ts";
import { withSpelling } from "../../../src/generation/extractive/answer/with-spelling.ts";
import { segmentOf } from "../../search/pages.ts";
import { answerTask, askManual, nothingFound, page, run, textOf } from "./fixtures.ts";

// Visitors make slips, leave marks out and tell a story before they ask.

const account = page("Your account", [
  ["Close your account", "To close an account, press the red button behind the colleague who signs the pre-order."],
]);
const corpus = segmentOf([{ text: account.passages[0]!.text }]);
const rarity = (term: string) => corpus.rarity(term);
const spelled = (query: string) => withSpelling(query, [account], "en", rarity);

describe("A word that no page holds is read as the sources write it", () => {
  test.each([
    ["how do I close my acount", "how do I close my account"],
    ["the red buton", "the red button"],
    ["my collegue left", "my colleague left"],
    ["what is a preorder", "what is a pre-order"],
    ["behnid the door", "behind the door"],
  ])("%s", (typed, read) => {
    expect(spelled(typed)).toBe(read);
  });

  test.each([
    ["what some page holds", "press the button"],
    ["a name, which may differ from another by a letter", "Is Accounto open?"],
    ["a short word", "a rad door"],
    ["another word with one letter exchanged", "is there mutton"],
    ["what begins with another letter", "a bounty"],
    ["a number", "code 12345"],
  ])("but not %s", (_, typed) => {
    expect(spelled(typed)).toBe(typed);
  });

  test.each([
    ["the pauking", "the pauking"],
    ["our trailing days", "our trailing days"],
    ["the pavking", "the packing"],
  ])("but not where nobody takes one letter for the other: %s", (typed, read) => {
    const packing = page("Days", [["", "Packing is done on training days, and a design is drawn."]]);
    expect(withSpelling(typed, [packing], "en", rarity)).toBe(read);
  });

  test("but not a word that visitors use, whether pages hold it or not", () => {
    const trail = page("Walks", [["", "The trail leads uphill."]]);
    expect(withSpelling("is there a trial", [trail], "en", rarity)).toBe("is there a trial");
  });

  test("and nothing where it is not known what the pages hold", () => {
    expect(withSpelling("my acount", [account], "en", undefined)).toBe("my acount");
  });

  test("and so a reply is found", async () => {
    const task = answerTask("how do I close my acount", [account], { markdown: false, rarity });
    expect(textOf(await run(task))).toContain("press the red button");
  });
});

test.each([
  ["whats a crane", "what's a crane"],
  ["it hasnt come and wont open", "it hasn't come and won't open"],
  ["Im lost", "I'm lost"],
  ["DONT press", "DON'T press"],
  ["does it support IM", "does it support IM"],
  ["can't, wants, cantor, hint", "can't, wants, cantor, hint"],
])("An apostrophe that is left out is read: %s", (typed, read) => {
  expect(withApostrophes(typed)).toBe(read);
});

describe("The clause that asks is what is asked", () => {
  const clauses = (message: string) => askedClauseOf(message, () => true);

  test.each([
    ["I bought two maps. Can I return one?", "Can I return one?", "I bought two maps."],
    ["Hi, where is the gate?", "where is the gate?", "Hi,"],
    ["Hallo, wo ist das Tor?", "wo ist das Tor?", "Hallo,"],
    ["Hi, if I pay by card, is there a fee?", "if I pay by card, is there a fee?", "Hi,"],
    [
      "I have a map. If it is torn, and wet, can I return it?",
      "If it is torn, and wet, can I return it?",
      "I have a map.",
    ],
  ])("%s", (message, asked, told) => {
    expect(clauses(message)).toEqual({ asked, told });
  });

  test.each([
    ["it opens with the question", "Where is the gate? I am lost."],
    ["it says in which case it is asked", "If I pay by card, is there a fee?"],
    ["nothing asks", "I bought two maps, and one is torn."],
  ])("unless %s", (_, message) => {
    expect(clauses(message)).toEqual({ asked: message, told: "" });
  });

  test("or the clause names nothing by itself", () => {
    const message = "I bought a torn map, can I return it?";
    expect(askedClauseOf(message, () => false)).toEqual({ asked: message, told: "" });
  });

  test("and what is told before does not keep an answer from it", async () => {
    const cancel: [string, string] = ["Tickets", "A ticket for the ferry can be cancelled until noon."];
    const message = "My aunt from the islands booked the wrong day yesterday, can I still cancel the ferry ticket?";
    expect(await askManual(message, cancel)).toContain("until noon");
    expect(await askManual("My aunt booked the wrong day, can I cancel it?", cancel)).toStartWith(nothingFound);
  });

  test.each([
    ["en", "Hello, where is the museum?"],
    ["en", "My name is Tom Miller from Widgets Germany. Where is the museum?"],
    ["de", "Hallo, wo ist das Museum?"],
    ["nl", "Goedemiddag, waar is het museum?"],
  ])("nor does a greeting, or any story before what asks where one thing is: %s: %s", async (locale, message) => {
    const museum = page("Visit", [["", "The museum stands in Mill Street."]], locale);
    // Every page of a museum names it.
    const rare = (term: string) => (term === "museum" ? 1 : 3);
    const task = answerTask(message, [museum], { markdown: false, locale, rarity: rare });
    expect(textOf(await run(task))).toContain("Mill Street");
  });
});
