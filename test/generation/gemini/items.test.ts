import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Faq, RewriteTask } from "../../../src/schemas/generation.ts";
import { startGeminiServer } from "../../support/gemini-server.ts";
import { delivery, page, pricing } from "../extractive/fixtures.ts";
import {
  answered,
  codeOf,
  elements,
  faqsTask,
  geminiAt,
  itemsOf,
  run,
  suggestionsTask,
  takeawaysTask,
} from "./fixtures.ts";

const server = startGeminiServer();
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  server.requests.length = 0;
});

const ships = { passage: 1, text: "Acme ships widgets to every country in Europe." };
const days = { passage: 2, text: "Delivery takes two to four working days." };

describe("Takeaways", () => {
  test("carry the passage that bears them out, quoted word for word", async () => {
    const parts = await answered(server, elements(ships, days), takeawaysTask());
    for (const part of parts) {
      if (part.type !== "item") continue;
      const { url, passage, quote } = part.evidence;
      expect(url).toBe(delivery.url);
      expect(delivery.passages[passage]?.text).toContain(quote);
      expect(quote).toBe(String(part.item));
    }
    expect(itemsOf(parts)).toEqual([ships.text, days.text]);
    expect(parts.at(-1)).toMatchObject({ type: "finish", reason: "stop" });
  });

  test.each([
    ["a number that the passage does not hold", { passage: 2, text: "Delivery takes two to five working days." }],
    [
      "a name that it does not hold",
      { passage: 1, text: "Acme ships widgets to every country in Europe with Globex." },
    ],
    ["a claim of another passage", { passage: 3, text: days.text }],
    ["a passage that does not exist", { passage: 99, text: days.text }],
    ["no passage", { text: days.text }],
    ["what a negation turns round", { passage: 1, text: "Acme does not ship widgets to every country in Europe." }],
    ["a link", { passage: 2, text: "Delivery takes two to four [working days](https://evil.test)." }],
    ["an address", { passage: 2, text: "Delivery takes two to four working days: evil.test/pay" }],
    ["an image", { passage: 2, text: "![Delivery](https://evil.test/x.png) takes two to four working days." }],
    ["HTML", { passage: 2, text: "Delivery takes two to four working days.<img src=x onerror=alert(1)>" }],
    ["another type", { passage: "2", text: 5 }],
    ["nothing", { passage: 2, text: "" }],
  ])("with %s are dropped before anybody sees them", async (_, element) => {
    expect(itemsOf(await answered(server, elements(element, ships), takeawaysTask()))).toEqual([ships.text]);
  });

  test("are what the page says: the caller's title supports nothing, the page's own what its passage says too", async () => {
    const claim = "Widgets from Acme cure every cold.";
    const titled = (titles: object) => takeawaysTask({ page: { ...delivery, ...titles } });
    const take = async (titles: object, ...some: object[]) =>
      itemsOf(await answered(server, elements(...some, days), titled(titles)));
    expect(await take({ title: claim, ownTitle: "Shipping" }, { passage: 1, text: claim })).toEqual([days.text]);
    expect(await take({ title: claim }, { passage: 3, text: claim })).toEqual([days.text]);
    const about = { passage: 1, text: "Acme ships Globex widgets to every country in Europe." };
    const title = "Globex widgets";
    expect(await take({ title, ownTitle: "Shipping" }, about)).toEqual([days.text]);
    expect(await take({ title }, about)).toEqual([about.text, days.text]);
  });

  test("that are not borne out at all are a failure, not an empty answer", async () => {
    server.reply = elements({ passage: 1, text: "The moon is made of cheese." });
    const outcome = await run(geminiAt(server), takeawaysTask());
    expect({ code: codeOf(outcome), parts: outcome.parts }).toEqual({ code: "ungrounded", parts: [] });
  });

  test("repeat neither each other nor the bullets that stand", async () => {
    const again = { passage: 2, text: "Delivery takes two to four working days!" };
    expect(itemsOf(await answered(server, elements(days, again, ships), takeawaysTask()))).toEqual([
      days.text,
      ships.text,
    ]);
    const task = takeawaysTask({ existing: [ships.text] });
    expect(itemsOf(await answered(server, elements(ships, days), task))).toEqual([days.text]);
  });

  test("are as many as asked for: more are not read", async () => {
    expect(itemsOf(await answered(server, elements(ships, days), takeawaysTask({ count: 1 })))).toEqual([ships.text]);
  });

  test("come out one by one, while the model still writes", async () => {
    server.reply = { pieces: [`[${JSON.stringify(ships)}`, `,${JSON.stringify(days)}]`], pieceMs: 400 };
    const at: number[] = [];
    for await (const part of geminiAt(server).stream(takeawaysTask(), new AbortController().signal)) {
      if (part.type === "item") at.push(performance.now());
    }
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(100);
  });

  test("are the same however the stream is cut, down to single bytes", async () => {
    const accented = { passage: 2, text: "Delivery takes two to four working days." };
    const json = JSON.stringify([ships, accented]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 9 }), async (size, bytesPerWrite) => {
        const pieces = json.match(new RegExp(`.{1,${size}}`, "gsu")) ?? [];
        const parts = await answered(server, { pieces, bytesPerWrite }, takeawaysTask());
        expect(itemsOf(parts)).toEqual([ships.text, days.text]);
      }),
      { numRuns: 12 },
    );
  });
});

