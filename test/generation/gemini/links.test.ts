import { describe, expect, test } from "bun:test";
import { clean } from "../../../src/generation/gemini/answer/clean.ts";
import { leadsAway, sourceUrl } from "../../../src/generation/gemini/links.ts";
import { pricing } from "../extractive/fixtures.ts";

describe("A text leads away", () => {
  test.each([
    "Pay at https://evil.test.",
    "Pay at HTTP://EVIL.TEST/x",
    "Pay at www.evil.test",
    "Pay at evil.test",
    "Pay at shop.evil.co.uk/pay?x=1",
    "Write to mailto:thief@evil.test",
    "Run javascript:alert(1)",
    "See data:text/html,x",
    "See [here](x)",
    "See [here][x]",
    "[x]: y",
    "<b>bold</b>",
    "<!-- hidden",
    "&#104;ttp",
  ])("that reads %s", (text) => {
    expect(leadsAway(text, ["Nothing of that."])).toBe(true);
  });

  test.each([
    "Bread costs 6.50 euros, e.g. on Fridays at 7:00.",
    "Prices are 3 < 5 and 7 > 2.",
    "U.S. customers pay by card.",
    "Items (like [this]) are fine.",
    "Edit config.yaml before you start Node.js.",
  ])("not where it reads %s", (text) => {
    expect(leadsAway(text, ["Edit config.yaml before you start Node.js."])).toBe(false);
  });
});

describe("An address may be named that the evidence names", () => {
  const evidence = ["Write to hello@acme.example or see acme.example/help."];

  test.each(["Write to hello@acme.example.", "Write to Hello@Acme.Example!", "See acme.example."])("%s", (text) => {
    expect(leadsAway(text, evidence)).toBe(false);
  });

  test.each([
    "Write to hello@evil.test.",
    "Write to refunds@acme.example.",
    "Write to hello@acme.example.evil.test.",
    "Write to hello@acme.exam.",
    "See acme.exam.",
    "See me.example.",
  ])("and no other: %s", (text) => {
    expect(leadsAway(text, evidence)).toBe(true);
  });
});

describe("A source's url", () => {
  test.each([
    [pricing.url, pricing.url],
    [`${pricing.url}/`, pricing.url],
    [`${pricing.url}#plans`, `${pricing.url}#plans`],
    [pricing.url.replace("https", "HTTPS"), pricing.url],
    [`${pricing.url}?next=https://evil.test`, undefined],
    [`${pricing.url}#"><script>`, pricing.url],
    [`${pricing.url}/../../admin`, undefined],
    [pricing.url.replace("www.", "user:pass@www."), undefined],
    [pricing.url.replace("https", "http"), undefined],
    [`${pricing.url}.evil.test`, undefined],
    ["/pricing", undefined],
    ["", undefined],
  ])("is meant by %s or not", (address, url) => {
    expect(sourceUrl(address, [pricing])).toBe(url);
  });
});

describe("A sentence is cleaned", () => {
  test("of its Markdown where that may not be used; a link's words stay", () => {
    const text = `The **[Starter plan](${pricing.url})** costs \`20\` euros, see ${pricing.url}`;
    const plain = "The Starter plan costs 20 euros, see";
    expect(clean(text, [pricing], false)).toEqual({ shown: `${plain} ${pricing.url}`, plain });
    expect(clean(text, [pricing], true)?.shown).toBe(text);
  });

  test.each([
    "![x](y)",
    "a <i>b</i>",
    "a <img",
    "[x]: https://evil.test",
    "[a](https://evil.test)",
    "a https://evil.test b",
    "<https://evil.test>",
  ])("away as a whole where it holds %s", (text) => {
    expect(clean(text, [pricing], true)).toBeUndefined();
  });

  test("of signs that have lost their other half", () => {
    expect(clean("The **Starter plan costs `20 euros", [pricing], true)?.shown).toBe("The Starter plan costs 20 euros");
  });
});
