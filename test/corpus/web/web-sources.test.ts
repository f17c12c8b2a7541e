import { describe, expect, test } from "bun:test";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { CorpusSettings, PageOutcome, ReadCorpusOptions } from "../../../src/corpus/settings.ts";
import { createSafeFetch } from "../../../src/net/safe-fetch.ts";
import type { Page } from "../../../src/schemas/page.ts";
import { htmlPage, sitemapIndexOf, sitemapOf, startWebsite, type Website } from "../../support/website.ts";
import { NO_RULES, outcomesOf, pagesOf, textOf } from "../fixture.ts";

const home = htmlPage("Home", "Acme makes anvils for everyone who needs one.");
const pricing = htmlPage("Pricing", "The Basic plan costs ten euros a month.");
const impatient = { retryGapsMs: [1, 1] };
const times = (count: number, path: string): string[] => Array.from({ length: count }, () => path);

type Options = ReadCorpusOptions & { rules?: Partial<CorpusSettings> };

function readSitemap(site: Website, { rules, ...options }: Options = {}): Promise<PageOutcome[]> {
  const sources = [{ sitemap: site.at("/sitemap.xml"), allowLoopback: true }];
  return outcomesOf({ ...NO_RULES, ...rules, sources }, { web: impatient, ...options });
}

function readUrls(site: Website, paths: readonly string[], options: ReadCorpusOptions = {}): Promise<PageOutcome[]> {
  const sources = [{ urls: paths.map(site.at), allowLoopback: true }];
  return outcomesOf({ ...NO_RULES, sources }, { web: impatient, ...options });
}

/** `path: status`, with the reason where there is one. */
function told(site: Website, outcomes: readonly PageOutcome[]): string[] {
  return outcomes.map((outcome) => {
    const reason = "reason" in outcome ? `, ${outcome.reason}` : "";
    return `${outcome.file}: ${outcome.status}${reason}`.replaceAll(site.url, "");
  });
}

const previousOf = (outcomes: readonly PageOutcome[]): Map<string, Page> =>
  new Map(pagesOf(outcomes).map((page) => [page.url, page]));

