import { type SafeFetch, SafeFetchError } from "../net/safe-fetch.ts";
import type { Webhook } from "../schemas/company-file.ts";
import { retryAfterMs } from "./schedule.ts";
import { type Message, signedHeaders } from "./sign.ts";

/** How one try ended: `status` is the receiver's, `fault` says why there is none. */
export interface Tried {
  at: number;
  ms: number;
  status: number | null;
  fault: string | null;
  /** What the receiver asked for before the next try; 0 where it did not. */
  retryAfterMs: number;
}

export interface AttemptOptions {
  fetch: SafeFetch;
  timeoutMs: number;
  /** Sent beside the message's own. */
  headers?: Record<string, string>;
  signal: AbortSignal;
}

/** Sends a message once. Throws the reason of `signal` alone. */
export async function attempt(
  { url, secrets, allowLoopback = false }: Webhook,
  message: Message,
  { fetch, timeoutMs, headers: more = {}, signal }: AttemptOptions,
): Promise<Tried> {
  const startedAt = performance.now();
  const ended = (end: Pick<Tried, "status" | "fault"> & Partial<Tried>): Tried => ({
    at: message.at.getTime(),
    ms: Math.round(performance.now() - startedAt),
    retryAfterMs: 0,
    ...end,
  });
  try {
    const headers = {
      ...more,
      "content-type": "application/json",
      "user-agent": "Usher-Webhooks/1",
      ...signedHeaders(secrets, message),
    };
    const answer = await fetch(url, { method: "POST", headers, body: message.body, allowLoopback, timeoutMs, signal });
    const { status } = answer;
    return ended({ status, fault: null, retryAfterMs: retryAfterMs(answer.headers["retry-after"], Date.now()) });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof SafeFetchError)) return ended({ status: null, fault: "unsendable" });
    return ended({ status: error.status ?? null, fault: error.code });
  }
}

/** A try that was not made, and why. */
export function untried(fault: string): Tried {
  return { at: Date.now(), ms: 0, status: null, fault, retryAfterMs: 0 };
}

/** Whether the receiver took the message. */
export function isTaken({ status }: Tried): boolean {
  return status !== null && status >= 200 && status < 300;
}
