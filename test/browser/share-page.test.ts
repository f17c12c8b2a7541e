import { expect, test } from "bun:test";
import { renderSharePage, sharePageHeaders } from "../../src/services/sessions/share-page.ts";
import { chromiumPath, openBrowser, servePage } from "../support/browser.ts";

const list = "These pages come nearest:\n\n• Bread prices\n• Baking courses";
const code = "Run this:\n\n    if (hungry)\n      eat()";
const arabic = "الخبز بستة يورو";

const entries = [`Two lines:\nprices, courses`, "How do I eat?", "?"].map((query, at) => ({
  ...{ timestamp: at, query, summary: [list, code, arabic][at] ?? "", metadata: {}, user_id: "", responses: [] },
}));

if (chromiumPath) inBrowser();
else test("no Chromium on this machine: the page was not seen", () => expect(chromiumPath).toBeUndefined());

function inBrowser(): void {
  test("a share's page shows lists, code and questions in their lines, and each text in its own direction", async () => {
    const html = renderSharePage("Hollow Oak", {
      ...{ conversation_history_id: "1", template_id: "mr", session_id: "s", conversation_history: [] },
      history: entries,
    });
    const served = servePage(() => ({ html, headers: sharePageHeaders }));
    await using browser = await openBrowser();
    const page = await browser.newPage();
    await page.goto(served.url);
    expect((await page.locator("h2").allInnerTexts())[0]).toBe("Two lines:\nprices, courses");
    const shown = await page.locator("section p").allInnerTexts();
    expect(shown).toEqual([...list.split("\n\n"), ...code.split("\n\n"), arabic]);
    const direction = (text: string) =>
      page.getByText(text).evaluate((paragraph) => getComputedStyle(paragraph).direction);
    expect([await direction(arabic), await direction("Run this:")]).toEqual(["rtl", "ltr"]);
    // A screen reader reads what visitors wrote in its own voice, and the frame in an English one.
    const voice = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => part.closest("[lang]")?.getAttribute("lang"));
    expect([await voice("h1"), await voice("section p")]).toEqual(["en", ""]);
    await served.stop();
  }, 90_000);
}
