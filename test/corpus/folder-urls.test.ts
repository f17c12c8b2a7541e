import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { SiteLinks } from "../../src/corpus/files/site-links.ts";
import { createFolder, NO_RULES, outcomesOf, pagesOf, readFolder, summary } from "./fixture.ts";

const page = (front: string, text = "Text.") => `---\n${front}\n---\n${text}\n`;
const urls = async (files: Record<string, string>) =>
  Object.fromEntries(
    (await readFolder(files)).map(({ file, url }) => [file, url.replace("https://acme.example", "")] as const),
  );

describe("a url in front matter", () => {
  test.each([
    ["is that of the page where it is a path", "url: /adopt/process/", "https://acme.example/adopt/process"],
    ["is none of the page without a slash in front", "url: acme/repo", "https://acme.example/docs/x"],
    ["is less than a permalink", "url: /a/\npermalink: /b/", "https://acme.example/b"],
    ["is more than a slug", "url: /a/\nslug: b", "https://acme.example/a"],
    ["is none of the page where it is another site's", "url: https://other.example/a", "https://acme.example/docs/x"],
    ["is none of the page where it is a file's", "url: /files/a.pdf", "https://acme.example/docs/x"],
    ["is none of the page where it is a host", "url: www.other.example", "https://acme.example/docs/x"],
  ])("%s", async (_, front, expected) => {
    expect(summary(await readFolder({ "docs/x.md": page(front) }))).toEqual([`docs/x.md: indexed ${expected}`]);
  });

  test("leaves the page where its file is, too", async () => {
    expect(pagesOf(await readFolder({ "docs/x.md": page("url: /a/") }))).toMatchObject([
      { url: "https://acme.example/a", aliases: ["https://acme.example/docs/x"] },
    ]);
  });
});

describe("a url in front matter that another file has", () => {
  test("is none of the files that it does not tell apart", async () => {
    expect(await urls({ "events/a.md": page("url: /events/"), "events/b.md": page("url: /events/") })).toEqual({
      "events/a.md": "/events/a",
      "events/b.md": "/events/b",
    });
  });

  test.each([
    ["by its place", "register.md", "Text."],
    ["by its permalink", "x.md", page("permalink: /register/")],
  ])("is left to the file that has it %s", async (_, file, text) => {
    expect(await urls({ "a.md": page("url: /register"), [file]: text })).toEqual({
      "a.md": "/a",
      [file]: "/register",
    });
  });
});

describe("the README of a folder", () => {
  test.each([
    ["docs/README.md", "docs/x.md", ["/docs"]],
    ["docs/readme.md", "docs/x.md", ["/docs"]],
    ["README.md", "docs/x.md", ["/"]],
    ["docs/README.md", "docs/index.md", []],
    ["docs/README.md", "docs.md", []],
    ["docs/README.fr.md", "docs/x.md", []],
  ])("%s beside %s is found at %j too", async (file, other, folders) => {
    const pages = pagesOf(await readFolder({ [file]: "Text.", [other]: "Other text." }));
    const readme = pages.find(({ url }) => /readme$/i.test(url));
    expect(readme?.aliases.map((url) => new URL(url).pathname)).toEqual(folders);
  });

  test.each([
    ["another page says that it is there", { "docs/README.md": "Text.", "docs/x.md": page("aliases: [/docs/]") }],
    ["another README does", { "docs/README.md": "Text.", "docs/readme.html": "<p>Other text.</p>" }],
  ])("is not at the url of its folder where %s", async (_, files: Record<string, string>) => {
    const aliases = pagesOf(await readFolder(files)).flatMap((read) => read.aliases);
    expect(aliases.filter((url) => url === "https://acme.example/docs")).toHaveLength(1);
  });
});

