import { describe, expect, test } from "bun:test";
import { faqsOf, page, takeawaysOf } from "./fixtures.ts";

// Questions that sentences and headings look like, and are none.

const asked = async (heading: string, text: string, title = "Boxes of Acme") =>
  (await faqsOf(page(title, [[heading, text]]))).map(({ question }) => question);

describe("A question is put in the order of questions", () => {
  const told =
    "Acme has a duty to its guests to keep the list of boxes up to date, because the law of the harbour asks for it.";

  test.each([
    ["Why Acme needs to collect boxes?", "Why does Acme need to collect boxes?"],
    ["What Acme does with boxes?", "What does Acme do with boxes?"],
    ["Why Acme is on time?", "Why is Acme on time?"],
    ["How long boxes are kept", "How long are boxes kept?"],
    ["What we collect?", "What do we collect?"],
    ["Why are boxes kept?", "Why are boxes kept?"],
    ["What boxes are on the list?", "What boxes are on the list?"],
  ])("%s", async (heading, question) => {
    expect(await asked(heading, told)).toContain(question);
  });
});

describe("No question is made", () => {
  test.each([
    ["of how many ways there are alone", "Upload boxes", "You can upload boxes to us in three ways."],
    [
      "of what a thing does to what is not named",
      "",
      "Box nesting is an exciting craft that lifts a lot of those limits.",
    ],
    [
      "of what stands above it",
      "Are these stable boxes or loose nests?",
      "A nest holds what was laid into it by hand.",
    ],
    ["of one of several", "Choose which one to send to", "Send a letter from the address of your shop to all."],
    ["of two that are not named", "", "To move files between the two, use your mouse to drag and drop the files."],
    [
      "of a price that is not told",
      "Pricing",
      "We publish our prices openly, in line with our promise to all of the towns.",
    ],
    [
      "of a trouble that shows in messages",
      "What should I do when I’ve reached my limit?",
      "When you’ve reached your limit, you may encounter error messages such as Limit exceeded.",
    ],
    [
      "of what a picture shows",
      "Features",
      "Screenshots of the box features. From left to right: lid, handle, key, stamp.",
    ],
    [
      "of code that stands below",
      "Editing your draft",
      "If the mood strikes, you can always update the body of your draft using the code below.",
    ],
    [
      "of where to go on",
      "Where to go from here?",
      "We will look at a new box, which is made of the last one, in the hall of the town.",
    ],
    [
      "of a name that has a question in it",
      "Where Do I Ship - Report of June 2017",
      "We only showed the form to those who had a box of their own by then.",
    ],
    ["of help that is near", "", "If you find yourself stuck or confused, help is just a click away."],
    [
      "of what comes next",
      "What Next?",
      "We now look forward to the year, in which we build more boxes with our members.",
    ],
    ["of a case within a case", "", "If you can come only if you get a grant, there is no need to book a room."],
  ])("%s", async (_, heading, text) => {
    expect(await asked(heading, text, "Supporter box")).toEqual([]);
  });

  test("in the letters of a title", async () => {
    const told = "When a paid box is returned, the box goes to the hall. Refunds are made by hand.";
    expect(await asked("What Happens When a Paid Box is Returned?", told)).toEqual([
      "What happens when a paid box is returned?",
    ]);
  });

  test("of a title that a name with a verb in it answers", async () => {
    const told = "Code for Quays hosted its box day at the hall, and began it with a talk by the clerk of the town.";
    expect(await asked("", told, "Searching for Boxes in a Sea of Crates")).toEqual([]);
    const plans = "Enforce Box Plans is a setting of the account that keeps all new boxes to a plan of the shop.";
    expect(await asked("", plans, "How to Enforce Plans")).not.toContain("How do I Enforce Plans?");
  });

  test("of a way whose step is told elsewhere", async () => {
    const steps =
      "1. Your clerk should follow the instructions below in the Outside Guests section.\n2. We look at the request and send you a key.\n3. Once the key is ready, fill out the form of the hall!";
    expect(await asked("Don’t have a key yet?", steps)).toEqual([]);
  });

  test("of the label before a task that a title names", async () => {
    const rule = "Any user who can see a box in their list can cancel a box. He needs a key.";
    expect(await asked("Requirements", rule, "User action: Cancel a box")).toEqual(["What do I need to cancel a box?"]);
  });

  test("without what an answer says of its place", async () => {
    const told = "As stated in Sections 7 and 8 above, you can withdraw consent at any time by sending us a letter.";
    const [faq] = await faqsOf(page("Consent", [["How do I withdraw consent?", told]]));
    expect(faq?.answer).toStartWith("You can withdraw consent");
  });

  test("of an order that a verb follows by mistake", async () => {
    const of = (text: string) => asked("", text, "The eight principles of good boxes");
    expect((await of("Use these eight principles improve the boxes of your house and town.")).join()).not.toContain(
      "use these",
    );
    expect(await of("The eight principles improve the boxes of your house and town.")).toEqual([
      "What do the eight principles improve?",
    ]);
  });

  test("of a thing that its text names so", async () => {
    const named = "Scan progress is shown in the list of boxes. Boxes are scanned one by one in the night.";
    expect((await asked("Scan progress", named)).join()).not.toContain("How do I scan");
    const tracked = "Scan time is tracked in the list of boxes. Boxes are scanned one by one in the night.";
    expect((await asked("Scan time", tracked)).join()).not.toContain("How do I scan");
    const pressed = "Open the list of boxes and press Scan lids. Scan lids is shown to admins alone.";
    expect((await asked("Scan lids", pressed)).join()).toContain("How do I scan");
    expect((await asked("Scan boxes", "Open the list of boxes and press Scan.")).join()).toContain("How do I scan");
  });

  test("of a task whose object its page alone names", async () => {
    const text = "Open the list of boxes and press Enable before you import any of them.";
    expect(await asked("Enable before importing", text)).toEqual([]);
    expect(await asked("Enable from the list", text)).toEqual([]);
    expect(await asked("Enable during imports", text)).toEqual([]);
    expect(await asked("Enable labels before importing", text)).toEqual(["How do I enable labels before importing?"]);
  });

  test("of a title that names nothing", async () => {
    const price = "Round boxes cost $12 a month for each of the towns of the north.";
    expect(await asked("Pricing", price, "Round boxes")).toEqual(["How are round boxes priced?"]);
    expect((await asked("Pricing", price, "Quick start")).join()).not.toContain("quick start");
  });

  test("of a remark behind a task", async () => {
    const text = "Open the list of boxes, press Update and wait for the cart.";
    expect(await asked("Update the list of boxes - removed in May", text)).toEqual([
      "How do I update the list of boxes?",
    ]);
    expect(await asked("Update the list of boxes - on Windows", text)).toEqual([
      "How do I update the list of boxes - on Windows?",
    ]);
    expect((await asked("Update the list of boxes - and lids", text))[0]).toBe(
      "How do I update the list of boxes - and lids?",
    );
  });

  test("of what a thing is to its makers", async () => {
    const is = (what: string) =>
      asked("", `Round boxes are ${what} that the house of Acme sends to the towns.`, "Round boxes");
    expect(await is("a significant feature")).toEqual([]);
    expect(await is("containers of wood")).toEqual(["What are round boxes?"]);
  });

  test("twice of what is shortened, unless it is asked of it", async () => {
    const uses = "The Round Wood Box (RWB) keeps letters dry in the rain and in the snow of the north.";
    const what = "An RWB is a thing of wood that holds all of the letters of a town in it.";
    const both = await faqsOf(
      page("RWB", [
        ["What is an RWB?", what],
        ["What are the benefits of a Round Wood Box (RWB)?", uses],
      ]),
    );
    expect(both).toHaveLength(2);
    const spelled = "A Round Wood Box (RWB) is a box of wood that has a round lid for rain.";
    const letters = "An RWB is a thing that keeps all of the letters of a town in it.";
    expect(await asked("", `${letters} Each RWB has a lid.\n\n${spelled} RWB are old.`, "RWB")).toHaveLength(1);
    expect(await asked("", `${spelled} RWB are old.\n\n${letters} Each RWB has a lid.`, "RWB")).toHaveLength(1);
  });

  test("whose answer tells what comes when all is done", async () => {
    const wait = "you may need to wait for an hour until the list of boxes shows it.";
    const after = `After you delete a round box, ${wait}`;
    expect(await asked("Delete a round box", after)).toEqual([]);
    expect(await asked("Delete a round box", `${after} Open the list of boxes and press the red button.`)).toHaveLength(
      1,
    );
  });

  test("whose answer tells what is done later", async () => {
    const later = (act: string) =>
      asked("", `To ${act}, open the list of boxes and press the red button.`, "Create a round box");
    expect(await later("return to a round box")).toEqual(["How do I return to a round box?"]);
    expect(await later("create a round box")).toEqual(["How do I create a round box?"]);
    const text = "To update a round box, open the list of boxes and press the red button.";
    expect(await asked("", text, "Change a round box")).toEqual(["How do I change a round box?"]);
  });

  test("whose answer tells how to find out something else", async () => {
    const steps = "1. Select the box service.\n2. Select Settings.\n3. Look for your name below Owners.";
    const found = await asked(
      "",
      `To check if you are an owner of a box service:\n\n${steps}`,
      "How to switch a box service",
    );
    expect(found).toEqual(["How do I check if I am an owner of a box service?"]);
    const checked = await asked("", `To check whether your box is open:\n\n${steps}`, "How to check my box");
    expect(checked).toContain("How do I check my box?");
  });

  test("whose answer is there for what only the page names", async () => {
    const needed = (thing: string) =>
      asked(
        "Requirements",
        `To create ${thing}, open the list of boxes and press New key. Keep it in a safe place.`,
        "Round boxes",
      );
    expect(await needed("this key")).toEqual([]);
    expect((await needed("a round box")).length).toBeGreaterThan(0);
    const mended = "To fix this issue, open the list of boxes and press the red button.";
    expect(await asked("Why can’t I open a box?", mended)).toHaveLength(1);
  });

  test("of an order that is bidden again", async () => {
    expect(
      await asked("Save your new box", "Save your new box to store your letters and send them to the town."),
    ).toEqual([]);
    expect(await asked("Return a round box", "Return the round box to any house within 30 days.")).toHaveLength(1);
    expect(await asked("Save your new box", "Save your new box to the shelf by pressing on the lid.")).toHaveLength(1);
  });

  test("of what one probably wants", async () => {
    const wants = (how: string) =>
      asked("", `If you already use a box of your own, you ${how} paint it in red or blue.`);
    expect(await wants("probably want to")).toEqual([]);
    expect(await wants("have to")).toHaveLength(1);
  });

  test("of what a page only bids to look at", async () => {
    const text = "Open the list of boxes, press Colors and choose the red one.";
    expect(await asked("Explore the colors", text)).toEqual([]);
    expect(await asked("Change the colors", text)).toEqual(["How do I change the colors?"]);
  });

  test("of a reader by the page", async () => {
    const text = "Boxes of Acme are made of wood that has been in the house for a year.";
    expect((await asked("Are you looking for a box of wood?", text)).join()).not.toContain("looking");
  });

  test("of how a trouble shows", async () => {
    const trouble = "If your box could not be opened,";
    const heading = "If your box could not be opened";
    expect(await asked(heading, `${trouble} the list will display a red cross.`)).toEqual([]);
    expect(await asked(heading, `${trouble} the list shows a link with which you can open it.`)).toHaveLength(1);
    expect(await asked(heading, `${trouble} ask the desk of Acme for a new key.`)).toHaveLength(1);
  });

  test("of the rest of what is told before", async () => {
    expect((await asked("", "We don't store the rest of the boxes of any town in the house.")).join()).not.toContain(
      "rest",
    );
    expect(await asked("", "We don't store boxes of glass from any town in the house.")).toHaveLength(1);
  });

  test("of where something leads", async () => {
    expect((await asked("", "You need an account with access to GitHub or to the big house.")).join()).not.toContain(
      "need to GitHub",
    );
    const needed = (end: string) => asked("", `You need a cord from your box to ${end}.`);
    expect((await needed("the big box beside the door of the house")).join()).not.toContain("What do I need to the");
    expect(await needed("open the big box of the house")).toEqual(["What do I need to open the big box of the house?"]);
  });

  test("of what a writer asks about his own words", async () => {
    const text = "A box is a thing of wood that keeps your letters dry in the rain.";
    const within = (question: string) => asked("Boxes", `Acme has boxes. ${question} ${text}`);
    expect(await within("What do you mean by a box?")).not.toContain("What do I mean by a box?");
    expect((await asked("What do you mean by a box?", text)).join()).not.toContain("mean by");
    expect(await asked("What do you keep in a box?", text)).toHaveLength(1);
  });

  test.each([
    ["Pull requests", "Pull letters"],
    ["Push notifications", "Push the lid"],
    ["Report quality", "Report a letter"],
    ["Style guide", "Style a letter"],
    ["Editing shortcuts", "Editing boxes"],
    ["Testing steps", "Testing boxes"],
  ])("of a thing whose name opens with a verb: %s", async (thing, task) => {
    const text = "Open the box of the house and press its button until the light is green.";
    expect((await asked(thing, text)).join()).not.toMatch(/^How do I/);
    expect((await asked(task, text)).join()).toMatch(/^How do I/);
  });

  test("of what the page speaks of as of a thing, and not only of what is pressed to do it", async () => {
    const text = (what: string) =>
      `Open the Share Box${what} of the house and press its button until the light is green.`;
    expect((await asked("Share Box", text(""))).join()).not.toMatch(/^How do I/);
    expect((await asked("Share Box", text(" menu"))).join()).toMatch(/^How do I share/);
  });

  test("that only the steps behind its answer would answer", async () => {
    const steps = (end: string) => asked("Set up the box", `Please follow the steps if you set up a box ${end}.`);
    expect(await steps("at home")).toEqual([]);
    expect(await asked("Set up the box", "Please open the lid if you set up a box at home.")).toHaveLength(1);
  });

  test("of what a thing offers, where only that is counted", async () => {
    const offers = (what: string) => asked("", `Acme offers three types of boxes${what}.`, "Acme");
    expect(await offers("")).not.toContain("What does Acme offer?");
    expect(await offers(": small, large and round ones")).toEqual(["What types of boxes does Acme offer?"]);
  });

  test("of when a thing began", async () => {
    expect(await asked("What is the PDH?", "The PDH was first introduced in the town on a day in 2018.")).toEqual([]);
    expect(await asked("What is the PDH?", "The PDH was founded in 2018 as a house for letters.")).toHaveLength(1);
  });
});

