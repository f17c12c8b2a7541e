import { describe, expect, test } from "bun:test";
import { answerTask, page, run, textOf } from "./fixtures.ts";

const office = [
  page("Wohngeld", [
    ["Formular", "Der Wohngeldantrag liegt im Rathaus aus. Das Formular gibt es auch in einfacher Sprache."],
    ["Miete", "Wer wenig verdient, bekommt Hilfe bei der Miete."],
  ]),
  page("Hunde", [
    ["Kosten", "Für einen Hund verlangt die Stadt eine Steuer von 90 Euro im Jahr."],
    ["Leine", "Im Park gilt für jeden Hund die Leine."],
  ]),
].map((source) => ({ ...source, locale: "de" }));

const reply = async (query: string, sources = office, locale = "de") =>
  textOf(await run({ ...answerTask(query, sources), locale }));

describe("A reply about a compound of German or Dutch", () => {
  test("holds what is told of it where its words are asked for", async () => {
    expect(await reply("Wo liegt der Antrag aus?")).toContain("Der Wohngeldantrag liegt im Rathaus aus.");
  });

  test("holds what is told of its words where it is asked for", async () => {
    expect(await reply("Wie hoch ist die Hundesteuer?")).toContain("eine Steuer von 90 Euro im Jahr");
  });

  test("holds what is told of a longer one that ends with it, whatever that begins with, where none has it alone", async () => {
    const text = "Der Bundesfreiwilligendienst dauert zwölf Monate.";
    const sources = [{ ...page("Mitmachen", [["Mitmachen", text]]), locale: "de" }];
    expect(await reply("Freiwilligendienst", sources)).toContain(text);
    expect(await reply("Gendienst", sources)).not.toContain(text);
  });

  test("takes no letters of another word for a part of it", async () => {
    const text = "Im Garten stehen Bäume und Bänke aus Holz.";
    const sources = [{ ...page("Garten", [["Garten", text]]), locale: "de" }];
    expect(await reply("Welche Arten gibt es?", sources)).not.toContain(text);
  });

  test("is another one in a language that writes their words apart", async () => {
    const sources = office.map((source) => ({ ...source, locale: "fr" }));
    expect(await reply("Antrag", sources, "fr")).not.toContain("Wohngeldantrag");
  });
});
