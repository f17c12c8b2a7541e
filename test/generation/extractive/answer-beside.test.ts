import { describe, expect, test } from "bun:test";
import { answerTask, askManual, nothingFound, page, run, type Section, textOf } from "./fixtures.ts";

// Replies that would speak of something beside what was asked.

describe("No reply is given", () => {
  test.each<[query: string, section: Section]>([
    ["Is there a phone number for guards?", ["Guards", "Guards carry a phone when they walk along the pier at night."]],
    ["What is the harbour id number?", ["The harbour", "Quay ID of the harbour: C62Q3."]],
    ["Is there parking at the venue?", ["The venue", "Beside the hall lies an old park with a view of the sea."]],
    [
      "How do I change my email address?",
      [
        "Guests",
        "To invite a guest to a tour, follow these steps:\n\n1. Open the list.\n2. Enter the email address of the guest.",
      ],
    ],
    ["How do I change my email address?", ["Tours", "Each tour has an email address to which you can write."]],
    [
      "Do you have a crane app?",
      [
        "Fields",
        "- hour – when the box came in.\n- device – the app or crane that read it.\n- place – where it stands.\n- guard – who saw it.",
      ],
    ],
  ])("to %s", async (query, section) => {
    expect(await askManual(query, section)).toStartWith(nothingFound);
  });
});

describe("A reply is given all the same", () => {
  test.each<[query: string, section: Section, said: string]>([
    ["Is there a phone number for guards?", ["Guards", "The phone number of the guards is 555."], "is 555."],
    ["Is there a phone number for guards?", ["Guards", "Phone of the guards: 555 1234."], "555 1234"],
    [
      "What is the email address of the guards?",
      ["Guards", "The email of the guards is guards@pier.example."],
      "guards@pier.example",
    ],
    ["Do you have parking?", ["The pier", "There is a car park behind the pier."], "car park"],
    ["Do you offer free shipping?", ["Boxes", "We ship for free to all harbours."], "ship for free"],
    ["Is there any seating?", ["The pier", "There are seats for forty."], "seats for forty"],
    ["Is there parking at the pier?", ["The pier", "You can park at the pier for an hour."], "You can park"],
    ["How do I change my email address?", ["Account", "Edit your email address in the account menu."], "Edit your"],
    [
      "How do I change the crane logo?",
      ["The crane logo", "The logo of a crane is a picture in the menu."],
      "is a picture",
    ],
    [
      "Do you have a crane app?",
      ["Apps", "- The crane app shows each box.\n- The gate app opens a gate."],
      "crane app",
    ],
  ])("to %s", async (query, section, said) => {
    expect(await askManual(query, section)).toContain(said);
  });
});

test.each([
  ["Are dogs allowed?", "- No kites\n- No music\n- Dogs on a lead only\n- No fires", "Dogs on a lead only"],
  ["Do you sell toys?", "- Books\n- Prints\n- Toys", "Toys"],
])("A list has an item that is what was asked for: %s", async (query, list, item) => {
  const source = page("The pier", [["At the gate", list]]);
  expect(textOf(await run(answerTask(query, [source], { rarity: () => 3 })))).toContain(item);
});

test("What a thing costs is told by the list of its prices, not by what else is worth money", async () => {
  const grants: Section = [
    "Grants for a tour",
    "You can apply for a grant for the cost of a ticket to a tour:\n\n- A ticket: a voucher for the ticket to a tour.\n- Travel: up to €400 of the cost of a ticket to a tour.\n- A hotel beside the tour.",
  ];
  const prices: Section = ["Ticket prices", "- Short tour: €15\n- Long tour: €25"];
  expect(await askManual("How much does a ticket to a tour cost?", grants, prices)).toStartWith("Ticket prices:");
});

test("A sentence that only sends its reader on gives way to one that says something", async () => {
  const said = "At night the guests of the ribbon tour walk along the pier.";
  const reply = await askManual(
    "What is the ribbon tour?",
    ["Learn more about the ribbon tour", "Get answers to other questions about the ribbon tour."],
    ["Tours", said],
  );
  expect(reply).toStartWith(said);
});