test("A question that is counted is asked without its number", async () => {
  const text = "Boxes of glass are sent by train, on the day on which they are brought.";
  expect(await asked("Question 7: How are boxes of glass sent?", text)).toEqual(["How are boxes of glass sent?"]);
});

test("An answer does not end in reasons that it does not tell", async () => {
  const said = "A PDH is a house for letters that nobody wants. It is open on all days.";
  const [faq] = await faqsOf(page("What is a PDH?", [["", `${said} We prefer it for several reasons.`]]));
  expect(faq?.answer).toBe(said);
});

test.each([
  ["Search & sort", "You can search for boxes by their name and sort them by their age in the list."],
  ["Edit and delete", "Click the box with the right button to edit or delete it."],
])("Nothing is asked of tasks without a thing: %s", async (heading, text) => {
  expect((await faqsOf(page("Boxes", [[heading, text]]))).map(({ question }) => question)).toEqual([]);
});

test("A question ends where a dash begins what explains it", async () => {
  const text = "Named boxes do not require extra keys–the name is the key.";
  expect((await faqsOf(page("Named boxes", [["", text]])))[0]?.question).toBe("Do named boxes require extra keys?");
});

test("What was expected or given is named nowhere", async () => {
  const text = "The box does not match the expected size.";
  expect(await faqsOf(page("Boxes", [["", text]]))).toEqual([]);
});

