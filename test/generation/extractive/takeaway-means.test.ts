import { describe, expect, test } from "bun:test";
import { page, takeawaysOf } from "./fixtures.ts";

// What is shown says how the task of its page is done, goes on to what matters, and sends nobody elsewhere.

const opening = "Boxes of the north have a lid, a lock and four feet, and are known in many towns.";
/** So far down a page that the place of a statement counts for little. */
const late = "Is it so? ".repeat(40);
const points = (title: string, text: string, count = 3) => takeawaysOf(page(title, [["", text]]), count);

describe("The page of a task is told by how it is done", () => {
  const lid = "A box of the north that has no lock on it opens by a ring of iron that its maker has set in the lid.";
  test.each([
    ["Open a box", "Open a box using the small key behind its lid."],
    ["How to open a box", "To open a box, use the small key that hangs behind its lid."],
    ["Opening a box", "You can open a box with the small key that hangs behind its lid."],
    ["Open your box", "We recommend to open a box with the small key behind its lid."],
  ])("%s: %s", async (title, means) => {
    expect(await points(title, `${late}${lid} ${means}`, 1)).toEqual([means]);
  });

  const feet = "A box of the north has four feet of oak and a lid with a ring of iron that its maker has set in it.";
  test.each([
    ["Open a box of the north", "Clean a box of the north with the small cloth behind its lid."],
    ["Open a box with straw, wool, brass and silk", "Open the lamp that hangs over the door of the house by a ring."],
    ["Boxes of the north", "Open a box using the small key behind its lid."],
  ])("and not by what does something else, nor where no task is named: %s: %s", async (title, other) => {
    expect(await points(title, `${late}${feet} ${other}`, 1)).toEqual([feet]);
  });
});

describe("A sentence that comes back to what the one before it named is shown with it", () => {
  const label = "If a box has no name on it, put the blue label on its lid.";
  test.each([
    "When this label is there, the box is sent back within 7 days.",
    "You must never take such a label off.",
    "With these labels, no box is lost.",
    "You will only be able to do this if its lid is off.",
    "Doing so keeps all of the others dry and clean.",
    "Apart from that, boxes are as they are in the south.",
  ])("where it leans on it, binds, warns or tells an amount: %s", async (next) => {
    expect(await points("Boxes", `${label} ${next}`)).toEqual([`${label} ${next}`]);
  });

  test.each([
    "When this rope is there, the box is sent back within 7 days.",
    "For boxes with such a label, the train to the south is the same.",
    "When these labelings are there, the box is sent back within 7 days.",
  ])("and not where it names something else, or does none of it: %s", async (next) => {
    expect(await points("Boxes", `${label} ${next}`)).not.toContain(`${label} ${next}`);
  });
});

describe("What is begun by hand is shown with what is done next", () => {
  const first = "To open a box as a guest, select Boxes from the list at the top.";
  const next = "In the house of boxes, select the box that you want to be opened with the key";
  test.each([`${next}.`, `${next}:`])("%s", async (second) => {
    expect(await points("Guests", `${first} ${second}`)).toEqual([`${first} ${next}.`]);
  });

  test("or not at all where both are too long", async () => {
    const fact = "Guests of the north come by the night train.";
    const long = `${next}${", which hangs on the wall of the house by a ring of iron".repeat(4)}.`;
    expect((await points("Guests", `${fact} ${first} ${long}`)).join(" ")).not.toContain(first);
  });

  test("and not with what bids nothing before it", async () => {
    const fact = "To guests of the north, the house of boxes is open all night.";
    expect(await points("Guests", `${fact} ${next}.`)).not.toContain(`${fact} ${next}.`);
  });

  test("and alone where nothing goes on by hand", async () => {
    expect(await points("Guests", `${first} In the house of boxes, guests have a key.`)).toContain(first);
    expect(await points("Guests", `${first}\n\n${next}.`)).toContain(first);
  });
});

describe("A list with numbers is", () => {
  const things = [
    "1. Town of origin: Boxes of the north carry the name of the town that made them.",
    "2. Colour of the lid: Boxes of the north have a red lid in each of its towns.",
    "3. Kind of wood: Boxes of the north are made of oak from the hills of the king.",
  ];
  test("one of things where its labels bid nothing", async () => {
    expect((await points("Boxes of the north", things.join("\n"))).length).toBeGreaterThan(0);
  });

  test("none whose items say next to nothing of their labels", async () => {
    const named = [
      "1. Kind of the wood: Old oak.",
      "2. Colour of the lid: Dark red.",
      "3. Town of the lock: Old town.",
    ];
    expect(await points("Boxes of the north", `${opening}\n\n${named.join("\n")}`)).toEqual([opening]);
  });

  test("one of steps where what they say is to be done", async () => {
    const steps = things.map((item) => item.replace(/: .*/, ": Plug the blue cord into the lid of the box."));
    expect(await points("Boxes of the north", `${opening}\n\n${steps.join("\n")}`)).toEqual([opening]);
  });

  test("one of steps where they do", async () => {
    const steps = things.map((item) => item.replace(/\. .*?: /, ". Check the box: "));
    expect(await points("Boxes of the north", `${opening}\n\n${steps.join("\n")}`)).toEqual([opening]);
  });
});

