import { describe, expect, test } from "bun:test";
import { faqsOf, page, takeawaysOf } from "./extractive-fixtures.ts";

// What reading of a fourth group of sites found wanting: a handbook, a contributors' guide, an app's documentation.

const faqs = (...given: Parameters<typeof page>) => faqsOf(page(...given));

describe("Takeaways", () => {
  const boxes = (text: string, count = 2) => takeawaysOf(page("Ship boxes by train", [["", text]]), count);
  const said = "Boxes of any size are shipped by train within a day.";

  test.each([
    "You'll need this guide if you're shipping boxes by train.",
    "Landing page for those who ship boxes by train.",
  ])("tell rather than say whom a page is there for: %s", async (forWhom) => {
    expect(await boxes(`${forWhom} ${said}`, 1)).toEqual([said]);
    expect(await boxes(forWhom)).toEqual([forWhom]);
  });

  test.each([
    ["parts of a list that state nothing", "10% of the price of boxes by train to any town."],
    ["parts of a list that state nothing", "Overview of boxes shipped by train and of trains shipping boxes."],
    ["parts of a list that state nothing", "Able to ship boxes by train to any town within a day."],
    ["parts of a list that state nothing", "90-day refund of boxes shipped by train to towns by the sea."],
    ["parts of a list that state nothing", "Trains, boxes, labels, towns, wagons, etc."],
    ["without a subject", "Will show the boxes that are shipped by train on a map."],
    ["without a subject", "Has a few boxes that are shipped by train each day."],
    ["for want of a setting that is not named", "If not set, boxes are shipped by train to a town by the sea."],
    ["the licence of the page", "License and attribution - Boxes by train are under the licence of its towns."],
    [
      "for those who are not among others",
      "For others, boxes of a size of their own are shipped by train within a day.",
    ],
    ["in the middle of a way", "You will then see a list of boxes that are shipped by train within a day."],
    ["what is needed to read on", "To use this guide, you need boxes of any size to be shipped by train."],
    ["what is looked at next", "Let's talk about boxes of any size that are shipped by train within a day."],
    ["about what is not shown", "We have built a train for boxes that helps remedy this."],
  ])("are not %s: %s", async (_, sentence) => {
    expect(await boxes(`${sentence}\n\n${said}`, 1)).toEqual([said]);
  });

  test("state something in a list: “10 % of a box is air.”", async () => {
    const stated = "10% of the boxes that we ship by train are late.";
    expect(await boxes(stated)).toEqual([stated]);
  });
});

describe("Answers", () => {
  test("to how something is done do not say whom the page is there for", async () => {
    const forWhom = "You'll need this guide if you're shipping boxes or crates to the towns by the sea.";
    const others = "If you ship other things like letters or parcels, check their respective guides.";
    expect(await faqs("How to ship boxes", [["", `${forWhom} ${others}`]])).toEqual([]);
    expect(await faqs("How to ship boxes", [["", `Use the label of the town. ${others}`]])).toHaveLength(1);
  });

  test("do not tell what can be done besides, where the rest is unsaid", async () => {
    const asked = (text: string) => faqs("Boxes", [["What if I am not in the office?", text]]);
    expect(await asked("If you are not in the office, you can also leave the box at a shop.")).toEqual([]);
    expect(await asked("If you are not in the office, you can leave the box at a shop.")).toHaveLength(1);
  });

  test("are given to no question that a writer asks for effect: “What's the solution?”", async () => {
    const text = "If you care about your boxes, then you need a solution like a train. A train is never late.";
    expect(await faqs("Boxes", [["What's the solution?", text]])).toEqual([]);
    expect(await faqs("Boxes", [["What's the solution for late boxes?", text]])).toHaveLength(1);
  });

  test.each([
    "If you own a box, you will see a Delete link on its page. You must confirm it before the box is gone.",
    "Manually start the run of boxes in the list of trains. Review the plan and apply it.",
  ])("to how something is done begin where the way begins: %s", async (text) => {
    const told = await faqs("Boxes", [["Remove a box", text]]);
    expect(told.map(({ answer }) => answer)).toEqual([text]);
  });

  test("do not end before a sentence that takes back the only one", async () => {
    const question = 'Are trains "free of charge"?';
    const draw = "One of the draws of a train is that it does not cost money.";
    expect(await faqs("Boxes", [[question, `${draw} "Free of charge", however, is only the wagon.`]])).toEqual([]);
    expect(await faqs("Boxes", [[question, draw]])).toHaveLength(1);
  });

  test("are given to no question to the reader: “Do you like organizing?”", async () => {
    const text = "Find an open box to ship, and ask if you can write its label. Improve the list of towns.";
    expect(await faqs("Boxes", [["Do you like organizing?", text]])).toEqual([]);
    expect(await faqs("Boxes", [["How do I help with organizing?", text]])).toHaveLength(1);
  });

  test("are no definition by what was said before: “… that does just that.”", async () => {
    const text = "The train can be taken out of the town by a wagon. Acme Box is an extension that does just that.";
    expect(await faqs("Acme Box", [["", text]])).toEqual([]);
    expect(await faqs("Acme Box", [["", text.replace("does just that", "takes it out")]])).toHaveLength(1);
  });

  test("are not what one of its writers did, but may be what a visitor says", async () => {
    const asked = (text: string) => faqs("Boxes", [["Why ship boxes by train?", text]]);
    expect(await asked("A train helped me with many of the boxes that I shipped when I was at school.")).toEqual([]);
    expect(await asked('A train is for whoever says "I want no box to be late", and ships it for less.')).toHaveLength(
      1,
    );
  });
});
