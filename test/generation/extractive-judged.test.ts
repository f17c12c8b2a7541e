import { describe, expect, test } from "bun:test";
import { faqsOf, page, takeawaysOf } from "./extractive-fixtures.ts";

// What readers who judged the engine's output on real pages found untrue, dangling or beside the point.

async function questionsOf(heading: string, text: string, title = "We were there today"): Promise<string[]> {
  return (await faqsOf(page(title, [[heading, text]]))).map(({ question }) => question);
}

describe("trimming", () => {
  test.each([
    ["a hedge", "Acme made progress towards full (almost) compatibility with MySQL."],
    ["an option", "Fill out all fields (the hint is optional) before you send the form to Acme."],
    ["an abbreviation", "The Online Privacy Protection Rule (COPPA Rule) binds all operators of sites for children."],
    ["another name", "Acme replaces the old archive (i.e. the paper one) with a vault for documents."],
    ["what holds in general alone", "Generally, Acme answers within two working days."],
  ])("keeps %s", async (_, text) => {
    expect(await takeawaysOf(page("Acme", [["", text]]))).toEqual([text]);
  });

  test.each([
    ["an address", "(https://www.acme.example/plans)"],
    ["a pointer", "(see figure 2)"],
    ["examples", "(for example, contracts and letters)"],
  ])("may leave out %s", async (_, aside) => {
    const source = page("Acme", [["", `Acme keeps the documents of all companies ${aside} for ten years.`]]);
    expect(await takeawaysOf(source)).toEqual(["Acme keeps the documents of all companies for ten years."]);
  });

  test("takes no clause that limits or hedges from a long sentence", async () => {
    const text =
      "Acme keeps the documents of all companies in Europe for ten years after the day on which they were sent to the vault by their owners – unless the owners delete their vault themselves before that.";
    expect(await takeawaysOf(page("Acme", [["", text]]))).toEqual([text]);
  });

  test("never tells what holds in the case of a heading as if it held always", async () => {
    const source = page("Locked accounts", [
      ["", "Accounts are locked for the safety of their owners."],
      ["If your account was locked during a check:", "Your account was locked because we limit the number of checks."],
    ]);
    expect(await takeawaysOf(source)).toEqual(["Accounts are locked for the safety of their owners."]);
  });

  test("never shows one side where the next sentence gives the other", async () => {
    const source = page("Measuring", [
      ["", "You need to measure success right after your challenge. But you also need to measure success over time."],
    ]);
    expect(await takeawaysOf(source)).toEqual([
      "You need to measure success right after your challenge. But you also need to measure success over time.",
    ]);
  });
});

