import { describe, expect, test } from "bun:test";
import { faqsOf, page, takeawaysOf } from "./extractive-fixtures.ts";

// What reading of a fifth group of sites found wanting: references of a data platform, plugins of a forum, a handbook.

describe("Takeaways", () => {
  const boxes = (text: string, count = 2) => takeawaysOf(page("Ship boxes by train", [["", text]]), count);
  const said = "Boxes of any size are shipped by train within a day.";

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

test.each(["Success!", "That's it!", "You’re all set."])(
  "A way is told without the cheer at its end: %s",
  async (cheer) => {
    const steps = `1. Open the lid of the box.\n2. Press the blue button.\n3. ${cheer} The box is now empty.`;
    const source = page("How do I empty a box?", [["", steps]]);
    const told = "Open the lid of the box. Press the blue button.";
    expect(await takeawaysOf(source)).toEqual([told]);
    expect((await faqsOf(source)).map(({ answer }) => answer)).toEqual([told]);
  },
);

test("A warm takeaway gets no words of another language than its page's", async () => {
  const swedish = "Acme skickar lådor av alla storlekar med tåg inom en dag.";
  expect(await takeawaysOf(page("Lådor", [["", swedish]], "sv"), 3, "warm")).toEqual([swedish]);
});

test("A way is told with the cheer at its end where more is to be done behind it", async () => {
  const steps = "1. Open the lid of the box.\n2. Press the blue button.\n3. Done! Now close the lid.";
  expect((await takeawaysOf(page("How do I empty a box?", [["", steps]]))).join(" ")).not.toEndWith("blue button.");
});

describe("Answers", () => {
  const permissions = (heading: string) => {
    const asked = page("Permissions", [
      ["", "Acme gives permissions to those who work with its boxes."],
      [heading, ""],
      ["Boxes", "The box permission lets you open each box of your own house."],
      ["Trains", "The train permission lets you take each train of your own town."],
    ]);
    const passages = asked.passages.map((passage, i) => (i > 1 ? { ...passage, level: 3 } : passage));
    return faqsOf({ ...asked, passages });
  };

  test("to what is asked of each are not given by the first of several sections", async () => {
    const asked = (await permissions("What does each permission mean?")).map(({ question }) => question);
    expect(asked).not.toContain("What does each permission mean?");
  });

  const asked = async (heading: string, text: string) =>
    (
      await faqsOf(
        page("Boxes of Acme", [
          ["", "Acme sells boxes to the towns by the sea."],
          [heading, text],
        ]),
      )
    ).map(({ question }) => question);

  test("do not tell of a control that neither they nor their question name", async () => {
    const heading = "Add a blue label";
    expect(await asked(heading, "Enable this option to add a blue label to all of your boxes.")).toEqual([]);
    const ticked = "Open the label list and select Blue. If you clear this box, the label is red again.";
    expect(await asked(heading, ticked)).toHaveLength(1);
    expect(await asked(heading, "Open the label menu and select the blue label in this menu.")).toHaveLength(1);
    expect(
      await asked("How do I enable the blue label option?", "Enable this option for all of your boxes at once."),
    ).toHaveLength(1);
  });

  test("to what a thing is say so and do not praise it", async () => {
    const name = "Acme Rail";
    expect(await asked(name, "Acme Rail is a very fast way to get started with boxes of any size.")).toEqual([]);
    expect(await asked(name, "Acme Rail is a service that takes boxes of any size to the sea.")).toHaveLength(1);
    expect(await asked(name, "Acme Rail is a fast way for shops to send boxes to the sea.")).toHaveLength(1);
  });
});
