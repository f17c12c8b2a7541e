import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, page } from "./fixtures.ts";

const told = async (title: string, heading: string, text: string, locale = "en") =>
  (await faqsOf(page(title, [[heading, text]], locale))).map(({ answer }) => answer).join("\n");

/** What opens a section before its steps. */
const OPENS: Record<string, string> = {
  pt: "Os guardas do porto movem caixas aceitas e caixas pendentes.",
  es: "Los guardas del puerto mueven cajas aceptadas y cajas pendientes.",
  fr: "Les gardes du port déplacent des caisses acceptées et des caisses en attente.",
};

describe("No way to do something is", () => {
  test.each([
    "Make sure you created one before you start with your crane. Come back here when you have the name of the crate.",
    "Ensure that you have a crate at hand before you start with your crane in the harbour.",
  ])("what has to be there before: %s", async (text) => {
    expect(await askedOn("The crane", ["Create a crate", text])).toEqual([]);
  });

  test.each([
    "You can move your old crates using a yearly plan.",
    "You can move your old crates using the big crane (5$/month).",
  ])("what it costs: %s", async (text) => {
    expect(await askedOn("Old crates", ["", text])).not.toContain("How do I move my old crates?");
  });

  test.each([
    "You can move your old crates using the crane page.",
    "You can move your old crates using the plan page of the harbour.",
  ])("but by what means it is done is one: %s", async (text) => {
    expect(await askedOn("Old crates", ["", text])).toEqual(["How do I move my old crates?"]);
  });

  test.each([
    [
      "pt",
      "Como usar o guindaste",
      "Funciona assim: para cada caixa, você pode escolher um gancho.",
      "Clique em Mover.",
    ],
    [
      "es",
      "Cómo usar la grúa",
      "Funciona así: para cada caja, puedes elegir un gancho del puerto.",
      "Haz clic en Mover.",
    ],
  ])("what stops before orders, unless it tells how it goes (%s)", async (locale, title, goes, order) => {
    const found = await faqsOf(
      page(
        title,
        [
          ["", goes],
          ["X", order],
        ],
        locale,
      ),
    );
    expect(found.map(({ answer }) => answer)).toEqual([goes]);
  });

  test.each([
    [
      "pt",
      "Como mover as caixas",
      "Abra o porto. No menu selecione a opção Caixas.",
      "Escolha a caixa na lista",
      "Clique em Mover",
    ],
    [
      "es",
      "Cómo mover las cajas",
      "Abre el puerto. En el menú selecciona la opción Cajas.",
      "Elige la caja de la lista",
      "Haz clic en Mover",
    ],
    [
      "fr",
      "Comment déplacer les caisses",
      "Ouvrez le port. Dans le menu sélectionnez les Caisses.",
      "Choisissez la caisse dans la liste",
      "Cliquez sur Déplacer",
    ],
  ])("what leaves out an order at the end of a step (%s)", async (locale, heading, first, second, third) => {
    expect(await told("Acme", heading, `${OPENS[locale]}\n\n1. ${first}\n2. ${second}\n3. ${third}`, locale)).toContain(
      first,
    );
  });
});

describe("An answer does not leave out that there is none of what is asked for", () => {
  test.each([
    [
      "es",
      "¿Cuál es la mejor época para visitar el puerto?",
      "No hay una única época. Consulta el tiempo del puerto antes de la visita.",
    ],
    [
      "pt",
      "Qual é a melhor época para visitar o porto?",
      "Não há uma única época. Consulte o tempo do porto antes da visita.",
    ],
    [
      "fr",
      "Quelle est la meilleure saison pour le port ?",
      "Il n’y a pas de saison idéale. Consultez la météo du port avant la visite.",
    ],
  ])("(%s)", async (locale, question, text) => {
    expect(await told("Acme", question, text, locale)).toBe(text);
  });
});

test.each([
  ["O que pode ser configurado?", "É possível definir, para cada caixa, quais avisos serão usados pelo porto."],
  ["Precisa adicionar caixas ao seu porto?", "Os guardas podem convidar outros guardas e as suas caixas para o porto."],
])(
  "A page's own question is asked though it speaks to its reader, or leaves its thing to the title: %s",
  async (heading, text) => {
    const found = await faqsOf(page("Avisos das caixas", [[heading, text]], "pt"));
    expect(found.map(({ question }) => question)).toEqual([heading]);
  },
);
