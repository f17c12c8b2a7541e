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

  test("a page is described by the text below a label", () => {
    expect(pageOf("markdown", `**Keys**\n\n${LONG}`).description).toBe(LONG);
  });
});
