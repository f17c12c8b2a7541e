import { describe, expect, test } from "bun:test";
import { faqsOf, page, type Section } from "./fixtures.ts";

// A page whose title is a full question is answered by what it says of that, be it below what only presents the page.

const answerOn = async (title: string, locale: string, ...sections: Section[]): Promise<string | undefined> =>
  (await faqsOf(page(title, sections, locale))).find(({ question }) => title.endsWith(question.replace(/^¿/, "")))
    ?.answer;

describe("A title that asks is answered by the section that speaks of it", () => {
  test.each([
    [
      "nl",
      "Hoe lang heb ik de tijd om de cursus af te ronden?",
      "In dit artikel lees je hoe lang de cursus duurt.",
      "Je hebt maximaal twee jaar de tijd om de cursus af te ronden. Daarna vervalt je inschrijving.",
    ],
    [
      "nl",
      "Roeien – Hoe meld ik mij aan voor het examen?",
      "In dit artikel lees je hoe je je aanmeldt.",
      "Je meldt je aan voor het examen via de agenda van de haven. Daar staan alle vrije dagen.",
    ],
    [
      "nl",
      "Wat is het verschil tussen de korte en de lange cursus?",
      "In dit artikel lees je wat het verschil is.",
      "Het verschil zit vooral in de duur. De korte cursus duurt een maand, de lange cursus een jaar.",
    ],
    [
      "de",
      "Wie lange habe ich Zeit, den Kurs abzuschließen?",
      "In diesem Artikel erfahren Sie, wie lange der Kurs dauert.",
      "Sie haben höchstens zwei Jahre Zeit, den Kurs abzuschließen. Danach verfällt Ihre Anmeldung.",
    ],
    [
      "fr",
      "Combien de temps ai-je pour finir le cours ?",
      "Dans cet article, vous découvrirez la durée du cours.",
      "Vous avez deux ans de temps pour finir le cours. Ensuite, votre inscription expire.",
    ],
    [
      "es",
      "¿Cuánto tiempo tengo para terminar el curso?",
      "En este artículo aprenderá cuánto dura el curso.",
      "Usted tiene dos años de tiempo para terminar el curso. Después vence su inscripción.",
    ],
    [
      "pt",
      "Quanto tempo tenho para terminar o curso?",
      "Neste artigo você aprenderá quanto dura o curso.",
      "Você tem dois anos de tempo para terminar o curso. Depois a sua inscrição vence.",
    ],
    [
      "it",
      "Quanto tempo ho per finire il corso?",
      "In questo articolo scoprirai quanto dura il corso.",
      "Hai due anni di tempo per finire il corso. Poi la tua iscrizione scade.",
    ],
    [
      "en",
      "How long do I have to finish the rowing course?",
      "In this article you will read how long the course takes.",
      "You have two years to finish the rowing course. After that your place is given to somebody else.",
    ],
  ])("in %s: %s", async (locale, title, presents, answer) => {
    expect(await answerOn(title, locale, ["", presents], ["Duration", answer])).toBe(answer);
  });

  test("rather than by one that speaks of less", async () => {
    const answer = "De roosters van de roeidagen staan op de pagina van de cursus. Ze worden elke week bijgewerkt.";
    const sections: Section[] = [
      ["Twee richtingen", "De cursus heeft twee richtingen. Elke richting heeft eigen dagen."],
      ["Waar vind je ze?", answer],
    ];
    expect(await answerOn("Waar vind ik de roosters van de roeidagen?", "nl", ...sections)).toBe(answer);
  });

  test("and by none where no section speaks of it", async () => {
    const elsewhere: Section = ["De haven", "De haven ligt aan zee. Er liggen dertig boten, die elk een naam hebben."];
    expect(await answerOn("Hoe lang duurt het examen van de roeiers?", "nl", elsewhere)).toBeUndefined();
  });

  test.each([
    ["fr", "Puis-je annuler mon abonnement ?", "Vous pouvez modifier votre abonnement à tout moment."],
    ["de", "Wie kündige ich mein Abo?", "Ein Abo schließt man online ab."],
    ["es", "¿Puedo cancelar mi reserva?", "Usted puede cambiar la reserva en línea."],
    ["nl", "Hoe verkoop ik mijn boot?", "Een boot huur je via de haven."],
  ])("nor by another thing that may be done (%s): %s", async (locale, title, told) => {
    const presents: Record<string, string> = {
      de: "In diesem Artikel erfahren Sie alles.",
      es: "En este artículo aprenderá todo.",
      fr: "Dans cet article, vous découvrirez tout.",
      nl: "In dit artikel lees je alles.",
    };
    const opening = presents[locale] ?? "";
    expect(await answerOn(title, locale, ["", opening], ["Details", `${told} ${told}`])).toBeUndefined();
  });

  test("nor by what speaks of both and does not tell them apart", async () => {
    const price: Section = ["Korting", "Korting krijg je alleen als je de korte of de lange cursus volgt."];
    const title = "Wat is het verschil tussen de korte en de lange cursus?";
    expect(await answerOn(title, "nl", price)).toBeUndefined();
  });
});

test("“Je” speaks to its reader in Dutch and of oneself in French", async () => {
  const told = "Je kunt kiezen uit drie boten. Elke boot heeft een eigen naam.";
  expect(await answerOn("Welke boten kan ik kiezen?", "nl", ["", told])).toBe(told);
  const mine = "Je choisis le plus souvent le bateau bleu. Les bateaux rouges sont trop lents.";
  expect(await answerOn("Quels bateaux choisir ?", "fr", ["", mine])).toBeUndefined();
});

describe("A title that asks is not answered", () => {
  test.each([
    [
      "what says that it may be needed",
      "pt",
      "Como pintar o barco",
      "Às vezes pode ser necessário pintar o barco todo.",
    ],
    [
      "what says that it may cause something",
      "es",
      "Cómo pintar el barco",
      "Pintar el barco puede causar mucho ruido.",
    ],
    ["what names half of a thing", "pt", "O que são caixas de correio", "Para muitos, o correio é o mais importante."],
    ["what names half of a thing", "de", "Was sind offene Boote?", "Für viele sind Boote das Wichtigste an der See."],
  ])("by %s (%s)", async (_, locale, title, text) => {
    expect(await faqsOf(page(title, [["", text]], locale))).toEqual([]);
  });

  test("with the sentences that only say why anybody goes its way", async () => {
    const why = "Um barco limpo é a alegria de toda a gente do porto.";
    const way = "Para limpar o barco, abra a tampa e tire a água com o balde.";
    expect(await answerOn("Como limpar o barco?", "pt", ["", `${why}\n\n${way}`])).toBe(way);
  });
});
