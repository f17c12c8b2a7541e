import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { pageOf, textOf } from "./fixture.ts";

describe("Markdown becomes passages under their headings", () => {
  test("text, level and anchor of each section, as on the site", () => {
    const page = pageOf(
      "markdown",
      "Intro.\n\n## First *steps*\n\nOne.\n\nSetext\n------\nTwo.\n\n### Named {#own-id}\nThree.\n\n## First steps\n\nFour.",
    );
    expect(page.passages).toEqual([
      { heading: "", level: 0, anchor: "", text: "Intro." },
      { heading: "First steps", level: 2, anchor: "first-steps", text: "One." },
      { heading: "Setext", level: 2, anchor: "setext", text: "Two." },
      { heading: "Named", level: 3, anchor: "own-id", text: "Three." },
      { heading: "First steps", level: 2, anchor: "first-steps-1", text: "Four." },
    ]);
  });

  test("hashes that close a heading are none of its words, with an id behind or below them too", () => {
    const page = pageOf("markdown", "### Impact ### {#impact}\n\n1\n\n## Plan ##\n{: #plan}\n\n2\n\n## C# {#c}\n\n3");
    expect(page.passages.map(({ heading, anchor }) => [heading, anchor])).toEqual([
      ["Impact", "impact"],
      ["Plan", "plan"],
      ["C#", "c"],
    ]);
  });

  test.each([
    ["a heading whose hashes no blank follows", "Mill.\n\n###Wheel\nOf oak.", "Mill.\n\n[Wheel]\nOf oak."],
    [
      "a comment of slashes in code",
      "Call it.\n\n    /// adds\n    ///\n    /// one\n    fn add() {}",
      "Call it.\n\n    /// adds\n    ///\n    /// one\n    fn add() {}",
    ],
    [
      "headings of one hash that no blank follows, and tables right below them",
      "#Mill Hours\n| Monday | 9 to 5 |\n| Friday | 9 to 1 |\n\n#Parking\nBehind the mill.",
      "[Mill Hours]\nMonday | 9 to 5\nFriday | 9 to 1\n\n[Parking]\nBehind the mill.",
    ],
    [
      "tags of one and of several words",
      "Mills.\n\n#Mill in Rome\n\nOne.\n\n#Mill\n\nTwo.\n\n#Travel",
      "Mills.\n\n#Mill in Rome\n\nOne.\n\n#Mill\n\nTwo.\n\n#Travel",
    ],
    [
      "a sentence that begins with a tag, below a title",
      "# Mill\n\nGrind.\n\n```\nx\n```\n\n#Rye is our goal, says Ann",
      "Grind.\n\n    x\n\n#Rye is our goal, says Ann",
    ],
    ["such a sentence without a title", "Grind.\n\n#C is a wheel", "Grind.\n\n#C is a wheel"],
    ["tags of several words below each other", "#Mill Days\n#Rye Days\n\nCome.", "#Mill Days #Rye Days\n\nCome."],
    ["tags alone in a line", "The mill turns.\n\n#Mill\n\n#Oak", "The mill turns.\n\n#Mill\n\n#Oak"],
    [
      "tags among others in a line, and a handle",
      "The mill turns.\n\n#Mill Days #Oak\n\n#Miller by @ada",
      "The mill turns.\n\n#Mill Days #Oak\n\n#Miller by @ada",
    ],
    [
      "items that stand behind a blank and tabs",
      "Open on:\n\n \t  * Monday from 7\n \t  * Friday\n(first of the month)\n \t\t  * from 9",
      "Open on:\n\n- Monday from 7\n- Friday (first of the month)\n- from 9",
    ],
    ["such items below one without them", "1. Grind\n \t- fine\n2. Sift", "1. Grind\n- fine\n2. Sift"],
    [
      "data behind a blank and tabs",
      "Write:\n\n  \t- item: 1\n  \t- item: 2\n\nSo.",
      "Write:\n\n    - item: 1\n    - item: 2\n\nSo.",
    ],
    [
      "a message whose subject has blanks",
      "Write to [us](mailto:us@mill.example?subject=Grain and flour).",
      "Write to us (us@mill.example).",
    ],
    [
      "Markdown in the cells of a table in HTML",
      "<table>\n<tr>\n\n<td>**When**\n</td>\n\n<td>see [dates](/dates)\n</td>\n</tr>\n<tr>\n\n<td>**Fee**\n</td>\n\n<td>5 EUR,\n**free** for members\n</td>\n</tr>\n</table>",
      "When | see dates\nFee | 5 EUR, free for members",
    ],
    [
      "Markdown behind a tag, and indented HTML below it",
      '<p class="note">Bring **rye**.\n    <b>Note:</b> No wheat.\n    </p>\n\nSo.',
      "Bring rye. Note: No wheat.\n\nSo.",
    ],
    [
      "code of HTML with marks of Markdown",
      "Type:\n\n    <li>Use **rye** here</li>\n    <p>x</p>\n\nor\n\n\t<p>**oats** x</p>\n\nSo.",
      "Type:\n\n    <li>Use **rye** here</li>\n    <p>x</p>\n\nor\n\n    <p>**oats** x</p>\n\nSo.",
    ],
    ["such code in an item", "- Type:\n\n      <p>**rye**</p>\n- So.", "- Type:\n    <p>**rye**</p>\n- So."],
    [
      "Markdown behind a tag in an item, which goes on",
      "1. Grind\n   <div>see **rye** now</div>\n2. Sift\n\n   <p>see [oats](/oats) too</p>\n\n   twice\n3. Pack",
      "1. Grind: see rye now\n2. Sift: see oats too twice\n3. Pack",
    ],
    [
      "items below Markdown behind a tag in an item",
      "- Grind\n  <div>see **rye** now\n  - fine\n- Sift",
      "- Grind: see rye now\n- fine\n- Sift",
    ],
    [
      "Markdown in HTML behind what is typed",
      "<pre>\nx\ny</pre>\n\n<p>Bring **rye**.</p>",
      "    x\n    y\n\nBring rye.",
    ],
    ["what is typed between tags", "<div><pre>\n<p>**rye** x\n</pre></div>\n\nSo.", "    **rye** x\n\nSo."],
    [
      "stars in HTML that are no marks of Markdown",
      "<p>2**3 is 8, **\nand 3**2 is 9</p>",
      "2**3 is 8, ** and 3**2 is 9",
    ],
    [
      "labels of a table whose values have lists",
      "<table>\n<tr><td>Hours</td><td>10 to 4</td></tr>\n<tr><td>Fee</td><td>5 EUR</td></tr>\n<tr><td>Topics</td><td><ul><li>Rye</li><li>Oats</li></ul></td></tr>\n</table>",
      "Hours: 10 to 4\n\nFee: 5 EUR\n\nTopics:\n\n- Rye\n- Oats",
    ],
    ["a line of text that begins with two hashes", "Ask in\n##mill at noon.", "Ask in ##mill at noon."],
    ["a rule that is drawn", "One.\n══════\nTwo.\n──────", "One.\n\nTwo."],
    ["a tag, which is no heading", "#mill is a tag.", "#mill is a tag."],
    [
      "a table without a word in its head",
      "Staff:\n\n |\n--- | ---\nMiller\t| Ada\nBaker | Bo",
      "Staff:\n\nMiller | Ada\nBaker | Bo",
    ],
    ["a table that begins with its separators", "Staff:\n\n| ---: | --- |\n| Miller | Ada |", "Staff:\n\nMiller | Ada"],
    ["a rule", "One.\n\n-- | word\n\n---\n\nTwo.", "One.\n\n-- | word\n\nTwo."],
    [
      "the title of a picture in a cell",
      "Logo | Name\n---|---\n![logo](/a.svg Tux) | Linux",
      "Logo | Name\nTux | Linux",
    ],
    [
      "a link to a file with blanks in its name",
      "Get [the **plan**](files/Our plan v1.2.pdf), [part](../a b.md#c) or [all](https://a.example/b c.html).",
      "Get the plan, part or all.",
    ],
    [
      "remarks in brackets that end as names of files do",
      "It [1](see www.mill.example) and [x](needs Node.js) is in wheel[0](see the parts for mill.dot).",
      "It [1](see www.mill.example) and [x](needs Node.js) is in wheel[0](see the parts for mill.dot).",
    ],
    ["a file with blanks in its name in code", "Write:\n\n    [x](a/b c.md)", "Write:\n\n    [x](a/b c.md)"],
    ["a remark in brackets", "Use [a wheel](of oak or elm).", "Use [a wheel](of oak or elm)."],
    [
      "a hard break with nothing behind it",
      "- One.\\\n- Two. \\\n\nThree.\\\nFour.\\\n\n## Five\n\nSix.\\",
      "- One.\n- Two.\n\nThree.\nFour.\n\n[Five]\nSix.",
    ],
    [
      "the end of a path without a drive",
      "See folder bin\\\n- item\n\nFolder mill/bar\\\n\nSo.",
      "See folder bin\\\n\n- item\n\nFolder mill/bar\\\n\nSo.",
    ],
    ["the end of a path", "Go to C:\\Mill\\\n\nor to D:\\", "Go to C:\\Mill\\\n\nor to D:\\"],
    ["a link of a wiki with blanks", "See [[our page|doc services/mail]] now.", "See our page now."],
    ["a link of a wiki over two lines", "See [[our\n  page|doc mail]] and [[it|doc\nmail]].", "See our page and it."],
    [
      "a link of a wiki to an address",
      "An [[@acme.example address|doc mail]] helps.",
      "An @acme.example address helps.",
    ],
    [
      "a box between slashes",
      "One.\n\n/// note | Mind this\n    type: warning\n\nTwo.\n///\nThree.",
      "One.\n\nMind this: Two.\n\nThree.",
    ],
  ])("%s is read as its author means it", (_, markdown, text) => {
    const { passages } = pageOf("markdown", markdown);
    const read = passages.map(({ heading, text }) => (heading === "" ? text : `[${heading}]\n${text}`));
    expect(read.join("\n\n")).toBe(text);
  });

  test("a list of terms has each name beside its value", () => {
    const read = (value: string) =>
      textOf(pageOf("markdown", `<dl><dt>IBAN</dt><dd>DE71 8505</dd><dt>BIC</dt>${value}</dl>`));
    expect(read("<dd>OSDD</dd>")).toBe("- IBAN: DE71 8505\n- BIC: OSDD");
    expect(read("<dd><p>It is a number.</p></dd>")).toBe("IBAN: DE71 8505\n\nBIC: It is a number.");
    expect(read("<dd>OSDD<b hidden> none</b></dd>")).toEndWith("BIC: OSDD");
    expect(read("<dd>One</dd><dd>Two</dd>")).toBe("IBAN: DE71 8505\n\nBIC: One\n\nTwo");
  });

  test("lists, code and tables in the conventions of Passage.text", () => {
    const page = pageOf(
      "markdown",
      "- one\n  - inner\n- two\n\n3. three\n4. four\n\n```js\nconst a = 1;\n\n  b();\n```\n\n| Name | Price |\n|---|---|\n| Ada | 3 |",
    );
    expect(textOf(page)).toBe(
      "- one\n- inner\n- two\n\n3. three\n4. four\n\n    const a = 1;\n      b();\n\nName | Price\nAda | 3",
    );
  });

  test("a paragraph of a list item that no mark ends is the label of the next", () => {
    const page = pageOf(
      "markdown",
      "1. **Convenience**\n\n   It fills\n\n   in.\n2. It is shared.\n\n   With all.\n3. One",
    );
    expect(textOf(page)).toBe("1. Convenience: It fills in.\n2. It is shared. With all.\n3. One");
  });

  test("a name that a break parts from the sentences of its item is their label", () => {
    const page = pageOf(
      "markdown",
      "- Gifts  \n  Each gift goes to the hall. None is kept.\n- Acme Ltd  \n  2 Quay Street\n- It is  \n  shared.",
    );
    expect(textOf(page)).toBe(
      "- Gifts: Each gift goes to the hall. None is kept.\n- Acme Ltd 2 Quay Street\n- It is shared.",
    );
  });

  test("the language is told from what is read, and not from its code", () => {
    const fields = ["display_name: Test Lamps", "command: lamp_auth", "arg_fields:", "- ldap_type", "- ldap_hostname"];
    const code = `${[...fields, "- ldap_port"].join("\n")}\n`.repeat(12);
    const prose = "Add the settings to the release of your app. The key at the top must be there, or the test fails.";
    expect(pageOf("markdown", `${prose}\n\n\`\`\`yaml\n${code}\`\`\`\n\n${prose}`).locale).toBe("en");
  });

  test("what stands in a component is Markdown, however deep it is", () => {
    const markdown =
      'Tea.\n\n<Note kind="tip">\n  You may need the **Big\n  Kettle** for it.\n</Note>\n\n<Tabs>\n  <Tab name="Gas">\n    Light it:\n\n    1. Open *it*.\n    2. Wait.\n  </Tab>\n</Tabs>\n\n    code\n';
    expect(textOf(pageOf("markdown", markdown))).toBe(
      "Tea.\n\nYou may need the Big Kettle for it.\n\nLight it:\n\n1. Open it.\n2. Wait.\n\n    code",
    );
    expect(textOf(pageOf("markdown", "It is\n<T>\n\n    code"))).toContain("    code");
  });

  test("hyphens between words are the dash that they stand for", () => {
    const markdown =
      "Tea --- black or green --- is free. Milk -- not cream---too. Run `a -- b` with --all.\n\n---\n\nEnd.";
    expect(textOf(pageOf("markdown", markdown))).toBe(
      "Tea — black or green — is free. Milk – not cream—too. Run a -- b with --all.\n\nEnd.",
    );
  });

  test("a heading without text keeps its words in an empty passage", () => {
    expect(
      pageOf("markdown", "## Group\n\n### Question\n\nAnswer.").passages.map(({ heading, text }) => [heading, text]),
    ).toEqual([
      ["Group", ""],
      ["Question", "Answer."],
    ]);
  });

  test("characters that nobody sees go, but for what keeps two letters apart", () => {
    expect(
      textOf(
        pageOf("markdown", "It ends here.\u200c\u200c Or\u00ad here\u200b. می\u00ad\u200cخواهم ۵\u200c\u200cگانه"),
      ),
    ).toBe("It ends here. Or here. می\u200cخواهم ۵\u200cگانه");
  });

  test("soft breaks are blanks, hard breaks stay, images and comments go, links keep their text", () => {
    const page = pageOf(
      "markdown",
      "One\nline with [a link](/x) ![alt](y.png).<br>Next <!-- no -->line &amp; <b>bold</b>.",
    );
    expect(textOf(page)).toBe("One line with a link .\nNext line & bold.");
  });

  test("lines that begin with a bold label stay lines, and so does a bold question", () => {
    const facts = "**Place:** Dublin\n**Pay**: 85,000 euros\nor more\n**Start:** May";
    expect(textOf(pageOf("markdown", facts))).toBe("Place: Dublin\nPay: 85,000 euros or more\nStart: May");
    expect(textOf(pageOf("markdown", "**Monday**: 9 to 5\\\n**Friday**: 9 to 1"))).toBe(
      "Monday: 9 to 5\nFriday: 9 to 1",
    );
    expect(textOf(pageOf("markdown", "**Is it free?**\nIt is."))).toBe("Is it free?\nIt is.");
    expect(textOf(pageOf("markdown", "**It is free**\nfor you."))).toBe("It is free for you.");
  });

  test("facts behind plain labels stay lines, two or more of them in a row", () => {
    const facts = "Whole day (6 hours): £30\nHalf day: £15\nMonday: 10:30 - 12:00\nEmail: ada@mill.example";
    expect(textOf(pageOf("markdown", `Fees are due in May.\n${facts}`))).toBe(`Fees are due in May. ${facts}`);
    expect(textOf(pageOf("markdown", "The keeper says: come in.\nThe mill is open."))).toBe(
      "The keeper says: come in. The mill is open.",
    );
    const wrapped = `Rules: the mill is closed to those who come without shoes${" or".repeat(9)}\nHats: none are needed.`;
    expect(textOf(pageOf("markdown", wrapped))).toBe(wrapped.replace("\n", " "));
    expect(textOf(pageOf("markdown", `${wrapped}\n Dogs: none.`))).toBe(`${wrapped}\nDogs: none.`);
  });
});

