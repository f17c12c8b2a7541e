import { describe, expect, test } from "bun:test";
import { ruleQuestions } from "../../src/search/completions/rule-questions.ts";
import { phrasesOf } from "../../src/search/completions/sources.ts";
import { growthOf } from "../support/growth.ts";
import { pageOf } from "./pages.ts";

describe("A sentence that tells what is allowed or what a thing costs asks what visitors type", () => {
  test.each([
    ["en", "Dogs are not allowed on the pier.", ["Are dogs allowed?"]],
    ["en", "Smoking is prohibited in the hall.", ["Is smoking allowed?"]],
    ["en", "Pets are welcome, on a lead.", ["Are pets allowed?", "Are dogs allowed?"]],
    ["en", "You can pay in cash or by bank transfer.", ["Can I pay in cash?"]],
    ["en", "Visitors may park behind the hall.", ["Can I park behind the hall?"]],
    ["en", "The deposit is £100 for a boat.", ["How much is the deposit?"]],
    ["de", "Haustiere sind auf der Mole nicht gestattet.", ["Sind Haustiere erlaubt?", "Sind Hunde erlaubt?"]],
    ["de", "Sie können bar zahlen.", ["Kann ich bar zahlen?"]],
    ["de", "Der Eintritt kostet 8 €.", ["Was kostet der Eintritt?"]],
    ["de", "Die Kaution beträgt 100 €.", ["Wie hoch ist die Kaution?"]],
    ["fr", "Les bouteilles sont interdites.", ["Les bouteilles sont-elles autorisées ?"]],
    ["fr", "L'entrée coûte 8 €.", ["Combien coûte l'entrée ?"]],
    ["es", "Los barcos no están permitidos.", ["¿Están permitidos los barcos?"]],
    ["es", "La entrada cuesta 8 €.", ["¿Cuánto cuesta la entrada?"]],
    ["it", "I cani sono ammessi.", ["I cani sono ammessi?"]],
    ["it", "L'ingresso costa 8 €.", ["Quanto costa l'ingresso?"]],
    ["pt", "Os cães não são permitidos.", ["Os cães são permitidos?"]],
    ["pt", "A entrada custa 8 €.", ["Quanto custa a entrada?"]],
    ["nl", "Open vuren zijn verboden op de pier.", ["Zijn open vuren toegestaan?"]],
    ["nl", "De toegang kost € 8.", ["Wat kost de toegang?"]],
  ])("(%s) %s", (locale, text, asked) => {
    expect(ruleQuestions(text, locale)).toEqual(asked);
  });

  test.each(["This is not allowed.", "You can pay it there.", "You can think of it as a boat.", "Both are allowed."])(
    "but none that names nothing: %s",
    (text) => {
      expect(ruleQuestions(text, "en")).toEqual([]);
    },
  );

  test("and is offered as a completion", () => {
    const page = pageOf({
      url: "https://www.acme.example/pier",
      title: "The pier",
      passages: [{ text: "Dogs are not allowed on the pier." }],
    });
    expect(phrasesOf([page], { phrases: [] }).map(({ text }) => text)).toContain("Are dogs allowed?");
  });
});

test.each(["Sie können bar ", "Haustiere sind auf ", "You can pay in ", "The "])(
  "%p over and over is read in a time that grows with its length",
  (unit) => {
    const read = (size: number) => {
      for (const locale of ["en", "de", "nl", "fr"]) ruleQuestions(unit.repeat(size / unit.length), locale);
    };
    expect(growthOf(read, 50_000)).toBeLessThan(3);
  },
);
