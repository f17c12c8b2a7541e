import { describe, expect, test } from "bun:test";
import { pageOf, textOf } from "./fixture.ts";

const read = (...lines: string[]) => textOf(pageOf("markdown", lines.join("\n")));
const LONG =
  "You can keep a key for as long as you are a member, if you bring it back to the office in the last week of June.";

describe("What only names the block below it stands before its value", () => {
  test.each([
    ["a paragraph in bold type", ["**Longest loan**", "", "4 weeks"], "Longest loan: 4 weeks"],
    ["one with a colon", ["**Longest loan:**", "", "4 weeks"], "Longest loan: 4 weeks"],
    ["what a directive is called", [":::fact[Longest loan]", "4 weeks", ":::"], "Longest loan: 4 weeks"],
    [
      "what directives in another are called",
      ["::::facts", ":::fact[Longest loan]", "4 weeks", ":::", ":::fact[Fee]", "$2", ":::", "::::"],
      "Longest loan: 4 weeks\n\nFee: $2",
    ],
    ["a term", ["Longest loan", ": 4 weeks", "Fee", ": $2"], "Longest loan: 4 weeks\n\nFee: $2"],
    ["a term of HTML", ["<dl><dt>Longest loan</dt><dd>4 weeks</dd></dl>"], "Longest loan: 4 weeks"],
    ["one before an address", ["**Office**", "", "Harbour Road 7  ", "Seaford"], "Office: Harbour Road 7\nSeaford"],
    [
      "a part of a step",
      ["1. Knock.", "", "   **Note**", "", "   It may take long."],
      "1. Knock. Note: It may take long.",
    ],
  ])("%s", (_, lines, text) => {
    expect(read(...lines)).toBe(text);
  });

  test("and above a longer text, with which it is one block", () => {
    expect(read("**Keys**", "", LONG)).toBe(`Keys\n${LONG}`);
    expect(read(":::tip[Keys]", LONG, ":::")).toBe(`Keys\n${LONG}`);
  });

  test("a directive's label is none of the paragraph before it", () => {
    expect(read("Lend a boat.", ":::fact[Fee]", "$2", ":::")).toBe("Lend a boat.\n\nFee: $2");
  });

  test.each([
    ["a sentence", ["**Boats are lent to members.**", "", "4 weeks"]],
    ["a question", ["**Is it free?**", "", "Yes."]],
    ["many words", ["**This text was first read to the members of the club**", "", "By Ada"]],
    ["bold words among others", ["**Longest loan** of a boat", "", "4 weeks"]],
    ["one of two names", ["**Boats**", "", "**Lines**"]],
    ["what stands above a list", ["**Boats**", "", "- One is red"]],
    [
      "a text whose next line begins with a colon",
      ["The boats are lent to members, and to their guests in the weeks of summer", ": ask."],
    ],
  ])("but %s names nothing", (_, lines) => {
    expect(read(...lines)).not.toContain(`${lines[0]?.replaceAll("**", "")}: `);
  });

  test.each([
    "These boats are lent out",
    "There are no boats",
    "Dogs are welcome",
    "Bicycles must stay outside",
    "Hunde sind willkommen",
    "Les chiens sont admis",
    "Los perros están prohibidos",
    "Il museo è aperto",
    "Os cães são bem-vindos",
    "Honden zijn welkom",
    "Boats can’t be moored",
  ])("nor does a sentence without its mark: %s", (sentence) => {
    expect(read(`**${sentence}**`, "", "Ask us.")).toBe(`${sentence}\n\nAsk us.`);
  });

  test.each(["Opening hours in May", "Das Haus", "Il prezzo", "On arrival"])("but %s is a name", (name) => {
    expect(read(`**${name}**`, "", "4 weeks")).toBe(`${name}: 4 weeks`);
  });

  test.each(["hidden", "aria-hidden=true", "style=display:none", "class=sr-only"])(
    "a label with %s is none of the text around it",
    (attribute) => {
      const label = `<p ${attribute}><b>Label</b></p>`;
      const html = `<p>Hello world of boats.</p>${label}<p>Text of the page.</p>`;
      expect(textOf(pageOf("html", html))).toBe("Hello world of boats.\n\nText of the page.");
    },
  );

  test("a page is described by the text below a label", () => {
    expect(pageOf("markdown", `**Keys**\n\n${LONG}`).description).toBe(LONG);
  });

  test.each([
    ["goes on in the next", "<p>The harbour museum is open daily<br>from 9 to 5. Come and see.</p>"],
    ["opens a sentence", "<p>The museum is open<br>Monday to Friday. Come and see.</p>"],
    ["opens a list", "<ul><li>Harbour museum</li><li>Open daily from 9 to 5. Come and see.</li></ul>"],
  ])("but a line that %s stays in the description", (_, html) => {
    const opening = /(?:<p>|<li>)([^<]+)/.exec(html)?.[1] ?? "";
    expect(pageOf("html", html).description).toContain(opening);
  });
});
