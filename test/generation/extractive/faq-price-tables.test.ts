import { expect, test } from "bun:test";
import { faqsOf, page, type Section } from "./fixtures.ts";

const told = async (title: string, sections: Section[], locale = "en"): Promise<string[]> =>
  (await faqsOf(page(title, sections, locale))).map(({ question, answer }) => `${question} ${answer}`);

test.each([
  ["en", "Admission", "How much does admission cost?"],
  ["en", "Tickets", "How much do tickets cost?"],
  ["en", "Our rates", "What are the rates?"],
  ["de", "Eintritt", "Was kostet der Eintritt?"],
  ["de", "Bootspreise", "Wie hoch sind die Bootspreise?"],
  ["de", "Mitgliedsbeitrag", "Wie hoch ist der Mitgliedsbeitrag?"],
  ["fr", "Prix des cours", "Combien coûtent les cours ?"],
  ["fr", "Tarif de la location", "Combien coûte la location ?"],
  ["fr", "Nos tarifs d’entrée", "Quels sont les tarifs d’entrée ?"],
  ["es", "Precios de las clases", "¿Cuánto cuestan las clases?"],
  ["es", "Precio del curso", "¿Cuánto cuesta el curso?"],
  ["it", "Prezzi dei corsi", "Quanto costano i corsi?"],
  ["it", "Costo dell’abbonamento", "Quanto costa l’abbonamento?"],
  ["pt", "Preços das aulas", "Quanto custam as aulas?"],
  ["pt", "Ingressos", "Quanto custam os ingressos?"],
  ["nl", "Toegangsprijzen", "Wat zijn de toegangsprijzen?"],
  ["nl", "Contributie", "Hoe hoog is de contributie?"],
])("a heading that names what is paid asks for all of its prices (%s, %s)", async (locale, heading, question) => {
  const [found = ""] = await told("Club", [[heading, "A | 5 €\nB | 2,50 €"]], locale);
  expect(found.replaceAll("\u00a0", " ")).toBe(`${question} A: 5 €. B: 2,50 €.`);
});

test.each([
  ["en", "Admission", "The admission desk is at the gate behind the 3 mills of the town."],
  ["de", "Filmpreise", "Der Film über das Boot gewann 3 Preise in der Stadt am Fluss."],
  ["nl", "Contributie", "De penningmeester van de club stuurt 2 brieven over de contributie."],
])("but nothing where no price stands below it (%s, %s)", async (locale, heading, text) => {
  expect((await told("Club", [[heading, text]], locale)).join()).not.toMatch(/cost|hoch|hoog/);
});

test("a line above a table that says what it is of is told with it", async () => {
  const table = "Pro Saison (in drei Raten)\n\nErwachsene | 180 €\nKinder | 75 €";
  expect(await told("Club", [["Kurspreise", table]], "de")).toEqual([
    "Wie hoch sind die Kurspreise? Pro Saison (in drei Raten): Erwachsene: 180 €. Kinder: 75 €.",
  ]);
});

test("a line that names prices of its own asks for those below it", async () => {
  const text = "Come to swim.\n\nBoat Club 2031 Rates\n\nOne person | $421\nTwo people | $566";
  expect(await told("Membership", [["", text]])).toEqual([
    "What are the Boat Club 2031 rates? One person: $421. Two people: $566.",
  ]);
});

const alone: Section = [
  "Neu: Karten online",
  "Karten gibt es auch online.\n\nGruppe | Preis\nErwachsene | 5 €\nFamilienkarte | 15 €\nHunde | 1 €",
];

test("the only table of a page that is called by its prices answers for the page, and none of its rows", async () => {
  expect(await told("Eintrittspreise", [alone], "de")).toEqual([
    "Wie hoch sind die Eintrittspreise? Erwachsene: 5 €. Familienkarte: 15 €. Hunde: 1 €.",
  ]);
});

test("but not where the page tells others besides", async () => {
  for (const more of ["Das Parken kostet 3 € am Tag, und 1 € am Abend.", "Boot | Preis\nA | 5 €\nB | 2 €"])
    expect((await told("Eintrittspreise", [alone, ["Boote", more]], "de")).join()).not.toContain("Eintrittspreise");
});

test("of a table that has no room its first column of prices is told, by the name of that", async () => {
  const names = ["Personen unter 18 Jahren", "Personen ab 18 Jahren", "Personen ab 65 Jahren"];
  const row = (name: string) => `${name} | 2,50 € am Morgen | 25,00 € im Voraus bezahlt | 35,00 € vom Mai bis Oktober`;
  const text = `Kategorie | Eintrittskarte | Zwölferkarte | Dauerkarte\n${names.map(row).join("\n")}\nKinder unter 6 Jahren | Kostenlos\nAbendkarte nach 17 Uhr | – | – | 10 €`;
  expect(await told("Bad", [["Eintrittspreise", text]], "de")).toEqual([
    `Wie hoch sind die Eintrittspreise? ${names.map((name) => `${name}: Eintrittskarte 2,50 € am Morgen.`).join(" ")} Kinder unter 6 Jahren: Kostenlos.`,
  ]);
});

const ROWS = "Erwachsene | 180 €\nKinder | 75 €";

test("a table below a whole sentence is not told without it", async () => {
  for (const before of ["Alle Preise gelten nur für die Gäste des alten Hafens.", "Erste Zeile\n\nZweite Zeile"]) {
    const found = await told("Club", [["Kurspreise", `${before}\n\n${ROWS}`]], "de");
    expect(found.filter((faq) => faq.includes("Erwachsene: 180 €. Kinder"))).toEqual([]);
  }
});

test("a line that says what a table is of has no place among its bullets, and one that only names the column needs none", async () => {
  const bulleted = async (text: string) =>
    (await faqsOf(page("Club", [["Kurspreise", text]], "de"), "bullets")).map(({ answer }) => answer);
  expect(await bulleted(ROWS)).toEqual(["- Erwachsene: 180 €\n- Kinder: 75 €"]);
  expect(await bulleted(`Saison\n\n${ROWS}`)).toEqual(["- Erwachsene: 180 €\n- Kinder: 75 €"]);
  expect(await bulleted(`Pro Saison\n\n${ROWS}`)).toEqual([]);
});

test.each(["SEK 120", "120 SEK", "NOK 120", "120 NOK", "DKK 120", "120 DKK", "Fr. 120", "Fr. 10.–", "12.50 Fr."])(
  "a table of prices in any money answers for them: %s",
  async (price) => {
    const end = price.replace(/\.$/, "");
    expect(await told("Club", [["Admission", `Adults | ${price}\nChildren | ${price}`]])).toEqual([
      `How much does admission cost? Adults: ${end}. Children: ${end}.`,
    ]);
    const head = `Gruppe | Abend\nErwachsene | ${price}\nKinder | ${price}`;
    expect(await told("Club", [["Eintritt", head]], "de")).toEqual([
      `Was kostet der Eintritt? Erwachsene: ${end}. Kinder: ${end}.`,
    ]);
  },
);

test.each(["Fr. 10–12 Uhr", "Fr. 10.30 Uhr", "Fr. 5. Mai", "Do. 9 Fr. 10"])("a Friday is no money: %s", async (day) => {
  expect(await told("Club", [["Eintritt", `Erwachsene | ${day}\nKinder | ${day}`]], "de")).toEqual([]);
});
