import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

// Tasks that a line names above its steps: "To add a folder:".

const steps = "1. Open the panel of the house.\n2. Select the bell, and choose Save.";
const told = "Open the panel of the house. Select the bell, and choose Save.";
const askedOf = async (text: string, heading = "Folders of the house", format: "paragraph" | "bullets" = "paragraph") =>
  faqsOf(page("Jolt and the house", [[heading, text]]), format);

describe("A task that a line names above its steps is asked for, and answered by them", () => {
  test.each([
    "To add a folder:",
    "To add a folder, follow these steps:",
    "To add a folder, complete the following:",
    "To add a folder, you'll need to take the following steps:",
    "Complete the following steps to add a folder:",
    "Please follow these simple steps to add a folder:",
    "Use the steps below to add a folder:",
    "Optionally, to add a folder:",
    "How to add a folder:",
    "Here's how to add a folder:",
    "Here is how you can add a folder:",
  ])("%s", async (lead) => {
    const text = `Folders make it a breeze to see what is in the house.\n\n${lead}\n\n${steps}`;
    expect(await askedOf(text)).toContainEqual({ question: "How do I add a folder?", answer: told });
  });

  test("each of several with its own", async () => {
    const others = "1. Open the folder of the bell.\n2. Choose Delete, and confirm it.";
    const faqs = await askedOf(`To add a folder:\n\n${steps}\n\nTo delete your folder:\n\n${others}`);
    expect(faqs).toEqual([
      { question: "How do I add a folder?", answer: told },
      { question: "How do I delete my folder?", answer: "Open the folder of the bell. Choose Delete, and confirm it." },
    ]);
  });

  test("where bullets bid one thing after the other", async () => {
    const bullets = "- Open the panel of the house.\n- Select the bell, and choose Save.";
    expect((await askedOf(`To add a folder:\n\n${bullets}`, "Folders", "bullets"))[0]?.answer).toBe(bullets);
  });
});

test("The line's task is asked for in place of a heading that names less of it", async () => {
  const faqs = await askedOf(`To export the list of your folders:\n\n${steps}`, "Export list");
  expect(faqs).toEqual([{ question: "How do I export the list of my folders?", answer: told }]);
});

test("A title that names another task is not answered by those steps", async () => {
  const faqs = await faqsOf(page("Get started with Jolt", [["", `To add a folder:\n\n${steps}`]]));
  expect(faqs).toEqual([{ question: "How do I add a folder?", answer: told }]);
});

test.each([
  ["How can I get my money back?", "To request a refund:"],
  ["How do I log in?", "To sign in to Jolt:"],
])("What a page asks itself its author may answer in other words: %s", async (question, lead) => {
  expect((await askedOf(`${lead}\n\n${steps}`, question))[0]?.question).toBe(question);
});

test.each([
  ["How do I delete my account?", "To export your data:", "How do I export my data?"],
  ["How do I reset my password?", "To change your email address:", "How do I change my email address?"],
  ["How to delete your account", "To export your data first:", "How do I export my data first?"],
])("Another task answers no question, asked by the page or not: %s", async (heading, lead, question) => {
  for (const above of ["", "Passwords are kept for a year, and then end.\n\n"]) {
    expect(await askedOf(`${above}${lead}\n\n${steps}`, heading)).toEqual([{ question, answer: told }]);
  }
});

test.each([
  ["Using our app", "To clear the cache:", "How do I clear the cache?"],
  ["If you forgot your password", "To reset your password:", "How do I reset my password?"],
  ["Fraud protection", "To report a stolen card:", "How do I report a stolen card?"],
])("It is asked below a heading like %s", async (heading, lead, question) => {
  expect((await askedOf(`${lead}\n\n${steps}`, heading))[0]).toEqual({ question, answer: told });
});

