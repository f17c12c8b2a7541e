import { describe, expect, test } from "bun:test";
import { askedOn } from "./fixtures.ts";

// Questions that nobody would ask, or that what stands below them does not answer.

describe("No FAQ", () => {
  test("asks for the first of several things alone, of which something is said behind the last", async () => {
    const asked = await askedOn("Box rules", [
      "Lids",
      "If you are unsure about whether a particular box, the lid of a crate, or a key leaks any of its oil, tell the guard of the harbour.",
    ]);
    expect(asked).toEqual([]);
  });

  test("asks what a thing is of which only a story is told", async () => {
    const text = "HALE helped towns with boxes that came by train. It was built by the harbour in one winter.";
    expect(await askedOn("HALE", ["", text])).toEqual([]);
  });

  test.each([
    "Deckle is a small house with large plans and we need to ship a good train.",
    "A Deckle is a requirement to reliably ship boxes at night.",
  ])("asks what a thing is of which only something is said by the way: %s", async (text) => {
    const more = "The trains of Deckle stand in the hall. Ask Deckle for a box.";
    const asked = await askedOn("Old boxes", ["", text], ["The hall", more]);
    expect(asked.filter((question) => question.startsWith("What is"))).toEqual([]);
  });

  test("is answered by that there may be trouble", async () => {
    const text = "If your lid is not correctly closed for the train, then you may run into some issues.";
    expect(await askedOn("Close lids", ["", text])).toEqual([]);
    const known = "If the Acme lid leaks when it is on a train, especially in winter, this is a known issue.";
    expect(await askedOn("Lids", ["Why does the lid leak on a train?", known])).toEqual([]);
  });

  test("is a way that others go of themselves", async () => {
    const text =
      "At Acme, box leads ensure that trains leave on time and that all towns are told. They are the first to speak to a town.";
    expect(await askedOn("Managing boxes", ["", text])).toEqual([]);
    const order = "Always ensure that the lid is closed before the train leaves the hall.";
    expect(await askedOn("How to close a lid", ["", order])).toEqual(["How do I close a lid?"]);
  });
});
