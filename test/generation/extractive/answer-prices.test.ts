import { describe, expect, test } from "bun:test";
import { answerTask, nothingFound, page, run, textOf } from "./fixtures.ts";

const ask = async (query: string, text: string, locale = "en") =>
  textOf(await run(answerTask(query, [page("Rates", [["", text]], locale)], { locale, markdown: false })));

describe("What a thing costs is told by its own row", () => {
  const table = [
    "Boat | Day | Price",
    "Red boat | Friday | $275",
    "Blue boat | Monday | $200",
    "",
    "A discount is given from two people on:",
    "",
    "- 2 people: $10 off",
    "- 3 people: $20 off",
  ].join("\n");

  test.each(["price of the red boat", "What does the red boat cost?", "How much is the red boat?", "red boat price"])(
    "and not by discounts: %s",
    async (query) => {
      const reply = await ask(query, table);
      expect(reply).toContain("Red boat – Day: Friday; Price: $275");
      expect(reply).not.toContain("off");
    },
  );

  test("which are told to whom asks for them", async () => {
    expect(await ask("discount for 3 people", table)).toContain("3 people: $20 off");
    const boats = "The boat costs $40.\n\nThe boat costs members $30 with their discount.";
    expect(await ask("What does the boat cost with the members' discount?", boats)).toStartWith(
      "The boat costs members $30",
    );
  });

  test("and not by a list of the prices of other things", async () => {
    const sections: [string, string][] = [
      ["Red boat", "The red boat is yours for $275 a week."],
      ["Café", "What we serve on board:\n\n- Lunch for one: $9\n- Dinner for one: $19"],
    ];
    const task = answerTask("What does the red boat cost?", [page("Boats", sections)], { markdown: false });
    expect(textOf(await run(task))).toBe("The red boat is yours for $275 a week.");
  });

  test("nor with the price of another thing before it", async () => {
    const text = "You can have the hall for $80. The workshop is $25 each.";
    expect(await ask("What does the workshop cost?", text)).toBe("The workshop is $25 each.");
    const french = "La salle se loue 80 € la soirée. L'atelier est à 25 € par personne.";
    expect(await ask("combien coûte l'atelier", french, "fr")).toBe("L'atelier est à 25 € par personne.");
  });
});

describe("A name with capitals inside is typed without them, in both numbers", () => {
  test.each(["How much are teacups per month?", "what do teacups cost", "teacups price"])("%s", async (query) => {
    expect(await ask(query, "TeaCups runs the app for less than $2 per month.")).toStartWith("TeaCups runs the app");
  });
});

describe("A word of French is not met by another of its letters", () => {
  test.each([
    ["adresse", "Ce cours s'adresse aux enfants."],
    ["qui a fondé le port", "Les fonds iront à la mairie."],
    ["louez-vous des barques", "Lou a gagné la course."],
    ["où est le lieu de départ", "La course avait lieu en mai."],
  ])("%s: %s", async (query, text) => {
    const reply = await ask(query, text, "fr");
    expect(reply).not.toStartWith(nothingFound);
    expect(reply).not.toStartWith(text);
  });
});

describe("How much is paid, or how high a sum is, is told by the sum", () => {
  test.each([
    ["en", "how much deposit do we have to pay", "The deposit is £100.00 for a boat."],
    ["de", "Wie hoch ist die Kaution?", "Die Kaution für ein Boot beträgt 100 €."],
    ["fr", "Combien dois-je payer de caution ?", "La caution pour un bateau est de 100 €."],
    ["es", "¿Cuánto hay que pagar de fianza?", "La fianza por un barco es de 100 €."],
    ["it", "Quanto devo pagare di cauzione?", "La cauzione per una barca è di 100 €."],
    ["pt", "Quanto tenho que pagar de caução?", "A caução de um barco é de 100 €."],
    ["nl", "Hoeveel borg moeten we betalen?", "Het bedrag van de borgsom is € 100,00."],
    ["nl", "Hoe hoog is de borg?", "Het bedrag van de borgsom is € 100,00."],
  ])("(%s) %s", async (locale, query, told) => {
    const sources = [page("Boats", [["", told]], locale)];
    expect(textOf(await run(answerTask(query, sources, { locale, markdown: false })))).toBe(told);
  });
});

describe("What a thing costs is told by who pays for it, below another name of it", () => {
  test.each([
    [
      "en",
      "How much do lessons cost for adults?",
      "Tuition",
      "Adults pay 20 euros and children 12 euros for one hour.",
    ],
    [
      "de",
      "Was kostet der Unterricht für Kinder?",
      "Lektionen",
      "Erwachsene zahlen 20 Euro, Kinder 12 Euro für eine Stunde.",
    ],
    [
      "fr",
      "Combien coûtent les leçons pour adultes ?",
      "Cours",
      "Les adultes paient 20 euros et les enfants 12 euros l'heure.",
    ],
    [
      "es",
      "¿Cuánto cuestan las clases para adultos?",
      "Cursos",
      "Los adultos pagan 20 euros y los niños 12 euros la hora.",
    ],
  ])("%s: %s", async (locale, query, heading, text) => {
    const rarity = (term: string) => (/^(?:adult|kind)/u.test(term) ? 0.3 : 1.4);
    const task = answerTask(query, [page("School", [[heading, text]], locale)], { locale, markdown: false, rarity });
    expect(textOf(await run(task))).toBe(text);
  });

  test("and not by another sum", async () => {
    const task = answerTask("How much do lessons cost for adults?", [
      page("School", [["Lockers", "The cost of a key to a locker of the school is 5 euros."]]),
    ]);
    expect(textOf(await run(task))).toStartWith(nothingFound);
  });
});
