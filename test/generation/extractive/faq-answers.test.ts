import { describe, expect, test } from "bun:test";
import { faqsOf, page, takeawaysOf } from "./fixtures.ts";

// What an answer is made of, and where it ends.

const questionsOf = async (...given: Parameters<typeof page>): Promise<string[]> =>
  (await faqsOf(page(...given))).map(({ question }) => question);
const answersOf = async (...given: Parameters<typeof page>): Promise<string[]> =>
  (await faqsOf(page(...given))).map(({ answer }) => answer);
const faqs = (...given: Parameters<typeof page>) => faqsOf(page(...given));

describe("Answers", () => {
  test("to when a thing is to be used pass over what makes its reader hesitate", async () => {
    const text =
      "Think carefully before you choose to use an interruption page.\n\nUse an interruption page to warn users before they delete what cannot be brought back.";
    expect(await answersOf("Interruption page", [["When to use this pattern", text]])).toEqual([
      "Use an interruption page to warn users before they delete what cannot be brought back.",
    ]);
  });

  test("to the task of a title are the page's only steps, not that it can be done", async () => {
    const [answer] = await answersOf("Deploy your site to Acme", [
      ["", "You can deploy your site to Acme by using Ship, a tool for sites of any size."],
      ["Quickstart", "1. Create a site.\n2. Run ship init.\n3. Deploy the site to Acme with ship deploy."],
    ]);
    expect(answer).toBe("Create a site. Run ship init. Deploy the site to Acme with ship deploy.");
  });

  test("never send their reader to the page on which they stand", async () => {
    const text =
      "If your project doesn't work after the upgrade, check this guide for an overview of all changes and instructions.";
    expect(await questionsOf("Upgrade to Acme 5", [["Upgrade", text]])).not.toContain(
      "What if my project doesn't work after the upgrade?",
    );
  });

  test("to what a thing includes are more than one part of it", async () => {
    const one = "The start page includes a back link at its top, by which users go back.";
    expect(await questionsOf("Start page", [["Links", one]])).not.toContain("What does the start page include?");
    const more = "The start page includes a back link, a heading and a list of all that was sent.";
    expect(await questionsOf("Start page", [["Parts", more]])).toContain("What does the start page include?");
  });

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

  test("end before a sentence that sends on, unless that is all", async () => {
    const said = "A box is shipped at night, by train.";
    const more = "Find out more about the trains that ship it.";
    const answered = async (text: string) =>
      (await faqs("Boxes", [["When is a box shipped?", text]])).map(({ answer }) => answer);
    expect(await answered(`${said} ${more}`)).toEqual([said]);
    expect(await answered(`${more} ${said}`)).toEqual([`${more} ${said}`]);
  });

  test("never begin in the middle of a way: on a screen that nobody has opened", async () => {
    const text =
      "1. On the Welcome screen, select Claims Aware.\n2. On the Data screen, select Enter by hand.\n3. Enter the name of the box.";
    const questions = await faqs("Trust", [["Create a box trust", `${text}\n${"4. Enter its key.\n".repeat(40)}`]]);
    expect(questions.filter(({ question }) => /^Where/.test(question))).toEqual([]);
  });

  test("are given to no question for a thing without a name", async () => {
    const asked = (text: string) => faqs("Boxes", [["Labels", text]]);
    expect(await asked("You don't need to edit anything in the list of labels, but it is worth a look.")).toEqual([]);
    expect(await asked("You don't need to edit the list of labels, but it is worth a look.")).toHaveLength(1);
  });

  test("end before what sends to other pages", async () => {
    const text =
      "The box has no label, so that no train takes it.\n\nSee also:\n\n- Labels of boxes\n- Trains of the town";
    expect(await faqs("No label", [["Why does no train take my box?", text]])).toEqual([
      expect.objectContaining({ answer: "The box has no label, so that no train takes it." }),
    ]);
  });

  test("to how something is done do not say whom the page is there for", async () => {
    const forWhom = "You'll need this guide if you're shipping boxes or crates to the towns by the sea.";
    const others = "If you ship other things like letters or parcels, check their respective guides.";
    expect(await faqs("How to ship boxes", [["", `${forWhom} ${others}`]])).toEqual([]);
    expect(await faqs("How to ship boxes", [["", `Use the label of the town. ${others}`]])).toHaveLength(1);
  });

  test("do not tell what can be done besides, where the rest is unsaid", async () => {
    const asked = (text: string) => faqs("Boxes", [["What if I am not in the office?", text]]);
    expect(await asked("If you are not in the office, you can also leave the box at a shop.")).toEqual([]);
    expect(await asked("If you are not in the office, you can leave the box at a shop.")).toHaveLength(1);
  });

  test("are given to no question that a writer asks for effect: “What's the solution?”", async () => {
    const text = "If you care about your boxes, then you need a solution like a train. A train is never late.";
    expect(await faqs("Boxes", [["What's the solution?", text]])).toEqual([]);
    expect(await faqs("Boxes", [["What's the solution for late boxes?", text]])).toHaveLength(1);
  });

  test.each([
    "If you own a box, you will see a Delete link on its page. You must confirm it before the box is gone.",
    "Manually start the run of boxes in the list of trains. Review the plan and apply it.",
  ])("to how something is done begin where the way begins: %s", async (text) => {
    const told = await faqs("Boxes", [["Remove a box", text]]);
    expect(told.map(({ answer }) => answer)).toEqual([text]);
  });

  test("do not end before a sentence that takes back the only one", async () => {
    const question = 'Are trains "free of charge"?';
    const draw = "One of the draws of a train is that it does not cost money.";
    expect(await faqs("Boxes", [[question, `${draw} "Free of charge", however, is only the wagon.`]])).toEqual([]);
    expect(await faqs("Boxes", [[question, draw]])).toHaveLength(1);
  });

  test("are given to no question to the reader: “Do you like organizing?”", async () => {
    const text = "Find an open box to ship, and ask if you can write its label. Improve the list of towns.";
    expect(await faqs("Boxes", [["Do you like organizing?", text]])).toEqual([]);
    expect(await faqs("Boxes", [["How do I help with organizing?", text]])).toHaveLength(1);
  });

  test("are no definition by what was said before: “… that does just that.”", async () => {
    const text = "The train can be taken out of the town by a wagon. Acme Box is an extension that does just that.";
    expect(await faqs("Acme Box", [["", text]])).toEqual([]);
    expect(await faqs("Acme Box", [["", text.replace("does just that", "takes it out")]])).toHaveLength(1);
  });

  test("are not what one of its writers did, but may be what a visitor says", async () => {
    const asked = (text: string) => faqs("Boxes", [["Why ship boxes by train?", text]]);
    expect(await asked("A train helped me with many of the boxes that I shipped when I was at school.")).toEqual([]);
    expect(await asked('A train is for whoever says "I want no box to be late", and ships it for less.')).toHaveLength(
      1,
    );
  });

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

test("A way is told with the cheer at its end where more is to be done behind it", async () => {
  const steps = "1. Open the lid of the box.\n2. Press the blue button.\n3. Done! Now close the lid.";
  expect((await takeawaysOf(page("How do I empty a box?", [["", steps]]))).join(" ")).not.toEndWith("blue button.");
});

describe("Bullets of sentences", () => {
  const answer = async (text: string) =>
    (await faqsOf(page("Grants", [["What is a grant?", text]]), "bullets"))[0]?.answer;

  test("keep what leans on the sentence shown before it", async () => {
    const text = "A grant is money for old houses. It is given by the town hall. Each grant is for one house.";
    expect(await answer(text)).toBe(
      "- A grant is money for old houses.\n- It is given by the town hall.\n- Each grant is for one house.",
    );
  });

  test("are not made of what stands behind a table", async () => {
    const table = "Plan | Price\nBasic | 8 euros\nPlus | 12 euros";
    const remark = "Every extra half hour of a ride is 2 euros.";
    const faqs = await faqsOf(page("Bikes", [["Which plans are there?", `${table}\n\n${remark}`]]), "bullets");
    expect(faqs).toEqual([
      { question: "How much is the Basic plan?", answer: "- Basic: Price 8 euros." },
      { question: "How much is the Plus plan?", answer: "- Plus: Price 12 euros." },
    ]);
  });
});

test("What the requirements are is told by what has to be, in whatever words", async () => {
  const duty = "You need a degree in biology. Those with two years of work on boats are considered as well.";
  const answer = async (text: string) => (await faqs("Sea biology", [["Entry requirements", text]]))[0];
  expect(await answer(duty)).toEqual({ question: "What are the entry requirements?", answer: duty });
  expect(await answer("Sea biology began in 1990 at a harbour. It has many friends in the town.")).toBeUndefined();
});
