import { describe, expect, test } from "bun:test";
import { faqsOf, page, type Section } from "./fixtures.ts";

// What pages of clubs and places tell in lists and tables: hours, numbers, offices, how to join.

const faqsFor = async (title: string, sections: Section[], locale: string) =>
  (await faqsOf(page(title, sections, locale))).map(({ question, answer }) => ({
    question: question.replaceAll("\u00a0", " "),
    answer,
  }));
const askedOf = async (title: string, sections: Section[], locale: string) =>
  (await faqsFor(title, sections, locale)).map(({ question }) => question);

describe("Hours in a list of days answer the heading above them", () => {
  test.each([
    [
      "fr",
      "Horaires d'ouverture du club",
      "- le mercredi de 14 heures à 18 heures\n- le samedi de 9 heures à 12 heures",
      "Quels sont les horaires d'ouverture du club ?",
      "Le mercredi de 14 heures à 18 heures. Le samedi de 9 heures à 12 heures.",
    ],
    [
      "de",
      "Öffnungszeiten des Hafens",
      "- mittwochs von 14 bis 18 Uhr\n- samstags von 9 bis 12 Uhr",
      "Wie sind die Öffnungszeiten des Hafens?",
      "Mittwochs von 14 bis 18 Uhr. Samstags von 9 bis 12 Uhr.",
    ],
    [
      "es",
      "Horario de apertura del club",
      "- los lunes de 10 a 14 horas\n- los viernes de 16 a 20 horas",
      "¿Cuál es el horario de apertura del club?",
      "Los lunes de 10 a 14 horas. Los viernes de 16 a 20 horas.",
    ],
    [
      "it",
      "Orari di apertura della sede",
      "- lunedì dalle 10 alle 12\n- venerdì dalle 16 alle 20",
      "Quali sono gli orari di apertura della sede?",
      "Lunedì dalle 10 alle 12. Venerdì dalle 16 alle 20.",
    ],
    [
      "pt",
      "Horário de funcionamento do clube",
      "- segunda-feira das 10 às 12\n- sexta-feira das 16 às 20",
      "Qual é o horário de funcionamento do clube?",
      "Segunda-feira das 10 às 12. Sexta-feira das 16 às 20.",
    ],
    [
      "nl",
      "Openingstijden van de haven",
      "- maandag van 10 tot 12 uur\n- vrijdag van 16 tot 20 uur",
      "Wat zijn de openingstijden van de haven?",
      "Maandag van 10 tot 12 uur. Vrijdag van 16 tot 20 uur.",
    ],
  ])("(%s) %s", async (locale, heading, list, question, answer) => {
    expect(await faqsFor("Club", [[heading, list]], locale)).toEqual([{ question, answer }]);
  });

  test("and so do those of a table that end with an abbreviation", async () => {
    const rows = "Monday - Thursday | 9 a.m. - 9 p.m.\nFriday | 9 a.m. - 6 p.m.\nSunday | 1 p.m. - 5 p.m.";
    expect(await faqsFor("Visit", [["Main harbour hours", rows]], "en")).toEqual([
      {
        question: "What are the main harbour hours?",
        answer: "Monday - Thursday: 9 a.m. - 9 p.m.; Friday: 9 a.m. - 6 p.m.; Sunday: 1 p.m. - 5 p.m.",
      },
    ]);
  });
});

describe("A number", () => {
  const field: Section = ["Veld", "Kantine ‘De steiger’\nStraat: Dijk 5\nTelefoonnummer: 0591-617979*"];
  const hall: Section = ["Zaal", "Straat: Kade 7\nTelefoonnummer: 0591-618868*"];

  test("that several parts of a page tell by the same name is asked of nobody", async () => {
    expect(await askedOf("Contact informatie", [field, hall], "nl")).not.toContain("Wat is het telefoonnummer?");
  });

  test("is told without the mark of its note, and its label with one colon", async () => {
    const rows = "Telefoonnummer: | 0591-617979*\nE-mail adres: | haven@acme.example";
    expect(await faqsFor("Contact", [["", rows]], "nl")).toEqual([
      {
        question: "Hoe kan ik contact opnemen?",
        answer: "Telefoonnummer: 0591-617979; E-mail adres: haven@acme.example.",
      },
    ]);
  });

  test("or mailbox alone below “Contact us” is that of its page", async () => {
    const text = "Vous pouvez nous contacter de plusieurs façons :\n\nport@acme.example";
    expect(await faqsFor("Le port", [["Contactez nous", text]], "fr")).toEqual([
      { question: "Quelle est votre adresse e-mail ?", answer: "port@acme.example." },
    ]);
    expect(await askedOf("Contact", [["Jeanne Lebrun", "port@acme.example"]], "fr")).toEqual([]);
  });
});

