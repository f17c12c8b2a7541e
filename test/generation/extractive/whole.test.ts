import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { FaqsTask } from "../../../src/schemas/generation.ts";
import { faqsOf, faqUnder, page, run, takeawaysOf } from "./fixtures.ts";

// Nothing that is shown may lose the condition, the case or the rest that it needs.

const answerTo = async (heading: string, text: string) => (await faqUnder(heading, text))?.answer;
const dashes = (items: string[]) => items.map((item) => `- ${item}`).join("\n");
const orders = [
  ["Open the list of all of your orders on the left", "Choose the order that you want to close"],
  ["Press the red button that is below it", "Type why it is to be closed, in your own words"],
  ["Wait until the desk has read what you typed", "Open the letter that the desk sends to you then"],
].flat();

describe("the beginning of a list", () => {
  const things = orders.map((_, i) => `a box of kind ${i} with a lid that is made of the same wood`);

  test.each([
    "How can you close an order?",
    "Where can I close my order?",
    "What should I do after a wrong order?",
    "Can I close my order?",
  ])("is none of orders, but may be one of things, whatever is asked: %s", async (question) => {
    expect(await answerTo(question, `To close your order:\n\n${dashes(orders)}`)).toBeUndefined();
    expect(await answerTo(question, `You can close your order of:\n\n${dashes(things)}`)).toEndWith("…");
  });

  test.each([
    "You are eligible for the grant if you:",
    "Your deposit is returned when:",
    "The desk is open to people who:",
    "These are the conditions of the grant:",
  ])("is none of conditions: %s", async (lead) => {
    const items = dashes(Array.from({ length: 9 }, (_, i) => `have had an order of kind ${i} for more than a year`));
    expect(await answerTo("Can I have a grant?", `${lead}\n\n${items}`)).toBeUndefined();
    expect(await answerTo("Can I have a grant?", `People with a grant often:\n\n${items}`)).toEndWith("…");
  });
});

describe("steps that go on in the next passage are not told without them", () => {
  test.each([
    ["en", "How do I close an order?", "Open the list of orders.", "Choose the order.", "Press Close."],
    ["es", "¿Cómo cierro un pedido?", "Abra la lista de pedidos.", "Elija el pedido.", "Pulse Cerrar el pedido."],
  ])("%s", async (locale, title, first, second, third) => {
    const steps = (...passages: string[]) =>
      page(
        title,
        passages.map((text): [string, string] => ["", text]),
        locale,
      );
    const whole = await faqsOf(steps(`1. ${first}\n2. ${second}\n3. ${third}`));
    expect(whole[0]?.answer).toContain(third);
    expect(await faqsOf(steps(`1. ${first}\n2. ${second}`, `- ${second}\n\n3. ${third}`))).toEqual([]);
  });
});

describe("a clause that says where more is told", () => {
  test("goes from the end of a sentence", async () => {
    const text = "To audit a box, you need the key of the box, as described in the part on keys.";
    expect(await answerTo("How do I audit a box?", text.replace("To audit", "Open it: to audit"))).toBe(
      "Open it: to audit a box, you need the key of the box.",
    );
    expect((await takeawaysOf(page("Keys of boxes", [["", text]])))[0]).toBe(
      "To audit a box, you need the key of the box.",
    );
  });

  test.each([
    "Data of boxes goes after a year, as explained in our policy unless the law wants us to keep it.",
    "We delete the data of boxes, as described in our policy except for what is on paper.",
    "The data of boxes, as described on the page of boxes, goes after a year.",
    "The data of boxes goes after a year, as described in part 4.2 of the policy.",
  ])("stays where it limits or is within one: %s", async (text) => {
    expect(await takeawaysOf(page("Data of boxes", [["", text]]))).toEqual([text]);
  });
});

test("Steps leave out no name and password that are not entered to sign in", async () => {
  const text = `1. Go to the page on which new people register.\n2. Enter your email address and password.\n3. Log in to your own mail and open the letter that we sent to you.\n4. Follow the line in the letter to the page that asks for your name.\n5. Type your name there, and the name of the house that you work for, and press Send.`;
  // All of it is too long to be told: nobody is shown a part of it as the whole.
  const asked = await faqUnder("How to register at the desk", text);
  expect(asked).toEqual({
    question: "Where do I go to register at the desk?",
    answer: "Go to the page on which new people register.",
  });
});

