import { describe, expect, test } from "bun:test";
import { unlink } from "node:fs/promises";
import type { CorpusProgress } from "../../src/corpus/settings.ts";
import { createFolder, NO_RULES, outcomesOf, pagesOf, readFolder, summary } from "./fixture.ts";

describe("rules over url paths", () => {
  const files = { "blog.md": "Text.", "blog/a.md": "Text.", "drafts/b.md": "Text.", "reports/c.md": "Text." };

  test("exclude wins over include, and a folder's glob covers its index", async () => {
    const outcomes = await readFolder(files, { include: ["/blog/**", "/drafts/**"], exclude: ["/drafts/**"] });
    expect(summary(outcomes)).toEqual([
      "blog/a.md: indexed https://acme.example/blog/a",
      "blog.md: indexed https://acme.example/blog",
      "drafts/b.md: skipped excluded by /drafts/**",
      "reports/c.md: skipped not in include",
    ]);
  });

  test("labels and gated", async () => {
    const pages = pagesOf(
      await readFolder(files, { labels: [{ match: "/blog/**", label: "Blog" }], gated: ["/reports/**"] }),
    );
    expect(pages.map(({ labels }) => labels)).toEqual([["Blog"], ["Blog"], [], []]);
    expect(pages.map(({ gated }) => gated)).toEqual([false, false, false, true]);
  });
});

describe("two pages never share a url", () => {
  test("the second is skipped and names the first", async () => {
    expect(summary(await readFolder({ "a.html": "<p>One.</p>", "a.md": "Two." }))).toEqual([
      "a.html: indexed https://acme.example/a",
      "a.md: skipped duplicate of a.html",
    ]);
  });

  test("the page at a url beats one that only claims it as canonical, wherever it stands", async () => {
    const claims = '<link rel="canonical" href="/b"><main><p>Copy.</p></main>';
    expect(summary(await readFolder({ "a.html": `<html><head>${claims}</html>`, "b.md": "Own." }))).toEqual([
      "b.md: indexed https://acme.example/b",
      "a.html: skipped duplicate of b.md",
    ]);
  });
});

test("a page whose hash is that of the version before is unchanged, and is still handed over", async () => {
  await using folder = await createFolder({ "a.md": "One.", "b.md": "Two." });
  const settings = { ...NO_RULES, sources: [{ folder: folder.path, baseUrl: "https://acme.example" }] };
  const previous = new Map(pagesOf(await outcomesOf(settings)).map((page) => [page.url, page]));
  await Bun.write(`${folder.path}/b.md`, "Changed.");
  const outcomes = await outcomesOf(settings, { previous });
  expect(outcomes.map(({ status }) => status)).toEqual(["unchanged", "indexed"]);
  expect(pagesOf(outcomes)).toHaveLength(2);
});

test("a page whose front matter has changed, which its text prints, is read again", async () => {
  const priced = (price: string) => `---\nprice: ${price}\n---\nIt costs {{ page.price }} a month.`;
  await using folder = await createFolder({ "a.md": priced("five euros") });
  const settings = { ...NO_RULES, sources: [{ folder: folder.path, baseUrl: "https://acme.example" }] };
  const previous = new Map(pagesOf(await outcomesOf(settings)).map((page) => [page.url, page]));
  await Bun.write(`${folder.path}/a.md`, priced("nine euros"));
  const [page] = pagesOf(await outcomesOf(settings, { previous }));
  expect(page?.passages[0]?.text).toBe("It costs nine euros a month.");
});

test("a document that has not changed is not read for meaning again, unless the rules have changed", async () => {
  await using folder = await createFolder({ "a.md": "One.", "b.html": '<link rel="canonical" href="/c"><p>Two.</p>' });
  const settings = { ...NO_RULES, sources: [{ folder: folder.path, baseUrl: "https://acme.example" }] };
  const first = pagesOf(await outcomesOf(settings));
  // A page that was read anew would not carry the mark.
  const marked = first.map((page) => ({ ...page, description: "kept from before" }));
  const previous = new Map(marked.map((page) => [page.url, page]));
  const again = pagesOf(await outcomesOf(settings, { previous }));
  expect(again.map(({ url, description }) => [url, description])).toEqual(
    first.map(({ url }) => [url, "kept from before"]),
  );
  const labelled = { ...settings, labels: [{ match: "/**", label: "New" }] };
  const relabelled = pagesOf(await outcomesOf(labelled, { previous }));
  expect(relabelled.map(({ labels }) => labels)).toEqual([["New"], ["New"]]);
});

