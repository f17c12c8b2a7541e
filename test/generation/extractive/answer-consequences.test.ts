import { describe, expect, test } from "bun:test";
import { actTermsIn } from "../../../src/generation/extractive/answer/asked-for/acts.ts";
import { answerTask, askManual, page, run, type Section, textOf } from "./fixtures.ts";

// Who asks for the way to an act is told the way, and not what comes of the act.

const ask = async (locale: string, query: string, ...sections: Section[]): Promise<string> =>
  textOf(await run(answerTask(query, [page("Acme", sections, locale)], { locale, markdown: false })));

describe("What comes of an act stands behind the way to it", () => {
  test.each([
    [
      "en",
      "How do I close my account?",
      "When you close your account, all of the boxes of your account are lost.",
      "To close your account, write to the desk of the harbour.",
    ],
    [
      "fr",
      "Comment fermer mon compte ?",
      "Lorsque vous fermez votre compte, les données de votre compte sont supprimées.",
      "Si vous souhaitez fermer votre compte, écrivez au bureau du port.",
    ],
    [
      "de",
      "Wie kann ich mein Konto schließen?",
      "Sobald Sie Ihr Konto schließen, gehen die Daten in dem Konto verloren.",
      "Wenn Sie Ihr Konto schließen möchten, schreiben Sie dem Büro im Hafen.",
    ],
  ])("in prose (%s)", async (locale, query, outcome, way) => {
    expect(await ask(locale, query, ["Ende", outcome], ["Büro", way])).toStartWith(way);
  });

  test("and in what leads to a list", async () => {
    const outcome =
      "When you close your account, this is lost:\n\n1. The boxes of your account.\n2. The keys of your account.";
    const way = "Write to the desk of the harbour to close your account.";
    expect(await askManual("How do I close my account?", ["End", outcome], ["Desk", way])).toStartWith(way);
  });

  test("but is told to whoever asks for it", async () => {
    const outcome = "When you close your account, all of the boxes of your account are lost.";
    const way = "To close your account, write to the desk of the harbour.";
    expect(await askManual("What happens when I close my account?", ["", `${outcome}\n\n${way}`])).toContain(outcome);
  });
});

test("A heading that asks for the way to several acts stands over the way to each", async () => {
  const way = "Ask the desk of the shop in which you bought the pass.";
  const other = "Whoever may cancel a guard pass may also cancel another guard pass.";
  const reply = await askManual(
    "How do I cancel my guard pass?",
    ["Terms", other],
    ["How do I renew, change, upgrade, lend, replace or cancel my guard pass?", way],
  );
  expect(reply).toStartWith(way);
});

test.each([
  [
    "en",
    "How do I publish a notice?",
    "Done, your notice is published on the board.",
    "Choose the board on which you publish the notice.",
  ],
  [
    "pt",
    "Como publico um aviso?",
    "Pronto, seu aviso já está publicado no quadro.",
    "Escolha o quadro em que você publica o aviso.",
  ],
])("A way does not begin with its end (%s)", async (locale, query, end, way) => {
  expect(await ask(locale, query, ["Quadro", `${end}`], ["Acme", way])).toStartWith(way);
});

test("An act is known by its verb with a mark that another word lacks", () => {
  expect(actTermsIn("Wie ändere ich mein Passwort?", "de")).toEqual(actTermsIn("Passwort ändern", "de"));
  expect(actTermsIn("Andere Passwörter", "de")).toEqual([]);
});
