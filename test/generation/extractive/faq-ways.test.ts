import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

// How something is done: what asks for it, and what tells it.

async function questionsOf(heading: string, text: string, title = "We were there today"): Promise<string[]> {
  return (await faqsOf(page(title, [[heading, text]]))).map(({ question }) => question);
}

describe("a question for a way", () => {
  test.each([
    [
      "why",
      "Rotating your key is a potentially dangerous operation. You should consider rotating your key if it is lost.",
      "Rotating your key is a potentially dangerous operation. To rotate your key, press Rotate in the list.",
    ],
    [
      "at a control that is not shown",
      "Enable this to rotate your key on each of your machines at night.",
      "Enable Night Mode to rotate your key on each of your machines at night.",
    ],
    [
      "at a field that is not shown",
      "To rotate your key, type the name of the key here, as it stands in the list.",
      "To rotate your key, type the name of the key in the list of all keys.",
    ],
    [
      "a remark",
      "Keys are old. Press the button that is on your keys, too.",
      "Keys are old. Press the button that is on your keys.",
    ],
    [
      "that one has to",
      "When a key is lost, you must immediately rotate it on each of your machines.",
      "When a key is lost, you must immediately press the button on each of your machines.",
    ],
    [
      "elsewhere",
      "Learn how to rotate the key of the people that you work with.",
      "Press Rotate next to the key of the people that you work with.",
    ],
    [
      "that there are several ways",
      "There are multiple ways how you can rotate a key of yours on your machine.",
      "Press the button with which you can rotate a key of yours on your machine.",
    ],
    [
      "nothing but the task again",
      "If the name of your box ends so, rotate the box key. If not, rotate your key.",
      "If the name of your box ends so, turn the box key. If not, turn your key.",
    ],
    [
      "by the way",
      "Each box has a key, so that people know when to open it (you can rotate a key with our tool). Keys grow old.",
      "Each box has a key, so that people know when to open it. You can rotate a key with our tool. Keys grow old.",
    ],
    [
      "what its settings see to",
      "Acme has a range of settings make sure that all keys of a town fit into its doors.",
      "Open the range of settings and make sure that all keys of a town fit into its doors.",
    ],
    [
      "in other instructions",
      "Follow the instructions for rotating keys in the manual of the tool.",
      "Press the button for rotating keys in the window of the tool.",
    ],
    [
      "before a list that is left out",
      "Open the settings of your key. Then choose one of these:\n\n- The new key of your team and of all who work in it\n- The old key",
      "Open the settings of your key. Then choose the new key of your team and of all who work in it.",
    ],
    [
      "before code",
      "Open the terminal of your machine and run the command.\n\n    acme rotate --key",
      "Open the terminal of your machine and run the command.",
    ],
  ])("is not asked where the section tells %s", async (_, text, way) => {
    for (const format of ["paragraph", "bullets"] as const) {
      expect(await faqsOf(page("Keys", [["Rotate a key", text]]), format)).toEqual([]);
      expect(await faqsOf(page("Keys", [["Rotate a key", way]]), format)).toHaveLength(1);
    }
  });

  test.each([
    [
      "with a step between left out",
      "Open the settings of your key. Choose the key (see below). Confirm it with the password of your account.",
    ],
    [
      "and goes on for too long",
      `Open the settings of your key. ${"Choose the next key of all the keys that are shown there. ".repeat(8)}`,
    ],
  ])("is asked for its beginning alone where the section tells %s", async (_, text) => {
    const begun = { question: "Where do I go to rotate a key?", answer: "Open the settings of your key." };
    expect(await faqsOf(page("Keys", [["Rotate a key", text]]))).toEqual([begun]);
    const inBullets = { ...begun, answer: `- ${begun.answer}` };
    expect(await faqsOf(page("Keys", [["Rotate a key", text]]), "bullets")).toEqual([inBullets]);
  });

  test("begins with the first instruction and holds all of them", async () => {
    const text =
      "Keys grow old with the years that they are in use. To rotate a key, open the settings and choose Rotate. Confirm it with your password. Old keys stay in the list.";
    expect(await faqsOf(page("Keys", [["Rotate a key", text]]))).toEqual([
      {
        question: "How do I rotate a key?",
        answer:
          "To rotate a key, open the settings and choose Rotate. Confirm it with your password. Old keys stay in the list.",
      },
    ]);
  });

  test("keeps what a step bids after its first sentence", async () => {
    const steps = "1. Open the settings. Choose the second tab.\n2. Choose Rotate. You will see a message.";
    expect((await faqsOf(page("Keys", [["Rotate a key", steps]])))[0]?.answer).toBe(
      "Open the settings. Choose the second tab. Choose Rotate. You will see a message.",
    );
  });

  test("is not asked of a title where the page has several procedures", async () => {
    const source = page("How do I change or add addresses?", [
      ["How to add an address", "1. Open the settings.\n2. Choose Add address."],
      [
        "How to delete an address",
        "1. Wait for the letter with the code.\n2. Click Delete and type the code from the letter.",
      ],
    ]);
    expect((await faqsOf(source)).map(({ question }) => question)).toEqual([
      "How do I add an address?",
      "How do I delete an address?",
    ]);
  });

  test("is not asked where the section goes on in another passage", async () => {
    const heading = "Rotate a key";
    const parts = page("Keys", [
      [heading, "Open the settings and choose Rotate."],
      [heading, "Confirm it with the password of your account."],
    ]);
    expect(await faqsOf(parts)).toEqual([]);
  });
});

describe("a question for a way of a heading that begins with a word of two kinds", () => {
  test.each(["Open software development", "File downloads tracking", "Secure mode"])(
    "is not asked: %s",
    async (heading) => {
      const text = "You can enable it in the settings. Select the box and save them.";
      expect((await questionsOf(heading, text)).filter((question) => /^How do I/.test(question))).toEqual([]);
    },
  );

  test("is asked where its object has an article", async () => {
    const text = "Select the box in the settings and save them.";
    expect(await questionsOf("Open the second account", text)).toEqual(["How do I open the second account?"]);
  });
});

test("A way is none that asks the question again", async () => {
  expect(
    await questionsOf("", "The first decision you need to make is which box to choose.", "Choosing a box"),
  ).toEqual([]);
  const again = "Your first decision is which key you should take.";
  expect(await questionsOf("Which key should I take?", again, "Keys")).toEqual([]);
});

test("what a thing is, when and where, is no question again", async () => {
  const asked = (heading: string, text: string) => questionsOf(heading, text, "Keys");
  expect(await asked("Who approves my key?", "Your manager is who approves your key.")).toHaveLength(1);
  expect(await asked("Where are my keys stored?", "The data folder is where your keys are stored.")).toHaveLength(1);
});

test("a way may name its feature where it says where that is", async () => {
  const inPlace = "Enable this feature in Settings > Keys and press Save in the list.";
  expect(await questionsOf("How to use keys", inPlace, "Keys")).toEqual(["How do I use keys?"]);
  const notHere = "Type the name of the key in the box of names, not here, and press Save.";
  expect(await questionsOf("Rename a key", notHere, "Keys")).toEqual(["How do I rename a key?"]);
});

test("a setting is chosen by itself, one of several things only before them", async () => {
  const asked = (thing: string) =>
    questionsOf("", `You can choose the ${thing} by opening the settings page of it.`, `The ${thing}`);
  expect(await asked("language")).toEqual(["How do I choose the language?"]);
  expect((await asked("template")).join()).not.toContain("How do I choose the template?");
});
