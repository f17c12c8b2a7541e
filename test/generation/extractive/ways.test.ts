import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, faqUnder, page } from "./fixtures.ts";

// "How do I …?": which headings ask it, and what is a way of doing it.

const answerTo = async (heading: string, text: string) => (await faqUnder(heading, text))?.answer;
const numbered = (steps: string[]) => steps.map((step, i) => `${i + 1}. ${step}`).join("\n");

describe("steps", () => {
  const signIn = ["Enter your email address at acme.example.", "Enter your password.", "Click the “Sign in” button."];
  const rest = ["Open the list of all of your orders on the left.", "Choose the order that you want to change."];
  const last =
    "Type what you want to have in its place, and for how many people it has to be, and then press the “Save” button below.";

  test("are told whole or not at all", async () => {
    expect(await answerTo("How to change an order", numbered([...signIn, ...rest]))).toStartWith("Enter your email");
    expect(await answerTo("How to change an order", numbered([...signIn, ...rest, last]))).toBeUndefined();
  });

  test.each(["All of its boxes are lost for good.", "Never do this at night.", "This cannot be undone."])(
    "keep what warns behind one: %s",
    async (warning) => {
      const text = `1. Open the list of orders.\n2. Press Delete next to the order. ${warning}\n3. Close the list again.`;
      expect(await answerTo("How to delete an order", text)).toBe(
        `Open the list of orders. Press Delete next to the order. ${warning} Close the list again.`,
      );
    },
  );

  test("leave out where to read on", async () => {
    const text = "1. Open the list of orders.\n- Learn more about boxes and letters.\n2. Press the button next to it.";
    expect(await answerTo("How to change an order", text)).toBe(
      "Open the list of orders. Press the button next to it.",
    );
  });

  describe("lose, where there is no room for them,", () => {
    const long = [...rest, last, "Close the list of your orders again."];

    test("the line that only announces them, but none that says for whom or when", async () => {
      const under = (lead: string) => answerTo("How to change an order", `${lead}\n\n${numbered(long)}`);
      for (const lead of ["Follow these steps to change an order:", "To change any of the orders of your account:"])
        expect(await under(lead)).toBe(long.join(" "));
      const signedIn = [...signIn, ...rest, long.at(-1)!, "Close the list of your boxes again."];
      const lead = "Please follow these steps below to change an order:\n\n";
      expect(await answerTo("How to change an order", lead + numbered(signedIn))).toBe(signedIn.join(" "));
    });

    test.each([
      ...["within 24 hours", "without a fee", "on Windows 10", "for a business account", "with the Pro plan"],
      ...["as an administrator", "until Friday", "only once", "if you paid for it", "unless it is sent"],
    ])("but none that says for whom or when: %s", async (narrower) => {
      const text = `To change an order ${narrower}:\n\n${numbered(long)}`;
      // Asked for with whom or when it is for, the same steps do answer.
      expect((await faqUnder("How to change an order", text))?.question).not.toBe("How do I change an order?");
    });

    test.each(["To change an order, unplug the box:", "You need a key for this:"])(
      "nor one that asks for more: %s",
      async (lead) => {
        expect(await answerTo("How to change an order", `${lead}\n\n${numbered(long)}`)).toBeUndefined();
      },
    );

    const endingIn = (step: string) => answerTo("How to change an order", numbered([...long, step]));

    test("what a named button is pressed for", async () => {
      expect(await endingIn("Select Save to finish your changes.")).toEndWith("again. Select Save.");
      expect(await endingIn("Press the “Back” button to see your other orders.")).toEndWith("Press the “Back” button.");
    });

    test.each([
      "Select the order to remove from the list.",
      "Click Edit to change the address and click Save.",
      "Select Yes to confirm or No to leave it.",
      "Click Save to apply it unless you are offline.",
      "Select Confirm to permanently delete the old order.",
      "Click Settings to the right of your name.",
      "Select Save to finish within 30 days only.",
      "Click Save to apply it to all projects.",
      "Select Save to continue with your other orders.",
    ])("but nothing that tells more: %s", async (step) => {
      expect(await endingIn(step)).toBeUndefined();
    });
  });

  test("end without the colon of a picture that is lost, but not of what has to be read or entered", async () => {
    const under = (text: string) => answerTo("How to change an order", text);
    expect(await under(numbered(["Open the list of orders:", "Press the button:"]))).toBe(
      "Open the list of orders. Press the button.",
    );
    expect(await under("Open the list of all orders and press the “Change” button:")).toBe(
      "Open the list of all orders and press the “Change” button.",
    );
    for (const text of [
      numbered(["Open the list of orders.", "Enter the following:"]),
      numbered(["Open the list of orders.", "In a terminal, run:"]),
      "Orders can be changed in the app, by phone and at the desk:\n\nIt is on the left.",
      "1. Open the list of orders:\n   - Old ones:\n   - New ones\n2. Press the button.",
      "Open the list and then set the order by pressing the button:\n\n    order --change",
      "Open the list of all orders and write to the file on the left:\n\nOrders are changed.",
      "1. Open the list of orders.\n\n2. Add a line to the file of orders:\n\nchanged\n\n3. Press the button.",
      numbered(["Open the list of orders.", "Click:"]),
    ])
      expect((await faqUnder("How to change an order", text))?.question ?? "").not.toStartWith("How");
  });

  test("are told with what is to be entered or chosen there, where that is short", async () => {
    const steps = (items: string[], lead = "Enter the following:") =>
      `1. Press “Change”.\n2. ${lead}\n${items.map((item) => `   - ${item}`).join("\n")}\n3. Press “Save”.`;
    const told = (text: string) => answerTo("How to change an order", text);
    expect(await told(steps(["Name: Acme", "Address: https://acme.example/?q=%s"]))).toBe(
      "Press “Change”. Enter the following: Name: Acme; Address: https://acme.example/?q=%s. Press “Save”.",
    );
    expect(await told(steps(["Click it.", "Type its number."], "Find the order by either method:"))).toBe(
      "Press “Change”. Find the order by either method: click it; or type its number. Press “Save”.",
    );
    expect(await told(steps(["Enter a name.", "Choose a town."], "Fill in the form:"))).toBe(
      "Press “Change”. Fill in the form: Enter a name; Choose a town. Press “Save”.",
    );
    expect(await told("1. Press “Change”.\n2. Enter the following:\n   - Name: Acme Boxes\n   - Number: 4711")).toBe(
      "Press “Change”. Enter the following: Name: Acme Boxes; Number: 4711.",
    );
    const long = "The name of the one who will have the order and of all who are with them";
    for (const items of [
      [long, "A town"],
      ["Name:", "Town"],
      ["a", "b", "c", "d", "e", "f"],
    ])
      expect(await told(steps(items))).toBeUndefined();
  });

  test("leave out examples, and lists that something below a step leads to", async () => {
    const text = `1. Sign in with one of the ways you set up, such as:\n- Use your key\n- Use your face\n2. Enter your new password.\n- To be safe, consider:\n- Use many words\n- Use signs\n3. Press “Save”.`;
    expect(await answerTo("How to change your password", text)).toBe(
      "Sign in with one of the ways you set up. Enter your new password. Press “Save”.",
    );
  });

  test("keep what a step may end with before examples", async () => {
    const text = "1. Enter a name for the box, for example:\n2. Use one of your keys, including:\n3. Press the button.";
    expect(await answerTo("How to change an order", text)).toBe(
      "Enter a name for the box. Use one of your keys. Press the button.",
    );
  });

  test("keep a line that adds them, where it says for whom", async () => {
    const lead = "You can also change an order on a phone, but only with the Pro plan:";
    expect(await answerTo("How to change an order", `${lead}\n\n${numbered(rest)}`)).toBe(`${lead} ${rest.join(" ")}`);
  });

  const besides = "Send the form that must be signed to the desk.";

  test("are told with what has to be done besides, and with what stands between", async () => {
    const between = "The desk is open all day.";
    expect(await answerTo("How to change an order", `${numbered(rest)}\n\n${between} ${besides}`)).toBe(
      `${rest.join(" ")} ${between} ${besides}`,
    );
  });

  test.each([
    [
      "there is no room for that",
      `${besides.slice(0, -1)}, ${"of the big house at the end of the road, ".repeat(5)}by train.`,
    ],
    ["it stands far behind", `Orders are red. They are old. They are many. ${besides}`],
    ["it is a list", `${besides}\n\n- Send all of it.\n- Send the rest.`],
    ["it stands above", ""],
  ])("are not whole without it: %s", async (why, behind) => {
    const text = why === "it stands above" ? `${besides}\n\n${numbered(rest)}` : `${numbered(rest)}\n\n${behind}`;
    expect((await faqUnder("How to change an order", text))?.question ?? "").not.toStartWith("How");
  });

  test.each([
    "To remove an order, open the team page and press Remove.",
    "Follow us on the street for tips.",
    "Book a demo with our desk today.",
    "Please subscribe to our letter for more of it.",
  ])("are not told with what is another matter: %s", async (other) => {
    const found = await faqsOf(page("Orders", [["How to change an order", `${numbered(rest)}\n\n${other}`]]));
    expect(found.map(({ question }) => question)).not.toContain("How do I change an order?");
  });

  test("are told with it in as many lines as there are to be", async () => {
    const inLines = async (lines: number) => {
      const steps = numbered(Array.from({ length: lines - 1 }, (_, i) => `Press the button number ${i} of the order.`));
      const source = page("Orders", [["How to change an order", `${steps}\n\n${besides}`]]);
      return (await faqsOf(source, "bullets"))[0]?.answer.split("\n").length;
    };
    expect(await inLines(3)).toBe(3);
    expect(await inLines(4)).toBeUndefined();
  });

  test("are no list of things, whatever is bidden behind it", async () => {
    const things = ["The order of the year.", "Go home kits of the desk."];
    expect((await faqUnder("How to change an order", `${numbered(things)}\n\n${besides}`))?.answer ?? "").not.toContain(
      things[0]!,
    );
  });

  test("are told without a line that adds them to what stands before", async () => {
    const lead = "Orders can also be changed in the list of all of them:";
    expect(await answerTo("How to change an order", `${lead}\n\n${numbered(rest)}`)).toBe(rest.join(" "));
  });

  test("leave out what says a step again", async () => {
    const text = "1. Keep the letter shut.\n- Keep the letter shut until you know.\n2. Remove the letter.";
    expect(await answerTo("How to deal with a letter", text)).toBe("Keep the letter shut. Remove the letter.");
  });

  test("end in one full stop each, begin with a capital and join no words of a list", async () => {
    const text = numbered(["select “Add a phone.”", "Enter the new number, and", "press the button below"]);
    expect(await answerTo("How to add a phone", text)).toBe(
      "Select “Add a phone.” Enter the new number. Press the button below.",
    );
  });

  test("may stand below or above what leads to them or on from them", async () => {
    const text = `Follow these steps to add a phone.\n\n${numbered(rest)}\n\nContact the desk for any issues. Learn how to remove a phone.`;
    expect(await answerTo("How to change an order", text)).toBe(rest.join(" "));
  });

  test("are not shown in part where they go on in another part of the page", async () => {
    const asked = async (second: string) =>
      (
        await faqsOf(
          page("How to change an order", [
            ["", numbered(rest)],
            ["", second],
          ]),
        )
      ).length;
    expect(await asked("Orders are seen on any day.")).toBe(1);
    expect(await asked("3. Press the button below.")).toBe(0);
  });

  test.each([
    [
      "things with numbers",
      numbered(["Two forms of the kind that we sent.", "A photo of your face.", "Include your name on both."]),
    ],
    ["what can be read next", `See the following articles:\n\n- Add a phone to it\n- Remove a phone from it`],
    ["what comes of it", `An account enables you to:\n\n- Track your orders\n- Send a box`],
    ["what some can do besides", `Owners can also:\n\n${numbered(rest)}`],
    ["what holds for some alone", `This works for owners only:\n\n${numbered(rest)}`],
    ["two lists", `${numbered(rest)}\n\n${numbered(rest)}`],
  ])("are no %s", async (_, text) => {
    expect((await faqUnder("How to change an order", text))?.question ?? "").not.toStartWith("How");
  });
});

