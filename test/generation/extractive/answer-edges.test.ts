import { describe, expect, test } from "bun:test";
import { answerTask, nothingFound, page, run, textOf } from "./fixtures.ts";

const ask = (query: string, sources: ReturnType<typeof page>[], locale = "en") =>
  run(answerTask(query, sources, { markdown: false, locale })).then(textOf);

const terms = page("Term dates", [
  ["", "First day of term | Monday 13th April\nHalf term | 25 to 29 May\nLast day of term | Friday 17th July"],
  ["Sessions", "Day | Morning\nMonday | 9.15am to 12.15pm\nWednesday | 8.15am to 11.45am"],
]);

describe("Who asks when something ends is told its last day, and who asks when it begins its first", () => {
  test.each([
    ["When does the term end?", "Last day of term: Friday 17th July"],
    ["when does term finish", "Last day of term: Friday 17th July"],
    ["end of term", "Last day of term: Friday 17th July"],
    ["when does term start", "First day of term: Monday 13th April"],
    ["When does the term begin?", "First day of term: Monday 13th April"],
    ["What time does it finish on a Wednesday?", "Wednesday – Morning: 8.15am to 11.45am"],
    ["what time does the monday session start", "Monday – Morning: 9.15am to 12.15pm"],
  ])("%s", async (query, reply) => {
    const guards = page("Guards", [["", "Some guards hear of the term before they start in the autumn term."]]);
    expect(await ask(query, [guards, terms])).toBe(reply);
  });

  test.each([
    [
      "de",
      "Kurse",
      "Erster Kurstag | Montag, 13. April\nLetzter Kurstag | Freitag, 17. Juli",
      "Wann beginnt der Kurs?",
      0,
    ],
    [
      "de",
      "Kurse",
      "Erster Kurstag | Montag, 13. April\nLetzter Kurstag | Freitag, 17. Juli",
      "Wann endet der Kurs?",
      1,
    ],
    [
      "fr",
      "Cours",
      "Premier cours | lundi 13 avril\nDernier cours | vendredi 3 juillet",
      "Quand commencent les cours ?",
      0,
    ],
    ["fr", "Cours", "Premier cours | lundi 13 avril\nDernier cours | vendredi 3 juillet", "fin des cours", 1],
    [
      "es",
      "Clases",
      "Primer día de clase | lunes 13 de abril\nÚltimo día de clase | viernes 3 de julio",
      "¿Cuándo empiezan las clases?",
      0,
    ],
    [
      "es",
      "Clases",
      "Primer día de clase | lunes 13 de abril\nÚltimo día de clase | viernes 3 de julio",
      "¿Cuándo terminan las clases?",
      1,
    ],
    [
      "it",
      "Lezioni",
      "Prima lezione | lunedì 13 aprile\nUltima lezione | venerdì 3 luglio",
      "Quando finiscono le lezioni?",
      1,
    ],
    [
      "pt",
      "Aulas",
      "Primeira aula | segunda-feira, 13 de abril\nÚltima aula | sexta-feira, 3 de julho",
      "Quando começam as aulas?",
      0,
    ],
    ["nl", "Lessen", "Eerste les | maandag 13 april\nLaatste les | vrijdag 3 juli", "Wanneer eindigen de lessen?", 1],
  ])("(%s) %s: %s %s", async (locale, title, rows, query, at) => {
    const row = rows.split("\n")[at]!.replace(" | ", ": ");
    expect(await ask(query, [page(title, [["", rows]], locale)], locale)).toBe(row);
  });
});

test("Of a table that names its columns the row is told", async () => {
  const rows =
    "Was | Wann\nErster Kurstag | Montag, 13. April\nFerien | 26. Mai bis 5. Juni\nLetzter Kurstag | Freitag, 17. Juli";
  expect(await ask("Wann endet der Kurs?", [page("Kurse", [["", rows]], "de")], "de")).toBe(
    "Letzter Kurstag: Freitag, 17. Juli",
  );
});

test("On the first day nothing ends", async () => {
  const first = page("Term dates", [["", "First day of term | Monday 13th April\nHalf term | Monday 25th May"]]);
  expect(await ask("When does the term end?", [first])).toStartWith(nothingFound);
});
