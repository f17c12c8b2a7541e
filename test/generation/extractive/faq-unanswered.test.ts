import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, page, takeawaysOf } from "./fixtures.ts";

// Questions that nobody would ask, or that what stands below them does not answer.

describe("No FAQ", () => {
  test("asks for the first of several things alone, of which something is said behind the last", async () => {
    const asked = await askedOn("Box rules", [
      "Lids",
      "If you are unsure about whether a particular box, the lid of a crate, or a key leaks any of its oil, tell the guard of the harbour.",
    ]);
    expect(asked).toEqual([]);
  });

  test("asks what a thing is of which only a story is told", async () => {
    const text = "HALE helped towns with boxes that came by train. It was built by the harbour in one winter.";
    expect(await askedOn("HALE", ["", text])).toEqual([]);
  });

  test.each([
    "Deckle is a small house with large plans and we need to ship a good train.",
    "A Deckle is a requirement to reliably ship boxes at night.",
  ])("asks what a thing is of which only something is said by the way: %s", async (text) => {
    const more = "The trains of Deckle stand in the hall. Ask Deckle for a box.";
    const asked = await askedOn("Old boxes", ["", text], ["The hall", more]);
    expect(asked.filter((question) => question.startsWith("What is"))).toEqual([]);
  });

  test("is answered by that there may be trouble", async () => {
    const text = "If your lid is not correctly closed for the train, then you may run into some issues.";
    expect(await askedOn("Close lids", ["", text])).toEqual([]);
    const known = "If the Acme lid leaks when it is on a train, especially in winter, this is a known issue.";
    expect(await askedOn("Lids", ["Why does the lid leak on a train?", known])).toEqual([]);
  });

  test("is a way that others go of themselves", async () => {
    const text =
      "At Acme, box leads ensure that trains leave on time and that all towns are told. They are the first to speak to a town.";
    expect(await askedOn("Managing boxes", ["", text])).toEqual([]);
    const order = "Always ensure that the lid is closed before the train leaves the hall.";
    expect(await askedOn("How to close a lid", ["", order])).toEqual(["How do I close a lid?"]);
  });
});

describe("Bullets", () => {
  const kept = "What is kept:\n\n- Boxes of any size\n- Crates with a lock and a key";
  const [question, opening] = ["How does the lock work?", "The lock works for each box, with one exception:"];

  test("are not one of several lists, each of them below a label", async () => {
    const lost = "What is not:\n\n- Lids without a lock\n- Keys that nobody asks for";
    const source = page("The lock", [[question, `${opening}\n\n${kept}\n\n${lost}`]]);
    expect(await faqsOf(source, "bullets")).toEqual([]);
  });

  test("are no list far below the question whose lead speaks of something else", async () => {
    const told =
      "A crate is lost where its label falls off in the rain. Labels of paper fall off first. Those of steel stay on.";
    const other = "A train of our own has three advantages:\n\n- Room for more of them\n- A hall with a roof";
    const [faq] = await faqsOf(page("Lost crates", [["Why is my crate lost?", `${told}\n\n${other}`]]), "bullets");
    expect(faq?.answer).toContain("falls off in the rain");
    expect(faq?.answer).not.toContain("Room for more");
  });

  test("are no list that holds in a case of its own, behind what answers", async () => {
    const told = "Where its owner leaves the town, a crate goes to the hall. It is kept there for a year.";
    const other =
      "If you need your crate sooner, consider:\n\n- Asking its owner to stay\n- Buying a crate of your own";
    const question = "What happens to a crate if its owner leaves?";
    const [faq] = await faqsOf(page("Crates", [[question, `${told} ${other}`]]), "bullets");
    expect(faq?.answer).toStartWith("- Where its owner leaves the town");
  });

  test("are the only list", async () => {
    const [faq] = await faqsOf(page("The lock", [[question, `${opening}\n\n${kept}`]]), "bullets");
    expect(faq?.answer).toContain("- Boxes of any size");
  });
});

describe("Items in a line", () => {
  const lined = async (...items: string[]) => {
    const list = items.map((item) => `- ${item}`).join("\n");
    const [told] = await takeawaysOf(page("Boxes", [["", `Guards open a box for any of these:\n\n${list}`]]));
    return told;
  };

  test("go on as a sentence does where none of them may open with a name", async () => {
    expect(await lined("An order of the court", "A lost key", "The wish of its owner")).toEndWith(
      "these: An order of the court; a lost key; the wish of its owner.",
    );
  });

  test("stay as they are written where one of them may", async () => {
    expect(await lined("Court orders of the day", "Losing the only key", "Wishes of an owner")).toEndWith(
      "these: Court orders of the day; Losing the only key; Wishes of an owner.",
    );
  });
});

