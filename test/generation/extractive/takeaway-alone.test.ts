import { describe, expect, test } from "bun:test";
import { page, takeawaysOf } from "./fixtures.ts";

// What takeaways never do, as each is read without its page.

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

  test.each([
    ["If the town is small, though, its boxes go by road.", "If the town is small, its boxes go by road."],
    ["Sometimes, however, boxes of a train go by road.", "Sometimes, boxes of a train go by road."],
    ["Boxes for a small town go by road, though.", "Boxes for a small town go by road."],
    ["In particular, boxes for a small town go by road.", "Boxes for a small town go by road."],
    ["Further, boxes for a small town go by road.", "Boxes for a small town go by road."],
  ])("are told without what turns them from something else: %s", async (turned, told) => {
    expect(await boxes(turned, 1)).toEqual([told]);
  });

  test.each([
    "If yes, a box by train may be free of charge.",
    "At least one of these must be true of a box that goes by train.",
    "You can ship a box by train if it meets the requirements below.",
    "A guard of the train will then ship the box by road.",
    "We did this by shipping all boxes by train at night.",
    "Boxtrain is a registered trademark of those who ship boxes by train.",
    "In the same spirit, boxes are shipped by train for schools.",
    "Based on that success, boxes are shipped by train abroad.",
    "You need to have paid for a train for it to work.",
    "Let's ship boxes by train together in spring.",
    "Shipping boxes by train is great.",
    "In cases where a box that goes by train is lost before the town is told of it.",
    "Continue reading to see which boxes are shipped by train.",
    "If you have a box for the train, read on for what it needs.",
    "Most towns need none of the trains below — they ship boxes by road.",
  ])("lean on nothing that stands elsewhere: %s", async (leans) => {
    expect(await boxes(`${said} ${leans}`)).not.toContain(leans);
  });

  test.each([
    "So far, no box that was shipped by train got lost.",
    "Boxes are shipped by train at ten degrees or below.",
  ])("keep what only looks so: %s", async (stands) => {
    expect(await boxes(stands)).toEqual([stands]);
  });

  test.each([
    "Typically, this is a list of all boxes on the train.",
    "Examples include boxes of wood that are shipped by train.",
    "Pack the box for the train before this packing step.",
    "Return to the main page for how to ship boxes by train.",
    "If you wish to ship boxes by train at once, move on to begin packing boxes.",
    "If you run into issues shipping boxes by train see Troubleshooting.",
    "Be sure to review the train list and the box list first.",
    "You do not need an empty box of your own for this purpose.",
    "By default, it has no boxes, but you can have the train ship some.",
    "The boxes in bold are shipped by train to all of the towns.",
    "There is one example of such a town on the way of the train.",
    "In a real town, consider shipping them by train at night.",
    "When scheduled to run at noon, it will ship boxes by train.",
    "Available on trains only.",
    "Trains, therefore, are what boxes of all towns are shipped by.",
    "If you are new to boxes by train, you can read our guide below to ship one.",
    "If you want to know how to ship boxes by train, go to the Trains page.",
    "It is worth looking over the lists of boxes and of trains of the town.",
    "Copyright 2017 Boxes by Train, all of the towns of the north.",
    "You should back these up as well before the box goes by train.",
  ])("point at nothing that is not shown: %s", async (points) => {
    expect(await boxes(`${points} ${said}`, 2)).toEqual([said]);
  });

  test("open with no “rather” than what is not shown", async () => {
    const rather = "Rather, pack the box in wood before you bring it to the train.";
    expect(await boxes(`${said} ${rather}`, 2)).not.toContain(rather);
  });

  test("tell no further example of what is not shown", async () => {
    const examples = "For example, they may be too large. Some boxes may be wet, which means that no train takes them.";
    const shown = await boxes(`Not all boxes are shipped by train. ${examples}`, 3);
    expect(shown).not.toContain("Some boxes may be wet, which means that no train takes them.");
    const opens = examples.replace(". Some", ".\n\nSome");
    expect(await boxes(`Not all boxes are shipped by train. ${opens}`, 3)).toContain(
      "Some boxes may be wet, which means that no train takes them.",
    );
  });

  test("keep what a thing is also called", async () => {
    const called = "At the house, boxes by train are also called rail boxes.";
    expect(await boxes(called, 1)).toEqual([called]);
  });

  test.each([
    "Telling friends and family about boxes that go by train.",
    "Notes on the train of the town and of its boxes.",
    "Whether the name of the train should be shown on the box.",
    "Small lid for the boxes of a train used in the towns.",
    "A collection of boxes that go by train to the towns.",
    "Upgrading the train to the newest boxes of the town.",
  ])("say something of what they name: %s", async (phrase) => {
    expect(await boxes(`${said} ${phrase}`, 2)).toEqual([said]);
  });

  test.each([
    "Shipping a box by train keeps it dry in the rain.",
    "Spring brings more boxes than the train can ship.",
    "A list of boxes is kept at the train of the town.",
    "Whether a box goes by train depends on how heavy it is.",
    "Shipping of boxes starts on Monday with the first train.",
    "Options for boxes by train include wood and iron.",
    "Boxes used by the train expire after a year.",
    "All boxes marked with an asterisk must go by train.",
    "Boxes below 10 kilos, or articles below 500 words, go by train for free.",
    "My boxes is a page that shows you all that go by train.",
  ])("may say something of what is done: %s", async (statement) => {
    expect(await boxes(`${said} ${statement}`, 2)).toContain(statement);
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
    ["which guide it is", "If you never ship boxes by train, you can skip this guide."],
    ["where something is seen", "At the top of the train list, you'll see the boxes that are shipped."],
    ["how to go back to what is not shown", "You can switch back only once all boxes are shipped by train."],
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

  test.each([
    ["send on by a link that is not shown", "The list of trains that boxes are shipped by is available here."],
    ["send on by a link that is not shown", "Please follow the steps here to ship boxes by train to any town."],
    ["send on by a link that is not shown", "If you ship boxes by train, you can see the town here."],
    ["send to another place of the page", "Jump to the train section if it is your first box by train."],
    ["tell the default of what is not named", "The default is train."],
    ["have no subject", "Needs to be shipped by train, in a box, within a day of its sale."],
    ["have no subject", "Required if boxes are shipped by train to a town by the sea."],
    ["name a list that is not shown", "List of commonly used boxes and trains, sorted by size of the box."],
    ["speak of “it” behind what it came to", "On a late train, it ships boxes of any size within a day."],
  ])("do not %s: %s", async (_, sentence) => {
    expect(await boxes(`${sentence}\n\n${said}`, 1)).toEqual([said]);
  });

  test.each([
    "The default train of boxes is the one that leaves at noon.",
    "The default is 30 days, after which boxes by train are sent back.",
    "The list of trains that take boxes updates every hour.",
    "Skip to any part of the film on boxes by train with the arrow keys.",
    "Every guest with a box for the train has to check in here.",
    "Optional for towns, boxes by train are a must for the sea.",
    "All who ship boxes by train are welcome here.",
    "The boxes that we ship by train are made here.",
    "Guidance here in Rome on boxes by train differs from that in Oslo.",
    "Strict rules for boxes by train apply across the whole union.",
    "Go down to the cellar if a box of the train leaks.",
    "On a late train, it takes two days to ship boxes.",
    "For each box, it is best to ship it by train.",
  ])("may tell what is near to that: %s", async (sentence) => {
    expect(await boxes(`${sentence}\n\n${said}`)).toEqual([sentence, said]);
  });

  const towns = "\n\n- Rome\n- Oslo\n- Bern\n\n";

  test.each(["Less secure:", "Frequently used links:"])("are no list below a bare label: %s", async (label) => {
    expect(await boxes(`${said}\n\n${label}${towns}`)).toEqual([said]);
  });

  test.each(["Towns for boxes:", "Opening hours:", "We never ship to:"])(
    "may be one whose label names it: %s",
    async (label) => {
      expect(await boxes(`${said}\n\n${label}${towns}`)).toContain(`${label} Rome; Oslo; Bern.`);
    },
  );

  const ordered = "Each box that is shipped by train has a code.";

  test.each([
    "Do not share the code with anyone.",
    "Please never write it on the box.",
    "You must not change it.",
    "Generally, do not write it down. Never give it to a train.",
  ])("are told with what must not be done, where that ends their paragraph: %s", async (order) => {
    expect(await boxes(`${ordered} ${order}\n\n${said}`)).toEqual([`${ordered} ${order}`, said]);
  });

  test.each(["But you must back up what is on it first.", "However, be aware that it cannot be opened again."])(
    "are told with the duty that comes along: %s",
    async (duty) => {
      const act = "Each box that is shipped by train can be wiped.";
      expect(await boxes(`${act} ${duty}`)).toEqual([`${act} ${duty}`]);
    },
  );

  test("do not open with what judges the thing that their heading names", async () => {
    const judges = "This is helpful if boxes are shipped by train for you.";
    const shownBelow = (heading: string) => takeawaysOf(page("Boxes by train", [[heading, `${judges} ${said}`]]));
    expect(await shownBelow("The night train")).toEqual([said]);
    expect(await shownBelow("Overview")).toContain(judges);
    expect(await shownBelow("Boxes by train")).toContain(judges);
  });

  test.each([
    ["only comforts", "Don't worry about the code."],
    ["only reminds", "Do not forget the trains."],
    ["boasts", "Never before has the train been so fast."],
    ["asks", "Don't have the code?"],
    ["calls", "Never share the code with anyone!"],
    ["points at what is not shown", "Do not use the code shown below."],
    ["is limited by what comes next", "Do not break the seal. The only exception is a box that leaks."],
    ["is one of many", "Do not write it. Do not say it. Do not sing it."],
  ])("are told without an order that %s: %s", async (_, order) => {
    const [first] = await boxes(`${ordered} ${order}\n\n${said}`);
    expect(first).toBe(ordered);
  });

  test("are told without an order that stands in a paragraph, or a list, of its own", async () => {
    for (const between of ["\n\n", "\n\n- "]) {
      const [first] = await boxes(`${ordered}${between}Do not share the code with anyone.\n\n${said}`);
      expect(first).toBe(ordered);
    }
  });

  test("are told without an order that makes them too long", async () => {
    const long = `Do not share the code ${"with anybody or with anything ".repeat(10)}at all.`;
    const [first] = await boxes(`${ordered} ${long}\n\n${said}`);
    expect(first).toBe(ordered);
  });
});

test("Dashes between German nouns are no label with its text", async () => {
  const text = "Unsere Kunden – Händler wie Handwerker – zahlen für ein Paket nur zwei Prozent.";
  const other = "Das Haus wurde im Norden gebaut und hat einen Garten mit Bäumen.";
  expect(await takeawaysOf(page("Pakete", [["", `${text} ${other}`]], "de"), 1)).toEqual([text]);
});
