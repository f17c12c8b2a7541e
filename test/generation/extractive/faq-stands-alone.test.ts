import { expect, test } from "bun:test";
import { questionStandsAlone } from "../../../src/generation/extractive/faqs/questions/stands-alone.ts";
import { page } from "./fixtures.ts";

test.each([
  ["How do I switch between the two views?", "Maps", false],
  ["Who can use the two lockers?", "The two lockers", true],
])(
  "A question stands alone where it or its page's title names what it counts: %s of %s: %p",
  (question, title, alone) => {
    expect(questionStandsAlone(question, page(title, [["", "It is so."]]))).toBe(alone);
  },
);

test.each([
  ["en", "What should I read next?"],
  ["de", "Was soll ich als Nächstes lesen?"],
  ["fr", "Que lire ensuite ?"],
  ["es", "¿Qué leer a continuación?"],
  ["it", "Cosa leggere dopo?"],
  ["pt", "O que ler a seguir?"],
  ["nl", "Wat lees ik hierna?"],
])("What to read behind a page is no question without it (%s)", (locale, question) => {
  expect(questionStandsAlone(question, page("Boats", [["", "Oars."]], locale), true)).toBe(false);
});
