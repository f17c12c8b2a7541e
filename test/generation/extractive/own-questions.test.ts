import { describe, expect, test } from "bun:test";
import { faqsOf, faqUnder, page } from "./fixtures.ts";

// What a page asks and answers itself: lists of questions, help articles with a question for a title.

describe("a question with its mark", () => {
  test.each(["Q: ", "Q:", "Q. "])("is asked without it: %p", async (mark) => {
    const faq = await faqUnder(`${mark}How do I stop the server?`, "A: Press Ctrl and C in its window, then close it.");
    expect(faq).toEqual({
      question: "How do I stop the server?",
      answer: "Press Ctrl and C in its window, then close it.",
    });
  });

  test("for a way is answered by the order behind the mark of the answer", async () => {
    const text =
      "A: Configure the printer in the settings of your account. It is ready at once.\n\nLabels are sent by mail.";
    const faq = await faqUnder("Q: How do I print a new label?", text);
    expect(faq?.answer).toStartWith("Configure the printer in the settings of your account.");
  });
});

describe("a heading of more than one sentence", () => {
  const answer = "Yes, the last five passwords of each entry are kept in its history.";

  test("asks what its last one asks, where that says enough", async () => {
    const faq = await faqUnder("I need an old password! Can I view the history of an entry?", answer);
    expect(faq?.question).toBe("Can I view the history of an entry?");
  });

  test("asks as a whole, where the question points at what stands before it", async () => {
    const heading = "An error occurs when I pay by card. Can I prevent this?";
    const faq = await faqUnder(heading, "The error comes from an old browser: with a new one you can pay by card.");
    expect(faq?.question).toBe(heading);
  });
});

describe("a heading that is half a question", () => {
  test.each([
    ["Don't have a recovery code?", "What if I don't have a recovery code?"],
    ["Forgot your password?", "What if I forgot my password?"],
    ["Lost your iPhone?", "What if I lost my iPhone?"],
    ["Forgotten your password?", "What if I forgot my password?"],
    ["Want to track several elements?", "How do I track several elements?"],
    ["Need to cancel your order?", "How do I cancel my order?"],
    ["Can't find your order?", "What if I can't find my order?"],
  ])("is completed: %s", async (heading, question) => {
    const faq = await faqUnder(heading, "Open your account, choose Help and follow the lines that are shown to you.");
    expect(faq?.question).toBe(question);
  });

  test.each([
    "Have a recovery code?",
    "You have a recovery code, now what?",
    "Consider your options: codes, keys, or cards?",
    "Recovery codes, anyone?",
    "Why should I care?",
    "What can I do next?",
    "What does this mean for buyers?",
    "Do your best with recovery codes",
    "Want to learn more?",
    "Need help?",
    "Still not sure?",
    "Ready to start?",
  ])("that is only a hook is not asked: %s", async (heading) => {
    expect(await faqUnder(heading, "A recovery code lets you in when nothing else does any more.")).toBeUndefined();
  });
});

test.each([
  "Don't you have a key?",
  "Won't my order be lost?",
  "Can't we just use a key?",
  "Doesn't Acme keep my order?",
  "What does it mean if my order is on hold?",
  "How should you care for an order?",
  "May an order be sent to a friend?",
  "Have any orders been lost?",
])("A whole question is asked as it stands: %s", async (heading) => {
  expect((await faqUnder(heading, "An order that is on its way is kept for a friend of yours."))?.question).toBe(
    heading,
  );
});

test.each(["Don't be shy?", "Looking to the future of orders?", "Trying to pay, but your card is lost?"])(
  "A heading that no order of words makes a question is not asked: %s",
  async (heading) => {
    expect(await faqUnder(heading, "An order that is on its way is kept for a friend of yours.")).toBeUndefined();
  },
);

