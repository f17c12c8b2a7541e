import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./extractive-fixtures.ts";

// What readers of four more sites found wanting, who had seen none of the code.

const faqs = (...given: Parameters<typeof page>) => faqsOf(page(...given));

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
