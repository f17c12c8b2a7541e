import { describe, expect, test } from "bun:test";
import { page, takeawaysOf } from "./fixtures.ts";

// Takeaways by the kind of page: help articles, references, documentation.

describe("takeaways", () => {
  test("may say what the page is there for", async () => {
    const guide = page("Migrate", [
      [
        "",
        "This article explains how to move Acme from the cloud to a server of your own. See the pricing page for what it costs.",
      ],
    ]);
    expect(await takeawaysOf(guide)).toEqual([
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

  test.each([
    ["a sentence that is written twice", "Acme counts visits without cookies."],
    ["the rest of a list item", "Supports both kinds of pages."],
    ["the rest of a table cell", "Can be set in the front matter."],
    ["more elsewhere", "To learn more about the discounts, please contact our sales team."],
    ["brackets out of order", "It looks for HTML) or a list (all of the pages."],
  ])("show no %s", async (_, text) => {
    const source = page("Acme", [["", `Acme counts visits without cookies. ${text}`]]);
    expect(await takeawaysOf(source)).toEqual(["Acme counts visits without cookies."]);
  });

  test("are no items that complete what leads to them, and no look back, where a page says more", async () => {
    const source = page("Deploying", [
      [
        "",
        "Now that you have a page, it is time to show it. To get started, you will need what many people have at home:\n\n- Your project pushed to a repository that everybody may read.\n- An account that somebody of your team has made for it before you begin with all of this.\n\nDeploying your project takes a minute.",
      ],
    ]);
    expect(await takeawaysOf(source, 1)).toEqual(["Deploying your project takes a minute."]);
  });

  test("are what a page says rather than where to click", async () => {
    const source = page("Sites", [["", "Click the button at the top. A new site takes a minute to be made."]]);
    expect(await takeawaysOf(source, 1)).toEqual(["A new site takes a minute to be made."]);
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

  test.each([
    ["and", "You get your oars back where: you have kept the ticket; you have not lent them; and you bring the boat."],
    ["or", "You get your oars back where: you have kept the ticket; you have not lent them; or you bring the boat."],
  ])("show a list whose items a sentence goes through, by %j too", async (link, told) => {
    const list = `You get your oars back where:\n\n- you have kept the ticket;\n- you have not lent them; ${link}\n- you bring the boat.`;
    expect(await takeawaysOf(page("Oars", [["", list]]))).toEqual([told]);
  });

  test("are the numbered rules of a page, which bid nothing", async () => {
    const rules = ["Der monatliche Beitrag liegt bei 23 Euro.", "Für Vereine liegt er bei monatlich 54 Euro."];
    const text = `1. ${rules[0]}\n2. ${rules[1]}`;
    expect(await takeawaysOf(page("Beitragsordnung", [["", text]], "de"))).toEqual(rules);
    const steps = "1. Lade den Antrag für das Boot herunter.\n2. Fülle ihn mit einem Stift ganz aus.";
    expect(await takeawaysOf(page("Beitragsordnung", [["", steps]], "de"))).not.toContain(
      "Fülle ihn mit einem Stift ganz aus.",
    );
  });

  test("are no words of others that a line leads to", async () => {
    const own = "The harbour lends boats with two oars to everybody who can swim.";
    const words = "Do not row with the pattern of this river, but be carried by the renewing of your oars.";
    const lead = "The harbour thinks that it starts with these words from an old song:";
    expect(await takeawaysOf(page("Boats", [["", `${own}\n\n${lead}\n\n${words}`]]))).not.toContain(words);
    expect(await takeawaysOf(page("Boats", [["", `${own}\n\n${words}`]]))).toContain(words);
  });

  test("are rather what is free of charge than what is like it and is not", async () => {
    const told = (...sentences: string[]) =>
      takeawaysOf(page("Harbour", [["", [...sentences, "Ropes lie by the mill."].join("\n\n")]]), 1);
    const boats = "Boats of rowers are kept in the shed of the harbour at night.";
    const bicycles = "Bicycles of rowers are kept in the long shed of the harbour free of charge.";
    expect(await told(boats, bicycles)).toEqual([bicycles]);
    expect(await told(boats, bicycles.replace("free of charge", "by night"))).toEqual([boats]);
  });

  test("take the beginning for what matters where headings show that a page was composed", async () => {
    const facts = ["Ink dries in an hour.", "Glue holds wet paper.", "Boxes weigh a pound.", "Norway sells timber."];
    facts.push("Thread is cheap in Oslo.", "Wet paper tears.", "Cloth covers cost more.", "Leather lasts a century.");
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

  test("never begin with the other one of two ways", async () => {
    const source = page("Moving", [["", "Ready to move? Alternatively, you can import the posts of your old site."]]);
    expect(await takeawaysOf(source)).toEqual([]);
  });

  test("cut no sentence between dashes that are no pair", async () => {
    const asked =
      "We want to hear more about you – your job, your role, the challenges that you face – all of it – as you work to deliver more secure, effective and reliable services for all of the public.";
    expect(await takeawaysOf(page("Readers", [["", asked]]))).toEqual([asked]);
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
