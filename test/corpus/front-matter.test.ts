import { describe, expect, test } from "bun:test";
import { YAML } from "bun";
import { splitFrontMatter } from "../../src/corpus/front-matter/front-matter.ts";
import { frontMatterText } from "../../src/corpus/front-matter/front-matter-text.ts";
import { metaOf } from "../../src/corpus/page-meta.ts";
import { processorClock } from "../support/processor-clock.ts";
import { pageOf, pagesOf, readFolder, summary, textOf } from "./fixture.ts";

const deep = `a: ${"[".repeat(20_000)}`;

describe("front matter is never page text", () => {
  test.each([
    ["YAML", "---\ntitle: Kettle\n---\nText."],
    ["YAML that dots end", "---\ntitle: Kettle\n...\nText."],
    ["YAML by its name", "---yaml\ntitle: Kettle\n---\nText."],
    ["YAML by its name, apart", "--- yaml\ntitle: Kettle\n---\nText."],
    ["YAML under a comment", "--- # written by hand\ntitle: Kettle\n---\nText."],
    ["YAML under a blank line", "\n \n---\n# by hand\ntitle: Kettle\n---\nText."],
    ["YAML with CR LF", "---\r\ntitle: Kettle\r\n---\r\nText."],
    ["YAML with CR alone", "---\rtitle: Kettle\r---\rText."],
    ["YAML behind a byte order mark", "\ufeff---\ntitle: Kettle\n---\nText."],
    ["TOML", '+++\ntitle = "Kettle"\ndate = 2026-01-02T10:00:00Z\n[params]\nx = 1\n+++\nText.'],
    ["TOML with CR LF", '+++\r\ntitle = "Kettle"\r\n+++\r\nText.'],
    ["TOML by its name", '---toml\ntitle = "Kettle"\n---\nText.'],
    ["JSON", ';;;\n{ "title": "Kettle" }\n;;;\nText.'],
    ["JSON without its braces", ';;;\n"title": "Kettle",\n"x": 1\n;;;\nText.'],
    ["JSON by its name", '---json\n{ "title": "Kettle" }\n---\nText.'],
    ["JSON between braces", '{\n  "title": "Kettle",\n  "params": { "x": 1 }\n}\n\nText.'],
    ["JSON on a line", '{ "title": "Kettle" }\nText.'],
    ["fields of Nikola", "<!--\n.. title: Kettle\n.. slug: kettle\n.. tags:\n-->\n\nText."],
    ["fields of ikiwiki", '[[!meta title="Kettle"]]\n[[!meta author="Ana"]]\n\nText.'],
    ["a header without fences", "Title: Kettle\nDate: 2026-01-02\ntags:\n\nText."],
    ["a header that the text ends", "Title: Kettle\nDate: 2026-01-02\nText."],
    ["a header that a rule ends", "title: Kettle\nsummary: Boils water\n  in a minute.\n---\nText."],
  ])("%s", async (_, text) => {
    const [page] = pagesOf(await readFolder({ "x.md": text }));
    expect(page).toMatchObject({ title: "Kettle" });
    expect(page && textOf(page)).toBe("Text.");
  });

  test.each([
    ["+++\ndraft = true\n+++\nText."],
    ["---toml\ndraft = true\n---\nText."],
    ["--- # hidden\ndraft: true\n---\nText."],
    [';;;\n{ "draft": true }\n;;;\nText.'],
    ['{\n"draft": true\n}\nText.'],
    ["<!--\n.. title: Kettle\n.. status: draft\n-->\nText."],
    ['{\n"draft": true,\n"params": {\n"x": "} {"\n}\n}\nText.'],
    ['{"draft": true, "title": "a } b"}\nText.'],
    ["\n---\ndraft: true\n---\nText."],
    ["---\rdraft: true\r---\rText."],
    ["Title: Kettle\nDraft: true\n\nText."],
  ])("hides its page in any format: %j", async (text) => {
    expect(summary(await readFolder({ "x.md": text }))).toEqual(["x.md: skipped draft: true"]);
  });
});

test.each([
  "TITLE: Kettle\nTAGS: water, tea\n\nText.",
  "════════\nCOLLECTION: Kitchen & more\n════════\n\nTITEL: Kettle\n\nTAGS: tea\n\n────\nARTIKEL:\n────\n\nText.",
  "COLLECTION: Kitchen\nTAGS: tea\n\n# Kettle\n\nText.",
])("fields in capitals at the top are no text where one of them is a machine's: %j", async (text) => {
  const [page] = pagesOf(await readFolder({ "x.md": text }));
  expect(page).toMatchObject({ title: "Kettle", description: "Text." });
  expect(page && textOf(page)).toBe("Text.");
});

test("fields in capitals end before a note, and before one that was there", async () => {
  const bodyOf = async (text: string) => {
    const [page] = pagesOf(await readFolder({ "x.md": text }));
    return page && textOf(page);
  };
  expect(await bodyOf("COLLECTION: Pumps\nTAGS: a, b\n\nWARNING: Close the valve.\n\nText.")).toBe(
    "WARNING: Close the valve.\n\nText.",
  );
  expect(await bodyOf("ID: 1\nTAGS: a\nID: The two letters of a pump.\n\nText.")).toContain("The two letters");
});

