import { RateLimiterMemory } from "rate-limiter-flexible";
import { ServiceError } from "../errors.ts";

/** Counts requests in fixed windows of a minute, in this process. */
export interface RateLimits {
  /** Throws `rate_limited` when `key` has asked more than `perMinute` times in its minute; 0 = no limit. */
  count(key: string, perMinute: number): Promise<void>;
}

const windowSeconds = 60;

export function createRateLimits(): RateLimits {
  // The limiter only counts: limits are live settings and may change from one request to the next.
  const counter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: windowSeconds });
  return {
    async count(key, perMinute) {
      if (perMinute === 0) return;
      const { consumedPoints, msBeforeNext } = await counter.consume(key);
      if (consumedPoints <= perMinute) return;
      const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
      throw new ServiceError("rate_limited", "Too many requests: try again later.", { retryAfter });
    },
  };
}
