import { describe, expect, test } from "bun:test";
import { answers } from "../../../src/generation/extractive/faqs/fit/answers.ts";
import type { FaqsTask } from "../../../src/schemas/generation.ts";
import { faqsOf, page } from "./fixtures.ts";

// A question is not made where the page tells only half of its answer at the place that it was made from.

const asked = async (heading: string, text: string, title = "Boxes of Acme"): Promise<string[]> =>
  (await faqsOf(page(title, [[heading, text]]))).map(({ question }) => question);

describe("A case", () => {
  test("whose end is told of somebody else is not asked for", async () => {
    const doubt = "If you lost the box of your friend, they’re probably not going to like your next idea.";
    const desk = "If you lost the box of your friend, ask the desk of Acme for another one.";
    expect(await asked("", doubt)).toEqual([]);
    expect(await asked("", desk)).toEqual(["What if I lost the box of my friend?"]);
  });

  test("is not told by the second of two ways", async () => {
    const way = "You can open your box by pressing on its lid for a second.";
    expect(await asked("Open your box", way)).toEqual(["How do I open my box?"]);
    expect(await asked("Open your box", `Alternately, ${way.toLowerCase()}`)).toEqual([]);
  });

  test("in which something is done accordingly is not asked for", async () => {
    const done = "If you want to use a red lid, you must paint the box";
    expect(await asked("", `${done} accordingly.`)).toEqual([]);
    expect(
      await asked("Change the lid", "Open the box and take off the lid. You must change the key accordingly."),
    ).toEqual(["How do I change the lid?"]);
    const changed = "The list of colors in the house is changed accordingly.";
    expect(await asked("What happens if I paint the box?", changed)).toHaveLength(1);
    expect(await asked("", `${done} at home.`)).toEqual(["How do I use a red lid?"]);
  });

  test.each([
    "If you leave Acme after ten years, you get two additional weeks of pay.",
    "If you did not pick a lid, the box comes with a blue one by default.",
  ])("to which something was added, or in which all stays as it is, is not asked for: %s", async (text) => {
    expect(await asked("", text)).toEqual([]);
  });
});

describe("A way", () => {
  const opening = "To create your blue boxes, go to your cart > Settings > Boxes.";

  test("that goes on in the next paragraph is not told by its first", async () => {
    expect(await asked("", opening)).toEqual(["How do I create my blue boxes?"]);
    expect(await asked("", `${opening}\n\nThen click Create.`)).toEqual([]);
    expect(await asked("", `${opening}\n\nClick Create.`)).toEqual([]);
    expect(await asked("", `${opening}\n\n1. Name the boxes.\n2. Wait for the cart.`)).toEqual([]);
    expect(await asked("", `${opening}\n\nBoxes come in blue.`)).toEqual(["How do I create my blue boxes?"]);
  });
});

describe("What is asked of a sentence or a heading", () => {
  test("is whole where its reader uses the thing", async () => {
    expect(await asked("", "You can verify the version of the box you’re using by looking at the base of it.")).toEqual(
      ["How do I verify the version of the box I am using?"],
    );
    expect(await asked("", "You can verify the version of the box using a lamp.")).toEqual([
      "How do I verify the version of the box?",
    ]);
  });

  test("is no way where the answer bids not to do it", async () => {
    expect(await asked("Use round boxes", "Avoid using round boxes, as those roll off a shelf of the house.")).toEqual(
      [],
    );
    expect(await asked("Use round boxes", "To use round boxes, put them on a shelf of the house.")).toEqual([
      "How do I use round boxes?",
    ]);
  });

  test("is not how a thing works where the answer gives orders", async () => {
    const order = "Put the box room beside the door, and keep the box room dry.";
    const work = "Box rooms keep what is in them dry by a fan in the roof of the box room.";
    expect(await asked("How it works", order, "Box room")).toEqual([]);
    expect(await asked("How it works", order.replace("Put", "Bolster"), "Box room")).toEqual([]);
    expect(await asked("How it works", work, "Box rooms")).toEqual(["How do box rooms work?"]);
  });

  test("nor how a task works", async () => {
    const text = "You will need to add the exit of the page to your site and decide how quickly it should work.";
    expect(await asked("How it works", text, "Exit a page quickly")).toEqual(["How do I exit a page quickly?"]);
  });

  test("nor of two things as of two tasks", async () => {
    const both =
      "Use these when what is looked for can be said in the standard form of the Include and Exclude parameters.";
    expect(await asked("Include and Exclude parameters", both, "Filters")).toEqual([]);
  });

  test("nor takes a name for an order", () => {
    const task = { page: page("Traces", [["", ""]]) } as FaqsTask;
    const asked = { question: "How do trace Exporters work?", sure: 0.6 };
    expect(answers(asked, "Trace Exporters send traces to a consumer.", task)).toBe(true);
    expect(answers(asked, "Trace what the Exporters send to a consumer.", task)).toBe(false);
  });
});

