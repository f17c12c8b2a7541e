import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, page } from "./fixtures.ts";

describe("What a thing is", () => {
  test("is not told by what it goes together with", async () => {
    const text =
      "The crate is hardware-compatible with the rails of the old harbour. The crate is sold. The crate is easy to lift.";
    expect(await askedOn("The harbour crate", ["The crate", text])).toEqual([]);
  });

  test("is not told by what comes of it", async () => {
    const text =
      "The fair is an open place which means that boxes may get lost. Please keep an eye on yours. You can ask the guards of the fair about them.";
    expect(await askedOn("The harbour fair", ["Rules", text])).not.toContain("What is the fair?");
  });

  test("is not asked where the bullets leave out the sentence that says it", async () => {
    const text =
      "box-press is the tool that presses a box flat in {size} steps. Use it as the last tool before your train leaves.\n\nWhen a box is wet, the tool dries it before it is pressed.";
    expect(await faqsOf(page("Tools", [["box-press", text]]), "bullets")).toEqual([]);
  });

  test("is told in other languages by a sentence, not by the parts of something below it", async () => {
    const text =
      "Kist+ is de laag die het gat vult tussen de haven en de trein. Deze laag lost een aantal problemen voor je op.\n\nDe haven zorgt voor de rails, maar Kist+ voegt daar diensten aan toe:\n\n- Labels: drukken, plakken en lezen\n- Deksels: maken en sluiten\n- Sloten: bewaren en openen";
    const [first] = await faqsOf(page("Kist+ in de haven", [["Wat is Kist+?", text]], "nl"), "bullets");
    expect(first?.answer ?? "- Kist+").toContain("- Kist+");
  });
});
