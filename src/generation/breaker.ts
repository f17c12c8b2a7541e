/** Leaves an engine alone that failed several times in a row, then lets one request try again. */
export interface Breaker {
  readonly state: "closed" | "open" | "half-open";
  /** Whether a request may go to the engine; each admitted one calls one of the other three. */
  admit(): boolean;
  succeed(): void;
  fail(): void;
  /** The caller left, or the failure tells nothing of the engine's health. */
  forget(): void;
}

export interface BreakerOptions {
  /** Failures in a row that open it. */
  failures?: number;
  openMs?: number;
  now?: () => number;
}

/** Never the time of day, which may be set back. */
const monotonic = () => performance.now();

/** A breaker that opens for `openMs` after so many `failures` in a row. */
export function createBreaker({ failures = 5, openMs = 30_000, now = monotonic }: BreakerOptions = {}): Breaker {
  let failed = 0;
  let openUntil = 0;
  let probing = false;
  const isOpen = () => failed >= failures;

  return {
    get state() {
      if (!isOpen()) return "closed";
      return probing || now() >= openUntil ? "half-open" : "open";
    },
    admit() {
      if (!isOpen()) return true;
      if (probing || now() < openUntil) return false;
      probing = true;
      return true;
    },
    succeed() {
      failed = 0;
      probing = false;
    },
    fail() {
      failed++;
      probing = false;
      if (isOpen()) openUntil = now() + openMs;
    },
    forget() {
      probing = false;
    },
  };
}
