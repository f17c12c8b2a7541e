import { expect, test } from "bun:test";
import { page, takeawaysOf } from "./fixtures.ts";

// Below the line that addresses its readers, a letter opens in lower case in most languages.

test.each([
  ["en", "Dear members,", "the harbour meets on 8 July at seven in the house by the sea."],
  ["de", "Liebe Mitglieder,", "am 8. Juli trifft sich der Hafen um 19 Uhr im Haus am Meer."],
  ["nl", "Beste leden,", "op 8 juli komt de haven om zeven uur bijeen in het huis aan zee."],
  ["fr", "Chers membres,", "le port se réunit le 8 juillet à sept heures dans la maison au bord de la mer."],
  ["es", "Estimados socios:", "el puerto se reúne el 8 de julio a las siete en la casa junto al mar."],
  ["pt", "Prezados membros,", "o porto reúne-se no dia 8 de julho às sete na casa junto ao mar."],
  ["it", "Cari soci,", "il porto si riunisce l’8 luglio alle sette nella casa in riva al mare."],
])("What opens a letter is a sentence (%s)", async (locale, salutation, opening) => {
  const told = opening.charAt(0).toUpperCase() + opening.slice(1);
  expect(await takeawaysOf(page("8 July", [["", `${salutation}\n\n${opening}`]], locale))).toEqual([told]);
});

test("What goes on in lower case below another line is half of one", async () => {
  const half = "the harbour meets on 8 July at seven in the house by the sea.";
  expect(await takeawaysOf(page("8 July", [["", `As we all know,\n\n${half}`]]))).toEqual([]);
});
