import { describe, expect, test } from "bun:test";
import { needsTold } from "../../../src/generation/extractive/answer/asked-for/needs.ts";
import { answerTask, page, run, textOf } from "./fixtures.ts";

/** The reply from a page on which each text is a section of its own. */
const ask = async (query: string, ...texts: string[]) => {
  const sections = texts.map((text, i): [string, string] => [`Notes ${i + 1}`, text]);
  return textOf(await run(answerTask(query, [page("Kayak guide", sections)])));
};

describe("A question for yes or no is answered", () => {
  const text = `On the lake, renters of a kayak meet dogs at each landing.

Dogs that are calm can ride in a kayak.

Bring your dogs to the kayak:

1. Push the kayak out.
2. Call your dogs.`;

  test("by the sentence that says whether something may be, not by one that names it, nor by a way", async () => {
    expect(await ask("Can I bring dogs in a kayak?", text)).toStartWith("Dogs that are calm can ride in a kayak.");
  });

  test("but for a request, which no yes answers: its way comes first", async () => {
    expect(await ask("Could you tell me how to bring dogs in a kayak?", text)).toStartWith("Bring your dogs");
  });

  test("by what need not be, where it asks what has to be", async () => {
    const reply = await ask(
      "Do I need a vest in the kayak?",
      "A vest in the kayak may be red.",
      "A vest is optional in a kayak.",
    );
    expect(reply).toStartWith("A vest is optional in a kayak.");
  });

  test("by what never is, where it asks whether something is so", async () => {
    const reply = await ask(
      "Do you share my photos of the kayak?",
      "Your photos of the kayak show the lake at its best.",
      "Your photos of a kayak are never shared.",
    );
    expect(reply).toStartWith("Your photos of a kayak are never shared.");
  });
});

describe("A question whether something may be or has to be is not answered by what only speaks of a part of it", () => {
  test.each([
    ["Can I bring my dog?", "Small bull dog clips hold the paddle of a kayak."],
    ["Do I need to wear a helmet?", "The helmet of Ida Holm is red."],
  ])("%s", async (query, text) => {
    expect(await ask(query, text)).toStartWith("I couldn't find an answer");
  });

  test.each([
    ["Can I bring my dog?", "Dogs are allowed on a lead."],
    ["Can I bring my dog?", "Bring your dog."],
    ["Do I need to wear a helmet?", "A helmet is required on the lake."],
  ])("but by what says so, or speaks of all of it: %s: %s", async (query, text) => {
    expect(await ask(query, text)).toBe(text);
  });
});

test("A question whether something is needed is answered by what says so, not by what is said of those that need it", async () => {
  const reply = await ask(
    "Do I need a kayak paddle?",
    "What needs the kayak paddle waits while the kayak paddle is away.",
    "No kayak paddle is required on the lake.",
  );
  expect(reply).toStartWith("No kayak paddle is required on the lake.");
});

test("A question for who did something is answered by the sentence that says by whom", async () => {
  const text = "Repairs of a kayak paddle take place on Monday.\n\nEach kayak paddle has repairs by our team.";
  expect(await ask("Who repairs a kayak paddle?", text)).toStartWith("Each kayak paddle has repairs by our team.");
});

test("A question for where something is gets the sentence that names the place", async () => {
  const text = "Paddle colours change with the seasons.\n\nPaddle colours change in the Looks section.";
  expect(await ask("Where do I change paddle colours?", text)).toStartWith(
    "Paddle colours change in the Looks section.",
  );
});

test.each([
  ["Who is on the board of the kayak club?", "The board of the kayak club is:\n\n- Ida Holm\n- Bo Lund"],
  ["Where do you rent a kayak?", "You rent a kayak in:\n\n- Aarhus\n- Odense"],
])("A question for who or where gets the list of them: %s", async (query, list) => {
  const mention = "The board of the kayak club may rent a kayak.";
  expect(await ask(query, mention, list)).toContain(list.slice(-20));
});

describe("A question whether a thing is free", () => {
  test.each([
    "Free straps hold the Kayak guide together.",
    "You are free to paint the Kayak guide.",
    "The Kayak guide is free of errors.",
    "Feel free to carry the Kayak guide.",
    "1. Open a free account beside the Kayak guide.\n2. Sign in.",
  ])("is not answered by what is free in another way: %s", async (text) => {
    expect(await ask("Is the Kayak guide free?", text)).toStartWith("I couldn't find an answer");
  });

  test.each([
    ["Is delivery free?", "We offer free delivery on every order."],
    ["Is parking free?", "There is free parking behind the hotel."],
    ["Is parking free?", "Parking is free but may be busy on Saturdays."],
    ["Is parking free?", "Parking is free after six and at weekends."],
    ["Is wifi free?", "Free wifi in every room of the house."],
  ])("is answered by the offer of that: %s", async (query, text) => {
    expect(await ask(query, text)).toBe(text);
  });

  test.each([
    ["Is the bread gluten-free?", "The bread is gluten-free, as is the cake."],
    ["Is the bread gluten free?", "All of our bread is gluten free."],
  ])("is none that asks what a thing is free of: %s", async (query, text) => {
    expect(await ask(query, text)).toBe(text);
  });

  test.each([
    "The Kayak guide is free.",
    "The Kayak guide is always free to use.",
    "The Kayak guide has a free trial.",
    "You pay for the Kayak guide by the hour.",
  ])("is answered by what tells of the charge: %s", async (text) => {
    expect(await ask("Is the Kayak guide free?", text)).toBe(text);
  });
});

test("A rule in a list of such tells what may be", async () => {
  const rules = "- Labels are for new boxes only. They do not go on returns.\n- Each label names its box.";
  const sources = [page("Box labels", [["Limits", rules]])];
  expect(textOf(await run(answerTask("Can I use a box label on a return by sea?", sources)))).toContain(
    "do not go on returns",
  );
});

test("Who asks whether there is such a thing is told that there is none", async () => {
  const sources = [
    page("Night tours of the harbour", [
      ["", "Night tours are sometimes part of what other harbours offer to guests."],
    ]),
    page("Why we offer no night tours", [
      ["", "We don't offer night tours because:\n\n- The guards sleep.\n- It is dark."],
    ]),
  ];
  const reply = textOf(await run(answerTask("Do you offer night tours?", sources, { markdown: false })));
  expect(reply).toStartWith("We don't offer night tours because:");
});

describe("Whether something is needed", () => {
  test.each([
    ["de", "Brauche ich einen Ausweis?"],
    ["de", "Muss ich etwas mitbringen?"],
    ["de", "Ist eine Anmeldung nötig?"],
    ["es", "¿Debo reservar una mesa?"],
    ["it", "Serve la tessera?"],
    ["it", "Devo prenotare?"],
    ["pt", "Devo reservar?"],
    ["pt", "Preciso de um cartão?"],
  ])("is asked (%s): %s", (locale, query) => expect(needsTold(query, locale)).toBeDefined());

  test.each([
    ["de", "Ist das Café geöffnet?"],
    ["de", "Sind Hunde erlaubt?"],
    ["de", "Ist heute Training?"],
    ["es", "Debo dinero"],
    ["it", "Serve la cena?"],
    ["it", "Servono il pranzo?"],
    ["pt", "Preciso de ajuda"],
  ])("is not asked (%s): %s", (locale, query) => expect(needsTold(query, locale)).toBeUndefined());
});
