/** Wakes those who wait for something of a name, and lets them go after a while all the same. */
export interface Doorbell {
  ring(name: string): void;
  /** Resolves at the next ring for the name, on abort, and after `ms` at the latest. */
  wait(name: string, ms: number, signal: AbortSignal): Promise<void>;
}

export function createDoorbell(): Doorbell {
  const waiting = new Map<string, Set<() => void>>();
  return {
    ring(name) {
      for (const wake of waiting.get(name) ?? []) wake();
    },
    wait(name, ms, signal) {
      const own = waiting.get(name) ?? new Set();
      waiting.set(name, own);
      return new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          signal.removeEventListener("abort", wake);
          own.delete(wake);
          if (own.size === 0 && waiting.get(name) === own) waiting.delete(name);
          resolve();
        };
        const timer = setTimeout(wake, ms);
        signal.addEventListener("abort", wake, { once: true });
        own.add(wake);
      });
    },
  };
}
