import { describe, expect, test } from "bun:test";
import { faqsOf, faqUnder, page } from "./fixtures.ts";

// Which questions come first, and where their answers begin.

describe("Of more questions than are wanted", () => {
  const sections: [string, string][] = [
    ["How long does it take to ship a box?", "Most boxes arrive within three days of the order."],
    [
      "Can boxes be sent to islands?",
      "Yes, boxes can be sent to islands by ship, on any day of the week but Sundays. Each island has a house where they are kept until somebody comes for them, which may be months after the ship has landed there.",
    ],
    [
      "Who counts the keys of the house?",
      "The keys of the house are counted by the oldest clerk of the town, every night before the last train leaves. Whoever finds one of them is asked to bring it to the clerk, who gives him a coin for that.",
    ],
    [
      "Why are carts painted green?",
      "Carts are painted green because the horses of the north like the colour of grass more than any other one. Those of the south do not care, which is why painters are sent there only once in each of ten years.",
    ],
  ];

  test("the one that the page asks first is asked, however short its answer is", async () => {
    const asked = (await faqsOf(page("Boxes", sections), "paragraph", 3)).map(({ question }) => question);
    expect(asked).toHaveLength(3);
    expect(asked[0]).toBe("How long does it take to ship a box?");
  });

  test("the title's is asked before those, where it asks", async () => {
    const title = "What is a jolt?";
    const passages: [string, string][] = [["", "A jolt is a train that carries boxes by night."], ...sections];
    expect((await faqsOf(page(title, passages), "paragraph", 1))[0]?.question).toBe(title);
  });
});

describe("What is asked for because it is not so", () => {
  const can = "Boxes go to most of the towns in the north. You can see them on the map of the land.";
  const cannot = "We cannot send boxes to islands, since no train goes there.";

  test.each(["Are there towns where I can't send boxes?", "Is there a town that you do not send boxes to?"])(
    "is answered by what says so: %s",
    async (question) => {
      expect((await faqUnder(question, `${can}\n\n${cannot}`))?.answer).toBe(cannot);
    },
  );

  test("is answered from the beginning where nothing says so", async () => {
    expect((await faqUnder("Are there towns where I can't send boxes?", can))?.answer).toBe(can);
  });

  test.each([
    [
      "a yes",
      "Are there any boxes that are not eligible for returns?",
      "Yes, boxes of gold and of glass are final. They cannot be returned or exchanged for others.",
    ],
    [
      "a no",
      "Are there fees that are not shown at checkout?",
      "No, all of our fees are shown at checkout. We do not charge anything for returns.",
    ],
    [
      "another denial that is not of what is asked",
      "Are there countries you don't ship to?",
      "Lands of the far south are left out of all orders.\n\nCountries that are not listed in the form can be asked for.",
    ],
    [
      "what is dangerous",
      "Are there foods that my dog should not eat?",
      "Grapes and onions are poisonous to dogs. Keep them away from your dog.\n\nIf you are not sure, call your vet.",
    ],
  ])("is told from its beginning where that is %s", async (_, question, text) => {
    expect((await faqUnder(question, text))?.answer).toBe(text.replace("\n\n", " "));
  });

  test("is not what is asked besides: a trouble, and whether somebody helps", async () => {
    const help = "Look for the box in the house next to yours. If it is not there, call the clerk of your town.";
    const question = "I am not getting the boxes of my house. Is there somebody who can help me with the boxes?";
    expect((await faqUnder(question, help))?.answer).toBe(help);
  });
});

describe("A way begins", () => {
  test.each([
    [
      "with all that has to be done",
      "How do I use the jolt?",
      "All you need to do is install the app of the jolt and turn on the bell in Settings.",
    ],
    [
      "with what is done first for something",
      "How can I use the jolt?",
      "To join us and use the jolt, first download the app of the trains and choose a plan in its settings.",
    ],
  ])("%s", async (_, question, order) => {
    const answer = (await faqUnder(question, `The jolt belongs to our house in the north. ${order}`))?.answer;
    expect(answer).toEndWith(order);
  });

  test("with where to go for it, whatever commas are left out", async () => {
    const order = "In order to view the bells of the house go to Settings -> Show more settings -> Bells.";
    expect((await faqUnder("View the bells of the house", order))?.answer).toBe(order);
  });

  test("with the sentence that names what it speaks of", async () => {
    const named = "By default, boxes are handed out at gates 80 and 443 of the house.";
    const order = "Open these gates so that boxes can be fetched from the house.";
    expect((await faqUnder("How do I configure my house?", `${named} ${order}`))?.answer).toBe(`${named} ${order}`);
  });

  test("with all that stands before it, where what it speaks of is named further up", async () => {
    const above = "By default, boxes are handed out at gates 80 and 443. The clerk counts them. Nobody else does.";
    const order = "Open these gates so that boxes can be fetched from the house.";
    const answer = (await faqUnder("How do I configure my house?", `${above}\n\n${order}`))?.answer;
    expect(answer).toBe(`${above} ${order}`);
  });
});

