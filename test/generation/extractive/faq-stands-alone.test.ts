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

describe("No visitor asks how to do", () => {
  const order = "Open the list of boxes. Select the box and press Send to have it moved by the crane.";

  test.each([
    ["what a heading promises or calls for", "Boxes", "Send boxes now"],
    ["what a heading promises or calls for", "Boxes", "Empower millions of senders"],
    ["what a heading promises or calls for", "Boxes", "Send almost any box"],
    ["what a heading bids", "Boxes", "Have an eye on your boxes"],
    ["what those behind the page plan", "Harbour roadmap 2031", "Send the old boxes"],
  ])("%s: %s, %s", async (_kind, title, heading) => {
    expect(await askedOn(title, [heading, order])).toEqual([]);
  });

  test("but what a plain heading names", async () => {
    expect(await askedOn("Boxes", ["Send the old boxes", order])).toEqual(["How do I send the old boxes?"]);
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
