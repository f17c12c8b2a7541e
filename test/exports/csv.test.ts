import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { cellMark, csvHeader, encodeCells, mostEncoded, rowMark, timeMark } from "../../src/exports/csv.ts";
import { readCsv } from "./read-csv.ts";

/** The text of rows of cells as the encoder writes it; a number is a time. */
function encoded(rows: readonly (readonly (string | number)[])[]): string {
  const input = Buffer.concat(
    rows.flatMap((row) =>
      row.flatMap((cell, index) => {
        const mark = typeof cell === "number" ? timeMark : index === row.length - 1 ? rowMark : cellMark;
        return [Buffer.from(String(cell)), Buffer.from([mark])];
      }),
    ),
  );
  const output = new Uint8Array(mostEncoded(input.length, rows.length));
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
    output.subarray(0, encodeCells(input, output)),
  );
}

/** What CONTRACT §8 says of a cell, said in another way. */
const blanks = /^[\s\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f]*/u;
function neutral(cell: string): string {
  const runs = /^[\t\r\n]/.test(cell.replace(/^[^\t\r\n\S]*/, "")) || /^[=+\-@]/.test(cell.replace(blanks, ""));
  const broken = /[\t\r\n]/.test(blanks.exec(cell)?.[0] ?? "");
  return runs || broken ? `'${cell}` : cell;
}

const cell = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        "=",
        "+",
        "-",
        "@",
        "\t",
        "\r",
        "\n",
        " ",
        '"',
        ",",
        "a",
        "é",
        "中",
        "🍞",
        "\u00a0",
        "\u3000",
        "\u061c",
        "\u2067",
      ),
      { maxLength: 6 },
    )
    .map((pieces) => pieces.join("")),
);
const rows = fc
  .integer({ min: 1, max: 5 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width })));

describe("CSV", () => {
  test("any cells read back by RFC 4180 are the same, but for the ' in front of what would run", () => {
    fc.assert(
      fc.property(rows, (table) => {
        expect(readCsv(encoded(table))).toEqual(table.map((row) => row.map(neutral)));
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ["plain", "plain"],
    ["", ""],
    ["a,b", '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ["two\nlines", '"two\nlines"'],
    ["=1+1", "'=1+1"],
    ["+49 30", "'+49 30"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\tx", "'\tx"],
    ["\rx", `"'\rx"`],
    ["\nx", `"'\nx"`],
    ["   =cmd|' /C calc'!A0", "'   =cmd|' /C calc'!A0"],
    ["\u00a0=1", "'\u00a0=1"],
    ["\u3000@x", "'\u3000@x"],
    ["\ufeff=1", "'\ufeff=1"],
    ["\u061c=1", "'\u061c=1"],
    ["\u061bا", "\u061bا"],
    ...["\u200b", "\u200f", "\u202a", "\u202e", "\u2060", "\u2061", "\u2064", "\u2066", "\u2069"].map(
      (mark): [string, string] => [`${mark}=1`, `'${mark}=1`],
    ),
    ["\0=1", "'\0=1"],
    ["  plain", "  plain"],
    ["1-2", "1-2"],
    ["a=b", "a=b"],
    ["中文", "中文"],
  ])("the cell %j is written as %j", (given, wanted) => {
    expect(encoded([[given]])).toBe(`${wanted}\r\n`);
    expect(encoded([["x", given, "y"]])).toBe(`x,${wanted},y\r\n`);
  });

  test("any time is written in ISO 8601, UTC, to the millisecond, in whatever order times come", () => {
    const anyTime = fc.oneof(
      fc.integer({ min: -5, max: 5 }),
      fc.integer({ min: Date.parse("0000-01-01"), max: Date.parse("9999-12-31T23:59:59.999Z") }),
      fc.integer({ min: -8.64e15, max: 8.64e15 }),
      fc.tuple(fc.integer({ min: -800_000, max: 2_900_000 }), fc.integer({ min: -2, max: 2 })).map(
        // About midnight, where a day ends.
        ([day, ms]) => day * 86_400_000 + ms,
      ),
    );
    fc.assert(
      fc.property(fc.array(anyTime), (times) => {
        const wanted = times.map((time) => `${new Date(time).toISOString()},x\r\n`);
        expect(encoded(times.map((time) => [time, "x"]))).toBe(wanted.join(""));
      }),
      { numRuns: 1_000 },
    );
  });

  test("the header row is names with commas between and CRLF behind", () => {
    expect(new TextDecoder().decode(csvHeader(["a", "b"]))).toBe("a,b\r\n");
  });
});
