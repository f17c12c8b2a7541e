import { expect, test } from "bun:test";
import { answerTask, page, run, textOf } from "./fixtures.ts";

/** What a site says of itself on each page tells little. */
const rarity = (term: string) => (term === "kran" ? 0.3 : 4);

const ask = async (query: string, text: string, locale: string) =>
  textOf(await run(answerTask(query, [page("Acme", [["Notes", text]], locale)], { rarity, locale })));

test.each([
  ["de", "Was tun, wenn der Kran nicht startet?", "Kann der Kran nicht gestartet werden, hilft ein Tropfen Öl."],
  ["de", "Wie lange bleibt die Kiste reserviert?", "Kisten kann man für zwei Wochen reservieren."],
  ["en", "How does 2FA work?", "Two factor checks ask for a code of six digits."],
  ["pt", "Quantas caixas posso enviar?", "Pode enviar milhares de caixas."],
])("What is asked is told in another form of its words (%s: %s)", async (locale, query, text) => {
  expect(await ask(query, text, locale)).toStartWith(text);
});

test.each([
  ["Wann werden Kräne gezahlt?", false],
  ["Wann werden Kräne gezählt?", true],
])("A word with a changed vowel is a form of one that has it too: %s", async (query, isTold) => {
  const text = "Zwei Wächter zählen am Montag.";
  expect((await ask(query, text, "de")).startsWith(text)).toBe(isTold);
});
