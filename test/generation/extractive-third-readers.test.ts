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

  test("turn from nothing that is not said", async () => {
    const turn = "We do, however, recognise that a train may not ship the boxes of a town.";
    expect(await boxes(`${turn} ${said}`, 1)).toEqual([said]);
  });

  test("have one mark at the end of a list", async () => {
    const text = "To ship a box by train:\n\n- pack the box\n- bring it to the train\n- wave to it!";
    expect(await boxes(text)).toEqual(["To ship a box by train: pack the box; bring it to the train; wave to it."]);
  });

  test("show no presentation together with what stands before it", async () => {
    expect(await boxes(`${said} This page outlines who ships boxes by train. ${more}`)).toEqual([said, more]);
  });

  test("say for whom or what alone a page is there", async () => {
    const only = "This page covers boxes that are shipped by train only, and no crates.";
    expect(await boxes(`${only} ${said} ${more}`)).toContain(only);
  });

  test.each([
    ["that a page has questions", "This article contains Frequently Asked Questions (FAQs) regarding boxes by train."],
    ["how its writers feel", "We are so excited to have you on the train that ships our boxes."],
    ["where to read on", "If you have shipped boxes by train before, you can skip to the list of towns."],
    [
      "things without a verb of their own",
      "Things like the fact that we ship boxes by train, and that trains are fast.",
    ],
    ["where it stands", "How boxes are shipped by train is explained within this policy and told to all."],
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

  test("end before a sentence that sends on, unless that is all", async () => {
    const said = "A box is shipped at night, by train.";
    const more = "Find out more about the trains that ship it.";
    const answered = async (text: string) =>
      (await faqs("Boxes", [["When is a box shipped?", text]])).map(({ answer }) => answer);
    expect(await answered(`${said} ${more}`)).toEqual([said]);
    expect(await answered(`${more} ${said}`)).toEqual([`${more} ${said}`]);
  });

  test("never begin in the middle of a way: on a screen that nobody has opened", async () => {
    const text =
      "1. On the Welcome screen, select Claims Aware.\n2. On the Data screen, select Enter by hand.\n3. Enter the name of the box.";
    const questions = await faqs("Trust", [["Create a box trust", `${text}\n${"4. Enter its key.\n".repeat(40)}`]]);
    expect(questions.filter(({ question }) => /^Where/.test(question))).toEqual([]);
  });

  test("are given to no question for a thing without a name", async () => {
    const asked = (text: string) => faqs("Boxes", [["Labels", text]]);
    expect(await asked("You don't need to edit anything in the list of labels, but it is worth a look.")).toEqual([]);
    expect(await asked("You don't need to edit the list of labels, but it is worth a look.")).toHaveLength(1);
  });

  test("end before what sends to other pages", async () => {
    const text =
      "The box has no label, so that no train takes it.\n\nSee also:\n\n- Labels of boxes\n- Trains of the town";
    expect(await faqs("No label", [["Why does no train take my box?", text]])).toEqual([
      expect.objectContaining({ answer: "The box has no label, so that no train takes it." }),
    ]);
  });
});
