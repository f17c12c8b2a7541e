import { describe, expect, test } from "bun:test";
import { answerTask, askManual, nothingFound, page, run, textOf } from "./fixtures.ts";

const desk = page("Contact the harbour", [
  ["", "Our desk is at 12 Mill Lane, Larkhill. Call 0113 496 0123 or write to desk@harbour.example."],
  ["Tours", "Each tour has a number and an email list. Write your address on the form of the tour."],
]);

test.each([
  ["What is your email address?", "desk@harbour.example"],
  ["What's the phone number of the harbour?", "0113 496 0123"],
  ["What is your address?", "12 Mill Lane"],
  ["Where is the harbour located?", "12 Mill Lane"],
  ["What is your harbour desk address?", "12 Mill Lane"],
  ["What is your harbour desk contact number?", "0113 496 0123"],
])("A contact is given by itself, whatever it is called: %s", async (query, given) => {
  expect(textOf(await run(answerTask(query, [desk], { markdown: false })))).toContain(given);
});

test.each(["How can I contact support?", "How do I speak to a person?"])(
  "Who asks for those behind the site is told how they are reached: %s",
  async (query) => {
    const contacts = page("Contact", [["", "Write to us about a box.\n\nOr call 0113 496 0123."]]);
    const task = answerTask(query, [contacts], { markdown: false, introduction: contacts.id });
    expect(textOf(await run(task))).toEndWith("Or call 0113 496 0123.");
  },
);

test("What merely supports something is no support", async () => {
  const text = "Contact lenses are a support for the eyes of a guard.";
  const reply = textOf(await run(answerTask("How do I contact support?", [page("Guards", [["", text]])])));
  expect(reply).toStartWith("I couldn't find an answer");
});

test("What somebody does with his own is no question for it", async () => {
  const text = "You can change your email address in the menu of the account.";
  const reply = textOf(
    await run(answerTask("How do I change my email address?", [desk, page("Account", [["", text]])])),
  );
  expect(reply).toStartWith(text);
});

test("A page of contacts answers with the one that is asked for, and with nothing else", async () => {
  const contacts = page("Contact", [
    ["", "Write to us about a box.\n\nThe phone is answered by a guard."],
    ["Desk", "Call 0113 496 0123."],
  ]);
  const reply = (query: string) =>
    run(answerTask(query, [contacts], { markdown: false, introduction: contacts.id })).then(textOf);
  expect(await reply("What is your phone number?")).toBe("Call 0113 496 0123.");
  expect(await reply("What is your email address?")).toStartWith("I couldn't find an answer");
});

test.each(["01-23-45-67-89", "0800/2000 123", "030/2012 3456", "11-12-1234 5678"])(
  "A phone number is one whatever stands between its digits: %s",
  async (number) => {
    const text = `The phone is ${number} for guards.`;
    const reply = await run(answerTask("What is your phone number?", [page("Phone", [["", text]])])).then(textOf);
    expect(reply).toStartWith(text);
  },
);

test.each([
  ["What is your phone number?", "The file is called 2021 04 08 Phone 12."],
  ["What is your phone number?", "Phone bills until 31/12/2021 fall under law 1196/2003."],
  ["What is your phone number?", "The phone is of Acme, VAT 96438490581."],
  ["Where are you based?", "What you are shown is based on the words that you type."],
])("Nothing that only looks like one is a contact: %s", async (query, text) => {
  expect(textOf(await run(answerTask(query, [page("Phone", [["", text]])])))).toStartWith("I couldn't find an answer");
});

test("A place is told without a street too", async () => {
  const text = "We are based in Hull, by the sea.";
  expect(textOf(await run(answerTask("Where are you based?", [page("Us", [["", text]])])))).toStartWith(text);
});

test("A contact is no answer to what else goes by mail", async () => {
  const reply = textOf(await run(answerTask("Is there an email newsletter?", [desk], { rarity: () => 3 })));
  expect(reply).toStartWith("I couldn't find");
});

test("Where a place is, its address tells before what only speaks of it", async () => {
  const team = page("Our team", [["Crew", "The harbour is led by Ann Reid, and six guards work at the harbour."]]);
  const where = page("Visit", [
    ["", "The harbour is at 12 Mill Lane, Larkhill. The harbour has a lift to all floors."],
  ]);
  const reply = textOf(await run(answerTask("Where is the harbour?", [team, where], { markdown: false })));
  expect(reply).toStartWith("The harbour is at 12 Mill Lane");
  const lift = page("Lift", [["", "The lift is behind the gate."]]);
  expect(textOf(await run(answerTask("Where is the lift?", [lift], { markdown: false })))).toContain("behind the gate");
});

