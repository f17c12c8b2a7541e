import { describe, expect, test } from "bun:test";
import { areNextDays } from "../../src/search/analysis/week.ts";

describe.each(["en", "de", "fr", "es", "it", "pt", "nl"])("The days of a week follow one another in %s", (locale) => {
  test.each(["long", "short"] as const)("by their %s names", (weekday) => {
    const { format } = new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" });
    const days = Array.from({ length: 7 }, (_, i) => format(new Date(Date.UTC(2024, 0, 1 + i))));
    for (const [i, first] of days.entries())
      for (const [j, second] of days.entries())
        expect(`${first} ${second} ${areNextDays(first, second)}`).toBe(`${first} ${second} ${j === i + 1}`);
  });
});

test("What names no day follows none", () => {
  expect(areNextDays("Café", "Shop")).toBe(false);
  expect(areNextDays("Monday", "Tuesday to Friday")).toBe(false);
});
