import { describe, expect, test } from "bun:test";
import { answerTask, page, run, textOf } from "./fixtures.ts";

// A page that asks in paragraphs, not in headings: what stands below one answers it, and it is no answer itself.

const ask = async (query: string, passages: [string, string][], locale = "en") =>
  textOf(await run(answerTask(query, [page("Rowing club", passages, locale)], { locale, markdown: false })));

const lines = (...texts: string[]) => texts.join("\n\n");

const FAQ: [string, string][] = [
  [
    "Boats and rowing",
    lines(
      "Do I have to bring my own oars?",
      "No. Every boat has a pair of them. A fee is raised for that each spring.",
      "I am a beginner and own no boat. Can I borrow one of the club's for a day?",
      "We have two that anybody may take out. The steward helps with the first trip.",
      "Which boats go out at night?",
      "None without a lamp at its bow.",
    ),
  ],
];

describe("A question that is a paragraph", () => {
  test.each([
    ["Do I have to bring my own oars?", "No. Every boat has a pair of them."],
    ["Can I borrow one of the club's for a day?", "We have two that anybody may take out."],
    [
      "I am a beginner and own no boat. Can I borrow one of the club's for a day?",
      "We have two that anybody may take out.",
    ],
    ["which boats go out at night", "None without a lamp at its bow."],
  ])("is answered by what stands below it, up to the next: %s", async (query, told) => {
    const reply = await ask(query, FAQ);
    expect(reply).toStartWith(told);
    expect(reply).not.toContain("?");
  });

  test.each([
    ["de", "Muss ich eigene Ruder mitbringen?", "Nein. In jedem Boot liegt ein Paar."],
    ["fr", "Dois-je apporter mes propres rames ?", "Non. Chaque bateau en a une paire."],
    ["it", "Devo portare i miei remi?", "No. Ogni barca ne ha un paio."],
    ["es", "¿Tengo que llevar mis remos?", "No. Cada barca tiene un par."],
    ["pt", "Preciso de levar os meus remos?", "Não. Cada barco tem um par."],
    ["nl", "Moet ik eigen roeispanen meenemen?", "Nee. In elke boot ligt een paar."],
  ])("is so in any language (%s)", async (locale, query, told) => {
    const reply = await ask(query, [["", lines(query, told, "Ottawa?", "Ottawa.", "Lima?", "Lima.")]], locale);
    expect(reply).toBe(told);
  });

  test("is answered by the next passage where its own ends with it", async () => {
    const parted: [string, string][] = [
      ["Boats", lines("Who owns them?", "The club has nine of them.", "Who rows?", "All.", "Where are the oars kept?")],
      ["Boats", "In the loft above the hall."],
    ];
    expect(await ask("where are the oars kept", parted)).toBe("In the loft above the hall.");
  });
});

describe("Where nothing tells how far answers reach, what stands below a question is not taken for its answer alone", () => {
  const fee = "Is there a fee to pay? Yes. It is 20 crowns for each of the boats.";

  test.each([
    [
      "a paragraph answers itself",
      lines("Can I keep a boat?", "Yes, once a year.", fee, "Who has keys?", "The steward."),
    ],
    [
      "a line of a paragraph answers the one above",
      lines("Can I keep a boat?", "Yes, once a year.", fee.replace("? ", "?\n"), "Who has keys?", "The steward."),
    ],
    [
      "two follow one another",
      lines(
        "Can I keep a boat?",
        "Yes, once a year.",
        "Is there a fee?",
        "Is it in cash?",
        "Crowns are taken at the door.",
      ),
    ],
  ])("%s", async (_, text) => {
    const reply = await ask("can I keep a boat", [["", text]]);
    expect(reply).toContain("Yes, once a year.");
    expect(reply).not.toContain("rowns");
  });

  test("a paragraph that answers itself is told with its question", async () => {
    const text = lines("Can I keep a boat?", "Yes, once a year.", fee, "Who has keys?", "The steward.");
    expect(await ask("is there a fee to pay", [["", text]])).toStartWith("Is there a fee to pay? Yes.");
  });
});

test("One or two questions head nothing: they may be asked for effect", async () => {
  const text = lines("Who has keys?", "The steward.", "Can I copy one?", "No.", "The club is closed in May.");
  expect(await ask("when is the club closed", [["", text]])).toContain("The club is closed in May.");
});

test("The answer of another question is no part of a reply", async () => {
  const text = lines(
    ...["Can I bring guests?", "Yes.", "Dogs are not allowed in the club at any time."],
    ...["Can I copy a key?", "No.", "Smoking is allowed on the terrace of the club.", "Who has keys?", "The steward."],
  );
  expect(await ask("are dogs allowed in the club", [["Rules of the club", text]])).toStartWith("Dogs are not");
  expect(await ask("is smoking allowed in the club", [["Rules of the club", text]])).toStartWith("Smoking is");
});

describe("A question in a text", () => {
  test("is no answer without what stands behind it", async () => {
    const reply = await ask("can beginners borrow a boat", [
      ["Boats", "The club has nine of them. Can beginners borrow a boat? The steward lends one on Mondays."],
    ]);
    expect(reply).toContain("The steward lends one on Mondays.");
  });
});