test("An answer does not end in an example that says half", async () => {
  const said = "A deckle lets you make paper with an edge of its own, which no knife has cut.";
  const half = "For example, if you have wood of your own, but you only have a little of it.";
  const whole = "For example, if you have wood of your own, it can be as small as a letter.";
  const told = async (example: string) =>
    (await faqsOf(page("Deckle", [["What is a deckle?", `${said} ${example}`]])))[0]?.answer;
  expect(await told(half)).toBe(said);
  expect(await told(whole)).toBe(`${said} ${whole}`);
});

test("An answer sends nobody elsewhere", async () => {
  const limit = "You can add up to 30 boxes to a room of the house.";
  expect((await faqsOf(page("Boxes", [["How many boxes can I add?", `${limit} More details here.`]])))[0]?.answer).toBe(
    limit,
  );
  const way = "For full setup instructions, setup options and feature details, visit the Acme box plugin page.";
  expect(await asked("Add a box", way)).toEqual([]);
  expect(await asked("Add a box", "For a box with a lid, open the desk and press the button.")).toHaveLength(1);
});

test("No question is made of rules that something is done with", async () => {
  const text = "Rules send each letter to the right desk. Letters without a desk go back to the shelf.";
  expect(await faqsOf(page("Letters", [["Assign with rules", text]]))).toEqual([]);
});