test("An office keeps the capital of a name behind it", async () => {
  const rows = "Fonction | Nom\nPrésident | Luc Morel\nDélégué Paris | Jeanne Lebrun";
  const asked = (await faqsFor("Le port", [["Bureau", rows]], "fr")).map(({ question }) => question);
  expect(asked).not.toContain("Qui est délégué paris ?");
  expect(asked).toContain("Qui est délégué Paris ?");
});

test("Who holds an office is told without the ticks of its row", async () => {
  const rows =
    "Fonction | Nom | Comité | Bureau\nTrésorière Adjointe | Jeanne Lebrun | X | X\nPrésident | Luc Morel | X | X\nAdministrateur & Webmestre | Paul Roux | X | ";
  expect(await faqsFor("Le port", [["Bureau", rows]], "fr")).toEqual([
    { question: "Qui est trésorière adjointe ?", answer: "Trésorière Adjointe : Jeanne Lebrun." },
    { question: "Qui est président ?", answer: "Président : Luc Morel." },
  ]);
});

describe("A heading that is how one joins is asked", () => {
  test.each([
    ["de", "Mitglied werden", "Senden Sie uns den Antrag per E-Mail an hafen@acme.example.", "Wie werde ich Mitglied?"],
    ["de", "Anmeldung", "Schreiben Sie uns eine E-Mail an hafen@acme.example.", "Wie kann ich mich anmelden?"],
    [
      "fr",
      "Inscription au club",
      "Remplissez la fiche et remettez-la au gardien du port.",
      "Comment s’inscrire au club ?",
    ],
    ["es", "Inscripción", "Para inscribirse, puede escribir un correo al puerto.", "¿Cómo me puedo inscribir?"],
    ["it", "Iscrizioni", "Compilate il modulo e inviatelo per e-mail al porto.", "Come posso iscrivermi?"],
    ["nl", "Lid worden", "Stuur een e-mail met je naam naar haven@acme.example.", "Hoe word ik lid?"],
  ])("(%s) %s", async (locale, heading, text, question) => {
    expect(await askedOf("Club", [[heading, text]], locale)).toEqual([question]);
  });

  test("and the way is told from where its end is named", async () => {
    const text =
      "De haven heeft veertig boten. Iedereen mag ermee varen. Om lid te worden kun je een e-mail sturen naar haven@acme.example.";
    const [faq] = await faqsFor("Lid worden", [["", text]], "nl");
    expect(faq).toEqual({
      question: "Hoe word ik lid?",
      answer: "Om lid te worden kun je een e-mail sturen naar haven@acme.example.",
    });
  });
});

test("Numbered headings below a question for a way are its steps, and asked by none of them", async () => {
  const parts: Section[] = [
    ["Wie werde ich Mitglied?", ""],
    ["1. Satzung lesen", "Lies dir unsere Satzung durch."],
    ["2. Antrag ausfüllen", "Lade dir den Antrag herunter. Fülle ihn vollständig aus."],
  ];
  const source = page("Der Hafen", parts, "de");
  const passages = source.passages.map((passage, i) => ({ ...passage, level: i === 0 ? 2 : 3 }));
  expect(await faqsOf({ ...source, passages })).toEqual([]);
});

describe("A case that is no trouble is not asked", () => {
  test.each([
    "If you don't like rules, don't come to the quay with a boat.",
    "If you do not agree with the rules, leave the boathouse immediately.",
    "If you are only after cancelling your booking, you can cancel it without asking for a refund.",
    "If you do not want to carry your boat back, consider a cart to bring it down.",
  ])("%s", async (sentence) => {
    expect(await askedOf("Boats", [["Rules", sentence]], "en")).toEqual([]);
  });

  test("one that disagrees with a decision is", async () => {
    const text = "If you do not agree with the decision on your deposit, write to the keeper within two weeks.";
    expect(await askedOf("Boats", [["Deposits", text]], "en")).toEqual([
      "What if I do not agree with the decision on my deposit?",
    ]);
  });
});

test("What comes after something that nobody told of is no answer", async () => {
  const text = "If you lost your key, ask the keeper for another one. After the trial, pay the fee of the boathouse.";
  expect(await askedOf("Keys", [["Keys", text]], "en")).toEqual([]);
  const told = text.replace("After the trial", "After the fee");
  expect(await askedOf("Keys", [["Keys and the fee", told]], "en")).toEqual(["What if I lost my key?"]);
});
