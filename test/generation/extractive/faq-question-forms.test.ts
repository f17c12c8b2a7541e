import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, page } from "./fixtures.ts";

// Questions by their form: for what something is or does, about a trouble, of the page itself.

async function questionsOf(heading: string, text: string, title = "We were there today"): Promise<string[]> {
  return (await faqsOf(page(title, [[heading, text]]))).map(({ question }) => question);
}

describe("a question", () => {
  test.each([
    [
      "where nobody tells a place to find a thing",
      "Where do I find my key?",
      "Acme has many kinds of keys, to fit what their owners like to do.",
    ],
    [
      "where nobody tells a place",
      "Where do I go to change my key?",
      "Acme has many kinds of keys, to fit what their owners like to do.",
    ],
    [
      "what a thing is called after",
      "What is a product?",
      "The name products comes from the fact that each row is a product.",
    ],
  ])("is not asked %s", async (_, heading, text) => {
    expect(await faqsOf(page("Acme", [[heading, text]]))).toEqual([]);
  });

  test("is asked where a place is told", async () => {
    const [only] = await faqsOf(
      page("Acme", [["Where do I find my key?", "Your key lies in the box at the door of your house."]]),
    );
    expect(only?.answer).toContain("at the door");
  });

  test.each([
    ["Configure Acme Vault (Cloud)", "How do I configure Acme Vault (Cloud)?"],
    ["Configure Acme Box Q", "How do I configure Acme Box Q?"],
  ])("keeps what a name goes on with: %s", async (heading, question) => {
    const text = "Press the button of the Acme Vault or the Acme Box until its light is green, and turn your key.";
    expect(await questionsOf(heading, text)).toEqual([question]);
  });

  test("is made of no words that somebody said", async () => {
    const said = "A key box is a thing that opens doors for everybody who lives in the town";
    const of = (text: string) => questionsOf("", text, "The art of the key box");
    expect(await of(`${said}.`)).toEqual(["What is a key box?"]);
    expect(await of(`${said}, Brown explained.`)).toEqual([]);
  });
});

describe("a question for what a thing does", () => {
  const text = "Acme supports letters of all sizes and of all weights.";

  test("is asked where the page is about the thing, and not where it is about something of it", async () => {
    expect(await questionsOf("", text, "Acme")).toEqual(["What does Acme support?"]);
    // A word that its page writes small is no name: what anything of a kind does is asked of none.
    const word = `${text} The point that is the acme of each week is Sunday.`;
    expect(await questionsOf("", word, "Acme")).toEqual([]);
    expect(await questionsOf("", text, "Configure the export of stamps, parcels and labels with Acme")).toEqual([]);
  });
});

describe("a question about a trouble", () => {
  test("is not asked where the sentence before says for whom it holds", async () => {
    const told = "If you lose your codes, you will not be able to sign in to your account again.";
    const asked = ["What if I lose my codes?"];
    expect(await questionsOf("", `Codes are kept at home. ${told}`, "Signing in")).toEqual(asked);
    expect(await questionsOf("", `Codes may be your only key. ${told}`, "Signing in")).toEqual([]);
  });

  test("is not asked where only a remark of its section can be shown", async () => {
    const text =
      "Did you get no code?\n\n- Check that your phone is on\n- Turn airplane mode off\n\nRemember you need a phone to get a code by text message. You can ask for another code.";
    expect(await questionsOf("I’m not receiving a code", text)).toEqual([]);
  });

  test("agrees with one of two things", async () => {
    expect(
      await questionsOf("", "If your street or town are wrong, you can change them before you send the form."),
    ).toEqual(["What if my street or town is wrong?"]);
  });
});