describe("a slug in front matter", () => {
  test.each([
    ["stands for the file's name", "docs/x.md", "slug: y", "/docs/y"],
    ["stands for a name with a date", "news/2026-07-10-x.md", "slug: y", "/news/y"],
    [
      "stands for a name with a date that it repeats",
      "news/2026-07-10-x.md",
      "slug: 2026-07-10-x",
      "/news/2026-07-10-x",
    ],
    ["stands under the date of a post", "_posts/2026-07-10-x.md", "slug: y", "/2026/07/10/y"],
    ["stands for the folder of an index", "docs/x/index.md", "slug: y", "/docs/y"],
    ["is the whole path where it begins with one", "docs/x.md", "slug: /y/z", "/y/z"],
    ["has no blanks", "docs/x.md", "slug: 'a b '", "/docs/a-b"],
    ["is none of a section", "docs/_index.md", "slug: y", "/docs"],
    ["is none of a collection", "_docs/x.md", "slug: y", "/docs/x"],
    ["leads nowhere else", "docs/x.md", "slug: ../../y", "/docs/x"],
    ["is none where a generator fills it in", "docs/x.md", "slug: '{{ title }}'", "/docs/x"],
  ])("%s", async (_, file, front, expected) => {
    expect(await urls({ [file]: page(front) })).toEqual({ [file]: expected });
  });

  test("is none where it does not tell the files of a folder apart", async () => {
    expect(await urls({ "a.md": page("slug: y"), "b.md": page("slug: y"), "c.md": page("slug: z") })).toEqual({
      "a.md": "/a",
      "b.md": "/b",
      "c.md": "/z",
    });
  });
});

test("files that go back to their places send back the files that took those", async () => {
  const files = { "a.md": page("slug: y"), "b.md": page("slug: y"), "c.md": page("slug: a"), "d.md": page("slug: c") };
  expect(await urls(files)).toEqual({ "a.md": "/a", "b.md": "/b", "c.md": "/c", "d.md": "/d" });
});

test("of many paths that links end in one name a hundred are looked at", () => {
  const links = new SiteLinks("https://acme.example");
  for (let index = 0; index < 1_000; index++) links.add(`[x](/f${index}/same)`);
  expect([...links.endingIn("same")]).toHaveLength(100);
  expect(links.has("/f999/same")).toBe(true);
});

describe("the folder of a collection", () => {
  test("is published without its mark, and its files by their whole names", async () => {
    expect(await urls({ "_events/2024-07-05-ai.md": "Text.", "_events/talk.md": "Text." })).toEqual({
      "_events/2024-07-05-ai.md": "/events/2024-07-05-ai",
      "_events/talk.md": "/events/talk",
    });
  });
});

describe("a permalink to a place within a page", () => {
  test("is the url of that page", async () => {
    expect(await urls({ "x.md": page("permalink: /training/#git") })).toEqual({ "x.md": "/training" });
  });

  test("is left to the page itself where there is one", async () => {
    expect(await urls({ "training.md": "Text.", "x.md": page("permalink: /training/#git") })).toEqual({
      "training.md": "/training",
      "x.md": "/x",
    });
  });

  test("is no place where a folder is called so", async () => {
    expect(await urls({ "x.md": page("permalink: /c#/intro/") })).toEqual({ "x.md": "/c%23/intro" });
  });
});

test.each([
  ["in their front matter", page("permalink: /p/\ndate: 2025-10-28"), page("permalink: /p/\ndate: 2026-02-04")],
  ["of a place within a page", page("permalink: /p/#g\ndate: 2025-10-28"), page("permalink: /p/#g\ndate: 2026-02-04")],
])("of files with one url the newest is the page, by the dates %s", async (_, older, newer) => {
  expect(summary(await readFolder({ "a.md": older, "b.md": newer }))).toEqual([
    "b.md: indexed https://acme.example/p",
    "a.md: skipped duplicate of b.md",
  ]);
});

