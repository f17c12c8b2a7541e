import { describe, expect, test } from "bun:test";
import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { CorpusError } from "../../src/corpus/errors.ts";
import { createFolder, NO_RULES, outcomesOf, pagesOf, readFolder, summary } from "./fixture.ts";

const page = (front: string) => `---\n${front}\n---\nText.\n`;

describe("a file's url", () => {
  test.each([
    ["about.md", "Text.", "https://acme.example/about"],
    ["docs/index.html", "<p>Text.</p>", "https://acme.example/docs"],
    ["index.md", "Text.", "https://acme.example/"],
    ["2016-10-11-slug.md", "Text.", "https://acme.example/2016/10/11/slug"],
    ["_posts/2016-10-11-slug.markdown", "Text.", "https://acme.example/2016/10/11/slug"],
    ["guides/start.mdx", "Text.", "https://acme.example/guides/start"],
    ["2016-13-41-slug.md", "Text.", "https://acme.example/2016-13-41-slug"],
    ["x.md", page("permalink: /es/policy/"), "https://acme.example/es/policy"],
    ["x.md", page("permalink: 'https://acme.example/y/'"), "https://acme.example/y"],
    ["x.md", page("permalink: 'http://ACME.example/y/'"), "https://acme.example/y"],
    ["x.md", page("permalink: 'http://www.acme.example/y'"), "https://www.acme.example/y"],
    ["x.md", page("permalink: 'https://acme.example:8443/y'"), "https://acme.example:8443/y"],
    ["x.md", page("permalink: //other.example/y/"), "https://acme.example/other.example/y"],
    ["x.md", page('permalink: "/:year/:title/"'), "https://acme.example/x"],
    ["a b?.md", "Text.", "https://acme.example/a%20b%3F"],
    ["a%20b.md", "Text.", "https://acme.example/a%2520b"],
    ["100%.md", "Text.", "https://acme.example/100%25"],
    ["a\\b.md", "Text.", "https://acme.example/a%5Cb"],
    ["a\tb.md", "Text.", "https://acme.example/a%09b"],
    ["x.md", page("permalink: /a%20b/"), "https://acme.example/a%20b"],
    ["page._es.md", "Texto.", "https://acme.example/page"],
    ["vue.js.md", "Text.", "https://acme.example/vue.js"],
    ["package.json.md", "Text.", "https://acme.example/package.json"],
    ["robots.txt.md", "Text.", "https://acme.example/robots.txt"],
    ["socket.io.md", "Text.", "https://acme.example/socket.io"],
  ])("%s", async (file, content, expected) => {
    expect(summary(await readFolder({ [file]: content }))).toEqual([`${file}: indexed ${expected}`]);
  });

  test("the locale goes in front only where two files would share a url", async () => {
    const files = { "page.md": "Text.", "page.es.md": "Texto.", "page._fr.md": "Texte.", "solo._es.md": "Solo." };
    const outcomes = await readFolder(files);
    expect(summary(outcomes)).toEqual([
      "page._fr.md: indexed https://acme.example/fr/page",
      "page.es.md: indexed https://acme.example/es/page",
      "page.md: indexed https://acme.example/page",
      "solo._es.md: indexed https://acme.example/solo",
    ]);
    expect(pagesOf(outcomes).map(({ locale }) => locale)).toEqual(["fr", "es", "en", "es"]);
  });

  test("gets its locale behind the host that its permalink names", async () => {
    const front = page("permalink: 'https://www.acme.example/y'");
    expect(summary(await readFolder({ "page.md": front, "page.es.md": front }))).toEqual([
      "page.es.md: indexed https://www.acme.example/es/y",
      "page.md: indexed https://www.acme.example/y",
    ]);
  });

  test("is another one where the name has a percent sign", async () => {
    expect(summary(await readFolder({ "a b.md": "Text.", "a%20b.md": "Text." }))).toEqual([
      "a b.md: indexed https://acme.example/a%20b",
      "a%20b.md: indexed https://acme.example/a%2520b",
    ]);
  });

  test.each([
    "https://evil.example/x",
    "HTTPS://evil.example/x",
    "https://docs.acme.example/x",
    "https://www.evil.example/x",
  ])("of another site by permalink %s fails the page", async (permalink) => {
    expect(await readFolder({ "x.md": page(`permalink: '${permalink}'`) })).toMatchObject([
      { status: "failed", url: "https://acme.example/x", reason: `permalink of another site: ${permalink}` },
    ]);
  });

  test.each([
    ["/../../etc/passwd", "failed"],
    ["/../docs-2/x", "failed"],
    ["/a/%2e%2e/../x", "failed"],
    ["/", "indexed"],
    ["/a/../x", "indexed"],
    ["https://acme.example/x", "indexed"],
  ])("by the path %s below a base with a path of its own: %s", async (permalink, status) => {
    await using folder = await createFolder({ "x.md": page(`permalink: ${permalink}`) });
    const sources = [{ folder: folder.path, baseUrl: "https://acme.example/docs/" }];
    const [outcome] = await outcomesOf({ ...NO_RULES, sources });
    expect(outcome?.status).toBe(status as "failed" | "indexed");
    if (outcome?.status !== "failed") return;
    expect(outcome).toMatchObject({
      url: "https://acme.example/docs/x",
      reason: `permalink outside the base url: ${permalink}`,
    });
  });

  test("has at most 2,048 characters", async () => {
    const permalink = (length: number) => page(`permalink: /${"x".repeat(length - "https://acme.example/".length)}`);
    const outcomes = await readFolder({ "a.md": permalink(2_048), "b.md": permalink(2_049) });
    expect(outcomes).toMatchObject([
      { file: "a.md", status: "indexed" },
      { file: "b.md", status: "failed", reason: "url over 2,048 characters" },
    ]);
  });

  test("a page with a permalink is found at its file's url too", async () => {
    const [found] = pagesOf(await readFolder({ "x.md": page("permalink: /y/\nredirect_from: [/old/]") }));
    expect(found).toMatchObject({
      url: "https://acme.example/y",
      aliases: ["https://acme.example/x", "https://acme.example/old"],
    });
  });
});