describe("a yes or no", () => {
  test.each([
    ["that is a number", "What is an order number?", "No. 12345 is an example of an order number in a letter."],
    ["to another question", "How do orders work?", "No, seriously, orders work like letters do."],
  ])("is none where it is one %s", async (_, heading, text) => {
    expect((await faqUnder(heading, text))?.answer ?? "").not.toStartWith("No");
  });

  test.each([
    ["a table", "Yes, as the table above shows:"],
    ["an address", "Yes, see https://acme.example/cancel for the way."],
    ["another question", "Yes, but why would you do that?"],
  ])("is not shown with %s", async (_, text) => {
    const faq = await faqUnder("Can I cancel my order?", `${text}\n\nOrders are cancelled by phone, at any time.`);
    expect(faq?.answer ?? "").not.toContain("Yes,");
  });
});

describe("an answer", () => {
  test("to what a thing is begins with the sentence that says it", async () => {
    const text =
      "Before we speak of maps, we should speak of stories. A story is a short note. It is mostly written so.\n\nSo a map comes after its stories.\n\nA story map lets a team see the way that somebody takes through a product.";
    expect((await faqUnder("What is a story map?", text))?.answer).toStartWith("A story map lets a team see the way");
  });

  test("to what a thing is never begins with a longer name or with what there is of it", async () => {
    const text =
      "A PDF file is made for printing. It was invented in 1993, like many others.\n\nPDF readers are for reading it.\n\nPDF can take many forms.";
    expect((await faqUnder("What is a PDF?", text))?.answer).toStartWith("A PDF file is made for printing.");
  });

  test("keeps the word that says yes or no", async () => {
    const text = "No. We keep no passwords, neither on your device nor on ours.";
    expect((await faqUnder("Is my password kept?", text))?.answer).toBe(text);
  });

  test("is what the section says to the question, not the steps of something else", async () => {
    const said =
      "Acme does not let you turn off the second key, but it can remember your browser. A browser that is remembered asks for the first key alone for thirty days, as long as its window is open and nobody removes what it has kept of you.";
    const text = `${said}\n\nThese are the steps.\n\n1. Sign in with your key.\n2. Select the box below.`;
    expect((await faqUnder("Can I turn off the second key?", text))?.answer).toBe(said);
  });

  test("to a question for a way is whole without what holds in a case of its own", async () => {
    const text =
      "Connect your server to the mail server by editing all of the mail values in its settings file, which is in the data folder. If you do not have a mail server yet, consider one of the many services that can be rented for a small monthly price, and that send mail for you.\n\nIf you use a firewall, open its port.";
    const faq = await faqUnder("How do I set up a mail server?", text);
    expect(faq?.question).toBe("How do I set up a mail server?");
    expect(faq?.answer).toEndWith("that send mail for you.");
  });

  test("begins no order with a name that looks like a verb", async () => {
    const text =
      "If you suspect that somebody uses your account, we ask you to:\n\n- Change your password\n- Contact us at our desk\n\nLogin.gov cannot look into fraud at other places.";
    expect((await faqUnder("How do I report fraud?", text))?.answer).toBe(
      "If you suspect that somebody uses your account, we ask you to: Change your password. Contact us at our desk.",
    );
  });

  test("to what a thing is may say what the thing does", async () => {
    const text = "Section 12 of the Orders Act keeps small buyers from harm. It holds for each order.";
    expect((await faqUnder("What is Section 12?", text.replace("keeps", "saves")))?.answer).toStartWith("Section 12");
    expect(await faqUnder("What is Section 12?", text.replace("keeps", "has saved"))).toBeUndefined();
  });

  test("names the things of a long list by their labels", async () => {
    const text =
      "If your own visits are missing, there are a few common reasons:\n\n- Plugin: It leaves out the visits of whoever is signed in, as most people want it to be, and as the settings of the plugin say.\n- Shields: They block visits by address, by country and by page, which anybody can set up for a site in its settings.\n- Blockers: Your own browser may block the script before it is loaded, as many browsers do nowadays.";
    expect((await faqUnder("Why don't I see my own visits?", text))?.answer).toBe(
      "If your own visits are missing, there are a few common reasons: Plugin; Shields; Blockers.",
    );
  });

  test.each([
    ["duties", "There are two types of things that you must do:"],
    ["ways", "There are two ways to see them:"],
  ])("names no %s by their labels", async (_, lead) => {
    const long =
      "Open the settings, choose the network, press Change, and then type the name of the server into the field.";
    const faq = await faqUnder("Why don't I see my own visits?", `${lead}\n\n- Plugin: ${long}\n- Shields: ${long}`);
    expect(faq?.answer ?? "").not.toContain("Plugin; Shields");
  });

  test.each([
    ["needs the thing", "You need a story map on two boards before you begin with it."],
    ["has its name in another word", "Some people draw by story mapping instead, older than most of those boards."],
  ])("to what a thing is is no sentence that only %s", async (_, text) => {
    expect(await faqUnder("What is a story map?", text)).toBeUndefined();
  });

  test("names steps and ways of doing something whole or not at all", async () => {
    const text =
      "To change it, follow the line for your system:\n\n- Windows: Open the settings, choose the network, press Change, and then type the new name of the server into the field.\n- Linux: Open the file in the folder that the guide names, and then write the new name into its second line, below the first.";
    expect(await faqUnder("How do I change the name of my server?", text)).toBeUndefined();
  });

  test("may end before a list where it says already what the list is about", async () => {
    const text =
      "An account is closed for a few reasons, including new passwords or breaches of the rules.\n\n- If you set a new password without your key, the account may be closed until you prove again who you are.\n- We may close it when we see fraud.";
    expect((await faqUnder("Why is my account closed?", text))?.answer).toBe(
      "An account is closed for a few reasons, including new passwords or breaches of the rules.",
    );
  });
});

