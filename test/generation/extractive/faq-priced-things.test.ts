import { expect, test } from "bun:test";
import { faqsOf, page, type Section } from "./fixtures.ts";

// What something costs is asked of what is bought, and answered by the price of that alone.

const told = async (title: string, sections: Section[], locale = "en"): Promise<string[]> =>
  (await faqsOf(page(title, sections, locale))).map(({ question, answer }) =>
    `${question} ${answer}`.replaceAll("\u00a0", " "),
  );
const TABLE = "A | 5 €\nB | 2,50 €";

test.each([
  ["fr", "Tarifs des étudiants"],
  ["fr", "Tarif du soir"],
  ["fr", "Prix du public"],
  ["es", "Tarifas de los socios"],
  ["es", "Precio de la noche"],
  ["es", "Precio del jurado"],
  ["it", "Tariffe degli alunni"],
  ["it", "Costi delle spedizioni e resi"],
  ["it", "Premi e prezzi del pubblico"],
  ["pt", "Preços dos alunos"],
  ["pt", "Preço da noite"],
  ["de", "Nobelpreise"],
  ["de", "Filmpreise"],
  ["de", "Baukosten"],
  ["nl", "Prijzen"],
])("people, times and prizes have no price (%s, %s)", async (locale, heading) => {
  expect(await told("Club", [[heading, TABLE]], locale)).toEqual([]);
});

test.each([
  ["fr", "Prix des cours de voile", "Combien coûtent les cours de voile ?"],
  ["fr", "Prix du billet", "Combien coûte le billet ?"],
  ["es", "Precios de las clases de vela", "¿Cuánto cuestan las clases de vela?"],
  ["it", "Prezzi dei biglietti", "Quanto costano i biglietti?"],
  ["it", "Costo dello skipass", "Quanto costa lo skipass?"],
  ["pt", "Preço da aula", "Quanto custa a aula?"],
  ["de", "Eintrittspreise", "Wie hoch sind die Eintrittspreise?"],
  ["de", "Jahresbeiträge", "Wie hoch sind die Jahresbeiträge?"],
  ["de", "Kursgebühren", "Wie hoch sind die Kursgebühren?"],
  ["nl", "Onze prijzen", "Wat zijn de prijzen?"],
])("what is bought has one (%s, %s)", async (locale, heading, question) => {
  expect(await told("Club", [[heading, TABLE]], locale)).toEqual([`${question} A: 5 €. B: 2,50 €.`]);
});

test.each([
  ["es", "Entradas", "Las entradas del edificio están en la calle mayor y el aparcamiento cuesta 5 €."],
  ["it", "Ingresso", "L’ingresso è dalla piazza vecchia e il parcheggio costa 5 € al giorno."],
  ["nl", "Toegang", "De toegang is via de oude haven en parkeren kost € 5 per dag."],
  ["de", "Eintritt", "Der Eintritt ist durch das Tor am Hafen, und das Parken kostet 5 € am Tag."],
  ["fr", "Prix du cours", "Le cours a lieu au port, et le parking coûte 5 € par jour pour tous."],
  ["pt", "Ingressos", "Os ingressos são vendidos na praça e o estacionamento custa 5 € por dia."],
  ["de", "Kurspreise", "Die Kurse sind am Hafen, und das Parken kostet 5 € am Tag für alle Gäste."],
  ["en", "Entry", "The lock opens with a code, and a new code costs £5 at the desk."],
  ["en", "Admission", "Admission is through the gate of the harbour, and parking costs £5 a day."],
])("another thing's price does not answer (%s, %s)", async (locale, heading, text) => {
  expect((await told("Club", [[heading, text]], locale)).join()).not.toMatch(
    /entradas\?|ingresso\?|toegang\?|Eintritt\?|Kurspreise\?|cours \?|ingressos\?|(?:entry|admission) cost/,
  );
});

test.each([
  ["es", "Entradas", "Las entradas cuestan 5 € en la taquilla del puerto.", "¿Cuánto cuestan las entradas?"],
  ["it", "Ingresso", "Il biglietto costa 5 € alla cassa del porto.", "Quanto costa l’ingresso?"],
  ["nl", "Toegang", "De toegang tot de haven kost € 5 per dag.", "Wat kost de toegang?"],
  ["de", "Eintritt", "Der Eintritt kostet 5 € am Tag für alle.", "Was kostet der Eintritt?"],
  ["de", "Mitgliedsbeitrag", "Der Beitrag beträgt 50 € im Jahr für alle.", "Wie hoch ist der Mitgliedsbeitrag?"],
  ["fr", "Prix du cours", "Le cours de voile coûte 5 € par jour au port.", "Combien coûte le cours ?"],
  ["pt", "Ingressos", "Os ingressos custam 5 € na porta do porto.", "Quanto custam os ingressos?"],
  ["de", "Kurspreise", "Am Morgen zahlen alle 5 € für eine Stunde.", "Wie hoch sind die Kurspreise?"],
  ["de", "Eintritt", "Erwachsene 5 €, Kinder 3 €. Hunde sind erlaubt.", "Was kostet der Eintritt?"],
  ["en", "Entry", "Tickets are £5 at the desk of the harbour.", "How much does entry cost?"],
])("its own does (%s, %s)", async (locale, heading, text, question) => {
  expect((await told("Club", [[heading, text]], locale)).join()).toContain(question);
});