describe("front matter", () => {
  test("title, excerpt, image, tags and lang are taken", async () => {
    const front =
      "title: 'Getting started'\nexcerpt: How to begin.\nimage: /a.png\ntags: [guide, 'first steps']\nlang: pt_BR";
    expect(pagesOf(await readFolder({ "x.md": page(front) }))).toMatchObject([
      {
        title: "Getting started",
        description: "How to begin.",
        image: "https://acme.example/a.png",
        labels: ["guide", "first steps"],
        locale: "pt-br",
      },
    ]);
  });

  test("field names count in any case, those in lower case before others", async () => {
    const front =
      "Title: Start\nTITLE: No\ntitle: Own\nDescription: How to.\nTags: [a]\nLang: de\nPermalink: /s/\nIMAGE: /a.png";
    expect(pagesOf(await readFolder({ "x.md": page(front) }))).toMatchObject([
      {
        url: "https://acme.example/s",
        title: "Own",
        description: "How to.",
        labels: ["a"],
        locale: "de",
        image: "https://acme.example/a.png",
      },
    ]);
    expect(summary(await readFolder({ "x.md": page("Draft: true\ndraft: false") }))).toEqual([
      "x.md: indexed https://acme.example/x",
    ]);
  });

  test.each([
    ["firstName: Ana\nlastName: Díaz Ruiz", "Text.", "Ana Díaz Ruiz"],
    ["first_name: Ana\nlast_name: Díaz", "# Her path\n\nText.", "Ana Díaz"],
    ["full_name: Ana Díaz", "Text.", "Ana Díaz"],
    ["title: Our cook\nfull_name: Ana Díaz", "Text.", "Our cook"],
    ["name: Ana Díaz", "Text.", "Ana Díaz"],
    ["name: Ana Díaz", "# Our cook\n\nText.", "Our cook"],
    ["name: ana-form", "Text.", "X ana"],
    ["firstName: Ana", "Text.", "X ana"],
  ])("names a page without a title: %s, %s", async (front, text, title) => {
    expect(pagesOf(await readFolder({ "x-ana.md": `---\n${front}\n---\n${text}` }))).toMatchObject([{ title }]);
  });

  test("a title has at most 300 characters, and the heading that it repeats is taken off all the same", async () => {
    const title = `${"x".repeat(299)}😀 and on`;
    const outcomes = await readFolder({
      "a.md": `${page(`title: ${title}`)}# ${title}\n\nMore.`,
      "b.md": `# ${title}\n\nText.`,
    });
    for (const found of pagesOf(outcomes)) {
      expect(found.title).toBe("x".repeat(299));
      expect(found.passages.map(({ heading }) => heading).join("")).toBe("");
    }
  });

  test("at most 50 tags of at most 100 characters are taken", async () => {
    const tags = Array.from({ length: 60 }, (_, at) => `${at} ${"x".repeat(at === 0 ? 200 : 1)}`);
    const [found] = pagesOf(await readFolder({ "x.md": page(`tags: ${JSON.stringify(tags)}`) }));
    expect(found?.labels).toEqual([tags[0]?.slice(0, 100), ...tags.slice(1, 50)] as string[]);
  });

  test.each([
    ["labels: {a: b}", ["labels: expected a text or a list of texts"]],
    ["Tags: [a, {b: c}]", ["tags: expected a text or a list of texts"]],
    ["title: [A]", ["title: expected a text"]],
    ["image: {feature: a.png}", ["image: expected an address, or path or url of one"]],
    ["permalink: [a]", ["permalink: expected a text; the file's path stands for it"]],
    [
      "permalink: /:categories/:title/",
      ["permalink: only a site generator could fill it in; the file's path stands for it"],
    ],
    ["permalink: '/{{ page.slug }}/'", [expect.stringContaining("only a site generator")]],
    ["labels: a, b\ntags: []\nimage: {path: a.png}\ntitle: 7\ndescription:\nlang: ''\npermalink: /b", undefined],
  ])("what cannot be used is noted, and the page made without it: %s", async (front, notes) => {
    const [outcome] = await readFolder({ "a.md": `---\n${front}\n---\nText.` });
    expect(outcome).toMatchObject({ status: "indexed" });
    expect(outcome?.notes).toEqual(notes);
  });

  test("a quoted text may run on unindented, as Jekyll takes it", async () => {
    const [found] = pagesOf(await readFolder({ "x.md": page('excerpt: "It runs\non: here"\ntitle: T') }));
    expect(found).toMatchObject({ title: "T", description: "It runs on: here" });
  });

  test.each([
    ["published: false", "published: false"],
    ["noindex: true", "noindex"],
    ["draft: true", "draft: true"],
    ["permalink: false", "permalink: false"],
    ["redirect_to: /new/", "redirects to /new/"],
    ["permalink: /feed.xml", "not a page: .xml"],
    ["published: no", "published: false"],
    ['published: "false"', "published: false"],
    ["published: 0", "published: false"],
    ["Published: Off", "published: false"],
    ["noindex: yes", "noindex"],
    ['noindex: "true"', "noindex"],
    ["noindex: 1", "noindex"],
    ["noindex: on", "noindex"],
    ['draft: "true"', "draft: true"],
    ["Draft: YES", "draft: true"],
    ["permalink: no", "permalink: false"],
    ["robots: none", "noindex"],
    ["robots: [noindex, nofollow]", "noindex"],
    ["robots: [nofollow, NONE]", "noindex"],
  ])("%s is skipped", async (front, reason) => {
    expect(summary(await readFolder({ "x.md": page(front) }))).toEqual([`x.md: skipped ${reason}`]);
  });

  test.each([
    "noindex: no",
    'draft: "false"',
    "draft: 0",
    "published: yes",
    "published: 1",
    "published: 2026-01-01",
    "robots: [index, nofollow]",
    "robots: 'index, max-image-preview: none'",
  ])("%s hides nothing", async (front) => {
    expect(summary(await readFolder({ "x.md": page(front) }))).toEqual(["x.md: indexed https://acme.example/x"]);
  });

  test("YAML that does not parse fails the page with its line, the others go on", async () => {
    const outcomes = await readFolder({ "bad.md": page("title: ok\nlist: [1, 2"), "good.md": "Text." });
    expect(outcomes).toMatchObject([
      { file: "bad.md", line: 4, status: "failed", url: "https://acme.example/bad" },
      { file: "good.md", status: "indexed" },
    ]);
  });

  test("text that only the layout prints is still the page's", async () => {
    const front =
      "title: FAQ\nitems:\n  - title: Who may join?\n    content: Anyone may join us today.\n    link: /join";
    const [found] = pagesOf(await readFolder({ "faq.md": `---\n${front}\n---\n` }));
    expect(found?.passages).toMatchObject([{ heading: "Who may join?", text: "Anyone may join us today." }]);
  });
});

