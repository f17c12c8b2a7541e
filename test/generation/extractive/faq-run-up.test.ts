import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, faqUnder, page } from "./fixtures.ts";

const answerIn = async (locale: string, question: string, text: string): Promise<string | undefined> =>
  (await faqsOf(page("Le port", [[question, text]], locale)))[0]?.answer;

const closed = "Les lampes du port sont accessibles à tous les packers, même la nuit, depuis la mole.";

describe("An answer begins behind what only runs up to it", () => {
  test.each([
    ["fr", "Les lampes du port sont-elles accessibles ?", "En voilà une bonne question !", closed],
    ["fr", "Les lampes du port sont-elles accessibles ?", "Deux petites choses : un indice et un exemple.", closed],
    ["en", "Are the lamps of the harbour lit at night?", "Good question!", "Yes, the lamps are lit from dusk to dawn."],
  ])("(%s) %s %s", async (locale, question, runUp, answer) => {
    expect(await answerIn(locale, question, `${runUp}\n\n${answer}`)).toBe(answer);
    expect(await answerIn(locale, question, runUp)).toBeUndefined();
  });

  test("and nothing is told where a list of questions is all that follows", async () => {
    const text = "Avant de poser une lampe sur la mole, il faut se poser quelques questions.";
    expect(await answerIn("fr", "Comment poser une lampe ?", text)).toBeUndefined();
  });
});

describe("No answer is", () => {
  test("the event that a page presents, where a way is asked for", async () => {
    const text = "This is an introductory course, teaching the skills that packers need at the quay of the harbour.";
    expect(await askedOn("Packing course", ["How can we effectively work together on the same boxes?", text])).toEqual(
      [],
    );
    const helps = "If you want the boxes you pack to be carried by others on other quays, this course will help.";
    expect(await askedOn("Packing course", ["How can we pack better boxes?", helps])).toEqual([]);
  });

  test.each([
    [
      "How do I make my boxes open source?",
      "Open source packing is that for which the original plan of the box is made freely available to all packers.",
    ],
    ["Can I take the crane out of the crate?", "The Acme crate (AC) is an industrial unit that holds a crane inside."],
    [
      "Why use a harbour account?",
      "If you are already packing boxes, you've probably been working from your own desk.",
    ],
    ["How do I empty the crate of the harbour?", "You may want to use this procedure to fix a crate that is stuck."],
  ])("what a thing is, what its reader did, or what it is good for: %s", async (question, text) => {
    expect(await faqUnder(question, text)).toBeUndefined();
  });

  test.each([
    ["fr", "Pourquoi déconseillez-vous les lampes ?", "Oui, c’est vrai, on déconseille les lampes au port."],
    ["fr", "Quels impacts pour le port ?", "D’abord, on pose les lampes de la mole. Ensuite celles du quai."],
    ["fr", "Quelles sont les lampes du port ?", "Il existe plusieurs lampes aux quais du port décrits ici avant."],
  ])("one of another kind of question (%s): %s", async (locale, question, text) => {
    expect(await answerIn(locale, question, text)).toBeUndefined();
  });
});

describe("A heading in the order of a statement is asked", () => {
  test("for what its thing is", async () => {
    const text = "Acme Parcels is a programme of the harbour which gives packers simple ways to send boxes to the sea.";
    expect((await faqUnder("What Acme Parcels is", text))?.question).toBe("What is Acme Parcels?");
  });

  test.each([
    ["Labels you cannot use", "Which labels can I not use?"],
    ["Labels that you need to print", "Which labels do I need to print?"],
  ])("for which of its things are meant: %s", async (heading, question) => {
    const text = "You cannot use or print labels of other harbours: the crane reads none of them and stops.";
    expect((await faqUnder(heading, text))?.question).toBe(question);
  });
});

const askedOf = async (locale: string, heading: string, text: string): Promise<string[]> =>
  (await faqsOf(page("Harbour", [[heading, text]], locale))).map(({ answer }) => answer);