describe("a sitemap source", () => {
  test("reads the pages that the sitemap names, in their order", async () => {
    await using site = startWebsite({ "/": home, "/pricing": pricing });
    site.answers["/sitemap.xml"] = sitemapOf(site.at("/pricing"), site.at("/"));
    const outcomes = await readSitemap(site);
    expect(told(site, outcomes)).toEqual(["/pricing: indexed", "/: indexed"]);
    expect(outcomes.every(({ source }) => source === site.at("/sitemap.xml"))).toBe(true);
    expect(pagesOf(outcomes).map(textOf)).toEqual([
      "The Basic plan costs ten euros a month.",
      "Acme makes anvils for everyone who needs one.",
    ]);
  });

  test("follows an index, packed sitemaps too, and reads none twice", async () => {
    await using site = startWebsite({ "/": home, "/pricing": pricing });
    site.answers["/sitemap.xml"] = sitemapIndexOf(site.at("/a.xml.gz"), site.at("/b.xml"), site.at("/sitemap.xml"));
    site.answers["/a.xml.gz"] = new Response(gzipSync(sitemapOf(site.at("/"))));
    site.answers["/b.xml"] = sitemapOf(site.at("/pricing"), `${site.at("/")}#top`);
    expect(told(site, await readSitemap(site))).toEqual([
      "/: indexed",
      "/pricing: indexed",
      "/#top: skipped, named twice",
    ]);
  });

  test("reports addresses of other hosts, and what is no address", async () => {
    await using site = startWebsite({ "/": home });
    site.answers["/sitemap.xml"] = sitemapOf("https://other.example/", "/relative", site.at("/"));
    expect(told(site, await readSitemap(site))).toEqual([
      "https://other.example/: skipped, of another host than the sitemap",
      "/relative: failed, no absolute http or https address",
      "/: indexed",
    ]);
  });

  test("reports a named sitemap that is gone, and reads the others", async () => {
    await using site = startWebsite({ "/": home });
    site.answers["/sitemap.xml"] = sitemapIndexOf(site.at("/gone.xml"), site.at("/b.xml"));
    site.answers["/b.xml"] = sitemapOf(site.at("/"));
    expect(told(site, await readSitemap(site))).toEqual(["/gone.xml: failed, sitemap: HTTP 404", "/: indexed"]);
  });

  test("reports a named sitemap that is none or of another host, and reads one that is empty", async () => {
    await using site = startWebsite({ "/": home, "/soft.xml": htmlPage("Oops", "Nothing is here.") });
    site.answers["/empty.xml"] = new Response("<urlset/>");
    site.answers["/b.xml"] = sitemapOf(site.at("/"));
    const named = [site.at("/soft.xml"), "https://other.example/a.xml", site.at("/empty.xml"), site.at("/b.xml")];
    site.answers["/sitemap.xml"] = sitemapIndexOf(...named);
    expect(told(site, await readSitemap(site))).toEqual([
      "https://other.example/a.xml: skipped, sitemap: of another host",
      "/soft.xml: failed, sitemap: is no sitemap: it begins with <html>",
      "/: indexed",
    ]);
  });

  test("tells of a sitemap that is no text as of any other", async () => {
    const binary = () => new Response(new Uint8Array([1, 0, 2, 0]));
    await using site = startWebsite({ "/": home, "/a.xml": binary, "/b.xml": sitemapOf() });
    site.answers["/sitemap.xml"] = sitemapIndexOf(site.at("/a.xml"), site.at("/b.xml"));
    expect(told(site, await readSitemap(site))).toEqual(["/a.xml: failed, sitemap: binary file"]);
    site.answers["/sitemap.xml"] = binary;
    await expect(readSitemap(site)).rejects.toMatchObject({ code: "sitemap_unreadable" });
  });

  test("stops where a named sitemap is cut short: its pages would be lost", async () => {
    await using site = startWebsite({ "/": home });
    site.answers["/b.xml"] = sitemapOf(site.at("/")).slice(0, -9);
    site.answers["/sitemap.xml"] = sitemapIndexOf(site.at("/b.xml"));
    await expect(readSitemap(site)).rejects.toMatchObject({ code: "sitemap_unreadable" });
  });

  test("asks for named sitemaps in the distance that robots.txt wants", async () => {
    await using site = startWebsite({ "/robots.txt": "User-agent: *\nCrawl-delay: 0.2" });
    const names = ["/1.xml", "/2.xml", "/3.xml"];
    for (const name of names) site.answers[name] = sitemapOf();
    site.answers["/sitemap.xml"] = sitemapIndexOf(...names.map(site.at));
    const began = performance.now();
    await readSitemap(site);
    expect(site.times.at(-1)! - began).toBeGreaterThan(399);
  });

  test("stops where a sitemap is away for now: its pages would be lost", async () => {
    await using site = startWebsite({ "/": home, "/b.xml": new Response("", { status: 503 }) });
    site.answers["/sitemap.xml"] = sitemapIndexOf(site.at("/b.xml"));
    await expect(readSitemap(site)).rejects.toMatchObject({
      code: "sitemap_unreadable",
      message: `sitemap cannot be read: ${site.at("/b.xml")}: HTTP 503`,
    });
  });

  test("stops where there is none, and tells what robots.txt names", async () => {
    await using site = startWebsite({ "/robots.txt": "Sitemap: https://acme.example/map.xml" });
    const message = `sitemap cannot be read: ${site.at("/sitemap.xml")}: HTTP 404; its robots.txt names https://acme.example/map.xml`;
    await expect(readSitemap(site)).rejects.toMatchObject({ code: "sitemap_unreadable", message });
  });

  test("stops at more addresses than a site may have, whosever they are", async () => {
    await using site = startWebsite();
    site.answers["/sitemap.xml"] = new Response("https://other.example/\n".repeat(100_001));
    await expect(readSitemap(site)).rejects.toMatchObject({ code: "sitemap_too_large" });
  });

  test("stops at an index without end", async () => {
    await using site = startWebsite();
    let made = 0;
    const endless = () => new Response(sitemapIndexOf(...Array.from({ length: 40 }, () => site.at(`/${made++}.xml`))));
    site.answers = new Proxy({}, { get: () => endless });
    await expect(readSitemap(site)).rejects.toMatchObject({ code: "sitemap_too_large" });
  });

  test("reports what an index names too deep", async () => {
    await using site = startWebsite({ "/": home });
    const names = ["/sitemap.xml", "/1.xml", "/2.xml", "/3.xml"];
    for (const [index, name] of names.entries()) site.answers[name] = sitemapIndexOf(site.at(names[index + 1] ?? "/"));
    expect(told(site, await readSitemap(site))).toEqual(["/3.xml: failed, sitemap: named too deep"]);
  });

  test("leaves out what the rules leave out, without a request", async () => {
    await using site = startWebsite({ "/": home, "/drafts/a": pricing });
    site.answers["/sitemap.xml"] = sitemapOf(site.at("/"), site.at("/drafts/a"));
    const outcomes = await readSitemap(site, { rules: { exclude: ["/drafts/**"] } });
    expect(told(site, outcomes)).toEqual(["/: indexed", "/drafts/a: skipped, excluded by /drafts/**"]);
    expect(site.asked).toEqual(["/sitemap.xml", "/robots.txt", "/"]);
  });
});