describe("FAQs", () => {
  const element = { passage: 2, question: "How long does delivery take?", reply: days.text };

  test("hold question and answer with the passage of the answer", async () => {
    const parts = await answered(server, elements(element), faqsTask());
    expect(parts[0]).toMatchObject({
      item: { question: element.question, answer: days.text },
      evidence: { passage: 1, quote: days.text },
    });
  });

  test.each([
    ["an answer that the passage does not hold", { ...element, reply: "Delivery takes nine weeks." }],
    ["a question with a name of its own", { ...element, question: "How long does delivery to Atlantis take?" }],
    ["a question about something else", { ...element, question: "Who won the football championship?" }],
    ["a statement for a question", { ...element, question: "Delivery takes long." }],
    ["a link in the question", { ...element, question: "How long does [delivery](https://evil.test) take?" }],
  ])("with %s are dropped", async (_, bad) => {
    const refunds = { passage: 3, question: "When are refunds paid?", reply: "Refunds are paid within 10 days." };
    const items = itemsOf(await answered(server, elements(bad, refunds), faqsTask()));
    expect(items).toEqual([{ question: refunds.question, answer: refunds.reply }]);
  });

  const bread = page("Bread prices", [
    ["", "A large sourdough loaf costs 6 euros. Prices include sales tax. Bread is free of nuts."],
    ["What should I bring?", "An apron and a towel."],
  ]);
  const asked = async (...some: [question: string, reply: string, passage?: number][]) => {
    const said = some.map(([question, reply, passage = 1]) => ({ passage, question, reply }));
    const parts = await answered(server, elements(...said), faqsTask({ page: bread }));
    return itemsOf(parts).map((item) => (item as Faq).question);
  };

  test("ask in words that the page knows, or that only ask", async () => {
    const tax = "Prices include sales tax.";
    expect(
      await asked(
        ["Why do prices rise?", tax],
        ["Why is the bread toxic?", "Bread is free of nuts."],
        ["Why is bread unsafe?", "Bread is free of nuts."],
        ["What do prices include?", tax],
        ["Is bread free of nuts?", "Bread is free of nuts."],
      ),
    ).toEqual(["What do prices include?", "Is bread free of nuts?"]);
  });

  test("are answered by what speaks of the same, or by what stands below the question on the page", async () => {
    expect(
      await asked(
        ["How much does a loaf cost?", "Prices include sales tax."],
        ["How much does a large loaf cost?", "A large sourdough loaf costs 6 euros."],
        ["What should I bring?", "An apron and a towel.", 2],
      ),
    ).toEqual(["How much does a large loaf cost?", "What should I bring?"]);
  });

  test("in bullets say nothing twice", async () => {
    const reply = [days.text, "Delivery takes two to four working days!", "Islands can take up to nine days."];
    const task = faqsTask({ format: "bullets", maxBullets: 6 });
    const [item] = itemsOf(await answered(server, elements({ ...element, reply }), task));
    expect((item as Faq).answer).toBe(`- ${days.text}\n- Islands can take up to nine days.`);
  });

  test("in bullets are lines that start with `- `, as many as asked for, each borne out", async () => {
    const reply = [
      "Delivery takes two to four working days.",
      "Delivery is by dragon.",
      "Islands can take up to nine days.",
      "This also holds for mountain villages.",
    ];
    const task = faqsTask({ format: "bullets", maxBullets: 2 });
    const items = itemsOf(await answered(server, elements({ ...element, reply }), task));
    expect(items).toEqual([
      {
        question: element.question,
        answer: "- Delivery takes two to four working days.\n- Islands can take up to nine days.",
      },
    ]);
  });

  test("for a way are told whole or not at all", async () => {
    const way = { passage: 3, question: "How do I return a widget?" };
    const steps = [
      "Open your account.",
      "Choose the order and print the return label.",
      "Bring the parcel to any post office.",
    ];
    const told = async (reply: string | string[], maxBullets: number, format: "bullets" | "paragraph" = "bullets") =>
      answered(server, elements({ ...way, reply }), faqsTask({ format, maxBullets })).then(
        (parts) => itemsOf(parts).length,
        (error) => codeOf({ parts: [], error }),
      );
    expect(await told(steps, 3)).toBe(1);
    expect(await told(steps, 2)).toBe("ungrounded");
    expect(await told([...steps, "Send it by dragon."], 6)).toBe("ungrounded");
    expect(await told(`${steps.join(" ")} ${steps.join(" ").repeat(4)}`, 3, "paragraph")).toBe("ungrounded");
  });

  test("in paragraphs meet the word target within +10 %, in whole sentences", async () => {
    const reply = Array.from({ length: 12 }, () => days.text).join(" ");
    const [item] = itemsOf(await answered(server, elements({ ...element, reply }), faqsTask({ words: 50 })));
    const answer = typeof item === "object" ? item.answer : "";
    expect(answer.split(" ").length).toBeLessThanOrEqual(55);
    expect(answer).toEndWith("days.");
  });
});

