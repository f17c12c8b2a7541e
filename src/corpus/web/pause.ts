import { setTimeout as sleep } from "node:timers/promises";

/** Waits. Throws the signal's reason as soon as it is aborted, and leaves no timer that would keep the process alive. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal });
  } catch {
    throw signal.reason;
  }
}