describe("What holds for who wants something", () => {
  test.each([
    [
      "If you want to submit a box of glue, check that it meets the rules of the house first.",
      "What if I want to submit a box of glue?",
    ],
    [
      "If you need to paint a box by hand, you should still follow the rules of the house.",
      "What if I need to paint a box by hand?",
    ],
    ["If you want to submit a box of glue, press the blue button on the wall.", "How do I submit a box of glue?"],
  ])("is no way to do it where it only comes before: %s", async (text, question) => {
    expect(await asked("", text)).toEqual([question]);
  });

  test("is not asked for where it names nothing", async () => {
    expect(await asked("", "If you want to double check, please ensure that your ACME client is up-to-date.")).toEqual(
      [],
    );
  });
});

describe("When a thing is not used", () => {
  const use = "Use a box to ship a thing that water would spoil.";
  const against = "Never use a box for water, as the wood of it would not hold that for long.";
  const shown = async (text: string) =>
    (
      await faqsOf(
        page("Boxes", [
          ["When to use a box", use],
          ["When not to use a box", text],
        ]),
      )
    ).map(({ question }) => question);

  test("is asked beside when it is", async () => {
    expect(await shown(against)).toEqual(["When should I use a box?", "When should I not use a box?"]);
  });

  test("is asked only where the answer advises against it", async () => {
    expect(await shown("Use a box to keep a thing that is made of paper.")).toEqual(["When should I use a box?"]);
  });
});

describe("An answer", () => {
  const both = "A box room is dry and a box house is wet, so that boxes of wood are kept in the first.";
  const one = "A box room is a place for those who own few boxes, and it is a cheap one.";

  test("to what sets two things apart speaks of both", async () => {
    const question = "What is the difference between a box room and a box house?";
    expect(await asked(question, `${both} ${one}`)).toEqual([question]);
    expect(await asked(question, `${one}\n\n- Box houses`)).toEqual([]);
  });

  test("does not lean on what was said before of what has to be done", async () => {
    const way = (end: string) => `To ship boxes, use the cart of the house ${end}. Put each of them on its side.`;
    expect(await asked("How do I ship boxes?", way("to do this"))).toEqual([]);
    expect(await asked("How do I ship boxes?", way("to do this work"))).toEqual(["How do I ship boxes?"]);
  });

  test("is no letter of who asks", async () => {
    const letter = "Dear 9 of Acme: We want to ship boxes of ours by a train to the towns of the north.";
    expect(await asked("How do you ship boxes?", letter)).toEqual([]);
    expect(await asked("How do you ship boxes?", letter.replace("Dear 9 of Acme: We want to", "We"))).toHaveLength(1);
  });

  test("is no talk of who asks", async () => {
    const text = "Acme ships boxes to all of the towns of the north by a train of its own.";
    expect(await asked("How does Acme ship boxes?", text)).toHaveLength(1);
    const talk = "Acme ships boxes to all of the towns of the north, and our shops often ask how it does so.";
    expect(await asked("How does Acme ship boxes?", talk)).toEqual([]);
  });

  test("does not leave out the advice against what is asked for", async () => {
    const way = "To ask for a name, put a field on the page and write Name above it.";
    expect(await asked("How to ask for a name", way)).toEqual(["How do I ask for a name?"]);
    expect(await asked("How to ask for a name", `Avoid it!\n\n${way}`)).toEqual([]);
  });

  test("to what several things are does not only count them", async () => {
    const question = "What are the rules for boxes?";
    expect(await asked(question, "Acme follows 3 kinds of rules for boxes of wood.")).toEqual([]);
    const named = "Acme follows 3 kinds of rules for boxes of wood: size, weight and colour.";
    expect(await asked(question, named)).toEqual([question]);
  });

  test("to when something will be tells of a time", async () => {
    const question = "When will the box house open?";
    const untold = "It is good for all that the box house may and will open to the towns of the north.";
    expect(await asked(question, untold)).toEqual([]);
    const told = "The box house will open to the towns of the north on the first of May.";
    expect(await asked(question, told)).toEqual([question]);
  });

  test("to how a thing works is no order for it", async () => {
    const order = "Always put boxes to the left of their labels. Unlike bags, boxes hold a label that all can see.";
    expect(await asked("How boxes work", order)).not.toContain("How do boxes work?");
    const works = "Boxes hold a label that all can see, and they keep what is in them dry.";
    expect(await asked("How boxes work", works)).toEqual(["How do boxes work?"]);
  });

  test("to what a thing is does not turn from that", async () => {
    const is = "A box room is a room that keeps boxes dry";
    expect(await asked("", `${is}.`, "Box rooms")).toEqual(["What is a box room?"]);
    expect(await asked("", `${is}, but that does not mean that it is warm.`, "Box rooms")).toEqual([]);
  });
});

