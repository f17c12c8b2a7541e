import { describe, expect, test } from "bun:test";
import { withoutView } from "../../../src/generation/extractive/faqs/ways/shorter-procedure.ts";
import { faqsOf, page, takeawaysOf } from "./fixtures.ts";

// What rules must not take: each of these was lost to one that meant something else.

const said = "Acme has a house by the river.";
const only = (sentence: string) => takeawaysOf(page("How Acme ships boxes", [["", `${sentence} ${said}`]]), 1);

describe("A point is kept", () => {
  test.each([
    "After a storm, those who live by the river ship boxes with Acme.",
    "For a fee, those with boxes can ship them with Acme by night.",
    "Content in this bucket is shipped in boxes of Acme before noon.",
    "We are proud that we ship boxes with Acme on a boat of steel.",
    "Most of the people who ship boxes with Acme get married here.",
  ])("%s", async (sentence) => {
    expect(await only(sentence)).toEqual([sentence]);
  });

  test("unless it leans on what is not shown", async () => {
    expect(await only("Nowhere is that more true than with boxes that Acme ships.")).not.toContain("Nowhere");
  });
});

describe("A heading is a task", () => {
  const way = "Open the box of the house and press its button until the light is green.";
  test.each(["Review the checklist", "Build a board", "Test your Windows app", "Build your board"])(
    "whatever it is done to: %s",
    async (heading) => {
      const [faq] = await faqsOf(page("Boxes", [[heading, way]]));
      expect(faq?.question).toStartWith("How do I");
    },
  );
});

test("Lines end no way that goes on, or has a warning behind it", async () => {
  const orders = "Open the settings of the list. Choose the rows in it. Click the icon of the bin.";
  const bullets = async (rest: string) => {
    const source = page("Lists", [["How to delete a list", `${orders} ${rest}`]]);
    return (await faqsOf(source, "bullets")).filter(({ question }) => question.startsWith("How do I"));
  };
  expect(await bullets("Acme has many lists of boxes.")).toHaveLength(1);
  expect(await bullets("You can then download the file from the menu.")).toEqual([]);
  expect(await bullets("All of the rows are lost for ever.")).toEqual([]);
});

describe("Of a step", () => {
  test.each([
    "Click File to open and sign the form.",
    "Press Edit to open and rename it.",
    "Click Menu to open it within ten minutes.",
    "Select Guest to enter without a password.",
    "Open the mail of Acme, where you will find the code that you must enter.",
    "Open the mail, where you will find a number sent for use within ten minutes.",
    "Scroll to the end, where you will see the Sign button below.",
  ])("nothing is left out that is to be done: %s", (step) => {
    expect(withoutView(step)).toBe(step);
  });

  test.each([
    ["Choose Account Settings to enter your account settings.", "Choose Account Settings."],
    ["Open Security, where you can see a list of all your sessions.", "Open Security."],
  ])("what is only seen is left out: %s", (step, short) => {
    expect(withoutView(step)).toBe(short);
  });
});
