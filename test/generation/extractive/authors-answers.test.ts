import { describe, expect, test } from "bun:test";
import { faqsOf, faqUnder, page } from "./fixtures.ts";

// A question that the page itself asks is answered by what its author wrote below it.

const answer = "The fee is paid by whoever sends the order, on the day that it leaves.";

describe("a question of the page itself", () => {
  test.each([
    ["may be answered by what leans on it", "Who pays the fee?", "They are paid by whoever sends the order."],
    [
      "may be answered by an address",
      "Are you from a newspaper?",
      "Reach out to our press desk at press@acme.example.",
    ],
    ["may be answered by a place", "How can I write to the desk?", "You can write to desk@acme.example on any day."],
    [
      "may be answered by what stands behind a cheer",
      "How does a fee help?",
      "Good question! It pays for all of the post.",
    ],
  ])("%s", async (_, heading, text) => {
    expect((await faqUnder(heading, text))?.answer).toBe(text.replace("Good question! ", ""));
  });

  test("may be answered by a sentence that ends with an address, without a full stop", async () => {
    const text = "You can ask at the counter of the shop or contact us by e-mail: desk@acme.example";
    expect((await faqUnder("How can I ask the shop or make suggestions?", text))?.answer).toBe(`${text}.`);
    expect(await faqUnder("How can I ask the shop or make suggestions?", "Ask at the counter or contact us")).toBe(
      undefined,
    );
  });

  test("is answered without what only sends on behind its full stop", async () => {
    const text =
      "Yes! The only condition is to accept that your boxes are shown to others. (see the terms of the house)";
    expect((await faqUnder("I make boxes, can I add my own boxes?", text))?.answer).toBe(
      "Yes! The only condition is to accept that your boxes are shown to others.",
    );
  });

  test("how something is done may be answered by what it is made from", async () => {
    const text = "The grade of a box is calculated from the data on its label and from what it weighs.";
    expect((await faqUnder("How is the grade computed?", text))?.answer).toBe(text);
    expect(await faqUnder("How is the grade computed?", "The grade of a box is a letter on its label.")).toBe(
      undefined,
    );
  });

  test("what to do may be answered by what is recommended", async () => {
    const text = "We recommend reporting such boxes to the order desk, which is able to take them back.";
    expect((await faqUnder("A box is not what it seems, what should I do?", text))?.answer).toBe(text);
  });

  test("which things there are is answered by their names, whatever list follows", async () => {
    const list = Array.from(
      { length: 6 },
      (_, i) =>
        `- Boxes of the kind number ${i}, which many of our makers in that country send out to all the shops and houses that ask for them`,
    ).join("\n");
    const text = `The label has been adopted in Belgium, Spain and Italy. Boxes show it in these countries:\n\n${list}`;
    expect((await faqUnder("Which countries have adopted the label?", text))?.answer).toBe(
      "The label has been adopted in Belgium, Spain and Italy.",
    );
  });

  test("is answered by the labels of a list, though one of them could be an order", async () => {
    const items = [
      "Better grading of drinks: The grades of milk and of drinks are set apart in the new label.",
      "Salt and sugar noted: Boxes that are too sweet will have a lower grade.",
      "Ranking of oils: The grade of some oils will improve.",
      "Limit red boxes: Red boxes should be few.",
    ];
    const text = `The label is evolving to give better advice:\n\n${items.map((item) => `- ${item}`).join("\n")}`;
    expect((await faqUnder("Why is the label changing?", text))?.answer).toBe(
      "The label is evolving to give better advice: Better grading of drinks; Salt and sugar noted; Ranking of oils; Limit red boxes.",
    );
  });

  test("is answered by what opens each item, unless it warns of something behind that", async () => {
    const rest = "Each of them is looked at by somebody at the counter, who may have a question about it for you.";
    const text = (more: string) =>
      `- The same card that you used for your order. ${rest} ${more}\n- The letter that we sent to you. ${rest}`;
    const told = "The same card that you used for your order. The letter that we sent to you.";
    expect((await faqUnder("What do I bring to the counter?", text("It is kept.")))?.answer).toBe(told);
    expect(await faqUnder("What do I bring to the counter?", text("Warning: an old card is not valid."))).toBe(
      undefined,
    );
    expect(await faqUnder("How do I go to the counter?", text("It is kept."))).toBe(undefined);
  });

  test("may be written without its mark", async () => {
    const text = "They are volunteers. What they write is gathered in a book that all can read.";
    expect(await faqUnder("What is the model of the house", text)).toMatchObject({
      question: "What is the model of the house?",
      answer: text,
    });
    expect(await faqUnder("What is in the book", text)).toBe(undefined);
  });

  test("is shown without the number of its part", async () => {
    expect(
      (await faqUnder("2.1 What does the order desk do?", `The order desk takes orders. ${answer}`))?.question,
    ).toBe("What does the order desk do?");
  });

  test.each([
    "A stock desk is a set of practices that combine two desks to 1) shorten the way of a box, while 2) keeping it whole.",
    "A stock desk is a structured desk that guides its people through the process of sending a box.",
  ])("about a thing is answered by the sentence that says what it is: %s", async (text) => {
    const more = "Through drawing and showing boxes, the goal is for the group to agree.";
    expect((await faqUnder("What is a stock desk?", `${text} ${more}`))?.answer).toStartWith(text);
  });

  test("about a thing may be answered by the words that its letters stand for", async () => {
    const text = "An order desk takes orders by phone. It is open on every day of the year.";
    expect((await faqUnder("What is an OD?", text))?.answer).toBe(text);
    expect(await faqUnder("What is a ZQ?", text)).toBeUndefined();
  });

  test("is answered by the beginning of a list that is too long", async () => {
    const rest = Array.from({ length: 12 }, (_, i) => `- Item number ${i} of those that we keep of you`).join("\n");
    const found = await faqUnder("What data is kept?", `We keep these kinds of data:\n\n${rest}`);
    expect(found?.answer).toStartWith("We keep these kinds of data: Item number 0 of those that we keep of you; Item");
    expect(found?.answer).toEndWith("; …");
    expect(found?.answer.split(/\s+/).length).toBeLessThanOrEqual(55);
  });

  test("for a way is never answered by some of its orders, in bullets neither", async () => {
    const orders = ["Open the box", "Take out what is in it", "Close the box", "Send the box back to us"];
    const bullets = (count: number) => {
      const list = orders
        .slice(0, count)
        .map((order) => `- ${order}`)
        .join("\n");
      return faqsOf(page("Boxes", [["How can I return a box?", `We like boxes.\n\n${list}`]]), "bullets");
    };
    expect((await bullets(3))[0]?.answer.split("\n")).toHaveLength(3);
    expect(await bullets(4)).toEqual([]);
  });

  test("is answered by whole lists alone in languages whose orders are not known", async () => {
    const text = `Haga lo siguiente:\n\n${Array.from({ length: 12 }, (_, i) => `- Abra la caja número ${i} de todas`).join("\n")}`;
    expect(await faqsOf(page("Cajas", [["¿Cómo abro mis cajas?", text]], "es"))).toEqual([]);
  });

  test.each([
    ["which holds with all of its items", "An order must have all of these parts:"],
    ["which is a way", "Here is how to place an order:"],
    ["of examples", "Many things can be sent, such as:"],
  ])("is not answered by the beginning of a list %s", async (_, lead) => {
    const rest = Array.from({ length: 12 }, (_, i) => `- Part number ${i} of those that belong to it`).join("\n");
    expect(await faqUnder("What does an order have?", `${lead}\n\n${rest}`)).toBeUndefined();
  });

  test.each([
    ["only announces a list", "What are other principles?", "Acme upholds several other principles.\n\n    code"],
    [
      "only announces steps",
      "How does an order work?",
      "There are a few steps.\n\n1. It is written down.\n2. It is sent.",
    ],
    ["is said by one person", "What makes orders fun?", "They are what I like most of all, and so does my team."],
    ["is a yes to another question", "How do orders work?", "Yes, seriously, they work like letters do. Try one."],
    ["tells the past of a thing", "What is an order desk?", "An order desk has helped since 1990. It had two people."],
    ["does not speak of what it gives reasons for", "Why shipping?", "If you lead a team, you know that work is hard."],
    ["tells no way", "How do I pay the fee?", "Paying can be hard. Things change while you are waiting."],
  ])("is not asked where what stands below it %s", async (_, heading, text) => {
    expect(await faqUnder(heading, text)).toBeUndefined();
  });

  test("is answered last by what leans on it: what answers anybody comes first", async () => {
    const two = page("Orders and accounts", [
      ["Who pays the fee?", "They are paid by whoever sends the order."],
      ["What is an order fee?", "An order fee is a price that is paid for each order."],
    ]);
    expect((await faqsOf(two, "paragraph", 1))[0]?.question).toBe("What is an order fee?");
  });
});

