import { describe, expect, test } from "bun:test";
import type { Block } from "../../../src/generation/extractive/answer/block.ts";
import { listsBody } from "../../../src/generation/extractive/answer/question/body.ts";
import { answerTask, nothingFound, page, run, textOf } from "./fixtures.ts";

const ask = (query: string, sources: ReturnType<typeof page>[], locale = "en") =>
  run(answerTask(query, sources, { markdown: false, locale })).then(textOf);

describe("Who has an office is told by the line with a name, and by nothing that only speaks of the office", () => {
  const rules = page("Rules", [["", "The treasurer reports to the chair. The deputy manager reports to the manager."]]);
  const staff = page("Crew", [
    [
      "",
      "Manager, Child Protection Officer | Nora Bell\nDeputy Manager | Hannah Reed\nTreasurer | Claire van Stone\nChair | Ann Reid",
    ],
  ]);
  test.each([
    ["Who is the manager?", "Manager, Child Protection Officer: Nora Bell"],
    ["who is the deputy manager", "Deputy Manager: Hannah Reed"],
    ["treasurer", "Treasurer: Claire van Stone"],
    ["who is the chair", "Chair: Ann Reid"],
  ])("%s", async (query, reply) => {
    expect(await ask(query, [rules, staff])).toBe(reply);
  });

  test("also below the names of the columns", async () => {
    const board = page("Board", [["", "Role | Name\nChair | Nora Bell\nTreasurer | Hannah Reed"]]);
    expect(await ask("Who is the treasurer?", [rules, board])).toBe("Treasurer: Hannah Reed");
  });

  test.each(["Who runs the harbour?", "Who runs the club?", "Who is in charge?"])(
    "and so is who stands at the head: %s",
    async (query) => {
      const board = page("Harbour", [["", "Role | Name\nChair | Nora Bell\nDog | Old Rex"]]);
      expect(await ask(query, [rules, board])).toBe("Chair: Nora Bell");
    },
  );

  test("who runs a thing may be no person, but is not an office without a name", async () => {
    const hall = page("Hall", [["", "The village hall is run by the Larkhill Trust."]]);
    expect(await ask("Who runs the village hall?", [hall])).toBe("The village hall is run by the Larkhill Trust.");
    expect(await ask("Who runs the club?", [rules])).toStartWith(nothingFound);
  });

  test("or by a sentence with a name", async () => {
    const crew = page("Crew", [["", "The treasurer of the harbour is Ann Reid."]]);
    expect(await ask("Who is the treasurer?", [rules, crew])).toBe("The treasurer of the harbour is Ann Reid.");
  });

  test.each([
    [
      "de",
      "Wer ist der Kassenwart?",
      "Der Kassenwart berichtet der Vorsitzenden.",
      "Kassenwart | Hans Ried\nVorsitzende | Nora Bell",
    ],
    [
      "fr",
      "Qui est le trésorier ?",
      "Le trésorier rend compte à la présidente.",
      "Trésorier | Jean Roux\nPrésidente | Nora Bel",
    ],
    [
      "es",
      "¿Quién es el tesorero?",
      "El tesorero rinde cuentas a la presidenta.",
      "Tesorero | Juan Río\nPresidenta | Nora Bel",
    ],
    [
      "it",
      "Chi è il tesoriere?",
      "Il tesoriere risponde alla presidente.",
      "Tesoriere | Gianni Riva\nPresidente | Nora Bel",
    ],
    [
      "nl",
      "Wie is de penningmeester?",
      "De penningmeester doet verslag aan de voorzitter.",
      "Penningmeester | Jan Riet\nVoorzitter | Nora Bel",
    ],
  ])("(%s) %s", async (locale, query, rule, rows) => {
    const sources = [page("Rules", [["", rule]], locale), page("Crew", [["", rows]], locale)];
    expect(await ask(query, sources, locale)).toBe(rows.split("\n")[0]!.replace(" | ", ": "));
  });
});

