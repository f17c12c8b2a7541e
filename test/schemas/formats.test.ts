import { describe, expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import fc from "fast-check";
import {
  HttpUrl,
  Id,
  isCalendarDay,
  Locale,
  PreviousTexts,
  RequestId,
  Timestamp,
  VisibleText,
} from "../../src/schemas/formats.ts";
import { SnackableReadRequest } from "../../src/schemas/page-content.ts";
import { CompletionsRequest } from "../../src/schemas/search.ts";

describe("A calendar day exists", () => {
  test.each(["2024-02-29", "2023-12-31", "2000-02-29", "0001-01-01"])("%s", (day) =>
    expect(isCalendarDay(day)).toBe(true),
  );
  test.each([
    ...["2023-02-30", "2023-02-29", "1900-02-29", "2023-13-01", "2023-00-10", "2023-01-00", "2023-1-1", "23-01-01"],
    ...["2023-01-01T00:00:00Z", " 2023-01-01", "2023-01-01\n", "2023/01/01", "", "today"],
  ])("%p does not", (day) => expect(isCalendarDay(day)).toBe(false));

  test("every day of a Date is one", () => {
    const days = fc.date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true });
    fc.assert(fc.property(days, (day) => expect(isCalendarDay(day.toISOString().slice(0, 10))).toBe(true)));
  });
});

describe("A timestamp", () => {
  test("is what a date says of itself", () => {
    const dates = fc.date({
      min: new Date("0000-01-01T00:00:00Z"),
      max: new Date("9999-12-31T23:59:59Z"),
      noInvalidDate: true,
    });
    fc.assert(fc.property(dates, (date) => Value.Check(Timestamp, date.toISOString())));
  });

  test.each([
    "",
    "2026-11-22",
    "2026-13-01T00:00:00Z",
    "2026-01-32T00:00:00Z",
    "2026-01-01T24:00:00Z",
    "2026-01-01T00:60:00Z",
    "2026-01-01T00:00:60Z",
    "2026-01-01T00:00:00",
    "2026-01-01T00:00:00+01:00",
    "x2026-01-01T00:00:00Z",
  ])("is no %j", (value) => {
    expect(Value.Check(Timestamp, value)).toBe(false);
  });
});

describe("Limits of text", () => {
  test("query and message: 1..2,000 characters after trimming", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_100 }), fc.nat(30), (text, blanks) => {
        const length = text.trim().length;
        const fits = length >= 1 && length <= 2_000;
        expect(Value.Check(VisibleText, " ".repeat(blanks) + text)).toBe(fits);
      }),
    );
    expect(Value.Check(VisibleText, "x".repeat(2_000))).toBe(true);
    expect(Value.Check(VisibleText, "x".repeat(2_001))).toBe(false);
    expect(Value.Check(VisibleText, `\u00a0\u2003\ufeff`)).toBe(false);
  });

  test.each<[string, number, (text: string) => unknown]>([
    ["a query or message", 2_000, (text) => Value.Check(VisibleText, text)],
    ["a prefix", 256, (prefix) => Value.Check(CompletionsRequest, { prefix, sessionId: "s" })],
    ["a text shown before", 300, (text) => Value.Check(PreviousTexts, [text])],
  ])("%s: at most %d characters, whatever each of them takes in memory", (_, most, taken) => {
    for (const character of ["x", "é", "料", "🚲", "\u{1D167}"]) {
      expect(taken(character.repeat(most))).toBe(true);
      expect(taken(character.repeat(most + 1))).toBe(false);
    }
    const mixed = fc.array(fc.constantFrom("x", "料", "🚲"), { minLength: 1, maxLength: 2 * most });
    fc.assert(
      fc.property(mixed, (characters) => expect(taken(characters.join(""))).toBe(characters.length <= most)),
      { numRuns: 30 },
    );
  });

  test("requestId: 1..200 visible ASCII", () => {
    for (const id of ["x", "~".repeat(200), "a-b_c:d/e"]) expect(Value.Check(RequestId, id)).toBe(true);
    for (const id of ["", "x".repeat(201), "a b", "a\n", "é", "\u007f", 7, null])
      expect(Value.Check(RequestId, id)).toBe(false);
  });

  test("other ids: 1..200", () => {
    for (const id of ["x", "ü".repeat(200), "a b"]) expect(Value.Check(Id, id)).toBe(true);
    for (const id of ["", "x".repeat(201), 7]) expect(Value.Check(Id, id)).toBe(false);
  });

  test.each<[string, (text: string) => unknown]>([
    ["a query or message", (text) => Value.Check(VisibleText, text)],
    ["an id", (text) => Value.Check(Id, text)],
    ["a prefix", (prefix) => Value.Check(CompletionsRequest, { prefix, sessionId: "s" })],
    ["a text shown before", (text) => Value.Check(PreviousTexts, [text])],
    ["a title", (title) => Value.Check(SnackableReadRequest, { canonical_url: "https://a.example", title })],
    [
      "a bullet",
      (text) => Value.Check(SnackableReadRequest, { canonical_url: "https://a.example", existing_bullets: [text] }),
    ],
  ])("%s holds no NUL and no half of a character, and any other one", (_, taken) => {
    for (const text of ["a\u0000b", "\u0000", "a\ud83d", "\udc00\ud800"]) expect(taken(text)).toBe(false);
    for (const text of ["a\u0001b", "\u{1f35e}", "a\r\nb", "\ufffd"]) expect(taken(text)).toBe(true);
  });

  test("urls: absolute http(s), at most 2,048", () => {
    const long = `https://a.example/${"x".repeat(2_048 - 18)}`;
    for (const url of ["https://a.example", "http://localhost:3000/x?y#z", long])
      expect(Value.Check(HttpUrl, url)).toBe(true);
    for (const url of [
      "a.example",
      "/x",
      "javascript:alert(1)",
      "file:///x",
      "data:,x",
      "ftp://a.example",
      `${long}x`,
      "",
    ]) {
      expect(Value.Check(HttpUrl, url)).toBe(false);
    }
  });

  test("locales: BCP 47, or close to it", () => {
    for (const tag of ["en", "pt-BR", "es_MX", "zh-Hant-TW"]) expect(Value.Check(Locale, tag)).toBe(true);
    for (const tag of ["", "e", "en-", "english please", "de;q=0.5", "x".repeat(36)])
      expect(Value.Check(Locale, tag)).toBe(false);
  });
});
