import { describe, expect, test } from "bun:test";
import { askManual, nothingFound, type Section } from "./fixtures.ts";

// How a thing is undone tells nobody how it is done.

describe("No reply tells how what is asked for is undone", () => {
  test.each<[query: string, section: Section]>([
    [
      "How do I disable the harbour light?",
      ["The harbour light", "To enable the harbour light, press the green button."],
    ],
    ["how to turn off the harbour light", ["The harbour light", "Turn the harbour light on by its switch."]],
    [
      "How do I switch the harbour light on?",
      ["The harbour light", "You can switch the harbour light off by its switch."],
    ],
    ["How do I install the crane?", ["The crane", "The crane is uninstalled by four guards who pull it."]],
    [
      "How do I unsubscribe from the harbour letter?",
      ["The harbour letter", "Subscribe to the harbour letter at the gate."],
    ],
    ["How do I unlock the crane?", ["The crane", "Lock the crane with the long key."]],
    ["How do I unplug the crane?", ["The crane", "Plug the crane in behind the gate."]],
  ])("%s", async (query, section) => {
    expect(await askManual(query, section)).toStartWith(nothingFound);
  });

  test.each<[query: string, section: Section]>([
    ["How do I disable the harbour light?", ["The harbour light", "Press the red button of the harbour light."]],
    [
      "How do I disable the harbour light?",
      ["The harbour light", "Enable or disable the harbour light by its switch."],
    ],
    [
      "How do I turn the harbour light off?",
      ["Disable the harbour light", "Enable the harbour light at night by its switch."],
    ],
    ["Do I sign in or sign out at the harbour?", ["The harbour", "Sign in at the harbour by the gate."]],
  ])("but what names neither, or both: %s: %p", async (query, section) => {
    expect(await askManual(query, section)).toBe(section[1]);
  });
});