test("A way may be told by a duty with what is pressed for it", async () => {
  const faq = await faqUnder("How do I set the limit?", "You need to set the limit of your plan and press Save.");
  expect(faq?.answer).toBe("You need to set the limit of your plan and press Save.");
});

test("A heading that begins with Q is no question for that", async () => {
  const faq = await faqUnder("What is Q.AI for teams?", "Q.AI for teams is a program that answers what teams ask.");
  expect(faq?.question).toBe("What is Q.AI for teams?");
});

test("A way behind what its page will do in a lesson is no answer", async () => {
  const text = "We'll take you through how to:\n\n- Install the proxy\n- Configure the rules\n- Register the load";
  expect(await faqUnder("How do I add a load?", text)).toBeUndefined();
});

test("A question for the value of something is asked only where the answer speaks of it", async () => {
  const about = (text: string) => faqsOf(page("The value of open data", [["", text]]));
  const question = "What is the value of open data?";
  const asked = async (text: string) => (await about(text)).map((faq) => faq.question);
  expect(await asked("The state is among the biggest makers of open data in the country.")).not.toContain(question);
  expect(await asked("The value of open data lies in what people build with it every day.")).toContain(question);
});

test.each(["Speaking of boxes, is there a box for a car?", "Does everybody think of a box as a car?"])(
  "What a writer asks to go on is not asked: %s",
  async (heading) => {
    expect(await faqUnder(heading, "Boxes go by train to all of the towns by the sea.")).toBeUndefined();
  },
);

