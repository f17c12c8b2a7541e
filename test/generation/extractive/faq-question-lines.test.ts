import { expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

// A single question in a paragraph of its own stands over what follows it, where no author asks it for effect.
test.each([
  [
    "fr",
    "Pourquoi réserver une place ?",
    "Une place réservée reste libre jusqu'à midi, même quand le port est plein de bateaux.",
    "Quoi de plus beau qu'un port ?",
  ],
  [
    "de",
    "Wie kann ich einen Platz reservieren?",
    "Rufen Sie uns an und nennen Sie den Namen und die Länge Ihres Bootes.",
    "Was macht einen Hafen aus?",
  ],
  [
    "es",
    "¿Por qué reservar un lugar?",
    "Un lugar reservado queda libre hasta el mediodía, aunque el puerto esté lleno de barcos.",
    "¿Qué es lo mejor del puerto?",
  ],
])("a single question line is a visitor's own (%s)", async (locale, own, answer, forEffect) => {
  const opening = { fr: "Le port est ouvert.", de: "Der Hafen ist offen.", es: "El puerto está abierto." }[locale];
  const of = async (line: string) =>
    (await faqsOf(page("Hafen", [["", `${opening}\n\n${line}\n\n${answer}`]], locale))).map(({ question }) => question);
  expect(await of(own)).toEqual([own]);
  expect(await of(forEffect)).not.toContain(forEffect);
});

const open = "The harbour is open.";
const asked = async (text: string, title = "Harbour", locale = "en") =>
  (await faqsOf(page(title, [["", text]], locale))).map(({ question, answer }) => `${question} ${answer}`);

test("a single question line is asked where the line below it says yes or no", async () => {
  const said = "Are dogs allowed? No, only guide dogs.";
  expect(await asked(`${open}\n\nAre dogs allowed?\n\nNo, only guide dogs.`)).toContain(said);
  expect(await asked(`${open}\n\nAre dogs allowed?\n\nOnly the sea knows.`)).toEqual([]);
});

test.each([
  ["en", "A", "Where do the boats moor?", "The boats moor at the pier behind the mill."],
  ["de", "Antwort", "Wo liegen die Boote?", "Die Boote liegen am Steg hinter der Mühle."],
  ["fr", "Réponse ", "Où sont les bateaux ?", "Les bateaux sont au ponton derrière le moulin."],
  ["es", "R", "¿Dónde están los barcos?", "Los barcos están en el muelle detrás del molino."],
  ["it", "Risposta", "Dove sono le barche?", "Le barche sono al molo dietro il mulino."],
  ["pt", "Resposta", "Onde ficam os barcos?", "Os barcos ficam no cais atrás do moinho."],
  ["nl", "Antwoord", "Waar liggen de boten?", "De boten liggen aan de steiger achter de molen."],
])("and where the line below it stands behind the mark of an answer (%s)", async (locale, mark, question, answer) => {
  const [found = ""] = await asked(`${open}\n\n${question}\n\n${mark}: ${answer}`, "Harbour", locale);
  expect(found.replaceAll("\u00a0", " ")).toBe(`${question} ${answer}`);
});

test("a list behind the mark of an answer is told without that", async () => {
  const list = "- The boats are tied to the pier.\n- The oars are locked away.";
  expect(await asked(`${open}\n\nWhat happens in a storm?\n\nA:\n\n${list}`)).toEqual([
    "What happens in a storm? The boats are tied to the pier. The oars are locked away.",
  ]);
});

test("lines that ask on a page called so are its visitors' questions, however few", async () => {
  const line = "What are the fines for late boats?\n\nWho comes late can be fined up to 60 euros.";
  expect(await asked(line, "Questions about boats")).toEqual([line.replace("\n\n", " ")]);
});

test("the labels of a list, and notes, are nobody who speaks: the questions of their page stay", async () => {
  const faq = [
    "What does a boat cost?\n\nA boat costs 5 pounds an hour.",
    "How many people fit in?\n\nEach boat has room for four people.",
    "Are dogs allowed?\n\nYes, on a lead.",
  ];
  const labels = "- Edit Role: the clerk changes it.\n- Oar: one of two.\n- Lamp: it is red.";
  const notes = "Note: the lamp is red.\n\nTip: bring a coat.\n\nImportant: wear a vest.";
  for (const around of [labels, notes])
    expect(await asked(`${around}\n\n${faq.join("\n\n")}`)).toEqual(faq.map((pair) => pair.replace("\n\n", " ")));
});

test("a question at the end of a passage is answered by the next part of its section", async () => {
  const [first, second]: [string, string] = [
    `${open}\n\nCan I lend a boat for my dog?`,
    "You can lend a boat for each dog that weighs less than an anchor.",
  ];
  const found = await faqsOf(
    page("Harbour", [
      ["", first],
      ["", second],
    ]),
  );
  expect(found).toEqual([{ question: "Can I lend a boat for my dog?", answer: second }]);
  const other = await faqsOf(
    page("Harbour", [
      ["Boats", first],
      ["Dogs", second],
    ]),
  );
  expect(other.map(({ question }) => question)).not.toContain("Can I lend a boat for my dog?");
});
