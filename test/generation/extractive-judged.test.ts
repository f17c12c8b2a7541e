import { describe, expect, test } from "bun:test";
import type { SourcePage } from "../../src/schemas/generation.ts";
import { page, run } from "./extractive-fixtures.ts";

/** What readers who judged the engine's output on real pages found untrue, dangling or beside the point. */
async function takeawaysOf(source: SourcePage, count = 3): Promise<string[]> {
  const task = { kind: "takeaways", page: source, count, tone: "neutral", locale: "en", existing: [] } as const;
  return (await run(task)).flatMap((part) => (part.type === "item" ? [part.item as string] : []));
}

describe("trimming", () => {
  test.each([
    ["a hedge", "Acme made progress towards full (almost) compatibility with MySQL."],
    ["an option", "Fill out all fields (the hint is optional) before you send the form to Acme."],
    ["an abbreviation", "The Online Privacy Protection Rule (COPPA Rule) binds all operators of sites for children."],
    ["another name", "Acme replaces the old archive (i.e. the paper one) with a vault for documents."],
    ["what holds in general alone", "Generally, Acme answers within two working days."],
  ])("keeps %s", async (_, text) => {
    expect(await takeawaysOf(page("Acme", [["", text]]))).toEqual([text]);
  });

  test.each([
    ["an address", "(https://www.acme.example/plans)"],
    ["a pointer", "(see figure 2)"],
    ["examples", "(for example, contracts and letters)"],
  ])("may leave out %s", async (_, aside) => {
    const source = page("Acme", [["", `Acme keeps the documents of all companies ${aside} for ten years.`]]);
    expect(await takeawaysOf(source)).toEqual(["Acme keeps the documents of all companies for ten years."]);
  });

  test("takes no clause that limits or hedges from a long sentence", async () => {
    const text =
      "Acme keeps the documents of all companies in Europe for ten years after the day on which they were sent to the vault by their owners – unless the owners delete their vault themselves before that.";
    expect(await takeawaysOf(page("Acme", [["", text]]))).toEqual([text]);
  });

  test("never tells what holds in the case of a heading as if it held always", async () => {
    const source = page("Locked accounts", [
      ["", "Accounts are locked for the safety of their owners."],
      ["If your account was locked during a check:", "Your account was locked because we limit the number of checks."],
    ]);
    expect(await takeawaysOf(source)).toEqual(["Accounts are locked for the safety of their owners."]);
  });

  test("never shows one side where the next sentence gives the other", async () => {
    const source = page("Measuring", [
      ["", "You need to measure success right after your challenge. But you also need to measure success over time."],
    ]);
    expect(await takeawaysOf(source)).toEqual([
      "You need to measure success right after your challenge. But you also need to measure success over time.",
    ]);
  });
});