describe("a question that the page itself asks", () => {
  const under = async (heading: string, text: string) => (await faqUnder(heading, text))?.question;

  test.each([
    ["Why use Acme Post?", "A letter takes a week by ship, and nobody knows where it is until it is there."],
    ["What is a parcel?", "When we think of parcels, we think of cars that bring them. Parcels are in boxes."],
    ["How do parcels help a town?", "Parcels help a town to have more. Come and work with us on parcels."],
    ["How do letters help a town?", "Join Ada Byron as she speaks of letters and how they help a town."],
    ["What overcame the problem?", "A parcel of two kilos is now a letter, and it goes by ship."],
    ["What is the difference between a letter and a parcel?", "You will be asked for a letter or a parcel."],
    ["What do these pages show?", "These pages show all of the parcels that are sent by ship in a day."],
    ["Try to answer all questions", "Answer all of the questions of a sender where a parcel is for sale."],
    ["Disable letters", "DISABLE_LETTERS: disable the letters that are sent by ship within a day."],
    ["Why should I care", "A letter takes a week by ship, and nobody knows where it is until it is there."],
  ])("is none where what stands below it does not answer: %s", async (heading, text) => {
    expect(await under(heading, text)).toBeUndefined();
  });

  test.each([
    ["Why use Acme Post?", "Acme Post brings a letter within a day, and tells where it is until it is there."],
    ["What is a parcel?", "A parcel is a box that is sent by mail. When we think of parcels, we think of cars."],
    ["What is the difference between a letter and a parcel?", "A letter is flat, while a parcel is a box."],
  ])("is one where it does: %s", async (heading, text) => {
    expect(await under(heading, text)).toBe(heading);
  });

  test("has the letters of a sentence, though its auxiliary moves", async () => {
    const text = "Testing your documents can improve them. In a day of testing, documents show what readers miss.";
    expect(await under("How Testing Your Documents Can Improve Them", text)).toBe(
      "How can testing your documents improve them?",
    );
  });
});

test.each([
  ["What does a seat cost?", "A seat costs 20 euros a month. Sign up before June 1 to get a discount."],
  ["What is Acme Camp?", "Acme Camp is a yearly event for builders. Register by June 1 to attend."],
  ["What is the difference between Team and Pro?", "Team has four more seats than Pro."],
  ["How do I join the library?", "Sign up at the desk of the library in the hall."],
  ["Can I join the library?", "Yes, you can. Join the library at its desk in the hall."],
])("What can be done about it may be said with an answer: %s", async (heading, text) => {
  expect(await faqUnder(heading, text)).toEqual({ question: heading, answer: text });
});

test("What anybody may do is asked", async () => {
  const faq = await faqUnder(
    "Can anyone join the library?",
    "Yes, all people of the town can join the library at its desk.",
  );
  expect(faq?.question).toBe("Can anyone join the library?");
});

describe("an answer that turns in a circle is none", () => {
  test.each([
    ["How do I add a domain to my dashboard?", "Make sure you add the new used domain name to your dashboard."],
    ["How do I configure access to items?", "Share items with your team by configuring access through groups of it."],
    ["What are expenses in the ledger?", "Expenses in the ledger are used to represent various kinds of activities."],
    [
      "What is WebFinger, and why is it used?",
      "User profiles can be hosted on the same site as yours, or on another one.",
    ],
    ["What are the benefits of role domains?", "Role domains are addresses that belong to a department of a company."],
  ])("%s", async (heading, text) => {
    expect((await faqUnder(heading, text))?.question).not.toBe(heading);
  });

  test.each([
    ["How do I change the values?", "Values can be changed on your own servers by changing the url in the file."],
    [
      "What are the benefits of role domains?",
      "Role domains help a company to keep its letters apart from those of people.",
    ],
  ])("but not one that says more: %s", async (heading, text) => {
    expect(await faqUnder(heading, text)).toBeDefined();
  });
});