describe("what stands below a question", () => {
  const principle = "Acme holds its principles to be true of each box that goes out of the house.";

  test("is not its answer where a list of what was asked for follows unseen", async () => {
    const list = Array.from(
      { length: 4 },
      (_, i) => `- The box of kind ${i}, of which there is more to say than fits, is kept`,
    );
    const text = `They hold for each box of the house.\n\n${list.join("\n")}`;
    expect(await faqUnder("What are the main principles of boxes?", text)).toBeUndefined();
    expect((await faqUnder("Why are there principles of boxes?", text))?.answer).toBe(
      "They hold for each box of the house.",
    );
  });

  test("is not its answer where it only announces what cannot be shown", async () => {
    const told = "They can be sent in a few ways in each town.";
    expect(await faqUnder("How is a parcel sent?", `${told}\n\n    code`)).toBeUndefined();
    expect((await faqUnder("How is a parcel sent?", told))?.answer).toBe(told);
  });

  test("ends before so many of something that are told next", async () => {
    const text = `They are there for each box of the house. The house has two main principles.\n\n    code\n\n${principle}`;
    expect((await faqUnder("Why are there principles of boxes?", text))?.answer).toBe(
      "They are there for each box of the house.",
    );
  });

  test("is shown in bullets only where it has no numbered steps", async () => {
    const text = "1. Open the box\n2. Take out what is in it\n3. Close the box\n4. Send the box";
    expect(await faqsOf(page("Boxes", [["What happens to a box?", text]]), "bullets")).toEqual([]);
  });
});

