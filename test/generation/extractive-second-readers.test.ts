import { describe, expect, test } from "bun:test";
import { faqsOf, page, takeawaysOf } from "./extractive-fixtures.ts";

// What a reader of twenty-four pages of four sites found wanting, who had seen none of the code.

const questionsOf = async (...given: Parameters<typeof page>): Promise<string[]> =>
  (await faqsOf(page(...given))).map(({ question }) => question);
const answersOf = async (...given: Parameters<typeof page>): Promise<string[]> =>
  (await faqsOf(page(...given))).map(({ answer }) => answer);

describe("Takeaways", () => {
  const boxes = (text: string, count = 3) => takeawaysOf(page("How Acme ships boxes", [["", text]]), count);
  const said = "Acme ships boxes of any size within a day.";

  test.each([
    ["a text that stands elsewhere", "You can also read the full tutorial on how Acme ships boxes."],
    ["where to leave a word", "You can leave feedback on how Acme ships boxes on the thread."],
    ["the page itself", "If Acme ships no box, check this guide for a list of all the towns."],
    ["where to begin to look", "To follow how Acme ships boxes, the best place to go is the list of towns."],
    ["what its readers know", "The ways in which Acme ships boxes, you've definitely heard before."],
    ["news to come", "We plan to regularly release updates on how Acme ships boxes."],
    ["empty praise", "The boxes that Acme ships are extremely flexible."],
    [
      "half of a sentence whose code is gone",
      "Rather than carry each of the boxes to its town, Acme ships it with a call resulting in:\n\n    ship(box)",
    ],
  ])("are not %s", async (_, sentence) => {
    expect(await boxes(`${sentence}\n\n${said}`)).toEqual([said]);
  });

  test("do not say twice what one of them says", async () => {
    const text = "Acme ships boxes to users who select one town from the list of towns.";
    const again = "Unlike others, users of Acme select one town from the list of towns.";
    expect(await boxes(`${text} ${again} Each box has a number, by which it is found.`)).toEqual([
      text,
      "Each box has a number, by which it is found.",
    ]);
  });

  test.each([
    ["denied", "A box that is not packed is not shipped by Acme.", "A box that is packed is shipped by Acme."],
    ["of somebody else", "Owners in Oslo may ship a box for free.", "Owners in Bergen may ship a box for free."],
    ["of another act", "Add a user to the list of a town.", "Remove a user from the list of a town."],
    ["of another plan", "Basic boxes are shipped to a town at night.", "Premium boxes are shipped to a town at night."],
    ["of a number in words", "A box is shipped by two trains at night.", "A box is shipped by three trains at night."],
    ["of another time", "Pack the box before the train is there.", "Pack the box after the train is there."],
    ["of another number", "A box of 10 kg is shipped by train.", "A box of 20 kg is shipped by train."],
  ])("say both where it is %s", async (_, one, other) => {
    expect(await boxes(`${one} ${other}`)).toEqual([one, other]);
  });

  test.each([
    "You can read the number of a box with a lens of any size.",
    "We plan to release security updates for boxes within a day of each report.",
    "To see which boxes are lost, check this page of the form of the town.",
  ])("say: %s", async (sentence) => {
    expect(await boxes(sentence)).toEqual([sentence]);
  });

  test("tell what must not be done rather than what may", async () => {
    // Far down, where order tells little.
    const asked = "Does a box find its town? ".repeat(9).trimEnd();
    const may = "Boxes may have a label of any colour, or no label at all.";
    const not = "Do not put glass into boxes without a label that says so.";
    expect(await boxes(`${said} ${asked} ${may} ${not}`, 2)).toEqual([said, not]);
    const worry = "Don't worry about boxes of no colour, or those that lack a label.";
    expect(await boxes(`${said} ${asked} ${may} ${worry}`, 2)).toEqual([said, may]);
  });

  test("show what adds to a sum together with that sum, or not", async () => {
    const text = `After a year Acme ships an additional 2 boxes to each of the towns. ${said}`;
    expect(await boxes(text, 1)).toEqual([said]);
  });
});

