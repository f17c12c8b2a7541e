import { describe, expect, test } from "bun:test";
import { contentOf } from "../../src/corpus/content.ts";
import { stripErb } from "../../src/corpus/templates/erb.ts";
import { processorClock } from "../support/processor-clock.ts";
import { pageOf, pagesOf, readFolder, summary, textOf } from "./fixture.ts";

// What authors write and CommonMark has no name for: boxes, typed numbers, labels in bold, templates of Ruby.

describe("A box of a notice is a paragraph without its marks", () => {
  test.each([
    [
      "between marks",
      "Pack it.\n!! Boxes **break**.\n!! Mind them.\nSend it.",
      "Pack it.\n\nBoxes break. Mind them.\n\nSend it.",
    ],
    [
      "with its text below",
      'Pack it.\n\n!!! note "Mind this"\n    Boxes break.\n\n    - So do lids\n\nSend it.',
      "Pack it.\n\nMind this: Boxes break.\n\n- So do lids\n\nSend it.",
    ],
    [
      "with its text below by tabs",
      'Pack it.\n\n!!! note "Mind this"\n\tBoxes **break**.\n\n\t- So do [lids](/x)\n\nSend it.',
      "Pack it.\n\nMind this: Boxes break.\n\n- So do lids\n\nSend it.",
    ],
    [
      "in an item by tabs",
      "1. Pack it.\n\n\t!!! note\n\t\tBoxes **break**.\n\n2. Send it.",
      "1. Pack it. Boxes break.\n2. Send it.",
    ],
    ["but code behind a tab is none", "Pack it.\n\n\t!!! code\n\nSo.", "Pack it.\n\n    !!! code\n\nSo."],
    ["that opens", "??? tip\n\n    Wrap the box.\n", "Wrap the box."],
    ["but a call is one", "Stop!\n\nNo! It is ours!", "Stop!\n\nNo! It is ours!"],
  ])("%s", (_, markdown, text) => {
    expect(textOf(pageOf("markdown", markdown))).toBe(text);
  });
});

describe("Numbers with an escaped dot", () => {
  test("are the steps that they count, within a line too", () => {
    const steps = "To send a box: 1\\. Open it. 2\\. Fill it. 3\\. Close it.";
    expect(textOf(pageOf("markdown", steps))).toBe("To send a box:\n\n1. Open it.\n2. Fill it.\n3. Close it.");
    expect(textOf(pageOf("markdown", "1\\. Open it.\n\n2\\. Fill it."))).toBe("1. Open it.\n2. Fill it.");
    expect(textOf(pageOf("markdown", "3\\. Oak boxes 4\\. Ash boxes"))).toBe("3. Oak boxes\n4. Ash boxes");
  });

  test.each([
    ["Box 1\\. and box 2\\. are old.", "Box 1. and box 2. are old."],
    ["In step 1\\. you pack, in step 2\\. you send.", "In step 1. you pack, in step 2. you send."],
    ["Offen am 1\\. und 2\\. Juni.", "Offen am 1. und 2. Juni."],
    ["- 1\\. Open it\n- 2\\. Fill it", "- 1. Open it\n- 2. Fill it"],
    ["> 1\\. Open it\n>\n> 2\\. Fill it", "1. Open it\n\n2. Fill it"],
  ])("stay in their sentence, item or quotation: %s", (markdown, text) => {
    expect(textOf(pageOf("markdown", markdown))).toBe(text);
  });

  test("stay where they count nothing, and in a heading", () => {
    expect(textOf(pageOf("markdown", "It was in 12\\. Then came 20\\. And so on."))).toBe(
      "It was in 12. Then came 20. And so on.",
    );
    const { passages } = pageOf("markdown", "## 1\\. Boxes\n\nOak.\n\n## 2\\. Lids\n\nAsh.");
    expect(passages.map(({ heading }) => heading)).toEqual(["1. Boxes", "2. Lids"]);
  });
});

