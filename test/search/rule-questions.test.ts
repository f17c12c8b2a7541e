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
    ["en", "BBQs are not allowed on the pier.", ["Are BBQs allowed?"]],
    ["en", "Hot drinks are not allowed in the hall.", ["Are hot drinks allowed?"]],
    ["en", "You can bring your dog.", ["Can I bring my dog?"]],
    ["en", "You can pay in cash or by bank transfer.", ["Can I pay in cash?"]],
    ["en", "Visitors may park behind the hall.", ["Can I park behind the hall?"]],
    ["en", "The deposit is £100 for a boat.", ["How much is the deposit?"]],
    ["de", "Haustiere sind auf der Mole nicht gestattet.", ["Sind Haustiere erlaubt?", "Sind Hunde erlaubt?"]],
    ["de", "Rauchen ist auf der ganzen Mole verboten.", ["Ist Rauchen erlaubt?"]],
    ["de", "Offenes Feuer ist nicht erlaubt.", ["Ist offenes Feuer erlaubt?"]],
    ["de", "Sie können bar zahlen.", ["Kann ich bar zahlen?"]],
    ["de", "Der Eintritt kostet 8 €.", ["Was kostet der Eintritt?"]],
    ["de", "Die Kaution beträgt 100 €.", ["Wie hoch ist die Kaution?"]],
    ["fr", "Les bouteilles sont interdites.", ["Les bouteilles sont-elles autorisées ?"]],
    ["fr", "L'entrée coûte 8 €.", ["Combien coûte l'entrée ?"]],
    ["es", "Los barcos no están permitidos.", ["¿Están permitidos los barcos?"]],
    ["es", "Las mascotas no están permitidas.", ["¿Están permitidas las mascotas?", "¿Están permitidos los perros?"]],
    ["es", "No se admiten mascotas.", ["¿Se admiten mascotas?", "¿Se admiten perros?"]],
    ["es", "La entrada cuesta 8 €.", ["¿Cuánto cuesta la entrada?"]],
    ["it", "I cani sono ammessi.", ["I cani sono ammessi?"]],
    ["it", "L'ingresso costa 8 €.", ["Quanto costa l'ingresso?"]],
    ["pt", "Os cães não são permitidos.", ["Os cães são permitidos?"]],
    ["pt", "A entrada custa 8 €.", ["Quanto custa a entrada?"]],
    ["nl", "Open vuren zijn verboden op de pier.", ["Zijn open vuren toegestaan?"]],
    ["nl", "Roken is in de zaal verboden.", ["Is roken toegestaan?"]],
    ["nl", "De borg bedraagt € 100.", ["Hoe hoog is de borg?"]],
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

  test.each([
    ["de", "Dort ist Baden verboten."],
    ["de", "Zudem ist Rauchen nicht gestattet."],
    ["de", "Damit ist in der Halle das Rauchen verboten."],
    ["de", "Grundsätzlich sind Hunde erlaubt."],
    ["de", "Weiterhin ist verboten, am Steg zu baden."],
    ["de", "Nicht alles ist erlaubt."],
    ["de", "Jeder ist willkommen."],
    ["de", "Spenden sind willkommen."],
    ["nl", "Daarnaast is roken verboden."],
    ["nl", "Ook zijn honden niet toegestaan."],
    ["nl", "Daar is zwemmen verboden."],
    ["nl", "Dat is niet toegestaan."],
    ["nl", "Wij zijn welkom."],
    ["nl", "Niemand is welkom."],
    ["en", "Members are welcome."],
    ["en", "New members are always welcome."],
    ["en", "Donations are welcome."],
    ["en", "Everyone is welcome."],
    ["en", "Nobody is allowed on the pier."],
    ["en", "Not all are permitted."],
    ["en", "Such things are not allowed."],
    ["en", "Your dogs are welcome."],
    ["en", "If dogs are allowed, we say so."],
    ["en", "John is not allowed on the pier."],
    ["en", "French bulldogs are not allowed."],
    ["en", "Children are not allowed to swim."],
    ["es", "No se permiten más de dos perros."],
    ["es", "Los demás no están permitidos."],
  ])("or that is not what is allowed (%s): %s", (locale, text) => {
    expect(ruleQuestions(text, locale)).toEqual([]);
  });

  test.each([
    ["en", "Visitors may bring their own food."],
    ["en", "You can book yourself."],
    ["en", "You can stay as long as you like."],
    ["en", "You can book this at the gate."],
    ["en", "You can hire ours."],
    ["en", "You can book below."],
    ["de", "Sie können Ihre Karte zahlen."],
    ["de", "Du kannst deine Karte bezahlen."],
    ["de", "Sie können das bar zahlen."],
  ])("or that means others when a visitor says it (%s): %s", (locale, text) => {
    expect(ruleQuestions(text, locale)).toEqual([]);
  });

  test.each([
    ["en", "The price is £5."],
    ["en", "The first costs £5."],
    ["en", "The rest is £5."],
    ["en", "The club is £300 in debt."],
    ["de", "Der Preis beträgt 5 €."],
    ["de", "Der erste kostet 5 €."],
    ["fr", "Le reste coûte 5 €."],
    ["nl", "De prijs bedraagt € 5."],
  ])("or whose price is that of nothing (%s): %s", (locale, text) => {
    expect(ruleQuestions(text, locale)).toEqual([]);
  });

  test("and is offered as a completion", () => {
    const page = pageOf({
      url: "https://www.acme.example/pier",
      title: "The pier",
      passages: [{ text: "Dogs are not allowed on the pier." }],
    });
    expect(phrasesOf([page], { phrases: [] }).map(({ text }) => text)).toContain("Are dogs allowed?");
  });
});

test.each([
  "Hunde sind auf der ",
  "Honden zijn op de ",
  "The fee is ",
  "Sie können bar ",
  "Haustiere sind auf ",
  "You can pay in ",
  "The ",
])("%p over and over is read in a time that grows with its length", (unit) => {
  const read = (size: number) => {
    for (const locale of ["en", "de", "nl", "fr"]) ruleQuestions(unit.repeat(size / unit.length), locale);
  };
  expect(growthOf(read, 50_000)).toBeLessThan(3);
});