describe("a way", () => {
  test("may say what is done first where it says what is done then", async () => {
    const text = "Open the list of all orders. First, choose an order. Then press the button next to it.";
    expect(await answerTo("How to change an order", text)).toBe(text);
  });

  test("may be said to be where a thing is managed", async () => {
    const text = "Orders are managed from the list on the left. To change one, press the button next to it.";
    expect(await answerTo("How to manage orders", text)).toBe(text);
  });

  test("keeps what is said of a step behind it", async () => {
    const text = "Open the list of orders. Press Delete next to the order. You cannot undo this step.";
    expect(await answerTo("How to delete an order", text)).toBe(text);
  });

  test.each([
    [
      "begins with what is done first, and goes on",
      "Open the list of orders. First, choose an order. It takes a while.",
    ],
    [
      "goes on from steps that stand elsewhere",
      "If you skip this step, you can change an order from the list of them.",
    ],
    ["counts steps that are not there", "Open the list of orders. You can skip to step 4 if you have no box."],
    ["is a lesson that begins", "We’ll start by making a list of orders, and then we will change one of them."],
    ["only names where things end up", "You can change all of your old orders into many other boxes."],
  ])("is none where it %s", async (_, text) => {
    expect((await faqUnder("How to change an order", text))?.question ?? "").not.toStartWith("How");
  });

  test.each([
    "You can now change your orders to your liking. It was not so for a long time.",
    "Change of orders can be had by everybody who is with us.",
    "Change shows all of your orders and ends with a list of them.",
    "If you want to change orders for others, you should set up a company account.",
    "Orders with a box can be changed for all that are with us.",
  ])("is not told by what says that there is one: %s", async (text) => {
    expect((await faqUnder("How to change your orders", text))?.question ?? "").not.toStartWith("How");
  });

  test.each([
    "Go to your Dashboard > Settings > Advanced and press the button for orders.",
    "Orders can be changed from the list that is on the left.",
    "You can change orders in the list that is on the left.",
    "In the list on the left, you can change an order at any time.",
  ])("is what names a place or a means: %s", async (text) => {
    expect(await answerTo("Changing orders", text)).toBe(text);
  });

  test.each([
    ["what somebody may want", "Sometimes you may want to change an order that was sent in a hurry."],
    ["what may be done for no means", "You can change orders for safety or send them back if they are wrong."],
    ["what makes sure of something", "The desk was put in place to ensure that orders can change with time."],
    ["what holds once it is done", "With changes of orders enabled, you need both a key and a code."],
    ["a page to read", "Check our page on orders for changing them, and all there is to know."],
    ["a call to come", "Join us at the desk, where the changing of orders is shown to all."],
  ])("is not %s", async (_, text) => {
    expect(await answerTo("Changing orders", text)).toBeUndefined();
  });

  test("may be written in lines without full stops behind its first", async () => {
    const text = "Click on an order to open it.\n\nTo change it, click on “Edit”\n\nWhen you are done, press “Save”.";
    expect(await answerTo("Edit an order", text)).toBe(
      "Click on an order to open it. To change it, click on “Edit”. When you are done, press “Save”.",
    );
    expect(await answerTo("Edit an order", "View the edit of an order\n\nOrders are fun to look at.")).toBeUndefined();
  });

  test.each([
    ["a step", "Then, visit the desk and sign the order.", false],
    ["a note that obliges", "Note that you need the key of the desk.", false],
    ["a note", "Note that orders show up after a day.", true],
    ["where to turn", "Contact desk@acme.example for any issues.", true],
    ["where to read on", "Learn more about orders.", true],
  ])("that has no room for %s is whole: %s %p", async (_, rest, whole) => {
    const long = `Open the list of your orders on the left and press the button for a change at the end of its line, then wait until the desk has answered you, which may well take it a day or two, as there are so many orders in the list at that time of the year.`;
    expect(await answerTo("Changing orders", `${long} ${rest}`)).toBe(whole ? long : undefined);
  });

  test("that a title asks for is told by most of its page, or step by step", async () => {
    const tip = "You need to be early at the desk, so that your order is seen.";
    const tips = (more: string): [string, string][] => [
      ["Early", tip],
      ["Late", `Orders that come late are seen late. ${more}`],
    ];
    const asked = async (more: string) =>
      (await faqsOf(page("How to place an order", tips(more)))).map(({ question }) => question);
    expect(await asked("")).toContain("How do I place an order?");
    expect(
      await asked("The desk is closed by then, and whoever works there is on the way home to a late dinner."),
    ).toEqual([]);
  });

  test("is not asked for by the title of a talk", async () => {
    const text = "Open the list of orders and press the button at the end of it.";
    expect(await faqsOf(page("Order Series – Placing an order", [["", text]]))).toEqual([]);
  });
});