describe("No answer", () => {
  test("to a question for how it is done is to keep safe what comes of it", async () => {
    const text =
      "Before the first train leaves you are asked for a password. It is used by your clerk alone.\n\nKeep this password safe, as it cannot be read again.";
    expect(await faqsOf(page("The house", [["Setting a password for your house", text]]))).toEqual([]);
  });

  test("be it yours or this one that is kept safe", async () => {
    const text =
      "Before you see the key you are asked for your password. It is checked at once.\n\nKeep your key safe, as it is shown only once.";
    expect(await faqsOf(page("Keys", [["Creating a key for the house", text]]))).toEqual([]);
  });

  test("loses that, where it is the way", async () => {
    const text = "Keep your password private and use two keys. Sign out of shared trains when you leave.";
    expect((await faqUnder("How do I protect my house?", text))?.answer).toBe(text);
  });

  test("loses until when it can be done", async () => {
    const text = "You can do so at any time before it is sent. Open the order and choose Cancel.";
    expect((await faqUnder("Can I cancel my order?", text))?.answer).toBe(text);
  });

  test("to a question for how something goes by itself is what is done for another end", async () => {
    const steps = "1. Click the bell of the house.\n2. Select Hold for next month in the menu.";
    const text = `To hold boxes in place of selling them for a month:\n\n${steps}`;
    expect(await faqsOf(page("Boxes", [["How boxes roll over", text]]))).toEqual([]);
  });

  test("is lost where something goes to somebody, not to an end", async () => {
    const text =
      "To your house:\n\n- Boxes of the north come by cart within ten days of the order.\n- Letters come by train.";
    expect((await faqUnder("How do boxes reach me?", text))?.answer).toStartWith("To your house:");
  });

  test("stands without its yes where only a link ends that", async () => {
    const text =
      "Yes, boxes of most towns can be, you can find the list of them here. It is best to begin with the ones that are light.";
    expect((await faqUnder("Can boxes be sent by night?", text))?.answer).toBe(
      "Yes, boxes of most towns can be. It is best to begin with the ones that are light.",
    );
  });

  test("begins with doing something that it does not name", async () => {
    const first =
      "If you suspect that a box of yours was opened on its way to you by anybody but the clerk of your town, please call us so that one of us can look for all that was in it and write to the town that it is from.";
    const text = `${first} You can do so by opening the Settings of the app, going to Boxes, and clicking on the bell.`;
    const answers = (await faqsOf(page("Report an opened box", [["", text]]))).map(({ answer }) => answer);
    expect(answers.filter((answer) => answer.startsWith("You can do so"))).toEqual([]);
  });

  test("says what a thing is in law for what it is", async () => {
    const text =
      "Night Jolt is a transitory rail service, as defined by Section 512 of the law of trains. We cannot open boxes that are under way because we do not hold the keys of them.";
    expect(await faqsOf(page("Report a box", [["Night Jolt", text]]))).toEqual([]);
  });

  test.each([
    "No, but if you need a receipt, you can find it here.",
    "Yes, if you are a shop, you can read about it here.",
  ])("is half a reply: %s", async (reply) => {
    expect(await faqUnder("Can I get an invoice?", reply)).toBeUndefined();
  });

  test("is lost for a law that is named by the way", async () => {
    const text = "A jolt is a format for the exchange of boxes, as defined by RFC 8259, that all trains read.";
    expect((await faqsOf(page("Jolts", [["", text]])))[0]?.question).toBe("What is a jolt?");
  });

  test("loses its last sentence where that does what it has named", async () => {
    const [first, last] = [
      "Losing the key of a box never keeps you out of the house.",
      "As a result, it is not needed to write down its number, however some may choose to do so.",
    ];
    expect((await faqUnder("Do I need to write down the number of my key?", `${first} ${last}`))?.answer).toBe(
      `${first} ${last}`,
    );
  });
});