describe("a page that cannot be read for now stays as the version before has it", () => {
  const unclosed = '---\ntitle: "unclosed\n---\nText.';
  const stays = "; the page of the version before stays";

  /** The outcomes of a folder after some of its files have changed (`null`: are gone), and the pages before. */
  async function afterChange(files: Record<string, string>, changes: Record<string, string | null>) {
    await using folder = await createFolder(files);
    const settings = { ...NO_RULES, sources: [{ folder: folder.path, baseUrl: "https://acme.example" }] };
    const before = pagesOf(await outcomesOf(settings));
    for (const [name, text] of Object.entries(changes)) {
      if (text === null) await unlink(`${folder.path}/${name}`);
      else await Bun.write(`${folder.path}/${name}`, text);
    }
    const previous = new Map(before.map((page) => [page.url, page]));
    return { before, outcomes: await outcomesOf(settings, { previous }) };
  }

  test.each([
    ["front matter that is no YAML", unclosed, 'front matter, line 3: Missing closing "quote'],
    ["front matter that is never closed", "---\ntitle: x\n", "front matter, line 1: opened with --- and never closed"],
    [
      "a permalink of another site",
      "---\npermalink: https://b.example/x\n---\nText.",
      "permalink of another site: https://b.example/x",
    ],
    ["a file that is too large", "x".repeat(5 * 1024 * 1024), "over 4 MiB"],
    ["HTML that is nested too deep", "<div>".repeat(300), "HTML nested over 200 levels deep"],
  ])("%s", async (_, text, reason) => {
    const { before, outcomes } = await afterChange({ "a.md": "One.", "b.md": "Two." }, { "a.md": text });
    expect(summary(outcomes)).toEqual([
      "b.md: unchanged https://acme.example/b",
      "a.md: failed https://acme.example/a",
    ]);
    expect(outcomes[1]).toMatchObject({ reason: reason + stays, page: before[0] });
  });

  test("though its permalink cannot be read, or another language has its file's url", async () => {
    const files = { "a.md": "---\npermalink: /x/\n---\nOne.", "b.md": "Two.", "b.es.md": "Dos." };
    const { before, outcomes } = await afterChange(files, { "a.md": unclosed, "b.es.md": unclosed });
    expect(summary(outcomes)).toEqual([
      "b.md: unchanged https://acme.example/b",
      "a.md: failed https://acme.example/x",
      "b.es.md: failed https://acme.example/es/b",
    ]);
    expect(new Set(pagesOf(outcomes))).toEqual(new Set(before));
  });

  test("but not where there was none, another file has its url, or it is left out on purpose or gone", async () => {
    const files = { "b.md": "Two.", "c.md": "Three.", "d.md": "Four." };
    const changes = { "a.md": unclosed, "b.md": unclosed, "c.md": "---\ndraft: true\n---\nText.", "d.md": null };
    const { outcomes } = await afterChange(files, { ...changes, "e.md": "---\npermalink: /b\n---\nOther." });
    expect(outcomes).toMatchObject([
      { file: "c.md", status: "skipped", reason: "draft: true" },
      { file: "a.md", status: "failed" },
      { file: "e.md", status: "indexed", url: "https://acme.example/b" },
      { file: "b.md", status: "failed", reason: 'front matter, line 3: Missing closing "quote' },
    ]);
    expect(pagesOf(outcomes)).toHaveLength(1);
  });
});

test("a page whose front matter nobody could write down costs the company no other page", async () => {
  const nests = `{"x": ${"[".repeat(300_000)}${"]".repeat(300_000)}}`;
  const outcomes = await readFolder({
    "a.md": "---\nlinks: &all\n  - *all\n---\nText.",
    "b.md": `;;;\n${nests}\n;;;\nText.`,
    "c.md": "Text.",
  });
  expect(summary(outcomes)).toEqual([
    expect.stringMatching(/^a\.md: failed cannot be parsed: .*cyclic/),
    expect.stringMatching(/^b\.md: failed cannot be parsed: /),
    "c.md: indexed https://acme.example/c",
  ]);
});

test("progress counts every outcome, and ends with all that was found", async () => {
  await using folder = await createFolder({ "a.md": "One.", "b.png": "x", "c.md": "" });
  const steps: CorpusProgress[] = [];
  const settings = { ...NO_RULES, sources: [{ folder: folder.path, baseUrl: "https://acme.example" }] };
  await outcomesOf(settings, { onProgress: (step) => steps.push(step) });
  expect(steps.map(({ done }) => done)).toEqual([1, 2, 3]);
  expect(steps.at(-1)).toEqual({ done: 3, found: 3 });
});

test("an aborted read stops with the signal's reason", async () => {
  await using folder = await createFolder({ "a.md": "One." });
  const settings = { ...NO_RULES, sources: [{ folder: folder.path, baseUrl: "https://acme.example" }] };
  expect(outcomesOf(settings, { signal: AbortSignal.abort(new Error("enough")) })).rejects.toThrow("enough");
});