describe("In other languages a contact is told by what gives one, or not at all", () => {
  const reply = async (locale: string, query: string, text: string) =>
    textOf(await run(answerTask(query, [page("Acme", [["", text]], locale)], { locale, markdown: false })));
  const nothing = /^(?:Dazu habe ich|Je n.ai pas trouvé|No encontré|Non ho trovato|Não encontrei|Daar heb ik)/;

  test.each([
    ["es", "telefono de soporte", "El soporte de su teléfono está en la mesa."],
    ["de", "Telefonnummer Support", "Der Support fragt nach Ihrer Telefonnummer."],
    ["fr", "Comment vous contacter ?", "Le gardien peut contacter le port la nuit."],
    ["it", "numero di telefono", "Il numero di telefono resta segreto."],
    ["nl", "telefoonnummer", "Het telefoonnummer blijft geheim."],
  ])("(%s) %s: %s", async (locale, query, text) => {
    expect(await reply(locale, query, text)).toMatch(nothing);
  });

  test.each([
    ["es", "telefono de soporte", "El teléfono de soporte es el +34 600 111 222."],
    ["de", "Wie kann ich euch erreichen?", "Erreichen können uns alle per Mail an hafen@acme.example."],
    ["fr", "Comment vous contacter ?", "Pour nous contacter, un formulaire de contact est en ligne."],
    ["es", "¿Cómo puedo contactar con ustedes?", "Para contactar, escriba a puerto@acme.example."],
  ])("(%s) %s %s", async (locale, query, text) => {
    expect(await reply(locale, query, text)).toBe(text);
  });
});

test("Whoever asks how mail is sent is not told an address", async () => {
  const text = "How the guard may be reached on the quay: guard@acme.example.";
  const way = "The guard sends an e-mail with the button below the letter.";
  const reply = textOf(
    await run(
      answerTask("How does the guard send an e-mail?", [
        page("Guards", [
          ["Address", text],
          ["Letters", way],
        ]),
      ]),
    ),
  );
  expect(reply).toBe(way);
});

test("No mark in the place of a name is an address", async () => {
  const marks = "Your e-mail address is made so: ####@acme.example.";
  expect(await askManual("What is your e-mail address?", ["", marks])).toStartWith(nothingFound);
});

test.each(["Where is your office?", "Where are you based?"])(
  "Where those behind the site are is no other place: %s",
  async (query) => {
    expect(
      await askManual(query, ["", "The office list is based on the boxes of your harbour, which is on the board."]),
    ).toStartWith(nothingFound);
    expect(await askManual(query, ["", "Our office is at 12 Quay Street, above the harbour."])).toStartWith(
      "Our office is at 12 Quay Street",
    );
  },
);

test.each([
  ["Where is your office?", "Our office is in Bremen, next to the station."],
  ["Where is your shop?", "You find our shop in the old lighthouse at the north pier."],
  ["Where is your showroom?", "The showroom is on the second floor of the Lighthouse building."],
])("Where a place of theirs is can be told without an address: %s", async (query, text) => {
  expect(await askManual(query, ["", text])).toBe(text);
});

test.each([
  ["Where is your office?", "The office is open on Mondays, and in summer on Sundays."],
  ["Where is your shop?", "Our shop is on the internet, and nobody minds it."],
  ["Where is your company?", "Our company is in the trade of boxes, and the company is near to none."],
])("What only stands in, on or near something else is no place: %s %s", async (query, text) => {
  expect(await askManual(query, ["", text])).toStartWith(nothingFound);
});

test.each([
  ["de", "Wie lautet Ihre Telefonnummer?", "Jeder Kran trägt eine Telefonnummer."],
  ["fr", "Quel est votre numéro de téléphone ?", "Le téléphone sonne, et chaque grue porte un numéro de téléphone."],
  ["es", "¿Cuál es el teléfono de atención?", "El teléfono suena, y la atención de la grúa es lenta."],
  ["it", "Qual è il vostro numero di telefono?", "Il telefono suona, e ogni gru porta un numero di telefono."],
  ["pt", "Qual é o telefone de vocês?", "O telefone toca, e cada grua leva um telefone."],
  ["nl", "Wat is jullie telefoonnummer?", "De telefoon gaat, en elke kraan draagt een telefoonnummer."],
])("A phone number is told by its digits alone (%s)", async (locale, query, text) => {
  const reply = async (told: string) =>
    textOf(await run(answerTask(query, [page("Gruen", [["", told]], locale)], { locale, markdown: false })));
  const given = `${text.slice(0, -1)}: 0113 496 0123.`;
  expect(await reply(text)).not.toStartWith(text);
  expect(await reply(given)).toBe(given);
});

test.each([
  [
    "it",
    "Qual è l'indirizzo della sede?",
    "La gru ha la sua sede, e ogni sede il suo indirizzo.",
    "Stiamo in via Rossi 12, Roma.",
  ],
  [
    "fr",
    "Quelle est l'adresse postale ?",
    "L'adresse postale d'un quai se lit au bord.",
    "Venez au 12 rue du Port, Lyon.",
  ],
  ["de", "Wo ist euer Büro?", "Das Büro ist ein Ort für Kisten.", "Wir sitzen in der Hafenstraße 12, Bremen."],
])("An address is asked for in other languages (%s)", async (locale, query, text, address) => {
  const sources = [page("Gru", [["", `${text}\n\n${address}`]], locale)];
  expect(textOf(await run(answerTask(query, sources, { locale, markdown: false })))).toContain(address);
});
