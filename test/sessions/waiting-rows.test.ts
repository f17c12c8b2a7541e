import { expect, test } from "bun:test";
import type { HistoryRow } from "../../src/db/queries/history.ts";
import { WaitingRows } from "../../src/sessions/waiting-rows.ts";

const blank = { query: "", summary: "", tiles: [], highlights: [], suggestions: [], cta: null, userId: "", locale: "" };
const rowOf = (company: string, sessionId: string, requestId: string): HistoryRow => ({
  ...{ ...blank, company, sessionId, requestId, at: 1, version: "published", corpusVersion: 1 },
});

test("rows that wait are found by their session, oldest first, until they are gone", () => {
  const rows = new WaitingRows();
  const [first, other, second] = [rowOf("a", "s", "1"), rowOf("b", "s", "1"), rowOf("a", "s", "2")];
  for (const row of [first, other, second]) rows.add(row);
  expect(rows.of({ company: "a", sessionId: "s" })).toEqual([first, second]);
  rows.remove([first, other]);
  expect(rows.of({ company: "a", sessionId: "s" })).toEqual([second]);
  expect(rows.of({ company: "b", sessionId: "s" })).toEqual([]);
});

test("a reader of one session looks at its rows alone, however many others wait", () => {
  const rows = new WaitingRows();
  let looks = 0;
  for (let at = 0; at < 50_000; at++) {
    const get = () => {
      looks++;
      return `session ${at}`;
    };
    rows.add(Object.defineProperty(rowOf("a", "", "1"), "sessionId", { get }));
  }
  looks = 0;
  expect(rows.of({ company: "a", sessionId: "session 7" })).toHaveLength(1);
  expect(looks).toBe(0);
});
