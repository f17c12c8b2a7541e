import { describe, expect, test } from "bun:test";
import { pagesOf, readFolder, summary } from "./fixture.ts";

const textsOf = async (files: Record<string, string>): Promise<Record<string, string>> =>
  Object.fromEntries(
    pagesOf(await readFolder(files)).map(({ url, passages }) => [
      url.replace("https://acme.example", ""),
      passages.map(({ heading, text }) => `${heading && `# ${heading}\n`}${text}`).join("\n"),
    ]),
  );
const part = "---\ntitle: A part\n---\nNever share your key.\n";

describe("a page of MDX that imports another file", () => {
  test.each([
    ["beside it", "docs/page.mdx", "docs/_part.mdx", "./_part.mdx"],
    ["further up", "docs/a/b/page.md", "docs/_part.md", "../../_part.md"],
    ["of its site", "docs/page.mdx", "docs/parts/_part.mdx", "@site/docs/parts/_part.mdx"],
    ["of a site that the folder is a part of", "page.mdx", "parts/_part.mdx", "/docs/parts/_part.mdx"],
    ["that is an index", "page.mdx", "parts/_index.md", "./parts/_index.md"],
  ])("has its text in the place of the element: %s", async (_, file, partial, path) => {
    const page = `import Part from "${path}"\n\n# Keys\n\nA key opens a box.\n\n<Part />\n\nBoxes are blue.`;
    const texts = Object.values(await textsOf({ [file]: page, [partial]: part }));
    expect(texts).toEqual([expect.stringContaining("A key opens a box.\n\nNever share your key.\n\nBoxes are blue.")]);
  });

  test("takes in what that file imports itself, three deep", async () => {
    const below = (depth: number) =>
      `import Next from './_${depth}.mdx';\n\nDepth ${depth}.\n\n<Next a="b">\n</Next>\n`;
    const files = { "page.mdx": below(1), "_1.mdx": below(2), "_2.mdx": below(3), "_3.mdx": below(4), "_4.mdx": part };
    const { "/page": text = "" } = await textsOf(files);
    expect(text.match(/Depth \d/g)).toEqual(["Depth 1", "Depth 2", "Depth 3", "Depth 4"]);
    expect(text).not.toContain("Never");
  });

  test("ends where files import each other", async () => {
    const other = (name: string) => `import Other from "./_${name}.mdx"\n\nHere.\n\n<Other/>\n\n<Other/>\n`;
    const { "/page": text = "" } = await textsOf({
      "page.mdx": other("a"),
      "_a.mdx": other("b"),
      "_b.mdx": other("a"),
    });
    expect(text.match(/Here/g)?.length).toBe(15);
  });

  test.each([
    ["is not there", 'import Part from "./_none.mdx"'],
    ["lies outside of the folder", 'import Part from "../_part.mdx"'],
    ["belongs to a package", 'import Part from "parts/_part.mdx"'],
    ["is code", 'import Part from "./part.js"'],
  ])("is read without what %s", async (_, line) => {
    const page = `${line}\n\nA key opens a box.\n\n<Part />\n\nBoxes are blue.`;
    const { "/page": text } = await textsOf({ "page.mdx": page, "parts/_part.mdx": part });
    expect(text).toBe("A key opens a box.\n\nBoxes are blue.");
  });

  test("is not made longer than a million characters by them", async () => {
    const long = `${"Boxes are blue. ".repeat(40_000)}\n`;
    const page = `import Part from "./_part.mdx"\n\nA key.\n\n${"<Part />\n\n".repeat(50)}`;
    const { "/page": text = "" } = await textsOf({ "page.mdx": page, "_part.mdx": long });
    expect(text.length).toBeGreaterThan(600_000);
    expect(text.length).toBeLessThan(1_000_000);
  });

  test("leaves a page that is imported a page of its own", async () => {
    const page = 'import Keys from "./keys.mdx"\n\nA box.\n\n<Keys />';
    expect(await textsOf({ "page.mdx": page, "keys.mdx": "A key." })).toEqual({
      "/keys": "A key.",
      "/page": "A box.\n\nA key.",
    });
  });
});

test("a file whose name begins with _ is no page; an index is one unless a page imports it", async () => {
  const files = {
    "_part.md": part,
    "a/_callout.html": "<p>Text.</p>",
    "docs/_index.md": "A section.",
    "z.md": "Text.",
  };
  expect(summary(await readFolder(files))).toEqual([
    "_part.md: skipped part of other pages",
    "a/_callout.html: skipped part of other pages",
    "docs/_index.md: indexed https://acme.example/docs",
    "z.md: indexed https://acme.example/z",
  ]);
});