describe("a heading", () => {
  const way = "Open the list of the desk on the left and choose what you want there, for checks, boxes and orders.";
  test.each([
    ["To reset your password", "How do I reset my password?"],
    ["Rejecting an order", "How do I reject an order?"],
    ["Shipping a box", "How do I ship a box?"],
    ["Match a box", "How do I match a box?"],
    ["Join our desk", "How do I join your desk?"],
    ["Play 3: Reject an order", "How do I reject an order?"],
  ])("asks for a way: %s", async (heading, question) => {
    expect((await faqUnder(heading, way))?.question).toBe(question);
  });

  test.each([
    "Shipping costs",
    "Operating system boxes",
    "Profile boxes",
    "Testing our boxes",
    "Schedule B orders",
    "Counting boxes isn't always fun",
  ])("that names a thing, or what its writers do, asks for none: %s", async (heading) => {
    expect(await faqUnder(heading, way)).toBeUndefined();
  });

  test.each([
    ["If you lost your key", "Ask the desk for a new key at once.", "What if I lost my key?"],
    ["Baggage fees", "Baggage fees are paid once, up to 30 euros a bag.", "What are the baggage fees?"],
    ["How passwords work", "Passwords work like keys that open one door each.", "How do passwords work?"],
    ["How our checks work", "Checks work like keys that open one door each.", "How do your checks work?"],
    [
      "Why it's important to check",
      "To check is important, since checks find what is lost.",
      "Why is it important to check?",
    ],
    ["Which Desk Should I Use?", "Use the desk that is next to you.", "Which desk should I use?"],
  ])("may ask for something else: %s", async (heading, text, question) => {
    expect((await faqUnder(heading, text))?.question).toBe(question);
  });

  test.each([
    ["If you would like to know more", "Ask the desk, which has all there is to know."],
    ["Feedback principles", "Everybody should say what they think of a box."],
    ["Sandbox limitations", "Sandbox limitations are there since it is free of charge."],
    ["How Acme works", "Since Acme began in 2014, it has hired the best people."],
    ["How checkers work", "Once installed, checkers work as a part of the command."],
    ["Boxes vs bags", "Boxes and bags are made of paper in our own factory."],
  ])("asks nothing that is not told: %s", async (heading, text) => {
    expect(await faqUnder(heading, text)).toBeUndefined();
  });
});

