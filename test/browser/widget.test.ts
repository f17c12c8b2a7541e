import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { chromiumPath, servePage } from "../support/browser.ts";
import { startTcpProxy } from "../support/tcp-proxy.ts";
import { ask, inChat, open, reply, replyOf, settled, WidgetSite, words } from "./widget-site.ts";

if (chromiumPath) describe("the widget", inBrowser);
else test("no Chromium on this machine: the widget was not tried", () => expect(chromiumPath).toBeUndefined());

function inBrowser(): void {
  let site: WidgetSite;
  let strict: string;

  beforeAll(async () => {
    site = await WidgetSite.start();
    strict = site.serve(strictPage);
    await site.addCompany();
  }, 90_000);
  afterEach(() => site.goOn());
  afterAll(() => site[Symbol.asyncDispose]());

  test("asks nothing of the server before it is opened, then greets and offers questions", async () => {
    const page = await site.page();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await site.embed(page);
    await page.getByRole("button", { name: "Ask a question" }).waitFor();
    expect(asked).toEqual(["/widget.js"]);
    await open(page);
    await page.getByRole("dialog", { name: "Ada" }).waitFor();
    await inChat(page).getByText("Fresh bread?").waitFor();
    await page.getByRole("button", { name: "Where is the shop?" }).click();
    await settled(page);
    expect(await page.locator("usher-chat .question").textContent()).toContain("Where is the shop?");
  }, 90_000);

  test("shows a reply while it is written, its source and the call to action", async () => {
    const page = await site.opened();
    await site.askAndSeeBegin(page, "How do I book a course?");
    expect(await replyOf(page).textContent()).not.toContain(`word${words - 1}`);
    site.goOn();
    await settled(page);
    expect(await replyOf(page).locator("p").textContent()).toBe(`${reply}1`);
    const source = page.getByRole("list", { name: "Sources" }).getByRole("link");
    expect(await source.getAttribute("href")).toBe("https://www.hollow-oak.example/courses");
    await page.getByRole("link", { name: "Book a course" }).waitFor();
  }, 90_000);

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
    await using proxy = await startTcpProxy(site.server.url, cutSockets);
    const page = await site.opened(site.url, { base: proxy.url });
    await ask(page, "What does a loaf cost?");
    const seen = await page.evaluate(textsWhileBusy);
    expect(seen.length).toBeGreaterThan(2);
    for (const text of seen) expect(reply).toStartWith(text);
    await settled(page);
    expect(proxy.cuts).toBe(mostCuts);
    expect(await replyOf(page).locator("p").textContent()).toBe(`${reply}1`);
  }, 90_000);

  test("goes on with the conversation on the next page, while its reply is written and after", async () => {
    const page = await site.opened();
    await site.askAndSeeBegin(page, "What does a loaf cost?");
    await page.reload();
    await site.embed(page);
    await inChat(page).getByText("word2", { exact: false }).waitFor();
    site.goOn();
    await settled(page);
    expect(await replyOf(page).textContent()).toContain(`word${words - 1}`);
    expect(await page.locator("usher-chat .question").textContent()).toContain("What does a loaf cost?");
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept).toContain("wrun_");
    expect(kept).not.toMatch(/loaf|word/);
  }, 90_000);

  test("keeps nothing of a private visitor", async () => {
    const page = await site.opened(site.url, { more: "&private" });
    await ask(page, "What does a loaf cost?");
    await settled(page);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  }, 90_000);

  test("keeps nothing before the visitor uses it, and nothing of before once its page makes it private", async () => {
    const page = await site.page();
    await site.embed(page);
    await page.getByRole("button", { name: "Ask a question" }).waitFor();
    const kept = () => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).sort());
    expect(await kept()).toEqual([]);
    await open(page);
    await ask(page, "What does a loaf cost?");
    await settled(page);
    expect(await kept()).toEqual(["open", "told", "turns", "visitor"].map((name) => `usher:idx_bakery:${name}`));
    const setPrivate = (on: boolean) =>
      page.locator("usher-chat").evaluate((chat, isOn) => void chat.toggleAttribute("private", isOn), on);
    await setPrivate(true);
    await page.locator("usher-chat .turn").waitFor({ state: "detached" });
    expect(await kept()).toEqual([]);
    await open(page);
    await ask(page, "Where is the shop?");
    await settled(page);
    expect(await kept()).toEqual([]);
    await setPrivate(false);
    await page.locator("usher-chat .turn").waitFor({ state: "detached" });
    expect(await kept()).toEqual([]);
  }, 90_000);

  test("keeps nothing of what is under way as its page makes it private, and goes on with none of it", async () => {
    const page = await site.page();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.postData() ?? ""));
    const late = Promise.withResolvers<void>();
    await page.route("**/service/v1/agent*", async (route) => {
      await late.promise;
      await route.continue();
    });
    await site.embed(page);
    await open(page);
    await page.locator("usher-chat").evaluate((chat) => void chat.toggleAttribute("private", true));
    late.resolve();
    await open(page);
    await inChat(page).getByText("Fresh bread?").waitFor();
    await page.getByRole("button", { name: "Where is the shop?" }).waitFor();
    expect(asked.filter((body) => body.includes('"sessionId"'))).toEqual([
      expect.stringContaining('"is_private_session":true'),
    ]);
    expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([]);
  }, 90_000);

  test("talks where the browser gives it no storage", async () => {
    const page = await (await site.browser.newContext()).newPage();
    await page.addInitScript(() => {
      const denied = {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      };
      Object.defineProperties(window, { localStorage: denied, sessionStorage: denied });
    });
    await page.goto(site.url);
    await site.embed(page);
    await open(page);
    await ask(page, "What does a loaf cost?");
    await settled(page);
    expect(await replyOf(page).locator("p").textContent()).toBe(`${reply}1`);
  }, 90_000);

  test("tells that it cannot reach the server, and asks once it can", async () => {
    const page = await site.opened();
    await inChat(page).getByText("Fresh bread?").waitFor();
    await page.context().setOffline(true);
    await ask(page, "What does a loaf cost?");
    await inChat(page).getByText("The connection was lost. Trying again…").waitFor();
    await page.context().setOffline(false);
    await settled(page);
    expect(await replyOf(page).locator("p").textContent()).toBe(`${reply}1`);
    expect(await page.getByRole("status").textContent()).toBe("");
  }, 90_000);

  test("sends no draft where Stop is pressed as the reply ends", async () => {
    const page = await site.opened();
    await site.askAndSeeBegin(page, "What does a loaf cost?");
    await page.locator("usher-chat textarea").fill("Half a dra");
    await page.evaluate(() => {
      const send = document.querySelector("usher-chat")?.shadowRoot?.querySelector(".send") as HTMLElement;
      const press = () => send.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
      new MutationObserver(press).observe(send, { childList: true });
    });
    site.goOn();
    await settled(page);
    await page.getByRole("button", { name: "Send" }).waitFor();
    expect(await page.locator("usher-chat textarea").inputValue()).toBe("Half a dra");
    expect(await page.locator("usher-chat .turn").count()).toBe(1);
  }, 90_000);

  test("stops a reply", async () => {
    const page = await site.opened();
    await site.askAndSeeBegin(page, "What does a loaf cost?");
    await page.getByRole("button", { name: "Stop" }).click();
    await inChat(page).getByText("Stopped.").waitFor();
    expect(await replyOf(page).textContent()).not.toContain(`word${words - 1}`);
    await page.getByRole("button", { name: "Send" }).waitFor();
  }, 90_000);

  test("works in a browser that lacks what is younger than 2023", async () => {
    const page = await (await site.browser.newContext()).newPage();
    await page.addInitScript(() => {
      const young = [
        [Promise, "withResolvers"],
        [AbortSignal, "any"],
        [URL, "canParse"],
        [URL, "parse"],
        [Object, "groupBy"],
        [Map, "groupBy"],
        [Array, "fromAsync"],
        [Set.prototype, "union"],
        [Iterator, "from"],
      ] as const;
      for (const [owner, name] of young) Reflect.deleteProperty(owner, name);
    });
    await page.goto(site.url);
    await site.embed(page);
    await open(page);
    await inChat(page).getByText("Fresh bread?").waitFor();
    await ask(page, "What does a loaf cost?");
    await settled(page);
    expect(await replyOf(page).locator("p").textContent()).toBe(`${reply}1`);
    expect(await page.locator("usher-chat .sources a").count()).toBe(1);
  }, 90_000);

  test("takes a path on the page's own host for its server's address, in browsers whose sockets take none", async () => {
    const page = await (await site.browser.newContext()).newPage();
    await page.addInitScript(() => {
      const addresses: string[] = [];
      const Socket = class extends WebSocket {
        constructor(address: string) {
          addresses.push(address);
          super(address);
        }
      };
      Object.assign(window, { WebSocket: Socket, addresses });
    });
    await page.route("**/usher/service/v1/agent*", (route) => route.fulfill({ json: { name: "Ada", greeting: "" } }));
    const grant = { accessToken: "a", expiresAt: new Date(Date.now() + 900_000).toISOString() };
    await page.route("**/usher/service/v1/bootstrap", (route) => route.fulfill({ json: grant }));
    await page.goto(site.url);
    await page.evaluate(() => {
      document.body.innerHTML = '<usher-chat index-id="idx_bakery" base="/usher/"></usher-chat>';
    });
    await site.embed(page);
    await open(page);
    await ask(page, "What does a loaf cost?");
    const first = await page.waitForFunction(() => (window as unknown as { addresses: string[] }).addresses[0]);
    expect(await first.jsonValue()).toBe(`${site.url.replace("http", "ws")}/usher/agent/v1/ws?indexId=idx_bakery`);
  }, 90_000);

  test("with an empty base speaks to its page's own host", async () => {
    const page = await site.page();
    await page.goto(`${site.url}/shop/cups?size=2`);
    await page.evaluate(() => {
      document.body.innerHTML = '<usher-chat index-id="idx_bakery" base=""></usher-chat>';
    });
    const asked = page.waitForRequest("**/service/v1/*");
    await site.embed(page);
    await open(page);
    expect((await asked).url()).toStartWith(`${site.url}/service/v1/`);
  }, 90_000);

  test("shows markup as the text that it is", async () => {
    const page = await site.opened();
    await ask(page, "hostile <script>alert(1)</script>");
    await settled(page);
    expect(await replyOf(page).textContent()).toContain("<b>bold</b>");
    expect(await page.locator("usher-chat :is(img, b, script)").count()).toBe(0);
    expect(await page.title()).toBe("A page");
  }, 90_000);

  test("says on a foreign page that the agent cannot be had", async () => {
    const foreign = servePage();
    const page = await site.opened(foreign.url);
    await inChat(page).getByText("The agent is not available now.").waitFor();
    foreign.stop();
  }, 90_000);

  test("is used by keyboard alone: Tab, Enter, Escape", async () => {
    const page = await site.page();
    await site.embed(page);
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
  }, 90_000);

  test("speaks the language of the page, and works under a strict policy", async () => {
    const page = await (await site.browser.newContext()).newPage();
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.goto(strict);
    await page.getByRole("button", { name: "Stellen Sie eine Frage" }).click();
    await ask(page, "What does a loaf cost?");
    await settled(page);
    expect(errors).toEqual([]);
  }, 90_000);

  /** A German page that allows scripts and connections of the server, and no style of any kind. */
  function strictPage() {
    const sockets = site.server.url.replace("http", "ws");
    const policy = `default-src 'none'; script-src ${site.server.url}; connect-src ${site.server.url} ${sockets}`;
    const script = `<script type="module" src="${site.server.url}/widget.js?indexId=idx_bakery"></script>`;
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
