import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, page, takeawaysOf } from "./fixtures.ts";

// What a question names, and what nobody asks.

const questionsOf = async (...given: Parameters<typeof page>): Promise<string[]> =>
  (await faqsOf(page(...given))).map(({ question }) => question);

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

  test("with “any” where it asks for one of them", async () => {
    const [question] = await questionsOf("Acme parts", [
      ["Parts", "To use any other part, add it to the file acme.yaml and start the program again."],
    ]);
    expect(question).toBe("How do I use any other part?");
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

describe("a name in a question keeps its capitals", () => {
  test("where a number makes a model of it", async () => {
    const text = "The Brook 400 is a folding solar kit that runs a fridge from a single battery.";
    expect(await askedOn("Brook 400 solar kit", ["", text])).toContain("What is the Brook 400?");
  });

  test("where the page opens a line with all of it", async () => {
    const asked = await askedOn(
      "Ashby Blue",
      ["", "Ashby Blue is a soft cheese made from raw milk."],
      ["Price", "£6.50 for 200 g, £30 for a whole wheel of 1 kg. Wheels must be ordered three days ahead."],
    );
    expect(asked).toContain("How is Ashby Blue priced?");
  });

  test("and a common word that opens its sentence does not", async () => {
    expect(await askedOn("Bags", ["Bag policy", "Bags bigger than A4 are not allowed."])).toEqual([
      "Are bags bigger than A4 allowed?",
    ]);
  });
});

test("a question in capitals is asked in small letters, names but for those", async () => {
  const text = "The apps of other shops go on as before, and those of Acme go on as well.";
  expect(await askedOn("Acme changes", ["Will My 3rd Party Apps Still Work?", text])).toEqual([
    "Will my 3rd party apps still work?",
  ]);
});

test("what bids to keep something in mind defines nothing", async () => {
  const text = "Keep in mind Effective Date refers to the day on which the change will be effective for the box.";
  expect(await askedOn("Box changes", ["Changes", text])).not.toContain("What is Keep in mind Effective Date?");
});

test("that a trouble has causes is no answer, and no takeaway", async () => {
  const told = "If your computer says that the printer is offline, one of three things has usually gone wrong.";
  const rest = "Press the power button of the printer once, and wait until its light stops blinking.";
  const source = page("The printer is offline", [
    ["", told],
    ["The printer is asleep", rest],
  ]);
  expect((await faqsOf(source)).map(({ answer }) => answer)).not.toContain(told);
  expect(await takeawaysOf(source)).not.toContain(told);
});