describe("Bold words before a sentence", () => {
  test.each([
    ["**Hide boxes** Members of a team can hide them all.", "Hide boxes: Members of a team can hide them all."],
    ["- **Mark a box** Click [here](/x) to read how.", "- Mark a box: Click here to read how."],
  ])("are its label: %s", (markdown, text) => {
    expect(textOf(pageOf("markdown", markdown))).toBe(text);
  });

  test.each([
    ["**Go to** Settings and choose the box.", "Go to Settings and choose the box."],
    ["1. **Press twice** Acme boxes open for you.", "1. Press twice Acme boxes open for you."],
    ["**Acme** Boxes are made of oak here.", "Acme Boxes are made of oak here."],
    ["**Acme Box** Company Ltd", "Acme Box Company Ltd"],
    ["- **Oak boxes**\n  - Large ones are sent by ship", "- Oak boxes\n- Large ones are sent by ship"],
  ])("are a part of it: %s", (markdown, text) => {
    expect(textOf(pageOf("markdown", markdown))).toBe(text);
  });
});

test("the name of a button that is marked as a label stands within its sentence", () => {
  const markdown = "1. Click <label>Add</label>, then <label>New box</label>.\n\nUse the <label>Boxes</label> tab.";
  expect(textOf(pageOf("markdown", markdown))).toBe("1. Click Add, then New box.\n\nUse the Boxes tab.");
});

describe("Templates of Ruby are taken out and never run", () => {
  test.each([
    ["a picture", "Oak.\n\n<%= figure '/box.jpg', 'A box' %>\n\nAsh.", "Oak.\n\nAsh."],
    [
      "a loop over data",
      "Halls:\n\n<% HALLS.each do |hall| %>* <%= hall %>\n<% end %>\n\nCome in.",
      "Halls:\n\nCome in.",
    ],
    [
      "a loop that is whole in its tag",
      "<% HALLS.each { |h| h.open } %>Come in.<% if x %> Now.<% end %>",
      "Come in. Now.",
    ],
    ["a sentence that lacks a word", "Come in. There are <%= HALLS.count %> halls here.", "Come in."],
    ["a condition", "It is <% if open %>open<% end %> now.", "It is open now."],
    ["none in code", "Write `<%= box %>` there.", "Write <%= box %> there."],
  ])("%s", (_, markdown, text) => {
    expect(textOf(pageOf("markdown", markdown))).toBe(text);
  });
});

test("loops of Ruby without an end are read once", () => {
  const spent = processorClock();
  stripErb("<% x.each do |a| %>".repeat(100_000));
  expect(spent()).toBeLessThan(1_000);
});

test.each([
  ["numbers with escaped dots", "1\\. x 2\\. ".repeat(40_000)],
  ["numbers within a sentence", "step 1\\. x 2\\. y ".repeat(40_000)],
  ["half a loop of Ruby", "<% a.each ".repeat(40_000)],
  ["loops of Ruby without an end", "<% a.each %>".repeat(30_000)],
  ["notices", "!!! note\n".repeat(40_000)],
])("Markdown of %s takes a moment", (_, content) => {
  const spent = processorClock();
  contentOf({ format: "markdown", content });
  expect(spent()).toBeLessThan(15_000);
});

