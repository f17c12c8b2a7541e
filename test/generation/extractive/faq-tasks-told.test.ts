import { describe, expect, test } from "bun:test";
import { faqsOf, page, type Section } from "./fixtures.ts";

// Pages and headings that are a task, and the steps below them.

const faqsFor = (title: string, sections: Section[], locale = "en") => faqsOf(page(title, sections, locale));
const STEPS = "1. Open the settings of your account.\n2. Scroll down to Boats and click it.\n3. Choose Remove.";
const TOLD = "Open the settings of your account. Scroll down to Boats and click it. Choose Remove.";

test("A title is a task behind the picture that stands before it", async () => {
  expect(await faqsFor("🛶 Remove your boat", [["", STEPS]])).toEqual([
    { question: "How do I remove my boat?", answer: TOLD },
  ]);
});

describe("Steps for a case are asked for with it", () => {
  const lead = "If you still have your key, follow these steps to remove your boat:";

  test("and answered by them", async () => {
    expect(await faqsFor("Boats", [["Key at hand?", `${lead}\n\n${STEPS}`]])).toEqual([
      { question: "How do I remove my boat if I still have my key?", answer: TOLD },
    ]);
  });

  test("none of several is what the title asks for", async () => {
    const none = "If you lost your key, follow these steps to remove your boat:";
    const faqs = await faqsFor("Remove my boat", [
      ["Key at hand?", `${lead}\n\n${STEPS}`],
      ["No key?", `${none}\n\n1. Ask the keeper for one.\n2. Open the settings with it, and choose Boats.`],
    ]);
    expect(faqs.map(({ question }) => question)).toEqual(["How do I remove my boat if I lost my key?"]);
  });
});

describe("What was forgotten or lost is asked for without its article", () => {
  test("and answered by the steps that a sentence leads to", async () => {
    const text = `If you forgot your password, you can get in again by setting another one. Here's how:\n\n${STEPS}`;
    expect(await faqsFor("Accounts", [["Forgot password", text]])).toEqual([
      { question: "What if I forgot my password?", answer: TOLD },
    ]);
  });

  test("but a name that begins so is none", async () => {
    expect(await faqsFor("Coves", [["Lost harbour", STEPS]])).toEqual([]);
  });

  test("nor is it answered without what is bidden besides", async () => {
    const text = `You can set another one. Here's how:\n\n${STEPS}\n\nThen press the bell of the quay.`;
    expect(await faqsFor("Accounts", [["Forgot password", text]])).toEqual([]);
  });
});

test("That a task is to be done in time is no step of it", async () => {
  const text = `${STEPS.replace("Choose Remove", "The keeper will send you a key")}\n\nBook a boat in good time, ideally a week before.`;
  const [faq] = await faqsFor("Boats", [["How to book a boat", text]]);
  expect(faq?.answer).toBe(TOLD.replace("Choose Remove", "The keeper will send you a key"));
});

test("Rules of a place are no task", async () => {
  expect(await faqsFor("Crane", [["Operating rules for the crane", STEPS]])).toEqual([]);
});

describe("Steps in the infinitive are a way", () => {
  test.each([
    [
      "fr",
      "Inscription au club",
      "- Remplir la fiche du port.\n- Remettre la fiche au gardien.\n- Régler la cotisation au bureau.",
      "Comment s’inscrire au club ?",
    ],
    [
      "es",
      "Inscripción",
      "- Rellenar el formulario del puerto.\n- Entregar el formulario en la oficina.\n- Pagar la cuota en el muelle.",
      "¿Cómo me puedo inscribir?",
    ],
    [
      "it",
      "Iscrizioni",
      "- Compilare il modulo del porto.\n- Consegnare il modulo al custode.\n- Versare la quota al molo.",
      "Come posso iscrivermi?",
    ],
    [
      "pt",
      "Inscrições",
      "- Preencher o formulário do porto.\n- Entregar o formulário no cais.\n- Pagar a quota no escritório.",
      "Como me posso inscrever?",
    ],
  ])("(%s) %s", async (locale, heading, list, question) => {
    const answer = list.replaceAll(/^- /gm, "").replaceAll("\n", " ");
    expect(await faqsFor("Club", [[heading, list]], locale)).toEqual([{ question, answer }]);
  });

  test("but a statement that begins with one bids nothing", async () => {
    const text = "Fumer sur le quai est interdit à tous les membres du club.";
    expect(await faqsFor("Club", [["Inscription au club", text]], "fr")).toEqual([]);
  });
});

describe("Nouns that end as infinitives do bid nothing", () => {
  test.each([
    ["fr", "Inscription au club", "- Dîner au club.\n- Cuisinier le samedi.\n- Escalier à droite."],
    [
      "es",
      "Alquilar una bicicleta",
      "- Alquiler por horas.\n- Lugar a confirmar.\n- Mujer en bicicleta.\n- Taller el sábado.",
    ],
    ["it", "Iscrizioni", "- Cellulare con fotocamera.\n- Titolare con delega.\n- Settore il calcio."],
    ["it", "Iscrizioni", "- Firma il sindaco.\n- Firma il presidente.\n- Firma la segretaria."],
    ["de", "Anmeldung", "- Druck im Reifen am Kai.\n- Buche im Garten am Kai.\n- Ruf der Vögel am Kai."],
    ["nl", "Aanmelden", "- Stuur van leer.\n- Deel van de kade.\n- Start om negen uur."],
    ["pt", "Inscrições", "- Aluguer por horas.\n- Lugar a confirmar.\n- Jantar no cais."],
  ])("(%s) %s", async (locale, heading, list) => {
    expect(await faqsFor("Club", [[heading, list]], locale)).toEqual([]);
  });
});
