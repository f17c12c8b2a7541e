import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, page, takeawaysOf } from "./fixtures.ts";

// Pages as help centres write them: cases, troubleshooting, steps under a title that names the task.

const faqsFor = async (title: string, ...sections: [heading: string, text: string][]) =>
  (await faqsOf(page(title, sections))).map(({ question, answer }) => [question, answer]);
describe("A heading that is a case asks what if", () => {
  const remedy = "The box may be full. Take a few letters out of it to make room.";

  test.each([
    ["If the Print button is disabled", "What if the Print button is disabled?"],
    ["If a box is offline", "What if a box is offline?"],
    ["If your box is not found", "What if my box is not found?"],
  ])("%s", async (heading, question) => {
    expect(await faqsFor("Boxes", [heading, remedy])).toEqual([[question, remedy]]);
  });

  test.each(["If the box is red", "If we are asked", "If I am away"])(
    "unless nothing goes wrong: %s",
    async (heading) => {
      expect(await askedOn("Boxes", [heading, remedy])).toEqual([]);
    },
  );

  test("and is answered by steps without the line that only leads to them", async () => {
    const steps = "1. Look into the other box.\n2. Check the red folder.\n3. Contact us for a new letter.";
    const told = "Look into the other box. Check the red folder. Contact us for a new letter.";
    for (const lead of ["Follow these steps:", "Try the following:", "Here’s what you can do:"])
      expect(await faqsFor("Letters", ["If you haven't received the letter", `${lead}\n\n${steps}`])).toEqual([
        ["What if I haven't received the letter?", told],
      ]);
  });

  test("and “what can I do?” is answered by what is done, not by what explains it", async () => {
    const heading = "The lamps of my boxes are too much alike, what can I do?";
    const why = "Since the year 2020 the lamps of all boxes have had the colour of their door.";
    expect(await askedOn("Boxes", [heading, why])).toEqual([]);
    for (const help of [
      "Press the red button of each lamp.",
      "The lamps have to be reported to the desk of the house.",
    ])
      expect(await faqsFor("Boxes", [heading, help])).toEqual([[heading, help]]);
  });

  test("but not by how it shows", async () => {
    const text = (then: string) => `If your box is not found in the house, ${then}.`;
    expect(await askedOn("Lost boxes", ["", text("the lamp of its door will show a red cross")])).toEqual([]);
    expect(await askedOn("Lost boxes", ["", text("please press the red button of its door")])).toHaveLength(1);
  });

  test.each([
    "If you haven't set up the lamp of your box, you're already all set.",
    "If you haven't set up the lamp of your box, you'll need to do that first from the desk of the house.",
    "If you aren't using the lamp of your box, enter the number of the house.",
  ])("but not where it comes to nothing, or goes on with a step: %s", async (text) => {
    expect(await askedOn("Boxes", ["", text])).toEqual([]);
    const letter = text.replace(/, .*/, ", send us a letter with the number of the house.");
    expect(await askedOn("Boxes", ["", letter])).toHaveLength(1);
  });

  test("but not what is left of a case", async () => {
    expect(
      await askedOn("Boxes", ["", "If you did lose the number of a box, please send us the number of the house."]),
    ).toEqual([]);
    const text = (still: string) => `If you${still} have problems with a box, please send us the number of the box.`;
    expect(await askedOn("Boxes", ["", text(" still")])).toEqual([]);
    expect(await askedOn("Boxes", ["", text("")])).toEqual(["What if I have problems with a box?"]);
  });
});

describe("On a page about a trouble", () => {
  const remedy = "A lid of a box can be fixed with a drop of oil.";
  const text = `A box may be red or blue, and each color of a box has a key. The keys of a box are made by a smith of the town. The paint of a box is made of oil and chalk. The lid of a box is as heavy as its key. ${remedy} The oil of a lid is sold in the town.`;
  const shown = async (title: string) => await takeawaysOf(page(title, [["", text]]), 3);

  test.each(["If a box does not open", "Box troubleshooting", "My box is stuck"])(
    "what is done about it is told before other things: %s",
    async (title) => expect(await shown(title)).toContain(remedy),
  );

  test("and on others it is not", async () => {
    expect(await shown("A box that is open")).not.toContain(remedy);
  });
});