describe("a question for what something is", () => {
  test.each<[string, [title: string, text: string], [title: string, text: string]]>([
    [
      "praise",
      ["Codebases", "A codebase is a secret that a program is made of."],
      ["Codebases", "A codebase is a set of files that a program is made of."],
    ],
    [
      "a figure of speech",
      ["Contracts", "A contract is a document in and of itself."],
      ["Contracts", "A contract is a document that both sides have signed."],
    ],
    [
      "what it drives",
      ["Small businesses", "Small businesses are the drivers of economic growth in the country."],
      ["Small businesses", "Small businesses are the makers of economic growth in the country."],
    ],
    [
      "a message",
      ["Announcing Acme 7", "On behalf of the team, we are pleased to announce the availability of Acme 7."],
      ["Announcing Acme 7", "Acme 7 is a vault for the documents of a team."],
    ],
    [
      "a passing remark",
      ["Buying software", "A contract is a document that both sides have signed."],
      ["Buying contracts", "A contract is a document that both sides have signed."],
    ],
    [
      "something more",
      ["Acme", "Acme also offers the counting of clicks on all of your pages."],
      ["Acme", "Acme offers the counting of clicks on all of your pages."],
    ],
    [
      "what is shared meanwhile",
      ["Path analysis", "Throughout the path analysis, we share findings at many points."],
      ["Path analysis", "The path analysis is a study whose findings we share at many points."],
    ],
  ])("is not asked where the page tells %s", async (_, [title, text], [saidOf, said]) => {
    expect(await questionsOf("", text, title)).toEqual([]);
    expect(await questionsOf("", said, saidOf)).toHaveLength(1);
  });

  test("is not asked of half a sentence", async () => {
    const half = "Whether a vault is a box that keeps what its owners have is not known to all.";
    expect(await questionsOf("", half, "Vault")).toEqual([]);
    const whole = "A vault is a box that keeps what its owners have, as is known to all.";
    expect(await questionsOf("", whole, "Vault")).toEqual(["What is a vault?"]);
  });

  test("is not asked by a heading whose section tells of its past", async () => {
    const question = "What is a bounty program?";
    const text = "Bounty programs are operated by companies, with many people fixing bugs on their own.";
    expect(await questionsOf(question, text.replace("are", "have been"))).toEqual([]);
    expect(await questionsOf(question, text)).toEqual([question]);
  });

  test("is not answered by what stands behind a list alone", async () => {
    const behind = "A person without a phone is asked to write to us.";
    const list = "You need all of these:\n\n- A card with a photo and with your name on it\n- A phone";
    const asked = (text: string) => faqsOf(page("Cards", [["What do I need for a card?", text]]));
    const answers = (await asked(`${list}\n\n${behind}`)).map(({ answer }) => answer);
    expect(answers).toEqual([
      `You need all of these: A card with a photo and with your name on it; a phone. ${behind}`,
    ]);
    expect((await asked(behind)).map(({ answer }) => answer)).toEqual([behind]);
  });

  test("is asked of the topic of a section, too", async () => {
    expect(await questionsOf("About codebases", "A codebase is a set of files that a program is made of.")).toEqual([
      "What is a codebase?",
    ]);
  });
});

describe("the page's own questions", () => {
  test("come first, each with its section's answer, and name what they call it", async () => {
    const source = page("Auto SDK for Go", [
      ["What is the Auto SDK?", "The Auto SDK is a custom SDK that is made for programs in Go."],
      ["When should I use it?", "Few packages are instrumented by themselves, so you need it for spans of your own."],
      [
        "How does the Auto SDK work?",
        "When a program starts, another one looks for the SDK among its dependencies and switches it on.",
      ],
    ]);
    expect((await faqsOf(source)).map(({ question }) => question)).toEqual([
      "What is the Auto SDK?",
      "When should I use the Auto SDK?",
      "How does the Auto SDK work?",
    ]);
  });

  test("are not answered by one case of several", async () => {
    const source = page("Why is my account locked?", [
      ["If it was locked when you signed in:", "You may have entered a wrong password too many times."],
    ]);
    expect(await faqsOf(source)).toEqual([]);
  });
});

