import { describe, expect, test } from "bun:test";
import type { Faq, FaqsTask, SourcePage } from "../../src/schemas/generation.ts";
import { page, run } from "./extractive-fixtures.ts";

/** Kinds of page that other sites have: help articles, references, documentation. */
async function takeawaysOf(source: SourcePage, count = 3): Promise<string[]> {
  const task = {
    kind: "takeaways",
    page: source,
    count,
    tone: "neutral",
    locale: source.locale,
    existing: [],
  } as const;
  return (await run(task)).flatMap((part) => (part.type === "item" ? [part.item as string] : []));
}

describe("takeaways", () => {
  test("may say what the page is there for", async () => {
    const guide = page("Migrate", [
      [
        "",
        "Acme runs in many places. This article explains how to move Acme from the cloud to a server of your own. See the pricing page for what it costs.",
      ],
    ]);
    expect(await takeawaysOf(guide)).toEqual([
      "Acme runs in many places.",
      "This article explains how to move Acme from the cloud to a server of your own.",
    ]);
  });

  test.each([
    ["see", "For an overview of all plans, see our pricing page."],
    ["refer", "To move from another vendor, please refer to the migration guide of that vendor."],
    ["that", "Acme filters all robots by itself and you need no settings for this."],
  ])("send nobody elsewhere and lean on nothing left out: %s", async (_, pointer) => {
    const source = page("Acme", [["", `Acme counts visits without cookies. ${pointer}`]]);
    expect(await takeawaysOf(source)).toEqual(["Acme counts visits without cookies."]);
  });

  test("show a short list with what leads to it, and no list that is cut off", async () => {
    const menus = page("Menus", [
      ["", "A menu of your site is made in three steps:\n\n- Define its entries\n- Translate them\n- Render it"],
      ["Parts", "The designer is a tool to:\n\n- Help with the\n- Menus\n- Colours"],
    ]);
    expect(await takeawaysOf(menus)).toEqual([
      "A menu of your site is made in three steps: Define its entries; Translate them; Render it.",
    ]);
  });

  test("take the beginning for what matters where headings show that a page was composed", async () => {
    const facts = [
      "Ink dries in an hour.",
      "Glue on wet paper never holds.",
      "Boxes weigh a pound.",
      "Norway sells timber.",
    ];
    facts.push(
      "Thread is cheap in Oslo.",
      "All wet paper tears.",
      "Cloth covers cost more.",
      "Leather lasts a century.",
    );
    const sections = facts.map((fact, i): [string, string] => [`Part ${i + 1}`, fact]);
    const source = page("Workshop", [["", "Bound books last longer than glued ones."], ...sections]);
    expect(await takeawaysOf(source, 1)).toEqual(["Bound books last longer than glued ones."]);
  });

  test("begin with a name in quotation marks, but not with speech", async () => {
    const source = page("Campaign", [
      ["", "“The Real Cost” educates youth about tobacco. “It works,” said the minister of health in Oslo."],
    ]);
    expect(await takeawaysOf(source)).toEqual(["“The Real Cost” educates youth about tobacco."]);
  });

  test("leave out the label before a summary", async () => {
    const source = page("Datathon", [["", "Summary: Acme opens its first datathon for everybody in May."]]);
    expect(await takeawaysOf(source)).toEqual(["Acme opens its first datathon for everybody in May."]);
  });

  test("may be one long sentence where a page says no more", async () => {
    const long = `The standard asks that whoever shares information with the public ${"and with its own people ".repeat(6)}gives the same access to all of them, unless this would be a burden beyond reason.`;
    expect(await takeawaysOf(page("Standard", [["", long]]))).toEqual([long]);
  });
});