describe("A task is told", () => {
  test("by steps below a title whose verb is no verb without them", async () => {
    const steps = "1. Open the Boxes tab.\n2. Click the box and select Link.\n3. Press Save.";
    expect(await faqsFor("Associate a box with a house", ["Follow these steps", steps])).toEqual([
      ["How do I associate a box with a house?", "Open the Boxes tab. Click the box and select Link. Press Save."],
    ]);
  });

  test("by one of three letters too", async () => {
    const steps = "1. Open the Boxes tab.\n2. Click the box and select Link.\n3. Press Save.";
    expect(await askedOn("Pin a box to the wall", ["Follow these steps", steps])).toEqual([
      "How do I pin a box to the wall?",
    ]);
  });

  test.each([
    ["About the box", "1. Open the lid.\n2. Press the button."],
    ["Lost your phone", "1. Open the lid.\n2. Press the button."],
    ["Half the price", "1. Open the lid.\n2. Press the button."],
    ["Resets the counter", "1. Open the lid.\n2. Press the button."],
    ["Associate a box with a house", "1. The lid is red.\n2. The button is green."],
  ])("but no such verb is found in %s over %p", async (title, steps) => {
    expect((await askedOn(title, ["Steps", steps])).join()).not.toMatch(/How do I/);
  });

  test("with what may be chosen from within a step", async () => {
    const steps =
      "1. Open the lid of the box.\n2. Do one of the following:\n   - Press the red button.\n   - Select the key.\n";
    const [[, answer] = []] = await faqsFor("Print a letter", ["", steps]);
    expect(answer).toBe("Open the lid of the box. Do one of the following: press the red button; or select the key.");
    expect(await takeawaysOf(page("Boxes", [["", `A box is a thing of wood for letters.\n\n${steps}`]]))).not.toContain(
      "Press the red button.",
    );
  });

  test.each([
    ["Changing the color", "The color can be changed on the settings page of a box."],
    ["Joining a club", "To join a club, one of its owners needs to invite you. You will get a letter from him."],
  ])("by where it is done, or by whom: %s", async (title, text) => {
    expect((await faqsFor(title, ["", text])).map(([, answer]) => answer)).toEqual([text]);
  });

  test("but not by what has to be so of something else", async () => {
    const text = "To join a club, we have some rules that need to work within that club.";
    expect(await askedOn("Joining a club", ["", text])).toEqual([]);
  });

  test("without what comes by itself between two steps, where it is too long with it", async () => {
    const orders = Array.from({ length: 5 }, (_, i) => `Press the red button number ${i + 1} of the box.`);
    const mail = "A letter with the number will be sent to the address of your house.";
    const list = (steps: string[]) => steps.map((step, i) => `${i + 1}. ${step}`).join("\n");
    const last = "Enter the number.";
    expect((await faqsFor("Print a letter", ["", list([...orders, mail, last])])).map(([, answer]) => answer)).toEqual([
      [...orders, last].join(" "),
    ]);
    expect((await faqsFor("Print a letter", ["", list([...orders.slice(2), mail, last])])).join()).toContain(mail);
  });

  test("with what comes by itself where the next step is done to it", async () => {
    const orders = Array.from({ length: 5 }, (_, i) => `Press the red button number ${i + 1} of the box.`);
    const icon = "A letter icon will appear beside the lid of the box.";
    const asked = async (last: string) =>
      askedOn("Print a letter", ["", [...orders, icon, last].map((step, i) => `${i + 1}. ${step}`).join("\n")]);
    expect(await asked("Click the icon.")).toEqual([]);
    expect(await asked("Click the lid.")).toEqual(["How do I print a letter?"]);
  });

  test("with an order below a step that names another thing to press, however alike they are", async () => {
    const answer = async (below: string) =>
      (
        await faqsFor("Make a letter file", [
          "",
          `1. Open the box.\n2. Right-click the letter to make a file of. ${below}`,
        ])
      )
        .map(([, told]) => told)
        .join();
    expect(await answer("In the menu, click Make letter file.")).toEndWith("click Make letter file.");
    expect(await answer("Right-click the letter to make it.")).not.toContain("make it");
    const saved = "1. Open the box.\n2. Click Save for the letter file. Then press “Save” for the letter file.";
    expect((await faqsFor("Make a letter file", ["", saved])).map(([, told]) => told).join()).not.toContain("press");
  });

  test("not by what its reader has to have for it alone", async () => {
    const [need, order] = ["You'll need a box that is painted in red or blue.", "Open the lid of the box."];
    expect(await askedOn("Print a letter", ["", need])).toEqual([]);
    expect(await askedOn("Print a letter", ["", `${need} ${order}`])).toEqual(["How do I print a letter?"]);
  });

  test("with a step that names what a control asks", async () => {
    const steps = "1. Open the box of the house.\n2. Click Forgot your key?\n3. Enter the number of the house.";
    expect((await faqsFor("Reset a key", ["", steps])).map(([, answer]) => answer)).toEqual([
      "Open the box of the house. Click Forgot your key? Enter the number of the house.",
    ]);
  });

  test.each([
    ["Set the start time", "Set the start time for when the box should be opened again."],
    ["Specify the name of a box", "Specify the name of a box to clearly identify it in a house of many."],
  ])("not by the task again: %s", async (title, text) => {
    expect(await askedOn(title, ["", text])).toEqual([]);
  });

  test("in a point of up to sixty words, where that is too long for an answer", async () => {
    const orders = (count: number) =>
      Array.from(
        { length: count },
        (_, i) => `${i + 1}. Press the red button ${"ABCDEFGH"[i]} of the same old box.`,
      ).join("\n");
    const shown = async (count: number) => (await takeawaysOf(page("Print a letter", [["", orders(count)]]))).length;
    expect(await askedOn("Print a letter", ["", orders(6)])).toEqual([]);
    expect([await shown(6), await shown(7)]).toEqual([1, 0]);
  });

  test("not by how many steps there are", async () => {
    const answers = async (end: string) =>
      (await faqsFor("Create a box", ["", `Click the plus button to create a box.${end}`])).map(([, answer]) => answer);
    expect(await answers("")).toHaveLength(1);
    expect(await answers(" There are four steps to creating a box.")).toEqual([]);
  });

  test.each([
    "Export of letters - 2 ways",
    "Add a box - Legacy",
    "Document library access",
    "Label filter",
    "Growing pains",
    "Reading time",
  ])("and none is made of what is no task any more, or a thing: %s", async (heading) => {
    const text = "Open the box of the house and press its button until the light is green.";
    expect((await askedOn("Boxes", [heading, text])).join()).not.toMatch(/How do I/);
  });

  test("with an article for a new one", async () => {
    const text = "Open the menu of the house and press the plus button until the lamp is green.";
    expect(await askedOn("Boxes", ["Create new label", text])).toEqual(["How do I create a new label?"]);
    expect(await askedOn("Boxes", ["Create new labels", text])).toEqual(["How do I create new labels?"]);
  });

  test("with the article that its page gives what is done to", async () => {
    const text = "Open the menu of the photo and press Delete to remove it for good.";
    expect(await askedOn("Boxes", ["Delete photo", text])).toEqual(["How do I delete the photo?"]);
    expect(await askedOn("Boxes", ["Delete photo", "Open the menu and press Delete to remove it for good."])).toEqual(
      [],
    );
  });
});