describe("what a site's own links call its posts is where they are", () => {
  const posts = {
    "_posts/2024-07-31-ai.md": page("slug: ai-summary"),
    "_posts/2024-08-13-python.md": "Text.",
    "_posts/2024-08-20-shell.md": "Text.",
  };
  const links = "[AI](/blog/ai-summary), <a href='https://acme.example/blog/python.html'>Python</a>";

  test("also those that nobody links to", async () => {
    expect(await urls({ ...posts, "index.md": links })).toEqual({
      "_posts/2024-07-31-ai.md": "/blog/ai-summary",
      "_posts/2024-08-13-python.md": "/blog/python",
      "_posts/2024-08-20-shell.md": "/blog/shell",
      "index.md": "/",
    });
  });

  test("with the date that stands in the links", async () => {
    const dated = "[AI](/blog/2024/07/ai-summary) {{ site.baseurl }}/blog/2024/08/python/";
    expect(await urls({ ...posts, "index.md": dated })).toMatchObject({
      "_posts/2024-07-31-ai.md": "/blog/2024/07/ai-summary",
      "_posts/2024-08-20-shell.md": "/blog/2024/08/shell",
    });
  });

  test("with their categories, where those stand before the date", async () => {
    const posts = {
      "_posts/2024-07-31-ai.md": page("categories: Events"),
      "_posts/2024-08-13-python.md": page("categories: Events"),
      "_posts/2024-08-20-shell.md": page("categories: News"),
      "_posts/2024-08-21-awk.md": "Text.",
    };
    const dated = "[AI](/events/2024/07/31/ai) [Python](/events/2024/08/13/python.html)";
    expect(await urls({ ...posts, "index.md": dated })).toMatchObject({
      "_posts/2024-08-13-python.md": "/events/2024/08/13/python",
      "_posts/2024-08-20-shell.md": "/news/2024/08/20/shell",
      "_posts/2024-08-21-awk.md": "/2024/08/21/awk",
    });
  });

  test.each([
    ["one link", "[AI](/blog/ai-summary)"],
    ["links to another site", links.replaceAll("acme", "other").replace("(/blog", "(https://other.example/blog")],
    ["links to their places as well", `${links} [A](/2024/07/31/ai-summary) [B](/2024/08/13/python)`],
  ])("but %s tells nothing", async (_, text) => {
    expect(await urls({ ...posts, "index.md": text })).toMatchObject({
      "_posts/2024-07-31-ai.md": "/2024/07/31/ai-summary",
      "_posts/2024-08-20-shell.md": "/2024/08/20/shell",
    });
  });
});

