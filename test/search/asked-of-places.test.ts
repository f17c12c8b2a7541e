import { describe, expect, test } from "bun:test";
import { commonQuestions } from "../../src/search/analysis/site-topics.ts";
import { isOfOneDay, tellsDay, tellsWeek } from "../../src/search/analysis/week.ts";
import { otherAccent } from "../../src/search/completions/asking-accents.ts";
import { normalisePhrase } from "../../src/search/completions/normalise.ts";
import { ruleQuestions } from "../../src/search/completions/rule-questions.ts";
import { phrasesOf } from "../../src/search/completions/sources.ts";
import { unlikeFirst } from "../../src/search/completions/unlike.ts";
import { joined } from "../../src/search/completions/variants.ts";
import { wordPhrases } from "../../src/search/completions/word-phrases.ts";
import { growthOf } from "../support/growth.ts";
import { pageOf } from "./pages.ts";

// What completions are made of, of sentences, lines and headings of a page.

describe("A sentence that tells when a place is open, or where it is, asks for that", () => {
  test.each([
    ["en", "The tool library is open every day from 05:00 to 23:00.", ["When is the tool library open?"]],
    ["en", "We are open daily.", ["When are you open?"]],
    ["en", "The drying room is in the basement of the mill.", ["Where is the drying room?"]],
    ["de", "Die Werkstatt ist täglich von 9 bis 18 Uhr geöffnet.", ["Wann ist die Werkstatt geöffnet?"]],
    ["de", "Der Lesesaal befindet sich im Hof.", ["Wo ist der Lesesaal?"]],
    ["fr", "La buvette est ouverte tous les jours.", ["Quand la buvette est-elle ouverte ?"]],
    ["fr", "Le hangar se trouve derrière le port.", ["Où se trouve le hangar ?"]],
    ["es", "La cantina está abierta todos los días.", ["¿Cuándo abre la cantina?"]],
    ["es", "El almacén se encuentra en el puerto.", ["¿Dónde está el almacén?"]],
    ["it", "Il faro è aperto tutti i giorni.", ["A che ora apre il faro?"]],
    ["it", "La rimessa si trova al porto.", ["Dove si trova la rimessa?"]],
    ["pt", "A cantina abre todos os dias.", ["Quando abre a cantina?"]],
    ["pt", "O armazém fica no porto.", ["Onde fica o armazém?"]],
    ["nl", "De kantine is dagelijks geopend.", ["Wanneer is de kantine open?"]],
    ["nl", "De loods ligt achter de haven.", ["Waar is de loods?"]],
  ])("(%s) %s", (locale, text, asked) => {
    expect(ruleQuestions(text, locale)).toEqual(asked);
  });

  test.each([
    ["en", "The room is in the mill."],
    ["en", "The offer is open to all."],
    ["en", "The problem is in the office."],
    ["de", "Das Problem liegt im Docht."],
    ["fr", "La porte est ouverte."],
    ["it", "La seconda si trova al porto."],
    ["en", "The gym is in poor condition."],
    ["en", "The main hall is on the agenda of the council."],
    ["en", "The library is in need of volunteers."],
    ["en", "The playground is on sale from Monday."],
    ["en", "The main hall is in the building phase."],
    ["en", "We are open to suggestions every day."],
    ["en", "The project is open source and is built every day at 12:00."],
    ["en", "The library is open to all members, and the newsletter comes out daily."],
    ["de", "Der Preis liegt bei 30 Euro."],
    ["de", "Das Alter liegt zwischen 6 und 12 Jahren."],
    ["de", "Die Schuld liegt bei uns."],
    ["de", "Die Werkstatt befindet sich im Umbau."],
    ["fr", "Le prix se situe entre 10 et 20 euros."],
    ["fr", "L'adhésion est ouverte à tous, la réunion est à 18:30."],
    ["es", "El proyecto se encuentra en fase de prueba."],
    ["es", "La cuota se encuentra pagada."],
    ["es", "La biblioteca se encuentra cerrada."],
    ["it", "Il corso è aperto a tutti, dalle 18:30."],
    ["pt", "O preço fica em 20 euros."],
    ["pt", "A decisão fica a cargo da direção."],
    ["pt", "O curso funciona bem desde as 10:30."],
    ["nl", "De prijs ligt op 20 euro."],
    ["nl", "De nadruk ligt op muziek."],
  ])("but nothing that names no place or no time (%s): %s", (locale, text) => {
    expect(ruleQuestions(text, locale)).toEqual([]);
  });
});

describe("A line of a fee with its sum asks for it", () => {
  test.each([
    ["en", "Membership fee: £20 a year", "How much is the membership fee?"],
    ["de", "Mitgliedsbeitrag: 5,- € je Monat", "Wie hoch ist der Mitgliedsbeitrag?"],
    ["fr", "Adhésion : 20 €", "Combien coûte l'adhésion ?"],
    ["es", "Cuota: 20 €", "¿Cuánto cuesta la cuota?"],
    ["it", "Ingresso: 8 €", "Quanto costa l'ingresso?"],
    ["pt", "Mensalidade: 20 €", "Quanto custa a mensalidade?"],
    ["nl", "Entree: € 8", "Wat kost de entree?"],
  ])("(%s) %s", (locale, line, asked) => {
    expect(ruleQuestions(line, locale)).toEqual([asked]);
  });

  test("but one without a sum does not", () => {
    expect(ruleQuestions("Beitrag: Individuell verhandelt", "de")).toEqual([]);
  });
});