describe("A question in the title is answered", () => {
  test.each([
    ["Can a guest invite others?", "Yes, but the owner needs to give the guest a special right to do so."],
    [
      "Should I wash the box before I paint it?",
      "The answer is no. Water will in some cases damage the wood of the box.",
    ],
  ])("by the yes or no that opens the page: %s", async (title, text) => {
    expect(await faqsFor(title, ["", `${text}\n\nclick on the menu`])).toEqual([[title, text]]);
  });

  test.each(["Who am I?", "How does people use boxes?"])("but not %s", async (question) => {
    const heading = question === "Who am I?" ? question : "How people use boxes";
    const text = "People use boxes to keep letters dry. They put them beside the door of the house.";
    expect(await askedOn("Boxes", [heading, text])).not.toContain(question);
  });
});

describe("Unless", () => {
  test("a single choice within a step is none", async () => {
    const steps = "1. Open the lid of the box.\n2. Do one of the following:\n   - Press the red button.\n";
    expect((await faqsFor("Print a letter", ["", steps])).join()).not.toContain("one of the following");
  });

  test("what comes last in a way is told, however long that is", async () => {
    const orders = Array.from({ length: 5 }, (_, i) => `${i + 1}. Press the red button number ${i + 1} of the box.`);
    const last = "6. A green light of the box will appear beside the red button of it.";
    expect((await faqsFor("Print a letter", ["", [...orders, last].join("\n")])).map(([, answer]) => answer)).toEqual(
      [],
    );
  });

  test("its title names the trouble, or the sentence itself", async () => {
    const said = "The error is gone once the lid of the box is closed.";
    const shown = async (title: string) => await takeawaysOf(page(title, [["", `A box has a lid of wood. ${said}`]]));
    expect(await shown("Boxes")).not.toContain(said);
    expect(await shown("Lid error")).toContain(said);
  });

  test("a single item is named like a section of its page", async () => {
    const points = await takeawaysOf(
      page("Boxes", [
        ["", "A box is a thing of wood for letters.\n\nFind out what to do:\n\n- Paint the box in May."],
        ["Paint the box in May", "Red is best."],
      ]),
      6,
    );
    expect(points.join()).toContain("Paint the box in May");
  });
});

