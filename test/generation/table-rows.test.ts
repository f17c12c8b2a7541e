import { expect, test } from "bun:test";
import { headOf } from "../../src/generation/text/table-rows.ts";

test.each(["CHF", "EUR", "USD", "GBP", "CAD", "AUD", "SEK", "NOK", "DKK"])(
  "the first row of a table of sums names its columns, and is none of them: %s",
  (code) => {
    for (const sum of [`${code} 1,200`, `1,200 ${code}`]) {
      expect(headOf(["Guests | Evening", `Adults | ${sum}`, `Children | ${sum}`])).toBe("Guests | Evening");
      expect(headOf([`Adults | ${sum}`, "Children | Half of that", "Dogs | None at all"])).toBeUndefined();
      expect(headOf([`Adults | ${sum}`, `Children | ${sum}`, `Dogs | ${sum}`])).toBeUndefined();
    }
  },
);

test("words are no sums", () => {
  expect(headOf(["Guests | Evening", "Adults | In the hall", "Children | In the harbour"])).toBeUndefined();
});