describe("the items of a list as bullets", () => {
  const bulletsUnder = async (heading: string, text: string) =>
    (await faqsOf(page("Orders and moves", [[heading, text]]), "bullets"))[0]?.answer;
  const losses = ["interruption of your service", "change of your service's settings"];
  const papers = ["a letter of the house", "a card with your name", "two pictures of you", "a stamp"];

  test.each([
    ["en", "What should I expect during the move?", "The move will not cause:", losses],
    ["en", "What does the move change?", "It changes nothing without:", losses],
    ["de", "Was ändert der Umzug?", "Der Umzug ändert nicht:", ["die Preise der Dienste", "die Namen der Dienste"]],
    [
      "es",
      "¿Qué cambia con la mudanza?",
      "La mudanza no cambia:",
      ["los precios del servicio", "los datos del servicio"],
    ],
  ])("are none below a line that denies them: %s, %s", async (locale, heading, lead, items) => {
    const source = page("Orders and moves", [[heading, `${lead}\n\n${dashes(items)}`]], locale);
    expect(await faqsOf(source, "bullets")).toEqual([]);
  });

  test.each(["You must bring:", "You can have one if you have:", "All of these are required:"])(
    "are not some of those that are all required: %s",
    async (lead) => {
      expect(await bulletsUnder("What do I bring?", `${lead}\n\n${dashes(papers)}`)).toBeUndefined();
      expect(await bulletsUnder("What do I bring?", `${lead}\n\n${dashes(papers.slice(0, 3))}`)).toContain("pictures");
    },
  );

  test.each([
    ["What are the requirements?", dashes(papers)],
    ["What do I need to apply?", dashes(papers)],
    ["What do I bring?", `You should bring:\n\n${dashes(papers)}`],
    [
      "What do I bring?",
      `You must bring:\n\n${dashes(papers.slice(0, 2))}\n\n  It is signed by you.\n${dashes(papers.slice(2))}`,
    ],
  ])("are not some of those, by the heading or behind what is explained: %s", async (heading, text) => {
    expect(await bulletsUnder(heading, text)).toBeUndefined();
  });

  test("are some of those that are examples, and of the first list alone", async () => {
    const text = `People bring many things, such as:\n\n${dashes(papers.slice(0, 2))}\n\nThey never bring:\n\n${dashes(["a dog of the house"])}`;
    expect(await bulletsUnder("What do people bring?", text)).toBe("- A letter of the house\n- A card with your name");
  });
});

test.each(["Here is how to tell, with solutions:", "The fixes:"])(
  "The causes of a trouble are none of its remedies, which come after: %s",
  async (lead) => {
    const causes =
      "If your address is not accepted, it is possible that it is wrong. You might need to delete your account.";
    const asked = (text: string) => faqUnder("Addresses", text);
    expect((await asked(causes))?.question).toBe("What if my address is not accepted?");
    expect(await asked(`${causes}\n\n${lead}\n\n${dashes(["Type it once more", "Try again later"])}`)).toBeUndefined();
  },
);

describe("the label of a question", () => {
  test.each([
    ["iPhone", "How do I sync my keys?", "Open the app on your iPhone and press Sync."],
    ["Free plan", "How many seats do I get?", "There are two seats in the free plan."],
  ])("that names a case is not taken away: %s", async (label, question, text) => {
    expect(await faqsOf(page("Keys", [[`${label}: ${question}`, text]]))).toEqual([]);
    expect(await faqsOf(page("Keys", [[`FAQ: ${question}`, text]]))).toEqual([{ question, answer: text }]);
  });
});

describe("a question of the page itself", () => {
  test.each([
    ["What is your privacy policy?", "We take your privacy seriously: the privacy policy says what we keep."],
    ["What is your refund policy?", "The refund policy gives you your money back within 30 days."],
    ["Do you insure your delivery vans?", "Yes, we insure those vans as you insure your delivery vans at home."],
    ["How old is our planet?", "Our planet is more than four billion years old."],
    ["Why did you charge me twice?", "We charge twice where a card was refused at first."],
    ["Can you give me a refund?", "Yes, we give a refund within 30 days of an order."],
    ["How long have you been in business?", "We have been in business since 1998, in one town."],
    ["What makes you different?", "What makes us different is that each box is made by hand."],
    ["Are you currently accepting new patients?", "We are accepting new patients from Monday on."],
  ])("is asked as it stands: %s", async (heading, text) => {
    expect((await faqUnder(heading, text))?.question).toBe(heading);
  });

  test("that speaks of its reader's thing is asked of the visitor's", async () => {
    const found = await faqUnder(
      "Which level does your site need?",
      "If your site has accounts, it needs the second level.",
    );
    expect(found?.question).toBe("Which level does my site need?");
  });

  test("in capitals keeps those of names", async () => {
    const text = "We send boxes to New York on each day.";
    expect((await faqUnder("Do You Send Boxes To New York?", text))?.question).toBe("Do you send boxes to New York?");
    const lady = "Who Is Lady Gaga?";
    expect((await faqUnder(lady, "She is a singer who sends boxes."))?.question).toBe(lady);
  });

  test.each([
    ["Order the wrong box?", "Order the other box?"],
    ["Change my mind?", "Change my box?"],
    ["Pay the fee twice?", "Pay the fee?"],
  ])("that says what went wrong is no task: %s", async (heading, task) => {
    const text = "Send the order back to the desk within 30 days.";
    expect(await faqUnder(heading, text)).toBeUndefined();
    expect((await faqUnder(task, text))?.question).toStartWith("How do I");
  });
});