describe("What holds for some alone", () => {
  const lead = "The boxes affected by the recall are boxes of Acme that have one of these labels";
  const list = "- Red label of the north\n- Blue label of the south";

  test("is no list without the line behind it that says so", async () => {
    const only = `${lead}:\n\n${list}\n\nOnly if they were sold in May.`;
    const faqs = await faqsFor("Recall of boxes", ["Affected boxes", only]);
    expect(faqs.filter(([, answer]) => /label/.test(answer!) && !/May/.test(answer!))).toEqual([]);
    expect((await takeawaysOf(page("Recall of boxes", [["", only]]))).filter((text) => /affected/.test(text))).toEqual(
      [],
    );
    for (const end of ["", "However you paint it, the label stays.", "Only one label is on each box."]) {
      const [shown = ""] = await takeawaysOf(page("Recall of boxes", [["", `${lead}:\n\n${list}\n\n${end}`]]));
      expect(shown).toContain("Blue label");
    }
  });

  test("is asked for by those for whom alone it is", async () => {
    const text = "Single sign-on is only available for enterprise customers.";
    expect(await askedOn("Single sign-on", ["", text])).toEqual(["Who is single sign-on available for?"]);
  });

  test("ends before a clause that its page left without its other half", async () => {
    const text =
      "You can open the red box with the key of the blue one. Unless you are in the north or the key is red.";
    expect((await faqsFor("Open the red box", ["", text])).map(([, answer]) => answer)).toEqual([
      "You can open the red box with the key of the blue one.",
    ]);
  });

  test("is asked for by its kinds, where a list tells them", async () => {
    const kinds = "Acme offers two types of boxes for children (and students):\n\n- Small boxes\n- Round boxes";
    expect(await askedOn("Acme", ["", kinds])).toEqual(["What types of boxes for children does Acme offer?"]);
  });

  test("is asked for by which things it is said of", async () => {
    expect(await askedOn("Recall of boxes", ["Affected boxes", `${lead}: red and blue.`])).toContain(
      "Which boxes are affected by the recall?",
    );
  });

  test("is no takeaway away from the platform in its heading, where others are told besides", async () => {
    const said = "All boxes of Acme can be opened with it.";
    const of = (...headings: string[]) =>
      takeawaysOf(
        page("The Acme app", [
          ["", "The Acme app opens boxes from afar."],
          ...headings.map((heading): [string, string] => [heading, heading === "Android" ? "It is slow there." : said]),
        ]),
      );
    expect(await of("Windows and macOS", "Android")).not.toContain(said);
    expect(await of("Windows and macOS")).toContain(said);
    expect(await of("Opening boxes", "Android")).toContain(said);
  });
});

