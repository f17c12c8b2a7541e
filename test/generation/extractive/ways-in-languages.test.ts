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

  const title = async (locale: string, of: string, ...sections: [string, string][]): Promise<string> =>
    (await faqsOf(page(of, sections, locale))).map(({ answer }) => answer).join();

  test.each([
    [
      "pt",
      "Como usar a caixa",
      "É possível guardar chaves dentro da caixa de uma forma muito simples.\n\nSiga estes passos:",
      "1. Abra a tampa da caixa\n2. Coloque a chave no fundo\n3. Feche a tampa",
    ],
    [
      "es",
      "Cómo usar la caja",
      "Con Acme puedes guardar las llaves en la caja de una forma muy sencilla.",
      "Abre la tapa de la caja y coloca la llave en el fondo.",
    ],
  ])("is not that it can be gone, where what is bidden stands behind it (%s)", async (locale, of, opening, behind) => {
    expect(await title(locale, of, ["", opening], ["Chave", behind])).not.toContain(opening.slice(0, 20));
  });

  test("is not what has to be there before it", async () => {
    const needs =
      "Para enviar a caixa é necessário cumprir os pré-requisitos abaixo:\n\n1. Ter uma conta na Acme\n2. Ter pedido a permissão de envio. Para isso, clique em Pedir.";
    expect(await title("pt", "Como enviar a caixa", ["", needs], ["Envio", "Clique em Enviar."])).not.toContain(
      "conta",
    );
    const opening = "1. Possuir uma conta na Acme. Acesse o site oficial para abrir uma conta de graça.";
    const parts: [string, string][] = [
      ["Pré-requisitos", opening],
      ["Na loja", "1. Abra a página da caixa na loja e escolha a cor que deseja.\n2. Clique no botão Enviar da caixa."],
    ];
    expect(await title("pt", "Como enviar a caixa", ...parts)).not.toContain("conta");
  });

  test("may be on a page that is called as what has to be so is", async () => {
    const way = "Open de pagina Voorwaarden in je account en klik op Wijzigen bij de doos.";
    const below: [string, string] = ["Deksel", "Klik op Verzenden."];
    expect(await title("nl", "Een doos wijzigen", ["", way], below)).toContain(way);
    const needs = "Voordat je begint, open een account in de winkel van de haven.";
    expect(await title("nl", "Een doos wijzigen", ["", needs], below)).not.toContain("winkel");
  });

  test("is that of its title where a section tells most of the page", async () => {
    const steps =
      "1. Choisissez la boîte dans la liste\n2. Saisissez le nouveau nom de la boîte\n3. Cliquez sur Renommer";
    const opening: [string, string] = ["", "Les boîtes ont un nom que tout le monde voit."];
    expect(await title("fr", "Renommer une boîte", opening, ["La marche à suivre", steps])).toContain("Cliquez");
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

test("steps below a list of its own do not answer what the list above them does", async () => {
  const text =
    "Entre em contato se:\n\n- ❌ O barco não flutua depois do reparo\n- ❌ O remo está quebrado\n\nComo avisar:\n\n1. Descreva o barco claramente\n2. Envie uma foto do remo";
  const [item] = await faqsOf(page("Porto", [["Quando Entrar em Contato com o Porto", text]], "pt"));
  expect(item?.answer).toStartWith("Entre em contato se: O barco não flutua depois do reparo; O remo está quebrado.");
});