describe("A title in capitals", () => {
  test("stays a line above its sentence", () => {
    const page = pageOf("markdown", "All are welcome.\n\nOPENING HOURS\nThe mill is open on\nSundays.");
    expect(textOf(page)).toBe("All are welcome.\n\nOPENING HOURS\nThe mill is open on Sundays.");
  });

  test.each([
    ["a sentence", "STOP AT THE GATE.\nThe mill is closed.", "STOP AT THE GATE. The mill is closed."],
    ["one that goes on", "The keeper of the\nMILL\nIs Ada.", "The keeper of the MILL Is Ada."],
    ["a wrapped one", "THE MILL\nis open.", "THE MILL is open."],
    [
      "many words",
      "YOU MAY ENTER THE MILL BY THE\nGate or the door.",
      "YOU MAY ENTER THE MILL BY THE Gate or the door.",
    ],
  ])("is none where it is %s", (_, markdown, text) => {
    expect(textOf(pageOf("markdown", markdown))).toBe(text);
  });
});

describe("what Markdown dialects add is no text", () => {
  test.each([
    ["kramdown attributes", 'Text{: .lead}\n\n{: .box}\n\n* [Go](/x){:class="button"}', "Text\n\n- Go"],
    [
      "names of pictures",
      ":gear:    **Set** it :tada:.\n\n-    :clock: Ask :octicons-tag-16:{ .lg } Tag at 12:30:45, `a :code: b` or a:b:c.",
      "Set it.\n\n- Ask Tag at 12:30:45, a :code: b or a:b:c.",
    ],
    ["names of pictures in code stay", "Run:\n\n    echo :tada: now", "Run:\n\n    echo :tada: now"],
    ["a yes or no in a table stays", "a | b\n--- | ---\nSSO | :x: ", "a | b\nSSO | :x:"],
    ["tables keep the marks of their columns", "a | b\n:--: | :---:\n1 | 2", "a | b\n1 | 2"],
    [
      "a table may stand without the line below its header",
      "|**a**| b \\| c |\n|1|2|\n|3 | 4|",
      "a | b | c\n1 | 2\n3 | 4",
    ],
    ["but one line between bars is a line", "|x| is a norm:\n\n|x|\n\nEnd", "|x| is a norm:\n\n|x|\n\nEnd"],
    ["footnotes keep their text", "Claim[^1].\n\n[^1]: The source.", "Claim.\n\nThe source."],
    [
      "DocFX directives",
      "[!INCLUDE [note](../note.md)]\n\nText. [!code-csharp[main](a.cs?name=b)]\n\n> [!NOTE]\n> So.",
      "Text.\n\nSo.",
    ],
    ["DocFX directives below an item", "1. Open.\n\n    [!INCLUDE [note](../note.md)]\n\n2. Go.", "1. Open.\n2. Go."],
    [
      "DocFX directives in code stay",
      "Write `[!INCLUDE [a](b.md)]`.\n\n    [!code x]",
      "Write [!INCLUDE [a](b.md)].\n\n    [!code x]",
    ],
    ["table of contents", "* TOC\n{:toc}\n\nText.", "Text."],
    ["container fences", "::: tip\nText.\n:::", "Text."],
    ["strong text inside links", "[**A**](/a): one. [**B**](/b), two.", "A: one. B, two."],
    ["strong text beside Chinese letters", "**警告：**我们", "警告：我们"],
    [
      "HTML blocks with blank lines",
      "<div>\n  <p>One.</p>\n\n    <ul>\n      <li>two</li>\n    </ul>\n</div>\n\nEnd.",
      "One.\n\n- two\n\nEnd.",
    ],
    ["Markdown right below an HTML block", "<div>Label</div>\n- item", "Label\n\n- item"],
    [
      "imports and exports of MDX",
      "import A from './a';\nimport {\n  B,\n} from \"b\";\n\nexport const c = 1;\n\nText.",
      "Text.",
    ],
    [
      "exports of MDX that hold blank lines",
      "export const metadata = {\n\n  title: 'Trams (all lines)',\n};\n\nOne.\n\nexport default function Go() {\n  go();\n\n  return (\n    <p>Gone</p>\n  );\n}\n\nTwo.",
      "One.\n\nTwo.",
    ],
    ["exports of which the first is closed behind the second", "export const a = [\n\n1,\n];\n\nOne.", "One."],
    [
      "but what closes far below an export is of other text",
      `export const a = [\n\nOne.\n\n${"\n".repeat(1_000)}} two.`,
      "One.\n\n} two.",
    ],
    ["an export that nothing closes ends at a blank line", "export const a = [\n  1,\n\nOne.", "One."],
    ["comments of MDX", "One {/* a\n\nb */}two.{/* three */}", "One two."],
    ["a blank of JSX", "import A from './a';\n\nOne{' '}\ntwo.", "One two."],
    ["but a comment that nothing ends", "One {/* two.", "One {/* two."],
    [
      "sentences that lack a value of MDX",
      'import { our } from "./our";\n\nWe mend trams. Write to <a href={our.mailto}>{our.email}</a> at once. Bring one.',
      "We mend trams. Bring one.",
    ],
    ["but braces of plain Markdown", "The path {tram.id} is kept.", "The path {tram.id} is kept."],
    [
      "but braces of formulas and paths",
      "import A from './a';\n\nTake x^{a.b} of /trams/{tram.id} once.",
      "Take x^{a.b} of /trams/{tram.id} once.",
    ],
    ["JSX attributes", "One <img alt=\"x\" src={base('y')} /> two.", "One two."],
    [
      "a container's title is the label of its text",
      ":::tip Bots go\nWe filter.\n:::\n\n:::note[Care]\nMind it.\n:::",
      "Bots go: We filter.\n\nCare: Mind it.",
    ],
    ["so is an alert's", "> [!TIP] Use queues\n> They last.", "Use queues: They last."],
    [
      "attributes of every kind in braces",
      '[Mail us](/x){ .mailto #m } [now](/y){:target="_blank" .a}.\n\n![](/z){width=30 align=right data-zoom}',
      "Mail us now.",
    ],
    [
      "but braces that follow a name, or stand alone",
      "Ask total(mill){code=200} or up[5m]{job=mill}.\n\n{timeout=30}\n\nSo.",
      "Ask total(mill){code=200} or up[5m]{job=mill}.\n\n{timeout=30}\n\nSo.",
    ],
    ["but braces that follow a call", "It is f(x){a, b}.", "It is f(x){a, b}."],
    ["attributes in braces", '[Mail us](/x){.mailto} now.\n{class="wide"}', "Mail us now."],
    ["link titles without a link", 'See [the guide]( "Our guide").', "See the guide."],
    ["code right below a tag", "<Tab>\n```sh\nnpm i\n```\n</Tab>", "    npm i"],
    [
      "steps inside HTML keep their notes",
      "<div>\n\n1. One.\n\n   A note.\n2. Two.\n\n</div>",
      "1. One. A note.\n2. Two.",
    ],
    [
      "links of wikis are their words",
      "See [[Core plugins|a plugin]], [[Search]], [[Settings#Links]], [[#Below]], [[Notes/Daily.md]] and [[Note#^b1a2]].",
      "See a plugin, Search, Settings > Links, Below, Daily and Note.",
    ],
    [
      "links of wikis that have their words before their page",
      "See [[our rules|doc rules/mail-rules]], [[do it online|change_key]], [[rules|docs/rules]] and [[the shop hours|shop-hours]].",
      "See our rules, do it online, rules and the shop hours.",
    ],
    [
      "links of wikis by the words behind their page",
      "See [[Login page|sign-in]], [[docs/rules|the rules]], [[Words|and/or]], [[Hours|24/7]] and [[notes/day_1|day_1]].",
      "See sign-in, the rules, and/or, 24/7 and day_1.",
    ],
    ["links of wikis in a table", "a | b\n--- | ---\n[[Page\\|Words]] | 2", "a | b\nWords | 2"],
    ["what wikis embed", "Press New ![[plus.svg#icon|20]].\n\n![[Other note]]\n\nEnd.", "Press New.\n\nEnd."],
    [
      "brackets of links, of code and behind names stay",
      "Said[[1]](/x), `[[a]]`, x[[1]] and \\[[b]].\n\n[[menu.main]]\n\n[[redirects]] # The last.\n\n    if [[ -f x ]]; then [[b]]",
      "Said[1], [[a]], x[[1]] and [[b]].\n\n[[menu.main]]\n\n[[redirects]] # The last.\n\n    if [[ -f x ]]; then [[b]]",
    ],
    [
      "links of wikis below an item",
      "1. One\n\n    See [[Page|the page]].\n\nEnd.\n\n    a [[code]] b",
      "1. One: See the page.\n\nEnd.\n\n    a [[code]] b",
    ],
    ["links of wikis to what is called so", "[[C#]], [[TCP/IP]], [[C# notes]].", "C#, TCP/IP, C > notes."],
    ["pictures of wikis", "One. [[File:a.png|thumb|A picture]]", "One."],
    [
      "a wiki's marks in code stay",
      "`==a==`, `%%b%%`, `x ^c1d2e3`\n\n<pre>==d== %%e%%</pre>\n\nNext.\n\n    ==f== %%g%%",
      "==a==, %%b%%, x ^c1d2e3\n\n    ==d== %%e%%\n\nNext.\n\n    ==f== %%g%%",
    ],
    ["contents that a wiki makes", "[[_TOC_]]\n\nText.", "Text."],
    [
      "highlights and marks of blocks",
      "One ==two==. ^b15695\n\n- three\n\n^a-list\n\nFour ^a-line\n\nIs 5 == 5? Pin a==1 and b==2. x ^2",
      "One two.\n\n- three\n\nFour\n\nIs 5 == 5? Pin a==1 and b==2. x ^2",
    ],
    [
      "a wiki's comments",
      "One %%not this%% two %% 50% %%.\n\n%%\nNor\nthis.\n%%\n\n%% settings\n```json\n{}\n```\n%%\n\nThree 10%% %%off.",
      "One two.\n\nThree 10%% %%off.",
    ],
    ["remarks of one line, and what stands between them", "%% One\n\nTwo.\n\n%% Three", "%% One\n\nTwo.\n\n%% Three"],
    ["a comment that nothing closes, and one in a fence", "One.\n\n```\n%%\n```\n\n%% two", "One.\n\n    %%\n\n%% two"],
    ["Markdown inside HTML that asks for it", '<div markdown="1">\n**bold** text\n</div>', "bold text"],
  ])("%s", (_, markdown, expected) => {
    expect(textOf(pageOf("markdown", markdown))).toBe(expected);
  });
});