describe("No point, and no part of an answer, is", () => {
  const said = "A box is a thing of wood that keeps your letters dry in the rain.";
  const shown = async (text: string, heading = "") =>
    await takeawaysOf(page("Boxes", [[heading, `${said} ${text}`]]), 6);

  test.each([
    "This article will show you how to open a box with a key.",
    "In this guide we will explain how a box is opened with a key.",
    "As an example, we'll open a red box with a small key.",
    "Let us first differentiate between boxes and bags of all kinds.",
    "If you hold the key over the lid, a small arrow icon will appear.",
    "Even finding the right key can take a lot of time in a big house.",
    "It's an important step to finish the paint of the box.",
    "Click it and select Delete to remove the box.",
    "If you are still waiting for a box, paint the old one again.",
    "The material presented here is useful for those who have a box.",
    "A box of the north needs a key, like the one of the previous section.",
    "You do not need any of the keys above unless the box is red.",
    "Read this sample project if you are new to boxes of wood.",
    "If you want to open many boxes at the same time, proceed as follows.",
    "Back button - Get taken back to the page of your box.",
    "The smallest key required to open the box without a lamp.",
    "Under that lid we can find the keys of the box.",
    "Use the red key of the house to open the box instead.",
    "After the lid is closed the error will no longer appear.",
  ])("%s", async (text) => {
    expect(await shown(text)).toEqual([said]);
  });

  test("a thing in a list of things, some of which are no sentences", async () => {
    const of = async (end: string) =>
      await shown(`\n\n- Red keys${end}\n- A small file with some words about the paint of it.`);
    expect(await of("")).toEqual([said]);
    expect(await of(" open the lid of a box.")).toHaveLength(3);
    const says = "- Red keys\n- A small file of paper holds the keys, and has some words about them.";
    expect(await shown(`\n\n${says}`)).toHaveLength(2);
  });

  test("an item for some of its readers, or the label of notes", async () => {
    const some = "- For red boxes: Press the big button of the lid.\n- For blue boxes: Turn the small key of the lid.";
    expect(await shown(`\n\n${some}`)).toEqual([said]);
    const notes = "Note that:\n\n- The big boxes of the north are red.\n- The small boxes of the south are blue.";
    expect((await shown(`\n\n${notes}`)).join()).not.toContain("Note that");
  });

  test("a list of the page's own headings, with the line that leads to it", async () => {
    const contents = "- Painting boxes\n- Opening boxes";
    const of = (lead: string) =>
      takeawaysOf(
        page("Boxes", [
          ["", `${said}\n\n${lead}\n\n${contents}`],
          ["Painting boxes", "Paint the box in May."],
          ["Opening boxes", "Open the box in June."],
        ]),
        6,
      );
    for (const lead of ["In this article:", "Find out what you can do with a box in your house:"])
      expect((await of(lead)).filter((text) => /Painting boxes/.test(text))).toEqual([]);
    expect((await of("There are two things that you can do with a box:")).join()).toContain("Painting boxes");
  });

  test("a line that leads to a picture: what stands before it is told all the same", async () => {
    const text = "Open the lid of the box and press the red button.\n\nThis is what the box can look like:";
    expect(await faqsFor("Open the box", ["", text])).toEqual([
      ["How do I open the box?", "Open the lid of the box and press the red button."],
    ]);
  });

  test("an order between two steps, whose indentation its page has lost", async () => {
    const steps =
      "1. Open the lid.\n2. Add these:\n- Name: red\n\nClick the big green button to add the box.\n\n3. Press Save.";
    expect(await takeawaysOf(page("Boxes", [["", `${said}\n\n${steps}`]]), 6)).not.toContain(
      "Click the big green button to add the box.",
    );
  });
});
