import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { isSupported } from "../../../src/generation/grounding/grounding.ts";
import type {
  Faq,
  FaqsTask,
  GenerationPart,
  SourcePage,
  SuggestionsTask,
  TakeawaysTask,
  Tone,
} from "../../../src/schemas/generation.ts";
import { delivery, page, pricing, run } from "./fixtures.ts";

const guide = page("Acme Vault", [
  [
    "",
    "Acme Vault is a service that keeps company documents safe. However, Acme Vault doesn't read your documents (see the privacy page). It stores every version for 90 days. Click here to learn more. Why wait? Teams use Acme Vault to share contracts with their lawyers, which saves them many hours.",
  ],
  [
    "How to create a vault",
    "To create a vault:\n\n- Open the dashboard.\n- Choose New vault.\n- Invite your team.\n- Set a retention period.",
  ],
  [
    "Pricing",
    "Acme Vault costs 12 euros a month for each person. Charities pay half of that price after they send us proof of their status.",
  ],
  [
    "Can I export my documents?",
    "You can export every document as a ZIP file at any time. The export keeps the folders and the names of the files as they are.",
  ],
  ["Deleting a vault", "Owners delete a vault under Settings. A deleted vault can't be restored after 30 days!"],
]);
const pages = [guide, delivery, pricing];
const TONES: readonly Tone[] = ["neutral", "warm", "professional", "concise"];

const takeaways = (more: Partial<TakeawaysTask> = {}): TakeawaysTask => ({
  kind: "takeaways",
  page: guide,
  count: 3,
  tone: "neutral",
  locale: "en",
  existing: [],
  ...more,
});
const faqs = (more: Partial<FaqsTask> = {}): FaqsTask => ({
  kind: "faqs",
  page: guide,
  count: 6,
  tone: "neutral",
  locale: "en",
  format: "paragraph",
  words: 50,
  maxBullets: 3,
  ...more,
});

function items(parts: readonly GenerationPart[]) {
  return parts.filter((part) => part.type === "item");
}
async function texts(task: TakeawaysTask): Promise<string[]> {
  return items(await run(task)).map(({ item }) => item as string);
}
async function questions(task: FaqsTask): Promise<Faq[]> {
  return items(await run(task)).map(({ item }) => item as Faq);
}
function passageOf(source: SourcePage, ordinal: number): string {
  return source.passages.find((passage) => passage.ordinal === ordinal)?.text ?? "";
}