describe("a list of questions", () => {
  const items = [
    "- Is the fee paid once? Yes, the fee is paid once, on the day of the order.",
    "- Where is the desk of the shop? The desk of the shop is on the first floor, behind the lift.",
    "- What does the lid cost? The lid costs two pounds, and nothing where the box is bought with it.",
  ];

  test("is asked item by item, each answered by its own item", async () => {
    const found = await faqsOf(page("FAQ: boxes", [["", `Some questions.\n\n${items.join("\n")}`]]));
    expect(found).toEqual([
      { question: "Is the fee paid once?", answer: "Yes, the fee is paid once, on the day of the order." },
      {
        question: "Where is the desk of the shop?",
        answer: "The desk of the shop is on the first floor, behind the lift.",
      },
      {
        question: "What does the lid cost?",
        answer: "The lid costs two pounds, and nothing where the box is bought with it.",
      },
    ]);
  });

  test("goes on in the list below an item", async () => {
    const below =
      "- What do I need for a box? For a box you need these:\n  - Glue: one tube\n  - Nails: two small ones";
    const found = await faqsOf(page("FAQ: boxes", [["", [...items, below].join("\n")]]));
    expect(found.map(({ question }) => question)).toContain("What do I need for a box?");
    expect(found.at(-1)?.answer).toContain("Glue: one tube");
  });

  test.each([
    ["two of them", items.slice(0, 2)],
    ["those among more items that ask nothing", [...items, "- A lid", "- A nail", "- A box", "- A tube of glue"]],
    [
      "what its reader is to think about",
      [
        "- Who are your guests? Write down who your guests are and where they come from.",
        "- What do your guests want? Write down what your guests want of you and why.",
        "- What does your house offer? Write down what your house has to offer to them.",
      ],
    ],
  ])("is none of %s", async (_, list) => {
    expect(await faqsOf(page("Boxes", [["", list.join("\n")]]))).toEqual([]);
  });
});

describe("a title that asks", () => {
  const asked = async (title: string, text: string) => (await faqsOf(page(title, [["", text]])))[0]?.answer;

  test.each([
    ["How do I close my box account?", "Visit the “Account” tab of the box settings in a browser to close it."],
    [
      "Does Acme offer internships?",
      "We unfortunately have no internship program, but our page of jobs may be worth a look.",
    ],
    [
      "Can I use glue for the lid?",
      "It is possible to close it by other means than glue, nails among them. They hold for longer.",
    ],
    [
      "Why do I see a red lid?",
      "We follow the rules of the post, so that we can tell you where a box comes from. Boxes that fail have a red lid.",
    ],
  ])("is answered by what its author wrote below it: %s", async (title, text) => {
    expect(await asked(title, text)).toBe(text);
  });

  test.each([
    [
      "by what only says that parts follow",
      "What happens if I change my plan?",
      "These are some things to keep in mind if you change your plan to a cheaper one.",
    ],
    [
      "by what comes to the point behind it",
      "Where can I find the box examples?",
      "These examples are not there by default, the box library has to be added for them. In order to do this, go to Libraries, click on Manage, search for boxes, then click on the star beside each of them so that they are all in the list of your own examples from there on.",
    ],
    [
      "by the line above its list",
      "Why is the box closed?",
      "The box is closed for some reason that you can look up.\n\n- Rain\n- Snow\n- Feasts",
    ],
    [
      "by steps in one line that break off",
      "How can I remove a box from a label?",
      "You can remove a box from a label by: 1. Select the label by the mark beside it. 2. Then press Set box 3. Choose Remove 4. Update",
    ],
    ["by another thing", "What are data boxes?", "When you are managing your papers, you want to see none of them."],
    [
      "by what does not say so, where it asks its reader",
      "Are boxes right for your trip?",
      "In 2023, Acme wrote a guide for all who pack their boxes at home.",
    ],
  ])("is not answered %s", async (_, title, text) => {
    expect(await asked(title, text)).toBeUndefined();
  });
});

test("a list whose items have names is told by all of them, where they have no room", async () => {
  const more = "which is any one that is sold in a shop near you, or was sold there before and is kept at home";
  const text = `To join the meeting, you will need the following:\n\n- A camera: ${more}\n- A desk: ${more}\n- A line: ${more}`;
  const found = await faqUnder("What do I need to join the meeting?", text);
  expect(found?.answer).toBe("To join the meeting, you will need the following: A camera; a desk; a line.");
});

test("an order at an address is one of a way", async () => {
  const text =
    "If you do not want to see the box, you can hide it by following these steps:\n\n- On acme.example or any page below it, click the menu in the corner\n- Select the Box tab and turn off Show";
  expect((await faqUnder("How do I hide the box?", text))?.answer).toEndWith("Select the Box tab and turn off Show.");
});
