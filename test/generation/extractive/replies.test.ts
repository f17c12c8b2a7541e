import { describe, expect, test } from "bun:test";
import { skipsReply } from "../../../src/generation/extractive/page/reply.ts";
import { unitsOfPassage } from "../../../src/generation/extractive/page/unit.ts";
import { answerTask, faqsOf, faqUnder, page, run, takeawaysOf, textOf } from "./fixtures.ts";

// A yes or no is never left out: what stands behind a "no" sounds like a yes.

const replies: [heading: string, reply: string, locale: string][] = [
  ["Is the box free?", "It is not.", "en"],
  ["Is the box free?", "It isn't, because it is coated.", "en"],
  ["Is the box free?", "No!", "en"],
  ["Is the box free?", "There is!", "en"],
  ["Is the box free?", "It used to be.", "en"],
  ["Is the box free?", "Of course.", "en"],
  ["Is the box ever free?", "Never.", "en"],
  ["Ist die Kiste frei?", "Nein.", "de"],
  ["Ist die Kiste frei?", "Das ist nicht möglich.", "de"],
  ["¿La caja está libre?", "No.", "es"],
  ["La caisse est-elle libre ?", "Non.", "fr"],
  ["La scatola è libera?", "Purtroppo no.", "it"],
  ["A caixa é grátis?", "Não.", "pt"],
  ["Zit het deksel erbij?", "Helaas niet.", "nl"],
];
const behind: Record<string, string> = {
  en: "The desk has forty boxes behind the lift.",
  de: "Am Tisch gibt es vierzig Kisten hinter dem Lift.",
  es: "La mesa tiene cuarenta cajas detrás del ascensor.",
  fr: "Le bureau a quarante caisses derrière la porte.",
  it: "Il banco ha quaranta scatole dietro la porta.",
  pt: "A mesa tem quarenta caixas atrás da porta.",
  nl: "De balie heeft veertig dozen achter de deur.",
};

describe("what a section replies to the question above it", () => {
  test.each(replies)("opens its answer: %s %s", async (heading, reply, locale) => {
    const told = `${reply} ${behind[locale]}`;
    const [faq] = await faqsOf(page("Acme", [[heading, told]], locale));
    expect(faq?.answer).toBe(told);
  });

  test.each(replies)("opens the first bullet: %s %s", async (heading, reply, locale) => {
    for (const count of [1, 3]) {
      const faqs = await faqsOf(page("Acme", [[heading, `${reply} ${behind[locale]}`]], locale), "bullets", 4, count);
      for (const { answer } of faqs) expect(answer).toStartWith(`- ${reply}`);
    }
  });

  test.each(replies)("opens what the agent says: %s %s", async (heading, reply, locale) => {
    const source = page("Acme", [[heading, `${reply} ${behind[locale]}`]], locale);
    const said = textOf(await run(answerTask(heading, [source], { locale })));
    expect(said).toStartWith(reply);
  });

  test.each(["There isn't a best season for boxes.", "There aren’t any fixed months for boxes."])(
    "is not left out where it denies: %s",
    async (denial) => {
      const told = `${denial} Send a box in spring, when the harbour is quiet.`;
      expect((await faqUnder("When should I send a box?", told))?.answer).toBe(told);
    },
  );

  test.each([
    ["Não tem selo na caixa de madeira.", true],
    ["No tem board rules the boxes of wood.", false],
    ["There is another box of wood behind the door.", false],
  ])("denies, or not: %s", (text, denies) => {
    const source = page("Acme", [["When do boxes leave?", text]]);
    expect(skipsReply("", unitsOfPassage(source, source.passages[0]!, 0), "When do boxes leave?")).toBe(denies);
  });

  test('turned by the next sentence is told with it, and keeps its "but"', async () => {
    const told = "Of course. But no nuts, please: two guests of the house must not eat them.";
    expect((await faqUnder("Can I bring food of my own?", told))?.answer).toBe(told);
  });

  test("is no takeaway, nor is what needs the question to be understood", async () => {
    const takeaways = await takeawaysOf(
      page("Acme", [
        ["Can I drink the water?", "Never drink it untreated. The water comes from a well in the garden of the house."],
        ["Ist die Kiste frei?", "Im Keller ja, auf der Straße nur mit einem Schein."],
        ["Can I rent a lock?", "Everyone else can rent one for two pounds."],
        ["解約できますか？", "はい、いつでも解約できます。"],
      ]),
    );
    expect(takeaways).toEqual(["The water comes from a well in the garden of the house."]);
  });
});

test.each([
  ["en", "thanks!", "Glad to help."],
  ["en", "bye", "Glad to help."],
  ["en", "hi", "Hello!"],
  ["de", "Vielen Dank", "Gern geschehen."],
  ["es", "gracias", "Con gusto."],
  ["fr", "merci", "Avec plaisir."],
  ["it", "grazie", "È un piacere."],
  ["pt", "obrigada", "De nada."],
  ["nl", "bedankt", "Graag gedaan."],
  ["zh", "谢谢", "不客气"],
])("who greets or thanks is answered so, without pages (%s %s)", async (locale, query, opening) => {
  const parts = await run(answerTask(query, [page("Acme", [["", "Boxes are lent to all."]])], { locale }));
  expect(textOf(parts)).toStartWith(opening);
  expect(parts.some(({ type }) => type === "citation")).toBe(false);
});