describe("the heading of a question", () => {
  test.each([
    ["Acme: What does an order cost?", "What does an order cost?"],
    ["Dear Acme — What does an order cost?", "What does an order cost?"],
    ["What is the U.S. Order Desk?", "What is the U.S. Order Desk?"],
    [
      "My order was sent but not shown - how is that possible?",
      "My order was sent but not shown - how is that possible?",
    ],
    ["How to change your order?", "How do I change my order?"],
    ["Book rooms for meetings?", "How do I book rooms for meetings?"],
    ["Adjust a standing desk?", "How do I adjust a standing desk?"],
    ["What's Acme?", "What's Acme?"],
    ["Why Acme?", "Why Acme?"],
  ])("is read as its writer meant it: %s", async (heading, question) => {
    const text = `The U.S. Order Desk of Acme is open at any time. Choose Acme in the menu, ${answer.toLowerCase()}`;
    expect((await faqUnder(heading, text))?.question).toBe(question);
  });

  test.each([
    "What have you learned since then?",
    "What makes you proud of orders?",
    "How would you describe your team?",
    "Can you tell us about orders?",
    "What do you love about orders?",
    "Do you have any advice for others?",
  ])("of an interview is not asked: %s", async (heading) => {
    expect(await faqUnder(heading, `${answer} Orders are what a team has to learn.`)).toBeUndefined();
  });

  test.each([
    "Why is it meaningful?",
    "How are they different?",
    "How does this help?",
    "Who is that for?",
    "What's the process?",
    "What happened?",
    "Am I doing this right?",
  ])("that only its page can explain is not asked: %s", async (heading) => {
    expect(await faqUnder(heading, answer)).toBeUndefined();
  });

  test.each([
    "What is Acme Pay, and why is it used?",
    "Do shops have access to the data that is gathered?",
    "Is it safe to pay the fee?",
    "What does it cost to pay the fee?",
    "How do I change an order after it is sent?",
    "What rights does a sender have under the law, and how can I use them?",
    "Who pays these fees?",
  ])("that names what it points at is asked: %s", async (heading) => {
    expect((await faqUnder(heading, `Acme Pay is a means of payment. Change the fee there: ${answer}`))?.question).toBe(
      heading,
    );
  });
});