describe("every file has one outcome", () => {
  test("hidden, foreign, binary, oversized and unreadable ones with their reasons, in a fixed order", async () => {
    const outcomes = await readFolder({
      ".git/config": "x",
      "_drafts/secret.md": "Text.",
      "a.png": "x",
      "b.md": new Uint8Array([0, 1, 2]),
      "c.md": "x".repeat(5 * 1024 * 1024),
      "d.md": "",
      "node_modules/x.md": "x",
      "z.md": "Text.",
    });
    expect(summary(outcomes)).toEqual([
      ".git: skipped hidden",
      "_drafts: skipped hidden",
      "a.png: skipped not a page: .png",
      "node_modules: skipped node_modules",
      "b.md: failed binary file",
      "c.md: failed over 4 MiB",
      "d.md: skipped no text",
      "z.md: indexed https://acme.example/z",
    ]);
  });

  test("links in circles and broken links end the walk neither way", async () => {
    await using folder = await createFolder({ "sub/a.md": "Text." });
    await symlink(folder.path, join(folder.path, "sub/loop"));
    await symlink(join(folder.path, "nowhere"), join(folder.path, "broken.md"));
    const outcomes = await outcomesOf({
      ...NO_RULES,
      sources: [{ folder: folder.path, baseUrl: "https://acme.example" }],
    });
    expect(summary(outcomes)).toEqual([
      "broken.md: failed broken link",
      "sub/loop: skipped folder already read through another link",
      "sub/a.md: indexed https://acme.example/sub/a",
    ]);
  });

  test("links that lead out of the folder are skipped, those inside go on working", async () => {
    await using other = await createFolder({ "passwd.md": "Secret.", "site-2/a.md": "Secret." });
    await using folder = await createFolder({
      "site/a.md": "Text.",
      "site/deep/b.md": "Text.",
      "site-2/c.md": "Secret.",
    });
    const site = join(folder.path, "site");
    await symlink(join(other.path, "passwd.md"), join(site, "file.md"));
    await symlink(other.path, join(site, "folder"));
    await symlink("../site-2", join(site, "neighbour"));
    await symlink("..", join(site, "parent"));
    await symlink("file.md", join(site, "over-another.md"));
    await symlink("deep/b.md", join(site, "inside.md"));
    await symlink(site, join(folder.path, "linked-site"));
    for (const root of ["site", "linked-site"]) {
      const sources = [{ folder: join(folder.path, root), baseUrl: "https://acme.example" }];
      expect(summary(await outcomesOf({ ...NO_RULES, sources }))).toEqual([
        "file.md: skipped link that leads out of the folder",
        "folder: skipped link that leads out of the folder",
        "neighbour: skipped link that leads out of the folder",
        "over-another.md: skipped link that leads out of the folder",
        "parent: skipped link that leads out of the folder",
        "a.md: indexed https://acme.example/a",
        "deep/b.md: indexed https://acme.example/deep/b",
        "inside.md: indexed https://acme.example/inside",
      ]);
    }
  });

  test("files in older encodings are read", async () => {
    const latin = new Uint8Array([...new TextEncoder().encode("<p>Caf"), 0xe9, ...new TextEncoder().encode(".</p>")]);
    expect(pagesOf(await readFolder({ "x.html": latin }))[0]?.passages[0]?.text).toBe("Café.");
  });

  test.each(["utf-8", "shift_jis"])("a byte that is no character costs itself alone, in %s too", async (charset) => {
    const words = { "utf-8": Buffer.from("Größe für 5 €"), shift_jis: [0x97, 0xbf, 0x8b, 0xe0] }[charset] ?? [];
    const text = [`<meta charset=${charset}><p>`, ". It", "s all.</p>"].map((part) => Buffer.from(part));
    const damaged = Buffer.concat([text[0]!, Buffer.from(words), text[1]!, Buffer.from([0xff]), text[2]!]);
    const said = { "utf-8": "Größe für 5 €", shift_jis: "料金" }[charset];
    const page = pagesOf(await readFolder({ "x.html": damaged }))[0];
    expect(page?.passages[0]?.text).toBe(`${said}. It\ufffds all.`);
  });
});