describe("Rewriting", () => {
  const bullets = [
    "Delivery takes two to four working days.",
    "Refunds are paid within 10 days.",
    "Something that no page says.",
  ];
  const task: RewriteTask = { kind: "rewrite", page: delivery, bullets, tone: "warm", locale: "en" };

  test("gives each bullet once and in order, in the model's words where they keep the meaning", async () => {
    const reply = elements(
      { number: 1, text: "Your delivery takes two to four working days." },
      { number: 2, text: "Refunds are paid within 30 days." },
    );
    expect(itemsOf(await answered(server, reply, task))).toEqual([
      "Your delivery takes two to four working days.",
      ...bullets.slice(1),
    ]);
  });

  test("keeps a bullet whose number the model lost, or that it skipped or answered twice", async () => {
    const reply = elements(
      { number: 2, text: "Refunds are paid." },
      { number: 2, text: "Refunds are paid to you within 10 days." },
      { number: 1, text: "Delivery takes two to four working days!" },
    );
    expect(itemsOf(await answered(server, reply, task))).toEqual([
      bullets[0] ?? "",
      "Refunds are paid to you within 10 days.",
      bullets[2] ?? "",
    ]);
  });

  test("is left to another engine where nothing could be rewritten", async () => {
    server.reply = elements({ number: 1, text: "Buy now!" });
    expect(codeOf(await run(geminiAt(server), task))).toBe("ungrounded");
  });
});

describe("Suggestions", () => {
  const takes = { passage: 2, prompt: "How long does delivery take to islands?" };
  const plan = { passage: 4, prompt: "What does the Team plan cost?" };

  test("are questions that a passage answers, with that passage", async () => {
    const parts = await answered(server, elements(takes, plan), suggestionsTask([delivery, pricing]));
    expect(itemsOf(parts)).toEqual([takes.prompt, plan.prompt]);
    expect(parts[1]).toMatchObject({ evidence: { url: pricing.url, passage: 0 } });
  });

  test("never repeat the query, the session's queries or what was shown", async () => {
    for (const more of [
      { query: takes.prompt },
      { history: [takes.prompt] },
      { exclude: ["how long does delivery take to islands"] },
    ]) {
      const parts = await answered(server, elements(takes, plan), suggestionsTask([delivery, pricing], more));
      expect(itemsOf(parts)).toEqual([plan.prompt]);
    }
  });

  test("are asked for with the latest queries of a long session, and checked against all of them", async () => {
    const history = [takes.prompt, ...Array.from({ length: 30 }, (_, at) => `Query ${at}`)];
    const parts = await answered(server, elements(takes, plan), suggestionsTask([delivery, pricing], { history }));
    expect(itemsOf(parts)).toEqual([plan.prompt]);
    const told = JSON.stringify(server.requests.at(-1)?.body.contents);
    expect(told).toContain("Query 29");
    expect(told).toContain("Query 10");
    expect(told).not.toContain("Query 9\\");
    expect(told).not.toContain(takes.prompt);
  });

  test("that are no questions are the company's own or none", async () => {
    const own = { passage: 4, prompt: "Tell me about the Team plan" };
    const parts = (configured: string[]) =>
      answered(server, elements(own, takes), suggestionsTask([delivery, pricing], { configured }));
    expect(itemsOf(await parts([own.prompt]))).toEqual([own.prompt, takes.prompt]);
    expect(itemsOf(await parts([]))).toEqual([takes.prompt]);
  });
});
