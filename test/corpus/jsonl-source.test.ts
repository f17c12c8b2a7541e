import { expect, test } from "bun:test";
import { join } from "node:path";
import type { PageOutcome } from "../../src/corpus/settings.ts";
import { createFolder, NO_RULES, outcomesOf, pagesOf } from "./fixture.ts";

async function readLines(...lines: (string | Uint8Array | object)[]): Promise<PageOutcome[]> {
  const parts = lines.map((line) =>
    typeof line === "string" || line instanceof Uint8Array ? line : JSON.stringify(line),
  );
  const bytes = Buffer.concat(parts.flatMap((part) => [Buffer.from(part), Buffer.from("\n")]));
  await using folder = await createFolder({ "pages.jsonl": bytes });
  return await outcomesOf({ ...NO_RULES, sources: [{ jsonl: join(folder.path, "pages.jsonl") }] });
}

test("each line is a page in html, markdown or text", async () => {
  const pages = pagesOf(
    await readLines(
      {
        url: "https://a.example/1/",
        title: "One",
        html: "<h2 id=x>Part</h2><p>Text.</p>",
        labels: ["A"],
        locale: "de",
      },
      "",
      {
        url: "https://a.example/2",
        title: "Two",
        markdown: "## Part\n\nText.",
        description: "About.",
        image: "/i.png",
      },
      { url: "https://a.example/3", title: "Three", text: "First\nparagraph.\n\nSecond." },
    ),
  );
  expect(pages).toMatchObject([
    {
      url: "https://a.example/1",
      title: "One",
      labels: ["A"],
      locale: "de",
      passages: [{ heading: "Part", anchor: "x" }],
    },
    {
      url: "https://a.example/2",
      description: "About.",
      image: "https://a.example/i.png",
      passages: [{ anchor: "part" }],
    },
    { url: "https://a.example/3", passages: [{ text: "First paragraph.\n\nSecond." }] },
  ]);
});

test("a bad line is reported with its number and the others go on", async () => {
  const outcomes = await readLines(
    "{ not json",
    "[1]",
    { title: "No url", text: "x" },
    { url: "ftp://a.example/", text: "x" },
    { url: "https://a.example/both", text: "x", html: "y" },
    { url: "https://a.example/none" },
    new Uint8Array([0x7b, 0xff, 0x7d]),
    `{"text":"${"x".repeat(5 * 1024 * 1024)}"}`,
    { url: "https://a.example/hidden", text: "x", noindex: true },
    { url: "https://a.example/good", text: "Text." },
  );
  expect(
    outcomes.map((outcome) => [outcome.line, outcome.status, "reason" in outcome ? outcome.reason : outcome.url]),
  ).toEqual([
    [1, "failed", "not valid JSON"],
    [2, "failed", "expected a JSON object"],
    [3, "failed", "url: expected an absolute http or https address"],
    [4, "failed", "url: expected an absolute http or https address"],
    [5, "failed", "expected one of html, markdown and text, as a string"],
    [6, "failed", "expected one of html, markdown and text, as a string"],
    [7, "failed", "not valid UTF-8"],
    [8, "failed", "over 4 MiB"],
    [9, "skipped", "noindex"],
    [10, "indexed", "https://a.example/good"],
  ]);
});

test("keys that nothing reads are noted, and so are values of another type than is read", async () => {
  const page = { url: "https://a.example/x", text: "Text." };
  expect((await readLines({ ...page, Title: "T", date: "2026-01-01", draft: false }))[0]).not.toHaveProperty("notes");
  expect(await readLines({ ...page, lables: ["A"], sku: 7, tags: { a: "b" }, title: ["T"] })).toMatchObject([
    {
      status: "indexed",
      notes: [
        "lables: unknown key; did you mean labels?",
        "sku: unknown key",
        "title: expected a text",
        "tags: expected a text or a list of texts",
      ],
    },
  ]);
  const markdown = "---\nimage: [a.png]\nlayout: post\n---\nText.";
  expect(await readLines({ url: page.url, markdown })).toMatchObject([
    { notes: ["image: expected an address, or path or url of one"] },
  ]);
});

