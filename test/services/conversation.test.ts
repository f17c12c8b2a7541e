import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import fc from "fast-check";
import { contextTokens, conversationWithin, tokensOf } from "../../src/services/visitor/conversation-context.ts";
import { searchConversation } from "../../src/services/visitor/search-conversation.ts";
import { eventsOf, only, say, textOf } from "../support/agent.ts";
import { bakeryOrigin } from "../support/company.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany();
});
afterAll(() => server[Symbol.asyncDispose]());

let visitors = 0;
/** Asks one message after the other; the page that the last reply draws on first, and its text. */
async function converse(messages: readonly string[], more: Record<string, unknown> = {}) {
  const visitor = await server.visitor(`conversation-${visitors++}`, more);
  let last: Awaited<ReturnType<typeof eventsOf>> = [];
  for (const message of messages) last = await eventsOf(server, visitor, await say(server, visitor, message));
  return { page: only(last, "sources.retrieved").data.sources[0]?.url.replace(bakeryOrigin, ""), text: textOf(last) };
}

describe("A message is searched", () => {
  test("without what only leads to its question", async () => {
    const { packages } = server.context;
    const found = await packages.resolve(await packages.company("bakery"), "published");
    if (!found) throw new Error("not published");
    const hitsOf = async (message: string) =>
      (await searchConversation(found.segment, message, { messages: [], citedTitle: "" }, { limit: 3 })).hits.map(
        ({ page, score }) => [page, score],
      );
    const asked = "how much a large loaf is?";
    const led = await hitsOf(`Hello! My wife stores bread and wants to know ${asked}`);
    expect(led).toEqual(await hitsOf(asked));
  });
});

describe("A follow-up is searched with what was said before", () => {
  const course = "What do I take home from a baking course?";
  test.each([
    ["that names nothing", [course, "and how much is it?"], "/courses"],
    ["that asks for a time", [course, "and how long?"], "/courses"],
    ["of one word", ["How long does sourdough keep?", "Frozen?"], "/help/storage"],
    ["that names half of it", ["How much is a large loaf?", "And a small one?"], "/pricing"],
    ["that names what many pages have", [course, "And the price?"], "/courses"],
    ["to a follow-up", [course, "and how long?", "and how much is it?"], "/courses"],
    ["whose words the corpus does not know", ["How can I pay?", "And with cheques?"], "/pricing"],
    ["that names what another page is about, and closes as one", [course, "Do I get a large loaf too?"], "/courses"],
    ["that the cited page answers", ["Is there a reduction for care homes?", "since when?"], "/pricing"],
  ])("%s", async (_, messages, page) => {
    expect((await converse(messages)).page).toBe(page);
  });

  test("the page that was cited last comes first among those that the questions would find", async () => {
    const { packages } = server.context;
    const found = await packages.resolve(await packages.company("bakery"), "published");
    if (!found) throw new Error("not published");
    for (const title of ["Baking courses", "Bread prices", "How to store bread"]) {
      const before = { messages: ["Tell me about loaves and bread"], citedTitle: title };
      const { search } = await searchConversation(found.segment, "and why?", before, { limit: 3 });
      expect(search.card(0).title).toBe(title);
    }
  });

  test("one whose pronoun may stand for something of its own is replied to from what it finds alone as well", async () => {
    const { packages } = server.context;
    const found = await packages.resolve(await packages.company("bakery"), "published");
    if (!found) throw new Error("not published");
    const before = { messages: [course], citedTitle: "Baking courses" };
    const { alone, hits } = await searchConversation(found.segment, "Can I pay for it by card?", before, { limit: 3 });
    const titles = hits.slice(0, 3).map(({ page }) => found.segment.page(page).title);
    expect(titles[0]).toBe("Baking courses");
    expect(titles).toContain(found.segment.page(alone.hits[0]!.page).title);
    expect(new Set(titles).size).toBe(3);
  });

  test.each(["Does it keep frozen bread too?", "Can I freeze bread with it?"])(
    "one that closes as a follow-up is replied to from what both find together: %s",
    async (message) => {
      const { packages } = server.context;
      const found = await packages.resolve(await packages.company("bakery"), "published");
      if (!found) throw new Error("not published");
      const before = { messages: [course, "How much is a baking course?"], citedTitle: "Baking courses" };
      const { search, hits } = await searchConversation(found.segment, message, before, { limit: 8 });
      expect(hits).toEqual([...search.hits]);
    },
  );

  test("a thing named after another one is asked of the question that both stand for", async () => {
    const { packages } = server.context;
    const found = await packages.resolve(await packages.company("bakery"), "published");
    if (!found) throw new Error("not published");
    const before = { messages: ["How do I freeze my bread?", "And my rolls?"], citedTitle: "" };
    const { asked } = await searchConversation(found.segment, "And my cake?", before, { limit: 3 });
    expect(asked).toBe("How do I freeze my cake?");
  });

  test("of a private visitor too", async () => {
    const { page } = await converse([course, "and how much is it?"], { is_private_session: true });
    expect(page).toBe("/courses");
  });
});