test("What is written in capitals is told after what is said plainly", async () => {
  const shouted = "OUR LIABILITY FOR A LOST BOX OF THE HARBOUR IS LIMITED TO THE VALUE OF THAT BOX OF THE HARBOUR.";
  const plain = "Tell the guards of the harbour at once of a lost box.";
  expect(await askManual("What about a lost box of the harbour?", ["Terms", shouted], ["Guards", plain])).toStartWith(
    plain,
  );
  expect(await askManual("What about a lost box of the harbour?", ["Terms", shouted])).toBe(shouted);
});

test("A reply does not end with a sentence that only leads on", async () => {
  const told = "The harbour opens at noon. All boats wait there.";
  expect(await askManual("When does the harbour open?", ["Gates", `${told} See the list of gates.`])).toBe(told);
  expect(
    await askManual("When does the harbour open?", ["Gates", `${told} See that no boat is in the way of another.`]),
  ).toContain("in the way");
});

test("A line of nothing but words to be searched by is no reply", async () => {
  const keywords =
    "Keywords: harbour permit harbour permits permit renewal renew permit boat permit boats mooring permit moor boat harbour office permit office apply permit harbour application";
  const reply = (text: string) => askManual("harbour permit renewal", ["Notes", text]);
  expect(await reply(keywords)).toStartWith(nothingFound);
  const names =
    "Harbour permit renewal: Aarhus, Bergen, Calais, Dover, Esbjerg, Ghent, Hull, Kiel, Larvik, Malmo, Nantes, Oslo, Porto, Riga, Split, Turku, Varna, Wismar, York";
  expect(await reply(names)).toBe(names);
});

describe("In other languages too, who asks how a thing is changed or ended is told nothing else of it", () => {
  const reply = async (locale: string, query: string, text: string) =>
    textOf(await run(answerTask(query, [page("Acme", [["", text]], locale)], { locale, markdown: false })));
  const nothing = /^(?:Dazu habe ich|Je n.ai pas trouvé|No encontré|Non ho trovato|Não encontrei|Daar heb ik)/;

  test.each([
    ["de", "Wie lösche ich mein Hafenkonto?", "Mit dem Hafenkonto zahlen Sie am Steg."],
    ["fr", "comment supprimer mon compte du port", "Le compte du port sert à payer sur le quai."],
    ["es", "como cambio mi tarjeta del puerto", "La tarjeta del puerto sirve para pagar en el muelle."],
    ["it", "come posso cancellare il mio conto del porto", "Il conto del porto serve per pagare sul molo."],
    ["pt", "como posso alterar o cartão do porto", "O cartão do porto serve para pagar no cais."],
    ["nl", "hoe kan ik mijn havenkaart opzeggen", "De havenkaart is om op de kade te betalen."],
  ])("(%s) %s", async (locale, query, text) => {
    expect(await reply(locale, query, text)).toMatch(nothing);
  });

  test.each([
    ["de", "Wie lösche ich mein Hafenkonto?", "Das Hafenkonto entfernen wir auf Wunsch."],
    ["fr", "comment supprimer mon compte du port", "Pour fermer un compte du port, écrivez au quai."],
    ["es", "como cambio mi tarjeta del puerto", "La tarjeta del puerto se actualiza en el muelle."],
  ])("but what says so in another word (%s): %s", async (locale, query, text) => {
    expect(await reply(locale, query, text)).toBe(text);
  });
});

test("What another page adds has as much of the question as the answer, or stays away", async () => {
  const reply = async (...texts: string[]) => {
    const sources = texts.map((text, i) => page(`Page ${i}`, [["", text]]));
    return textOf(await run(answerTask("Where do the dogs of the crew sleep?", sources, { markdown: false })));
  };
  const told = "The dogs of the crew sleep on the upper deck.";
  expect(await reply(told, "The dogs of the crew eat fish from the northern sea.")).toBe(told);
  const more = "In winter, dogs of the crew sleep in the galley.";
  expect(await reply(told, more)).toBe(`${told}\n\n${more}`);
});