test.each([
  "WHEN: Sunday\nWHERE: The hall\n\nText.",
  "NAME: Ada\nCATEGORY: Plumbers\n\nText.",
  "TAGS: water, tea\n\nText.",
  "Tags: tea\nCollection: all\n\nText.",
])("lines that tell something to readers, and one line alone, stay text: %j", async (text) => {
  const [page] = pagesOf(await readFolder({ "x.md": text }));
  expect(page && textOf(page)).toBe(text);
});

test("what may be a page's own line is no part of a header without fences", async () => {
  const text = "Title: Baker\nDate: 2026-01-02\nhero_image: oven\nSalary: 300 pounds a week\n\nWe bake at night.";
  const [page] = pagesOf(await readFolder({ "x.md": text }));
  expect(page).toMatchObject({ title: "Baker" });
  expect(page && textOf(page)).toBe("Salary: 300 pounds a week\n\nWe bake at night.");
  const [steps] = pagesOf(await readFolder({ "x.md": "Title: Bread\nStep 1: Knead the dough.\nStep 2: Bake it." }));
  expect(steps && textOf(steps)).toContain("Knead the dough.");
});

test("a header alone stands for the text of a page whose layout makes it, as other front matter does", async () => {
  const text = "Title: Kettle\nDescription: The kettle boils a litre of water in two minutes.\nTemplate: product";
  const [page] = pagesOf(await readFolder({ "x.md": text }));
  expect(page).toMatchObject({ title: "Kettle" });
  expect(page && textOf(page)).toBe("The kettle boils a litre of water in two minutes.");
});

describe("front matter that cannot be read fails its page, with the line and the reason", () => {
  test.each([
    ["---\ntitle: Kettle\n\nText.", "line 1: opened with --- and never closed"],
    ["---\ntitle: Kettle", "line 1: opened with --- and never closed"],
    ["---\r\ntitle: Kettle\r\nText.", "line 1: opened with --- and never closed"],
    ["\n---\ntitle: Kettle\n\nText.", "line 2: opened with --- and never closed"],
    ["---toml\nText.", "line 1: opened with --- and never closed"],
    ['+++\ntitle = "Kettle"\n\nText.', "line 1: opened with +++ and never closed"],
    [';;;\n{ "title": 1 }\n\nText.', "line 1: opened with ;;; and never closed"],
    ['{\n  "draft": true,\n}\nText.', "line 1: no JSON between its braces"],
    ['{\n  "draft": true\n\nText.', "line 1: opened with { and never closed"],
    ["\n---constructor\nx\n---\nText.", "line 2: unknown format constructor"],
    ["---js\n{ title: 1 }\n---\nText.", "line 1: unknown format js"],
    ["---\n- a\n---\nText.", "line 2: expected a mapping"],
    ["+++\ntitle = [\n+++\nText.", "line 2: TOML Parse error: Unterminated array; expected ']'"],
    [";;;\n{ title }\n;;;\nText.", "line 2: "],
    [`---\n${deep}\n---\nText.`, "line 2: nested too deeply"],
    [`---json\n{"a":${"[".repeat(200_000)}}\n---\nText.`, "line 2: "],
  ])("%#", async (text, reason) => {
    const [told, ...more] = summary(await readFolder({ "x.md": text }));
    expect(more).toEqual([]);
    expect(told).toStartWith(`x.md: failed front matter, ${reason}`);
  });
});

test.each([
  "---\n\nA rule, then prose.",
  "---\nA rule, then prose: with a colon.",
  "---\n# Heading\n\nNote: text.",
  "---Chapter\n\nText.",
  "\n---\nProse between rules.\n\n---\n\nText.",
  "+++\nText.",
  ";;;\nText.",
  "{braces} in a text",
  '{"a": 1} is {b}\nText.',
  '{\n  "a": 1,\n  "b": [\n  ]\n }\nText.',
  '"quoted": text',
  "Note: text.\nTip: text.\n\nText.",
  "Title: Kettle\nand more of it.\n\nText.",
  "Title: Kettle\n\nText.",
  "Text.\n---\ntitle: no\n---\n",
  "",
])("ordinary text has no front matter: %j", (text) => {
  expect(splitFrontMatter(text)).toEqual({ fields: {}, body: text });
});

test("takes no more than linear time, whatever opens and never ends", () => {
  const spent = processorClock();
  for (const unit of [
    "\n",
    " \n",
    "---\n",
    "a: ",
    "{\n",
    '{ "a":',
    ";;;\n",
    "- ",
    "}\n",
    "title: x\n",
    "  x\n",
    ".. a: b\n",
    '[[!meta a="b"]]\n',
  ]) {
    for (const opening of ["", "title: x\n", "<!--\n", "---\n", "+++\n", '{\n"a":'])
      splitFrontMatter(opening + unit.repeat(100_000));
  }
  expect(spent()).toBeLessThan(10_000);
});