describe("A thing is asked for", () => {
  test("by its kind, though that is said to be a core one", async () => {
    const text = "A box is a core part of the house.";
    expect(await asked("", "Outline is a core plugin that lists the boxes of a house.", "Outline")).toHaveLength(1);
    expect(await asked("", text, "Outline")).toEqual([]);
  });

  test("by its name as it is written, where that ends as several do", async () => {
    const text = "Daily notes is a plugin that opens a note each day. All of your daily notes are kept.";
    expect(await asked("", text, "Daily notes")).toEqual(["What is Daily notes?"]);
    const several = "Daily notes are notes that you write each day. All of your daily notes are kept.";
    expect(await asked("", several, "Daily notes")).toEqual(["What are daily notes?"]);
  });
});

test("What a thing means is what it is, unless it is what comes of it", async () => {
  const means = (sentence: string) => asked("", sentence, "Notes on moonlighting");
  const said = "Moonlighting means working for another house than one's own.";
  expect(await means(said)).toEqual(["What is moonlighting?"]);
  expect(await means("A good moonlighting means less sleep for all of the house.")).toEqual([]);
  expect(await means("Moonlighting means different things to the people of the house.")).toEqual([]);
  expect(await means(said.replace("own.", "own, but not each of them."))).toEqual([]);
});