test.each([
  ["How Midas works", "How does Midas work?"],
  ["How refunds work", "How do refunds work?"],
  ["How search and ranking work", "How do search and ranking work?"],
  ["Why Midas matters", "Why is Midas important?"],
  ["Why speed and safety matter", "Why are speed and safety important?"],
])("%s asks %p: its verb tells how many it speaks of", async (heading, question) => {
  const text = "In each company Midas keeps the books, and search and ranking find the refunds with speed and safety.";
  expect((await faqUnder(heading, text))?.question).toBe(question);
});

test.each([
  ["How Midas works", "Midas works like a letter that is sent by train.", "How does Midas work?"],
  [
    "How Midas allows you to pause a delivery",
    "Midas allows you to pause a delivery for two weeks. Open the settings and choose Pause.",
    "How does Midas allow me to pause a delivery?",
  ],
  ["How Delivery Works", "Delivery works like a letter that is sent by train.", "How does delivery work?"],
])("%s: a capital is a name's where the verb behind it has none", async (heading, text, question) => {
  expect((await faqUnder(heading, text))?.question).toBe(question);
});

test("How it works is asked of what the page is about", async () => {
  const found = await faqsOf(
    page("Acme Pay", [["How it works", "Acme Pay works like a letter that is sent by train."]]),
  );
  expect(found.map(({ question }) => question)).toEqual(["How does Acme Pay work?"]);
});