test.each([
  ["en", "What do I need?", "All the details are explained on our page about boats."],
  ["de", "Was brauche ich?", "Alles steht auf unserer Seite über die Boote."],
  ["fr", "Quel est le matériel nécessaire ?", "Tout est détaillé sur la page consacrée aux bateaux."],
  ["es", "¿Qué material necesito?", "Todo está explicado en la página sobre los barcos."],
  ["it", "Che cosa mi serve?", "Tutto è spiegato nella pagina dedicata alle barche."],
  ["pt", "O que preciso levar?", "Tudo está explicado na página sobre os barcos."],
  ["nl", "Wat heb ik nodig?", "Alles staat uitgelegd op de pagina over de boten."],
])("what only says where all of it is told answers nothing (%s)", async (locale, heading, text) => {
  expect(await askedOf(locale, heading, text)).toEqual([]);
});

test.each([
  ["en", "How does the harbour work?", "A quick guide with answers to what visitors ask most."],
  ["de", "Wie funktioniert der Hafen?", "Ein kurzer Überblick mit Antworten auf die häufigsten Fragen der Besucher."],
  ["fr", "Comment fonctionne le port ?", "Un guide pratique avec des réponses aux questions les plus courantes."],
  ["es", "¿Cómo funciona el puerto?", "Una guía rápida con respuestas a las dudas más comunes sobre el puerto."],
  ["it", "Come funziona il porto?", "Una breve guida con le risposte alle domande più comuni sul porto."],
  ["pt", "Como funciona o porto?", "Um guia rápido com respostas às dúvidas mais comuns sobre o porto."],
  ["nl", "Hoe werkt de haven?", "Een handige gids met antwoorden op de vragen die bezoekers stellen."],
])("what only says of what kind the page is answers nothing (%s)", async (locale, heading, text) => {
  expect(await askedOf(locale, heading, text)).toEqual([]);
});

test.each([
  ["de", "Welches Boot brauche ich?", "Das hängt vor allem von Ihrer Größe und Ihrer Erfahrung ab."],
  ["fr", "Quel bateau faut-il choisir ?", "Cela dépend bien sûr de votre niveau. Sans oublier la taille du bateau !"],
  ["es", "¿Qué barco necesito?", "Depende sobre todo de tu altura y de tu experiencia."],
  ["it", "Quale barca mi serve?", "Dipende soprattutto dalla tua altezza e dalla tua esperienza."],
  ["pt", "Que barco devo escolher?", "Isso depende da sua altura e da sua experiência."],
  ["nl", "Welke boot heb ik nodig?", "Dat hangt vooral af van je lengte en je ervaring."],
])("what only says on what it depends answers nothing (%s)", async (locale, heading, text) => {
  expect(await askedOf(locale, heading, text)).toEqual([]);
});

test("what it depends on is told with what follows from it, and a page to who asks where", async () => {
  const told = "Cela dépend de votre taille : il faut 3 mètres pour un enfant et 5 mètres pour un adulte.";
  expect(await askedOf("fr", "Quel bateau faut-il choisir ?", told)).toEqual([told]);
  const where = "Todo está explicado en la página sobre los barcos.";
  expect(await askedOf("es", "¿Dónde encuentro los horarios?", where)).toEqual([where]);
});

describe("What somebody must have read, or that he is heard, is an answer and no run-up", () => {
  test.each([
    ["en", "What do I need to do before I dive?", "You must have read about the risks of the harbour before you dive."],
    ["nl", "Hoe word ik door de haven gehoord?", "U wordt door de haven over al uw bezwaren tegen de lampen gehoord."],
    ["de", "Wie werde ich von dem Hafen gehört?", "Sie werden von dem Hafen zu allen Lampen der Mole gehört."],
  ])("(%s) %s", async (locale, question, text) => {
    const more = { en: "Then sign.", nl: "Daarna tekent u.", de: "Danach geht es weiter." }[locale];
    expect(await answerIn(locale, question, `${text} ${more}`)).toStartWith(text);
  });
});