describe("The row that calls a column the name of somebody, or when something is, tells nothing itself", () => {
  test.each([
    ["en", "team", "Our team", "Role | Name\nChair | Nora Bell\nTreasurer | Hannah Reed"],
    ["de", "vorstand", "Vorstand", "Amt | Name\nVorsitzende | Nora Bell\nKassenwart | Hans Ried"],
    ["fr", "bureau", "Bureau", "Fonction | Nom\nPrésidente | Nora Bel\nTrésorier | Jean Roux"],
    ["es", "junta", "Junta", "Cargo | Nombre\nPresidenta | Nora Bel\nTesorero | Juan Río"],
    ["nl", "bestuur", "Bestuur", "Functie | Naam\nVoorzitter | Nora Bel\nPenningmeester | Jan Riet"],
  ])("(%s) %s", async (locale, query, title, rows) => {
    const [, first = "", second = ""] = rows.split("\n").map((row) => row.replace(" | ", ": "));
    const reply = await ask(query, [page(title, [["", rows]], locale)], locale);
    expect(reply).toContain(first);
    expect(reply).toContain(second);
    expect(reply).not.toContain(rows.split("\n")[0]!.replace(" | ", ": "));
  });
});

describe("Who makes up a board is told by the list of those who have an office there", () => {
  test.each([
    ["en", "Who is on the board?", "Board", "Chair | Nora Bell\nTreasurer | Hannah Reed"],
    ["en", "board members", "Board", "Chair | Nora Bell\nTreasurer | Hannah Reed"],
    ["en", "Who are the staff members?", "Our staff", "Manager | Nora Bell\nKey worker | Hannah Reed"],
    ["de", "Wer sitzt im Vorstand?", "Vorstand", "Vorsitzende | Nora Bell\nKassenwart | Hans Ried"],
    ["fr", "Qui est dans le bureau ?", "Bureau", "Présidente | Nora Bel\nTrésorier | Jean Roux"],
    ["es", "¿Quién está en la junta?", "Junta", "Presidenta | Nora Bel\nTesorero | Juan Río"],
    ["it", "Chi fa parte del direttivo?", "Direttivo", "Presidente | Nora Bel\nTesoriere | Gianni Riva"],
    ["pt", "Quem está na diretoria?", "Diretoria", "Presidente | Nora Bel\nTesoureiro | João Rio"],
    ["nl", "Wie zit er in het bestuur?", "Bestuur", "Voorzitter | Nora Bel\nPenningmeester | Jan Riet"],
  ])("(%s) %s", async (locale, query, title, rows) => {
    const speaks = page("Rules", [["", `${title}: ${title} ${title}.`]], locale);
    const reply = await ask(query, [speaks, page(title, [["", rows]], locale)], locale);
    expect(reply).toBe(
      rows
        .split("\n")
        .map((row) => `• ${row.replace(" | ", ": ")}`)
        .join("\n"),
    );
  });
});

test.each([
  ["Boarding kennels", false],
  ["Conseils", false],
  ["Board", true],
  ["Mitglieder des Vorstands", true],
  ["Vorstandsmitglieder", true],
])("A body is named by its whole word alone: %s", (title, isBody) => {
  const units = ["Manager: Nora Bell", "Treasurer: Hannah Reed"].map((text) => ({
    text,
    source: page(title, []),
    passage: { heading: "" },
  }));
  expect(listsBody({ form: "table", units } as unknown as Block)).toBe(isBody);
});

test.each([
  ["en", "What is the name of the treasurer?", "Treasurer | Claire Stone"],
  ["de", "Wie heißt der Kassenwart?", "Kassenwart | Hans Ried"],
  ["fr", "Comment s'appelle le trésorier ?", "Trésorier | Jean Roux"],
  ["nl", "Hoe heet de penningmeester?", "Penningmeester | Jan Riet"],
])(
  "What somebody is called who has an office is told by the line with his name (%s): %s",
  async (locale, query, row) => {
    const crew = page("Crew", [["", `${row}\nX | Nora Bell`]], locale);
    expect(await ask(query, [crew], locale)).toBe(row.replace(" | ", ": "));
  },
);
