import { describe, expect, test } from "bun:test";
import { retryAfterMs, standardGapsMs, waitBefore } from "../../src/webhooks/schedule.ts";

const hour = 3_600_000;

describe("the tries of a delivery (CONTRACT §7)", () => {
  test("are ten: at once, then after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 hours", () => {
    const waits = Array.from({ length: 11 }, (_, ended) => waitBefore(ended, 0, { random: () => 0.5 }));
    const hours = [2, 5, 10, 14, 20, 24].map((count) => count * hour);
    expect(waits).toEqual([0, 5_000, 300_000, 1_800_000, ...hours, undefined]);
  });

  test("are up to a tenth sooner or later, never all at the same moment", () => {
    for (const [ended, gap] of standardGapsMs.entries()) {
      expect(waitBefore(ended, 0, { random: () => 0 })).toBe(Math.round(gap * 0.9));
      expect(waitBefore(ended, 0, { random: () => 1 })).toBe(Math.round(gap * 1.1));
    }
  });

  test("wait for as long as Retry-After asks, if that is longer, but no longer than a day", () => {
    const random = () => 0;
    expect(waitBefore(1, 60_000, { random })).toBe(60_000);
    expect(waitBefore(2, 60_000, { random })).toBe(270_000);
    expect(waitBefore(1, 999 * hour, { random })).toBe(24 * hour);
    expect(waitBefore(10, 60_000, { random })).toBeUndefined();
  });

  test("take Retry-After in seconds or as a date", () => {
    const now = Date.parse("2026-01-15T09:30:00Z");
    expect(retryAfterMs("120", now)).toBe(120_000);
    expect(retryAfterMs("Thu, 15 Jan 2026 09:31:00 GMT", now)).toBe(60_000);
    for (const nothing of [undefined, "", "soon", "Thu, 15 Jan 2026 09:00:00 GMT"]) {
      expect(retryAfterMs(nothing, now)).toBe(0);
    }
  });
});
