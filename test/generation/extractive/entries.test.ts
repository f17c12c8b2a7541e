import { describe, expect, test } from "bun:test";
import { askedOn, page, takeawaysOf } from "./fixtures.ts";

// Below the name of a setting or a field, a text is said of that alone: without the name nobody knows of what.

const said = "Several towns can be joined by using a plus sign between their names.";
const named = (name: string) => said.replace("a plus sign", `the ${name} plus sign`);
const names = ["`MAX_TOWNS`", "MAX_TOWNS=<towns>", "max_towns", "maxTownsShown"];
const bare = (heading: string) => heading.replace(/[`=].*/, "") || "MAX_TOWNS";

describe("What stands below the name of an entry", () => {
  test.each(names)("is neither a point nor a question without it: %s", async (heading) => {
    const source = page("Settings of towns", [
      ["", "All settings of towns stand in one file."],
      [heading, said],
    ]);
    expect(await takeawaysOf(source)).toEqual(["All settings of towns stand in one file."]);
    expect(await askedOn("Settings of towns", [heading, said])).toEqual([]);
  });

  test.each(names)("is one with it: %s", async (heading) => {
    const text = named(bare(heading));
    expect(await takeawaysOf(page("Settings of towns", [[heading, text]]))).toEqual([text]);
    expect(await askedOn("Settings of towns", [heading, text])).toHaveLength(1);
  });

  test.each(["easyJet", "macOS", "reMarkable 2", "freeTowns"])(
    "is one where that is a name of its own: %s",
    async (name) => {
      const opening: [string, string] = ["", "All settings of towns stand in one file."];
      expect(await takeawaysOf(page("Settings of towns", [opening, [name, said]]))).toContain(said);
    },
  );

  test("is one on a page about that entry, and below any other heading", async () => {
    const shown = (title: string, heading: string) =>
      takeawaysOf(
        page(title, [
          ["", "All settings of towns stand in one file."],
          [heading, said],
        ]),
      );
    expect(await shown("max_towns", "max_towns")).toContain(said);
    expect(await shown("Settings of towns", "Towns")).toContain(said);
    expect(await askedOn("Settings of towns", ["Towns", said])).toHaveLength(1);
  });
});