describe("Questions name what their page is about", () => {
  const panel = "Use the panel component to tell users that a form was sent, and what happens next.";

  test.each([
    ["Panel", "When to use this component", "When should I use the panel component?"],
    ["Panel component", "When to use this component", "When should I use the panel component?"],
    ["Dates", "When to use this pattern", "When should I use the dates pattern?"],
    ["FAQ", "When to use this component", "When should I use this component?"],
    ["Panels vs boxes", "When to use this component", "When should I use this component?"],
    ["Confirm a phone number", "When to use this pattern", "When should I use the “Confirm a phone number” pattern?"],
  ])("a page on %s: %s", async (title, heading, question) => {
    expect(await questionsOf(title, [[heading, panel]])).toContain(question);
  });

  test("with the article that the page gives it, which a name has not", async () => {
    const works = "The generic header shows the name of your service and a link. Add a generic header to each page.";
    expect(await questionsOf("Generic header", [["How it works", works]])).toContain(
      "How does the generic header work?",
    );
    const named = "Netlify builds the site of a team from its branch. Start a Netlify build by a push.";
    expect(await questionsOf("Netlify", [["How it works", named]])).toContain("How does Netlify work?");
  });

  test("without asking for any of several", async () => {
    const [question] = await questionsOf("Acme parts", [
      ["Parts", "To use any additional parts, add them to the file acme.yaml and start the program again."],
    ]);
    expect(question).toBe("How do I use additional parts?");
  });
});

describe("Nobody asks", () => {
  const steps = "1. Open the settings of the box.\n2. Choose a file.\n3. Save what you have chosen.";
  const must = "You must label all of the boxes. A label stands above the box that it names, in small letters.";

  test.each([
    ["for a task that is the name of a team's work", "Release Registry infrastructure operations", steps],
    ["for one other than those above it", "Upload other large files", steps],
    ["for things that are told of above it", "Should I keep these types of boxes?", "Keep all boxes that hold files."],
    ["what is next", "What's next and why?", "In spring we make the boxes simple, so that shops can sell them all."],
    [
      "what is done to a thing",
      "Boxes",
      "The unlocking of a box is a manual process for the Acme administrator. When a box is locked, a note of it stands on the list of all boxes of the shop.",
    ],
    ["how that works which has to be done", "How boxes work", must],
  ])("%s: %s", async (_, heading, text) => {
    expect(await questionsOf("Acme", [[heading, text]])).toEqual([]);
  });

  test.each([
    ["Release the registry operations", steps, "How do I release the registry operations?"],
    ["Upload large files", steps, "How do I upload large files?"],
    ["Add other people", steps, "How do I add other people?"],
    ["How boxes work", must.replace("You must label", "Labels are on"), "How do boxes work?"],
  ])("but they do: %s", async (heading, text, question) => {
    expect(await questionsOf("Acme", [[heading, text]])).toContain(question);
  });
});

describe("Answers", () => {
  test("to when a thing is to be used pass over what makes its reader hesitate", async () => {
    const text =
      "Think carefully before you choose to use an interruption page.\n\nUse an interruption page to warn users before they delete what cannot be brought back.";
    expect(await answersOf("Interruption page", [["When to use this pattern", text]])).toEqual([
      "Use an interruption page to warn users before they delete what cannot be brought back.",
    ]);
  });

  test("to the task of a title are the page's only steps, not that it can be done", async () => {
    const [answer] = await answersOf("Deploy your site to Acme", [
      ["", "You can deploy your site to Acme by using Ship, a tool for sites of any size."],
      ["Quickstart", "1. Create a site.\n2. Run ship init.\n3. Deploy the site to Acme with ship deploy."],
    ]);
    expect(answer).toBe("Create a site. Run ship init. Deploy the site to Acme with ship deploy.");
  });

  test("never send their reader to the page on which they stand", async () => {
    const text =
      "If your project doesn't work after the upgrade, check this guide for an overview of all changes and instructions.";
    expect(await questionsOf("Upgrade to Acme 5", [["Upgrade", text]])).not.toContain(
      "What if my project doesn't work after the upgrade?",
    );
  });

  test("to what a thing includes are more than one part of it", async () => {
    const one = "The start page includes a back link at its top, by which users go back.";
    expect(await questionsOf("Start page", [["Links", one]])).not.toContain("What does the start page include?");
    const more = "The start page includes a back link, a heading and a list of all that was sent.";
    expect(await questionsOf("Start page", [["Parts", more]])).toContain("What does the start page include?");
  });
});
