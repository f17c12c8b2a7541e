import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, page } from "./fixtures.ts";

describe("A question made of a fact", () => {
  test.each([
    ["We do not track routes of parcels because of privacy rules.", "Do you track routes of parcels?"],
    ["The big box won't be exposed in the harbour anymore.", "Will the big box be exposed in the harbour?"],
    [
      "If you have any questions about parcels or would like to help, write to boxes@acme.example.",
      "Whom do I ask questions about parcels?",
    ],
  ])("leaves out what only the answer says: %s", async (text, question) => {
    expect(await askedOn("Boxes and parcels of the harbour", ["", text])).toContain(question);
  });

  test.each([
    ["Boxes", "The big box will not print anything to the label on arrival."],
    ["Boxes", "Never connect a box before checking the limits of the crane."],
    ["Boxes", "The Boxes folder is hidden by default."],
    ["Boxes", "The list of boxes is not available from the main harbour navigation."],
    ["Boxes", "If you want the box to hold no letters at all, you can turn the lid of the box around."],
    ["Boxes", "You can use plans to decide how and what order boxes will be sent to your guests."],
    ["Boxes", "To send a box, parcel or letter to the harbour, you need to add a label to it."],
    ["Acme", "Acme requires a valid label to be on file while a box is kept."],
  ])("is none where nobody would ask it: %s", async (title, text) => {
    expect(await askedOn(title, [title, text])).toEqual([]);
  });
});

describe("A heading that looks like a task", () => {
  const text = "Exit labels show that a box should not be opened. For example, it is on its way to the sea.";

  test("names a thing where its section tells of that thing", async () => {
    expect(await askedOn("Boxes", ["Exit labels", text])).toEqual(["What are exit labels?"]);
  });

  test.each(["Joining instructions", "Retry at least two times", "Make sure you're expanding the list of boxes"])(
    "is none where nothing is done to anything: %s",
    async (heading) => {
      const steps = "1. Open the list of boxes.\n2. Select the box.\n3. Click Send and wait for the crane.";
      expect(await askedOn("Boxes", [heading, steps])).toEqual([]);
    },
  );
});

describe("What is told for one case", () => {
  test("is no case of all, below a heading that asks its reader for it", async () => {
    const text = "If you do not want to keep your box, contact your packer first.";
    expect(await askedOn("Boxes", ["Did you buy your box from a packer?", text])).toEqual([]);
  });

  test("is for all, below such a heading too, where it says itself what it is for", async () => {
    const text = "To block your card, call the bank on 0800 123 456.";
    expect(await askedOn("Cards", ["Have you lost your card?", text])).toEqual(["How do I block my card?"]);
  });

  test.each([
    ["Track your parcel", "If you made your order through Bigshop, check the customer desk of Bigshop."],
    ["Set the crane to slow mode", "If the double lever isn't working, make sure that a fuse sits in the crane."],
    ["Reject my box", "You should reject your box if it does not match the list of the harbour."],
  ])("is no way for all to do it: %s", async (heading, text) => {
    expect(await askedOn("The harbour", [heading, text])).toEqual([]);
  });

  test("is not asked where something is looked for on the way of some steps", async () => {
    const steps =
      "1. Open the crane desk.\n2. If you can't see the Lever section, turn the desk around.\n3. Pull the lever.";
    const asked = await askedOn("The harbour", ["Stop the crane from turning", steps]);
    expect(asked).not.toContain("What if I can't see the Lever section?");
  });
});

describe("Where a long way begins", () => {
  const steps = (first: string, more: number) =>
    [first, ...Array.from({ length: more }, (_, i) => `Type the ${i + 1}. number of the label that lies in your box.`)]
      .map((step, i) => `${i + 1}. ${step}`)
      .join("\n");
  const asked = async (first: string, more = 6) =>
    (await faqsOf(page("Harbour help", [["Request a label for the box", steps(first, more)]]))).map(
      (faq) => faq.question,
    );

  test("is asked for where a place is named", async () => {
    expect(await asked("Go to Desk > Labels in the menu of the harbour app.")).toEqual([
      "Where do I go to request a label for the box?",
    ]);
  });

  test("is not where one logs in to all, nor the first of many steps", async () => {
    expect(await asked("Log in to the Acme Box Store.")).toEqual([]);
    expect(await asked("Go to Desk > Labels in the menu of the harbour app.", 8)).toEqual([]);
  });
});