describe("robots.txt is obeyed", () => {
  test("for us or for all, and asked for once", async () => {
    const robots = "User-agent: *\nDisallow: /\n\nUser-agent: usher\nDisallow: /private\nAllow: /private/but\n";
    await using site = startWebsite({ "/robots.txt": robots, "/": home, "/private/but": pricing });
    expect(told(site, await readUrls(site, ["/", "/private/a", "/private/but"]))).toEqual([
      "/: indexed",
      "/private/a: skipped, robots.txt forbids it",
      "/private/but: indexed",
    ]);
    expect(site.asked.filter((path) => path === "/robots.txt").length).toBe(1);
    expect(site.asked).not.toContain("/private/a");
  });

  test("however the address is escaped", async () => {
    const robots = "User-agent: *\nDisallow: /private\nDisallow: /%7Eann\nDisallow: /a%2fb";
    await using site = startWebsite({ "/robots.txt": robots, "/a/b": home });
    expect(told(site, await readUrls(site, ["/%70riv%61te", "/~ann", "/%7eann/x", "/a%2Fb", "/a/b"]))).toEqual([
      "/%70riv%61te: skipped, robots.txt forbids it",
      "/~ann: skipped, robots.txt forbids it",
      "/%7eann/x: skipped, robots.txt forbids it",
      "/a%2Fb: skipped, robots.txt forbids it",
      "/a/b: indexed",
    ]);
  });

  test("only where there is one, whatever a 404 says", async () => {
    await using site = startWebsite({ "/": home });
    site.answers["/robots.txt"] = new Response("User-agent: *\nDisallow: /", { status: 404 });
    expect(told(site, await readUrls(site, ["/"]))).toEqual(["/: indexed"]);
  });

  test("also where a redirect leads", async () => {
    await using site = startWebsite({ "/robots.txt": "User-agent: *\nDisallow: /private", "/private": home });
    site.answers["/a"] = Response.redirect(site.at("/private"));
    expect(told(site, await readUrls(site, ["/a"]))).toEqual(["/a: skipped, robots.txt forbids it"]);
    expect(site.asked).not.toContain("/private");
  });

  test.each([429, 500, 503, 521])(
    "as forbidding everything for now where the site answers %d (RFC 9309, 2.3.1.4)",
    async (status) => {
      await using site = startWebsite({ "/robots.txt": new Response("", { status }), "/": home });
      expect(told(site, await readUrls(site, ["/"]))).toEqual([`/: failed, robots.txt cannot be read: HTTP ${status}`]);
      expect(site.asked).toEqual(times(3, "/robots.txt"));
    },
  );

  test("in the distance that it wants between requests", async () => {
    await using site = startWebsite({
      "/robots.txt": "User-agent: *\nCrawl-delay: 0.2",
      "/": home,
      "/pricing": pricing,
    });
    const began = performance.now();
    await readUrls(site, ["/", "/pricing", "/gone"]);
    expect(site.times.length).toBe(4);
    expect(site.times.at(-1)! - began).toBeGreaterThan(399);
  });

  test("in that distance too once it was too busy to ask: nothing is made up for", async () => {
    await using site = startWebsite({ "/robots.txt": "User-agent: *\nCrawl-delay: 0.4", "/pricing": pricing });
    site.answers["/"] = () => {
      Bun.sleepSync(1_000);
      return new Response(home, { headers: { "content-type": "text/html" } });
    };
    await readUrls(site, ["/", "/pricing", "/gone"]);
    const [second = 0, third = 0] = site.times.slice(-2);
    expect(third - second).toBeGreaterThan(100);
  });

  test("and so is X-Robots-Tag, where it speaks to us", async () => {
    const tagged = (tag: string) =>
      new Response(home, { headers: { "content-type": "text/html", "x-robots-tag": tag } });
    await using site = startWebsite({
      "/all": tagged("noindex, nofollow"),
      "/us": tagged("usher: none"),
      "/other": tagged("googlebot: noindex"),
      "/joined": tagged("googlebot: nosnippet, noindex"),
      "/date": tagged("max-image-preview:none, unavailable_after: 25 Jun 2040 15:00:00 PST"),
    });
    const outcomes = await readUrls(site, ["/all", "/us", "/other", "/joined", "/date"]);
    expect(told(site, outcomes)).toEqual([
      "/all: skipped, noindex",
      "/us: skipped, noindex",
      "/other: indexed",
      "/joined: skipped, noindex",
      "/date: indexed",
    ]);
  });
});