describe("Questions and answers behind marks", () => {
  const list = [
    "- Q. Can I open my box at night? A. Unfortunately, the house is shut at night. However, the clerk will open it for you if you ring the bell.",
    "- Q: Who has the key of my box?\n  A: You have one of them. The clerk of your town has the other one.",
    "- Q. Is there a bell? Where do I find it? A. The bell of the house is next to the gate, and rings until somebody comes.",
  ];

  test("are asked and answered one by one, in a list", async () => {
    expect(await faqsOf(page("Frequently asked questions", [["", list.join("\n")]]))).toEqual([
      {
        question: "Can I open my box at night?",
        answer: "The house is shut at night. However, the clerk will open it for you if you ring the bell.",
      },
      {
        question: "Who has the key of my box?",
        answer: "You have one of them. The clerk of your town has the other one.",
      },
      {
        question: "Is there a bell?",
        answer: "The bell of the house is next to the gate, and rings until somebody comes.",
      },
    ]);
  });

  test("end with their item: what stands in later lists, and behind them, is told as ever", async () => {
    const steps = "1. Open the app of the house. Choose the box.\n2. Print its label. Bring it to the clerk.";
    const faqs = await faqsOf(
      page("Frequently asked questions", [
        ["", `${list[0]}\n\nFor anything else, send us a letter. The house is open on weekdays.`],
        ["How do I return a box?", steps],
      ]),
    );
    expect(faqs).toEqual([
      {
        question: "Can I open my box at night?",
        answer: "The house is shut at night. However, the clerk will open it for you if you ring the bell.",
      },
      {
        question: "How do I return a box?",
        answer: "Open the app of the house. Choose the box. Print its label. Bring it to the clerk.",
      },
    ]);
  });

  test.each([
    [
      "a quiz",
      "- Q. Which train is the fastest one?\n- A. The jolt is the fastest.\n- B. The cart is.\n- C. The ship is.",
    ],
    [
      "a talk",
      "Q: What was the hardest part of the move?\n\nA: The boxes. Each of them was opened by hand.\n\nQ: What are you most proud of?\n\nA: The clerks, who never gave up in all of those years.",
    ],
  ])("are none in %s", async (_, text) => {
    expect(await faqsOf(page("The house", [["", text]]))).toEqual([]);
  });

  test("are none where no answer has a mark", async () => {
    const items = "- Q. Can I open my box at night?\n- Q. Who has the key of my box?";
    expect(await faqsOf(page("Frequently asked questions", [["", items]]))).toEqual([]);
  });
});

describe("A case with a row of words", () => {
  test("is not cut at its first comma", async () => {
    const text =
      "If you cannot have a calm, two-way talk about the boxes of your house, both of you must look at how you speak to each other.";
    const asked = (await faqsOf(page("Boxes of two", [["", text]]))).map(({ question }) => question);
    expect(asked.filter((question) => /calm\?$/.test(question))).toEqual([]);
  });

  test("is not asked where it is one of several examples", async () => {
    const text = "If you cannot call the clerk of your town, for example, do not name him as the one to be called.";
    expect(await faqsOf(page("Clerks", [["", text]]))).toEqual([]);
  });

  test("is asked where an order or a clause stands behind it", async () => {
    for (const then of [
      "call the clerk of your town, who has one more",
      "you can get one from the clerk, who has more",
    ]) {
      const asked = (await faqUnder("Keys", `If you have lost your key, ${then}.`))?.question;
      expect(asked).toBe("What if I have lost my key?");
    }
  });
});

describe("An answer does not end before what turns it", () => {
  const first = "No. Our house is not and has never been owned by the rails of the north or by anybody else.";
  const turned = "You may see trains of the rails in the yard of the house by day, in each of the towns of the north.";
  const turn =
    "Even though the rails own all of the trains in the land, we pay for each of those with boxes of our own, and are told by nobody what we are to carry or where it is to go at the end of the day.";

  test("where that does not fit, it goes with what it turns", async () => {
    const faq = await faqUnder("Is the house owned by the rails or by anybody else?", `${first} ${turned} ${turn}`);
    expect(faq?.answer).toBe(first);
  });

  test.each([
    "It depends on the clerk of your town. If he has a stamp, your box can be sent free of tax.",
    "It depends on your town, and on what you send. If you live in the north, tax is taken of it.",
    "That will depend on the clerk. If he has a stamp, your box can be sent free of tax.",
  ])("nor begin behind what it depends on: %s", async (text) => {
    expect((await faqUnder("Are my boxes free of tax?", text))?.answer).toBe(text);
  });

  test("nor behind what an amount depends on", async () => {
    const text = "This depends on the room: as few as 4 hours for the hall, as many as 9 for the barn. Ask the clerk.";
    expect((await faqUnder("How many hours do you need to clean a room?", text))?.answer).toBe(text);
  });

  test("nor begins with what depends on something that is not shown", async () => {
    const text = "It depends on the table below. Boxes of the north are free of tax in all of its towns.";
    expect((await faqUnder("Are my boxes free of tax?", text))?.answer).not.toStartWith("It depends");
  });

  test("nor loses a sentence that the turn does not speak of", async () => {
    const told = "Yes, boxes can be returned within 30 days. The label comes with each box of ours.";
    const about =
      "However, islands that lie beyond the last of the rails of the north are reached by ship alone, for which the clerk of the town takes what the captain of that ship asks for on the day of the journey, be it much or be it little.";
    expect((await faqUnder("Can I return a box?", `${told} ${about}`))?.answer).toBe(told);
  });

  test("nor with a line that leads to a list which is not shown", async () => {
    const text = "To send a box you will need to fill in all that we have to know of it:.\n\n- Its size\n- Its town";
    expect((await faqsOf(page("Boxes", [["Send a box", text]]))).map(({ answer }) => answer)).toEqual([]);
  });
});
