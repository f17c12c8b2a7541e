import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, page } from "./fixtures.ts";

describe("What is asked of a crate is not", () => {
  test.each([
    ["Crate tracking is a hot topic of conversation at the harbour.", "en"],
    ["Crate tracking is a treasure trove of data for guards of each town.", "en"],
    ["Crate tracking is a feature that we've wanted to build for a long time.", "en"],
    ["Le suivi des caisses est une aventure humaine qui dure depuis dix ans.", "fr"],
    ["Le suivi des caisses est le plus ancien service du port de la ville.", "fr"],
  ])("what it is, where a sentence only values it: %s", async (text, locale) => {
    const title = locale === "fr" ? "Le suivi des caisses" : "Crate tracking";
    expect(await faqsOf(page(title, [["", text]], locale))).toEqual([]);
  });

  test("but what kind of thing it is, where a sentence tells that", async () => {
    const text = "Crate tracking is a service that tells guards where each crate is.";
    expect(await askedOn("Crate tracking", ["", text])).toEqual(["What is crate tracking?"]);
  });

  test.each([
    "If you haven't been following along, a crate is the box that is locked at the harbour.",
    "If you are no packing-genius, don't worry, each crate is still open to you.",
    "If you left click on the crate, you have the option to add a label to it.",
    "If you have not yet opened the crate, open the crate at the harbour.",
  ])("a case that is none: %s", async (text) => {
    expect(await askedOn("Crates", ["", text])).toEqual([]);
  });

  test("where it is, of which only a corner is told", async () => {
    const text = (place: string) => `The crate actions can be found ${place}.`;
    expect(await askedOn("Crates", ["", text("on the top right of the page")])).toEqual([]);
    expect(await askedOn("Crates", ["", text("in the menu on the top right of the page")])).toHaveLength(1);
  });

  test("whether anyone is anything", async () => {
    expect(await askedOn("Crate party", ["", "Anyone interested in crates is free to join."])).toEqual([]);
  });

  test.each(["How is this possible?", "Will this always be free?", "How and why is this free?"])(
    "what only the text before it names: %s",
    async (heading) => {
      const text = "Crates are packed by the harbour, which pays two guards for each of them.";
      expect(await askedOn("Crates", [heading, text])).toEqual([]);
    },
  );
});

test("What cannot be done unless something is done is asked without that", async () => {
  const text = "You will not be able to open a crate unless you have signed the list of the harbour.";
  expect(await askedOn("Opening crates", ["", text])).toEqual(["Can I open a crate?"]);
});

test.each([
  ["When to open a crate?", "When should I open a crate?"],
  ["How crates work?", "How do crates work?"],
  ["Consent - How can you control a crate?", "How can you control a crate?"],
])("A question is put in its order, without its label: %s", async (heading, question) => {
  const text = "Open a crate when its light is on. Crates work by a lid that guards control with a key.";
  expect(await askedOn("Crates", [heading, text])).toEqual([question]);
});