describe("a takeaway", () => {
  const shown = (text: string, count?: number) => takeawaysOf(page("Acme", [["", text]]), count);
  const point = "Acme Vault keeps the documents of all companies for ten years.";

  test.each([
    ["its series", "Acme Vault is the second in a two-part series exploring vaults for companies."],
    ["the part before", "In part one, we explored vaults at a high level and why they are important."],
    ["what is to come", "We’ll review a five-step process for opening a vault of your own."],
    ["its makers' mood", "We’re thrilled to be a part of your journey with vaults for documents."],
    ["a slide", "Slide 1: Hi there and welcome to the yearly call of the makers of vaults."],
    ["what its makers tried", "We've tried to make each vault as easy to open as a door of your own."],
    ["where more stands", "The rules of all the other vaults are described on this page for their owners."],
    ["what a speaker left out", "For a year our town has been working with the [Oslo] vaults on a new approach."],
    ["what the reader has done", "You’ve run a vault, chosen its owners, and sent the keys to each of them."],
  ])("is no message about %s", async (_, notice) => {
    expect(await takeawaysOf(page("Acme Vault", [["", `${notice} ${point}`]]))).toEqual([point]);
  });

  test.each([
    ["You will be taken to the page of your account."],
    ["Use the information below to find out which of the vaults is yours."],
    ["Once you are on the page of your vault, select “Add address” from the menu."],
    ["Follow the prompts to confirm your address of the vault."],
    ["After you receive the code, type it into the field for codes."],
    ["As you proceed, we recommend having both readily available at all times."],
    ["If you’re coming straight from another vault, you should already have a key."],
  ])("is no middle of a procedure: %s", async (middle) => {
    expect(await takeawaysOf(page("Acme Vault", [["", `${middle} ${point}`]]))).toEqual([point]);
  });

  test.each([
    ["If you choose to use this less secure option, enter the number of a phone that you have."],
    ["Acme Vault opens its doors with whichever option you select for all of its keys."],
    ["The makers of Acme Vault hear about the issue if you have no other key of it."],
    ["To handle this, Acme can run the rules of a vault on another machine."],
    ["In the world of today, however, not even that is fast enough for vaults."],
    ["A few cities have done just that: Oslo, Bergen and the old town of Hamar."],
    ["On behalf of the whole team, I am pleased to announce Acme Vault."],
    ["Once it launched, the makers of vaults got in touch with all of us."],
  ])("never comes before one that leans on nothing: %s", async (leaning) => {
    expect(await takeawaysOf(page("Acme Vault", [["", `${leaning} ${point}`]]), 1)).toEqual([point]);
  });

  test.each([
    "You've successfully sent a parcel with Acme.",
    "With your newly made account, you are ready to send parcels.",
    "Your account is not yet deleted.",
    "Please read them before you send a parcel.",
    "We'll be using Acme for the parcels of a town.",
    "The first email says that we have your parcel.",
    "I'll talk about the history of parcels in the town.",
    "The metrics section contains the settings for all parcels.",
  ])("holds on the whole page: %s", async (text) => {
    const found = await shown(`Acme sends parcels to all towns.\n\n${text}`);
    expect(found).toEqual(["Acme sends parcels to all towns."]);
  });

  test.each([
    "Towns without a plan have a hard time resolving these issues.",
    "The parcels that are listed in these tables are those that Acme sends.",
    "Acme asked many towns on this very question.",
    "If you lose your key, you will have a second option for your parcels.",
  ])("leans on nothing that is not shown: %s", async (text) => {
    const found = await shown(`Acme sends parcels to all towns.\n\nAcme takes letters too.\n\n${text}`, 2);
    expect(found).toEqual(["Acme sends parcels to all towns.", "Acme takes letters too."]);
  });

  test.each([
    "Acme Pay is not yet available in Canada.",
    "With your new plan, calls to all towns are free.",
    "We'll cover the cost of a return within a year.",
    "During this quarter, all fees are halved.",
  ])("may tell of now: %s", async (text) => {
    expect(await shown(`Acme sends parcels to all towns.\n\n${text}`)).toContain(text);
  });

  test("begins with what happened, not with what went on meanwhile", async () => {
    expect(await shown("While that talk was going on, Acme held two events for its makers in the town.")).toEqual([
      "Acme held two events for its makers in the town.",
    ]);
  });

  test("states what a note says", async () => {
    expect(await shown("Note that all sessions of Acme end after two weeks.")).toEqual([
      "All sessions of Acme end after two weeks.",
    ]);
  });

  test("is no click in a place that is named before", async () => {
    const source = page("Acme Vault", [["", `In the portal of Acme Vault, select SSO from the menu. ${point}`]]);
    expect(await takeawaysOf(source, 1)).toEqual([point]);
  });

  test("tells the limits and warnings of a procedure rather than its steps", async () => {
    const steps =
      "1. Open the settings of your account. You see all of your addresses.\n2. Choose Add address.\n3. Enter the new one.\n4. We send a letter.\n\nDo not remove the old address until you have confirmed the new one.";
    expect(await takeawaysOf(page("Change your address", [["", steps]]))).toEqual([
      "Do not remove the old address until you have confirmed the new one.",
    ]);
  });
});

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
    ["Configure Acme Keys (Optional)", "How do I configure Acme keys (optional)?"],
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

describe("a question for a way", () => {
  test.each([
    [
      "why",
      "Rotating your key is a potentially dangerous operation. You should consider rotating your key if it is lost.",
      "Rotating your key is a potentially dangerous operation. To rotate your key, press Rotate in the list.",
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
      "Open the settings. Choose the second tab. Choose Rotate.",
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

describe("a question for what a thing does", () => {
  const text = "Acme supports letters of all sizes and of all weights.";

  test("is asked where the page is about the thing, and not where it is about something of it", async () => {
    expect(await questionsOf("", text, "Acme")).toEqual(["What does Acme support?"]);
    const word = `${text} The point that is the acme of each week is Sunday.`;
    expect(await questionsOf("", word, "Acme")).toEqual(["What does acme support?"]);
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
