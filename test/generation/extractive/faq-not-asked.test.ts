import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

const askedIn = async (locale: string, sections: [heading: string, text: string][]): Promise<string[]> =>
  (await faqsOf(page("The harbour", sections, locale))).map(({ question }) => question);

/** What would answer any of the questions, in each language. */
const told: Record<string, string> = {
  en: "The packers of the harbour carry each box to the quay before noon. The quay is open to them all day.",
  de: "Die Packer des Hafens tragen jede Kiste vor dem Mittag auf die Mole. Die Mole ist ihnen den ganzen Tag offen.",
  fr: "Les packers du port portent chaque boîte sur le quai avant midi. Le quai leur est ouvert toute la journée.",
  it: "I packer del porto portano ogni scatola sul molo prima di mezzogiorno. Il molo è aperto tutto il giorno.",
};

describe("No visitor asks", () => {
  test.each([
    ["en", "Are you a small harbour looking for help?"],
    ["en", "What do you do as a packer?"],
    ["en", "What kind of boxes you ask?"],
    ["en", "Would you pack for the harbour?"],
    ["fr", "Can you explain to us what your boxes are about?"],
    ["de", "Du bist neu am Hafen?"],
    ["de", "Ihr habt Lust auf Kisten am Hafen?"],
    ["de", "Aber kennt ihr die Kisten am Hafen?"],
    ["fr", "Parlez-nous du port, comment êtes-vous arrivée ici ?"],
    ["fr", "Ta mission, c’est quoi pour toi ?"],
    ["fr", "Quelle boîte auriez-vous aimé porter ?"],
    ["it", "Ci racconti il tuo lavoro al porto?"],
  ])("what its author asks his reader or somebody in an interview (%s): %s", async (locale, question) => {
    expect(await askedIn(locale, [[question, told[locale]!]])).toEqual([]);
  });

  test.each([
    ["de", "Probleme?"],
    ["it", "E al porto?"],
    ["fr", "Et ensuite ?"],
    ["fr", "Ensuite, qui porte la boîte au port ?"],
    ["fr", "Comment contrôler ?"],
    ["fr", "Quelles sont les différences avec le port ?"],
    ["it", "Cosa dicono, in due parole?"],
    ["it", "Cosa dicono, in due parole"],
  ])("half a question, which names nothing by itself (%s): %s", async (locale, question) => {
    expect(await askedIn(locale, [[question, told[locale]!]])).toEqual([]);
  });

  test.each([
    ["fr", "Chaque boîte est-elle portée sur le quai ?"],
    ["fr", "Pour chaque boîte, le quai est-il ouvert ?"],
  ])("what each of several things is examined for (%s): %s", async (locale, question) => {
    expect(await askedIn(locale, [[question, told[locale]!]])).toEqual([]);
  });

  test("anybody of an interview, not even what a company could be asked", async () => {
    const asked = [
      "Quel est ton parcours ?",
      "Parlez-nous du port !  Et de quoi ?",
      "Comment travaillez-vous au port ?",
    ];
    const sections = [...asked, "Ta mission, c’est quoi ?"].map((question): [string, string] => [question, told.fr!]);
    expect(await askedIn("fr", sections)).toEqual([]);
    expect(await askedIn("fr", [["Comment travaillez-vous au port ?", told.fr!]])).toEqual([
      "Comment travaillez-vous au port ?",
    ]);
  });
});

describe("A question keeps", () => {
  test.each([
    ["fr", "Et si le quai est fermé avant midi ?", "Et si le quai est fermé avant midi ?"],
    ["fr", "Y a-t-il un quai pour les packers ?", "Y a-t-il un quai pour les packers ?"],
    ["fr", "Comment payer ?", "Comment payer ?"],
  ])(
    "its sense where it opens with a small word, or with an act of any business (%s): %s",
    async (locale, asked, question) => {
      const text = `Si le quai est fermé avant midi, allez au guichet du port. ${told.fr}`;
      expect(await askedIn(locale, [[asked, text]])).toEqual([question]);
    },
  );

  test("nothing of what became of the event that it is the title of", async () => {
    const text = "Garbage at the harbour is a heap of boxes that nobody needs any longer. It is emptied at noon.";
    const [first] = await faqsOf(page("CANCELLED - What is garbage at the harbour?", [["", text]]));
    expect(first?.question).toBe("What is garbage at the harbour?");
  });
});
