import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

const told = async (locale: string, heading: string, text: string): Promise<string[]> =>
  (await faqsOf(page("Acme", [[heading, text]], locale))).map(({ question, answer }) =>
    `${question} ${answer}`.replaceAll("\u00a0", " "),
  );

describe("a way in another language than English", () => {
  test.each([
    [
      "fr",
      "Retirer une boîte",
      "- Allez dans la section Réserve\n- Cliquez sur Supprimer à côté de la boîte",
      "Comment retirer une boîte ? Allez dans la section Réserve. Cliquez sur Supprimer à côté de la boîte.",
    ],
    [
      "fr",
      "Remplacer une boîte",
      "Acme vous permet de remplacer une boîte sans en payer une autre.\n\nPour remplacer une boîte :\n\n- Videz la boîte à remplacer\n- Cliquez sur Remplacer",
      "Comment remplacer une boîte ? Pour remplacer une boîte : Videz la boîte à remplacer. Cliquez sur Remplacer.",
    ],
    [
      "pt",
      "Como faço para trocar a caixa?",
      "Cada caixa pertence a uma pessoa.\n\nPara trocar a caixa:\n\n- Entre na sua conta\n- Clique em Trocar caixa",
      "Como faço para trocar a caixa? Para trocar a caixa: Entre na sua conta. Clique em Trocar caixa.",
    ],
  ])("may be a list of orders without numbers (%s): %s", async (locale, heading, text, expected) => {
    expect(await told(locale, heading, text)).toEqual([expected]);
  });

  test("is no list of orders where when is asked", async () => {
    const text = "Cada caixa pertence a uma pessoa.\n\n- Entre na sua conta\n- Clique em Trocar caixa";
    expect((await told("pt", "Quando devo trocar a caixa?", text)).join()).not.toContain("Clique");
  });

  test("may open with a line that repeats its task over the steps", async () => {
    const steps =
      "Créer une boîte est rapide :\n\n1. Dans le menu, allez dans la Réserve\n2. Cliquez sur Nouvelle boîte";
    expect((await told("fr", "Créer une nouvelle boîte", steps)).join()).toContain("Cliquez sur Nouvelle boîte");
  });

  test.each([
    ["de", "Kiste anlegen", "Eine neue Kiste kann durch einen Klick auf Neu angelegt werden.", "durch einen Klick"],
    ["fr", "Exporter des boîtes", "Vous pouvez exporter des boîtes depuis la page Réserve.", "depuis la page"],
    [
      "fr",
      "Transférer une boîte",
      "Pour transférer une boîte, il faut écrire à la nouvelle réserve.",
      "il faut écrire",
    ],
    ["es", "Exportar las cajas", "Puedes exportar las cajas desde la página Almacén.", "desde la página"],
    ["nl", "Dozen exporteren", "Dozen kun je exporteren via het menu Magazijn van je account.", "via het menu"],
  ])("may be stated by its means (%s): %s", async (locale, heading, text, expected) => {
    expect((await told(locale, heading, text)).join()).toContain(expected);
  });

  test.each([
    ["fr", "Exporter des boîtes", "Vous pouvez exporter des boîtes à tout moment et sans frais."],
    ["fr", "Exporter des boîtes", "Vous pouvez remplir votre réserve depuis la page des boîtes."],
    ["fr", "Exporter des boîtes", "Pour exporter des boîtes, vous devez vous connecter à votre réserve."],
    ["fr", "Exporter des boîtes", "Vous pouvez exporter des boîtes en cliquant sur le bouton ci-dessous."],
    ["de", "Kiste anlegen", "Eine neue Kiste kann jederzeit von allen Mitgliedern angelegt werden."],
  ])("is none without its means, its task, or what it shows (%s): %s: %s", async (locale, heading, text) => {
    expect(await told(locale, heading, text)).toEqual([]);
  });

  test("is told by the first line of a list, whatever those below it say", async () => {
    const said = "Vous pouvez exporter des boîtes à tout moment. La réserve est ouverte depuis la page des boîtes.";
    expect(await faqsOf(page("Acme", [["Exporter des boîtes", said]], "fr"), "bullets")).toEqual([]);
  });

  test("is none where the reasons for it are listed", async () => {
    const said = "Puede eliminar una caja por distintos motivos:\n\n- Tiene varias cajas\n- Ya no necesita la caja";
    expect(await told("es", "¿Cómo elimino mi caja?", said)).toEqual([]);
  });
});