describe("No point is", () => {
  const fact = "Boxes of the north are made of oak from the hills of the king.";
  test.each([
    ["what takes the place of something untold", "You can use our iron box instead or have a rope sent to you."],
    ["one way of others that are not shown", "You can send a box by any other means and write its name on it."],
    ["what the text will come to, whatever figures it has", "We will touch on Section 508 and on how boxes are built."],
    ["what sends its reader on", "You could read our long guide for boxes, but save that for later."],
    ["a courtesy", "Boxes of any kind and of any town are what we are eager to answer all your questions about."],
    ["advice to look around", "Search around for boxes, and others may be able to help you with them."],
    ["that there are times for it", "There may be some occasions in which you will need to open a box."],
    ["a pledge", "Acme Boxes is fully committed to making boxes that are good to have."],
    ["a pledge of its makers", "Acme respects the confidentiality of who has boxes of the north or of the south."],
    ["praise in two words", "Moving a box to the north with Acme is straightforward and secure."],
    ["what stands out", "With many choices out there, Acme stands apart with boxes for all of the towns."],
    ["a guess at its reader", "If you're new to boxes, it's likely that your house has had one for years."],
    ["a guide to read", "Use one of our Box & Lid 2.0 guides for help, for example with old boxes of iron."],
    ["a place to join", "Join the #boxes-2021 channel to ask about all boxes of the north."],
    ["that it is a little different", "Boxes of iron work a little differently than boxes of the south."],
    ["that it differs", "Boxes may have different kinds of lids depending on their town and their maker."],
    ["a form that is linked", "You can download this PDF and send it to the house of the box."],
    ["what the page is", "This is the general timeline and plan for boxes of the north and south."],
    ["a step by its number", "The lid of a box is set by the key that its maker chose in step 4."],
    ["a step in brackets", "We recommend oak for the lid of a box (Step 2) and iron for its lock."],
    ["a block that is not shown", "To list all boxes of a town, include something similar to this partial template."],
    ["the other hand", "Lids of boxes, on the other hand, are to be seen as made of straw."],
    ["an example", "A box of two feet could have the following parts in its lid and in its lock."],
  ])("%s: %s", async (_, text) => {
    expect(await points("How boxes are made", `${fact} ${text}`)).toEqual([fact]);
  });

  test.each([
    "You may not copy a box by pen, by hand or by any other means without our word.",
    "If you see error 51 on a box, it is likely that its lock has been lost for good.",
    "There may be cases where a box takes up to 14 days to come back to its house.",
    "Acme is committed to cutting the wood that it takes for boxes by 50 percent.",
    "Acme respects your privacy and never sells the numbers of its boxes to others.",
    "A parent must sign this form before a box can be sent on by the night train.",
    "Boxes of the year might include these kinds of wood: oak, pine and ash.",
    "Guests who miss the night train can take the next one instead at the same price.",
  ])("but what binds, counts or names is one: %s", async (text) => {
    expect((await points("Boxes of Acme", `${fact} ${text}`)).join(" ")).toContain(text);
  });

  test("but what replaces a thing that is named is one", async () => {
    const text = "If the wood is wet, use an iron box instead and keep it shut.";
    expect(await points("How boxes are made", `${fact} ${text}`)).toContain(text);
  });

  test.each([
    "See the list of boxes section for all of them.",
    "For a full list of boxes, please see this page.",
    "Learn more about the boxes of Acme.",
    "Take a look at the list below for your box.",
    "Landing page for boxes of the north and south.",
  ])("what sends on from a page that says nothing else: %s", async (text) => {
    expect(await points("Boxes of Acme", text)).toEqual([]);
  });

  test.each([
    "Use the account page to change the name of your box.",
    "Please visit our store with your box to get your money back within 30 days.",
    "Send your questions about boxes to the desk and we answer within two working days.",
    "Browse the list and order boxes to your town free of charge.",
    "Learn more about the boxes of Acme, which are free for guests of the north.",
  ])("but what is all that a page says to do is told: %s", async (text) => {
    expect(await points("Boxes of Acme", text)).toEqual([text]);
  });

  test("but that a page has been outlived is told", async () => {
    const text = "This page is deprecated, please refer to the boxes of the south instead.";
    expect(await points("Boxes of Acme", text)).toEqual([text]);
  });
});

test("What speaks of a block by a word of its own is a point", async () => {
  const text = "A box has a template for its lid, and whoever wants to use this template, needs a saw.";
  const fact = "Boxes of the north are made of oak from the hills of the king.";
  expect(await points("How boxes are made", `${fact} ${text}`)).toEqual([fact, text]);
});

test("What opens a page is of this page, and of several things only where its title names them", async () => {
  const text = "These settings are exclusive to the towns of the north and to their makers.";
  const more = "The train of the north takes all that is sent by its makers to the towns.";
  expect(await points("Settings of the north", `${text} ${more}`)).toContain(text);
  expect(await points("Sending by train", `${text} ${more}`)).toEqual([more]);
  const rules = "These rules are for the towns of the north and for their makers.";
  expect(await points("Code of conduct", `${rules} ${more}`)).toContain(rules);
});

test("What is done for something is told without the list below it", async () => {
  const lead = "To send boxes over the hills, use the train in the north and use the river in the south";
  const source = page("Sending boxes", [
    ["", `${lead}:`],
    ["The train", "The train goes by night."],
  ]);
  expect(await takeawaysOf(source)).toContain(`${lead}.`);
});