describe("A question of the page’s own", () => {
  const long = `A box room is a room ${"with a door and a wall and a roof ".repeat(9)}for boxes.`;

  test("what a thing is has no answer that leaves out what it is", async () => {
    const rest = "Rooms help a team to keep its boxes in a dry place.";
    expect(await asked("What is a box room?", `${long} ${rest}`)).toEqual([]);
    expect(await asked("What is a box room?", `A box room is a room for boxes. ${rest}`)).toEqual([
      "What is a box room?",
    ]);
  });

  test("that its reader is to ask himself is not asked", async () => {
    const text = "The box has to be packed before the lid is put on it, or else the lid falls off.";
    expect(await asked("Were the boxes packed in the right order?", text)).toEqual([]);
    const state = "Boxes are at times not shipped, because the label of the box could not be read.";
    expect(await asked("Is the label setting correct?", state)).toEqual([]);
    expect(await asked("What is your target audience?", text)).toEqual([]);
    const label = "The label of the box is correct where it tells what is in it.";
    expect(await asked("Is the label of my box correct?", label)).toEqual(["Is the label of my box correct?"]);
  });

  test("for what is new is answered by what is told below it", async () => {
    const text = "The third box takes more than the second one did. It keeps what is in it dry by a fan of its own.";
    expect(await asked("What’s new in Box 3?", text)).toEqual(["What’s new in Box 3?"]);
  });

  test("for all kinds of a thing is not answered by one of them", async () => {
    const sections: [string, string][] = [
      ["Types of box labels", ""],
      ["Labels of paper", "The box label of paper is put on top of the box with a bit of glue."],
      ["Labels of tin", "The box label of tin is put on the side of the box with two small nails."],
    ];
    const items = await faqsOf(page("Labels", sections));
    expect(items.map(({ question }) => question)).not.toContain("What are the types of box labels?");
  });

  test("that is the title, for yes or no, is answered by what speaks of it alone", async () => {
    const title = "Are tin boxes right for your winter trip?";
    const titleAsked = async (text: string) =>
      (await faqsOf(page(title, [["", text]]))).map(({ question }) => question);
    expect(await titleAsked("In 2023, Acme wrote a guide for all who pack their tin boxes at home.")).toEqual([]);
    expect(await titleAsked("Yes, a trip of up to ten days is no harm to them at all.")).toEqual([title]);
    expect(await titleAsked("Tin boxes are right for a winter trip, because snow does not get into them.")).toEqual([
      title,
    ]);
  });

  test("that breaks off is not asked", async () => {
    const text = "Boxes are shipped once in a week, and on Mondays where there are many of them.";
    expect(await asked("What boxes are shipped when?", text)).toEqual([]);
    expect(await asked("When are boxes shipped?", text)).toEqual(["When are boxes shipped?"]);
  });
});

