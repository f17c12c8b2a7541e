import { describe, expect, test } from "bun:test";
import { askedClauseOf } from "../../../src/generation/extractive/answer/question/asked-clause.ts";
import { withAccents } from "../../../src/generation/extractive/answer/typed/with-accents.ts";
import { withApostrophes } from "../../../src/generation/extractive/answer/typed/with-apostrophes.ts";
import { withAskingAccents } from "../../../src/generation/extractive/answer/typed/with-asking-accents.ts";
import { withSpelling } from "../../../src/generation/extractive/answer/typed/with-spelling.ts";
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

describe("A word that asks is read with the accent that few type", () => {
  test.each([
    ["es", "que es la barca", "qué es la barca"],
    ["es", "perdí la llave, como entro", "perdí la llave, cómo entro"],
    ["es", "de donde sale la barca", "de dónde sale la barca"],
    ["es", "cuantas barcas hay", "cuántas barcas hay"],
    ["fr", "ou est la barque", "où est la barque"],
    ["fr", "a quelle heure part la barque", "à quelle heure part la barque"],
    ["it", "cos'e la barca", "cos'è la barca"],
    ["pt", "o que e o barco", "o que é o barco"],
  ])("%s: %s", (locale, typed, read) => {
    expect(withAskingAccents(typed, locale)).toBe(read);
  });

  test.each([
    ["es", "cuando llueve, la barca sale tarde"],
    ["es", "la barca que sale"],
    ["fr", "la barque ou le bac"],
    ["de", "que es"],
  ])("but not one that asks nothing (%s): %s", (locale, typed) => {
    expect(withAskingAccents(typed, locale)).toBe(typed);
  });

  test("so that it is told what a thing is", async () => {
    const source = page(
      "La barca",
      [["", "La barca es un bote de madera. La barca sale del muelle a las diez."]],
      "es",
    );
    const reply = textOf(await run(answerTask("que es la barca", [source], { locale: "es" })));
    expect(reply).toContain("bote de madera");
  });
});

test("A German word typed without its umlauts is read as the sources write it", () => {
  const source = page("Der Hafen", [["", "Der Hafen wurde früh gegründet und ist groß."]], "de");
  expect(withAccents("wann gegruendet", [source], "de")).toBe("wann gegründet");
  expect(withAccents("wie gross", [source], "de")).toBe("wie groß");
});

describe("What only points at somebody weighs nothing beside what is asked", () => {
  test.each([
    ["de", "Darf jemand von euch eigentlich meinen Kran sehen?", "Den Kran darf jede Person von außen sehen."],
    ["es", "¿Alguien tiene aquí una barca roja?", "La barca roja está en el muelle."],
    ["fr", "est-ce que quelqu'un vend toujours quelque chose comme une bouée ?", "Une bouée se vend au quai."],
  ])("(%s) %s", async (locale, query, text) => {
    const rarity = (term: string) => (/kran|seh|barc|roj|bou|vend/.test(term) ? 1 : 6);
    const reply = textOf(await run(answerTask(query, [page("Acme", [["", text]], locale)], { locale, rarity })));
    expect(reply).toBe(text);
  });
});
