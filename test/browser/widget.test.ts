import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { createExtractive } from "../../src/generation/extractive/engine.ts";
import type { Generator } from "../../src/generation/generator.ts";
import { chromiumPath, openBrowser, servePage } from "../support/browser.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { startTcpProxy } from "../support/tcp-proxy.ts";

const words = 40;
const paceMs = 15;

const extractive = createExtractive();

/** An engine that answers word by word, or what a hostile page would have it write. */
const generator: Generator = {
  id: "paced/1",
  async *stream(task, signal) {
    if (task.kind !== "answer") return yield* extractive.stream(task, signal);
    if (/hostile/.test(task.query)) {
      yield { type: "text-delta", delta: `<img src=x onerror="document.title='broken'"> <b>bold</b>` };
    } else {
      for (let word = 0; word < words; word++) {
        await Bun.sleep(paceMs);
        signal.throwIfAborted();
        yield { type: "text-delta", delta: word === 0 ? "word0" : ` word${word}` };
      }
      const { id = "", url = "" } = task.sources[0] ?? {};
      yield { type: "citation", start: 0, end: reply.length, sourceIds: [id], url };
    }
    yield { type: "finish", reason: "stop", usage: { inputTokens: 1, outputTokens: 1 } };
  },
};

const reply = Array.from({ length: words }, (_, word) => `word${word}`).join(" ");

if (chromiumPath) describe("the widget", inBrowser);
else test("no Chromium on this machine: the widget was not tried", () => expect(chromiumPath).toBeUndefined());