describe("A message that stands by itself is searched alone", () => {
  test.each([
    ["where the subject changes", ["What do I take home from a baking course?", "Where is the shop?"], "/"],
    ["though it is short", ["How much is a large loaf?", "opening hours"], "/"],
    ["where nothing was said before", ["How do I book it?"], "/courses"],
  ])("%s", async (_, messages, page) => {
    expect((await converse(messages)).page).toBe(page);
  });

  test("and what the site does not know is not answered from what was said before", async () => {
    const { text } = await converse(["How much is a large loaf?", "Tell me about quantum physics"]);
    expect(text).not.toContain("euros");
  });
});

describe("The conversation that an engine is told", () => {
  const turn = (message: string, reply: string) => ({ message, reply });

  test("is the last turns, oldest first, as user and assistant", () => {
    expect(conversationWithin([turn("问".repeat(contextTokens), "答案")])).toEqual([
      { role: "user", content: "问".repeat(contextTokens) },
      { role: "assistant", content: "" },
    ]);
    expect(conversationWithin([turn("one", "first"), turn("two", "second")])).toEqual([
      { role: "user", content: "one" },
      { role: "assistant", content: "first" },
      { role: "user", content: "two" },
      { role: "assistant", content: "second" },
    ]);
  });

  test("leaves out whole turns from the beginning where they do not fit", () => {
    const long = "word ".repeat(contextTokens);
    const kept = conversationWithin([turn("one", long), turn("two", long), turn("three", "short")]);
    expect(kept.map(({ content }) => content)).toEqual(["three", "short"]);
  });

  test("holds the last question even where its reply is too long, and as much of that as fits", () => {
    const kept = conversationWithin([turn("one", "first"), turn("two", "word ".repeat(10_000))]);
    expect(kept[0]?.content).toBe("two");
    expect(kept[1]?.content).toEndWith("…");
    expect(tokensOf(kept[1]?.content ?? "")).toBeGreaterThan(contextTokens * 0.7);
  });

  test("never exceeds the budget, whatever was said", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 400 });
    const turns = fc.array(fc.record({ message: text, reply: text }), { maxLength: 6 });
    fc.assert(
      fc.property(turns, fc.integer({ min: 0, max: 300 }), (earlier, budget) => {
        const kept = conversationWithin(earlier, budget);
        expect(kept.reduce((sum, { content }) => sum + tokensOf(content), 0)).toBeLessThanOrEqual(budget);
        const said = earlier.flatMap(({ message, reply }) => [message, reply]).slice(earlier.length * 2 - kept.length);
        for (const [at, { content }] of kept.entries()) expect(said[at]).toStartWith(content.replace(/…$/, ""));
      }),
    );
  });
});
