import { describe, expect, test } from "bun:test";
import { askedOn } from "./fixtures.ts";

const WAY = "Open the lid of the crate, press the green button and wait until the light is on.";

describe("A task is asked for", () => {
  test.each([
    ["Delete packing step", "How do I delete a packing step?"],
    ["Add status", "How do I add a status?"],
    ["Check crate status", "How do I check the crate status?"],
    ["Add marker from topic", "How do I add a marker from a topic?"],
    ["Add a crate description (optional)", "How do I add a crate description?"],
    ["Upload a crate / box list", "How do I upload a crate or box list?"],
  ])("with what its heading leaves out, and without what is none of it: %s", async (heading, question) => {
    expect(await askedOn("Crates", [heading, WAY])).toEqual([question]);
  });

  test.each(["Define access for", "View only", "Append selected", "Transfer status", "Plan usage"])(
    "but not where a heading names none, or half of one: %s",
    async (heading) => {
      expect(await askedOn("Crates", [heading, WAY])).toEqual([]);
    },
  );

  test("but what its section says something of is a thing", async () => {
    const text = "Plan reliability measures how many crates a town has packed by the day that it has planned.";
    expect(await askedOn("Crates", ["Plan reliability", text])).toEqual(["What is plan reliability?"]);
  });

  test("but not where its heading is one step of a procedure", async () => {
    const shown = ["Go to the crates", "Click on the lid", "Click here to go on", "Select the crate list"];
    const steps = shown.map((heading): [string, string] => [heading, WAY]);
    expect(await askedOn("A new crate", ...steps)).toEqual([]);
    expect(await askedOn("A new crate", ["Select the crate list", WAY])).toEqual(["How do I select the crate list?"]);
  });
});

test("Nothing is asked of somebody whom a page has made up", async () => {
  const story = "Ada packs forty crates a day, because the train leaves at noon and waits for nobody.";
  const asked = await askedOn("Crates", ["Meet Ada, Crate Packer", WAY], ["Why Ada packs crates", story]);
  expect(asked.filter((question) => question.includes("Ada"))).toEqual([]);
  expect(await askedOn("Crates", ["Meet the packers", WAY], ["Why Ada packs crates", story])).toHaveLength(1);
});
