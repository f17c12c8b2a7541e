import { describe, expect, test } from "bun:test";
import { answerTask, page, run, textOf } from "./fixtures.ts";

describe("A table", () => {
  const ask = async (query: string, ...rows: string[]) =>
    textOf(await run(answerTask(query, [page("Boat hire", [["", rows.join("\n")]])], { markdown: false })));
  const boats = ["Boat | Half day | Full day", "Canoe | £28 | £45", "Rowing boat | £22 | £38"];

  test("is told by the row that is asked for, each cell behind the name of its column", async () => {
    expect(await ask("How much is a canoe for a full day?", ...boats)).toBe("Canoe – Half day: £28; Full day: £45");
  });

  test("is told whole where all of what its rows are is asked for", async () => {
    expect(await ask("What are the boats?", ...boats)).toBe(
      "• Canoe – Half day: £28; Full day: £45\n• Rowing boat – Half day: £22; Full day: £38",
    );
  });

  test("is told whole where its columns are asked for", async () => {
    const kits = ["Brook | Tarn", "Price | £649 | £799", "Weight | 9 kg | 12 kg"];
    expect(await ask("Compare Brook and Tarn", ...kits)).toBe(
      "• Price – Brook: £649; Tarn: £799\n• Weight – Brook: 9 kg; Tarn: 12 kg",
    );
  });

  test("of two columns needs no names for them", async () => {
    expect(await ask("When is the desk open on Monday?", "Monday desk | 9 to 17", "Tuesday desk | 10 to 16")).toBe(
      "Monday desk: 9 to 17",
    );
  });

  test("is never told by the names of its columns", async () => {
    for (const query of ["Which boat for a half day?", "half day", "full day boat hire"])
      expect(await ask(query, ...boats)).toContain("£");
  });

  test("whose cells would say nothing more behind the names of others has none", async () => {
    const staff = ["Anna | sales desk | Berlin", "Ben | order desk | Rome"];
    expect(await ask("Who is at the order desk?", ...staff)).toBe("Ben: order desk; Rome");
  });

  test("is cited cell by cell, in the words of the page", async () => {
    const source = page("Boat hire", [["", boats.join("\n")]]);
    const parts = await run(answerTask("How much is a canoe for a full day?", [source], { markdown: false }));
    const text = textOf(parts);
    const cited = parts.flatMap((part) => (part.type === "citation" ? [text.slice(part.start, part.end)] : []));
    expect(cited).toEqual(["Canoe", "£28", "£45"]);
  });
});
