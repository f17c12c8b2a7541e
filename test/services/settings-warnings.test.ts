import { afterAll, beforeAll, expect, test } from "bun:test";
import { readCompanyFile } from "../../src/runtime-package/company-file.ts";
import type { CompanyFile, RuleCondition } from "../../src/schemas/company-file.ts";
import { ingestCompany } from "../../src/services/operations/ingest-company.ts";
import { bakeryOrigin, bakeryPages, writeCompany } from "../support/company.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const hidden = "---\ndraft: true\n---\nSoon.";

/** What an ingest of the bakery says of its file, with some keys of the file in the place of its own. */
async function warningsOf(keys: Partial<CompanyFile>): Promise<string[]> {
  const path = writeCompany(server.folder, { pages: { ...bakeryPages, "soon.md": hidden } });
  const file = await readCompanyFile(path, {});
  return (await ingestCompany(server.context, { ...file, ...keys })).warnings;
}

const cta = (when?: RuleCondition) => ({ text: "Visit", url: `${bakeryOrigin}/`, ...(when ? { when } : {}) });

test("a file whose rules can all be met is taken without a word", async () => {
  expect(await warningsOf({})).toEqual([]);
  const ctas = [
    cta({ terms: ["loaf"], labels: ["Shop"] }),
    cta({ terms: ["loaf"] }),
    cta({ urls: ["/help/**"] }),
    cta(),
  ];
  expect(await warningsOf({ ctas, include: ["/**"], exclude: ["/drafts/**"], gated: ["/courses"] })).toEqual([]);
});

test("labels and patterns that no page has are named, with the label that was meant", async () => {
  const ctas = [cta({ labels: ["shop", "Help", "Blog"], urls: ["/blog/**", "/help/**"] })];
  const labels = [{ match: "/news/**", label: "News" }];
  expect(await warningsOf({ ctas, labels, include: ["/**", "/shop/**"], gated: ["/reports/**"] })).toEqual([
    "include.1: no page is at /shop/**",
    "labels.0.match: no page is at /news/**",
    "gated.0: no page is at /reports/**",
    "ctas.0.when.labels: no page has the label shop; did you mean Shop?",
    "ctas.0.when.labels: no page has the label Blog",
    "ctas.0.when.urls: no page is at /blog/**",
  ]);
});

test.each<[string, (RuleCondition | undefined)[], string[]]>([
  [
    "a second rule without when",
    [undefined, undefined],
    ["ctas.1: it is never shown, as ctas.0 holds wherever it does"],
  ],
  ["one without when in front is asked last all the same", [undefined, { terms: ["loaf"] }], []],
  ["an empty when", [{}, { terms: ["loaf"] }], ["ctas.1: it is never shown, as ctas.0 holds wherever it does"]],
  [
    "one that asks for less",
    [{ terms: ["loaf", "bread"] }, { terms: ["bread"], labels: ["Shop"] }],
    ["ctas.1: it is never shown, as ctas.0 holds wherever it does"],
  ],
  [
    "one with another form of its word, or with more words",
    [{ terms: ["roll"] }, { terms: ["Rolls"] }, { terms: ["bread rolls"] }],
    [1, 2].map((at) => `ctas.${at}: it is never shown, as ctas.0 holds wherever it does`),
  ],
  ["nor one with more words", [{ terms: ["bread roll"] }, { terms: ["rolls"] }], []],
  ["one that asks for more hides nothing", [{ terms: ["loaf"], locales: ["en"] }, { terms: ["loaf"] }], []],
  ["nor one with fewer words", [{ terms: ["loaf"] }, { terms: ["loaf", "bread"] }], []],
])("a rule that another hides is named: %s", async (_, conditions, told) => {
  expect(await warningsOf({ ctas: conditions.map(cta) })).toEqual(told);
});

test("links to the site's own host that no page has are named, those to others and to skipped pages are not", async () => {
  const links = [
    ...[`${bakeryOrigin}/pricing/?utm_source=x#pay`, `${bakeryOrigin}/soon`, "https://shop.example/cart"],
    ...[`${bakeryOrigin}/prices`, "https://hollow-oak.example/curses"],
    "https://hollow-oak.example/pricing",
  ];
  const ctas = links.map((url, at) => ({ ...cta({ terms: [`word${at}`] }), url }));
  const marketing = [{ message: "Ten loaves, one free.", link: `${bakeryOrigin}/offers` }];
  expect(await warningsOf({ ctas, marketing })).toEqual([
    `marketing.0.link: no page of the site is at ${bakeryOrigin}/offers`,
    `ctas.3.url: no page of the site is at ${bakeryOrigin}/prices`,
    "ctas.4.url: no page of the site is at https://hollow-oak.example/curses",
  ]);
});
