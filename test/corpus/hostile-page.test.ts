import { expect, test } from "bun:test";
import { contentOf } from "../../src/corpus/content.ts";
import { sentencesOf } from "../../src/corpus/language/sentences.ts";
import { processorClock } from "../support/processor-clock.ts";

/** Generous for a busy machine: what is not linear takes minutes on these. */
const DEADLINE = 15_000;

function elapsed(run: () => unknown): number {
  const spent = processorClock();
  run();
  return spent();
}

test.each([
  ["nested deep", "<b>x".repeat(50_000), /nested over/],
  ["stray brackets", "<".repeat(500_000), /elements/],
  ["too many elements", "<i>x</i>".repeat(70_000), /elements/],
])("HTML %s is reported, not parsed", (_, content, reason) => {
  expect(contentOf({ format: "html", content })).toMatchObject({
    kind: "failed",
    reason: expect.stringMatching(reason),
  });
});

test("HTML nested deep behind a script that is closed by itself is reported, not parsed", () => {
  const content = `<script />${"<b>x".repeat(50_000)}</script>${"<script />"}${"<b>x".repeat(50_000)}`;
  expect(contentOf({ format: "html", content })).toMatchObject({ kind: "failed" });
});

test.each([
  ["html", "unclosed titles", "<title>".repeat(200_000)],
  ["html", "videos closed by themselves", "<video />".repeat(60_000)],
  ["html", "half a tag", "<a ".repeat(30_000)],
  ["html", "attributes in capitals", `<p ${Array.from({ length: 60_000 }, (_, i) => `A${i}`).join(" ")}>x</p>`],
  ["html", "blank code", `<pre>x${" ".repeat(500_000)}x</pre>`],
  ["html", "nested lists", `${"<ul><li>x<b>y</b>".repeat(95)}${"</ul>".repeat(95)}`.repeat(100)],
  ["html", "hidden panels", `<button aria-expanded=false>x</button><div hidden>y</div>`.repeat(25_000)],
  [
    "html",
    "lists of tabs",
    `<p>${"<ul role=tablist><li role=tab>x</li></ul><b role=tabpanel>y</b>".repeat(14_000)}</p>`,
  ],
  [
    "html",
    "tabs that a script knows",
    `<div class=w-tabs>${Array.from({ length: 10_000 }, (_, i) => `<a class=w-tab-link data-w-tab=${i}>x</a><b class=w-tab-pane data-w-tab=${i}>y</b>`).join("")}</div>`,
  ],
  ["html", "nested menus of text", `${"<div class=menu>".repeat(190)}${"<a>x</a> y ".repeat(50_000)}`],
  ["html", "nested asides", `<main>${"<aside>".repeat(190)}${"<a>x</a> y ".repeat(50_000)}`],
  [
    "html",
    "cells that span all rows",
    `<table>${"<tr><td rowspan=65534>x</td><td>y</td></tr>".repeat(15_000)}</table>`,
  ],
  ["html", "paragraphs of one item", `<ul><li>${`<p>${"x".repeat(30)}</p>`.repeat(45_000)}</li></ul>`],
  ["markdown", "unclosed raw blocks", "{% raw %}".repeat(100_000)],
  ["markdown", "unclosed comments", "{% comment %}".repeat(100_000)],
  ["markdown", "unclosed tags", "{% ".repeat(300_000)],
  ["markdown", "half a loop", "{% for ".repeat(40_000)],
  ["markdown", "braces", "{{".repeat(300_000)],
  ["markdown", "a blank expression", `{{${" ".repeat(500_000)}`],
  ["markdown", "tags in words", `It is.\n\n${"a {% b %} c {{ d }} e. ".repeat(20_000)}`],
  ["markdown", "brackets of tags", "a ({% ".repeat(100_000)],
  ["markdown", "a blank tag", `{%${" ".repeat(500_000)}`],
  ["markdown", "half an import", "import\n".repeat(70_000)],
  ["markdown", "half a JSX tag", `<a ${"={".repeat(499)}`.repeat(500)],
  ["markdown", "code marks", "<pre>".repeat(100_000)],
  ["markdown", "blanks", `${" ".repeat(500_000)}x`],
  ["markdown", "a blank heading", `# a${" ".repeat(300_000)}{`],
  ["markdown", "footnote marks", "[^".repeat(300_000)],
  ["markdown", "attributes", `<a ${"markdown=1 ".repeat(100_000)}`],
  ...["[[", "==a", " %% a", "^a-", " ", "\n\t", "\n%% a"].map(
    (unit) => ["markdown", `wiki marks: ${JSON.stringify(unit)}`, `[[ == %% ^ \n${unit.repeat(200_000)}`] as const,
  ),
  ...["<script> ", "a <title> b\n", "a </script> <script>\n", "<!-- <head> ", "\n <script>\n a"].map(
    (unit) => ["markdown", `named tags: ${JSON.stringify(unit)}`, unit.repeat(100_000)] as const,
  ),
  ...['a <Ab c="d" />', "<Ab ", '<Ab c="', "<Ab `/>"].map(
    (unit) => ["markdown", `components: ${JSON.stringify(unit)}`, `/> ${unit.repeat(60_000)}`] as const,
  ),
  ...["\n\nA A A", "AB\nAb\n\n", "A ", "**a**\n\n", "a\n: b\n", ":::a[b]\nc\n"].map(
    (unit) => ["markdown", `labels: ${JSON.stringify(unit)}`, unit.repeat(40_000)] as const,
  ),
  ["html", "cells without a row", `<table>${"<td>a ".repeat(60_000)}`],
  ["html", "cells without a row below one of a single cell", `<table><tr><td>x</tr>${"<td>a ".repeat(60_000)}`],
  ["html", "tables of one cell", "<table><td>a</table>".repeat(20_000)],
  ["html", "rows of buttons", '<p><a class="btn">a</a><a class="btn">b</a></p>'.repeat(20_000)],
  ["html", "ends of the page", "<p>a</body>".repeat(50_000)],
  ...["a\\\n", "\\a", "[a](b ", "[a](b.c d", "){a=b ", "\t!!! note\n\t\tx\n", "<script />"].map(
    (unit) => ["markdown", `loose marks: ${JSON.stringify(unit)}`, unit.repeat(50_000)] as const,
  ),
  ["markdown", "backticks", Array.from({ length: 1000 }, (_, n) => "`".repeat(n + 1)).join(" ")],
  ["markdown", "exports of MDX that nothing closes", "export const a = {\n\n".repeat(50_000)],
  ["markdown", "comments of MDX that nothing ends", "{/* a ".repeat(100_000)],
] as const)("%s of %s takes no more than linear time", (format, _, content) => {
  expect(elapsed(() => contentOf({ format, content }))).toBeLessThan(DEADLINE);
});

test("a line of nothing but punctuation is cut in linear time", () => {
  expect(elapsed(() => sentencesOf("! ".repeat(500_000), "en"))).toBeLessThan(DEADLINE);
});

test.each([
  ["markdown", "table rows", `# a\n\n${"||\n".repeat(1_200_000)}`],
  ["html", "lines of code in an item", `<ul><li>a<pre>${"a\n".repeat(1_900_000)}</pre></li></ul>`],
] as const)("%s of more %s than a call has room for is read", (format, _, content) => {
  expect(contentOf({ format, content }).kind).not.toBe("failed");
});
