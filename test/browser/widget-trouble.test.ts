import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { chromiumPath } from "../support/browser.ts";
import { startTcpProxy } from "../support/tcp-proxy.ts";
import { ask, inChat, open, reply, replyOf, settled, WidgetSite, words } from "./widget-site.ts";

if (chromiumPath) describe("the widget, where something goes wrong", inBrowser);
else test("no Chromium on this machine: the widget was not tried", () => expect(chromiumPath).toBeUndefined());

function inBrowser(): void {
  let site: WidgetSite;
  beforeAll(async () => {
    site = await WidgetSite.start();
    await site.addCompany();
  }, 30_000);
  afterEach(() => site.goOn());
  afterAll(() => site[Symbol.asyncDispose]());

  const question = "What does a loaf cost?";
  const button = (page: Page, name: string) => page.getByRole("button", { name });
  const turns = async () => {
    const sql = "SELECT status FROM turns ORDER BY created_at";
    const [result] = await site.server.context.db.writer.write([{ sql, args: [] }]);
    return result?.rows.map(({ status }) => String(status)) ?? [];
  };
  const forgetTurns = () => site.server.context.db.writer.write([{ sql: "DELETE FROM turns", args: [] }]);

  /** Lets each of the page's sockets send and receive only while `isUp` says so; `cut` ends those that are open. */
  async function cuttable(page: Page) {
    const sockets = new Set<{ close(options: { code: number }): Promise<void> }>();
    const network = { isUp: true, opened: 0 };
    let last = "";
    await page.routeWebSocket(/\/agent\/v1\/ws/, (socket) => {
      network.opened++;
      if (!network.isUp) return void socket.close({ code: 1013 });
      sockets.add(socket);
      const server = socket.connectToServer();
      server.onMessage((text) => {
        if (!network.isUp) return;
        socket.send(text);
        network.isUp = last === "" || !String(text).includes(`"${last}"`);
      });
    });
    return Object.assign(network, {
      /** Lets nothing pass after the first event of this type. */
      async cutAfter(type: string) {
        last = type;
        while (network.isUp) await Bun.sleep(5);
        last = "";
        await this.cut();
      },
      async cut() {
        network.isUp = false;
        await Promise.all([...sockets].map((socket) => socket.close({ code: 1013 })));
        sockets.clear();
      },
    });
  }

  /** A page whose network is cut while the reply to its question is written. */
  async function cutWithin(asked: string) {
    const page = await site.page();
    const network = await cuttable(page);
    await site.embed(page);
    await open(page);
    await site.askAndSeeBegin(page, asked);
    await network.cut();
    return { page, network };
  }

  /** Lets the page's clock run until it shows this. */
  async function afterAWhile(page: Page, text: string) {
    const shown = inChat(page).getByText(text, { exact: false });
    while (!(await shown.isVisible())) await page.clock.runFor(1_000);
  }

  const stoppedAtServer = async () => {
    while ((await turns()).at(-1) !== "cancelled") await Bun.sleep(20);
  };

  test("stops a reply whose connection is lost at once, and at the server as soon as it is back", async () => {
    const { page, network } = await cutWithin(question);
    await inChat(page).getByText("Trying again", { exact: false }).waitFor();
    const shown = await replyOf(page).textContent();
    await button(page, "Stop").click();
    await button(page, "Send").waitFor();
    expect(await page.locator("usher-chat .notice").textContent()).toBe("Stopped.");
    expect(await page.getByRole("status").textContent()).toBe("");
    network.isUp = true;
    await stoppedAtServer();
    expect(await replyOf(page).textContent()).toBe(shown);
    site.goOn();
    await ask(page, "And now?");
    await settled(page);
    expect(await replyOf(page).last().textContent()).toContain(`word${words - 1}`);
    expect(await replyOf(page).first().textContent()).toBe(shown);
  }, 20_000);

  test("stops a message that is sent and not yet taken", async () => {
    const page = await site.page();
    await page.routeWebSocket(/\/agent\/v1\/ws/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage(async (text) => {
        await Bun.sleep(300);
        socket.send(text);
      });
    });
    await site.embed(page);
    await open(page);
    site.hold();
    await ask(page, question);
    await page.waitForTimeout(450);
    await button(page, "Stop").click();
    await inChat(page).getByText("Stopped.").waitFor();
    await stoppedAtServer();
    expect(await replyOf(page).textContent()).toBe("");
  }, 20_000);

  test("does what was pressed while a reply was awaited once that has ended", async () => {
    const page = await site.page();
    const network = await cuttable(page);
    network.isUp = false;
    await page.clock.install();
    await site.embed(page);
    await open(page);
    await ask(page, question);
    await afterAWhile(page, "There is no connection.");
    network.isUp = true;
    await page.clock.resume();
    await site.askAndSeeBegin(page, "Where is the shop?");
    await button(page, "Try again").click();
    await button(page, "Close").focus();
    site.goOn();
    await page.locator("usher-chat .notice:empty").first().waitFor({ state: "attached" });
    for (const turn of [0, 1])
      await page
        .locator(".turn")
        .nth(turn)
        .getByText(`word${words - 1}`)
        .waitFor();
    // Meanwhile the focus is the visitor's.
    const held = await page.evaluate(() => document.querySelector("usher-chat")?.shadowRoot?.activeElement?.className);
    expect(held).toBe("close");
  }, 30_000);

  test("keeps what was offered where the end of a reply is asked for again", async () => {
    const page = await site.page();
    const network = await cuttable(page);
    await page.clock.install();
    await site.embed(page);
    await open(page);
    await site.askAndSeeBegin(page, "How do I book a course?");
    const cut = network.cutAfter("cta.selected");
    site.goOn();
    await cut;
    await page.getByRole("link", { name: "Book a course" }).waitFor();
    await afterAWhile(page, "There is no connection.");
    network.isUp = true;
    await button(page, "Try again").click();
    await settled(page);
    expect(await page.getByRole("link", { name: "Book a course" }).count()).toBe(1);
    expect(await page.locator("usher-chat .notice").textContent()).toBe("");
  }, 30_000);

  test.each(["internal", "overloaded", "rate_limited"])(
    "tries once more where it is let in with %s",
    async (code) => {
      const page = await site.page();
      let refused = 0;
      await page.routeWebSocket(/\/agent\/v1\/ws/, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((text) => {
          if (!String(text).includes('"authenticated"') || refused++ > 0) return socket.send(text);
          socket.send(JSON.stringify({ type: "error", ok: false, error: "Not now", code }));
        });
      });
      await site.embed(page);
      await open(page);
      await ask(page, question);
      await settled(page);
      expect(await replyOf(page).locator("p").textContent()).toBe(`${reply}1`);
      expect(refused).toBe(2);
    },
    20_000,
  );

  test("tells that the server is busy where it lets nobody in", async () => {
    const page = await site.page();
    await page.clock.install();
    await page.routeWebSocket(/\/agent\/v1\/ws/, (socket) => {
      socket.onMessage(() => socket.send('{"type":"error","ok":false,"error":"Not now","code":"overloaded"}'));
    });
    await site.embed(page);
    await open(page);
    await ask(page, question);
    await afterAWhile(page, "Too many questions at once.");
  }, 20_000);

  test("stops an earlier page's reply of which nothing is there yet, shows what was asked, and goes on", async () => {
    const page = await site.opened();
    await site.askAndSeeBegin(page, question);
    await page.reload();
    const network = await cuttable(page);
    network.isUp = false;
    await site.embed(page);
    await button(page, "Stop").click();
    await inChat(page).getByText("Stopped.").waitFor();
    network.isUp = true;
    await inChat(page).getByText(question).waitFor();
    site.goOn();
    await ask(page, "And now?");
    await settled(page);
    expect(await replyOf(page).last().textContent()).toContain(`word${words - 1}`);
    expect(await replyOf(page).first().textContent()).toBe("");
  }, 20_000);

  test("does not stop where Enter is pressed twice on Send", async () => {
    const page = await site.opened();
    await page.locator("usher-chat textarea").fill(question);
    await button(page, "Send").focus();
    await page.keyboard.press("Enter");
    await page.locator("usher-chat .send").focus();
    await page.keyboard.press("Enter");
    await settled(page);
    expect(await replyOf(page).locator("p").textContent()).toBe(`${reply}1`);
  }, 20_000);

  test("sends once, and does not stop, where Send is pressed twice in a row", async () => {
    const page = await site.opened();
    await page.locator("usher-chat textarea").fill(question);
    await page.locator("usher-chat .send").dblclick();
    await settled(page);
    expect(await replyOf(page).locator("p").textContent()).toBe(`${reply}1`);
    expect(await page.locator("usher-chat .turn").count()).toBe(1);
  }, 20_000);

  test("keeps what it shows of an earlier page while the server is away, and goes on after", async () => {
    const page = await site.opened();
    await site.askAndSeeBegin(page, question);
    await page.reload();
    const network = await cuttable(page);
    await page.clock.install();
    await site.embed(page);
    await inChat(page).getByText("word2", { exact: false }).waitFor();
    await network.cut();
    await afterAWhile(page, "There is no connection.");
    expect(await page.locator("usher-chat .question").textContent()).toContain(question);
    network.isUp = true;
    site.goOn();
    await button(page, "Try again").click();
    await settled(page);
    expect(await replyOf(page).locator("p").textContent()).toBe(`${reply}1`);
  }, 30_000);

  test("shows an earlier page's turns once the server can be reached", async () => {
    const page = await site.opened();
    await ask(page, question);
    await settled(page);
    await page.reload();
    const network = await cuttable(page);
    network.isUp = false;
    await page.clock.install();
    await site.embed(page);
    await afterAWhile(page, "There is no connection.");
    expect(await page.locator("usher-chat .turn").count()).toBe(0);
    network.isUp = true;
    await page.clock.resume();
    await ask(page, "Where is the shop?");
    await inChat(page).getByText(question).waitFor();
    await settled(page);
    const asked = await page.locator("usher-chat .question").allTextContents();
    expect(asked.map((text) => text.replace("You: ", ""))).toEqual([question, "Where is the shop?"]);
  }, 30_000);

  test("asks anew what the server has forgotten, once though it is pressed twice", async () => {
    const { page, network } = await cutWithin(question);
    site.goOn();
    await settledAtServer();
    await forgetTurns();
    network.isUp = true;
    await inChat(page).getByText("Something went wrong.").waitFor();
    await button(page, "Try again").dblclick();
    await inChat(page)
      .getByText(`word${words - 1}`, { exact: false })
      .waitFor();
    await settled(page);
    await page.waitForTimeout(100);
    expect(await page.locator("usher-chat .turn").count()).toBe(2);
    expect(await page.evaluate(() => sessionStorage.getItem("usher:idx_bakery:turns"))).toMatch(/^wrun_\w+$/);
  }, 20_000);

  const settledAtServer = async () => {
    while ((await turns()).some((status) => status === "running" || status === "queued")) await Bun.sleep(20);
  };

  test("leaves ever longer pauses between sockets that are cut as soon as they are open", async () => {
    let sockets = 0;
    await using proxy = await startTcpProxy(site.server.url, () => ({
      cutAt: (seen) => {
        if (!seen.includes("101 Switching") || !seen.includes("authenticated")) return undefined;
        sockets++;
        return seen.length;
      },
    }));
    const page = await site.opened(site.url, { base: proxy.url });
    await ask(page, question);
    await page.waitForTimeout(5_000);
    expect(sockets).toBeGreaterThan(1);
    expect(sockets).toBeLessThan(6);
  }, 20_000);

  test("notices a network that swallows everything, and tells", async () => {
    const page = await site.page();
    await page.clock.install();
    let swallows = false;
    await page.routeWebSocket(/\/agent\/v1\/ws/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => swallows || server.send(text));
      server.onMessage((text) => swallows || socket.send(text));
    });
    await site.embed(page);
    await open(page);
    await ask(page, question);
    site.hold();
    await page.clock.runFor(200);
    await inChat(page).getByText("word2", { exact: false }).waitFor();
    swallows = true;
    await afterAWhile(page, "Trying again");
  }, 20_000);

  test("greets once the server is back that was away when it was opened", async () => {
    const page = await site.page();
    await site.embed(page);
    await page.getByRole("button", { name: "Ask a question" }).waitFor();
    await page.context().setOffline(true);
    await open(page);
    await inChat(page).getByText("The agent is not available now.").waitFor();
    await page.context().setOffline(false);
    await inChat(page).getByText("Fresh bread?").waitFor();
    expect(await page.getByRole("status").textContent()).toBe("");
  }, 20_000);
}
