import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, page } from "./fixtures.ts";

describe("A question is understood without its page:", () => {
  const steps = "Open the list of boxes. Select the box and press Send. You can stop the crane at any time.";

  test.each([
    ["The crane", "What to do next", steps],
    ["Boxes of the harbour", "How the crane moves these barrels", "The crane moves barrels with a long hook of steel."],
    ["Boxes of the harbour", "What does not change?", "The crane of the harbour is the same as before."],
    ["Boxes", "How do the lids below help me?", "The lids below help you close a box."],
    [
      "Boxes",
      "",
      'You can avoid typing the labels with the "Take the labels from the picture". It works in the dark too.',
    ],
  ])("on %s, not %s", async (title, heading, text) => {
    expect(await askedOn(title, [heading, text])).toEqual([]);
  });

  test.each([
    ["Barrels", "How the crane moves these barrels", "How does the crane move these barrels?"],
    ["Boxes", "How does the crane move these barrels?", "How does the crane move these barrels?"],
  ])("on %s, %s points at what the title names, or is its author's", async (title, heading, question) => {
    expect(await askedOn(title, [heading, "The crane moves barrels with a long hook of steel."])).toEqual([question]);
  });
});

describe("A question names what it asks about:", () => {
  const text = "The crane moves the box from the deck to the rails, and the guards look at its label.";
  const french = "La grue déplace la caisse du pont vers les rails, et les gardes lisent son étiquette.";

  test.each([
    ["en", "How does the crane move between the two decks?", text],
    ["fr", "Quelles sont les conséquences ?", french],
    ["fr", "Comment la grue passe-t-elle entre les deux ponts ?", french],
    [
      "de",
      "Was passiert danach?",
      "Der Kran hebt die Kiste vom Deck auf die Schienen und die Wächter lesen das Etikett.",
    ],
  ])("(%s) not %s", async (locale, heading, answer) => {
    expect(await faqsOf(page("Crane", [[heading, answer]], locale))).toEqual([]);
  });

  test.each([
    ["en", "What happens if a box falls?", text],
    ["en", "How does the crane move between the two decks of the ship?", text],
    ["fr", "Quelles sont les conséquences d'une chute ?", french],
  ])("(%s) but %s", async (locale, heading, answer) => {
    expect(await faqsOf(page("Crane", [[heading, answer]], locale))).toHaveLength(1);
  });
});

describe("A question is whole with", () => {
  test.each([
    ['How do I mount a 19" rack?', "Put the rack on the rails and press it until it clicks twice."],
    ['What is the "Top 10"?', 'The "Top 10" is a list of ten boxes that are sent most often.'],
    ["Should I choose a) or b)?", "Choose a) for boxes of wood and b) for boxes of steel."],
    ["How do I reach the shelf above me?", "Press the green button and the shelf comes down to your hands."],
    ["What is the limit above which I pay?", "The limit above which you pay is forty boxes a month."],
  ])("marks that open nothing, and places that are not the page's: %s", async (question, text) => {
    expect(await askedOn("Boxes", [question, text])).toEqual([question]);
  });

  test.each(['How do I open the "Top 10 boxes?', "How do I mount a rack (with a lid?"])(
    "but not with one that is left open: %s",
    async (question) => {
      expect(await askedOn("Boxes", [question, "Press the green button and it opens at once."])).toEqual([]);
    },
  );
});

describe("No visitor asks how to do", () => {
  const order = "Open the list of boxes. Select the box and press Send to have it moved by the crane.";

  test.each([
    ["what a heading promises or calls for", "Boxes", "Send boxes now"],
    ["what a heading promises or calls for", "Boxes", "Empower millions of senders"],
    ["what a heading promises or calls for", "Boxes", "Send almost any box"],
    ["what a heading bids", "Boxes", "Have an eye on your boxes"],
    ["what a heading promises or calls for", "Boxes", "Choose the best lid for your box"],
    ["what a heading promises or calls for", "Boxes", "Import thousands of boxes"],
    ["what those behind the page plan", "Harbour roadmap 2031", "Send the old boxes"],
    ["what those behind the page plan", "Our product roadmap", "Send the old boxes"],
  ])("%s: %s, %s", async (_kind, title, heading) => {
    expect(await askedOn(title, [heading, order])).toEqual([]);
  });

  test("but what a plain heading names", async () => {
    expect(await askedOn("Boxes", ["Send the old boxes", order])).toEqual(["How do I send the old boxes?"]);
  });

  const steps = "1. Open the list of boxes.\n2. Select the box with the crane.\n3. Press Send to have it moved.";

  test.each([
    ["Boxes", "Choose the best lid for your box", "How do I choose the best lid for my box?"],
    ["Boxes", "Import thousands of boxes", "How do I import thousands of boxes?"],
    ["Roadmap views", "Add a milestone", "How do I add a milestone?"],
    ["How to build a roadmap", "Add a milestone", "How do I add a milestone?"],
    ["Harbour roadmap 2031", "Add a milestone", "How do I add a milestone?"],
  ])("but what steps tell: %s, %s", async (title, heading, question) => {
    expect(await askedOn(title, [heading, steps])).toEqual([question]);
  });

  test.each(["Roadmap views", "How to build a roadmap"])("and what a tool for plans does: %s", async (title) => {
    expect(await askedOn(title, ["Send the old boxes", order])).toEqual(["How do I send the old boxes?"]);
  });

  test("and no account of what was done tells it", async () => {
    const text = "For 3 years, Open Box Works has helped to change the habits of packers; they press boxes with care.";
    expect(await askedOn("Open Box Works", ["Change the habits of packers", text])).toEqual([]);
  });
});

describe("A case ends where what follows from it begins,", () => {
  test("with or without a comma", async () => {
    const text =
      "If you do not have time to label the crate you should not worry, the guards of the harbour will label it.";
    expect(await askedOn("Crates", ["Labels", text])).toEqual([]);
  });
});

describe("An answer leaves out what points at its page:", () => {
  test("a place above, a step before", async () => {
    const text = "Never move the crate your crane is holding. This is the crate you noted in step 1.";
    const found = await faqsOf(page("Cranes", [["Should I move the crate my crane is holding?", text]]));
    expect(found.map(({ answer }) => answer)).toEqual(["Never move the crate your crane is holding."]);
  });
});