test("What letters stand for are words side by side", async () => {
  const apart = "A person inside of the house reads the orders. It takes a day for each of them.";
  const together = apart.replace("A person inside", "An application program interface");
  expect(await faqUnder("What is an API?", apart)).toBeUndefined();
  expect((await faqUnder("What is an API?", together))?.answer).toBe(together);
});

test.each(["How to install a solar panel", "How to cancel a call"])(
  "A title of common words is no talk: %s",
  async (title) => {
    const found = await faqsOf(page(title, [["", "1. Open the list on the left.\n2. Press the button below."]]));
    expect(found).toHaveLength(1);
  },
);

describe("a heading of two nouns", () => {
  test.each([
    ["Upload limits", "Upload limits are 20 boxes a day.", "What are the upload limits?"],
    ["Support hours", "Support hours are from 9 to 17.", "What are the support hours?"],
  ])("is no task: %s", async (heading, text, question) => {
    expect((await faqUnder(heading, text))?.question).toBe(question);
  });
});

describe("a single question within a section", () => {
  const line = "Is my label lost?";
  const answer = "Ask the desk for a new label at any time.";

  test("is answered by its paragraph, and the section around it is not whole", async () => {
    const text = `Open the list and press Refund.\n\n${line}\n\n${answer}\n\nThen wait for ten days.`;
    const found = await faqsOf(page("Refunds", [["How do I get a refund?", text]]));
    expect(found).toEqual([{ question: line, answer }]);
  });

  test("is no second heading below the first", async () => {
    const text = `${line}\n\n${answer}\n\nOpen the list and press Close.`;
    const found = await faqsOf(page("Refunds", [["How do I close my order?", text]]));
    expect(found.map(({ question }) => question)).not.toContain(line);
  });
});

describe("a case", () => {
  test.each([
    ["If you leave Acme, your box is sent to your house.", "What if I leave Acme?"],
    ["If you are not at home, your box is kept for a week.", "What if I am not at home?"],
  ])("names what is not so: %s", async (text, question) => {
    expect((await faqUnder("", text))?.question).toBe(question);
  });

  test.each([
    ["If you’re unsure", "If you’re unsure which box is yours", ", look at the second of the lists of boxes."],
    ["If you start late", "If you start a box too late", ", people will come late as well."],
  ])("that names nothing is not asked: %s", async (nothing, something, rest) => {
    expect(await faqUnder("", nothing + rest)).toBeUndefined();
    expect((await faqUnder("", something + rest))?.question).toStartWith("What if");
  });
});

describe("a way", () => {
  test.each([
    ["of a few words", "Choose the one for you.", "Choose the one that is nearest to you."],
    [
      "of which there are several",
      "You need to choose a host first. There are two ways to do it in the list.",
      "You need to choose a host first. Press its name in the list.",
    ],
    [
      "by which others did it",
      "Acme launched a host of its own by choosing houses in all of the towns.",
      "You can choose a host by pressing a name in the list of the towns.",
    ],
    [
      "to listen to",
      "Listen as Jane tells you, and press the button to choose it.",
      "Start as Jane tells you, and press the button to choose it.",
    ],
  ])("is none %s", async (_, text, way) => {
    expect(await answerTo("Choosing a host", text)).toBeUndefined();
    expect(way).toEndWith((await answerTo("Choosing a host", way)) ?? "nothing");
  });
});

test("What is something of a thing has no security or price of its own", async () => {
  const under = (title: string) => faqsOf(page(title, [["Security", "Acme handles security by keys of its own."]]));
  expect(await under("The benefits of Acme")).toEqual([]);
  expect((await under("Acme")).map(({ question }) => question)).toEqual(["How does Acme handle security?"]);
});