describe("a page that is fetched", () => {
  test("is named by where redirects lead, and found by where they began", async () => {
    await using site = startWebsite({ "/pricing": pricing });
    site.answers["/plans"] = Response.redirect("/pricing", 301);
    const [page] = pagesOf(await readUrls(site, ["/plans"]));
    expect(page).toMatchObject({ url: site.at("/pricing"), aliases: [site.at("/plans")] });
  });

  test("is not followed to another site, nor for ever", async () => {
    await using site = startWebsite();
    site.answers["/away"] = Response.redirect("https://other.example/");
    site.answers["/mail"] = new Response("", { status: 302, headers: { location: "mailto:ann@acme.example" } });
    site.answers["/loop"] = Response.redirect("/loop");
    expect(told(site, await readUrls(site, ["/away", "/mail", "/loop"]))).toEqual([
      "/away: skipped, redirects to another site: other.example",
      "/mail: skipped, redirects to another site: mailto:",
      "/loop: failed, more than 5 redirects",
    ]);
  });

  test("must be text, of a page's size", async () => {
    const pdf = new Response("%PDF", { headers: { "content-type": "application/pdf" } });
    const large = new Response("x".repeat(5 * 1024 * 1024), { headers: { "content-type": "text/html" } });
    await using site = startWebsite({ "/a.pdf": pdf, "/large": large });
    expect(told(site, await readUrls(site, ["/a.pdf", "/large", "/gone"]))).toEqual([
      "/a.pdf: skipped, not a page: application/pdf",
      "/large: failed, the answer has more than 4194304 bytes",
      "/gone: failed, HTTP 404",
    ]);
  });

  test("may be Markdown with front matter, or plain text, in the charset of its header where there is such a one", async () => {
    const typed = (type: string, body: BodyInit) => new Response(body, { headers: { "content-type": type } });
    await using site = startWebsite({
      "/md": typed("text/markdown", "---\ntitle: Guide\n---\n# Guide\n\nRead **this** first of all."),
      "/txt": typed('text/plain; charset="iso-8859-1"', Buffer.from("Grüße aus dem Süden des Landes.", "latin1")),
      "/odd": typed("text/plain; charset=utf8mb4", "Grüße aus dem Norden des Landes."),
    });
    const [markdown, text, odd] = pagesOf(await readUrls(site, ["/md", "/txt", "/odd"]));
    expect(markdown).toMatchObject({ title: "Guide", passages: [{ text: "Read this first of all." }] });
    expect(text && textOf(text)).toBe("Grüße aus dem Süden des Landes.");
    expect(odd && textOf(odd)).toBe("Grüße aus dem Norden des Landes.");
  });

  test("may come packed, and is refused where it is too large unpacked", async () => {
    const packed = (encoding: string, body: Uint8Array<ArrayBuffer>) =>
      new Response(body, { headers: { "content-type": "text/html", "content-encoding": encoding } });
    await using site = startWebsite({
      "/gzip": packed("gzip", gzipSync(home)),
      "/br": packed("br", brotliCompressSync(pricing)),
      "/bomb": packed("gzip", gzipSync(Buffer.alloc(50 * 1024 * 1024, "x"))),
      "/cut": packed("gzip", gzipSync(home).subarray(0, 60)),
      "/odd": packed("zpaq", new Uint8Array(9)),
    });
    expect(told(site, await readUrls(site, ["/gzip", "/br", "/bomb", "/cut", "/odd"]))).toEqual([
      "/gzip: indexed",
      "/br: indexed",
      "/bomb: failed, cannot be unpacked, or has more than 4194304 bytes",
      "/cut: failed, cannot be unpacked, or has more than 4194304 bytes",
      "/odd: failed, unknown content-encoding: zpaq",
    ]);
  });

  test("is tried again where that may help", async () => {
    let asked = 0;
    await using site = startWebsite({
      "/": () =>
        ++asked < 3 ? new Response("", { status: 503, headers: { "retry-after": "0" } }) : new Response(home),
    });
    expect(told(site, await readUrls(site, ["/"]))).toEqual(["/: indexed"]);
    expect(asked).toBe(3);
  });

  test("comes after the time that a busy host asks for", async () => {
    let asked = 0;
    const busy = new Response("", { status: 429, headers: { "retry-after": "1" } });
    await using site = startWebsite({ "/": () => (++asked === 1 ? busy : new Response(home)) });
    expect(told(site, await readUrls(site, ["/"]))).toEqual(["/: indexed"]);
    const [, first = 0, second = 0] = site.times;
    expect(second - first).toBeGreaterThan(900);
  });

  test("is read though a hundred others of the host fail", async () => {
    await using site = startWebsite({ "/": home });
    const broken = Array.from({ length: 100 }, (_, index) => `/${index}`);
    for (const path of broken) site.answers[path] = new Response("", { status: 500 });
    expect(told(site, await readUrls(site, [...broken, "/"])).slice(-2)).toEqual([
      "/99: failed, HTTP 500",
      "/: indexed",
    ]);
  });

  test("costs a host that says nothing five tries of each page at most, not one of a thousand pages each", async () => {
    await using site = startWebsite({ "/robots.txt": "" });
    const paths = Array.from({ length: 100 }, (_, index) => `/${index}`);
    for (const path of paths) site.answers[path] = new Response("", { status: 503 });
    const outcomes = await readUrls(site, paths);
    expect(outcomes.every(({ status }) => status === "failed")).toBe(true);
    expect(told(site, outcomes).at(-1)).toBe("/99: failed, nothing more is asked of the host: HTTP 503");
    expect(site.asked.length).toBeLessThan(40);
  });
});

