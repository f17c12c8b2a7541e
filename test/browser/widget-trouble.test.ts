import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { chromiumPath } from "../support/browser.ts";
import { startTcpProxy } from "../support/tcp-proxy.ts";
import { afterAWhile, ask, cuttable, inChat, open, reply, replyOf, settled, WidgetSite, words } from "./widget-site.ts";

if (chromiumPath) describe("the widget, where something goes wrong", inBrowser);
else test("no Chromium on this machine: the widget was not tried", () => expect(chromiumPath).toBeUndefined());

function inBrowser(): void {
  let site: WidgetSite;
  beforeAll(async () => {
    site = await WidgetSite.start();
    await site.addCompany();
  }, 90_000);
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
  }, 90_000);

  test("stops a message that is sent and not yet taken", async () => {
    const page = await site.page();
    const held: (() => void)[] = [];
    let isHeld = false;
    await page.routeWebSocket(/\/agent\/v1\/ws/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        isHeld ||= String(text).includes('"type":"message"');
        server.send(text);
      });
      server.onMessage((text) => (isHeld ? held.push(() => socket.send(text)) : socket.send(text)));
    });
    await site.embed(page);
    await open(page);
    site.hold();
    const before = (await turns()).length;
    await ask(page, question);
    while ((await turns()).length === before) await Bun.sleep(5);
    await button(page, "Stop").click();
    await inChat(page).getByText("Stopped.").waitFor();
    isHeld = false;
    for (const send of held) send();
    await stoppedAtServer();
    expect(await replyOf(page).textContent()).not.toContain(`word${words - 1}`);
  }, 90_000);

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
    await page.locator("usher-chat .turn").first().locator(".notice:empty").waitFor({ state: "attached" });
    for (const turn of [0, 1])
      await page
        .locator(".turn")
        .nth(turn)
        .getByText(`word${words - 1}`)
        .waitFor();
    // Meanwhile the focus is the visitor's.
    const held = await page.evaluate(() => document.querySelector("usher-chat")?.shadowRoot?.activeElement?.className);
    expect(held).toBe("close");
  }, 90_000);

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
  }, 90_000);

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
    90_000,
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
  }, 90_000);

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
    // What was there on the earlier page is shown.
    expect(await replyOf(page).first().textContent()).toStartWith("word0 word1 word2");
    expect(await replyOf(page).first().textContent()).not.toContain(`word${words - 1}`);
  }, 90_000);

  test("does not stop where Enter is pressed twice on Send", async () => {
    const page = await site.opened();
    await page.locator("usher-chat textarea").fill(question);
    await button(page, "Send").focus();
    await page.keyboard.press("Enter");
    await page.locator("usher-chat .send").focus();
    await page.keyboard.press("Enter");
    await settled(page);
    expect(await replyOf(page).locator("p").textContent()).toBe(`${reply}1`);
  }, 90_000);

  test("sends once, and does not stop, where Send is pressed twice in a row", async () => {
    const page = await site.opened();
    await page.locator("usher-chat textarea").fill(question);
    await page.locator("usher-chat .send").dblclick();
    await settled(page);
    expect(await replyOf(page).locator("p").textContent()).toBe(`${reply}1`);
    expect(await page.locator("usher-chat .turn").count()).toBe(1);
  }, 90_000);

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
  }, 90_000);

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
  }, 90_000);

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
  }, 90_000);

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
  }, 90_000);

  test("stops at the server, once it can be reached, what was stopped while it could not for long", async () => {
    const page = await site.page();
    const network = await cuttable(page);
    await page.clock.install();
    await site.embed(page);
    await open(page);
    await site.askAndSeeBegin(page, question);
    await network.cut();
    await button(page, "Stop").click();
    const [first, tries] = [1, 6];
    while (network.opened < first + tries) await page.clock.runFor(1_000);
    network.isUp = true;
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await stoppedAtServer();
  }, 90_000);

  test("stops a reply though the server fails to at first", async () => {
    const page = await site.page();
    let refused = 0;
    await page.routeWebSocket(/\/agent\/v1\/ws/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        if (!String(text).includes('"type":"cancel"') || refused++ > 0) return server.send(text);
        socket.send(JSON.stringify({ type: "error", ref: "cancel", code: "internal", error: "" }));
      });
    });
    await site.embed(page);
    await open(page);
    await site.askAndSeeBegin(page, question);
    await button(page, "Stop").click();
    await stoppedAtServer();
    expect(refused).toBeGreaterThan(1);
  }, 90_000);

  test("shows an earlier page's reply that was whole when it was stopped", async () => {
    const page = await site.opened();
    await ask(page, question);
    await settled(page);
    await page.reload();
    const network = await cuttable(page);
    network.isUp = false;
    await site.embed(page);
    await button(page, "Stop").click();
    await inChat(page).getByText("Stopped.").waitFor();
    network.isUp = true;
    await inChat(page)
      .getByText(`word${words - 1}`)
      .waitFor();
    expect(await page.locator("usher-chat .notice").textContent()).toBe("");
  }, 90_000);

  test.each([
    [429, JSON.stringify({ ok: false, error: "", code: "rate_limited" }), "Too many questions at once."],
    [502, "<h1>Bad gateway</h1>", "There is no connection."],
  ])(
    "tells why it is not let in where its first request is answered with %i",
    async (status, body, told) => {
      const page = await site.page();
      const headers = { "access-control-allow-origin": "*" };
      await page.route("**/service/v1/bootstrap", (route) => route.fulfill({ status, body, headers }));
      await page.clock.install();
      await site.embed(page);
      await open(page);
      await ask(page, question);
      await afterAWhile(page, told);
    },
    90_000,
  );

  test("asks once more what has failed, though it was pressed before that had ended", async () => {
    const page = await site.page();
    const network = await cuttable(page);
    await site.embed(page);
    await open(page);
    await ask(page, "What is broken?");
    await network.cutAfter("turn.failed");
    await button(page, "Try again").click();
    network.isUp = true;
    await page.locator("usher-chat .turn").nth(1).waitFor();
    expect(await page.locator("usher-chat .turn").count()).toBe(2);
  }, 90_000);

  test("tries as often for what was pressed meanwhile as for what was awaited", async () => {
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
    await page.locator("usher-chat .turn").first().getByRole("button", { name: "Try again" }).click();
    await network.cut();
    const before = network.opened;
    const [forOne, ofBoth] = [6, 2];
    while (network.opened < before + forOne * ofBoth) await page.clock.runFor(1_000);
    const notices = page.locator("usher-chat .notice").filter({ hasText: "There is no connection." });
    while ((await notices.count()) < ofBoth) await page.clock.runFor(1_000);
  }, 90_000);

  test("shows turns in the order in which they were asked, those that were never taken too", async () => {
    const page = await site.opened();
    await ask(page, question);
    await settled(page);
    await page.reload();
    const network = await cuttable(page);
    network.isUp = false;
    await page.clock.install();
    await site.embed(page);
    await afterAWhile(page, "There is no connection.");
    await ask(page, "Where is the shop?");
    await page.locator("usher-chat .turn").waitFor();
    while (!(await page.locator("usher-chat .notice").getByText("There is no connection.").isVisible()))
      await page.clock.runFor(1_000);
    network.isUp = true;
    await page.clock.resume();
    await ask(page, "And now?");
    await inChat(page).getByText(question).waitFor();
    await settled(page);
    const asked = await page.locator("usher-chat .question").allTextContents();
    expect(asked.map((text) => text.replace("You: ", ""))).toEqual([question, "Where is the shop?", "And now?"]);
  }, 90_000);

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
  }, 90_000);

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
  }, 90_000);
}
