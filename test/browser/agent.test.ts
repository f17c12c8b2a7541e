import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { eventsOf, parseLines, textOf } from "../support/agent.ts";
import { chromiumPath, freePort, openBrowser, servePage } from "../support/browser.ts";
import { PacedGenerator } from "../support/paced-generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { converse, converseOverSocket, intrude, type Service } from "./in-page.ts";

const words = 10;

if (chromiumPath) describe("a browser", inBrowser);
else test("no Chromium on this machine: what a browser does was not tried", () => expect(chromiumPath).toBeUndefined());

function inBrowser(): void {
  const [allowed, foreign] = [servePage(), servePage()];
  let server: TestServer;
  let browser: Browser;
  let service: Service;
  const generator = new PacedGenerator(words, 30);

  beforeAll(async () => {
    const port = freePort();
    const config = { port, publicUrl: `http://localhost:${port}` };
    server = await startTestServer({ config, overrides: { generator } });
    await server.addCompany({ origins: [allowed.url, server.url] });
    service = { base: server.url, indexId: "idx_bakery" };
    browser = await openBrowser();
  }, 90_000);
  afterAll(async () => {
    await browser.close();
    await Promise.all([allowed.stop(), foreign.stop(), server[Symbol.asyncDispose]()]);
  });

  async function pageOn(url: string): Promise<Page> {
    const page = await (await browser.newContext()).newPage();
    await page.goto(url);
    return page;
  }

  /** A whole conversation over fetch. The last word is made once the page has read the first. */
  async function converseOn(page: Page): ReturnType<typeof converse> {
    const begun = Promise.withResolvers<void>();
    generator.beforeLast = begun.promise;
    await page.exposeFunction("onPiece", (piece: string) => piece.includes("word0") && begun.resolve());
    return page.evaluate(converse, service);
  }

  /** A conversation whose token has the page's origin. */
  async function expectConversation(page: Page, origin: string): Promise<void> {
    const reply = await converseOn(page);
    expect(reply.status).toEqual([200, 202, 200]);
    expect(reply.grant.origin).toBe(origin);
    expect(reply.exposed).toEqual([expect.stringMatching(/^-?\d+$/), expect.stringMatching(/^[\w-]{36}$/)]);
    const events = parseLines(reply.pieces.join(""));
    const visitor = { authorization: `Bearer ${reply.grant.accessToken}`, origin };
    expect(events).toEqual(await eventsOf(server, visitor, reply.sessionId));
    expect(textOf(events)).toEndWith(`word${words - 1} `);
    expect(parseLines(reply.resumed)).toEqual(events.slice(9));
  }

  async function expectSocket(page: Page): Promise<void> {
    const { frames, code } = await page.evaluate(converseOverSocket, service);
    expect(code).toBe(1000);
    expect(frames.slice(0, 2).map(({ type }) => type)).toEqual(["authenticated", "accepted"]);
    const events = frames.slice(2);
    expect(events.map(({ index }) => index)).toEqual(events.map((_, index) => index));
    expect(events.filter(({ event }) => event?.type === "message.appended")).toHaveLength(words);
  }

  test("on an allowed page bootstraps, asks, and reads the reply as it streams", async () => {
    await expectConversation(await pageOn(allowed.url), allowed.url);
  }, 90_000);

  test("on an allowed page does the same over its WebSocket", async () => {
    await expectSocket(await pageOn(allowed.url));
  }, 90_000);

  test("on the service's own page reads the stream, though its GET has no Origin", async () => {
    const page = await pageOn(`${server.url}/healthz`);
    const requests: Promise<Record<string, string>>[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/stream")) requests.push(request.allHeaders());
    });
    await expectConversation(page, server.url);
    const sent = await Promise.all(requests);
    expect(sent).toHaveLength(2);
    for (const headers of sent) expect(headers).toMatchObject({ "sec-fetch-site": "same-origin" });
    expect(sent.filter((headers) => "origin" in headers)).toEqual([]);
    await expectSocket(page);
  }, 90_000);

  test.each(["another origin", "an opaque origin"])(
    "on a page of %s reads nothing, even with a stolen token",
    async (name) => {
      const stolen = await converseOn(await pageOn(allowed.url));
      const page = await pageOn(name === "another origin" ? foreign.url : "data:text/html,<title>opaque</title>");
      const { grant, sessionId } = stolen;
      const turns = () =>
        server.context.db.writer.write([{ sql: "SELECT count(*) AS n FROM turns WHERE company = 'bakery'", args: [] }]);
      const before = (await turns())[0]?.rows[0]?.n;
      expect(await page.evaluate(intrude, { ...service, token: grant.accessToken, sessionId })).toEqual({
        bootstrap: "TypeError",
        session: "TypeError",
        stream: "TypeError",
        cancel: "TypeError",
        plain: "TypeError",
        upgrade: "1006",
      });
      expect((await turns())[0]?.rows[0]?.n).toBe(before);
    },
    90_000,
  );
}