describe("A tag that an author only speaks of is text, and hides nothing behind it", () => {
  test.each([
    [
      "a page's head",
      "Paste it into the <head> of your page. Save.\n\nReload.",
      "Paste it into the <head> of your page. Save.\n\nReload.",
    ],
    [
      "the end of a body",
      "Put it before </body> or </html>.\n\nReload.",
      "Put it before </body> or </html>.\n\nReload.",
    ],
    ["a script", "Use a <script async> tag.\n\nMore.", "Use a <script async> tag.\n\nMore."],
    ["one that begins a line", "<style> holds rules.\n\nMore.", "<style> holds rules.\n\nMore."],
    ["one that begins a sentence", "<head> is here.\n\n</body> ends it.", "<head> is here.\n\n</body> ends it."],
    [
      "one in each item",
      "- The <head>\n- The <script>\n- The </script>\n\nEnd.",
      "- The <head>\n- The <script>\n- The </script>\n\nEnd.",
    ],
    [
      "one in a cell",
      "| a | b |\n| --- | --- |\n| <body> | 1 |\n| <textarea> | 2 |",
      "a | b\n<body> | 1\n<textarea> | 2",
    ],
    ["what browsers hide", "A <select> or a <nav> or an <svg>.\n\nEnd.", "A <select> or a <nav> or an <svg>.\n\nEnd."],
    [
      "one behind code that names it",
      "Write `<script>`, not <script>.\n\nThen `</script>`.",
      "Write <script>, not <script>.\n\nThen </script>.",
    ],
    [
      "a script whose end begins a line",
      "Put a <script> into the page.\n\nWait.\n\n</script>\n\nEnd.",
      "Put a <script> into the page.\n\nWait.\n\nEnd.",
    ],
    [
      "one alone in each item",
      "1. <textarea>\n2. keep\n3. </textarea>\n\nEnd.",
      "1. <textarea>\n2. keep\n3. </textarea>\n\nEnd.",
    ],
    ["one in a quote", "> <script>\n\nLost?\n\n</script>\n\nEnd.", "<script>\n\nLost?\n\nEnd."],
    ["one that is escaped", "A \\<head> and\n\n    <head> in code.", "A <head> and\n\n    <head> in code."],
    ["a title, with its end too", "Write <title>Acme</title> there.", "Write <title>Acme</title> there."],
    ["within HTML", "<div>\nPut it in <head> now.\n</div>\n\nEnd.", "Put it in <head> now.\n\nEnd."],
  ])("%s", (_, markdown, expected) => {
    expect(textOf(pageOf("markdown", markdown))).toBe(expected);
  });

  test("and stays so in a heading, above the headings that follow", () => {
    const page = pageOf("markdown", "# T\nThe <title> element is one.\n\n## The <head>?\nTwo.\n\n## Q?\nThree.");
    expect(page.passages.map(({ heading, anchor, text }) => [heading, anchor, text])).toEqual([
      ["", "", "The <title> element is one."],
      ["The <head>?", "the-head", "Two."],
      ["Q?", "q", "Three."],
    ]);
  });

  test.each([
    ["a block", "<script>\nevil();\n\nmore('<body>');\n</script>\n\nText."],
    ["a block behind a tag", "<div><style>\np {}\n\na {}\n</style></div>\n\nText."],
    ["an element in a line", "<script>a()</script>Text<textarea>b</textarea>.<noscript>c</noscript>"],
    ["an element on lines of one paragraph", "Text. <script>\na();\n</script>"],
    [
      "an element with attributes on lines of their own",
      "<iframe\n title='a'\n></iframe>\n<script\n async\n></script>\n\nText.",
    ],
    ["a block in a quote", "> <script>\n> a()\n>\n> b()\n> </script>\n\nText."],
    ["an element behind words, over several paragraphs", "Text. <script>\nfoo();\n- bar();\n\nbaz();\n</script>"],
    ["a comment", "<!-- The <head>\n\nand <script> -->\n\nText."],
    ["a page's own frame", "<html>\n<head><title>T</title></head>\n<body>\n\nText.\n\n</body>\n</html>"],
  ])("but %s that is really there is not", (_, markdown) => {
    expect(textOf(pageOf("markdown", markdown))).toBe("Text.");
  });

  test.each([
    "- Text:\n\n    <script>\n    var a = 1;\n\n    var b = 2;\n    </script>",
    '- Text:\n\n  1. <script src="x.js">\n\n     </script>',
    "- - Text:\n\n    <template>\n    <p>a</p>\n\n    <p>b</p>\n    </template>",
    "- Text:\n\n    <noscript>\n    a\n\n    b\n    </noscript>",
  ])("nor one inside an item: %j", (markdown) => {
    expect(textOf(pageOf("markdown", markdown)).trim()).toMatch(/^(?:- )*Text:(?:\s+1\.)?$/);
  });

  test("and it takes no text with it that stands between its name and itself", () => {
    const markdown = "The <script> tag.\n\nWords.\n\n<script>\na();\n\nb();\n</script>\n\n- Of <style>\n- more";
    expect(textOf(pageOf("markdown", markdown))).toBe("The <script> tag.\n\nWords.\n\n- Of <style>\n- more");
  });

  test("whichever tags are named, no word is lost", () => {
    const tag = fc.constantFrom("<head>", "</head>", "<body>", "</body>", "</html>", "<title>", "<script>", "<nav>");
    const paragraphs = fc.array(fc.array(tag, { maxLength: 3 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(paragraphs, (written) => {
        const texts = written.map((tags) => ["word", ...tags.flatMap((each) => [each, "word"])].join(" "));
        const text = textOf(pageOf("markdown", texts.join("\n\n")));
        expect(text).toBe(texts.join("\n\n"));
      }),
    );
  });
});

describe("a sentence that a template would complete", () => {
  test.each([
    ["of a variable", "Stay with us. A room costs {{ site.rooms.price }} a night.", "Stay with us."],
    ["of a tag that begins it", "The shop is open.\n\n{% kiln small %} fires a cup in a day.", "The shop is open."],
    ["of a tag within it", "We fire cups. Take a look at our {% doc kilns %} to learn\nmore.", "We fire cups."],
    ["of its last word", "We fire cups. Write to {{ site.mail }}\n\nOr come by.", "We fire cups.\n\nOr come by."],
    [
      "that the next one points at",
      "It rains. A bed is {{ site.bed }} a night. This rate is for two. Come.",
      "It rains. Come.",
    ],
    ["in an item", "We sell:\n\n- Cups\n- Plates for {{ site.plate }} each", "We sell:\n\n- Cups"],
  ])("is not shown without its word: %s", (_, markdown, expected) => {
    expect(textOf(pageOf("markdown", markdown))).toBe(expected);
  });

  test.each([
    ["a picture", "Press {% octicon gear %} and wait.", "Press and wait."],
    ["brackets around one", "Find your crates ({% icon fa-crate %}) in the hall.", "Find your crates in the hall."],
    ["brackets and blanks", "Press the sign of a crate ( {%icon fa-crate%} ).", "Press the sign of a crate."],
    ["a link's target", "Read [our terms]({{ site.base }}/terms) first.", "Read our terms first."],
    ["a condition", "It is {% if a %}still {% endif %}open.", "It is still open."],
    ["a pair around words", "It is {% mark %}open{% endmark %} now.", "It is open now."],
    ["one behind a sentence", "It is open. {% map %}\n\nCome in.", "It is open.\n\nCome in."],
    ["a numbered step", "1. Open {{ site.app }} first.\n2. Wait.", "1. Open first.\n2. Wait."],
  ])("is whole without %s", (_, markdown, expected) => {
    expect(textOf(pageOf("markdown", markdown))).toBe(expected);
  });

  test("is none on a page of HTML either", () => {
    const html =
      '<main><h1>Rooms of {{ site.name }}</h1><p>A room costs {{ site.price }}. <a href="{{ site.book }}">Book one</a> now.</p></main>';
    expect(textOf(pageOf("html", html))).toBe("Book one now.");
  });
});

describe("Liquid is taken out and never run", () => {
  test.each([
    ["tags", 'Before {% image "x.jpg" alt: "junk" %} after.', "Before after."],
    ["blocks keep their content", "{% if user %}Hello.{% endif %}", "Hello."],
    ["one behind another", "A\n\n{{ site.a }}{{ site.b }}{{ site.c }}\n\nB", "A\n\nB"],
    ["comments", "A{% comment %} secret {% endcomment %}B", "AB"],
    ["comments of its dialects", "A{# seen by\nno reader #}B{#- nor this -#}C {# open", "ABC {# open"],
    ["links through a filter", 'See [us]({{ "/about/" | url }}) and [it]({{ site.baseurl }}/x).', "See us and it."],
    ["shortcodes of any length", `A\n\n{{< quote class="${"long ".repeat(200)}" >}}\n\nB`, "A\n\nB"],
    ["shortcodes around Markdown", "{{% alert %}}\nMind it.\n{{% /alert %}}", "Mind it."],
    ["variables", "{{ page.price }}\n\nIt is sold here.", "It is sold here."],
    ["loops over data", "Start.\n\n{% for a in b %}\n- {{ a.name }}\n{% endfor %}\n\nEnd.", "Start.\n\nEnd."],
    ["raw blocks", "Write {% raw %}{{ name }}{% endraw %} here.", "Write {{ name }} here."],
    ["code spans and fences", "Use `{{ name }}`.\n\n```\n{% if x %}\n```", "Use {{ name }}.\n\n    {% if x %}"],
    ["highlight blocks", "{% highlight ruby %}\nputs 1\n{% endhighlight %}", "    puts 1"],
  ])("%s", (_, markdown, expected) => {
    expect(textOf(pageOf("markdown", markdown))).toBe(expected);
  });
});

describe("What a template says of its page's front matter", () => {
  const fields = {
    price: 12,
    "accepted-ids": ["A **passport**", "A licence"],
    steps: [
      { title: "Ask", content: "Ask the *office* for it." },
      { title: "Wait", content: "Wait for a day." },
    ],
    kind: { name: "a box", sizes: ["small", "large"] },
    layout: "help page of ours",
    generic: "List<String>",
    template: "{{ page.price }}",
    some: [{ note: "one" }, { other: "two" }, { note: "three" }],
    image: "/a b.png",
  };
  const written = (markdown: string) => textOf(pageOf("markdown", markdown, {}, fields));

  test.each([
    ["a value", "Price: {{ page.price }} now.", "Price: 12 now."],
    ["a value within another", "It is {{ page.kind.name | escape }}.", "It is a box."],
    ["a value that nobody gave", "We bake.\n\nPrice: {{ page.cost }} now.", "We bake."],
    ["a value that a filter makes", "We bake. Price: {{ page.price | times: 2 }} now.", "We bake."],
    [
      "a list",
      "We take:\n{% include l.html items=page.accepted-ids %}\nNo more.",
      "We take:\n\n- A passport\n- A licence\n\nNo more.",
    ],
    ["a list in a list", "{% render 'l', items: page.kind.sizes, size: 'm' %}", "- small\n- large"],
    ["texts under titles", "{% include l.html items=page.steps %}", "Ask the office for it.\n\nWait for a day."],
    ["a picture", "See. {% include i.html src=page.image layout=page.layout %}", "See."],
    ["a loop", "{% for id in page.accepted-ids %}\n- {{ id }} now\n{% endfor %}", "- A passport now\n- A licence now"],
    [
      "a loop over things",
      "{% for step in page.steps %}\n- {{ step.title }}: {{ step.content }}{% endfor %}",
      "- Ask: Ask the office for it.\n- Wait: Wait for a day.",
    ],
    ["an escaped value", "Use {{ page.generic | escape }}.", "Use List<String>."],
    ["a value that looks like a template", "Say {{ page.template }}.", "Say {{ page.price }}."],
    ["a loop over what only some have", "{% for x in page.some %}{{ x.note }} {% endfor %}", "one three"],
    [
      "a loop that is narrowed",
      "Start.\n\n{% for id in page.accepted-ids limit:1 %}\n- {{ id }}\n{% endfor %}",
      "Start.",
    ],
    ["code", "Write `{{ page.price }}`.", "Write {{ page.price }}."],
    ["what no page owns", "A {{ page.constructor.name }}{{ page.__proto__ }} B", "A B"],
  ])("%s", (_, markdown, expected) => {
    expect(written(markdown)).toBe(expected);
  });

  test("is put into HTML as HTML", () => {
    const html = "<main><p>We take:</p>{% include l.html items=page.accepted-ids %}<p>{{ page.price }}</p></main>";
    expect(textOf(pageOf("html", html, {}, fields))).toBe("We take:\n\n- A passport\n- A licence\n\n12");
  });

  test("makes no page larger than it may be", () => {
    const long = { long: "word ".repeat(1_000), many: Array(1_000).fill("a word") };
    const loops = "{% for one in page.many %}{% for two in page.many %}{{ one }}{{ two }}{% endfor %}{% endfor %}";
    const page = pageOf("markdown", `Text. ${"{{ page.long }} ".repeat(2_000)}${loops}`, {}, long);
    expect(textOf(page).length).toBeLessThan(1_100_000);
    expect(textOf(page).length).toBeGreaterThan(400_000);
  });
});

describe("what a page says of itself", () => {
  test("title: given, else the first h1, else the url; the h1 is not repeated as a heading", () => {
    expect(pageOf("markdown", "# Own\n\nText.", { title: "Given" }).title).toBe("Given");
    expect(pageOf("markdown", "# Own\n\nText.")).toMatchObject({
      title: "Own",
      passages: [{ heading: "", text: "Text." }],
    });
    expect(pageOf("markdown", "Text.").title).toBe("Guide");
  });

  test.each([
    ["Why *we* wait for **all** boxes", "Why we wait for all boxes"],
    ["M*A*S*H, 2 * 3 * 4 and C*", "M*A*S*H, 2 * 3 * 4 and C*"],
  ])("marks of Markdown around words are none of a title: %s", (title, read) => {
    expect(pageOf("markdown", "Text.", { title }).title).toBe(read);
  });

  test("description: given, else the first sentences up to about 200 characters", () => {
    expect(pageOf("markdown", "Text.", { description: "Given <b>it</b>" }).description).toBe("Given it");
    const long = `${"word ".repeat(30)}end. M${"ore ".repeat(35)}end.`;
    expect(pageOf("markdown", `## H\n\n${long}`).description).toBe(`${"word ".repeat(30)}end.`);
    const endless = pageOf("markdown", "word ".repeat(100)).description;
    expect(endless.length).toBeLessThanOrEqual(201);
    expect(endless.endsWith("word…")).toBe(true);
  });

  test.each([
    "The <head> element",
    "The <title> element",
    "How to use <script> tags",
    "The <b> and </i> tags",
    "<br>: The Line Break element",
    "The <br> element",
    "What is <br>?",
    "<p> and </p>: paragraphs",
    "With <i>, </i> or <b> und </b>",
    "From </b> to <b>",
    "Vec<T> and Map<K, V>",
    "Emails like <me@x.example>",
    "Use List<String> when a < b",
    "</body> & <!-- more",
  ])("the title and description %p are text, shown as typed", (text) => {
    expect(pageOf("markdown", "Text.", { title: text, description: text })).toMatchObject({
      title: text,
      description: text,
    });
  });

  test.each([
    ["Fish &amp; <em>chips</em>", "Fish & chips"],
    ["One<br>two<br/>three", "One two three"],
    ["5 €<br>now <br>\nand <br class='x'>then<br/><br/>here", "5 € now and then here"],
    ["One.<br> Two <br>three<br /><br>(four)<br>", "One. Two three (four)"],
    ['<i class="home"></i> <em>and</em> <span>One <span>of</span> two</span> of <span>', "and One of two of <span>"],
    ['H<sub>2</sub>O <span class="new">now</span>', "H2O now"],
    ["<p>An <b>excerpt</b>.</p>", "An excerpt."],
    ['"<i>Dune</i>" of &lt;Herbert&gt;', '"Dune" of <Herbert>'],
    ["The &lt;<code>head</code>&gt; of Map<K>", "The <head> of Map<K>"],
  ])("but entities and inline tags of %p are read", (written, text) => {
    expect(pageOf("markdown", "Text.", { title: written })).toMatchObject({ title: text });
  });

  test("a title without entities, stars and whole inline elements is shown as typed", () => {
    const typed = fc.string({ minLength: 1 }).filter((text) => /\S/.test(text) && !/&|<\/|<br|\*/i.test(text));
    fc.assert(
      fc.property(typed, (title) => {
        expect(pageOf("markdown", "Text.", { title }).title).toBe(title.trim().replace(/\s+/g, " "));
      }),
    );
  });

  test("a page without text of its own is found by its description", () => {
    expect(textOf(pageOf("markdown", "{% include form.html %}", { description: "Contact us." }))).toBe("Contact us.");
    expect(() => pageOf("markdown", "{% include form.html %}")).toThrow("no text");
  });

  test("an image is made absolute, a script url is not taken", () => {
    expect(pageOf("markdown", "Text.", { image: "/a.png" }).image).toBe("https://acme.example/a.png");
    expect(pageOf("markdown", "Text.", { image: "javascript:x" }).image).toBe("");
  });

  test("id and hash are stable, and the hash follows the text", () => {
    const page = pageOf("markdown", "Text.");
    expect(page.id).toMatch(/^pg_[0-9a-f]{16}$/);
    expect(pageOf("markdown", "Text.")).toEqual(page);
    const changed = pageOf("markdown", "Other.");
    expect(changed.id).toBe(page.id);
    expect(changed.hash).not.toBe(page.hash);
  });
});

test("an accordion that is written in HTML is read as on a page of HTML", () => {
  const item = (question: string, id: string) =>
    `<li><button aria-controls="${id}">${question}</button>\n<div id="${id}" hidden><p>Ask at the gate of ${id}.</p></div></li>`;
  const page = pageOf(
    "markdown",
    `Text.\n\n<ul>\n${item("Who opens it?", "a")}\n${item("When is it open?", "b")}\n</ul>`,
  );
  expect(page.passages.map(({ heading, text }) => `${heading}: ${text}`)).toEqual([
    ": Text.",
    "Who opens it?: Ask at the gate of a.",
    "When is it open?: Ask at the gate of b.",
  ]);
});