test("of the unknown keys of a line twenty are noted", async () => {
  const keys = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`field_${n}`, n]));
  const [outcome] = await readLines({ url: "https://a.example/x", text: "Text.", ...keys });
  expect(outcome?.notes).toHaveLength(20);
});

test("letters that a chunk boundary cuts are whole", async () => {
  const rows = Array.from({ length: 400 }, (_, n) => ({ url: `https://a.example/${n}`, text: "ä€😀".repeat(200) }));
  for (const page of pagesOf(await readLines(...rows))) expect(page.passages[0]?.text).not.toContain("\ufffd");
});

test.each([
  [{ markdown: "---\ndraft: true\n---\nSecret." }, "skipped", "draft: true"],
  [{ markdown: "---\nnoindex: yes\n---\nSecret." }, "skipped", "noindex"],
  [{ markdown: "+++\ndraft = true\n+++\nSecret." }, "skipped", "draft: true"],
  [{ markdown: "---\npublished: false\n---\nSecret.", published: true }, "skipped", "published: false"],
  [{ markdown: "---\ntitle: Secret\n\nText." }, "failed", "front matter: opened with --- and never closed"],
  [{ html: '<head><meta name="Robots" content="noindex"></head><p>Secret.</p>' }, "skipped", "noindex"],
  [{ text: "Secret.", draft: "yes" }, "skipped", "draft: true"],
])("what the content of a line says of itself counts too: %j", async (content, status, reason) => {
  expect(await readLines({ url: "https://a.example/x", ...content })).toMatchObject([{ status, reason }]);
});

test("a url of over 2,048 characters fails its line, and a canonical link of that length is passed over", async () => {
  const long = `https://a.example/${"x".repeat(2_040)}`;
  expect(
    await readLines(
      { url: long, text: "Text." },
      {
        url: "https://a.example/x",
        html: `<head><link rel="canonical" href="${long}"></head><body><p>Text.</p></body>`,
      },
    ),
  ).toMatchObject([
    { line: 1, status: "failed", reason: "url over 2,048 characters" },
    { line: 2, status: "indexed", url: "https://a.example/x" },
  ]);
});

test("a line that is cut off within its url, or has a broken one, is reported without it", async () => {
  await using folder = await createFolder({
    "pages.jsonl": ['{"text":"Text.","url":"https://a.exa', String.raw`{"url":"https:\x","text":"Te`].join("\n"),
  });
  const settings = { ...NO_RULES, sources: [{ jsonl: join(folder.path, "pages.jsonl") }] };
  expect(await outcomesOf(settings)).toMatchObject([1, 2].map((line) => ({ line, status: "failed", url: "" })));
});

test.each([
  ["no content", '{"url":"https://a.example/x"}'],
  ["front matter that cannot be read", '{"url":"https://a.example/x","markdown":"---\\ntitle: x\\n"}'],
  ["a slip in its JSON", '{"url":"https://a.example/x","text":"Text.",}'],
  ["an end that is cut off", String.raw`{"title":"\"url\": \"y\"","url" : "https://a.example/x","text":"Te`],
  ["an end within a letter", Buffer.from('{"url":"https://a.example/x","text":"Caf\u00e9').subarray(0, -1)],
  [
    "a picture before it and no end",
    `{"image":{"url":"https://cdn.example/i.png"},"tags":[{"url":"y"}],"url":"https://a.example/x","text":"Te`,
  ],
  ["escaped slashes and no end", String.raw`{"id":1,"url":"https:\/\/a.example\/x","text":"Te`],
])("a line with %s leaves its page as the version before has it", async (_, line) => {
  const first = await readLines({ url: "https://a.example/x", text: "Text." });
  const previous = new Map(pagesOf(first).map((page) => [page.url, page]));
  await using folder = await createFolder({ "pages.jsonl": line });
  const settings = { ...NO_RULES, sources: [{ jsonl: join(folder.path, "pages.jsonl") }] };
  const [outcome] = await outcomesOf(settings, { previous });
  expect(outcome).toMatchObject({ status: "failed", url: "https://a.example/x", page: pagesOf(first)[0] });
  expect(outcome).toHaveProperty("reason", expect.stringMatching(/; the page of the version before stays$/));
});
