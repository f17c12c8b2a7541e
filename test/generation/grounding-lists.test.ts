import { describe, expect, test } from "bun:test";
import { isSupported } from "../../src/generation/grounding/grounding.ts";

const reasons = `The club has four reasons for its long summer season:

- Weather: In June and July it is warm enough to sit outside until late in the evening.
- Members: Most of them are away from home in the other months and come back by the first of May.
- Light: Nobody has to switch on a lamp, not even at the end of a long match.
- Water: The lake is full from the rain of the spring and stays so. It is cold in April.

In winter the club is closed.`;

describe("a list is told in a line by what opens its items", () => {
  test.each([
    ["The club has four reasons for its long summer season: Weather; members; water.", true],
    ["The club has four reasons for its long summer season: weather; water; …", true],
    [
      "The club has four reasons for its long summer season: Weather; water: The lake is full from the rain of the spring and stays so.",
      true,
    ],
    ["The club has four reasons for its long summer season: Weather; members; money.", false],
    ["The club has four reasons for its long summer season: Weather; members; winter.", false],
    ["The club has four reasons for its long summer season: Weather; members; light.", false],
    ["The club has five reasons for its long summer season: Weather; members; water.", false],
  ])("%s", (said, isBorneOut) => {
    expect(isSupported(said, reasons, "en")).toBe(isBorneOut);
  });

  test("but not below a line that denies it, or a question for what is not so", () => {
    const list = "- Dogs: They stay at the gate with their owners.\n- Radios: They stay in the cars of their owners.";
    const said = "Members leave these at home: Dogs; radios.";
    expect(isSupported(said, `Members leave these at home:\n\n${list}`, "en")).toBe(true);
    expect(isSupported("Members bring: Dogs; radios.", `Members never bring:\n\n${list}`, "en")).toBe(false);
    expect(isSupported("Members never bring: Dogs; radios.", `Members bring:\n\n${list}`, "en")).toBe(false);
  });
});
