import { describe, expect, test } from "bun:test";
import { page, takeawaysOf } from "./fixtures.ts";

// What takeaways of one page are to each other.

describe("Takeaways", () => {
  const boxes = (text: string, count = 3) => takeawaysOf(page("How Acme ships boxes", [["", text]]), count);
  const said = "Acme ships boxes of any size within a day.";

  test.each([
    ["a text that stands elsewhere", "You can also read the full tutorial on how Acme ships boxes."],
    ["where to leave a word", "You can leave feedback on how Acme ships boxes on the thread."],
    ["the page itself", "If Acme ships no box, check this guide for a list of all the towns."],
    ["where to begin to look", "To follow how Acme ships boxes, the best place to go is the list of towns."],
    ["what its readers know", "The ways in which Acme ships boxes, you've definitely heard before."],
    ["news to come", "We plan to regularly release updates on how Acme ships boxes."],
    ["empty praise", "The boxes that Acme ships are extremely flexible."],
    [
      "half of a sentence whose code is gone",
      "Rather than carry each of the boxes to its town, Acme ships it with a call resulting in:\n\n    ship(box)",
    ],
  ])("are not %s", async (_, sentence) => {
    expect(await boxes(`${sentence}\n\n${said}`)).toEqual([said]);
  });

  test("are of several items of a list rather than of one", async () => {
    const list = [
      "- Count first: You must count all the boxes that Acme ships before noon of each day. Acme ships all boxes of up to 5 kg for at most 12 euros within two days.",
      "- Label all: Labels in red and in blue are glued to a lid.",
      "- Lock up: Lids lock with keys of brass.",
    ];
    const text = `Acme does this with the boxes:\n\n${list.join("\n")}`;
    expect(await takeawaysOf(page("How Acme ships boxes", [["How it is done", text]]), 2)).toEqual([
      "Count first: You must count all the boxes that Acme ships before noon of each day.",
      "Label all: Labels in red and in blue are glued to a lid.",
    ]);
  });

  test("are not taken from a list for a case, be it parted from what leads to it", async () => {
    const item = "Your box is wet. Ask the desk of Acme to ship a dry box to your town within a day.";
    const parted: [string, string][] = [
      ["Shipping", `${said}\n\nDo not use this page if:`],
      ["Shipping", `- ${item}\n- Your box is lost. Ask the house for boxes that Acme has found.`],
    ];
    expect(await takeawaysOf(page("How Acme ships boxes", parted), 3)).toEqual([said]);
  });

  test("do not say again what a title says in a whole sentence, unless it asks", async () => {
    const again = "Count the wooden boxes and crates before any train leaves the house.";
    const why = "Whoever counts late has to open each of the lids by hand.";
    const titled = (title: string) => takeawaysOf(page(title, [["", `${again}\n\n${why}`]]), 3);
    expect(await titled("Count wooden boxes and crates before trains leave for the north")).toEqual([why]);
    expect(await titled("When do we count wooden boxes before trains leave the north?")).toContain(again);
  });

  test("do not say twice what one of them says", async () => {
    const text = "Acme ships boxes to users who select one town from the list of towns.";
    const again = "Unlike others, users of Acme select one town from the list of towns.";
    expect(await boxes(`${text} ${again} Each box has a number, by which it is found.`)).toEqual([
      text,
      "Each box has a number, by which it is found.",
    ]);
  });

  test.each([
    ["denied", "A box that is not packed is not shipped by Acme.", "A box that is packed is shipped by Acme."],
    ["of somebody else", "Owners in Oslo may ship a box for free.", "Owners in Bergen may ship a box for free."],
    ["of another act", "Add a user to the list of a town.", "Remove a user from the list of a town."],
    ["of another plan", "Basic boxes are shipped to a town at night.", "Premium boxes are shipped to a town at night."],
    ["of a number in words", "A box is shipped by two trains at night.", "A box is shipped by three trains at night."],
    ["of another time", "Pack the box before the train is there.", "Pack the box after the train is there."],
    ["of another number", "A box of 10 kg is shipped by train.", "A box of 20 kg is shipped by train."],
  ])("say both where it is %s", async (_, one, other) => {
    expect(await boxes(`${one} ${other}`)).toEqual([one, other]);
  });

  test.each([
    "You can read the number of a box with a lens of any size.",
    "We plan to release security updates for boxes within a day of each report.",
    "To see which boxes are lost, check this page of the form of the town.",
  ])("say: %s", async (sentence) => {
    expect(await boxes(sentence)).toEqual([sentence]);
  });

  test("tell what must not be done rather than what may", async () => {
    // Far down, where order tells little.
    const asked = "Does a box find its town? ".repeat(9).trimEnd();
    const may = "Boxes may have a label of any colour, or no label at all.";
    const not = "Do not put glass into boxes without a label that says so.";
    expect(await boxes(`${said} ${asked} ${may} ${not}`, 2)).toEqual([said, not]);
    const worry = "Don't worry about boxes of no colour, or those that lack a label.";
    expect(await boxes(`${said} ${asked} ${may} ${worry}`, 2)).toEqual([said, may]);
  });

  test("show what adds to a sum together with that sum, or not", async () => {
    const text = `After a year Acme ships an additional 2 boxes to each of the towns. ${said}`;
    expect(await boxes(text, 1)).toEqual([said]);
  });
});

describe("A sentence that says “this” of the one before it", () => {
  const source = (text: string) => page("How Acme ships boxes", [["", text]]);
  const leaning = "This must be asked for at the desk of the town.";

  test("is shown with it across the end of a paragraph of one sentence", async () => {
    const told = await takeawaysOf(source(`Acme ships boxes of any size within a day.\n\n${leaning}`));
    expect(told).toEqual([`Acme ships boxes of any size within a day. ${leaning}`]);
  });

  test("is not where the paragraph before it has more of them: it tells of all", async () => {
    const told = await takeawaysOf(
      source(`Acme has a train. Acme ships boxes of any size within a day.\n\n${leaning}`),
    );
    expect(told.join(" ")).toContain("within a day.");
    expect(told.join(" ")).not.toContain("This is");
  });
});
