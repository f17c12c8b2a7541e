import { describe, expect, test } from "bun:test";
import { faqsOf, page, takeawaysOf } from "./extractive-fixtures.ts";

// What readers of four more sites found wanting, who had seen none of the code.

const faqs = (...given: Parameters<typeof page>) => faqsOf(page(...given));

describe("Takeaways", () => {
  const boxes = (text: string, count = 2) => takeawaysOf(page("Ship boxes by train", [["", text]]), count);
  const said = "Boxes of any size are shipped by train within a day.";
  const more = "A train takes each box to its town at night.";

  test.each([
    "This guide will walk you through how to ship boxes by train.",
    "This page describes the steps to ship boxes by train.",
    "The purpose of this document is to help those who ship boxes by train.",
    "This article will help you get started with boxes that are shipped by train.",
  ])("tell rather than present: %s", async (presents) => {
    expect(await boxes(`${presents} ${said} ${more}`, 1)).toEqual([said]);
    expect(await boxes(presents)).toEqual([presents]);
  });

  test("show no presentation together with what stands before it", async () => {
    expect(await boxes(`${said} This page outlines who ships boxes by train. ${more}`)).toEqual([said, more]);
  });

  test("say for whom or what alone a page is there", async () => {
    const only = "This page covers boxes that are shipped by train only, and no crates.";
    expect(await boxes(`${only} ${said} ${more}`, 1)).toEqual([only]);
  });

  test.each([
    ["that a page has questions", "This article contains Frequently Asked Questions (FAQs) regarding boxes by train."],
    ["how its writers feel", "We are so excited to have you on the train that ships our boxes."],
    ["where to read on", "If you have shipped boxes by train before, you can skip to the list of towns."],
    ["what is done before the rest", "Before proceeding, make sure that a train which ships boxes is there."],
  ])("are not %s", async (_, sentence) => {
    expect(await boxes(`${sentence} ${said}`)).toEqual([said]);
  });

  test("never end where a list begins: “… a train is late if it”", async () => {
    const lead = "There is no rule of when a train that ships boxes is late, but generally it is late if it:";
    const text = `${lead}\n\n- ${"is at its town more than an hour after the time of the list, ".repeat(4)}\n- stops`;
    expect(await boxes(`${text}\n\n${said}`)).toEqual([said]);
  });
});

describe("Answers", () => {
  test("do not begin with what is added to a sentence that is left out", async () => {
    const rest = "also tell your lead, so that your boxes can be planned. The team tells all others.";
    const whole = `Please email boxes@acme.example with the day of your box. You should ${rest}`;
    expect(await faqs("Boxes", [["Who do I need to tell about my boxes?", whole]])).toEqual([
      expect.objectContaining({ answer: whole }),
    ]);
  });

  test.each([
    "The label is that of the town.\n\n- Learn how to change Oslo's label\n- Learn how to change Rome's label",
    "Explore the guides below to change the label of a box.",
    "Follow one of our guides to change the label of a box.",
    "Find labels to change on a box in our label directory.",
  ])("to how something is done do not only send elsewhere: %s", async (text) => {
    expect(await faqs("Boxes", [["Change the label of a box", text]])).toEqual([]);
  });

  test("to how something is done may begin elsewhere", async () => {
    const text = "Open the list of boxes, choose one and change its label. Learn how to change the label of a crate.";
    expect(await faqs("Boxes", [["Change the label of a box", text]])).toHaveLength(1);
  });

  test("end before what sends to other pages", async () => {
    const text =
      "The box has no label, so that no train takes it.\n\nSee also:\n\n- Labels of boxes\n- Trains of the town";
    expect(await faqs("No label", [["Why does no train take my box?", text]])).toEqual([
      expect.objectContaining({ answer: "The box has no label, so that no train takes it." }),
    ]);
  });
});