describe("What somebody asks who is in a case", () => {
  const asked = async (text: string) =>
    (await faqsOf(page("Letters of the house", [["", text]]))).map(({ question }) => question);

  test.each([
    "you can get help and support online or over the phone",
    "you can find out more about the letters of the house",
    "you could be eligible for support to write them",
  ])("is not answered by: %s", async (told) => {
    expect(await asked(`If you are unsure about your letters, ${told}.`)).toEqual([]);
  });

  test.each([
    "you can get help by phone on 0800 1234",
    "you can get help by writing to the house",
    "you can get two of them back at the desk",
    "you can ask for advice at any town hall",
    "you may be eligible for support from the fund of the town",
  ])("is answered by: %s", async (told) => {
    expect(await asked(`If you are unsure about your letters, ${told}.`)).toHaveLength(1);
  });
});

test("Some items of a list are no answer where it goes on", async () => {
  const item = (i: number) => `- Acme keeps box ${i} for all of those who come from town ${i} and ask for it at noon.`;
  const list = (count: number) => Array.from({ length: count }, (_, i) => item(i + 1)).join("\n");
  const told = async (count: number) =>
    (await faqsOf(page("Boxes", [["What does Acme keep?", list(count)]]))).map(({ answer }) => answer);
  expect(await told(2)).toHaveLength(1);
  expect(await told(5)).toEqual([]);
  const yes = `- Yes, to all who ask for it. ${"\n"}${list(5)}`;
  expect((await faqsOf(page("Boxes", [["Do you keep boxes?", yes]]))).map(({ answer }) => answer)).toHaveLength(1);
});

test("What can be seen answers who asks for just that", async () => {
  const answer = "You can see who has opened it at any time.";
  const faq = (await faqsOf(page("Boxes", [["Can I see who has opened my box?", answer]])))[0];
  expect(faq?.answer).toBe(answer);
});

describe("A question for what something costs", () => {
  const told = async (text: string) =>
    (await faqsOf(page("Boxes", [["What are the fees of a box?", text]]))).map(({ answer }) => answer);

  test("is answered by how much it is, or that it is nothing", async () => {
    for (const text of [
      "The fees of a box are 20 euros a year.",
      "A box is free of fees in the first year.",
      "The fees are twenty euros for each box of the house.",
    ])
      expect(await told(text)).toEqual([text]);
  });

  test("is not answered by that it costs something", async () => {
    expect(await told("For most of the boxes you need to pay a fee to the house.")).toEqual([]);
  });
});

describe("A question for all of several things", () => {
  const lead = "If your house has a box: your letters are dry; your keys are safe.";
  const first = "If your house has a box:\n\n- your letters are dry\n- your keys are safe";
  const second =
    "As the owner of a box:\n\n- you have a key to each of the boxes of the town and of the houses around it\n- you pay less for letters that come from afar and for those that go there by ship or by train, whoever has sent them";
  const told = async (heading: string, text: string) =>
    (await faqsOf(page("Boxes", [[heading, text]]))).map(({ answer }) => answer);

  test("is answered by all lists of its section or not at all", async () => {
    expect(await told("What are the benefits of a box?", first)).toEqual([lead]);
    expect(await told("What are the benefits of a box?", `${first}\n\n${second}`)).toEqual([]);
  });
});

test("A list of pages belongs to no answer", async () => {
  const brings = "Bring a letter of the house and the key of the box to the desk.";
  const [faq] = await faqsOf(
    page("Boxes", [["What should I bring?", `${brings}\n\nRelated pages:\n\n- Fees\n- Keys`]]),
  );
  expect(faq?.answer).toBe(brings);
});

describe("What a thing does", () => {
  const text = "The box supports two kinds of keys, which are made of wood and of iron.";
  const asked = async (heading: string) =>
    (
      await faqsOf(
        page("The box of the house", [
          ["", "Letters come at noon."],
          [heading, text],
        ]),
      )
    ).map(({ question }) => question);

  test("is asked of it where the page begins, or its section is about it", async () => {
    expect((await faqsOf(page("The box", [["", text]])))[0]?.question).toBe("What does the box support?");
    expect(await asked("The box")).toEqual(["What does the box support?"]);
  });

  test("is not asked of it as a whole further down", async () => {
    expect(await asked("Keys")).toEqual([]);
  });

  test("is how it helps, where that is what it does", async () => {
    const helps = "The box helps you keep your letters dry in the rain of the north.";
    expect((await faqsOf(page("The box", [["", helps]])))[0]?.question).toBe("How does the box help me?");
  });
});

