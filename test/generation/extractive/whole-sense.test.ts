import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

const below = (heading: string, text: string, locale = "en", title = "Bees of the town") =>
  faqsOf(page(title, [[heading, text]], locale));

describe("an answer does not stop before it answers", () => {
  test("the sentence that turns it is shown with it, where it has room", async () => {
    const text = "A hive is free for schools. However, schools pay for the bees in it.";
    expect(await below("Is a hive free for schools?", text)).toEqual([
      { question: "Is a hive free for schools?", answer: text },
    ]);
  });

  test.each([
    ["es", "¿Una colmena o varias?", "Sin embargo,"],
    ["de", "Ein Bienenstock oder mehrere?", "Allerdings"],
    ["fr", "Une ruche ou plusieurs ?", "Cependant,"],
    ["en", "Is one hive better or are several?", "However,"],
  ])("of a choice nothing is shown where that has none (%s)", async (locale, heading, turn) => {
    const text = "Apis mellifera mellifera linguistica habitat in silva et in urbe, hic et ibi, ubi flores multi sunt.";
    const long = Array(60).fill("apes").join(" ");
    expect(await below(heading, `${text}\n\n${turn} ${long}.`, locale)).toEqual([]);
  });

  test("a second question for a way is answered too, in other languages", async () => {
    const heading = "Welche Rechte haben Imker und wie können sie diese ausüben?";
    expect(await below(heading, "Der Verein führt eine Liste der Imker in der Stadt.", "de")).toEqual([]);
    const told = "Imker haben ein Recht auf Auskunft. Sie können dafür an den Verein schreiben.";
    expect((await below(heading, told, "de")).map(({ answer }) => answer)).toEqual([told]);
  });

  test("of two tasks both are told", async () => {
    const [create, share] = [
      "Create the list in the book of the club.",
      "Share the list with your neighbours at the fair.",
    ];
    expect(await below("Create and share a list of hives", create)).toEqual([]);
    expect((await below("Create and share a list of hives", `${create} ${share}`)).length).toBe(1);
  });

  test("it ends before an example of several things that are not named", async () => {
    const told = "A hive needs a name because the town keeps a list of hives. It is painted on the lid.";
    const [faq] = await below(
      "Why does a hive need a name?",
      `${told} For example, we found several names that suit it.`,
    );
    expect(faq?.answer).toBe(told);
  });

  test("a question that another one answers is no opening of it", async () => {
    const text = "Can I keep wasps? Yes, you may keep wasps in a box behind the house.";
    expect(await below("Is a hive allowed on my balcony?", text)).toEqual([]);
  });
});

describe("a question is not made", () => {
  test.each([
    [
      "of a duty with a motto",
      "What to do: Feed all the bees you can",
      "Feed the bees in spring, and feed them in autumn.",
    ],
    [
      "of what somebody else did",
      "How do I choose a hive?",
      "Bee Town opens a hive of its own by choosing boxes and a keeper.",
    ],
    [
      "of a noun that is a verb too",
      "Design at scale",
      "Design in the town council can seem a slower affair than elsewhere.",
    ],
    [
      "of what sends to a story",
      "Simplifying the harvest of honey",
      "Explore how the town simplified its harvest of honey with new tools.",
    ],
  ])("%s", async (_, heading, text) => {
    expect(await below(heading, text)).toEqual([]);
  });

  test("of a title that begins with a noun like a task", async () => {
    const text = "Update: please visit the town hall and read the rules for hives.";
    expect(await below("", text, "en", "Draft Rules for Hives")).toEqual([]);
  });

  test("of an example that says what would follow", async () => {
    const text =
      "If you request a list for only 1 hive, such as red.example, then the list of hives would be the line of Red.";
    expect(await below("Lists of hives", text)).toEqual([]);
  });

  test("of what the site does as a whole, on a page about something of it", async () => {
    const text = "Acme offers hives and bees to all schools of the town.";
    expect(await below("", text, "en", "Write for Acme")).toEqual([]);
    expect((await below("", text, "en", "Acme")).length).toBe(1);
  });
});

describe("a heading becomes a question", () => {
  test.each([
    ["es", "Cuando renovar", "¿Cuándo renovar?", "La colmena se renueva cada tres años, al final del invierno."],
    ["de", "Wann zu erneuern", "Wann soll ich erneuern?", "Der Bienenstock wird alle drei Jahre im Winter erneuert."],
    [
      "en",
      "How to feed bees: a short guide",
      "How do I feed bees?",
      "Use sugar and water, and pour it into the feeder at night.",
    ],
  ])("of %s: %s", async (locale, heading, question, text) => {
    expect((await below(heading, text, locale)).map((faq) => faq.question)).toEqual([question]);
  });

  test("a thing is asked for what it can do", async () => {
    const text = "A bee pass can cover any number of hives of one keeper.";
    expect(await below("", text, "en", "Bee passes")).toEqual([
      { question: "What can a bee pass cover?", answer: text },
    ]);
  });
});
