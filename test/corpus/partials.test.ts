import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { importedFile } from "../../src/corpus/files/partials.ts";
import { processorClock } from "../support/processor-clock.ts";
import { createFolder, NO_RULES, outcomesOf, pagesOf, readFolder, summary } from "./fixture.ts";

const textsOf = async (files: Record<string, string>): Promise<Record<string, string>> =>
  Object.fromEntries(
    pagesOf(await readFolder(files)).map(({ url, passages }) => [
      url.replace("https://acme.example", ""),
      passages.map(({ heading, text }) => `${heading && `# ${heading}\n`}${text}`).join("\n"),
    ]),
  );
const part = "---\ntitle: A part\n---\nNever share your key.\n";
const imports = 'import Part from "./_part.mdx"\n\n';

describe("a page of MDX that imports another file", () => {
  test.each([
    ["beside it", "docs/page.mdx", "docs/_part.mdx", "./_part.mdx"],
    ["further up", "docs/a/b/page.md", "docs/_part.md", "../../_part.md"],
    ["of its site", "docs/page.mdx", "docs/parts/_part.mdx", "@site/docs/parts/_part.mdx"],
    ["that is an index", "page.mdx", "parts/_index.md", "./parts/_index.md"],
  ])("has its text in the place of the element: %s", async (_, file, partial, path) => {
    const page = `import Part from "${path}"\r\n\n# Keys\n\nA key opens a box.\n\n<Part />\n\nBoxes are blue.`;
    const texts = Object.values(await textsOf({ [file]: page, [partial]: part }));
    expect(texts).toEqual([expect.stringContaining("A key opens a box.\n\nNever share your key.\n\nBoxes are blue.")]);
  });

  test("finds it by a path of the site where the folder is a part of that", async () => {
    await using site = await createFolder({
      "docs/page.mdx": 'import Part from "@site/docs/parts/_part.mdx"\n\nA key.\n\n<Part />',
      "docs/parts/_part.mdx": part,
    });
    const source = { folder: join(site.path, "docs"), baseUrl: "https://acme.example" };
    const [page] = pagesOf(await outcomesOf({ ...NO_RULES, sources: [source] }));
    expect(page?.passages[0]?.text).toBe("A key.\n\nNever share your key.");
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
    expect(text.match(/Here/g)?.length).toBe(7);
  });

  test.each([
    ["is not there", 'import Part from "./_none.mdx"'],
    ["lies outside of the folder", 'import Part from "../_part.mdx"'],
    ["belongs to a package", 'import Part from "parts/_part.mdx"'],
    ["is code", 'import Part from "./part.js"'],
    ["is of an older version", 'import Part from "@site/versioned_docs/version-1.0/parts/_part.mdx"'],
  ])("is read without what %s", async (_, line) => {
    const page = `${line}\n\nA key opens a box.\n\n<Part />\n\nBoxes are blue.`;
    const { "/page": text } = await textsOf({ "page.mdx": page, "parts/_part.mdx": part });
    expect(text).toBe("A key opens a box.\n\nBoxes are blue.");
  });

  test.each([
    ["commented out", "{/* <Part /> */}"],
    ["commented out over lines", "{/*\n\n<Part />\n\n*/}"],
    ["in a comment of HTML", "<!--\n\n<Part />\n\n-->"],
    ["that code makes", "export const Other = () => (\n<div>\n<Part />\n</div>\n);"],
    ["that code decides on", "{false && (\n<Part />\n)}"],
    ["right below words", "It costs\n<Part />"],
    ["in a table", "| Pro | <Part /> |\n|---|---|\n| Max | 90 |"],
    ["among words", "It costs <Part /> a month."],
    ["within code", "```mdx\n<Part />\n```"],
    ["within a code span", "Write `<Part />`."],
  ])("has nothing of it in the place of an element %s", async (_, element) => {
    const { "/page": text } = await textsOf({
      "page.mdx": `${imports}A key.\n\n${element}\n\nEnd.`,
      "_part.mdx": part,
    });
    expect(text).not.toContain("Never");
    expect(text).toEndWith("End.");
  });

  test("imports and shows what Docusaurus fences though it is no code", async () => {
    const fenced = (text: string) => `\`\`\`mdx-code-block\n${text}\n\`\`\``;
    const page = `${fenced(imports)}\n\nA key.\n\n${fenced("<Part />")}\n\nEnd.`;
    expect(await textsOf({ "page.mdx": page, "_part.mdx": part })).toEqual({
      "/page": "A key.\n\nNever share your key.\n\nEnd.",
    });
  });

  test("keeps comments that stand in code, where it imports something and where it does not", async () => {
    const code = "```html\n<!-- open\n```\n\nBetween.\n\n```html\nclose -->\n```\n\nWrite `<!--` and `-->` around it.";
    const { "/page": plain, "/with": taken } = await textsOf({
      "page.md": code,
      "with.mdx": `${imports}<Part />\n\n${code}`,
      "_part.mdx": part,
    });
    expect(taken).toBe(`Never share your key.\n\n${plain}`);
    for (const kept of ["<!-- open", "Between.", "close -->", "<!-- and -->"]) expect(plain).toContain(kept);
  });

  test("imports nothing by a line of code", async () => {
    const page = `A key.\n\n\`\`\`mdx\n${imports}\`\`\`\n\n<Part />`;
    const outcomes = await readFolder({ "page.mdx": page, "_part.mdx": part });
    expect(summary(outcomes)[0]).toBe("_part.mdx: skipped name begins with _");
    expect(JSON.stringify(pagesOf(outcomes))).not.toContain("Never");
  });

  test("keeps a list whole in whose item the element stands, and takes indented elements elsewhere as text", async () => {
    const list = `${imports}- One.\n\n    <Part />\n\n    More of it.\n- Two.`;
    const tabs = `${imports}A key.\n\n<Tabs>\n  <Tab>\n    <Part />\n  </Tab>\n</Tabs>`;
    const { "/list": listed = "", "/tabs": tabbed } = await textsOf({
      "list.mdx": list,
      "tabs.mdx": tabs,
      "_part.mdx": part,
    });
    expect(listed).toMatch(/^- One\.\s+Never share your key\.\s+More of it\.\s+- Two\.$/);
    expect(tabbed).toBe("A key.\n\nNever share your key.");
  });

  test("is read in no time, whatever stands before an element, and however long a part is", async () => {
    const files = { "page.mdx": `${imports}- x\n${" ".repeat(4_000)}<Part />\n`, "_part.mdx": "x\n".repeat(400_000) };
    const spent = processorClock();
    await readFolder(files);
    expect(spent()).toBeLessThan(20_000);
  });

  test("has a part's text as it is, whatever elements that names", async () => {
    const page = `import A from "./_a.mdx"\nimport B from "./_b.mdx"\n\nA key.\n\n<A />\n\n<B />`;
    const files = { "page.mdx": page, "_a.mdx": "Of A.\n\n<B />", "_b.mdx": "Of B." };
    expect((await textsOf(files))["/page"]?.match(/Of B/g)).toHaveLength(1);
  });

  test("is not made longer than a million characters by them, however deep they stand", async () => {
    const long = `${"Boxes are blue. ".repeat(25_000)}\n`;
    const deep = { "_a.mdx": 'import B from "./_b.mdx"\n\n<B />', "_b.mdx": long };
    const page = `import A from "./_a.mdx"\n\nA key.\n\n${"<A />\n\n".repeat(50)}`;
    const { "/page": text = "" } = await textsOf({ "page.mdx": page, ...deep });
    expect(text.length).toBeGreaterThan(790_000);
    expect(text.length).toBeLessThan(1_000_000);
  });

  test("reads a hundred files at most, so that parts of parts end soon", async () => {
    const n = 60;
    const lines = (of: string) =>
      Array.from({ length: n }, (_, i) => `import ${of}${i} from "./_${of}${i}.mdx"\n`).join("");
    const shown = (of: string) => Array.from({ length: n }, (_, i) => `<${of}${i} />\n\n`).join("");
    const files: Record<string, string> = { "page.mdx": `${lines("A")}\nA key.\n\n${shown("A")}` };
    for (let i = 0; i < n; i++) {
      files[`_A${i}.mdx`] = `${lines("B")}\nPart.\n\n${shown("B")}`;
      files[`_B${i}.mdx`] = "Piece.\n";
    }
    const { "/page": text = "" } = await textsOf(files);
    expect(text.match(/Part|Piece/g)?.length).toBe(100);
  });

  test("leaves a page that is imported a page of its own", async () => {
    const page = 'import Keys from "./keys.mdx"\n\nA box.\n\n<Keys />';
    expect(await textsOf({ "page.mdx": page, "keys.mdx": "A key." })).toEqual({
      "/keys": "A key.",
      "/page": "A box.\n\nA key.",
    });
  });
});

test("a file whose name begins with _ is no page, but an index that has no other beside it, and names of that kind", async () => {
  const files = {
    "_includes/nav.html": "<p>Text.</p>",
    "_part.md": part,
    "a/_callout.html": "<p>Text.</p>",
    "docs/_index.md": "A section.",
    "more/_index.md": "A section.",
    "more/index.md": "A page.",
    "modules/_index_.md": "A module.",
    "modules/__init__.html": "<p>A module.</p>",
    "z.md": "Text.",
  };
  expect(summary(await readFolder(files))).toEqual([
    "_includes/nav.html: skipped part of other pages",
    "_part.md: skipped name begins with _",
    "a/_callout.html: skipped name begins with _",
    "more/_index.md: skipped name begins with _",
    "docs/_index.md: indexed https://acme.example/docs",
    "modules/__init__.html: indexed https://acme.example/modules/__init__",
    "modules/_index_.md: indexed https://acme.example/modules/_index_",
    "more/index.md: indexed https://acme.example/more",
    "z.md: indexed https://acme.example/z",
  ]);
});

test.each([
  ["@site/docs/a.md", "/srv/site/docs", "a.md"],
  ["/site/docs/a.md", "/srv/site/docs", "a.md"],
  ["/a.md", "/srv/site/docs", "a.md"],
  ["/other/a.md", "/srv/site/docs", undefined],
  ["/srv/docs/a.md", "/srv/site/docs", undefined],
])("the path %s means, below %s, %s", (path, folder, expected) => {
  const source = { folder, files: new Set(["a.md"]), read: async () => "" };
  expect(importedFile(path, "x/page.mdx", source)).toBe(expected);
});
