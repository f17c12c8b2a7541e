import { describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { parseSitemap } from "../../../src/corpus/web/sitemap.ts";
import { sitemapIndexOf, sitemapOf } from "../../support/website.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const a = "https://acme.example/a";
const b = "https://acme.example/b?x=1&amp;y=2";

describe("a sitemap is read", () => {
  test("as XML, with entities, CDATA, comments and white space", () => {
    const urls = `<url>\n <loc>\n ${b}\n </loc></url><!-- <loc>no</loc> --><url><loc><![CDATA[${a}?q=<1>]]></loc></url>`;
    expect(parseSitemap(bytes(`<?xml version="1.0"?><urlset>${urls}</urlset>`))).toEqual({
      kind: "pages",
      locations: ["https://acme.example/b?x=1&y=2", `${a}?q=<1>`],
    });
  });

  test("without the addresses of images, videos and translations", () => {
    const extras = `<image:image><image:loc>${a}.png</image:loc></image:image><xhtml:link rel="alternate" href="${a}/de"/>`;
    const text = `<urlset xmlns:image="i"><url><loc>${a}</loc>${extras}</url></urlset>`;
    expect(parseSitemap(bytes(text)).locations).toEqual([a]);
  });

  test("with the protocol's names behind a prefix", () => {
    const text = `<s:urlset xmlns:s="s"><s:url><s:loc>${a}</s:loc></s:url></s:urlset>`;
    expect(parseSitemap(bytes(text))).toEqual({ kind: "pages", locations: [a] });
  });

  test("as an index of others", () => {
    expect(parseSitemap(bytes(sitemapIndexOf(a)))).toEqual({ kind: "sitemaps", locations: [a] });
  });

  test("as lines of text, with a byte order mark and either line end", () => {
    expect(parseSitemap(bytes(`\uFEFF${a}\r\n\r\n  ${a}/2\n`)).locations).toEqual([a, `${a}/2`]);
  });

  test("packed, whatever its name, and in another encoding", () => {
    expect(parseSitemap(gzipSync(sitemapOf(a))).locations).toEqual([a]);
    expect(parseSitemap(Buffer.from(`\uFEFF${sitemapOf(a)}`, "utf16le")).locations).toEqual([a]);
  });

  test("with no page at all", () => {
    for (const text of ["<urlset/>", "<urlset></urlset>"]) expect(parseSitemap(bytes(text)).locations).toEqual([]);
  });

  test("or refused with a reason", () => {
    const reasonOf = (text: string | Uint8Array) => {
      try {
        return parseSitemap(typeof text === "string" ? bytes(text) : text);
      } catch (error) {
        return error instanceof Error ? error.message : error;
      }
    };
    expect(reasonOf("<!doctype html><html><body>Not found</body></html>")).toBe("is no sitemap: it begins with <html>");
    expect(reasonOf("<rss><channel/></rss>")).toBe("is no sitemap: it begins with <rss>");
    expect(reasonOf("<urlset>".repeat(1_000_000))).toBe("is no sitemap: its elements are too deep");
    expect(reasonOf("Not found")).toBe("is no sitemap");
    expect(reasonOf("")).toBe("is no sitemap");
    expect(reasonOf(`<urlset><url><loc>${a}</loc></url>`)).toBe("is cut short");
    expect(reasonOf(gzipSync(sitemapOf(a)).subarray(0, 40))).toStartWith("cannot be unpacked");
    expect(reasonOf(gzipSync(Buffer.alloc(60 * 1024 * 1024, "x")))).toStartWith("cannot be unpacked");
  });

  test("whole: every address, in its order, however the text was written", () => {
    const location = fc.webUrl({ withQueryParameters: true, withFragments: true });
    fc.assert(
      fc.property(fc.array(location, { maxLength: 20 }), (locations) => {
        const written = locations.map((url) => url.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
        expect(parseSitemap(bytes(sitemapOf(...written))).locations).toEqual(locations);
      }),
    );
  });

  test("cut anywhere, it is never taken for a whole one", () => {
    const text = sitemapOf(a, `${a}/2`, `${a}/3`);
    for (let length = 1; length < text.length; length++) {
      expect(() => parseSitemap(bytes(text.slice(0, length)))).toThrow();
    }
  });
});