test("What a thing does besides is not what it is asked for", async () => {
  const found = await faqsOf(page("Acme Pay", [["", "Acme Pay also offers cards. Acme Pay even provides a desk."]]));
  expect(found.map(({ question }) => question).join()).not.toMatch(/also|even/);
});

test("What a thing is may be told before its paragraph goes on to a list", async () => {
  const text = "Acme Pay is a means of payment for small shops. Its parts are:\n\n    code\n\nMore is to come.";
  expect(await answerTo("Acme Pay", text)).toBe("Acme Pay is a means of payment for small shops.");
});

test("One item of a list may tell of a case", async () => {
  const found = await faqsOf(
    page("Orders", [["", "The desk says:\n\n- If you lose your order number, you will not be able to change it."]]),
  );
  expect(found.map(({ question }) => question)).toEqual(["What if I lose my order number?"]);
});

test.each(["Hand it to the courier.", "Pack the bike in its box.", "Stick the label on your box."])(
  "a step of the hand, or done to a thing, is one: %p",
  async (step) => {
    const faq = await faqUnder("How do I return a bike?", `1. Write to the shop.\n2. ${step}\n3. It is gone then.`);
    expect(faq?.answer).toBe(`Write to the shop. ${step} It is gone then.`);
  },
);

test.each([
  ["How do I clean my coat?", "Dry cleaning of a coat costs ten euros and takes two days at most."],
  ["How do I store flowers?", "Cut flowers last about a week and are sold in the shop by the door."],
  ["How do I map a network folder?", "Drive letters show where the files of a network folder are kept."],
])("the same word before another is no order: %s", async (heading, text) => {
  expect(await faqUnder(heading, text)).toBeUndefined();
});

