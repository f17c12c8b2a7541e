import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { chromiumPath } from "../support/browser.ts";
import { ask, inChat, open, settled, WidgetSite } from "./widget-site.ts";

if (chromiumPath) describe("the widget on somebody's page", inBrowser);
else test("no Chromium on this machine: the widget was not tried", () => expect(chromiumPath).toBeUndefined());

function inBrowser(): void {
  const phone = { viewport: { width: 390, height: 844 } };
  const question = "What does a loaf cost?";
  let site: WidgetSite;
  let busy: string;
  let arabic: string;
  beforeAll(async () => {
    site = await WidgetSite.start();
    busy = site.serve(() => ({ html: busyPage, headers: {} }));
    arabic = site.serve(() => ({ html: '<!doctype html><html dir="rtl" lang="ar"><body>…', headers: {} }));
    await site.addCompany();
  }, 90_000);
  afterEach(() => site.goOn());
  afterAll(() => site[Symbol.asyncDispose]());

  const boxOf = async (page: Page, part: string) => {
    const box = await page.locator(`usher-chat ${part}`).boundingBox();
    if (!box) throw new Error(`${part} is not shown`);
    return box;
  };
  const styleOf = (page: Page, part: string, property: string) =>
    page
      .locator(`usher-chat ${part}`)
      .evaluate((shown, name) => getComputedStyle(shown).getPropertyValue(name), property);

  test("stands at the lower right and looks as ever, whatever the page's own rules", async () => {
    const [plain, hostile] = [await site.page(), await site.page(busy)];
    for (const page of [plain, hostile]) await site.embed(page);
    const [mine, theirs] = [await boxOf(plain, ".launcher"), await boxOf(hostile, ".launcher")];
    expect(theirs).toEqual(mine);
    expect(mine.x + mine.width).toBeGreaterThan(1_200);
    for (const page of [plain, hostile]) await open(page);
    expect(await boxOf(hostile, ".panel")).toEqual(await boxOf(plain, ".panel"));
    for (const property of ["color", "font-size", "font-family", "text-transform", "letter-spacing"])
      expect([property, await styleOf(hostile, ".panel", property)]).toEqual([
        property,
        await styleOf(plain, ".panel", property),
      ]);
  }, 90_000);

  test("keeps what is typed from the page's shortcuts", async () => {
    const page = await site.opened(busy);
    await page.locator("usher-chat textarea").focus();
    await page.keyboard.type("km/h?");
    expect(await page.locator("usher-chat textarea").inputValue()).toBe("km/h?");
    expect(await page.locator("#search").inputValue()).toBe("");
  }, 90_000);

  test("keeps the focus when what has it goes", async () => {
    const page = await site.opened();
    await page.getByRole("button", { name: "Where is the shop?" }).focus();
    await page.keyboard.press("Enter");
    await settled(page);
    await page.keyboard.type("so");
    expect(await page.locator("usher-chat textarea").inputValue()).toBe("so");
    await page.keyboard.press("Escape");
    expect(await page.getByRole("dialog").isVisible()).toBe(false);
  }, 90_000);

  test("fills a phone, keeps the focus within, and does not cover the page that is gone to", async () => {
    const page = await site.opened(site.url, {}, phone);
    expect(await boxOf(page, ".panel")).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await ask(page, question);
    await settled(page);
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.localName)).toMatch(/^(usher-chat|body)$/);
    }
    expect(await styleOf(page, "textarea", "font-size")).toBe("16px");
    await page.reload();
    await site.embed(page);
    await page.getByRole("button", { name: "Ask a question" }).waitFor();
    expect(await page.getByRole("dialog").isVisible()).toBe(false);
    await open(page);
    await inChat(page).getByText(question).waitFor();
  }, 90_000);

  test("writes its words from left to right on a page that does not, and each text by its own letters", async () => {
    const page = await site.opened(arabic);
    await ask(page, question);
    await settled(page);
    expect(await styleOf(page, ".panel", "direction")).toBe("ltr");
    await ask(page, "كم سعر الرغيف؟");
    const asked = page.locator("usher-chat .question").last();
    expect(await asked.evaluate((shown) => getComputedStyle(shown).direction)).toBe("rtl");
    expect(await page.locator("usher-chat .panel").getAttribute("lang")).toBe("en");
  }, 90_000);

  test.each(["light", "dark"] as const)(
    "can be read in a %s scheme",
    async (colorScheme) => {
      const page = await site.page(site.url, { colorScheme });
      await page.addStyleTag({ content: ":root { color-scheme: light dark }" });
      await site.embed(page);
      await open(page);
      await ask(page, question);
      await settled(page);
      for (const part of [".sources a", ".question", ".reply p"])
        expect(await page.locator(`usher-chat ${part}`).evaluate(contrastOf)).toBeGreaterThan(4.5);
    },
    90_000,
  );

  test("breaks words and addresses that are longer than its lines, wherever they stand", async () => {
    const long = "Donaudampfschifffahrt".repeat(6);
    const page = await site.page();
    await page.routeWebSocket(/\/agent\/v1\/ws/, (socket) => {
      const server = socket.connectToServer();
      // Into a line of a list, and into the title of each source.
      server.onMessage((text) =>
        socket.send(String(text).replaceAll("word5 ", `\\n- ${long} `).replaceAll('"title":"', `"title":"${long}`)),
      );
    });
    await site.embed(page);
    await open(page);
    await ask(page, question);
    await settled(page);
    await page.getByRole("listitem").filter({ hasText: long }).first().waitFor();
    const beyond = await page
      .locator("usher-chat .log")
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(beyond).toBe(0);
  }, 90_000);

  test("draws the edges of its buttons where the visitor's own colours are forced", async () => {
    const page = await site.page(site.url, { forcedColors: "active" });
    await site.embed(page);
    const edgeOf = (part: string) =>
      Promise.all(["width", "color"].map((what) => styleOf(page, part, `border-top-${what}`)));
    const seen = [["1px", expect.stringMatching(/^rgb\(/)]];
    await page.locator("usher-chat .launcher").waitFor();
    expect([await edgeOf(".launcher")]).toEqual(seen);
    await open(page);
    expect([await edgeOf(".send")]).toEqual(seen);
  }, 90_000);

  test("goes on with its conversation where it is moved in the page, and keeps a draft", async () => {
    const page = await site.opened();
    await site.askAndSeeBegin(page, question);
    await page.locator("usher-chat textarea").fill("And a");
    await page.locator("usher-chat").evaluate((chat) => {
      const place = document.body.appendChild(document.createElement("div"));
      place.append(chat);
      chat.setAttribute("index-id", chat.getAttribute("index-id") ?? "");
    });
    site.goOn();
    await settled(page);
    expect(await page.locator("usher-chat .turn").count()).toBe(1);
    expect(await page.locator("usher-chat textarea").inputValue()).toBe("And a");
  }, 90_000);

  test("is there once, however often its script is, and whatever came first", async () => {
    const page = await site.page();
    await page.addScriptTag({ type: "module", url: `${site.server.url}/widget.js` });
    expect(await page.locator("usher-chat").count()).toBe(0);
    await site.embed(page);
    await site.embed(page);
    await page.getByRole("button", { name: "Ask a question" }).waitFor();
    expect(await page.locator("usher-chat").count()).toBe(1);
    await page.locator("usher-chat").evaluate((chat) => chat.setAttribute("lang", "fr"));
    await page.getByRole("button", { name: "Posez une question" }).waitFor();
  }, 90_000);
}