describe("a site's own settings say where its posts are", () => {
  const posts = {
    "_posts/2024-07-31-ai.md": page("slug: ai-summary\ncategories: News Tech"),
    "_events/2024-08-13-talk.md": "Text.",
    "about.md": "Text.",
  };

  test.each([
    ["permalink: /blog/:year/:title/", "/blog/2024/ai-summary"],
    ["permalink: pretty", "/news/tech/2024/07/31/ai-summary"],
    ["permalink: /:unknown/:title/", "/2024/07/31/ai-summary"],
    ["permalink: /../:title/", "/2024/07/31/ai-summary"],
    ["defaults:\n- scope: { path: '', type: posts }\n  values: { permalink: /p/:title }", "/p/ai-summary"],
    ["- no mapping", "/2024/07/31/ai-summary"],
  ])("Jekyll: %s", async (config, url) => {
    expect(await urls({ ...posts, "_config.yml": config })).toMatchObject({
      "_posts/2024-07-31-ai.md": url,
      "_events/2024-08-13-talk.md": "/events/2024-08-13-talk",
      "about.md": "/about",
    });
  });

  test("Jekyll: of a collection", async () => {
    const config = "collections:\n  events: { output: true, permalink: /talks/:year/:name }";
    expect(await urls({ ...posts, "_config.yml": config })).toMatchObject({
      "_events/2024-08-13-talk.md": "/talks/2024/2024-08-13-talk",
    });
  });

  test.each(["permalink: weekdate", "permalink: ordinal", "permalink: /blog/", "permalink: /:year/:month/"])(
    "Jekyll: %s tells no posts apart",
    async (config) => {
      expect(await urls({ ...posts, "_config.yml": config })).toMatchObject({
        "_posts/2024-07-31-ai.md": "/2024/07/31/ai-summary",
      });
    },
  );

  test("Jekyll: in the folder of their scope", async () => {
    const config = [
      "defaults:",
      "- { scope: { path: '', type: posts }, values: { permalink: '/p/:title' } }",
      "- { scope: { path: news/, type: posts }, values: { permalink: '/n/:title' } }",
    ].join("\n");
    const names = ["news/_posts/2020-01-02-x.md", "newsletter/_posts/2020-01-02-y.md"] as const;
    expect(await urls({ [names[0]]: "Text.", [names[1]]: "Text.", "_config.yml": config })).toMatchObject({
      [names[0]]: "/n/x",
      [names[1]]: "/p/y",
    });
  });

  test("Jekyll: the folders around its posts are their first categories", async () => {
    const files = {
      "blog/_posts/2020-01-02-x.md": "Text.",
      "blog/_posts/2020-01-03-y.md": page("categories: Blog News"),
      "_config.yml": "permalink: /:categories/:title/",
    };
    expect(await urls(files)).toMatchObject({
      "blog/_posts/2020-01-02-x.md": "/blog/x",
      "blog/_posts/2020-01-03-y.md": "/blog/news/y",
    });
  });

  test("Jekyll: a slug is that of posts alone", async () => {
    const files = {
      ...{ "docs/x.md": page("slug: y"), "docs/z.md": page("slug: /w"), "_posts/2024-07-31-x.md": page("slug: y") },
      "_config.yml": "title: A",
    };
    expect(await urls(files)).toMatchObject({
      "docs/x.md": "/docs/x",
      "docs/z.md": "/docs/z",
      "_posts/2024-07-31-x.md": "/2024/07/31/y",
    });
  });

  test.each([
    ["config.json", '{ "theme": "dark" }', "/news/2016/10/11/x"],
    ["config.yaml", "title: A", "/news/2016/10/11/x"],
    ["config.json", '{ "baseurl": "https://acme.example" }', "/news/2016-10-11-x"],
    ["config.toml", "[params]\na = 1", "/news/2016-10-11-x"],
    ["hugo.toml", 'title = "A"', "/news/2016-10-11-x"],
  ])("settings are those of Hugo by their name or their keys: %s: %s", async (file, config, url) => {
    expect(await urls({ [file]: config, "news/2016-10-11-x.md": "Text." })).toMatchObject({
      "news/2016-10-11-x.md": url,
    });
  });

  test.each([
    ["a slug with a slash in front is the whole path", "slug: /y/z", "/y/z"],
    ["a url needs no slash in front", "url: adopt/process", "/adopt/process"],
  ])("Hugo: %s", async (_, front, url) => {
    expect(await urls({ "hugo.toml": 'title = "A"', "docs/x.md": page(front) })).toMatchObject({ "docs/x.md": url });
  });

  test.each([
    ["hugo.toml", '[permalinks]\nnews = "/n/:year/:slug/"', "/n/2026/y", "/n/2026/our-ball"],
    ["hugo.yaml", "permalinks: { page: { news: '/n/:slugorfilename/' } }", "/n/y", "/n/2026-07-11-z"],
    ["config/_default/hugo.toml", 'title = "A"', "/news/y", "/news/2026-07-11-z"],
  ])("Hugo: %s: %s", async (file, config, withSlug, without) => {
    await using folder = await createFolder({
      [file]: config,
      "content/news/2026-07-10-x.md": page("slug: y"),
      "content/news/2026-07-11-z.md": page("title: Our Ball!"),
    });
    const sources = [{ folder: join(folder.path, "content"), baseUrl: "https://acme.example" }];
    expect((await outcomesOf({ ...NO_RULES, sources })).map(({ url }) => url)).toEqual([
      `https://acme.example${withSlug}`,
      `https://acme.example${without}`,
    ]);
  });
});