test.each([
  ["Releases of boxes", "The releases can be found on the releases page."],
  ["Boxes", "The boxes in the house refer to the latest box, which is always the newest of them."],
])("A name that is told by itself tells nothing: %s", async (title, text) => {
  expect((await faqsOf(page(title, [["", text]]))).map(({ answer }) => answer)).not.toContain(text);
});

describe("What leaves its reader without an answer is none", () => {
  const end = "If you want to keep your box for long, please use one of the box options";
  const kinds = "with lids like:\n\n- Round lids\n- Iron lids\n- Blue lids";
  const safe = "Boxes of Acme are locked, and so safe from rain and snow";

  test.each([
    ["Who needs a lid?", `As a guest of the house, will you be a user of boxes ${kinds}`, `You need boxes ${kinds}`],
    ["Who shares a box?", `Guests share. Do you need boxes ${kinds}`, "Guests share a box by the week."],
    [
      "Which box is right for me?",
      "Acme is here to help you find a box.",
      "Acme is here to help you find a box. The blue box is right for most guests.",
    ],
    ["", `${end} below.`, `${end} of the house.`],
    ["", `${end} above.`, `${end} of Acme.`],
    ["The box is locked, what can I do?", `${safe}.`, "The box has an iron lock, so there is no way in for the house."],
  ])("%s %s", async (heading, text, answer) => {
    expect(await asked(heading, text)).toEqual([]);
    expect(await asked(heading, answer)).toHaveLength(1);
  });

  test.each([
    ["Which boxes does the guarantee cover?", "The guarantee of ten years covers all of the boxes above."],
    ["Can I return a box at any time?", "Yes, you can return any of the boxes above."],
    ["Who helps me with a lost box?", "The team of Acme in Lyon is here to help with lost boxes."],
    ["What should I do if the box is wet?", "Do not open any lid of a wet box."],
    ["When can I get my box?", "You get your box at noon, have your pass ready: the desk looks at it."],
  ])("but this is one: %s", async (heading, text) => {
    expect(await asked(heading, text)).toHaveLength(1);
  });
});

describe("A way on a page about one thing", () => {
  const way = (title: string, text: string) => asked("Change the colour of the lid", text, title);

  test("is none where it names nothing else", async () => {
    expect(await way("Boxes", "You can use boxes to change the colour of the lid.")).toEqual([]);
    expect(await way("Boxes", "You can use round boxes to change the colour of the lid.")).toHaveLength(1);
    expect(await way("Boxes", "You can use boxes to change the colour of the lid in Oslo.")).toHaveLength(1);
    expect(await way("Change the lid by paint", "You can use paint to change the colour of the lid.")).toHaveLength(1);
  });
});

describe("How something is done is not told", () => {
  test.each([
    ["Update the crane", "Once the crane is updated, you should see that the lamp is green. Before, it was a red one."],
    [
      "Connect a scale",
      "Once you have paired it, Acme will keep the weight of boxes. You will not need to type it by hand.",
    ],
    ["Update the crane", "Skip this if you have an old crane. Press the green lamp until the crane starts again."],
  ])("by what comes afterwards, or to whom it is not: %s", async (heading, text) => {
    expect(await asked(heading, text)).toEqual([]);
  });

  test("unless what comes first is another thing", async () => {
    const text = "After unpacking the crane, press the green lamp until it starts, and pull the red lever twice.";
    expect(await asked("Connect a scale", text)).toHaveLength(1);
  });

  test("without the step that it calls the first", async () => {
    const text = "The first step is to go to the page of the harbour. Click on the green lamp below the list of boxes.";
    const [first] = await faqsOf(page("Boxes", [["Create a box", text]]));
    expect(first?.answer).toBe(text);
  });
});

test("An answer does not end with how many there are of what it does not tell", async () => {
  const text = "A guard may show you a warning about old boxes. There are two reasons you might see this.";
  expect(await asked("What are old boxes?", text)).toEqual([]);
});
