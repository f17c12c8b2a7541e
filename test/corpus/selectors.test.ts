import { expect, test } from "bun:test";
import fc from "fast-check";
import { parseHTML } from "linkedom";
import { closest, matches } from "../../src/corpus/dom/selectors.ts";

const selectors = [
  "p,li",
  "main,[role=main]",
  "[hidden],[style*=display]",
  "nav:not([role=region]),dialog",
  "button[aria-controls]:not([aria-expanded],[role])",
  "[rel~=home]",
  "li p",
  "*",
] as const;

const attributes = [
  "",
  " hidden",
  " role=main",
  " role=region",
  ' style="display:none"',
  " aria-controls=x",
  " rel='a home'",
];
const { tree } = fc.letrec<{ tree: string; inner: string[] }>((tie) => ({
  tree: fc
    .tuple(
      fc.constantFrom("p", "li", "nav", "main", "button", "div"),
      fc.constantFrom(...attributes),
      fc.oneof({ depthSize: "small" }, fc.constant([]), tie("inner")),
    )
    .map(([name, attribute, inner]) => `<${name}${attribute}>${inner.join("")}</${name}>`),
  inner: fc.array(tie("tree"), { maxLength: 3 }),
}));

test("An element matches a selector, or stands in one that does, as the document itself says", () => {
  fc.assert(
    fc.property(tree, fc.constantFrom(...selectors), (html, selector) => {
      const { document } = parseHTML(`<html><body>${html}</body></html>`);
      for (const each of document.querySelectorAll("*")) {
        expect(matches(each, selector)).toBe(each.matches(selector));
        expect(closest(each, selector) === each.closest(selector)).toBe(true);
      }
    }),
  );
});

test("What is around an element is asked again, as it may have changed", () => {
  const { document } = parseHTML("<html><body><div><p></p></div></body></html>");
  const paragraph = document.querySelector("p")!;
  expect(matches(paragraph, "[hidden] p")).toBe(false);
  paragraph.parentElement?.setAttribute("hidden", "");
  expect(matches(paragraph, "[hidden] p")).toBe(true);
});