describe("takeaways", () => {
  test("number at most what was asked for, each once, and are numbered in order", async () => {
    for (const count of [1, 2, 3, 6]) {
      const found = items(await run(takeaways({ count })));
      expect(found.length).toBeLessThanOrEqual(count);
      expect(found.length).toBeGreaterThan(0);
      expect(found.map(({ index }) => index)).toEqual(found.map((_, i) => i));
      expect(new Set(found.map(({ item }) => item)).size).toBe(found.length);
    }
  });

  test("stand alone: no leading connective or pronoun, no question, no pointer, no aside", async () => {
    const found = await texts(takeaways({ count: 6 }));
    for (const text of found) {
      expect(text).not.toMatch(/^(?:However|This|These|They|But|And)\b/);
      expect(text).not.toMatch(/\?|click here|see the privacy page/i);
    }
    expect(found.join(" ")).toContain("Acme Vault doesn't read your documents. It stores every version for 90 days.");
  });

  test("carry a verbatim quote of the passage that supports them, in every tone", async () => {
    for (const source of pages) {
      for (const tone of TONES) {
        const found = items(await run(takeaways({ page: source, tone, count: 6 })));
        expect(found.length).toBeGreaterThan(1);
        for (const { item, evidence } of found) {
          const passage = passageOf(source, evidence.passage);
          expect(evidence.url).toBe(source.url);
          expect(passage.includes(evidence.quote)).toBe(true);
          expect(isSupported(item as string, passage, "en")).toBe(true);
        }
      }
    }
  });

  test("repeat none of the bullets that stand already", async () => {
    const existing = ["Acme Vault keeps company documents safe as a service."];
    expect((await texts(takeaways({ existing, count: 6 }))).join(" ")).not.toContain("keeps company documents safe");
  });

  test("are shorter in concise, uncontracted and calm in professional, and address the reader in warm", async () => {
    const words = (list: string[]) => list.join(" ").split(" ").length;
    const neutral = await texts(takeaways({ count: 6 }));
    expect(words(await texts(takeaways({ count: 6, tone: "concise" })))).toBeLessThanOrEqual(words(neutral));
    const professional = (await texts(takeaways({ count: 6, tone: "professional" }))).join(" ");
    expect(professional).not.toMatch(/n['’]t\b|!/);
    expect(professional).toContain("does not read");
    expect((await texts(takeaways({ tone: "warm" })))[0]).toMatch(/\byou/i);
  });

  test("are fewer where long ones tell the page already: some fifteen words for each that was asked for", async () => {
    const long = (subject: string) =>
      `${subject} helps teams in more than forty countries to keep the documents of their customers safe, sorted and easy to find for all who need them`;
    const archive =
      "The archive of Acme has rooms in seven towns of the north in which paper, film and tape are kept dry, cool and dark by machines that need no hand";
    const folder =
      "Every folder has a number by which owners call it, a colour that tells how long it stays, and a seal that breaks where somebody opened it before";
    const wordy = page("Acme Vault", [["", `${long("Acme Vault")}. ${archive}. ${folder}.`]]);
    expect(await texts(takeaways({ page: wordy }))).toHaveLength(2);
    expect(await texts(takeaways({ page: wordy, count: 6 }))).toHaveLength(3);
  });

  test("may lean on the sentence before when it is shown along, over a paragraph's end too", async () => {
    const standards = page("API standards", [
      ["", "We released the first version of our API standards.\n\nIt is our aim that every API of ours meets them."],
    ]);
    expect(await texts(takeaways({ page: standards, count: 1 }))).toEqual([
      "We released the first version of our API standards. It is our aim that every API of ours meets them.",
    ]);
  });

  test("may quote a question but are none", async () => {
    const asked = page("Joining", [
      ["", "We asked our team “why did you join?” and got many answers. Why do people stay for years?"],
    ]);
    expect(await texts(takeaways({ page: asked }))).toEqual([
      "We asked our team “why did you join?” and got many answers.",
    ]);
  });

  test("never begin with an answer whose question is left out", async () => {
    const answered = page("Design", [
      ["", "Should I use the standards? The answer is: it depends. Design systems save teams months of work."],
    ]);
    expect((await texts(takeaways({ page: answered }))).join(" ")).not.toContain("it depends");
  });

  test("begin with what a page says rather than who wrote it, and keep its dates", async () => {
    const post = page("Parental leave", [
      [
        "",
        "As a new father, I had the pleasure of some sleepless weeks. In July, Acme Vault changed its rules for parental leave. Parents get twenty weeks of paid parental leave from now on.",
      ],
    ]);
    expect(await texts(takeaways({ page: post, count: 2 }))).toEqual([
      "In July, Acme Vault changed its rules for parental leave.",
      "Parents get twenty weeks of paid parental leave from now on.",
    ]);
  });

  test("speak of the page's topic where a statement of the page does, however late", async () => {
    const background = ["Oslo", "Bergen", "Turku", "Malmo", "Aarhus", "Espoo"].map(
      (city) => `Acme Vault began a partnership with an agency in ${city} to plan the work of its offices.`,
    );
    const topic = "The tech talks for newcomers explain one tool in half an hour.";
    const talks = page("Tech talks for newcomers", [["", [...background, topic].join(" ")]]);
    expect((await texts(takeaways({ page: talks, count: 2 }))).join(" ")).toContain("tech talks for newcomers");
  });

  test("keep a short name in brackets that is used again", async () => {
    const fec = page("Elections", [
      [
        "",
        "The Federal Election Commission (FEC) opened a new site, and the FEC will keep the old one (see the news).",
      ],
    ]);
    expect(await texts(takeaways({ page: fec }))).toEqual([
      "The Federal Election Commission (FEC) opened a new site, and the FEC will keep the old one.",
    ]);
  });

  test("are statements rather than single steps of a procedure", async () => {
    const steps = page("Passwords", [
      [
        "",
        "1. Open the settings of your account.\n2. Choose the password.\n\nA password has twelve characters or more.",
      ],
    ]);
    expect(await texts(takeaways({ page: steps, count: 1 }))).toEqual(["A password has twelve characters or more."]);
  });

  test("are no half sentence that led to a list, and no picture of a mood", async () => {
    const codes = page("Codes", [
      [
        "",
        "If you are receiving codes to your phone that you never asked for from Acme Vault in the first place:\n\n- Somebody mistyped a number.\n\nWe ❤️ codes here at Acme. Do not share these codes with anyone at all.",
      ],
    ]);
    const found = await texts(takeaways({ page: codes, count: 6 }));
    expect(found).toContain("Do not share these codes with anyone at all.");
    expect(found.join(" ")).not.toMatch(/If you are receiving|❤/);
  });

  test("of a page without text are none", async () => {
    expect(await run(takeaways({ page: page("Empty", [["", ""]]) }))).toEqual([
      { type: "finish", reason: "stop", usage: { inputTokens: 0, outputTokens: 0 } },
    ]);
  });
});

describe("FAQs", () => {
  test("are questions that the page's sections answer", async () => {
    const asked = (await questions(faqs())).map(({ question }) => question);
    expect(asked).toContain("How do I create a vault?");
    expect(asked).toContain("How is Acme Vault priced?");
    expect(asked).toContain("Can I export my documents?");
    expect(asked).toContain("What is Acme Vault?");
    expect(new Set(asked).size).toBe(asked.length);
  });

  test("are answered from the section that the question is made of", async () => {
    const found = new Map((await questions(faqs())).map(({ question, answer }) => [question, answer]));
    expect(found.get("How is Acme Vault priced?")).toContain("12 euros");
    expect(found.get("Can I export my documents?")).toContain("ZIP file");
  });

  test("ask what a visitor in trouble asks, for headings in the visitor's words and for cases", async () => {
    const help = page("Backup codes", [
      ["My backup codes don’t work", "Choose another code from your printed list, as each of them works once only."],
      ["I didn’t get a letter", "You can ask for another letter after ten days from the day of your request."],
      ["Your account", "If you lost all of your codes, you have to delete your account and make a new one."],
      [
        "Changes",
        "If you need to change your address, you will need to verify it again. If you like it, tell your friends.",
      ],
    ]);
    expect((await questions(faqs({ page: help }))).map(({ question }) => question)).toEqual([
      "What if my backup codes don’t work?",
      "What if I didn’t get a letter?",
      "What if I lost all of my codes?",
      "How do I change my address?",
    ]);
  });

  test("about trouble are not answered by where to read of it", async () => {
    const answered = async (text: string) =>
      await questions(faqs({ page: page("Codes", [["My code doesn’t work", text]]) }));
    expect(await answered("Learn what to do where a code does not work for you any more.")).toEqual([]);
    expect(await answered("Ask the desk for another code where yours does not work any more.")).toHaveLength(1);
  });

  test("are not answered by what will be told elsewhere", async () => {
    const under = (text: string) => questions(faqs({ page: page("Codes", [["How does a code work?", text]]) }));
    expect(await under("A code works once alone. We will show how codes work to all who come.")).toEqual([]);
    expect(await under("A code works once alone. We send another one to all who ask.")).toHaveLength(1);
  });

  test("may be answered by what the company will do", async () => {
    const under = (text: string) => questions(faqs({ page: page("Codes", [["How does a code work?", text]]) }));
    expect(await under("A code works once alone. We will cover the cost of another code.")).toHaveLength(1);
    const damaged = page("Codes", [["", "If your code never works, you may ask for another one within a day."]]);
    expect((await questions(faqs({ page: damaged })))[0]?.question).toBe("What if my code never works?");
  });

  test("join two tasks by what joins them in the heading", async () => {
    const joined = page("Codes", [
      ["Verifying or changing the codes", "Open the list of codes and press the button of each."],
    ]);
    expect((await questions(faqs({ page: joined })))[0]?.question).toBe("How do I verify or change the codes?");
  });

  describe("made of one sentence", () => {
    const asked = async (text: string) =>
      (await questions(faqs({ page: page("Acme Vault", [["", text]]) }))).map(({ question }) => question);

    test.each([
      [
        "If the reader names a trouble",
        "If you forgot the password sent to you, ask the support for another one.",
        "What if I forgot the password sent to me?",
      ],
      [
        "If they come upon something",
        "If you find a leak, a crack, or another fault in the vault, please report it to the support of Acme.",
        "What should I do if I find a leak, a crack, or another fault in the vault?",
      ],
      [
        "If they come upon one of several",
        "If you find a leak, a crack, or another fault in the vault, call the desk of Acme at once.",
        "What should I do if I find a leak, a crack, or another fault in the vault?",
      ],
      [
        "If they are not sure of it",
        "If you believe you’ve discovered a leak that harms the vault, please report it to the support of Acme.",
        "What should I do if I believe I’ve discovered a leak that harms the vault?",
      ],
      [
        "If there is danger",
        "If you notice smoke in the house of the vault, call the fire brigade at once.",
        "What should I do if I notice smoke in the house of the vault?",
      ],
      [
        "If there is a form for it",
        "If you notice a fault in the vault, please open an issue in the list of all faults.",
        "What should I do if I notice a fault in the vault?",
      ],
      [
        "If it is not theirs",
        "If you aren't the owner of the vault, ask its owner for access.",
        "What if I am not the owner of the vault?",
      ],
      [
        "If it was lost",
        "If you were locked out of the vault, wait for an hour and try again.",
        "What if I was locked out of the vault?",
      ],
      ["If it is a need", "If you need to move the vault, you should write to us first.", "How do I move the vault?"],
      [
        "What it lets them do",
        "Acme Vault lets you share contracts with lawyers in a safe place.",
        "What can I do with Acme Vault?",
      ],
      [
        "What it provides",
        "Acme Vault provides a safe place for all of your contracts.",
        "What does Acme Vault provide?",
      ],
      ["What it protects", "Acme Vault protects all of the contracts of lawyers.", "What does Acme Vault protect?"],
      [
        "If they really do it",
        "If you do decide to leave the vault without the key, write to the support first.",
        "What if I decide to leave the vault without the key?",
      ],
      [
        "that does happen",
        "If you do run into errors with the key, write to the support of the vault first.",
        "What if I run into errors with the key?",
      ],
      ["How it helps", "Acme Vault helps lawyers find the contracts that they look for.", "How does Acme Vault help?"],
    ])("%s", async (_, text, question) => {
      expect(await asked(text)).toEqual([question]);
    });

    test.each([
      [
        "a wish is no trouble",
        "If you prefer not to keep the key, write to the support first.",
        "If you decide not to keep the key, write to the support first.",
      ],
      [
        "what is come upon was spoken of before",
        "If you find one of these in the vault, please report the fault to the support of Acme.",
        "If you find a leak in the vault, please report the fault to the support of Acme.",
      ],
      [
        "what is come upon is no trouble",
        "If you find Acme Vault useful, please tell the people in your house about the vault.",
        "If you find Acme Vault broken, please tell the people in your house about the vault.",
      ],
      [
        "what is come upon is something better",
        "If you think you have found a better vault, please report the vault to the support of Acme.",
        "If you think you have found a broken vault, please report the vault to the support of Acme.",
      ],
      [
        "nobody is told anything but us",
        "If you find a fault in the vault of your house, please tell us.",
        "If you find a fault in the vault of your house, please tell us by letter.",
      ],
      [
        "what is come upon is a case of what was said",
        "If you find a vault where that is not the case, please report the fault to the support of Acme.",
        "If you find a vault that has no door, not even of glass, please report the fault to the support of Acme.",
      ],
      [
        "nothing went wrong",
        "If you own a vault of your own, it has a place in the list of vaults.",
        "If you lost a vault of your own, it has a place in the list of vaults.",
      ],
      [
        "a thing that is not done",
        "Acme Vault no longer supports the browsers of the last century here.",
        "Acme Vault supports the browsers of the last century here.",
      ],
      [
        "an answer that points elsewhere",
        "If you lost your key, click here to order another one. We have offices in forty countries.",
        "If you lost your key, write here to order another one. We have offices in forty countries.",
      ],
      [
        "the reader is told of a fault",
        "If you never open your vault, you are letting all of the contracts get old.",
        "If you never open your vault, you lose all of the contracts in it.",
      ],
      [
        "it was spoken of before",
        "If you do not use the vault, this defines which of the doors will be open.",
        "If you do not use the vault, the key defines which of the doors will be open.",
      ],
      [
        "all that is said is a hope",
        "If you lost all of your codes, we hope that you will think of us again.",
        "If you lost all of your codes, we see that you get new ones again.",
      ],
      [
        "one thing of several is told",
        "Acme Vault supports a new optional field for all of your contracts.",
        "Acme Vault supports new optional fields for all of your contracts.",
      ],
      [
        "a need is one of many",
        "Acme Vault requires a place for each of the contracts in it.",
        "Acme Vault provides a place for each of the contracts in it.",
      ],
      [
        "it defines by what stands before",
        "Acme Vault is the central hub for all of these contracts and lawyers.",
        "Acme Vault is the central hub for all of the contracts of lawyers.",
      ],
      [
        "the reader is left to wonder",
        "If you never had a vault, you might not know that all of them have a key.",
        "If you never had a vault, you should know that all of them have a key.",
      ],
      [
        "more has to be done below",
        "If you lost the key of your vault, call the desk right away:\n\nBring your pass. Bring 5 euros for the key. Sign the form.",
        "If you lost the key of your vault, call the desk right away.\n\nBring your pass. Bring 5 euros for the key. Sign the form.",
      ],
      [
        "what is to be done is not shown",
        "If you need to move the vault, adjust its file by hand:\n\n    place = here",
        "If you need to move the vault, adjust its file by hand.",
      ],
      [
        "no way is told",
        "If you need to see a doctor, there is no shame in that at all, ever.",
        "If you need to see a doctor, call the desk of the house at any time.",
      ],
    ])("but not where %s", async (_, text, told) => {
      expect(await asked(text)).toEqual([]);
      expect(await asked(told)).toEqual([expect.stringMatching(/^(?:What if|What should|How do|What does|What is)/)]);
    });

    test.each([
      ["My code doesn’t work", "What if my code doesn’t work?"],
      ["I can’t read my card", "What if I can’t read my card?"],
      ["The app won’t accept my password", "What if the app won’t accept my password?"],
      ["Why doesn’t my code work", "Why doesn’t my code work?"],
    ])("or of the heading %s", async (heading, question) => {
      const text = "You should wait for an hour and then try again with another one.";
      const found = await questions(faqs({ page: page("Acme Vault", [[heading, text]]) }));
      expect(found.map((faq) => faq.question)).toEqual([question]);
    });
  });

  test("ask how something is done only where the section tells how", async () => {
    const prose = "Waterfall projects of the past took many years and most of them never saw the light of day.";
    const asked = async (text: string) =>
      (await questions(faqs({ page: page("Migration", [["Building a platform", text]]) }))).map(
        ({ question }) => question,
      );
    expect(await asked(prose)).not.toContain("How do I build a platform?");
    expect(await asked("To begin, choose a provider. You should start small and grow with what you learn.")).toEqual([
      "How do I build a platform?",
    ]);
  });

  test("ask nothing of a page that answers nothing but what its title asks", async () => {
    const story = "We came to the office early that day. My colleagues had coffee and we talked for hours about work.";
    expect(await questions(faqs({ page: page("A day we will remember", [["", story]]) }))).toEqual([]);
    const asked = await questions(
      faqs({ page: page("Who can join?", [["", "All of our neighbours are welcome here."]]) }),
    );
    expect(asked.map(({ question }) => question)).toEqual(["Who can join?"]);
  });

  test("show all steps of a procedure or none", async () => {
    const step = (n: number) => `${n}. Open the settings of your account number ${n} and choose what you want to have.`;
    const guideOf = (count: number) =>
      page("Steps", [["How to set up an account", Array.from({ length: count }, (_, i) => step(i + 1)).join("\n")]]);
    expect((await questions(faqs({ page: guideOf(3) })))[0]?.answer).toContain("account number 3");
    for (const format of ["paragraph", "bullets"] as const)
      expect(
        (await questions(faqs({ page: guideOf(9), format }))).filter(
          ({ question, answer }) => /^How/.test(question) || /number/.test(answer),
        ),
      ).toEqual([]);
  });

  test("ask what the page's own things do, where a sentence says it", async () => {
    const text = "Acme Vault provides a safe place for the contracts of your company. Acme Vault keeps each of them.";
    const [only] = await questions(faqs({ page: page("All about Acme Vault", [["", text]]) }));
    expect(only?.question).toBe("What does Acme Vault provide?");
  });

  test("keep paragraph answers within the word target and a tenth", async () => {
    const long = page("Long", [["What does bread need?", "Bread needs flour and water. ".repeat(80)]]);
    for (const words of [50, 100, 150]) {
      const [only] = await questions(faqs({ page: long, words }));
      const size = only?.answer.split(/\s+/).length ?? 0;
      expect(size).toBeLessThanOrEqual(words * 1.1);
      expect(size).toBeGreaterThan(words * 0.8);
    }
  });

  test("in bullets are lines that start with a dash, no more than asked for", async () => {
    for (const maxBullets of [1, 2, 3, 6]) {
      const found = await questions(faqs({ format: "bullets", maxBullets }));
      expect(found.length).toBeGreaterThan(1);
      for (const { answer } of found) {
        const lines = answer.split("\n");
        expect(lines.length).toBeLessThanOrEqual(maxBullets);
        for (const line of lines) expect(line).toMatch(/^- \S/);
      }
    }
  });

  test("are supported by the passage that they name, in every tone and format", async () => {
    let checked = 0;
    for (const source of pages) {
      for (const tone of TONES) {
        for (const format of ["paragraph", "bullets"] as const) {
          const found = items(await run(faqs({ page: source, tone, format })));
          checked += found.length;
          for (const { item, evidence } of found) {
            const passage = passageOf(source, evidence.passage);
            expect(passage.includes(evidence.quote)).toBe(true);
            expect(isSupported((item as Faq).answer, passage, "en")).toBe(true);
          }
        }
      }
    }
    expect(checked).toBeGreaterThan(pages.length * TONES.length * 2);
  });

  test("are put in the page's language", async () => {
    const es = page(
      "Bóveda",
      [
        [
          "Crear una bóveda",
          "Abra el panel y elija la opción Nueva bóveda para empezar. Después invite a las personas de su equipo.",
        ],
      ],
      "es",
    );
    expect((await questions(faqs({ page: es, locale: "es" })))[0]?.question).toBe("¿Cómo crear una bóveda?");
    const zh = page("保险库", [["如何创建保险库", "打开控制面板，选择新建保险库，然后邀请您的团队成员加入。"]], "zh");
    expect((await questions(faqs({ page: zh, locale: "zh" })))[0]?.question).toBe("如何创建保险库？");
  });
});

describe("rewriting", () => {
  test("gives one bullet for each, in order, and alters no number, name or negation", async () => {
    const bullets = ["We don't store your card in order to protect you!", "Acme has 12 offices in Norway."];
    for (const tone of TONES) {
      const found = items(await run({ kind: "rewrite", page: guide, bullets, tone, locale: "en" })).map(
        ({ item }) => item as string,
      );
      expect(found).toHaveLength(2);
      found.forEach((text, i) => {
        expect(isSupported(text, bullets[i]!, "en")).toBe(true);
      });
    }
  });

  test("spells out contractions in professional and shortens phrases in concise", async () => {
    const put = async (tone: Tone, bullet: string) =>
      items(await run({ kind: "rewrite", page: guide, bullets: [bullet], tone, locale: "en" }))[0]?.item;
    expect(await put("professional", "You can't lose a file!")).toBe("You cannot lose a file.");
    expect(await put("concise", "Open Settings in order to delete your vault.")).toBe(
      "Open Settings to delete your vault.",
    );
    expect(await put("concise", "In order to delete your vault, open Settings.")).toBe(
      "To delete your vault, open Settings.",
    );
    expect(await put("neutral", "It's safe.")).toBe("It's safe.");
  });

  describe("is still English, with its names:", () => {
    const put = async (tone: Tone, bullet: string) =>
      items(await run({ kind: "rewrite", page: guide, bullets: [bullet], tone, locale: "en" }))[0]?.item;

    test.each([
      ["an inverted question keeps its contraction", "Why don't you call us?", "Why don't you call us?"],
      ["also before a possessive", "Won't my card be charged?", "Won't my card be charged?"],
      ["and behind why", "Why doesn't Acme ship on Sunday?", "Why doesn't Acme ship on Sunday?"],
      ["'s is has where nothing else can be", "It's become common.", "It has become common."],
      ["before other participles it stays", "That's made it possible.", "That's made it possible."],
      ["whatever was done", "Today he's taken 2 of them.", "Today he's taken 2 of them."],
      ["it is where a thing is told", "It's a safe place.", "It is a safe place."],
      ["a name keeps its mark", "Yahoo! accounts can't be used!", "Yahoo! accounts cannot be used."],
      ["what is cried within a sentence too", "“Stop!” he said. Stop! Now!", "“Stop!” he said. Stop. Now."],
      ["words in capitals stay", "WE'RE open on Sunday.", "WE'RE open on Sunday."],
    ])("%s", async (_, bullet, said) => {
      expect(await put("professional", bullet)).toBe(said);
    });

    test("warm leaves words in capitals too", async () => {
      expect(await put("warm", "You should know: DO NOT MAIL CASH!")).toBe("You should know: DO NOT MAIL CASH!");
    });
  });
});

describe("suggestions", () => {
  const task = (more: Partial<SuggestionsTask> = {}): SuggestionsTask => ({
    kind: "suggestions",
    query: "acme vault",
    history: [],
    sources: pages,
    configured: [],
    exclude: [],
    count: 5,
    locale: "en",
    ...more,
  });
  const prompts = async (more: Partial<SuggestionsTask> = {}) =>
    items(await run(task(more))).map(({ item }) => item as string);

  test("are prompts that the sources answer, as many as asked for at most", async () => {
    const found = await prompts();
    expect(found.length).toBeGreaterThan(2);
    expect(found.length).toBeLessThanOrEqual(5);
    expect(found).toContain("How do I create a vault?");
  });

  test("are none of a far page that neither ask nor tell of what was said", async () => {
    const answer = "Open **Settings**, then choose **Lamps** and click **Save** there.";
    const near = page("Boxes", [["Move a lid", answer]]);
    const far = (heading: string, said: string) => ({ ...page("Lamps", [[heading, said]]), score: 0.5 });
    const boxes = "Open **Settings**, then choose **Boxes** and click **Save** there.";
    const bits = "Open **Bits**, then choose **Lids** and click **Save** there.";
    const found = await prompts({
      query: "boxes of oak with lids",
      sources: [
        near,
        far("Change a lamp", answer),
        far("Change a room", boxes.replace("there", "for lids")),
        far("Change a house", bits),
        far("Change a box", answer),
      ],
    });
    expect(found.toSorted()).toEqual(["How do I change a box?", "How do I change a room?", "How do I move a lid?"]);
  });

  test.each(["boxse", "what about that", ""])(
    "are of far pages too where nothing was found by its words: %j",
    async (query) => {
      const answer = "Open **Settings**, then choose **Lamps** and click **Save** there.";
      const near = page("Boxes", [["Move a lid", answer]]);
      const far = { ...page("Lamps", [["Change a lamp", answer]]), score: 0.5 };
      const found = await prompts({ query, sources: [near, far] });
      expect(found.toSorted()).toEqual(["How do I change a lamp?", "How do I move a lid?"]);
    },
  );

  test("are of a page that is nearly as near as the nearest, whatever they ask", async () => {
    const answer = "Open **Settings**, then choose **Lamps** and click **Save** there.";
    const near = page("Boxes", [["Move a lid", answer]]);
    const next = { ...page("Lamps", [["Change a lamp", answer]]), score: 0.85 };
    expect(await prompts({ query: "boxes", sources: [near, next] })).toContain("How do I change a lamp?");
  });

  const way = "Open **Settings**, then choose **Plans** and click **Save** there.";

  test("are not what was just asked with a word more, unless a topic was named alone", async () => {
    const source = page("Plans: yearly", [["Cancel a yearly plan", way]]);
    const asked = (query: string) => prompts({ query, sources: [source] });
    expect(await asked("yearly plan")).toEqual(["How do I cancel a yearly plan?"]);
    expect(await asked("how do i cancel my plan")).toEqual([]);
    expect(await asked("how do i change my yearly plan")).toEqual(["How do I cancel a yearly plan?"]);
  });

  test("are neither what the best passage answers nor the name of its page, where a question was asked", async () => {
    const source = page("Boats", [
      ["Change a plan", way],
      ["Lend a boat", way.replace("Plans", "Boats")],
    ]);
    const scored = source.passages.map((passage, i) => ({ ...passage, score: 2 - i }));
    const asked = (query: string) => prompts({ query, sources: [{ ...source, passages: scored }] });
    expect(await asked("boats")).toContain("How do I change a plan?");
    expect(await asked("what else would a plan be")).toEqual(["How do I lend a boat?"]);
    const named = { sources: [page("Storage rules", [["", "Boxes stand on the shelf of their owner."]])] };
    expect(await prompts({ ...named, query: "boxes" })).toEqual(["Storage rules"]);
  });

  test("repeat what the answer told rather than being none, where that page tells of what was asked", async () => {
    const named = { sources: [page("Storage rules", [["", "Boxes stand on the shelf of their owner."]])] };
    expect(await prompts({ ...named, query: "where do my boxes stand" })).toEqual(["Storage rules"]);
    expect(await prompts({ ...named, query: "where do my lamps hang" })).toEqual([]);
    expect(await prompts({ ...named, query: "what are the storage rules" })).toEqual([]);
  });

  test("are questions without the number of their heading, and none that points at a place of its page", async () => {
    const why = "On change une rame usée, car elle freine le bateau et fatigue les bras de tous.";
    const numbered = page("Rames", [["1.Pourquoi changer une rame ?", why]], "fr");
    expect(await prompts({ query: "rames", locale: "fr", sources: [numbered] })).toContain(
      "Pourquoi changer une rame ?",
    );
    const below = page("Rames", [["Pourquoi changer la rame ci-dessous ?", why]], "fr");
    expect(await prompts({ query: "rames", locale: "fr", sources: [below] })).not.toContain(
      "Pourquoi changer la rame ci-dessous ?",
    );
  });

  test.each(["24 Hours on a boat, is it free?", "5 Star boats, are they free?", "2 Factor login, is it free?"])(
    "keep a count that belongs to a name: %s",
    async (question) => {
      const answer = "Yes, it is free for everybody who has a plan, and nobody pays for the boats of a plan.";
      expect(await prompts({ query: "boats", sources: [page("Boats", [[question, answer]])] })).toContain(question);
    },
  );

  test("are none of a far page that has but one of the words that were said", async () => {
    const near = page("What we store", [["Move a lid", way]]);
    const far = (heading: string) => ({ ...page("Lamps", [[heading, way]]), score: 0.5 });
    const found = await prompts({
      query: "where can i store my project",
      sources: [near, far("Store personal data of guards"), far("Store a project")],
    });
    expect(found).not.toContain("How do I store personal data of guards?");
  });

  test("are no questions that only their page makes sense of, in any language", async () => {
    const source = page("Lessen", [["Voor wie gelden ze?", "Ze gelden voor alle leden van de haven."]], "nl");
    expect(await prompts({ query: "lessen van de haven", locale: "nl", sources: [source] })).not.toContain(
      "Voor wie gelden ze?",
    );
  });

  test.each([
    ["en", "Storage rules", "Boxes stand on the shelf of their owner."],
    ["de", "Sprechstunden", "Das Büro ist montags ab neun Uhr offen."],
    ["fr", "Le port", "Le port prête des bateaux à ses membres."],
    ["es", "El puerto", "El puerto presta barcos a sus socios."],
    ["it", "Il porto", "Il porto presta barche ai suoi soci."],
    ["pt", "O porto", "O porto empresta barcos aos seus sócios."],
    ["nl", "De haven", "De haven leent boten uit aan haar leden."],
  ])("are of the things that near pages are about where those answer no question (%s)", async (locale, title, text) => {
    expect(await prompts({ query: "offen", locale, sources: [page(title, [["", text]], locale)] })).toEqual([title]);
  });

  test.each([
    ["en", "Cancel a plan"],
    ["en", "Home"],
    ["en", "Our Team"],
    ["en", "How We Work"],
    ["en", "Version 2.0"],
    ["de", "Über uns"],
    ["fr", "Qui sommes-nous"],
    ["it", "Chi siamo"],
    ["en", "Plans: what they cost"],
    ["de", "Vertrag kündigen"],
    ["fr", "Annuler un contrat"],
    ["nl", "Contract opzeggen"],
    ["pl", "Umowa"],
  ])("are of no page whose title names an act, the site or more than a thing (%s): %s", async (locale, title) => {
    const text = "The plans of Acme end in June of each year.";
    expect(await prompts({ query: "june", locale, sources: [page(title, [["", text]], locale)] })).toEqual([]);
  });

  describe("where few questions are answered", () => {
    const told = "The harbour lends boats to all of its members.";
    const near = (title: string, headings: readonly string[], locale = "en") =>
      page(
        title,
        headings.map((heading): [string, string] => [heading, `${told} It has ${heading.length} of them.`]),
        locale,
      );

    test.each([
      ["en", "Harbour", ["Examples", "Boats of oak", "Harbour gates"], ["Harbour: Boats of oak", "Harbour gates"]],
      ["fr", "Port", ["Sommaire", "Bateaux en bois"], ["Port : Bateaux en bois"]],
      ["de", "Hafen", ["Boxen packen", "2. Boote"], ["Wie packe ich Boxen?", "Hafen: Boote"]],
    ])("are the headings of near pages, as tasks or behind its title (%s)", async (locale, title, headings, asks) => {
      const query = title as string;
      const sources = [near(query, headings as string[], locale as string)];
      expect((await prompts({ query, locale: locale as string, sources })).toSorted()).toEqual(
        (asks as string[]).toSorted(),
      );
    });

    test("are none of a page that tells of nothing that was asked, and none of a civility", async () => {
      const sources = [near("Harbour", ["Boats of oak"])];
      expect(await prompts({ query: "lamps of oars", sources })).not.toContain("Harbour: Boats of oak");
      expect(await prompts({ query: "Thank you!", sources })).toEqual([]);
      expect(await prompts({ query: "harbour", sources })).toEqual(["Harbour: Boats of oak"]);
    });

    test("are none that the session asked for, with the title of its page or without", async () => {
      const sources = [near("Harbour", ["Boats of oak", "Gates"])];
      expect(await prompts({ query: "harbour", history: ["boats of oak"], sources })).toEqual(["Harbour: Gates"]);
      expect(await prompts({ query: "where are the gates", history: ["harbour"], sources })).toEqual([
        "Harbour: Boats of oak",
      ]);
    });

    test("are none that only send on, say an aim or where on the page one is", async () => {
      const unsaid = near("Hafen", ["Weitere Hinweise", "Pour ouvrir une boîte", "Boote"], "de");
      unsaid.passages.push({ ...unsaid.passages[0]!, ordinal: 9, heading: "Tore", text: "Siehe Tore im Norden." });
      expect(await prompts({ query: "Hafen", locale: "de", sources: [unsaid] })).toEqual(["Hafen: Boote"]);
    });

    test("leave room for the other things that near pages are about", async () => {
      const other = page("Tall ships", [["", "The tall ships of the harbour sail in June."]]);
      const found = await prompts({ query: "harbour", sources: [near("Harbour", ["Boats of oak"]), other] });
      expect(found).toEqual(["Harbour: Boats of oak", "Tall ships"]);
    });

    test("are questions for the tasks that headings name, in any of the languages", async () => {
      const asked = async (locale: string, title: string, heading: string) =>
        prompts({ query: title, locale, sources: [near(title, [heading], locale)] });
      expect(await asked("en", "Harbour", "Move a boat")).toEqual(["How do I move a boat?"]);
      expect(await asked("es", "Puerto", "Mover los barcos")).toEqual(["¿Cómo mover los barcos?"]);
      expect(await asked("fr", "Port", "Déplacer un bateau")).toEqual(["Comment déplacer un bateau ?"]);
    });

    test("are no labels that a question was not about, that shout or that name persons", async () => {
      const sources = [near("Harbour", ["Boats of oak", "RULES OF SAILS", "Ada Oaks"])];
      sources[0]!.passages[2]!.text = "She is a professor of sails at the harbour.";
      expect(await prompts({ query: "harbour", sources })).toEqual(["Harbour: Boats of oak"]);
      expect(await prompts({ query: "who lends all of its lamps to members", sources })).not.toContain(
        "Harbour: Boats of oak",
      );
    });

    test("are none beside questions that pages answer", async () => {
      const why = "Oak is hard and heavy, so that boats of oak last for a hundred years.";
      const source = page("Harbour", [
        ["Boats of ash", told],
        ["Why are boats made of oak?", why],
      ]);
      expect(await prompts({ query: "harbour", sources: [source] })).toEqual(["Why are boats made of oak?"]);
    });

    test("stand behind few of them where a question was asked, and they speak of it", async () => {
      const why = "Oak is hard and heavy, so that boats of oak last for a hundred years.";
      const source = page("Harbour", [
        ["", "The harbour has boats of ash and of oak for rent."],
        ["Boats of ash", told],
        ["Moorings and their keys", told],
        ["Why are boats made of oak?", why],
      ]);
      const found = await prompts({ query: "what can I rent here of ash", sources: [source] });
      expect(found[0]).toBe("Why are boats made of oak?");
      expect(found.slice(1)).toEqual([expect.stringContaining("Boats of ash")]);
    });

    test("are things that are called by names like those of persons", async () => {
      const source = page("Acme Forms", [["", "Acme Forms prête des formulaires à tous les membres du port."]], "fr");
      expect(await prompts({ query: "formulaires", locale: "fr", sources: [source] })).toEqual(["Acme Forms"]);
    });

    test("are no persons whom nobody has named", async () => {
      const source = page("Ada Rossi", [["", "Ada è docente di chimica. Lavora a Porto da anni."]], "it");
      expect(await prompts({ query: "chimica", locale: "it", sources: [source] })).toEqual([]);
      expect(await prompts({ query: "rossi", locale: "it", sources: [source] })).toEqual(["Ada Rossi"]);
    });
  });

  test("are none of a page of the law, unless its title was named", async () => {
    const law = page("Privacy of a visit", [
      ["How long is the day of each visit kept?", "The day of each visit is kept for a year, and is then deleted."],
    ]);
    const sources = [{ ...law, url: "https://acme.example/privacy" }];
    expect(await prompts({ query: "visit", sources })).toEqual(["How long is the day of each visit kept?"]);
    expect(await prompts({ query: "when are the days deleted", sources })).toEqual([]);
  });

  test("are the other questions of a passage that answers one, and not that one in other words", async () => {
    const lines = [
      ["Will I have to pass a swimming test?", "No, nobody has to pass a test, but all boats have vests for you."],
      ["What should I bring to the harbour?", "You should bring warm clothes and boots that have a pale sole."],
      ["Can I borrow an oar for a day?", "Yes, you can borrow any oar from the shed, and it costs you nothing."],
    ];
    const source = page("Questions", [["Of beginners", lines.flat().join("\n\n")]], "en");
    const other = page("Lamps", [["", "The lamps of the harbour are lit at night."]]).passages[0]!;
    const passages = [...source.passages, { ...other, ordinal: 1, score: 0.1 }];
    const found = await prompts({ query: "do i need a swimming test", sources: [{ ...source, passages }] });
    expect(found.toSorted()).toEqual(["Can I borrow an oar for a day?", "What should I bring to the harbour?"]);
  });

  test("are made of a sentence only where they name what was said", async () => {
    const said = "The harbour mends each coracle by hand. A coracle is never left wet. Buyers ask for a small coracle.";
    const told = "A coracle is a small boat that is used to fish on rivers.";
    const source = page("Boats of the harbour", [["", `${said}\n\n${told}`]]);
    expect(await prompts({ query: "coracle rivers", sources: [source] })).toContain("What is a coracle?");
    expect(await prompts({ query: "harbour", sources: [source] })).not.toContain("What is a coracle?");
  });

  test("are never excluded ones nor what the session asked", async () => {
    const first = await prompts();
    const again = await prompts({ exclude: [first[0]!], history: [first[1]!.toUpperCase()], query: first[2]! });
    for (const text of first.slice(0, 3)) expect(again).not.toContain(text);
  });

  test("begin with configured ones where the sources answer them, and leave out the others", async () => {
    const found = await prompts({
      configured: ["Do you train astronauts?", "Can charities get Acme Vault at half price?"],
    });
    expect(found[0]).toBe("Can charities get Acme Vault at half price?");
    expect(found).not.toContain("Do you train astronauts?");
  });
});

test.each(["“", "„", "«", '"', "(", "If you ", "a ", "not my "])(
  "a page of nothing but %p holds nobody up",
  async (piece) => {
    const costOf = async (length: number) => {
      const source = page("Any", [["Any heading", piece.repeat(length / piece.length)]]);
      const before = process.cpuUsage();
      for (const task of [takeaways({ page: source }), faqs({ page: source })]) await run(task);
      // Time of the processor: what else the machine does is not counted.
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const costs: Record<"short" | "long", number[]> = { short: [], long: [] };
    for (let round = 0; round < 5; round++) {
      costs.short.push(await costOf(12_500));
      costs.long.push(await costOf(100_000));
    }
    // A linear rule costs eight times as much, a quadratic one sixty-four times.
    expect(Math.min(...costs.long)).toBeLessThan(24 * Math.min(...costs.short));
  },
);

test("any text at all gives a clean, finite stream, whose quotes are verbatim", async () => {
  const sentences = pages.flatMap(({ passages }) => passages.flatMap(({ text }) => text.split(/(?<=[.!?])\s+|\n+/)));
  const noise = fc.string({ unit: "grapheme", maxLength: 30 });
  const headings = pages.flatMap(({ passages }) => passages.map(({ heading }) => heading));
  const line = fc
    .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...sentences) }, noise), { maxLength: 5 })
    .map((some) => some.join(" "));
  const section = fc.tuple(
    fc.oneof(fc.constantFrom(...headings), noise),
    fc.array(line, { maxLength: 4 }).map((lines) => lines.join("\n\n")),
  );
  let quotes = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(section, { minLength: 1, maxLength: 3 }),
      fc.constantFrom("en", "de", "zh", "xx"),
      async (sections, locale) => {
        const source = page("Acme Vault", sections, locale);
        for (const task of [takeaways({ page: source, locale }), faqs({ page: source, locale })]) {
          const parts = await run(task);
          expect(parts.at(-1)?.type).toBe("finish");
          for (const { evidence } of items(parts)) {
            expect(passageOf(source, evidence.passage)).toContain(evidence.quote);
            quotes++;
          }
        }
      },
    ),
    { numRuns: 200 },
  );
  expect(quotes).toBeGreaterThan(200);
});