test("An answer leaves out how large a file is, and keeps what else stands in brackets", async () => {
  const act = (note: string) =>
    `A PDH is a house for letters of the Box Act${note} that nobody wants to have any more.`;
  expect((await faqsOf(page("What is a PDH?", [["", act(" (PDF, 376 KB, 14 pages)")]])))[0]?.answer).toBe(act(""));
  expect((await faqsOf(page("What is a PDH?", [["", act(" (PDF or CSV)")]])))[0]?.answer).toBe(act(" (PDF or CSV)"));
});

test("What somebody uses is a case where he then has to do something", async () => {
  const use = "If you use a box of glass, you need to send it by train.";
  expect(await asked("", use)).toEqual(["What if I use a box of glass?"]);
  expect(await asked("", "If you use a box of glass, wood or tin, you need to send it by train.")).toEqual([]);
});

describe("A fact is asked for as its reader asks", () => {
  const asked = async (text: string, title = "Parcels", heading = "") =>
    (await faqsOf(page(title, [[heading, text]]))).map(({ question }) => question);

  test.each([
    ["Parcel insurance does not protect you from theft.", "Does parcel insurance protect me from theft?"],
    ["We do not require you to sign a parcel form.", "Do you require me to sign a parcel form?"],
    ["Delivery of your parcel costs $5.", "How much does delivery of my parcel cost?"],
    ["We do not ship parcels to the US at all.", "Do you ship parcels to the US at all?"],
  ])("%s", async (text, question) => {
    expect(await asked(text)).toEqual([question]);
  });

  test.each([
    ["How we help you save money", "How do you help me save money?"],
    ["How customer reviews help shops", "How do customer reviews help shops?"],
    ["How price changes affect you", "How do price changes affect me?"],
    ["How insurance supports search teams", "How does insurance support search teams?"],
  ])("%s", async (heading, question) => {
    const text = `${heading.charAt(4).toUpperCase()}${heading.slice(5)} with a box of coins, which we send by post on each day.`;
    expect(await asked(text, "Money", heading)).toEqual([question]);
  });

  test.each([
    "You can book a parcel with the sea view for the same price.",
    "You can send a parcel from the first of May on.",
    "The default settings of a parcel are fine for most senders.",
    "Delivery of our parcel costs $5.",
    "The parcel alarm only runs on boxes of steel.",
  ])("and not where it is none: %s", async (text) => {
    expect(await asked(text)).toEqual([]);
  });

  test.each([
    "Your card is charged at checkout.",
    "Your card is charged on receipt of the parcel.",
    "Your card is charged on weekends only.",
  ])("When is my card charged? %s", async (text) => {
    expect(await asked(text, "Cards", "When is my card charged?")).toEqual(["When is my card charged?"]);
  });

  test("in both of two opposite questions", async () => {
    const source = page("Acme", [
      ["How do I log in?", "Press the green button at the top of the page and enter your name."],
      ["How do I log out?", "Close the window of the shop, or wait for an hour at your desk."],
    ]);
    expect((await faqsOf(source)).map(({ question }) => question)).toEqual(["How do I log in?", "How do I log out?"]);
  });
});

test("IT is a name, and no pronoun", async () => {
  const said = "The IT desk is responsible for all boxes and parcels.";
  expect(await asked("", said, "Desk")).toEqual(["What is the IT desk responsible for?"]);
});