test.each([
  ["de", "Preise", "Erster | 500 €\nZweiter | 250 €"],
  ["de", "Preise", "Gewinner | 500 €\nGäste | 250 €"],
  ["de", "Preise", "1. Platz | 500 €\n2. Platz | 250 €"],
  ["de", "Preise", "Die Gewinner erhielten 500 € und ein Boot vom Hafen."],
  ["nl", "Onze prijzen", "De winnaars kregen € 500 en een boot van de haven."],
  ["fr", "Prix", "1er prix | 500 €\n2e prix | 250 €"],
])("what is won is no price (%s, %s: %s)", async (locale, heading, text) => {
  expect((await told("Club", [[heading, text]], locale)).join()).not.toMatch(/hoch|prijzen|coûte|kostet/);
});

test("rates are asked for where those behind the page take them, and are paid", async () => {
  const pulse = "Rest | 60 to 80\nRun | 120 to 160";
  for (const heading of ["Rates", "Our rates"]) expect(await told("Pulse", [[heading, pulse]])).toEqual([]);
  const text = "The rates of the pulse are between 60 and 100 beats in a minute for all.";
  for (const heading of ["Rates", "Our rates"])
    expect((await told("Pulse", [[heading, text]])).join()).not.toContain("What are the rates");
});

test("prices are no hours", async () => {
  const prices = "Tickets for the pool cost from 8 to 12.50 euros in the season.";
  expect((await told("Pool", [["Opening times", prices]])).join()).not.toContain("opening times");
  expect((await told("Opening times", [["", prices]])).join()).not.toContain("opening times");
  for (const hours of ["from 9 to 17:00", "from 9.00am to 5.30pm", "from 9 am to 5 pm", "from 9h to 17h"]) {
    const open = `Visit us daily ${hours}, and on Sundays too.`;
    expect(await told("Pool", [["Opening times", open]])).toEqual([`What are the opening times? ${open}`]);
  }
});

test.each([
  [
    "en",
    "Hire and rates",
    "- Basic membership – 1,000 Kč, paid in May\n- Pod-O-Boat – 500 Kč",
    ["How much is the basic membership?", "How much is the Pod-O-Boat?"],
  ],
  [
    "de",
    "Preise im Hafen",
    "- Segelkurs: 40 €\n- Liegeplatz: ab 90 €",
    ["Was kostet „Segelkurs“?", "Was kostet „Liegeplatz“?"],
  ],
  [
    "fr",
    "Nos tarifs",
    "- Licence A : 120 €\n- Licence B : 95 €",
    ["Combien coûte « Licence A » ?", "Combien coûte « Licence B » ?"],
  ],
  [
    "es",
    "Tarifas del puerto",
    "- Remo suelto: 4 €\n- Bote grande: 9 €",
    ["¿Cuánto cuesta «Remo suelto»?", "¿Cuánto cuesta «Bote grande»?"],
  ],
])("(%s) each thing of a list of prices is asked for below %s", async (locale, heading, list, questions) => {
  const text = `The harbour.\n\n${list}`;
  const faqs = await faqsOf(page("Club", [[heading, text]], locale));
  expect(faqs.map(({ question }) => question.replaceAll("\u00a0", " "))).toEqual(questions);
});

test("but neither whom a price is for, nor a part of something, nor a single line", async () => {
  const list = "- Adults: £5\n- Setup only – £9\n- Late fee: £2";
  for (const items of [list, "- Kayak: £5", "- Beginners: £20 a lesson\n- Learners: £30 a lesson"])
    expect((await told("Club", [["Boat hire", items]])).join()).not.toContain("How much is the");
});

test("What a thing costs is told among rules that have numbers, and so is how long it may be kept", async () => {
  const rules =
    "1. Mooring costs 30 CZK a night for any boat.\n2. A boat may be borrowed for up to two days from the quay.\n3. The keeper is there at dawn.\n4. Nobody sleeps there.";
  const faqs = await faqsOf(page("Mooring a boat", [["Rules of the harbour", rules]]));
  expect(faqs.map(({ question }) => question)).toEqual([
    "How much does mooring cost?",
    "How long may a boat be borrowed?",
  ]);
});