describe("the next time", () => {
  test("only what has changed is sent, and read", async () => {
    await using site = startWebsite({ "/": home, "/pricing": pricing });
    const dated = { "content-type": "text/html", "last-modified": "Fri, 20 Nov 2026 10:00:00 GMT" };
    site.answers["/dated"] = new Response(htmlPage("Dated", "This page has a date and no tag."), { headers: dated });
    const paths = ["/", "/pricing", "/dated"];
    const first = await readUrls(site, paths);
    site.asked.length = 0;
    site.answers["/pricing"] = htmlPage("Pricing", "The Basic plan costs eleven euros a month.");
    site.answers["/dated"] = new Response(null, { status: 304 });
    const second = await readUrls(site, paths, { previous: previousOf(first) });
    expect(told(site, second)).toEqual(["/: unchanged", "/pricing: indexed", "/dated: unchanged"]);
    const tag = (text: string) => `"${Bun.hash(text)}"`;
    expect(site.asked.slice(1)).toEqual([
      `/ ${tag(home)}`,
      `/pricing ${tag(pricing)}`,
      `/dated ${dated["last-modified"]}`,
    ]);
    const third = await readUrls(site, paths, { previous: previousOf(second) });
    expect(told(site, third)).toEqual(["/: unchanged", "/pricing: unchanged", "/dated: unchanged"]);
  });

  test("conditions go to where they come from, not to a redirect that leads there", async () => {
    await using site = startWebsite({ "/pricing": pricing, "/plans": Response.redirect("/pricing", 302) });
    const first = await readUrls(site, ["/plans"]);
    expect(told(site, await readUrls(site, ["/plans"], { previous: previousOf(first) }))).toEqual([
      "/plans: unchanged",
    ]);
    expect(site.asked.slice(-2)).toEqual(["/plans", `/pricing "${Bun.hash(pricing)}"`]);
  });

  test("they are those of the last answer, though the page was the same", async () => {
    await using site = startWebsite();
    const tagged = (etag: string) => new Response(home, { headers: { "content-type": "text/html", etag } });
    let previous = new Map<string, Page>();
    for (const etag of ['"1"', '"2"', '"3"']) {
      site.answers["/"] = tagged(etag);
      previous = previousOf(await readUrls(site, ["/"], { previous }));
    }
    expect(site.asked.filter((path) => path.startsWith("/ "))).toEqual(['/ "1"', '/ "2"']);
  });

  test("everything is read anew where the rules have changed", async () => {
    await using site = startWebsite({ "/": home });
    const sources = [{ urls: [site.at("/")], allowLoopback: true }];
    const first = await outcomesOf({ ...NO_RULES, sources });
    const labels = [{ match: "/**", label: "Site" }];
    const second = await outcomesOf({ ...NO_RULES, labels, sources }, { previous: previousOf(first) });
    expect(site.asked.at(-1)).toBe("/");
    expect(pagesOf(second)[0]?.labels).toEqual(["Site"]);
  });

  test("a page that cannot be had for now stays as it was; one that is gone goes", async () => {
    await using site = startWebsite({ "/": home, "/pricing": pricing, "/gone": pricing });
    const paths = ["/", "/pricing", "/gone"];
    const first = await readUrls(site, paths);
    site.answers = { "/": home, "/pricing": new Response("", { status: 502 }) };
    const second = await readUrls(site, paths, { previous: previousOf(first) });
    expect(told(site, second)).toEqual([
      "/: unchanged",
      "/gone: failed, HTTP 404",
      "/pricing: failed, HTTP 502; the page of the version before stays",
    ]);
    expect(pagesOf(second)).toEqual(pagesOf(first).slice(0, 2));
    // And it is known the time after, whether the host is back or not.
    site.answers["/pricing"] = pricing;
    const third = await readUrls(site, paths, { previous: previousOf(second) });
    expect(told(site, third).slice(0, 2)).toEqual(["/: unchanged", "/pricing: unchanged"]);
  });

  test("a page that stays is under the rules of today", async () => {
    await using site = startWebsite({ "/": home, "/pricing": pricing });
    const sources = [{ urls: ["/", "/pricing"].map(site.at), allowLoopback: true }];
    const previous = previousOf(await outcomesOf({ ...NO_RULES, sources }));
    for (const path of ["/", "/pricing"]) site.answers[path] = new Response("", { status: 502 });
    const rules = { gated: ["/pricing"], labels: [{ match: "/pricing", label: "Money" }] };
    const again = await outcomesOf({ ...NO_RULES, ...rules, sources }, { previous, web: impatient });
    expect(pagesOf(again)).toMatchObject([
      { gated: false, labels: [] },
      { gated: true, labels: ["Money"] },
    ]);
  });

  test("a page that stays does not stand before one that could be read", async () => {
    await using site = startWebsite({ "/plans": Response.redirect("/pricing"), "/pricing": pricing });
    const previous = previousOf(await readUrls(site, ["/plans"]));
    site.answers["/plans"] = new Response("", { status: 502 });
    site.answers["/pricing"] = htmlPage("Pricing", "The Basic plan costs eleven euros a month.");
    const outcomes = await readUrls(site, ["/plans", "/pricing"], { previous });
    expect(told(site, outcomes)).toEqual(["/pricing: indexed", "/plans: failed, HTTP 502"]);
  });

  test("a page is known however its address is written", async () => {
    await using site = startWebsite({ "/plans": Response.redirect("/pricing"), "/pricing": pricing });
    const previous = previousOf(await readUrls(site, ["/plans#all"]));
    site.answers["/plans"] = new Response("", { status: 502 });
    const outcomes = await readUrls(site, ["/plans"], { previous });
    expect(told(site, outcomes)).toEqual(["/plans: failed, HTTP 502; the page of the version before stays"]);
  });

  test("a page does not stay where the rules leave it out today", async () => {
    await using site = startWebsite({ "/plans": Response.redirect("/pricing"), "/pricing": pricing });
    const sources = [{ urls: [site.at("/plans")], allowLoopback: true }];
    const previous = previousOf(await outcomesOf({ ...NO_RULES, sources }));
    site.answers["/plans"] = new Response("", { status: 502 });
    const settings = { ...NO_RULES, exclude: ["/pricing"], sources };
    const outcomes = await outcomesOf(settings, { previous, web: impatient });
    expect(told(site, outcomes)).toEqual(["/plans: skipped, excluded by /pricing"]);
  });

  test("a page that is as it was goes where it is forbidden since", async () => {
    await using site = startWebsite({ "/": home });
    const previous = previousOf(await readUrls(site, ["/"]));
    site.answers["/"] = new Response(null, { status: 304, headers: { "x-robots-tag": "noindex" } });
    expect(told(site, await readUrls(site, ["/"], { previous }))).toEqual(["/: skipped, noindex"]);
  });

  test("nothing is taken for unchanged that was not asked for so", async () => {
    await using site = startWebsite({ "/plans": Response.redirect("/pricing"), "/pricing": pricing });
    const previous = previousOf(await readUrls(site, ["/plans"]));
    site.answers["/plans"] = Response.redirect("/other");
    site.answers["/other"] = new Response(null, { status: 304 });
    expect(told(site, await readUrls(site, ["/plans"], { previous }))).toEqual(["/plans: failed, HTTP 304"]);
  });
});