describe("What asks may be typed with its accent and without", () => {
  test.each([
    ["es", "Cuanto cuesta el faro?", "Cuánto cuesta el faro?"],
    ["es", "Cómo llegar?", "Como llegar?"],
    ["fr", "Où est le faro ?", "Ou est le faro ?"],
  ])("(%s) %s", (locale, question, other) => {
    expect(otherAccent(question, locale)).toBe(other);
  });

  test("but no title that asks nothing", () => {
    expect(otherAccent("Como siempre", "es")).toBeUndefined();
    expect(otherAccent("Que est le faro ?", "fr")).toBeUndefined();
  });

  test.each([
    ["es", "Cualquier persona puede venir?"],
    ["es", "Queda aparcamiento?"],
    ["es", "Cómodo y barato?"],
    ["es", "Quien quiera puede venir?"],
    ["es", "Cuando llueve hay clase?"],
    ["fr", "Ouvre-t-on le dimanche ?"],
    ["fr", "Outre les cours, que faire ?"],
    ["fr", "Ou bien le lundi ?"],
  ])("nor a word that only begins so, or asks nothing (%s): %s", (locale, question) => {
    expect(otherAccent(question, locale)).toBeUndefined();
  });

  test("and is offered once", () => {
    const [first, other, again] = ["Cuánto cuesta?", "Puedo remar?", "Cuanto cuesta?"].map((text) => ({ text }));
    expect(unlikeFirst([first!, again!, other!])).toEqual([first!, other!, again!]);
  });
});

describe("A hyphen", () => {
  test("is the one that is typed", () => {
    expect(normalisePhrase("Wi\u2011Fi")).toBe("Wi-Fi");
  });

  test("may be left out behind a short part", () => {
    expect(joined("Wi-Fi password")).toBe("WiFi password");
    expect(joined("Check-in")).toBeUndefined();
  });

  test.each(["U-Bahn und S-Bahn", "X-ray appointments", "Co-op shop", "A-team"])("but not that of %s", (title) => {
    expect(joined(title)).toBeUndefined();
  });

  test("joins words by which a title is found", () => {
    const found = wordPhrases([pageOf({ title: "Oar-O-Gym" })], "names", () => false);
    expect(found.map(({ text }) => text)).toEqual(["Oar: Oar-O-Gym", "Gym: Oar-O-Gym"]);
  });

  test.each([
    ["X-ray appointments", "Ray"],
    ["Mother-in-law suite", "Law"],
    ["Eltern-Kind-Turnen", "Kind"],
    ["T-shirts for members", "Shirts"],
    ["A-team", "Team"],
    ["Hans-Peter Müller-Lüdenscheidt", "Peter"],
  ])("but no part of %s", (title, part) => {
    const found = wordPhrases([pageOf({ title, locale: "de" })], "names", () => false).map(({ text }) => text);
    expect(found).not.toContain(`${part}: ${title}`);
  });
});

describe("Headings", () => {
  const page = {
    title: "Boats",
    passages: [
      { heading: "Can I sell my ticket?" },
      { heading: "WHAT COLOUR DO THE BIG LAMPS HAVE?" },
      { heading: "What are cookies?" },
      { heading: "What is a boat?" },
    ],
  };

  test("that ask are found by a word of theirs", () => {
    const found = wordPhrases([pageOf(page)], "questions", () => false).map(({ text }) => text);
    expect(found).toContain("Ticket: Can I sell my ticket?");
  });

  test("of words that ask alone say nothing", () => {
    const phrases = phrasesOf([pageOf({ title: "Boote", locale: "de", passages: [{ heading: "Wann & Wo?" }] })], {
      phrases: [],
    });
    expect(phrases.map(({ text }) => text)).not.toContain("Wann & Wo?");
  });

  test("that shout or ask for the law come after others, and keys not at all", () => {
    const phrases = phrasesOf([pageOf(page), pageOf({ title: "refund_policy" })], { phrases: [] })
      .sort((a, b) => b.weight - a.weight)
      .map(({ text }) => text);
    const asked = phrases.filter((text) => /^what/iu.test(text));
    expect(asked[0]).toBe("What is a boat?");
    expect(phrases).not.toContain("refund_policy");
  });

  test("that hold a key among words are offered, as those of what is baked", () => {
    const headings = ["How do I change max_connections?", "How do I bake cookies?", "How do I bake bread?"];
    const baking = { title: "Boats", passages: headings.map((heading) => ({ heading })) };
    const weights = new Map(phrasesOf([pageOf(baking)], { phrases: [] }).map(({ text, weight }) => [text, weight]));
    expect(weights.has("How do I change max_connections?")).toBe(true);
    expect(weights.get("How do I bake cookies?")).toBe(weights.get("How do I bake bread?")!);
  });
});

