const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waits before each try, the first one included (CONTRACT §7): ten tries over three days. */
export const standardGapsMs: readonly number[] = [
  ...[0, 5 * second, 5 * minute, 30 * minute],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
];

/** A receiver that names its own time cannot push a try out further than the longest gap. */
const longestMs = 24 * hour;
/** Each wait is up to a tenth shorter or longer: what failed together does not come back together. */
const jitter = 0.1;

export interface Schedule {
  gapsMs?: readonly number[];
  /** From 0 to 1, 1 left out. */
  random?(): number;
}

/** Milliseconds until the try after `ended` ones; `undefined` when that was the last. `retryAfterMs` is a wish for more. */
export function waitBefore(
  ended: number,
  retryAfterMs: number,
  { gapsMs = standardGapsMs, random = Math.random }: Schedule = {},
): number | undefined {
  const gap = gapsMs[ended];
  if (gap === undefined) return undefined;
  const wished = Math.min(Math.max(gap, retryAfterMs), longestMs);
  return Math.round(wished > gap ? wished * (1 + jitter * random()) : gap * (1 - jitter + 2 * jitter * random()));
}

/** `Retry-After` in seconds or as a date (RFC 9110, 10.2.3), in milliseconds from `now`; 0 where it says nothing. */
export function retryAfterMs(header: string | undefined, now: number): number {
  if (header === undefined) return 0;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * second : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
