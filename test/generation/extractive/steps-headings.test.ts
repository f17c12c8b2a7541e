import { expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

const steps = "1. Open the list of your boxes.\n2. Press the red button next to the box.";
const asked = async (heading: string, text = steps): Promise<string[]> =>
  (await faqsOf(page("Acme", [[heading, text]]))).map(({ question }) => question);

test.each([
  ["If you have the key, follow these steps to delete your box:", "How do I delete my box if I have the key?"],
  [
    "Follow these steps to delete your box if you do not have the key",
    "How do I delete my box if I do not have the key?",
  ],
  ["Follow the steps below to delete your box", "How do I delete my box?"],
  ["Steps to Register", "How do I register?"],
  ["The three steps to delete your box", "How do I delete my box?"],
])("a heading that leads to steps asks for what they are for: %s", async (heading, question) => {
  expect(await asked(heading)).toEqual([question]);
});

test("a heading that leads to steps asks nothing where no steps stand below it", async () => {
  expect(await asked("Follow the steps below to delete your box", "Boxes are kept for a year.")).toEqual([]);
});

test("steps to what nobody does are no task", async () => {
  expect(await asked("Steps to success")).toEqual([]);
});

test.each([
  [
    "fr",
    "Les étapes pour inscrire un bateau",
    "Comment inscrire un bateau ?",
    "Ouvrez la liste",
    "Cliquez sur Inscrire",
  ],
  ["es", "Pasos para registrar un barco", "¿Cómo registrar un barco?", "Abra la lista", "Haga clic en Registrar"],
  ["it", "Passaggi per registrare una barca", "Come registrare una barca?", "Apri la lista", "Clicca su Registra"],
  ["pt", "Passos para registrar um barco", "Como registrar um barco?", "Abra a lista", "Clique em Registrar"],
  ["nl", "Stappen om lid te worden", "Hoe kan ik lid worden?", "Open de lijst", "Klik op Lid worden"],
])("so does a heading that counts on its steps (%s)", async (locale, heading, question, first, second) => {
  const found = await faqsOf(page("Acme", [[heading, `1. ${first}.\n2. ${second}.`]], locale));
  expect(found.map((faq) => faq.question.replaceAll("\u00a0", " "))).toEqual([question]);
});