/** A page with rules for everything, and a shortcut that leads to its search. */
const busyPage = `<!doctype html><title>Busy</title><style>
  html { font-size: 62.5% }
  * { color: #eee; font-family: monospace; letter-spacing: 3px; text-transform: uppercase; box-sizing: content-box }
  body > * { position: relative; max-width: 40rem; margin: 2rem auto; padding: 3rem; transform: none; z-index: 1 }
  dialog, button, section { display: none; opacity: 0.2 }
</style><main style="height: 3000px"><input id="search"></main><script>
  addEventListener("keydown", (event) => {
    if (event.key !== "/" || /INPUT|TEXTAREA/.test(event.target.tagName)) return;
    event.preventDefault();
    document.querySelector("#search").focus();
  });
</script>`;

/** Of the words of an element with what lies behind them (WCAG 2). Runs within the page. */
function contrastOf(shown: Element): number {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
  if (!canvas) throw new Error("no canvas");
  const luminance = (color: string) => {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (value) => {
      const part = value / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  let behind: Element | null = shown;
  while (behind && /, 0\)$|transparent/.test(getComputedStyle(behind).backgroundColor)) behind = behind.parentElement;
  const colors = [getComputedStyle(shown).color, behind ? getComputedStyle(behind).backgroundColor : "white"];
  const [dark = 0, light = 0] = colors.map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
