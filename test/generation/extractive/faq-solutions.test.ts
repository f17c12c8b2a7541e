import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

type Part = [heading: string, level: number, text: string];

/** The pairs of a page whose headings have levels. */
async function pairsOf(title: string, parts: Part[], locale = "en"): Promise<string[]> {
  const flat = page(
    title,
    parts.map(([heading, , text]) => [heading, text]),
    locale,
  );
  const passages = flat.passages.map((passage, i) => ({ ...passage, level: parts[i]![1] }));
  return (await faqsOf({ ...flat, passages })).map(({ question, answer }) => `${question} ${answer}`);
}

const shut = "The crate of the harbour stays shut. In most cases, the lid seems to be stuck.";
const opens = "Warm the lid of the crate, then pull it up by hand.";

describe("A question over a trouble and its solution", () => {
  test("is answered by the solution", async () => {
    const question = "The crate stays shut, what can I do?";
    const helps = "This problem is usually solved by warming the lid of the crate.";
    const parts: Part[] = [
      [question, 1, ""],
      ["Problem", 2, shut],
      ["Solution", 2, helps],
    ];
    expect(await pairsOf("Crates", parts)).toEqual([`${question} ${helps}`]);
  });

  test("is so where the title asks it", async () => {
    const question = "What if the crate stays shut?";
    const parts: Part[] = [
      ["Symptoms", 2, shut],
      ["Resolution", 2, opens],
    ];
    expect(await pairsOf(question, parts)).toEqual([`${question} ${opens}`]);
  });

  test("is so in French, where what helps is said of the trouble", async () => {
    const question = "La caisse du port reste fermée, que puis-je faire ?";
    const helps = "Ce problème est généralement résolu en chauffant le couvercle.";
    const parts: Part[] = [
      [question, 1, ""],
      ["Problème", 2, "La caisse du port reste fermée sur le quai. Le couvercle semble bloqué par le froid."],
      ["Solution", 2, helps],
    ];
    expect(await pairsOf("Caisses", parts, "fr")).toEqual([`${question} ${helps}`]);
  });
});

describe("A question for what to do is answered by no trouble alone", () => {
  test.each([
    ["fr", "La caisse est fermée, que faire ?", "La caisse du port reste parfois fermée pendant les mois d’hiver."],
    ["de", "Die Kiste klemmt, was kann ich tun?", "Die Kiste im Hafen bleibt im Winter manchmal mehrere Tage zu."],
    ["es", "La caja no se abre, ¿qué hago?", "La caja del puerto queda cerrada durante los meses de invierno."],
    ["it", "La cassa è chiusa, cosa posso fare?", "La cassa del porto resta chiusa durante i mesi invernali."],
    ["pt", "A caixa não abre, o que fazer?", "A caixa do porto fica fechada durante os meses de inverno."],
    ["nl", "De kist blijft dicht, wat kan ik doen?", "De kist in de haven blijft in de winter soms dicht."],
  ])("in %s", async (locale, question, text) => {
    expect(
      await pairsOf(
        "Kist 7",
        [
          [question, 2, text],
          ["Quai 3", 3, text],
        ],
        locale,
      ),
    ).toEqual([]);
  });
});

test("A way is not the need of it, where the sections below go on to tell it", async () => {
  const need = "Dans certains cas, vous pouvez avoir besoin d'ouvrir une caisse du port pour la vider.";
  const parts: Part[] = [
    ["Comment ouvrir une caisse du port ?", 1, need],
    ["Une caisse verte", 2, "Le couvercle d’une caisse verte est en bois."],
  ];
  expect(await pairsOf("Caisses", parts, "fr")).toEqual([]);
});