describe("questions in lines of their own", () => {
  const lines = (questions: string[]) =>
    faqsOf(page("Orders", [["", questions.map((line) => `${line}\n\n${answer}`).join("\n\n")]]));
  const asked = async (questions: string[]) => (await lines(questions)).map(({ question }) => question);

  test("are asked as headings are, on a page that asks several", async () => {
    const text =
      "Who can use the desk?\n\nAny person with an account may use it.\n\nIs the desk free?\n\nYes. There is no fee for using it.\n\nWhen is the desk open?\n\nIt is open from Monday to Friday.";
    expect(await faqsOf(page("The desk", [["Questions", text]]))).toEqual([
      { question: "Who can use the desk?", answer: "Any person with an account may use it." },
      { question: "Is the desk free?", answer: "Yes. There is no fee for using it." },
      { question: "When is the desk open?", answer: "It is open from Monday to Friday." },
    ]);
  });

  test("are asked on any page where they are the visitor's own", async () => {
    expect(await asked(["Is my fee paid by whoever sends?"])).toEqual(["Is my fee paid by whoever sends?"]);
    expect(await asked(["Is the fee paid by whoever sends?"])).toEqual([]);
  });

  test.each([
    ["of a talk", ["Jane: Who pays the fee?", "AB: Is the fee paid?", "Slide 4: When is the fee paid?"]],
    ["on the way to another thought", ["First, who pays the fee?", "Did you pay the fee?", "Then, who sends?"]],
  ])("are not asked where they are %s", async (_, questions) => {
    expect(await asked(questions)).toEqual([]);
  });

  test("are not asked where others speak in turn", async () => {
    const talk = ["Who settles the fee?", "Is the fee paid?", "When is the fee due?"]
      .map((line, i) => `${line}\n\nJane: It is paid on day ${i} by whoever sends the order.`)
      .join("\n\n");
    expect(await faqsOf(page("Orders", [["", talk]]))).toEqual([]);
    const told = talk.replaceAll("Jane: ", "");
    expect((await faqsOf(page("Orders", [["", told]]))).length).toBeGreaterThan(0);
    const turns = ["Jane: Good day.", "Joe: Good day to you.", "Jane: Shall we begin?"].join("\n\n");
    expect(await faqsOf(page("Orders", [["", `${told}\n\n${turns}`]]))).toEqual([]);
  });

  test("end the section that they stand in", async () => {
    const text = `Open the menu and press Pay.\n\nIs my fee paid by whoever sends?\n\n${answer}`;
    const found = await faqsOf(page("Orders", [["How to pay", text]]));
    expect(found.map((faq) => faq.answer)).toEqual(["Open the menu and press Pay.", answer]);
  });
});

test("A question for yes or no about “it” asks for the thing that its page is about", async () => {
  const asked = async (heading: string) => faqsOf(page("Ridge Backpack", [[heading, "It is not, but it dries soon."]]));
  expect(await asked("Is it waterproof?")).toEqual([
    { question: "Is it waterproof?", answer: "It is not, but it dries soon." },
  ]);
});

describe("A question over a list of things", () => {
  const things = ["Swimwear, unless torn", "Gift cards", "The box of an order"];
  const asked = (list: string, question = "What can’t be returned?") => faqsOf(page("Orders", [[question, list]]));

  test("is answered by all of them in a line", async () => {
    expect((await asked(things.map((thing) => `- ${thing}`).join("\n")))[0]?.answer).toBe(
      "Swimwear, unless torn; Gift cards; The box of an order.",
    );
  });

  test("but not where it asks for a way", async () => {
    expect(await asked(things.map((thing) => `- ${thing}`).join("\n"), "How do I return a box?")).toEqual([]);
  });
});