describe("questions in front matter", () => {
  test.each([
    ["question", "Where is the mill?"],
    ["pregunta", "¿Dónde está el molino?"],
    ["pergunta", "Onde fica o moinho?"],
    ["frage", "Wo steht die Mühle?"],
    ["domanda", "Dove si trova il mulino?"],
    ["vraag", "Waar staat de molen?"],
  ])("a page without a title is called by its %s", async (name, question) => {
    const [page] = pagesOf(
      await readFolder({ "faq/01-mill.md": `---\n${name}: '${question}'\n---\nDown by the weir.` }),
    );
    expect(page).toMatchObject({ title: question });
    expect(page && textOf(page)).toBe("Down by the weir.");
  });

  test("a title goes before a question", () => {
    expect(metaOf({ title: "The mill", question: "Where is it?" })).toMatchObject({ title: "The mill" });
  });

  test("a page that is all question and answer is called by its question, which is said once", async () => {
    const front = "question: Where is the mill?\nanswer: It stands down by the weir.";
    const [page] = pagesOf(await readFolder({ "x.md": `---\n${front}\n---\n` }));
    expect(page).toMatchObject({ title: "Where is the mill?" });
    expect(page?.passages.map(({ heading }) => heading)).toEqual([""]);
    expect(page && textOf(page)).toBe("It stands down by the weir.");
  });

  test("questions with their answers stand below a text that has them not", () => {
    const faqs = [
      { question: "Is it open?", answer: "Yes, on *Sundays*." },
      { question: "Is there a shop?", answer: "It sells flour." },
    ];
    const page = pageOf(
      "markdown",
      "Our mill.\n\n## Is it open?\n\nOn Sundays.",
      { title: "Mill" },
      { params: { faqs } },
    );
    expect(page.passages.map(({ heading, text }) => [heading, text])).toEqual([
      ["", "Our mill."],
      ["Is it open?", "On Sundays."],
      ["Is there a shop?", "It sells flour."],
    ]);
  });
});

test("the answer to the question that gives a page its title stands below its text too", async () => {
  const front = "question: When is the quay open?\nanswer: It is open from nine to five.";
  const [page] = pagesOf(await readFolder({ "x.md": `---\n${front}\n---\n\nSee the map of the harbour.\n` }));
  expect(page).toMatchObject({ title: "When is the quay open?" });
  expect(page && textOf(page)).toBe("See the map of the harbour.\n\nIt is open from nine to five.");
});

describe("choices of a quiz are no text", () => {
  const isRight = ["isCorrect", "is_correct", "correct", "richtig", "correcta", "juste", "corretto", "isRight"];
  test.each(isRight)("told apart by %s", async (name) => {
    const choices = `- text: I drink it at once.\n  ${name}: false\n- text: I boil it for a minute.\n  ${name}: true`;
    const front = `text: You find a spring. What now?\ncorrection: Boil water of a spring for a minute.\nchoices:\n${choices}`;
    const [page] = pagesOf(await readFolder({ "quiz/q-1.md": `---\n${front}\n---\n` }));
    expect(page).toMatchObject({ title: "You find a spring. What now?" });
    expect(page && textOf(page)).toBe("Boil water of a spring for a minute.");
  });

  test.each([
    ["which one is right", "answer: Boil it for a minute"],
    ["the place of the right one", "correctAnswer: 1"],
    ["the places of right ones", "correct: [1]"],
  ])("beside %s", (_, field) => {
    const options = "options: ['Drink it just as it is', 'Boil it for a minute']";
    const text = frontMatterText({ questions: [YAML.parse(`question: May I drink it?\n${options}\n${field}`)] });
    expect(text).not.toContain("Drink it just as it is");
    expect(text).toContain("May I drink it?");
  });

  test("and what is called wrong, or what not to do, claims nothing", () => {
    const fields = {
      dontDo: "Drink it just as it is.",
      text: "Boil it for a minute.",
      "false-1": "Any spring is clean.",
    };
    expect(frontMatterText(fields)).toBe("Boil it for a minute.");
  });

  test("while options that nothing rates are", () => {
    const fields = { question: "How can I pay?", options: ["Pay in cash at the desk.", "Pay by card on our site."] };
    expect(frontMatterText(fields)).toContain("Pay in cash at the desk.");
    const plans = {
      options: [{ name: "Small", text: "One boat for a day.", points: ["Free of charge for members."] }],
    };
    expect(frontMatterText({ ...plans, answer: undefined })).toContain("One boat for a day.");
    const lids = { options: [{ name: "A lid of oak.", points: 3 }, { name: "A lid of pine." }], text: "We sell lids." };
    expect(frontMatterText(lids)).toContain("A lid of oak.");
  });

  test("nor does a loop of the page write them", () => {
    const choices = [{ text: "I drink it at once.", correct: false }];
    const page = pageOf(
      "markdown",
      "May I drink it?\n\n{% for c in page.choices %}- {{ c.text }}\n{% endfor %}",
      {},
      { choices },
    );
    expect(textOf(page)).toBe("May I drink it?");
  });
});
