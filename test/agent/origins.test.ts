import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { admitsOrigin, canonicalOrigin, originFault } from "../../src/agent/origins.ts";

describe("canonicalOrigin", () => {
  test.each(["https://a.example", "http://localhost:3000", "https://[::1]:8443", "https://xn--mnchen-3ya.example"])(
    "%s is canonical",
    (origin) => expect(canonicalOrigin(origin)).toBe(origin),
  );

  test.each([
    ...["null", "", "https://a.example/", "https://A.example", "https://a.example:443", "http://a.example:80"],
    ...["https://[0:0::1]", "https://münchen.example", "file:///etc", "javascript:alert(1)", "data:text/html,x"],
    ...[
      "https://u:p@a.example",
      "https://a.example?x",
      "blob:https://a.example/1",
      "chrome-extension://abc",
      "//a.example",
    ],
  ])("%p is refused", (origin) => expect(canonicalOrigin(origin)).toBeUndefined());

  test("is idempotent, and never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.ipV6()), (text) => {
        const origin = canonicalOrigin(text);
        if (origin !== undefined) expect(canonicalOrigin(origin)).toBe(text);
      }),
    );
  });
});

describe("admitsOrigin", () => {
  test("an empty list admits no one", () => expect(admitsOrigin([], "https://a.example")).toBe(false));

  test.each<[string, string, boolean]>([
    ["https://a.example", "https://a.example", true],
    ["https://a.example", "https://a.example:8443", false],
    ["https://a.example", "http://a.example", false],
    ["https://a.example", "https://b.a.example", false],
    ["https://*.a.example", "https://b.a.example", true],
    ["https://*.a.example", "https://c.b.a.example", true],
    ["https://*.a.example", "https://a.example", false],
    ["https://*.a.example", "https://ba.example", false],
    ["https://*.a.example", "http://b.a.example", false],
    ["https://*.a.example", "https://b.a.example:8443", false],
    ["https://*.a.example:8443", "https://b.a.example:8443", true],
    ["https://*.co.uk", "https://shop.co.uk", false],
    ["https://*.github.io", "https://stranger.github.io", false],
    ["https://*.com", "https://a.com", false],
    ["https://*.amazonaws.com", "https://evil.s3.amazonaws.com", false],
    ["https://*.amazonaws.com", "https://console.amazonaws.com", true],
    ["https://*.shop.s3.amazonaws.com", "https://www.shop.s3.amazonaws.com", true],
    ["https://*.shop.co.uk", "https://www.shop.co.uk", true],
    ["https://*", "https://a.example", false],
    ["*", "https://a.example", false],
    ["https://*.*.example", "https://a.b.example", false],
    ["http://localhost:*", "http://localhost:5173", true],
    ["http://localhost:*", "http://localhost", true],
    ["http://localhost:*", "https://localhost:5173", false],
    ["http://localhost:*", "http://localhost.evil.example:80", false],
    ["https://a.example", "http://localhost:5173", false],
  ])("%s, %s: %p", (pattern, origin, admitted) => expect(admitsOrigin([pattern], origin)).toBe(admitted));

  test("a wildcard admits only https origins below its own host", () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: false }), (url) => {
        const { origin, hostname, protocol } = new URL(url);
        const below = protocol === "https:" && hostname.endsWith(".hollow-oak.example");
        expect(admitsOrigin(["https://*.hollow-oak.example"], origin)).toBe(below);
      }),
    );
  });
});

describe("originFault, for the company file", () => {
  test.each([
    "https://a.example",
    "https://*.a.example",
    "http://localhost:*",
    "http://localhost:3000",
    "https://[::1]:8443",
  ])("%s is fine", (pattern) => expect(originFault(pattern)).toBeUndefined());

  test.each([
    "https://a.example/",
    "https://*.co.uk",
    "*",
    "a.example",
    "null",
    "ftp://a.example",
    "https://A.example",
    "",
    "https://*",
    "http://*.a.example",
    "https://x.*.a.example",
    "https://*.*.a.example",
    "https://x*.a.example",
  ])("%p is a fault", (pattern) => expect(originFault(pattern)).toMatch(/Expected|wildcard/));
});
