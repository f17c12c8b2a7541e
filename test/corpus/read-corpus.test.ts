import { describe, expect, test } from "bun:test";
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