describe("a question made of a heading", () => {
  test.each([
    ["a screen", "Create account screen", "Create an account", "Fill out all fields and click Submit."],
    [
      "a thing without its article",
      "Get service identifier",
      "Get the service identifier",
      "Open the list and choose Edit to see it.",
    ],
  ])("is not made of %s", async (_, heading, whole, text) => {
    expect(await questionsOf(heading, text)).toEqual([]);
    expect(await questionsOf(whole, text)).toHaveLength(1);
  });

  test("is asked without the word that led to it on the page", async () => {
    const text = "The front door is a product that helps people find what a government does for them.";
    expect(await questionsOf("So, what is the front door?", text)).toEqual(["What is the front door?"]);
  });

  test("takes the article of a thing from the page", async () => {
    const text =
      "Open the list and choose Edit. The Service Identifier is shown, and you can copy the Service Identifier.";
    expect(await questionsOf("Get Service Identifier", text)).toEqual(["How do I get the Service Identifier?"]);
  });

  test("has no capital that only longer names have on the page", async () => {
    const text =
      "Enter the address and select Log In. The page SAML Configuration and the page Login Configuration tell more.";
    expect(await questionsOf("Test the Configuration", text)).toEqual(["How do I test the configuration?"]);
  });
});

describe("the title “What does X mean?”", () => {
  const asked = (title: string, text: string) => faqsOf(page(title, [["", text]]));

  test("is asked in small letters, answered by what says what it means", async () => {
    const text = "The word “deckle” means “lid” in an old tongue. Deckle is spoken as deck-el.";
    expect((await asked("What Does “Deckle” Mean?", text))[0]).toEqual({
      question: "What does “Deckle” mean?",
      answer: text,
    });
  });

  test("is not answered by what only speaks of it, and no other verb of small weight is met by itself", async () => {
    const text = "We have written before about deckle. Deckle helps whoever visits the mill.";
    expect(await asked("What Does Deckle Mean?", text)).toEqual([]);
    expect((await asked("What Does Deckle Do?", text)).map(({ answer }) => answer)).not.toContain(text);
  });
});

test("Pull requests are things, though to pull is a task", async () => {
  const needs = "Pull requests have a title of four words. They need a list of their own changes too.";
  expect(
    await askedOn("Pull requests", ["", "Pull requests are how changes come to be."], ["Requirements", needs]),
  ).toEqual(["What are the requirements for pull requests?"]);
});

test("Nobody asks how a text is read", async () => {
  const steps = "1. Open the page of the box.\n2. Press the blue button of the page.";
  expect(await askedOn("Boxes", ["Open the box of tools", steps])).toEqual(["How do I open the box of tools?"]);
  for (const heading of ["Read the box guidance", "Review our guides", "Understanding the box handbook"])
    expect(await askedOn("Boxes", [heading, steps])).toEqual([]);
  expect(await askedOn("Boxes", ["Review pages", steps])).toEqual(["How do I review pages?"]);
});

test("What has to be installed first is no way to use a thing", async () => {
  const needs = "To work with boxes you must install the lock and the lid of the north.";
  expect(await askedOn("Use boxes", ["", needs])).not.toContain("How do I use boxes?");
  expect(await askedOn("Use boxes", ["", needs.replace("install", "open")])).toContain("How do I use boxes?");
});

test("A title is answered by no steps for things that a section of its page has named", async () => {
  const steps = (what: string) => `To change ${what}:\n\n1. Open the page of the train.\n2. Press the blue button.`;
  const asked = (what: string) =>
    askedOn("Change letters", ["", "Letters are sent."], ["Letters of the train", steps(what)]);
  expect(await asked("letters")).toContain("How do I change letters?");
  expect(await asked("these letters")).not.toContain("How do I change letters?");
  expect(await askedOn("Change letters", ["", steps("these letters")])).toContain("How do I change letters?");
});
