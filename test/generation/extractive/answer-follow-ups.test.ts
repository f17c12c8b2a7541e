import { expect, test } from "bun:test";
import type { AnswerTask } from "../../../src/schemas/generation.ts";
import { answerTask, nothingFound, page, run, textOf } from "./fixtures.ts";

const conversation = (asked: string, replied: string) => [
  { role: "user" as const, content: asked },
  { role: "assistant" as const, content: replied },
];

test.each(["And who closes the lids at night?", "How are lids closed at night?", "Where?", "How much is it?"])(
  "The same is told again to who asks so in other words, or for what it tells: %s",
  async (query) => {
    const text = "Lids are closed by a guard at night in the old barn for two euros, each with its key.";
    const sources = [page("Lids", [["", `${text}\n\nBring a lid, and a guard closes it.`]])];
    const replyTo = (message: string, turns: AnswerTask["conversation"] = []) =>
      run(answerTask(message, sources, { markdown: false, conversation: turns })).then(textOf);
    const asked = "Who closes lids at night?";
    const first = await replyTo(asked);
    expect(first).toStartWith(text);
    expect(await replyTo(query, conversation(asked, first))).toStartWith(text);
    expect(await replyTo(query, conversation(asked, await replyTo(query)))).toStartWith(text);
  },
);

test("What is asked on is told of what was asked before", async () => {
  const sources = [page("Cranes", [["", "A crane costs 400 euros."]]), page("Boxes", [["", "A box costs 4 euros."]])];
  const asked = conversation("How do I order a box?", "By post.");
  const reply = textOf(
    await run(answerTask("And what does it cost?", sources, { markdown: false, conversation: asked })),
  );
  expect(reply).toContain("4 euros");
  expect(reply).not.toContain("400");
});

test.each([
  ["en", "How do I sign up?", "What does it cost?", "The monthly fee costs 4 euros."],
  ["de", "Wie melde ich mich an?", "Was kostet das?", "Der Monatsbeitrag kostet 4 Euro."],
])("The price of an act that nothing is named of is told by any words (%s)", async (locale, before, query, text) => {
  const task = { locale, markdown: false, conversation: conversation(before, "Acme 1234.") };
  const site = [{ ...page("Acme", [["", text]]), locale }];
  expect(textOf(await run(answerTask(query, site, task)))).toBe(text);
});

const boats = page("Boats", [
  ["Who may row?", "Anyone over 12 may row a boat of ours."],
  ["Harbour", "Our boats lie behind the mill. A trip is 9 euros a head."],
  ["Trips", "Friday | 10:00-12:00 (north quay)\nSunday | 14:00-16:00 (north quay)"],
]);
const rower = conversation("Who may row a boat?", "Anyone over 12 may row a boat of ours.");
const askedOn = async (query: string, sources = [boats], turns = rower) =>
  textOf(await run(answerTask(query, sources, { markdown: false, conversation: turns })));

test.each(["How much is it?", "What does it cost?", "And the price?"])(
  "Who only asks on for a price is told the one of the page that was told from: %s",
  async (query) => expect(await askedOn(query)).toStartWith("A trip is 9 euros a head."),
);

test("Who only asks on for a time is told all times of the page that was told from", async () => {
  const reply = await askedOn("And when is it?");
  expect(reply).toContain("10:00-12:00");
  expect(reply).toContain("14:00-16:00");
});

test("No price is told where several stand away from what was told, on another page, of something else, or after no answer", async () => {
  const many = "A lamp is 3 euros.\n\nA rope is 4 euros.\n\nA sail is 90 euros.";
  const shop = page("Boats", [
    ["Who may row?", "Anyone over 12 may row a boat of ours."],
    ["Shop", many],
  ]);
  const apart = [
    page("Boats", [["Who may row?", "Anyone over 12 may row a boat of ours."]]),
    page("Lamps", [["", many]]),
  ];
  const fines = page("Boats", [
    ["Who may row?", "Anyone over 12 may row a boat of ours."],
    ["Fines", "Littering costs 300 euros."],
  ]);
  for (const sources of [[shop], apart, [fines]])
    expect(await askedOn("How much is it?", sources)).toStartWith(nothingFound);
  const none = conversation("Is there a whale?", `${nothingFound}\n\nBoats: Anyone over 12 may row a boat of ours.`);
  expect(await askedOn("How much is it?", [boats], none)).not.toContain("9 euros");
});

test.each([
  ["de", "Wer darf rudern?", "Rudern dürfen alle ab zwölf Jahren.", "Was kostet das?", "Eine Fahrt: 9 Euro."],
  [
    "fr",
    "Qui peut ramer ?",
    "Tous les enfants de douze ans rament.",
    "Ça coûte combien ?",
    "Une sortie des enfants vaut 9 euros.",
  ],
  ["es", "¿Quién puede remar?", "Reman todos desde los doce años.", "¿Cuánto cuesta?", "Un paseo vale 9 euros."],
  ["it", "Chi può remare?", "Remano tutti dai dodici anni in su.", "Quanto costa?", "Una gita vale 9 euro."],
  ["pt", "Quem pode remar?", "Remam todos a partir dos doze anos.", "Quanto custa?", "Um passeio vale 9 euros."],
  ["nl", "Wie mag roeien?", "Iedereen vanaf twaalf jaar mag roeien.", "Wat kost dat?", "Een tocht roeien is 9 euro."],
])("The price of what was told is told to whom asks on (%s)", async (locale, before, told, query, text) => {
  const sections: [string, string][] = [
    ["", told],
    ["Info", text],
  ];
  const site = [{ ...page("Acme", sections), locale }];
  const task = { locale, markdown: false, conversation: conversation(before, told) };
  expect(textOf(await run(answerTask(query, site, task)))).toStartWith(text);
});