function inBrowser(): void {
  const [site, foreign, strict] = [servePage(), servePage(), servePage(strictPage)];
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await startTestServer({ overrides: { generator } });
    const more = 'agent: { enabled: true, name: Ada, greeting: "Fresh bread?" }\nsuggestions: ["Where is the shop?"]';
    await server.addCompany({ origins: [site.url, strict.url], more });
    browser = await openBrowser();
  }, 30_000);
  afterAll(async () => {
    await browser.close();
    await Promise.all([site.stop(), foreign.stop(), strict.stop(), server[Symbol.asyncDispose]()]);
  });

  async function newPage(url = site.url): Promise<Page> {
    const page = await (await browser.newContext()).newPage();
    await page.goto(url);
    return page;
  }

  const embed = (page: Page, { base = server.url, more = "" } = {}) =>
    page.addScriptTag({ type: "module", url: `${base}/widget.js?indexId=idx_bakery${more}` });
  const open = (page: Page) => page.getByRole("button", { name: "Ask a question" }).click();
  const replyOf = (page: Page) => page.locator("usher-chat .reply");
  const settled = (page: Page) => page.locator('usher-chat .reply[aria-busy="false"]').last().waitFor();

  async function ask(page: Page, question: string): Promise<void> {
    await page.getByRole("textbox").fill(question);
    await page.keyboard.press("Enter");
  }

  async function openOn(url = site.url, options = {}): Promise<Page> {
    const page = await newPage(url);
    await embed(page, options);
    await open(page);
    return page;
  }

  test("asks nothing of the server before it is opened, then greets and offers questions", async () => {
    const page = await newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await embed(page);
    await page.getByRole("button", { name: "Ask a question" }).waitFor();
    expect(asked).toEqual(["/widget.js"]);
    await open(page);
    await page.getByRole("dialog", { name: "Ada" }).waitFor();
    await page.getByText("Fresh bread?").waitFor();
    await page.getByRole("button", { name: "Where is the shop?" }).click();
    await settled(page);
    expect(await page.locator("usher-chat .question").textContent()).toContain("Where is the shop?");
  }, 20_000);

  test("shows a reply while it is written, its source and the call to action", async () => {
    const page = await openOn();
    await ask(page, "How do I book a course?");
    await page.getByText("word2", { exact: false }).waitFor();
    expect(await replyOf(page).textContent()).not.toContain(`word${words - 1}`);
    await settled(page);
    expect(await replyOf(page).locator("p").textContent()).toBe(`${reply}1`);
    const source = page.getByRole("list", { name: "Sources" }).getByRole("link");
    expect(await source.getAttribute("href")).toBe("https://www.hollow-oak.example/courses");
    await page.getByRole("link", { name: "Book a course" }).waitFor();
  }, 20_000);

  test("loses and repeats no word where its connection is cut again and again", async () => {
    const [bytesOfSocket, mostCuts] = [3_000, 3];
    let sockets = 0;
    const cutSockets = () => ({
      cutAt: (seen: Buffer) => {
        if (!seen.includes("101 Switching") || seen.length < bytesOfSocket || sockets >= mostCuts) return undefined;
        sockets++;
        return bytesOfSocket;
      },
    });
    await using proxy = await startTcpProxy(server.url, cutSockets);
    const page = await openOn(site.url, { base: proxy.url });
    await ask(page, "What does a loaf cost?");
    const seen = await page.evaluate(textsWhileBusy);
    expect(seen.length).toBeGreaterThan(2);
    for (const text of seen) expect(reply).toStartWith(text);
    await settled(page);
    expect(proxy.cuts).toBe(mostCuts);
    expect(await replyOf(page).locator("p").textContent()).toBe(`${reply}1`);
  }, 40_000);

  test("goes on with the conversation on the next page, while its reply is written and after", async () => {
    const page = await openOn();
    await ask(page, "What does a loaf cost?");
    await page.getByText("word2", { exact: false }).waitFor();
    await page.reload();
    await embed(page);
    await settled(page);
    expect(await replyOf(page).textContent()).toContain(`word${words - 1}`);
    expect(await page.locator("usher-chat .question").textContent()).toContain("What does a loaf cost?");
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept).toContain("wrun_");
    expect(kept).not.toMatch(/loaf|word/);
  }, 20_000);

  test("keeps nothing of a private visitor", async () => {
    const page = await openOn(site.url, { more: "&private" });
    await ask(page, "What does a loaf cost?");
    await settled(page);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  }, 20_000);

  test("goes over to private, and back, as its page says", async () => {
    const page = await openOn();
    await ask(page, "What does a loaf cost?");
    await settled(page);
    const setPrivate = (on: boolean) =>
      page.locator("usher-chat").evaluate((chat, isOn) => void chat.toggleAttribute("private", isOn), on);
    await setPrivate(true);
    expect(await page.locator("usher-chat .turn").count()).toBe(0);
    const kept = () => page.evaluate(() => sessionStorage.getItem("usher:idx_bakery:turns"));
    const before = await kept();
    await open(page);
    await ask(page, "Where is the shop?");
    await settled(page);
    expect(await kept()).toBe(before);
    await setPrivate(false);
    await page.getByText("What does a loaf cost?").waitFor();
    expect(await page.locator("usher-chat .turn").count()).toBe(1);
  }, 20_000);

  test("talks where the browser gives it no storage", async () => {
    const page = await (await browser.newContext()).newPage();
    await page.addInitScript(() => {
      const denied = {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      };
      Object.defineProperties(window, { localStorage: denied, sessionStorage: denied });
    });
    await page.goto(site.url);
    await embed(page);
    await open(page);
    await ask(page, "What does a loaf cost?");
    await settled(page);
    expect(await replyOf(page).locator("p").textContent()).toBe(`${reply}1`);
  }, 20_000);

  test("tells that it cannot reach the server, and asks once it can", async () => {
    const page = await openOn();
    await page.getByText("Fresh bread?").waitFor();
    await page.context().setOffline(true);
    await ask(page, "What does a loaf cost?");
    await page.getByText("The connection was lost. Trying again…").waitFor();
    await page.context().setOffline(false);
    await settled(page);
    expect(await replyOf(page).locator("p").textContent()).toBe(`${reply}1`);
    expect(await page.getByRole("status").textContent()).toBe("");
  }, 20_000);

  test("stops a reply", async () => {
    const page = await openOn();
    await ask(page, "What does a loaf cost?");
    await page.getByText("word2", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText("Stopped.").waitFor();
    expect(await replyOf(page).textContent()).not.toContain(`word${words - 1}`);
    await page.getByRole("button", { name: "Send" }).waitFor();
  }, 20_000);

  test("shows markup as the text that it is", async () => {
    const page = await openOn();
    await ask(page, "hostile <script>alert(1)</script>");
    await settled(page);
    expect(await replyOf(page).textContent()).toContain("<b>bold</b>");
    expect(await page.locator("usher-chat :is(img, b, script)").count()).toBe(0);
    expect(await page.title()).toBe("A page");
  }, 20_000);

  test("says on a foreign page that the agent cannot be had", async () => {
    const page = await openOn(foreign.url);
    await page.getByText("The agent is not available now.").waitFor();
  }, 20_000);

  test("is used by keyboard alone: Tab, Enter, Escape", async () => {
    const page = await newPage();
    await embed(page);
    await page.getByRole("button", { name: "Ask a question" }).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.type("What does a loaf cost?");
    await page.keyboard.press("Enter");
    await settled(page);
    await page.keyboard.press("Escape");
    expect(await page.getByRole("dialog").isVisible()).toBe(false);
    await page.keyboard.press("Enter");
    expect(await page.getByRole("dialog").isVisible()).toBe(true);
  }, 20_000);

  test("speaks the language of the page, and works under a strict policy", async () => {
    const page = await (await browser.newContext()).newPage();
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.goto(strict.url);
    await page.getByRole("button", { name: "Stellen Sie eine Frage" }).click();
    await ask(page, "What does a loaf cost?");
    await settled(page);
    expect(errors).toEqual([]);
  }, 20_000);

  /** A German page that allows scripts and connections of the server, and no style of any kind. */
  function strictPage() {
    const sockets = server.url.replace("http", "ws");
    const policy = `default-src 'none'; script-src ${server.url}; connect-src ${server.url} ${sockets}`;
    const script = `<script type="module" src="${server.url}/widget.js?indexId=idx_bakery"></script>`;
    const html = `<!doctype html><html lang="de-CH"><body>${script}`;
    return { html, headers: { "content-security-policy": policy } };
  }
}

/** What the reply says at each picture that the browser draws while it is written. Runs within the page. */
async function textsWhileBusy(): Promise<string[]> {
  const texts = new Set<string>();
  const reply = () => document.querySelector("usher-chat")?.shadowRoot?.querySelector(".reply");
  while (reply()?.ariaBusy !== "false") {
    const text = reply()?.querySelector("p")?.firstChild?.textContent;
    if (text) texts.add(text);
    await new Promise(requestAnimationFrame);
  }
  return [...texts];
}
