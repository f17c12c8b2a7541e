import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, page } from "./fixtures.ts";

const open = "The crates of the harbour are open to anyone who has a key.";

describe("A question that a page asks is written as a sentence", () => {
  test.each([
    ["WHO CAN USE A CRATE?", "Who can use a crate?", "Anyone with a key of the harbour can use a crate."],
    ["What is a “crate” ?", "What is a “crate”?", "A crate is a box of wood that stands on the quay."],
    ["WHO CAN JOIN NASA?", "Who can join NASA?", "Anyone can join NASA who has a key of the harbour."],
  ])("%s", async (heading, question, text) => {
    expect(await askedOn("Crates", [heading, text], ["More", open])).toContain(question);
  });

  test("but in capitals where a word of it may be an abbreviation", async () => {
    const text = "Anyone with a key of the harbour can use it.";
    expect(await askedOn("Crates", ["WHO CAN USE AN MOB?", text])).toEqual(["WHO CAN USE AN MOB?"]);
  });
});

test("A question made of a sentence leaves out what is said in brackets at its end", async () => {
  const text = "You can use a lever to open the crates (as opposed to the hand).";
  expect(await askedOn("Harbour", ["", text])).toEqual(["How do I open the crates?"]);
});

test("The name of a platform behind a preposition asks nothing, whatever its mark", async () => {
  const text = "Les boîtes du port ne peuvent pas être ouvertes. Vous devez donc appeler le garde du port.";
  expect(await faqsOf(page("Boîtes", [["Pour iOS / iPhone ?", text]], "fr"))).toEqual([]);
});

describe("No FAQ is answered", () => {
  test.each([
    [
      "by a procedure that is told elsewhere",
      "Open a crate at night",
      "Once your first crate is open, follow the same procedure to open the crate at night.",
    ],
    [
      "by a call to begin",
      "Build a crate for the harbour",
      "Get started today with a free crate from the harbour or the quay.",
    ],
    [
      "by that there are kinds of a thing",
      "What are the types of crates?",
      "The harbour offers a variety of types of crates to meet your needs or those of your town.",
    ],
    [
      "by whom a thing is shared with",
      "Move boxes to a crate",
      "If you’re a guard of the harbour, you can move boxes to your crate for sharing with other guards.",
    ],
  ])("%s", async (_, heading, text) => {
    const asked = await askedOn("Harbour rules", [heading, text]);
    expect(asked.filter((question) => /^How do I|types/.test(question))).toEqual([]);
  });

  test("as a way by what is verified before it", async () => {
    const text =
      "If you want to visit the crates of the harbour, you should first verify whether you need a key for the quay.";
    expect(await askedOn("Keys", ["", text])).toEqual(["What if I want to visit the crates of the harbour?"]);
  });
});