test("What is typed is a step, whatever it begins with", async () => {
  const text = "Open the settings of the box. Type a name. Click the green button. The box has a lock of steel.";
  expect(await takeawaysOf(page("Boxes of Acme", [["", text]]))).toEqual(["The box has a lock of steel."]);
});

test("Kinds of a thing that are named as an order are told", async () => {
  const kinds = ["A plugs have two flat pins", "B plugs have a round pin", "C plugs have two round pins"];
  const text = `${kinds.map((kind) => `Type ${kind} and fit the sockets of the north.`).join(" ")} Adapters are sold there.`;
  expect(await takeawaysOf(page("Plugs of the world", [["", text]]), 1)).toEqual([expect.stringMatching(/^Type/)]);
});

describe("What a sentence denies, or ties to one case, is asked", () => {
  test.each([
    ["There is not a way to send a parcel by boat, you must go by train.", "Can I send a parcel by boat?"],
    ["It is not possible to send a parcel by boat.", "Can I send a parcel by boat?"],
    ["The parcel alarm only occurs when a box is opened by force.", "When does the parcel alarm occur?"],
    ["The parcel fees only apply to boxes of steel.", undefined],
    [
      "If you're having an issue with a parcel box, the most common cause is a key of the wrong size.",
      "What if I’m having an issue with a parcel box?",
    ],
  ])("%s", async (text, question) => {
    const [faq, ...others] = await faqsOf(page("Parcels", [["", text]]));
    expect([faq?.question.replace("I am", "I’m"), ...others]).toEqual([question]);
  });

  test("but not what a thing of any kind does", async () => {
    expect(await faqsOf(page("Research", [["", "Research supports two principles: needs and listening."]]))).toEqual(
      [],
    );
  });

  test("How often we do it", async () => {
    const text = "We do research on parcels twice a year, once in the north and once in the south.";
    expect((await faqsOf(page("Parcels", [["How often we do research", text]])))[0]?.question).toBe(
      "How often do you do research?",
    );
  });
});

test.each([
  "Formerly known as the Parcel Box of Oslo by its owners.",
  "Below summarizes what a parcel box of Oslo has to have.",
  "If you have a parcel box, you must follow the steps and guidelines below.",
  "This phase is an overview of what you need to know of boxes.",
  "An incomplete list of boxes that you may find useful.",
  "If a parcel box is stuck, please use these instructions of its maker.",
  "This parcel box strategy outlines the current rules of the house for boxes.",
  "The parcel house is here to help you take your first steps with a box.",
])("What says nothing beside its page is no point: %s", async (said) => {
  const point = "A parcel box is made of steel and has two keys.";
  expect(await takeawaysOf(page("Parcel boxes", [["", `${said} ${point}`]]))).toEqual([point]);
});

test("What asks its reader and lists what he may say is no point", async () => {
  const point = "A parcel box is made of steel and has two keys.";
  const asks =
    "As a guest of the house, will you be a user of parcel boxes with features like:\n\n- Round lids\n- Keys";
  expect(await takeawaysOf(page("Parcel boxes", [["", `${asks}\n\n${point}`]]))).toEqual([point]);
});

test.each([
  "Before a parcel box arrives, have your pass ready: the courier checks it at the door.",
  "Only with a pass at hand, will you get your parcel box at 9:30 in the morning of the day.",
  "The parcel house is here to help you find cover for boxes worth over 10,000 euros.",
])("But this is one: %s", async (text) => {
  const point = "A parcel box is made of steel and has two keys.";
  expect(await takeawaysOf(page("Parcel boxes", [["", `${text} ${point}`]]))).toEqual([text, point]);
});

test.each([
  [
    "half an order that another one limits",
    "Tent",
    "If your tent is wet hang it up. The tent dries within a day.\n\nFold up your tent but do not tie the ropes. Carry the tent to the store.\n\nIf you're alone you can leave the tent at the desk.",
  ],
  [
    "what stands on a map",
    "Duck Pond",
    "The Duck Pond is the local name for part of the estuary.\n\nDuck Pond launch site is the green star to the north of the map near the town.",
  ],
  [
    "what is said of anything",
    "Code of conduct",
    "We strongly discourage rowers from attempting to teach themselves. By seeking qualified instruction you will: learn faster and with greater safety for those around; you will have more fun. Instruction is an investment that will pay for itself.\n\n- If new or careless rowers show up at your pier, talk to them about where to obtain qualified instruction.",
  ],
])("no question is made of %s", async (_, title, text) => {
  expect(await asked("", text, title)).toEqual([]);
});
