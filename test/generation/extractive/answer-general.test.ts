import { describe, expect, test } from "bun:test";
import { answerTask, nothingFound, page, run, textOf } from "./fixtures.ts";

/** The reply of a page of that title, whose text stands below headings of no meaning. */
const ask = async (query: string, title: string, texts: string[], locale = "en") => {
  const sections = texts.map((text, i): [string, string] => [`${i + 1}`, text]);
  return textOf(await run(answerTask(query, [page(title, sections, locale)], { locale, markdown: false })));
};

describe("A question that names one thing of all the site", () => {
  test.each([
    ["Do I need to register?", "To row with us, please register at the desk."],
    ["How do I cancel?", "You can cancel a trip until the day before."],
    ["Can I volunteer?", "Volunteers paint the boats each spring."],
    ["Do I need to book?", "For groups of ten people from other towns, you have to book a week ahead."],
    ["Can I cancel?", "If high water makes the trip impossible, you or the skipper can cancel it."],
  ])("is answered by what is about that: %s", async (query, text) => {
    expect(await ask(query, "The harbour", [text])).toBe(text);
  });

  test.each([
    [
      "Can I volunteer?",
      "This policy applies to all persons who work on our behalf at any level, such as directors, officers, agency workers and volunteers.",
    ],
    [
      "When are you open?",
      "The law states that nobody must smoke within five metres of any door or window that opens to the yard.",
    ],
  ])("but not by what comes to it at the end of something else: %s", async (query, text) => {
    expect(await ask(query, "The harbour", [text])).toStartWith(nothingFound);
  });

  test.each([
    ["en", "Do I need to register?", "Privacy policy", "To register, you give your name and address."],
    ["en", "How do I cancel?", "Changelog", "You can now cancel a job."],
    ["de", "Muss ich mich anmelden?", "Datenschutzerklärung", "Bei der Anmeldung speichern wir den Namen."],
  ])("nor by a page of rights or versions: %s, %s", async (locale, query, title, text) => {
    const reply = await ask(query, title, [text], locale);
    expect(reply).not.toStartWith(text);
  });

  test("which answers what is asked of its matter, as terms do of all", async () => {
    const text = "You can cancel a trip until the day before.";
    expect(await ask("How do I cancel?", "Privacy and terms", [text])).toBe(text);
    const cookies = "We use cookies to keep you signed in.";
    expect(await ask("Do you use cookies?", "Cookie policy", [cookies])).toBe(cookies);
  });
});

test.each([
  ["park rules", "In the park, no fires are allowed by the rules."],
  ["book sale dates", "Our yearly book sale has two dates in June."],
])("A noun is met by the noun: %s", async (query, text) => {
  expect(await ask(query, "The harbour", [text])).toBe(text);
});

test("Where those behind the site are is no greeting, of however few words it is", async () => {
  expect(await ask("Dove siete?", "Il porto", ["Il porto ha tre moli."], "it")).not.toContain("Ciao");
});

describe("A verb is met by what is done so, not by what is spelt so", () => {
  test.each([
    ["How do I log in?", "The audit log tells what happened.", "You log in with your card."],
    ["How do I log in?", "By signing the form you agree to all.", "Please sign in at the desk."],
    ["Do I need to book?", "Reserved words have no meaning.", "Please reserve a table in advance."],
    ["How do I sign in?", "By the sign you can see the gate.", "Please sign in at the desk."],
    ["Do I need to book?", "The book shop has maps.", "You must book a table."],
    ["Where can I park?", "The park has a lake.", "You can park behind the hall."],
    ["When do you close?", "Stand close to the stage.", "We close at 11 pm."],
  ])("%s", async (query, spelt, done) => {
    expect(await ask(query, "The harbour", [spelt, done])).toBe(done);
    expect(await ask(query, "The harbour", [spelt])).toStartWith(nothingFound);
  });
});
