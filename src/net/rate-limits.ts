import { RateLimiterMemory } from "rate-limiter-flexible";
import { ServiceError } from "../errors.ts";

/** Counts what callers do in fixed windows, in this process. */
export interface RateLimits {
  /** Throws `rate_limited` when `key` has asked more than `perMinute` times in its minute; undefined for 0, no limit. */
  count(key: string, perMinute: number): Promise<void> | undefined;
  /**
   * Throws `rate_limited` where `key` would have taken more than `perDay` bytes in its day: then it takes none. What this
   * gives takes them back.
   */
  take(key: string, bytes: number, perDay: number): Promise<() => void>;
}

const minuteSeconds = 60;
const daySeconds = 24 * 60 * 60;

export function createRateLimits(): RateLimits {
  const requests = windowsOf(minuteSeconds);
  const bytesTaken = windowsOf(daySeconds);
  return {
    count: (key, perMinute) =>
      perMinute > 0 ? consume(requests, key, 1, perMinute, "Too many requests: try again later.") : undefined,
    async take(key, bytes, perDay) {
      const takeBack = () => void bytesTaken.reward(key, bytes);
      try {
        await consume(bytesTaken, key, bytes, perDay, "Too much was stored today: try again later.");
      } catch (error) {
        takeBack();
        throw error;
      }
      return takeBack;
    },
  };
}

/** It only counts: limits are live settings and may change from one request to the next. */
function windowsOf(seconds: number): RateLimiterMemory {
  return new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: seconds });
}

async function consume(
  counter: RateLimiterMemory,
  key: string,
  points: number,
  most: number,
  refusal: string,
): Promise<void> {
  const { consumedPoints, msBeforeNext } = await counter.consume(key, points);
  if (consumedPoints <= most) return;
  // The window ends by a timer, whatever a clock that was set back makes of its end.
  const retryAfter = Math.min(counter.duration, Math.max(1, Math.ceil(msBeforeNext / 1000)));
  throw new ServiceError("rate_limited", refusal, { retryAfter });
}
