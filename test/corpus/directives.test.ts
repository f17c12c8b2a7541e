import { describe, expect, test } from "bun:test";
import { pageOf, textOf } from "./fixture.ts";

const read = (...lines: string[]) => textOf(pageOf("markdown", lines.join("\n")));
const fence = "```";

describe("A fence that MyST puts around text", () => {
  test.each(["note", "warning", "admonition", "tab-item", "dropdown"])("is none: {%s}", (name) => {
    expect(read("Come in.", "", `${fence}{${name}}`, "Close the **door**.", "", "- One key", fence, "Go out.")).toBe(
      "Come in.\n\nClose the door.\n\n- One key\n\nGo out.",
    );
  });

  test("shows its title and not its options", () => {
    expect(read(`${fence}{admonition} At night`, ":class: tip", ":name: door", "Close the door.", fence)).toBe(
      "At night: Close the door.",
    );
  });

  test("may hold others, of more marks or of fewer, and code", () => {
    const inner = [`${fence}{tab-set}`, ":::{tab-item} Boats", `${fence}sh`, "row --fast", fence, ":::", fence];
    expect(read("````{note}", "Before.", ...inner, "Behind.", "````")).toBe(
      "Before.\n\nBoats\n\n    row --fast\n\nBehind.",
    );
  });

  test("in a step or a quotation is a part of it", () => {
    const steps = read(
      "1. Open the door.",
      "",
      "    :::{note} Careful",
      "    Mind the gap.",
      "    :::",
      "",
      "2. Go in.",
    );
    expect(steps).toBe("1. Open the door. Careful: Mind the gap.\n2. Go in.");
    expect(read("> :::{note}", "> Mind the gap.", "> :::", "", "Go in.")).toBe("Mind the gap.\n\nGo in.");
  });

  test("is shown as it stands within code", () => {
    expect(read("````", `${fence}{note}`, "Close the door.", fence, "````")).toContain(`${fence}{note}`);
  });
});

describe("A fence that MyST puts around names of files", () => {
  test.each(["toctree", "include", "image"])("is gone with them: {%s}", (name) => {
    expect(read("Come in.", "", `${fence}{${name}} a/b.md`, ":hidden:", "a/door", "a/key", fence, "", "Go out.")).toBe(
      "Come in.\n\nGo out.",
    );
  });

  test("between colons ends with its paragraph where nothing closes it", () => {
    expect(read(":::{include} a.md", "", "Close the door.", "", ":::tip", "Mind the gap.", ":::")).toBe(
      "Close the door.\n\nMind the gap.",
    );
  });

  test("is kept where nothing closes it", () => {
    expect(read("Come in.", "", `${fence}{toctree}`, "Close the door.")).toContain("Close the door.");
  });
});

test("What is shown to who chooses it stands below its title, and what follows does not", () => {
  const tab = (title: string, text: string) => [`:::{tab-item} ${title}`, text, ":::", ""];
  const lines = [
    ...["````{tab-set}", "", ...tab("By boat", "Bring an oar."), ":::{tab-item} On foot", "Bring a lamp.", ""],
    ...[...tab("By train", "Bring a ticket."), "````", "", "All doors close at nine."],
  ];
  const { passages } = pageOf("markdown", `Come in.\n\n${lines.join("\n")}`);
  const told = passages.map(({ heading, text }) => `${heading}: ${text}`);
  expect(told.slice(1, 4)).toEqual(["By boat: Bring an oar.", "On foot: Bring a lamp.", "By train: Bring a ticket."]);
  expect(told.join("\n")).toContain("All doors close at nine.");
  expect(told[3]).not.toContain("All doors");
});

test("other fences in braces are code", () => {
  expect(read(`${fence}{code-block} sh`, "row --fast", fence)).toContain("    row --fast");
});

describe("A hard break", () => {
  const long = "The door of the mill by the river is closed at night by the keeper who has both of the";

  test("within a sentence of a long line is where an editor wrapped it", () => {
    expect(read(`${long}\\`, "Keys of it.")).toBe(`${long} Keys of it.`);
  });

  test.each([
    ["behind a sentence", `${long} keys.`, "Ring the bell."],
    ["of a short line", "The mill by the river", "Harbour Road 7"],
    ["before a label", long, "**Keys** of it."],
  ])("%s stays one", (_, line, next) => {
    expect(read(`${line}\\`, next)).toContain(`${line}\n`);
  });
});
