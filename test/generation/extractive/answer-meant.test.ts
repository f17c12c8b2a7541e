import { describe, expect, test } from "bun:test";
import { asksOfMore, wordingOf } from "../../../src/generation/extractive/answer/question/asked.ts";
import type { AnswerTask, SourcePage } from "../../../src/schemas/generation.ts";
import { answerTask, askManual, nothingFound, page, run, textOf } from "./fixtures.ts";

// A reply is of what is meant: of the page that is about it, in the form that the question asks for.

const ask = async (query: string, sources: SourcePage[], locale = "en"): Promise<string> =>
  textOf(await run(answerTask(query, sources, { locale, markdown: false })));

describe("A page that search found far behind another", () => {
  const near = { ...page("Berths", [["", "Each berth has a number on the quay."]]), score: 0.9 };
  const far = { ...page("Guards", [["", "The ignition of the boat was lost in May."]]), score: 0.3 };

  const rarity = (term: string) => (term.startsWith("ignit") ? 4 : 2);
  const askRarely = async (query: string) =>
    textOf(await run(answerTask(query, [near, far], { rarity, markdown: false })));

  test("answers nothing by one word of several", async () => {
    expect(await askRarely("ignition lever")).toStartWith(nothingFound);
  });

  test("answers nothing by it where it is only a little behind", async () => {
    const sources = [near, { ...far, score: 0.7 }];
    const reply = await run(answerTask("ignition lever", sources, { rarity, markdown: false }));
    expect(textOf(reply)).toStartWith(nothingFound);
  });

  test("answers by one where it tells the time that is asked for", async () => {
    const told = { ...page("Ferries", [["", "The ignition is tested between 5 am and 6 am."]]), score: 0.7 };
    const when = async (query: string) =>
      textOf(await run(answerTask(query, [near, told], { rarity, markdown: false })));
    expect(await when("When is ignition lever?")).toStartWith("The ignition is tested between 5 am and 6 am.");
    expect(await when("ignition lever")).toStartWith(nothingFound);
  });

  test("answers by two of them", async () => {
    expect(await askRarely("ignition of the boat")).toStartWith("The ignition of the boat was lost in May.");
  });
});

describe("What meets a little less than half of a question", () => {
  const told = "Boats from Sweden leave at the old quay.";
  const rarity = (term: string) => (term.startsWith("denmark") ? 2.3 : 1);
  const askOf = async (score: number, more: Partial<AnswerTask> = {}, query = "Where do boats leave for Denmark?") => {
    const sources = [{ ...page("Boats", [["Quays", told]]), title: "", score }];
    return textOf(await run(answerTask(query, sources, { rarity, markdown: false, ...more })));
  };

  test("answers it on a page that search is sure of", async () => {
    expect(await askOf(0.95)).toStartWith(told);
  });

  test("does not on another one", async () => {
    expect(await askOf(0.5)).toStartWith(nothingFound);
  });

  test("does not where it is asked on: the page may be that of the reply before", async () => {
    const conversation = [{ role: "user" as const, content: "Hello" }];
    const query = "And where do boats leave for Denmark?";
    expect(await askOf(0.95, { conversation }, query)).toStartWith(nothingFound);
  });
});

test("What meets a little more than half of a question answers it on the best page, however unsure that is", async () => {
  const told = "Boats leave at the old quay.";
  const rarity = (term: string) => (term.startsWith("nearb") ? 1.8 : 1);
  const askOf = async (...others: SourcePage[]) => {
    const unsure = { ...page("Quays", [["", told]]), title: "", score: 0.25 };
    return textOf(await run(answerTask("Which boats leave nearby?", [...others, unsure], { rarity, markdown: false })));
  };
  expect(await askOf()).toStartWith(told);
  const other = { ...page("Harbour", [["", "Guards walk along the pier at night."]]), score: 0.28 };
  expect(await askOf(other)).toStartWith(nothingFound);
});

test("Whoever says everything names nothing by it", async () => {
  const told = "You can delete your berth in the list of the quay.";
  const stray = "Sweep the deck, and you delete everything.";
  const rarity = (term: string) => (term.startsWith("everyth") ? 4 : 1);
  const sources = [page("Deck", [["", stray]]), page("Berths", [["", told]])];
  const reply = await run(answerTask("delete my berth and everything", sources, { rarity, markdown: false }));
  expect(textOf(reply)).toStartWith(told);
});

describe("A heading that asks more than the visitor", () => {
  const asks = (heading: string) =>
    asksOfMore(wordingOf("When can I bill shifts?", "en"), wordingOf(heading, "en")) > 0;

  test("asks his question where its form is the same", () => {
    expect(asks("When can shifts of work for the quay be billed?")).toBe(true);
  });

  test.each([
    ["in another form", "How are shifts of work billed?"],
    ["of the opposite", "When can shifts of work not be billed?"],
    ["of something else", "When can shifts be worked?"],
  ])("but not %s", (_, heading) => {
    expect(asks(heading)).toBe(false);
  });
});

test.each(["Which are the states of a guard?", "Which are all states of a guard?"])(
  "Whoever asks what all of some things are is told the list: %s",
  async (query) => {
    const told = "The state of a guard is told by what the guard does.";
    const list = "See what states there are:\n\n- Awake: the guard walks.\n- Asleep: the guard lies down.";
    expect(await askManual(query, ["", told], ["Guard", list])).toStartWith("See what states there are:");
  },
);

test("What a thing is, is not told by steps in which it is used", async () => {
  const steps =
    "To open the quay desk, the quay desk has to be ready:\n\n1. Open the quay desk.\n2. Close the quay desk.";
  const told = "Guards meet at one place of the harbour, which is the quay desk.";
  expect(await askManual("What is the quay desk?", ["Opening", steps], ["Places", told])).toStartWith(told);
});

describe("A price is told by what the thing itself costs", () => {
  test.each([
    ["How much does the harbour plan cost?", "The harbour plan begins with a 30-day free trial of the harbour plan."],
    [
      "How much does the guard plan cost?",
      "The guard plan has a free trial, and no card is needed for the guard plan.",
    ],
  ])("and not by its trial: %s", async (query, text) => {
    expect(await askManual(query, ["", text])).toStartWith(nothingFound);
  });
});

test("How long a thing is kept is not told by when somebody may see it", async () => {
  const text = "The record may be seen by two guards at any time, who keep the key of the record.";
  expect(await askManual("How long do you keep the record?", ["", text])).toStartWith(nothingFound);
});

describe("A verb whose particle stands at the end of its clause", () => {
  test.each([
    [
      "de",
      "Wie melde ich mich an?",
      "Melde dem Wächter jeden Schaden.",
      "Zur Anmeldung kommst du in das Büro am Hafen.",
    ],
    [
      "nl",
      "Hoe zeg ik mijn pas op?",
      "Zeg de gids dat je een pas hebt.",
      "Een pas opzeggen doe je aan de balie van de haven.",
    ],
  ])("is read as one word (%s)", async (locale, query, other, told) => {
    expect(
      await ask(
        query,
        [
          page(
            "Hafen",
            [
              ["", other],
              ["Büro", told],
            ],
            locale,
          ),
        ],
        locale,
      ),
    ).toStartWith(told);
  });
});

test("A page whose title is all that is asked answers, whatever its text calls it", async () => {
  const told = "Fill in the form of the harbour and give it to the guard.";
  expect(await ask("How do I moor?", [page("Mooring", [["", told]])])).toBe(told);
});