describe("the address rules of webhooks hold", () => {
  test("with https in place of http, at its own port", async () => {
    const dialled: string[] = [];
    const safeFetch = createSafeFetch({ resolve: async () => ["10.0.0.1"] });
    const fetch: typeof safeFetch = (url, request) => {
      dialled.push(url);
      return safeFetch(url, request);
    };
    await outcomesOf({ ...NO_RULES, sources: [{ urls: ["http://acme.example:80/a"] }] }, { web: { fetch } });
    expect(dialled).toEqual(["https://acme.example/robots.txt"]);
  });

  test("this machine is admitted only where the company file says so", async () => {
    await using site = startWebsite({ "/": home });
    const outcomes = await outcomesOf({ ...NO_RULES, sources: [{ urls: [site.at("/")] }] }, { web: impatient });
    const reason = "robots.txt cannot be read: the host has an address that is not public";
    expect(told(site, outcomes)).toEqual([`/: failed, ${reason}`]);
    expect(site.asked).toEqual([]);
  });

  test("behind a redirect too", async () => {
    await using site = startWebsite();
    const named = site.url.replace("127.0.0.1", "acme.example");
    site.answers["/a"] = Response.redirect(`${named}/b`);
    site.answers["/b"] = home;
    let asked = 0;
    // The name leads to a private network from the third time on: robots.txt and the first page went well.
    const resolve = async () => [++asked <= 2 ? "127.0.0.1" : "10.0.0.1"];
    const web = { ...impatient, fetch: createSafeFetch({ resolve }) };
    const sources = [{ urls: [`${named}/a`], allowLoopback: true }];
    const [outcome] = await outcomesOf({ ...NO_RULES, sources }, { web });
    expect(outcome).toMatchObject({ status: "failed", reason: "the host has an address that is not public" });
  });
});

test("an ingest that is aborted while it waits for its turn ends at once", async () => {
  await using site = startWebsite({ "/robots.txt": "User-agent: *\nCrawl-delay: 50", "/": home });
  const abort = new AbortController();
  const reading = readUrls(site, ["/", "/2"], { signal: abort.signal });
  while (!site.asked.includes("/")) await Bun.sleep(5);
  abort.abort(new Error("That is enough"));
  await expect(reading).rejects.toThrow("That is enough");
});

test("an ingest that is aborted ends at once, with the requests that were under way", async () => {
  const hung = Promise.withResolvers<Response>();
  await using site = startWebsite({ "/robots.txt": "", "/hang": () => hung.promise });
  const abort = new AbortController();
  const reading = readUrls(site, ["/hang"], { signal: abort.signal });
  while (!site.asked.includes("/hang")) await Bun.sleep(5);
  const reason = new Error("That is enough");
  abort.abort(reason);
  await expect(reading).rejects.toBe(reason);
  hung.resolve(new Response(""));
});
