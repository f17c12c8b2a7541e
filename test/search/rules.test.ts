import { describe, expect, spyOn, test } from "bun:test";
import { Analyzer } from "../../src/search/analysis/analyzer.ts";
import { firstMatch, RuleContext } from "../../src/search/rules/rules.ts";

const matches = (
  when: Parameters<typeof firstMatch>[0][number]["when"],
  query: string,
  url = "https://a.example/",
  languages = ["en"],
): boolean => {
  const context = new RuleContext({ query, locale: "en", languages, history: [], tiles: [{ labels: [], url }] });
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
    ["iPhone", "new iPhones"],
    ["iphone", "the iPhone"],
    ["covid-19", "covid 19"],
    ["api key", "api_key"],
    ["node", "a node.js setup"],
    ["saas", "SaaS pricing"],
    ["PayPal", "pay with paypal"],
    ["PDF", "PDFs"],
    ["面包", "面包价格"],
    ["e-mail", "Change my email address"],
    ["email", "my e-mails"],
    ["e-mail address", "email addresses"],
    ["email address", "my e-mail address"],
    ["web hook", "webhooks"],
    ["webhook", "a web hook for orders"],
    ["node.js", "nodejs"],
    ["sign in", "the page of signin"],
    ["price list", "list prices, the price list"],
  ])("%p is met by %p", (term, query) => {
    expect(matches({ terms: [term] }, query)).toBe(true);
  });

  test.each([
    ["api key", "the key of an api"],
    ["c", "a C# client"],
    ["sign in", "a sign on the door"],
    ["apart", "a part of it"],
    ["price list", "priceless"],
    ["", "anything"],
    ["!", "anything!"],
  ])("%p is not met by %p", (term, query) => {
    expect(matches({ terms: [term] }, query)).toBe(false);
  });
});

describe("a list of rules", () => {
  const contextOf = (query: string, history: string[] = []) =>
    new RuleContext({ query, locale: "en", languages: ["en"], history, tiles: [] });

  test("gives the first that matches, and one without `when` only after all others", () => {
    const [last, price, prices, both] = [
      {},
      { when: { terms: ["price"] } },
      { when: { terms: ["rate", "prices"] } },
      { when: { terms: ["rate"], history_terms: ["refund policy"] } },
    ];
    const rules = [last, both, price, prices];
    expect(firstMatch(rules, contextOf("the price"))).toBe(price);
    expect(firstMatch(rules, contextOf("your rates"))).toBe(prices);
    expect(firstMatch(rules, contextOf("your rates", ["a refund", "policy"]))).toBe(prices);
    expect(firstMatch(rules, contextOf("your rates", ["what is the refund policy"]))).toBe(both);
    expect(firstMatch(rules, contextOf("opening hours"))).toBe(last);
  });

  test("is read once, whatever is asked and in whatever locale", () => {
    const terms = Array.from({ length: 400 }, (_, i) => `word${i} thing`);
    const rules = [{ when: { terms } }, { when: { history_terms: terms } }];
    const read = spyOn(Analyzer.prototype, "terms");
    const readFor = (languages: string[]) => {
      read.mockClear();
      const facts = { query: "word", locale: "en", languages, history: ["one", "two"], tiles: [] };
      firstMatch(rules, new RuleContext(facts));
      return read.mock.calls.length;
    };
    expect(readFor(["xa"])).toBeGreaterThan(800);
    for (const languages of [["xa"], ["xb"], ["xc", "xd"]]) expect(readFor(languages)).toBe(3);
    read.mockRestore();
  });
});

describe("a rule's terms in other languages", () => {
  test.each([
    ["es", "facturación", "politica de facturacion"],
    ["es", "devoluciones", "devolución"],
    ["pt", "avaliação", "avaliacao"],
    ["it", "qualità", "qualita"],
    ["de", "Rückgabe", "ruckgabe"],
    ["de", "Rückgabe", "Rueckgaben"],
    ["de", "Gebuehr", "die Gebühren"],
    ["de", "neue Steuer", "NEUE STEUERN"],
    ["pt", "opção", "as opções"],
    ["nl", "huis", "huizen"],
    ["ja", "税", "消費税はいくら"],
    ["ja", "税", "税はいくら"],
    ["zh", "面包", "面包多少钱"],
  ])("%s: %p is met by %p", (language, term, query) => {
    expect(matches({ terms: [term] }, query, undefined, [language])).toBe(true);
  });

  test.each([
    ["es", "facturación", "factor"],
    ["zh", "面包", "包面"],
  ])("%s: %p is not met by %p", (language, term, query) => {
    expect(matches({ terms: [term] }, query, undefined, [language])).toBe(false);
  });

  test("are met by a word of the pages' language, whatever locale is asked for", () => {
    expect(matches({ terms: ["price"] }, "your prices", undefined, ["pl"])).toBe(false);
    expect(matches({ terms: ["price"] }, "your prices", undefined, ["pl", "en"])).toBe(true);
  });
});

describe("a rule's urls", () => {
  test.each([
    ["/warranty/**", "https://a.example/warranty"],
    ["/warranty/**", "https://a.example/warranty/bikes"],
    ["/über-uns/**", "https://a.example/%C3%BCber-uns/team"],
    ["/café", "https://a.example/caf%C3%A9"],
    ["/caf%C3%A9", "https://a.example/caf%C3%A9"],
    ["/docs/%5Bslug%5D", "https://a.example/docs/%5Bslug%5D"],
  ])("%p are those of labels: %p", (glob, url) => {
    expect(matches({ urls: [glob] }, "anything", url)).toBe(true);
  });

  test("leave others out", () => {
    expect(matches({ urls: ["/docs/%5Bslug%5D"] }, "anything", "https://a.example/docs/s")).toBe(false);
    expect(matches({ urls: ["/warranty/**"] }, "anything", "https://a.example/warranties")).toBe(false);
  });
});