test.each([
  [
    "fr",
    "Licence A",
    "Licence A | Total\nAdulte né avant 2016 | 120 €\nJeune né en 2017 ou après | 150 €",
    "Combien coûte « Licence A » ?",
  ],
  ["de", "Jahreskarte", "Jahreskarte | Preis\nErwachsene | 120 €\nKinder | 50 €", "Was kostet „Jahreskarte“?"],
  ["en", "Season pass", "Season pass | Total\nAdults | £120\nChildren | £50", "How much is the season pass?"],
])("(%s) what each pays for a thing is asked of the thing: %s", async (locale, heading, rows, question) => {
  const faqs = await faqsOf(page("Club", [[heading, rows]], locale));
  expect(faqs.map((faq) => faq.question.replaceAll("\u00a0", " "))).toEqual([question]);
  expect(faqs[0]?.answer).toContain("120");
});

test("things that a letter tells apart are asked each by itself", async () => {
  const rows = (sum: number) => `Pass | Total\nAdults | £${sum}\nChildren | £${sum / 2}`;
  const asked = await told("Club", [
    ["Pass A", rows(120)],
    ["Pass B", rows(80)],
  ]);
  expect(asked.map((line) => line.slice(0, 24))).toEqual(["How much is Pass A? Adul", "How much is Pass B? Adul"]);
});

test("What somebody must be and have is what he needs", async () => {
  const text =
    "To be able to enter the boathouse you must:\n\n- be a member of the club;\n- have a key to the gate;\n- sign the rules of the house.";
  expect(await told("Boathouse", [["Boathouse", text]])).toEqual([
    "What do I need to enter the boathouse? To be able to enter the boathouse you must: be a member of the club; have a key to the gate; sign the rules of the house.",
  ]);
});

test.each([
  ["en", "Donations", "- John Smith: £50\n- Mary Jones: £20"],
  ["en", "Donations and fees", "- Mill Inn: £50\n- Oar Inn: £20"],
  ["en", "The harbour", "- Mill Inn: £50\n- Oar Inn: £20"],
  ["de", "Einnahmen", "- Spenden: 1200 Euro\n- Miete – 3000 €"],
  ["fr", "Recettes", "- Dons : 1200 €\n- Ventes : 300 €"],
  ["es", "Gastos", "- Luz: 120 €\n- Agua: 30 €"],
  ["it", "Bilancio", "- Luce: 120 €\n- Acqua: 30 €"],
  ["pt", "Despesas", "- Luz: 120 €\n- Obras: 30 €"],
  ["nl", "Begroting", "- Huur: 120 €\n- Giften: 30 €"],
  ["en", "Prize money", "Adults | £100\nChildren | £50"],
  ["en", "Scholarships", "Students | £1000\nChildren | £500"],
  ["en", "Scholarships", "Scholarships | Sum\nStudents | £1000\nChildren | £500"],
])("sums that are given, won, taken in or spent are no prices (%s, %s)", async (locale, heading, text) => {
  expect(await told("Club", [[heading, text]], locale)).toEqual([]);
});

test.each([
  ["en", "Annual subscription", "How much is the annual subscription?", "For adults: £40", "For children: £20"],
  ["de", "Jahresbeitrag", "Wie hoch ist der Jahresbeitrag?", "Für Erwachsene: 40 €", "Für Kinder: 20 €"],
  [
    "fr",
    "Cotisation annuelle",
    "Combien coûte la cotisation annuelle ?",
    "Pour les voisins : 40 €",
    "Pour tous : 60 €",
  ],
  ["es", "Cuota anual", "¿Cuánto cuesta la cuota anual?", "Para los vecinos: 40 €", "Para los demás: 60 €"],
  ["it", "Quota annuale", "Quanto costa la quota annuale?", "Per i vicini: 40 €", "Per gli altri: 60 €"],
  ["pt", "Quota anual", "Quanto custa a quota anual?", "Para os vizinhos: 40 €", "Para os outros: 60 €"],
  ["nl", "Contributie", "Hoe hoog is de contributie?", "Voor buren: € 40", "Voor anderen: € 60"],
])("what is paid is asked for over what each pays of it (%s)", async (locale, heading, question, ...lines) => {
  const asked = await told("Club", [[heading, lines.map((line) => `- ${line}`).join("\n")]], locale);
  expect(asked).toEqual([`${question} ${lines.map((line) => `${line}.`).join(" ")}`]);
});

test("a line that leads to a list calls it one of prices, or of other sums, as a heading does", async () => {
  const list = "- Rowing boat – £50 a day\n- Pier lamp – £20 a day";
  expect(await told("Club", [["The harbour", `Fees for each benefit:\n\n${list}`]])).toEqual([
    "How much is the rowing boat? Rowing boat – £50 a day.",
    "How much is the pier lamp? Pier lamp – £20 a day.",
  ]);
  for (const lead of ["Donors of the harbour:", "Lamps of the harbour:"])
    expect(await told("Club", [["The harbour", `${lead}\n\n${list}`]])).toEqual([]);
});
