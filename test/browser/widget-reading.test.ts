import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { chromiumPath } from "../support/browser.ts";
import { afterAWhile, ask, cuttable, open, reply, settled, toldOf, WidgetSite, words } from "./widget-site.ts";

if (chromiumPath) describe("whoever reads a reply in the widget", inBrowser);
else test("no Chromium on this machine: the widget was not tried", () => expect(chromiumPath).toBeUndefined());

function inBrowser(): void {
  const question = "What does a loaf cost?";
  /** A window that is lower than a reply. */
  const low = { viewport: { width: 700, height: 280 } };
  let site: WidgetSite;
  beforeAll(async () => {
    site = await WidgetSite.start();
    await site.addCompany();
  }, 90_000);
  afterEach(() => site.goOn());
  afterAll(() => site[Symbol.asyncDispose]());

  const log = (page: Page) => page.locator("usher-chat .log");
  const scrolled = (page: Page) => log(page).evaluate((shown) => Math.round(shown.scrollTop));
  const scrollTo = (page: Page, top: number) => log(page).evaluate((shown, to) => shown.scrollTo({ top: to }), top);
  /** Pixels from the top of the log to the last question. */
  const questionAt = (page: Page) =>
    log(page).evaluate((shown) => {
      const asked = shown.querySelector(".turn:last-child .question") as HTMLElement;
      return asked.getBoundingClientRect().top - shown.getBoundingClientRect().top;
    });

  /** How far down the last reply is seen. */
  const replySeen = (page: Page) =>
    log(page).evaluate((shown) => {
      const reply = shown.querySelector(".turn:last-child .reply") as HTMLElement;
      return shown.getBoundingClientRect().bottom - reply.getBoundingClientRect().top;
    });

  test("sees it from its beginning, with the question above", async () => {
    const page = await site.opened(site.url, {}, low);
    await ask(page, question);
    await settled(page);
    expect(await log(page).evaluate((shown) => shown.scrollHeight > shown.clientHeight + 60)).toBe(true);
    expect(await questionAt(page)).toBeGreaterThanOrEqual(0);
    expect(await questionAt(page)).toBeLessThan(40);
  }, 90_000);

  test("sees it from its beginning after a question of several lines, whatever was asked before", async () => {
    const page = await site.opened(site.url, {}, low);
    await ask(page, question);
    await settled(page);
    await ask(page, `Tell me please, in as many words as it takes: ${question}`);
    await settled(page);
    expect(await questionAt(page)).toBeGreaterThanOrEqual(0);
    expect(await questionAt(page)).toBeLessThan(40);
  }, 90_000);

  test("sees it below the end of a question that is taller than the panel", async () => {
    const page = await site.opened(site.url, {}, { viewport: { width: 700, height: 480 } });
    await ask(page, `${"I have to tell you something before I ask. ".repeat(30)}${question}`);
    await settled(page);
    expect(await replySeen(page)).toBeGreaterThan(120);
  }, 90_000);

  test("is told that a question is too long, keeps it, and sends it once it is shortened", async () => {
    const page = await site.opened();
    const field = page.locator("usher-chat textarea");
    const status = page.locator("usher-chat .status");
    await ask(page, `${question} ${"Why? ".repeat(400)}`);
    expect(await status.textContent()).toBe("A question has at most 2,000 characters.");
    expect((await field.inputValue()).length).toBeGreaterThan(2_000);
    await field.fill(question);
    expect(await status.textContent()).toBe("");
    // The service counts an emoji once, which takes two units of a string.
    await field.fill(`${question} ${"🍞".repeat(1_900)}`);
    await page.keyboard.press("Enter");
    expect(await status.textContent()).not.toBe("A question has at most 2,000 characters.");
    await settled(page);
    expect(await field.inputValue()).toBe("");
  }, 90_000);

  test("sees the last one on the next page, not the first", async () => {
    const page = await site.opened(site.url, {}, low);
    for (const asked of [question, "Where is the shop?", "How do I pay?"]) {
      await ask(page, asked);
      await settled(page);
    }
    await page.goto(site.url);
    await site.embed(page);
    await settled(page);
    for (let waited = 0; waited < 5_000 && (await questionAt(page)) > 40; waited += 20) await Bun.sleep(20);
    expect(await questionAt(page)).toBeGreaterThanOrEqual(0);
    expect(await questionAt(page)).toBeLessThan(40);
  }, 90_000);

  test("sees what came while the panel was closed when it is opened again", async () => {
    const page = await site.opened(site.url, {}, { viewport: { width: 700, height: 480 } });
    await ask(page, question);
    await settled(page);
    await site.askAndSeeBegin(page, "Where is the shop?");
    await page.keyboard.press("Escape");
    site.goOn();
    await page.locator('usher-chat .turn:last-child .reply[aria-busy="false"]').waitFor({ state: "attached" });
    await open(page);
    expect(await replySeen(page)).toBeGreaterThan(120);
  }, 90_000);

  test("stays at the end of it once they have read so far", async () => {
    const page = await site.opened(site.url, {}, low);
    await ask(page, "How do I book a course?");
    const positions = await page.evaluate(positionsOfReader);
    expect(positions.length).toBeGreaterThan(5);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    await page.getByRole("link", { name: "Book a course" }).waitFor();
    expect(await scrolled(page)).toBeGreaterThanOrEqual(positions.at(-1) ?? 0);
  }, 90_000);

  test("stays where they scrolled back to", async () => {
    const page = await site.opened(site.url, {}, low);
    await ask(page, question);
    await settled(page);
    await site.askAndSeeBegin(page, "Where is the shop?");
    await scrollTo(page, 10);
    site.goOn();
    await settled(page);
    expect(await scrolled(page)).toBe(10);
  }, 90_000);

  /** Every text that is read out from now on. */
  const listen = (page: Page) =>
    page.evaluate(() => {
      const told: string[] = [];
      const root = document.querySelector("usher-chat")?.shadowRoot as ShadowRoot;
      const isLive = (node: Node) => (node as Element).closest?.("[aria-live]")?.getAttribute("aria-live") === "polite";
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          if (isLive(target)) for (const node of addedNodes) if (node.textContent) told.push(node.textContent);
      }).observe(root, { childList: true, subtree: true });
      Object.assign(window, { told });
    });
  const heard = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told);

  test("hears it once, whole, and in a while it is gone from where it was read out", async () => {
    const page = await site.opened();
    await page.locator("usher-chat .greeting").waitFor();
    await listen(page);
    await ask(page, question);
    await settled(page);
    expect(await heard(page)).toEqual([reply]);
    await toldOf(page).getByText("word0").waitFor({ state: "detached" });
  }, 90_000);

  test("hears the greeting, and that a reply was stopped", async () => {
    const page = await site.opened();
    await toldOf(page).getByText("Fresh bread?").waitFor({ state: "attached" });
    await site.askAndSeeBegin(page, question);
    await listen(page);
    await page.getByRole("button", { name: "Stop" }).click();
    await toldOf(page).getByText("Stopped.").waitFor({ state: "attached" });
    const [begun = "", ...rest] = await heard(page);
    expect(reply).toStartWith(begun);
    expect(rest).toEqual(["Stopped."]);
  }, 90_000);

  test("hears on the next page what ends there, and nothing of what ended before", async () => {
    const page = await site.opened();
    await site.askAndSeeBegin(page, question);
    const next = async () => {
      await page.reload();
      await site.embed(page);
      await page.getByRole("dialog").waitFor();
      await listen(page);
      site.goOn();
      await settled(page);
      await page
        .locator("usher-chat .log")
        .getByText(`word${words - 1}`)
        .waitFor();
      return heard(page);
    };
    expect(await next()).toEqual([reply]);
    expect(await next()).toEqual([]);
    expect(await toldOf(page).allTextContents()).not.toContainEqual(expect.stringContaining("word"));
  }, 90_000);

  test("hears whole what was given up and goes on", async () => {
    const page = await site.page();
    const network = await cuttable(page);
    await page.clock.install();
    await site.embed(page);
    await open(page);
    await site.askAndSeeBegin(page, question);
    await listen(page);
    await network.cut();
    await afterAWhile(page, "There is no connection.");
    network.isUp = true;
    site.goOn();
    await page.getByRole("button", { name: "Try again" }).click();
    await settled(page);
    const [begun = "", notice, ...rest] = await heard(page);
    expect(reply).toStartWith(begun);
    expect([notice, ...rest]).toEqual(["There is no connection.", reply]);
  }, 90_000);

  test("hears what ended in a closed panel once it is opened", async () => {
    const page = await site.opened();
    await site.askAndSeeBegin(page, question);
    await listen(page);
    await page.keyboard.press("Escape");
    site.goOn();
    await page.locator('usher-chat .reply[aria-busy="false"]').waitFor({ state: "attached" });
    expect(await heard(page)).toEqual([]);
    await open(page);
    await toldOf(page)
      .getByText(`word${words - 1}`)
      .waitFor({ state: "attached" });
    expect(await heard(page)).toEqual([reply]);
  }, 90_000);

  test("keeps the focus on a source while the reply goes on", async () => {
    const page = await site.page();
    await site.embed(page);
    await open(page);
    site.hold();
    await ask(page, "What does a loaf cost early in the day?");
    const link = page.getByRole("list", { name: "Sources" }).getByRole("link");
    await link.focus();
    const wasBusy = await page.locator("usher-chat .reply").getAttribute("aria-busy");
    site.goOn();
    await settled(page);
    expect(wasBusy).toBe("true");
    expect(await link.evaluate((shown) => (shown.getRootNode() as ShadowRoot).activeElement === shown)).toBe(true);
  }, 90_000);
}

/** Where a reader stands at each picture who goes to the end of a reply at each. Runs within the page. */
async function positionsOfReader(): Promise<number[]> {
  const positions: number[] = [];
  const root = document.querySelector("usher-chat")?.shadowRoot;
  const log = root?.querySelector(".log");
  while (log && root?.querySelector(".reply")?.ariaBusy !== "false") {
    positions.push(log.scrollTop);
    log.scrollTo({ top: log.scrollHeight });
    await new Promise(requestAnimationFrame);
  }
  return positions;
}
