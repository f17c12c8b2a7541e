import { describe, expect, test } from "bun:test";
import { withoutLeadIn } from "../../../src/generation/extractive/answer/question/lead-in.ts";
import { withoutAdverbs } from "../../../src/generation/language/sentence-adverbs.ts";
import { termsOf } from "../../../src/generation/text/terms.ts";
import { answerTask, nothingFound, page, run, textOf } from "./fixtures.ts";

const TOLD: Readonly<Record<string, string>> = {
  en: "The kiln is lit on Tuesdays at 7 pm.",
  de: "Der Brennofen wird dienstags um 19 Uhr angeheizt.",
  fr: "Le four est allumé le mardi à 19 h.",
  es: "El horno se enciende los martes a las 19 h.",
  pt: "O forno acende às terças às 19 h.",
  it: "Il forno si accende il martedì alle 19.",
  nl: "De oven wordt dinsdag om 19 uur aangestoken.",
};

/** The reply of a site on which a word of the sentence is common, and any other nowhere. */
const replyTo = async (query: string, locale: string, told = TOLD[locale]!): Promise<string> => {
  const sources = [page("Acme", [["", told]], locale)];
  const known = new Set(termsOf(told, locale));
  const rarity = (term: string) => (known.has(term) ? 0.7 : 3);
  return textOf(await run(answerTask(query, sources, { locale, rarity, markdown: false })));
};

describe("What a message says besides its question takes no answer away", () => {
  test.each([
    ["en", "When is the kiln usually lit?"],
    ["en", "When exactly is the kiln lit?"],
    ["en", "Sorry, quick question: when is the kiln lit?"],
    ["en", "My neighbour wants to know when the kiln is lit"],
    ["en", "Hello there, when is the kiln lit? Thanks!"],
    ["en", "hey when is the kiln lit"],
    ["en", "when is the klin lit"],
    ["en", "I am planning a trip. When is the kiln lit?"],
    ["de", "Kurze Frage: Wann wird der Brennofen angeheizt?"],
    ["de", "Wann genau wird der Brennofen normalerweise angeheizt?"],
    ["de", "Meine Nachbarin möchte wissen, wann der Brennofen angeheizt wird. Danke!"],
    ["fr", "Savez-vous quand le four est allumé ?"],
    ["fr", "Bonjour, quand est-ce que le four est généralement allumé ? Merci !"],
    ["es", "Hola, ¿cuándo se enciende normalmente el horno? Gracias"],
    ["es", "Me gustaría saber cuándo se enciende el horno"],
    ["pt", "Gostaria de saber quando acende o forno"],
    ["it", "Mia moglie vorrebbe sapere: quando si accende il forno?"],
    ["nl", "Weet iemand wanneer de oven precies wordt aangestoken?"],
  ])("(%s) %s", async (locale, query) => {
    expect(await replyTo(query, locale)).toBe(TOLD[locale]!);
  });

  test("and gives none to what the site does not tell", async () => {
    expect(await replyTo("Quick question: do you have a sauna?", "en")).toStartWith("I couldn't find an answer");
  });
});

test("Letters that stand for words are read as those", async () => {
  const told = "You are free to use clay of your own.";
  expect(await replyTo("can u use ur own clay", "en", told)).toBe(told);
});

describe("What leads to a question", () => {
  test.each([
    ["Hi! What do you sell? Thank you!", "What do you sell?"],
    ["My son asks whether you lend skates", "whether you lend skates"],
    ["Könnt ihr mir sagen, wo ihr seid?", "wo ihr seid?"],
    ["Petite question : où êtes-vous ?", "où êtes-vous ?"],
  ])("is left out: %s", (message, asked) => {
    expect(withoutLeadIn(message)).toBe(asked);
  });

  test.each([
    "Who can I ask when the shop is shut?",
    "How do I know if the box is locked?",
    "Hello Molly bags",
    "Thanks!",
    "I know the code. Where do I enter it?",
  ])("is not found where a question is of it, or nothing else is said: %s", (message) => {
    expect(withoutLeadIn(message)).toBe(message);
  });

  test("is looked for in a time that grows with its length", () => {
    const started = performance.now();
    withoutLeadIn("I know and know and ask and ask ".repeat(18));
    expect(performance.now() - started).toBeLessThan(50);
  });
});

describe("An adverb of the whole sentence", () => {
  test.each([
    ["en", "When exactly do you open to the public?", "When do you open?"],
    ["es", "¿Cuál es actualmente el precio, por favor?", "¿Cuál es el precio?"],
    ["fr", "Qui est au juste le président ?", "Qui est le président ?"],
    ["pt", "Onde fica exatamente a loja?", "Onde fica a loja?"],
    ["it", "Quando aprite di solito?", "Quando aprite?"],
    ["nl", "Wanneer zijn jullie meestal open?", "Wanneer zijn jullie open?"],
  ])("(%s) %s", (locale, question, bare) => {
    expect(withoutAdverbs(question, locale)).toBe(bare);
  });
});

describe("The case in which something is asked counts less than what is asked", () => {
  test.each([
    ["en", "Do I get my deposit back if I leave the club early?", "Deposits are not paid back, whatever the reason."],
    ["en", "If I leave the club early, do I get my deposit back?", "Deposits are not paid back, whatever the reason."],
    ["fr", "Puis-je être remboursé de la cotisation si j'arrête avant ?", "Aucune cotisation ne sera remboursée."],
    ["de", "Bekomme ich die Kaution zurück, wenn ich vorher gehe?", "Die Kaution bekommt niemand zurück."],
    ["nl", "Krijg ik mijn borg terug als ik eerder wegga?", "Niemand krijgt zijn borg terug."],
  ])("%s: %s", async (locale, query, text) => {
    const reply = textOf(await run(answerTask(query, [page("Rules", [["", text]], locale)], { locale })));
    expect(reply).toStartWith(text);
  });

  test("but all, where what comes of it is asked", async () => {
    const pages = [page("Rules", [["", "What happens is up to the board."]])];
    expect(textOf(await run(answerTask("What happens if I leave early?", pages)))).toStartWith(nothingFound);
  });
});