describe("Hours of a week", () => {
  const text =
    "le mercredi de 14 heures à 18 heures\nle vendredi de 21 heures à 23 heures\nle samedi de 14 heures à 18 heures";

  test("are told behind articles as well", () => {
    expect(tellsWeek(text.split("\n"))).toBe(true);
    expect(tellsWeek(["le mercredi matin", "le vendredi matin", "le samedi matin"])).toBe(false);
  });

  test("below a heading that names them ask when a place is open", () => {
    const page = { title: "Salles", url: "https://www.acme.example/salles", locale: "fr" };
    expect(commonQuestions(page, { heading: "Horaires d'ouverture du port :", text })).toContain(
      "Quand êtes-vous ouverts ?",
    );
    expect(commonQuestions(page, { heading: "Cours de rame", text })).toEqual([]);
  });

  test("are not those of one day, with or without its year", () => {
    expect(isOfOneDay("Sabato 26 novembre alle ore 10.00")).toBe(true);
    expect(isOfOneDay("Samstag, den 4. Mai 2024, 10 Uhr")).toBe(true);
    expect(isOfOneDay("Montag 9 Uhr bis 12 Uhr")).toBe(false);
  });

  test.each([
    "The garden is open from Saturday, 5 April to Sunday, 2 November, daily from 10:00 to 17:00.",
    "Der Garten ist von Samstag, 5. April bis Sonntag, 2. November täglich von 10 bis 17 Uhr geöffnet.",
    "Le jardin est ouvert du samedi 5 avril au dimanche 2 novembre, tous les jours de 10h00 à 17h00.",
    "El jardín abre del sábado 5 de abril al domingo 2 de noviembre, de 10:00 a 17:00.",
    "Il giardino è aperto da sabato 5 aprile a domenica 2 novembre, dalle 10:00 alle 17:00.",
    "O jardim abre de sábado, 5 de abril a domingo, 2 de novembro, das 10:00 às 17:00.",
    "De tuin is van zaterdag 5 april tot zondag 2 november dagelijks open van 10:00 tot 17:00.",
  ])("but a season begins and ends on a day: %s", (text) => {
    expect(isOfOneDay(text)).toBe(false);
  });

  test.each(["Monday 5 marks", "martes 3 genes", "Sunday 6 novels", "Sunday, March 12 or later"])(
    "and a month is a whole word: %s",
    (text) => expect(isOfOneDay(text)).toBe(text.includes("March")),
  );

  test("are told by short names of days, each before its time", () => {
    expect(tellsDay("Mon 9:00 to 17:00")).toBe(true);
    expect(tellsDay("Mo–Fr 9-17 Uhr")).toBe(true);
    expect(tellsDay("Sun closed")).toBe(true);
    expect(tellsDay("Di., Do. 14:30 - 18:00")).toBe(true);
  });

  test.each(["Sat nav 10-20 euros", "Sun cream 30-50 SPF", "So 20-30 Leute", "Mi 5-10 Euro"])(
    "but no words that look like one: %s",
    (line) => expect(tellsDay(line)).toBe(false),
  );
});

describe("A place is told", () => {
  const page = { title: "Directions", url: "https://www.acme.example/directions", locale: "en" };

  test("by an address and by no telephone number", () => {
    expect(commonQuestions(page, { heading: "", text: "Mill Lane, 12345 Oldhaven" })).toContain(
      "Where are you located?",
    );
    expect(commonQuestions(page, { heading: "", text: "Town car: (845) 679-6656 Cars and vans" })).toEqual([]);
  });

  test.each([
    "D-80331 München",
    "A-1010 Wien",
    "CH-8001 Zürich",
    "1000-001 Lisboa",
    "01310-100 São Paulo",
    "Am Markt 1",
    "Neuer Wall 50",
    "Dorfring 3",
    "Rue de la Paix 12",
    "C/ Mayor 5",
    "Av. de la Paz 10",
    "Paseo del Prado 8",
    "Praça da República 4",
    "Estamos en la calle Mayor 5",
    "Siamo in via Roma 5",
    "La sede è in Corso Italia 12",
    "Ci trovate in Via Roma 5.",
    "Het Hof 7",
    "1950 Main Street",
  ])("as in each country: %s", (text) => {
    expect(commonQuestions(page, { heading: "", text })).toContain("Where are you located?");
  });

  test.each([
    "Flohmarkt 12. Mai",
    "Flohmarkt 5 Euro",
    "Pay via Paypal 5 euros",
    "Il corso costa 12 euro",
    "Ring 12:30",
    "See page 1000-1200",
    "Since 1998-2004",
  ])("but not by other figures: %s", (text) => {
    expect(commonQuestions(page, { heading: "", text })).toEqual([]);
  });
});

test("sentences of places and lines of fees are read in linear time", () => {
  const read = (size: number) => {
    ruleQuestions(`The ${"big ".repeat(size)}room is open ${"a ".repeat(size)}`, "en");
    ruleQuestions(`Membership fee:${" 2".repeat(size)}`, "en");
  };
  expect(growthOf(read, 50_000)).toBeLessThan(3);
});
