import { describe, expect, test } from "bun:test";
import { firstMatch, RuleContext } from "../../src/search/rules.ts";

const matches = (
  when: Parameters<typeof firstMatch>[0][number]["when"],
  query: string,
  url = "https://a.example/",
): boolean => {
  const context = new RuleContext({ query, locale: "en", history: [], tiles: [{ labels: [], url }] });
  return firstMatch([{ when }], context) !== undefined;
};

describe("a rule's terms", () => {
  test.each([
    ["api", "Do you have APIs?"],
    ["api", "an api-key for dealers"],
    ["API key", "the api-key"],
    ["api-key", "the API key"],
    ["sign in", "Where is the sign-in page?"],
    ["price", "prices"],
    ["github", "GitHub integration"],
    ["PayPal", "pay with paypal"],
    ["PDF", "PDFs"],
    ["面包", "面包价格"],
  ])("%p is met by %p", (term, query) => {
    expect(matches({ terms: [term] }, query)).toBe(true);
  });

  test.each([
    ["api key", "the key of an api"],
    ["c", "a C# client"],
    ["js", "node.js"],
    ["sign in", "a sign on the door"],
  ])("%p is not met by %p", (term, query) => {
    expect(matches({ terms: [term] }, query)).toBe(false);
  });
});

describe("a rule's urls", () => {
  test.each([
    ["/warranty/**", "https://a.example/warranty"],
    ["/warranty/**", "https://a.example/warranty/bikes"],
    ["/über-uns/**", "https://a.example/%C3%BCber-uns/team"],
    ["/café", "https://a.example/caf%C3%A9"],
    ["/caf%C3%A9", "https://a.example/caf%C3%A9"],
  ])("%p are those of labels: %p", (glob, url) => {
    expect(matches({ urls: [glob] }, "anything", url)).toBe(true);
  });

  test("leave others out", () => {
    expect(matches({ urls: ["/warranty/**"] }, "anything", "https://a.example/warranties")).toBe(false);
  });
});
