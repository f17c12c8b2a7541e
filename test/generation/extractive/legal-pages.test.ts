import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, page, takeawaysOf } from "./fixtures.ts";

describe("The pages of terms and contracts", () => {
  test("are told without the numbers of their clauses", async () => {
    const told = await takeawaysOf(
      page("Harbour terms", [
        [
          "Boxes",
          "4.2 You may not send a box by train without the written consent of the harbour that keeps it.\n\n4.3 The harbour keeps a box for thirty days after the train that it was meant for has left.",
        ],
      ]),
    );
    expect(told).toEqual([
      "You may not send a box by train without the written consent of the harbour that keeps it.",
      "The harbour keeps a box for thirty days after the train that it was meant for has left.",
    ]);
  });

  test("keep a number that belongs to what is said", async () => {
    const text = "2.4 GHz networks reach further through the walls of a harbour hall than faster ones do.";
    expect(await takeawaysOf(page("Networks of the hall", [["", text]]))).toEqual([text]);
  });

  test("are not told by how they call things", async () => {
    const rule = "The harbour deletes what you have written on a label after thirty days.";
    const told = await takeawaysOf(
      page("Harbour notice", [
        [
          "",
          `In this notice we’ll refer to the people who send boxes with the trains of the harbour as our “Packers”. ${rule}`,
        ],
      ]),
    );
    expect(told).toEqual([rule]);
  });

  test("are asked in the plural for what a term in the plural means", async () => {
    const text =
      "Crates means boxes of wood that are sent by train from the harbour. Crates are kept for thirty days. A label must be put on all Crates before the train leaves.";
    expect(await askedOn("Harbour terms", ["Crates", text])).toContain("What are Crates?");
    expect(await askedOn("Harbour terms", ["Previews", text.replaceAll("Crates", "Previews")])).toContain(
      "What are Previews?",
    );
  });

  test("are not asked what they themselves are", async () => {
    const text =
      "This Agreement is the entire agreement between you and the harbour for boxes that are sent by train. Headings in this Agreement are for your convenience only and have no meaning of their own. If any part of this Agreement is invalid, the rest of this Agreement will remain in effect.";
    expect(await askedOn("Harbour terms", ["This Agreement", text])).toEqual([]);
  });

  test("handle no privacy: those who wrote them do", async () => {
    const text =
      "Misuse of the addresses on labels is not allowed. Whoever collects them has to follow the privacy rules of Boxtrain, and Boxtrain keeps to them.";
    expect(await askedOn("Harbour Acceptable Use Policies", ["Privacy", text])).toEqual([]);
    expect(await askedOn("Boxtrain", ["Privacy", text])).toContain("How does Boxtrain handle privacy?");
  });

  test("are asked how a thing is done, not how it is done at any time", async () => {
    const text = "You can close your account at any time by visiting the accounts page of the harbour.";
    const [first] = await faqsOf(page("Harbour terms", [["Accounts", text]]));
    expect(first?.question).toBe("How do I close my account?");
  });
});