describe("A file with little or no text", () => {
  test("a title by the url is spelled as the text spells it; the first page is called by its first heading", async () => {
    const titleOf = async (file: string, text: string) => pagesOf(await readFolder({ [file]: text }))[0]?.title;
    expect(await titleOf("boxos.md", "BoxOS is ours.")).toBe("BoxOS");
    expect(await titleOf("boxos.md", "BoxOS is ours. An old boxos is not.")).toBe("Boxos");
    expect(await titleOf("about-boxes.md", "ABOUT the house.")).toBe("About boxes");
    expect(await titleOf("index.md", "Text.\n\n## Oak boxes\n\nText.")).toBe("Oak boxes");
    expect(await titleOf("index.md", "Text.")).toBe("acme.example");
  });

  test("what proves to a search engine whose site it is is no page", async () => {
    const files = { "google0a1b.html": "google-site-verification: google0a1b.html" };
    expect(summary(await readFolder(files))).toEqual(["google0a1b.html: skipped site verification"]);
  });

  test("a file of nothing but fields that Hugo shows in the page of its folder is none", async () => {
    const part = "---\nheadless: true\nintro: Our friends pack boxes.\n---\n";
    const read = async (files: Record<string, string>) =>
      summary(await readFolder(files)).filter((line) => line.startsWith("boxes/part"));
    expect(await read({ "boxes/index.md": "Boxes.", "boxes/part.md": part })).toEqual([
      "boxes/part.md: skipped headless: true",
    ]);
    const page = ["boxes/part.md: indexed https://acme.example/boxes/part"];
    expect(await read({ "boxes/index.md": "Boxes.", "boxes/part.md": `${part}They pack.` })).toEqual(page);
    expect(await read({ "boxes/_index.md": "Boxes.", "boxes/part.md": part })).toEqual(page);
  });

  test("a folder that Hugo is told to show in other pages alone has no page", async () => {
    const menu = "---\nheadless: true\n---\n\n- [Boxes](/boxes)\n- [Lids](/lids)";
    expect(summary(await readFolder({ "menu/index.md": menu }))).toEqual(["menu/index.md: skipped headless: true"]);
    const pages = { "index.md": menu, "boxes/_index.md": menu, "lids.md": menu };
    expect(pagesOf(await readFolder(pages))).toHaveLength(3);
  });

  test("a file of nothing but fields that send readers elsewhere is no page", async () => {
    const target = "target: https://acme.example/boxes";
    expect(summary(await readFolder({ "x.md": `---\nfocus: our boxes\n${target}\n---\n` }))).toEqual([
      "x.md: skipped redirects to https://acme.example/boxes",
    ]);
    expect(pagesOf(await readFolder({ "x.md": `---\n${target}\n---\n\nOur boxes.` }))).toHaveLength(1);
    const told = `---\nintro: Our boxes are made of oak by hand.\n${target}\n---\n`;
    expect(pagesOf(await readFolder({ "x.md": told }))).toHaveLength(1);
  });

  test("a file of Markdown that only sends its readers on is no page", async () => {
    const sends = '<meta http-equiv="refresh" content="0; url=/boxes" />';
    const files = { "x.md": `---\ntitle: Redirect\n---\n\n${sends}\n\nIf nothing happens, [go on](/boxes).` };
    expect(summary(await readFolder(files))).toEqual(["x.md: skipped redirects to /boxes"]);
    const shown = [
      `${sends}\n\n${"Boxes are made of oak. ".repeat(20)}`,
      `Write this:\n\n\`\`\`html\n${sends}\n\`\`\``,
    ];
    for (const text of shown) expect(pagesOf(await readFolder({ "x.md": text }))).toHaveLength(1);
  });
});

describe("An event", () => {
  const textAt = async (fields: string, body: string) =>
    (pagesOf(await readFolder({ "x.md": `---\ntitle: T\n${fields}\n---\n\n${body}` }))[0]?.passages ?? []).map(
      ({ text }) => text,
    );
  const fields = "time: '21-02-2024 18:00'\nend: '21-02-2024 22:30'\nlocation: The old harbour\nlang: en";

  test("says when and where it is, as its front matter does", async () => {
    expect((await textAt(fields, "Bring a box.\n\n## Lids\n\nOak."))[0]).toBe(
      "Bring a box.\n\n- When: 21-02-2024 18:00–22:30\n- Where: The old harbour",
    );
    const parts =
      "date: 2025-11-09\nstart_time: '10:00'\nlocation:\n  name: Hafen\n  locality: Brandis\n  country: DE\nlang: de";
    expect((await textAt(parts, "Bringt Kisten mit."))[0]).toBe(
      "Bringt Kisten mit.\n\n- Wann: 2025-11-09 10:00\n- Wo: Hafen, Brandis",
    );
    const stamps = "startDate: 2025-09-18T18:00:00\nendDate: 2025-12-08T21:00\nlocation: Puerto\nlang: es";
    expect((await textAt(stamps, "Traed cajas."))[0]).toBe(
      "Traed cajas.\n\n- Cuándo: 2025-09-18 18:00 – 2025-12-08 21:00\n- Dónde: Puerto",
    );
  });

  test("says it once, and a page with a time alone is none", async () => {
    const body = "On 21 February at 18:00 we meet at the old harbour.";
    expect((await textAt(fields, body))[0]).toBe(body);
    expect((await textAt("time: 5 minutes\nlocation: Oslo", "Bring a box."))[0]).toBe("Bring a box.");
    expect((await textAt("date: 2025-11-09\nlocation: Oslo", "Bring a box."))[0]).toBe("Bring a box.");
    expect((await textAt("start: '01.05.2024'\nlocation: Oslo", "Bring a box."))[0]).toBe("Bring a box.");
  });
});