describe("It is not asked for", () => {
  test.each([
    ["what is done is not named", `To do this:\n\n${steps}`],
    ["nothing is named that it is done to", `To save:\n\n${steps}`],
    ["only where to start is named", `To get started with the house:\n\n${steps}`],
    ["only the text before it tells of what", `To add these to it:\n\n${steps}`],
    ["no steps follow", "To add a folder:\n\nOpen the panel of the house, and select the bell."],
    [
      "code of several lines stands among the steps",
      "To add a folder:\n\n1. Open the panel.\n2. Run this:\n\n    bell --add\n    bell --ring\n\n3. Save it.",
    ],
    [
      "what stands far below is bidden too",
      `To add a folder:\n\n${steps}\n\nA bell is red. It is old. It is big. Choose a color for it.`,
    ],
    ["a warning stands below", `To add a folder:\n\n${steps}\n\nWarning: what was in the house before will be lost.`],
    ["the items are things", "To add a folder:\n\n- The bell of the house\n- The panel of the house"],
  ])("where %s", async (_, text) => {
    const asked = (await askedOf(text)).map(({ question }) => question);
    expect(asked.filter((question) => /^How do I (?:add|do|save|get)\b/.test(question))).toEqual([]);
  });

  test.each([
    "Warning: this removes all of your boxes.",
    "Deleting a folder cannot be undone.",
    "Only owners can add a folder.",
    "You must be an owner to add folders.",
    "Before you begin, back up your boxes.",
    "Make sure that you are signed in as an owner.",
    "Adding a folder makes all of its boxes public.",
  ])("where what stands above its line may not be missed: %s", async (above) => {
    expect((await askedOf(`${above}\n\nTo add a folder:\n\n${steps}`)).map(({ question }) => question)).not.toContain(
      "How do I add a folder?",
    );
  });

  test("where a warning stands behind another task", async () => {
    const others = "To close the house:\n\n1. Open the door of the house.\n2. Choose Close, and save it.";
    const text = `To add a folder:\n\n${steps}\n\n${others}\n\nWarning: what was in the house before will be lost.`;
    expect(await askedOf(text)).toEqual([]);
  });

  test.each([
    ["of one platform", "iPhone", "To clear the cache of the app:"],
    ["of one role", "For administrators", "To add a folder:"],
    ["of one role", "Administrators", "To add a folder:"],
    ["of what is given up", "Version 1 (discontinued)", "To add a folder:"],
    ["of what is given up", "Legacy app", "To add a folder:"],
    ["of what others do", "How scammers work", "To get access to your account:"],
    ["of what others do", "How we protect you", "To protect your data:"],
  ])("below a heading %s: %s", async (_, heading, lead) => {
    const asked = (await askedOf(`${lead}\n\n${steps}`, heading)).map(({ question }) => question);
    expect(asked.filter((question) => question.startsWith("How do I"))).toEqual([]);
  });

  test.each(["To be eligible for a folder:", "To summarize the main points:", "To steal your password:"])(
    "where that is nothing that is done: %s",
    async (lead) => {
      expect(await askedOf(`${lead}\n\n${steps}`)).toEqual([]);
    },
  );

  test("where the page tells it differently in several places", async () => {
    const other = "1. Open the app on your phone.\n2. Tap the bell, and choose Save.";
    const passages: [string, string][] = [
      ["Jolt on the web", `To add a folder:\n\n${steps}`],
      ["Jolt on a phone", `To add a folder:\n\n${other}`],
    ];
    expect((await faqsOf(page("Get started with Jolt", passages))).map(({ question }) => question)).not.toContain(
      "How do I add a folder?",
    );
  });

  test("twice where it is told alike", async () => {
    const passages: [string, string][] = [
      ["Jolt on the web", `To add a folder:\n\n${steps}`],
      ["Jolt on a phone", `To add a folder:\n\n${steps}`],
    ];
    expect(await faqsOf(page("Get started with Jolt", passages))).toEqual([
      { question: "How do I add a folder?", answer: told },
    ]);
  });
});
