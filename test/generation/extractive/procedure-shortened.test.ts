import { expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

const answerOf = async (steps: string[]): Promise<string> => {
  const text = steps.map((step, i) => `${i + 1}. ${step}`).join("\n");
  const [faq] = await faqsOf(page("Acme", [["How do I label a box?", text]]));
  return faq?.answer ?? "";
};

const steps = [
  "Open the shelf and select one of the boxes by clicking on it.",
  "Click the menu of labels that is shown in the bar of Acme.",
  "Select one of the labels by clicking the round mark beside each of them.",
  "Click the Label button below the picture of your box and wait.",
];

test("steps that have no room are told without what they say in brackets by the way", async () => {
  const long = [steps[0]!.replace("on it.", "on it (a click with the other hand selects more than one box).")];
  expect(await answerOf([...long, ...steps.slice(1)])).toContain("by clicking on it. Click the menu");
});

test("steps that have no room are told without where on the screen something stands", async () => {
  const long = [steps[0]!, "Click the menu of labels in the bar of Acme, in the top right corner of the page."];
  expect(await answerOf([...long, ...steps.slice(2)])).toContain("in the bar of Acme. Select");
});

test("steps that have no room are not told without what limits them", async () => {
  const long = [steps[0]!.replace("on it.", "on it (only if it is a box that you have filled before).")];
  expect(await answerOf([...long, ...steps.slice(1)])).not.toContain("on it. Click");
});