describe("a way for those alone who have a role", () => {
  const needs = "You must be an owner of the house to share a folder.";

  test("is not told by its steps, which leave that out", async () => {
    const steps = "1. Open the folder in the app.\n2. Choose Share, and save it.";
    for (const said of [needs, "Users have to be an admin to share folders."])
      expect(await faqUnder("How to share a folder", `${said}\n\n${steps}`)).toBeUndefined();
  });

  test("is told with it", async () => {
    const told = `${needs} Open the folder in the app, and choose Share.`;
    expect((await faqUnder("How to share a folder", told))?.answer).toBe(told);
  });
});

describe("A way", () => {
  test.each(["simply", "just", "all you have to do is"])("may be told behind “%s” without a comma", async (bids) => {
    const text = `To change an order ${bids} open the list of orders and press “Change”.`;
    expect(await askedOn("Orders", ["", text])).toEqual(["How do I change an order?"]);
  });

  test("is not told by when or how easily it may be done", async () => {
    const easily = (how: string) => `You can easily change an order ${how}.`;
    for (const how of ["at any time", "in just a few clicks", "in two minutes", "on your own"])
      expect(await askedOn("Orders", ["Change an order", easily(how)])).toEqual([]);
    expect(await askedOn("Orders", ["Change an order", easily("at any time in the list of orders")])).toHaveLength(1);
  });

  test("that is much like another is told too, where it is for another task", async () => {
    const way = (button: string) =>
      `1. Open the app.\n2. Go to Settings.\n3. Scroll to the locks.\n4. Press the ${button} button.`;
    const both = await askedOn("Locks", ["Enabling the lock", way("green")], ["Disabling the lock", way("red")]);
    expect(both).toEqual(["How do I enable the lock?", "How do I disable the lock?"]);
    expect(await askedOn("Locks", ["Opening the gate", way("green")], ["Opening the door", way("red")])).toHaveLength(
      2,
    );
    const same = await askedOn("Locks", ["Adding a lock", way("red")], ["Creating a lock", way("red")]);
    expect(same).toHaveLength(1);
  });

  test.each([
    "Using a key of your own leads to an empty page",
    "Using the web does not need a key",
    "Adding boxes results in a red lamp",
    "Changing the key causes an error",
  ])("is asked of no heading that states something: %s", async (heading) => {
    const text = "Make sure that you import the key into the app and open the page again.";
    expect((await askedOn("Keys", [heading, text])).join()).not.toContain("How do I");
  });

  test.each([
    "If you need to place an order, you will need to pay a fee for the desk.",
    "Use the back door to cancel your order if something goes wrong.",
    "Bear in mind that the desk is busy, so you may need to wait.",
    "You will need to meet all of these requirements to place an order.",
    "You have to be at least 18 to place an order.",
    "Each of the desks can be used on Sundays for an order.",
    "If the desk thinks you need to wait then it might decide to call you at home.",
  ])("is not told by what it takes, what takes it back or a caution: %s", async (text) => {
    expect((await askedOn("Orders", ["Placing an order", text])).join()).not.toContain("place an order");
  });

  test("ends before what only sends its reader on", async () => {
    const way = "Open the list of orders on the left and press the “Change” button.";
    for (const on of [
      "You can find out how much it costs.",
      "Find out more about orders.",
      "P.S. Find out more.",
      "Let's look at the desk.",
    ])
      expect(await answerTo("How to change an order", `${way} ${on}`)).toBe(way);
  });

  test("may be what somebody will need to do", async () => {
    const text = "To become a clerk, you’ll need to open an account and fill in the form of the desk.";
    expect(await askedOn("Clerks", ["", text])).toEqual(["How do I become a clerk?"]);
  });

  test.each([
    ["Renew a licence", "You need to be at least 18. Open the app and press Renew."],
    ["Change a battery", "Use a screwdriver to remove the cover. Put in a new battery. Close the cover."],
    ["Stop a subscription", "Open your account and press the red button to cancel it."],
    [
      "How do I find out what a box costs?",
      "Open the list of prices. You can see what each box costs in the column on the right.",
    ],
    ["Apply for a passport", "You will need to have your photo taken at a booth, then send it with the form."],
  ])("is told with its needs and whatever it takes away: %s", async (heading, text) => {
    expect(await answerTo(heading, text)).toBe(text);
  });

  test("is told once, whether a thing is closed or deleted", async () => {
    const way = (verb: string, last: string) =>
      `1. ${verb} Settings.\n2. Choose Account.\n3. Press Delete.\n4. ${last}`;
    const deletes = way("Open", "Enter your password.");
    const closes = way("Go to", "Enter the password again.");
    expect(await askedOn("Accounts", ["Delete your account", deletes], ["Close your account", closes])).toHaveLength(1);
  });

  test.each(["Fixing a job that fails", "Creating a page that shows your orders", "Changing what a button does"])(
    "is asked of a heading whose thing does something: %s",
    async (heading) => {
      expect(await askedOn("Jobs", [heading, "Open the log on the left and press the red button."])).toHaveLength(1);
    },
  );

  test("is told once where one telling holds another", async () => {
    const text =
      "You can change an order by opening the list. To edit an order, open the list and press the red button.";
    expect(await askedOn("Orders", ["", text])).toHaveLength(1);
  });
});