test("A title in capitals is asked in small letters, in whichever number its words stand in the text", async () => {
  const text = "We keep a narrow set of crates that are supported in each hall. One crate lasts for ten years.";
  expect(await askedOn("What Crates Are Supported In Halls?", ["", text])).toEqual([
    "What crates are supported in halls?",
  ]);
});

describe("A question", () => {
  test("is no task by an adjective that may be a verb", async () => {
    const text = "Open and closed halls are run by their guards and therefore need active care by them to stay safe.";
    expect(await askedOn("Halls", ["Managing a hall", text])).toEqual([]);
  });

  test("is not for the purpose of the page on which it stands", async () => {
    const text = "We use crates on every day of the year and in each hall of the harbour.";
    expect(await askedOn("Crates", ["What is the purpose of this guide?", text])).toEqual([]);
  });

  test("is asked by who has forgotten something, with or without its mark", async () => {
    const text = "1. Go to the desk of the hall.\n2. Show your pass.\n3. Ask for a new key to your box.";
    expect(await askedOn("Keys", ["Forgot your box key", text])).toEqual(["What if I forgot my box key?"]);
  });

  test("about a trouble is answered by the steps that a whole sentence leads to", async () => {
    const text =
      "Follow these steps to get a new key.\n\n1. Go to the desk of the hall.\n2. Show your pass.\n3. Ask for a key.";
    const [faq] = await faqsOf(page("Keys", [["Forgot your box key?", text]]));
    expect(faq?.answer).toBe("Go to the desk of the hall. Show your pass. Ask for a key.");
  });

  test("for how something is counted is not answered by when it is given", async () => {
    const [when, how] = [
      "Crate leave is given when you pack crates over and above your hours. It should be agreed with your lead.",
      "Crate leave is the time that you packed crates, multiplied by two.",
    ];
    expect(await askedOn("Crate leave", ["How crate leave is calculated", when])).toEqual([]);
    expect(await askedOn("Crate leave", ["How crate leave is calculated", how])).toEqual([
      "How is crate leave calculated?",
    ]);
  });
});

test("What a thing is is answered in bullets by what says so, not by the list behind it", async () => {
  const text =
    "Crate rings are bands of steel that hold a crate together. They have two advantages:\n\n- Your crate will not break on its train\n- You need no nails for it";
  const [faq] = await faqsOf(page("Crate rings", [["", text]]), "bullets");
  expect(faq?.question).toBe("What are crate rings?");
  expect(faq?.answer).toStartWith("- Crate rings are bands of steel");
});

test.each([
  [
    "fr",
    "Pourquoi choisir notre école ?",
    "Non seulement l'école est gratuite, mais elle loge ses élèves sur le campus.",
  ],
  ["es", "¿Por qué elegir nuestra escuela?", "No solo es gratuita, sino que aloja a sus alumnos."],
])("What is not only so is a reason, and no mere no (%s)", async (locale, question, text) => {
  expect(await faqsOf(page("Info", [[question, text]], locale))).toEqual([{ question, answer: text }]);
});

test.each([
  ["fr", "Y a-t-il plusieurs tarifs ?", "Il existe plusieurs tarifs selon l'âge et la saison."],
  ["fr", "Combien de tarifs y a-t-il ?", "Il existe plusieurs tarifs selon l'âge et la saison."],
  ["de", "Gibt es mehrere Tarife?", "Es gibt mehrere Tarife je nach Alter und Saison."],
  ["es", "¿Hay varias tarifas?", "Hay varias tarifas según la edad y la temporada."],
])("That there are several answers who asks whether, or how many (%s: %s)", async (locale, question, text) => {
  expect(await faqsOf(page("Info", [[question, text]], locale))).toEqual([{ question, answer: text }]);
});

test("That there are several is no answer to which they are", async () => {
  const text = "Il existe plusieurs tarifs selon l'âge et la saison.";
  expect(await faqsOf(page("Info", [["Quels sont les tarifs ?", text]], "fr"))).toEqual([]);
});