test.each([
  ["a missing folder", { folder: "/nowhere/at/all", baseUrl: "https://acme.example" }, "folder_missing"],
  ["a bad baseUrl", { folder: "/tmp", baseUrl: "acme.example" }, "base_url_invalid"],
  ["a baseUrl with a query", { folder: "/tmp", baseUrl: "https://acme.example/x?y=1" }, "base_url_invalid"],
  ["a baseUrl with a fragment", { folder: "/tmp", baseUrl: "https://acme.example/x#z" }, "base_url_invalid"],
  ["a missing file", { jsonl: "/nowhere/pages.jsonl" }, "file_missing"],
])("%s ends the ingest with a clear error", async (_, source, code) => {
  const failure = await outcomesOf({ ...NO_RULES, sources: [source] }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CorpusError);
  expect(failure).toMatchObject({ code });
});

describe("the language of a page that is too short to tell", () => {
  const french =
    "Les cours de danse ont lieu le mardi soir à la salle des fêtes, et une tenue souple est conseillée. Les inscriptions se font sur place, dans la limite des places qui restent.";
  const english =
    "The classes are on Tuesday evening in the hall, and you should wear loose clothes. You can sign up at the door, as long as there are places left for you and for your friends.";
  const locales = async (files: Record<string, string>) =>
    Object.fromEntries(
      (await readFolder(files)).map((outcome) => [outcome.file, "page" in outcome ? outcome.page.locale : ""]),
    );

  test("is that of the pages around it, but for one that is clearly in another", async () => {
    expect(
      await locales({
        "a.md": french,
        "b.md": french,
        "c.md": "Horaires.",
        "d.md": "See the terms of use and our rules.",
      }),
    ).toEqual({ "a.md": "fr", "b.md": "fr", "c.md": "fr", "d.md": "en" });
  });

  test("is that of the nearest folder whose pages tell theirs", async () => {
    const files = {
      ...{ "a/1.md": french, "a/2.md": french, "a/c.md": "Contact.", "a/team/x.md": "Ada Moreau" },
      ...{ "b/1.md": english, "b/2.md": english, "b/c.md": "Contact.", "c.md": "Contact." },
    };
    expect(await locales(files)).toMatchObject({ "a/c.md": "fr", "a/team/x.md": "fr", "b/c.md": "en", "c.md": "en" });
  });

  test("is told by what pages say of themselves as well", async () => {
    const said = "---\nlang: da\n---\nÅbent.";
    const html = '<html lang="da"><body><p>Åbent.</p></body></html>';
    expect(await locales({ "a.md": said, "b.html": html, "c.md": "Kontakt." })).toMatchObject({ "c.md": "da" });
  });

  test("is that of the only page of the site that tells its own", async () => {
    expect(await locales({ "a.md": french, "desk/c.md": "Contact." })).toMatchObject({ "desk/c.md": "fr" });
  });

  test("is English where no other is usual", async () => {
    expect(await locales({ "c.md": "Contact." })).toMatchObject({ "c.md": "en" });
    expect(await locales({ "c.md": "Contact.", "c.fr.md": "Contact." })).toMatchObject({ "c.md": "en" });
    expect(await locales({ "a.md": french, "b.md": english, "c.md": "Contact." })).toMatchObject({ "c.md": "en" });
  });
});