describe("whatever stands below whatever question", () => {
  const word = fc.constantFrom(
    ..."orders boxes the desk of a sends keeps it they and are paid by each two for".split(" "),
  );
  const sentence = fc.array(word, { minLength: 3, maxLength: 25 }).map((words) => `The ${words.join(" ")}`);
  const prose = fc
    .array(sentence, { minLength: 1, maxLength: 4 })
    .map((some) => some.map((text) => `${text}.`).join(" "));
  const items = fc.array(sentence, { minLength: 1, maxLength: 9 });
  const block = fc.oneof(
    prose,
    sentence.map((text) => `${text}:`),
    items.map((some) => dashes(some)),
    items.map((some) => some.map((text, i) => `${i + 1}. ${text}.`).join("\n")),
    fc.constantFrom("Is my order paid?", "    code", "What is a box?"),
  );
  const question = fc.constantFrom(
    ...[
      "What are boxes?",
      "How do I pay orders?",
      "Why are orders paid?",
      "Can I send a box?",
      "Which boxes are there?",
    ],
    ...["Book a desk for me?", "¿Qué es?", "What is an OD?", "The desk: Who pays the fee?"],
  );
  const locale = fc.constantFrom("en", "es", "zh");
  const form = fc.record({
    words: fc.constantFrom<FaqsTask["words"]>(50, 100, 150),
    format: fc.constantFrom<FaqsTask["format"]>("paragraph", "bullets"),
    maxBullets: fc.integer({ min: 1, max: 6 }),
  });

  test("an answer keeps its length, its count of bullets, and a verbatim quote of its passage", async () => {
    const section = fc.tuple(
      question,
      fc.array(block, { minLength: 1, maxLength: 6 }).map((some) => some.join("\n\n")),
    );
    const sections = fc.array(section, { minLength: 1, maxLength: 4 });
    const checked = { paragraph: 0, bullets: 0 };
    await fc.assert(
      fc.asyncProperty(sections, locale, form, async (below, language, asked) => {
        const source = page("Orders and boxes", below, language);
        const task: FaqsTask = { kind: "faqs", page: source, count: 6, tone: "neutral", locale: language, ...asked };
        for (const part of await run(task)) {
          if (part.type !== "item" || typeof part.item === "string") continue;
          const { answer } = part.item;
          if (asked.format === "bullets") expect(answer.split("\n").length).toBeLessThanOrEqual(asked.maxBullets);
          else expect(answer.split(/\s+/).length).toBeLessThanOrEqual(Math.floor(asked.words * 1.1));
          const passage = source.passages.find(({ ordinal }) => ordinal === part.evidence?.passage);
          expect(passage?.text).toContain(part.evidence?.quote ?? "no quote");
          checked[asked.format]++;
        }
      }),
      { numRuns: 300 },
    );
    for (const some of Object.values(checked)) expect(some).toBeGreaterThan(30);
  });
});

test.each([50, 100, 150])(
  "a section that answers in fewer words answers in %p too, short of what leads to a list",
  async (words) => {
    const said =
      "Abra la página de la tienda y pulse el botón verde que está arriba, junto al nombre, y escriba allí la dirección de correo que quiera usar para entrar. Confirme la dirección con el enlace que le llegará en unos minutos, y elija una contraseña.";
    const text = `${said} Cada cuenta tiene tres partes.\n\n- Un nombre\n- Una clave\n- Un registro`;
    const source = page("Cuentas", [["Crear una cuenta", text]], "es");
    const task = { kind: "faqs", page: source, count: 1, tone: "neutral", locale: "es", format: "paragraph" } as const;
    const [part] = await run({ ...task, words, maxBullets: 3 });
    expect(part).toMatchObject({ type: "item", item: { answer: said } });
  },
);

test("what is short and leads to a list answers nothing without it", async () => {
  const text =
    "All plans begin with the same number of places. Each plan has three parts.\n\n- A lid\n- A lock\n- A log";
  expect(await faqUnder("Which plan should I choose?", text)).toBeUndefined();
});

test.each([
  ["定期更改您的密码。", "不要与其他人共享您的密码。", "为您的账户启用双重验证。"],
  ["定期更改您的密码；", "不要与其他人共享您的密码；", "为您的账户启用双重验证"],
])("a Chinese list in one line has the marks of its script: %s", async (...items) => {
  const told = `要保护您的账户：\n\n${items.map((item) => `- ${item}`).join("\n")}`;
  expect(await takeawaysOf(page("账户安全", [["如何保护账户", told]], "zh"))).toEqual([
    "要保护您的账户：定期更改您的密码；不要与其他人共享您的密码；为您的账户启用双重验证。",
  ]);
});
