import type { AccessGrant, BootstrapRequest } from "../schemas/agent.ts";
import { answerMs } from "./answer-time.ts";

/** Why something cannot go on: a code of CONTRACT §4, or `unreachable`. */
export interface Refusal {
  code: string;
  message: string;
}

/** The server has said no, and would say it again. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** The server cannot give a token now; a later try may get one. */
export class BusyError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** A token that ends sooner than this, in milliseconds, is renewed before it is used. */
const spareMs = 30_000;

/** Answers that a later try may change. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

/** The visitor's access token, asked for when it is needed and held while it lasts. */
export class Grants {
  #held: Promise<AccessGrant> | undefined;

  constructor(
    private readonly base: string,
    private readonly request: () => BootstrapRequest,
  ) {}

  /** The last token, whether or not it lasts. */
  async held(): Promise<AccessGrant | undefined> {
    return this.#held?.catch(() => undefined);
  }

  /** A token that lasts. Throws RefusedError where the server will give none, BusyError and others where a later try may. */
  async fresh(): Promise<AccessGrant> {
    const held = await this.held();
    if (held && Date.parse(held.expiresAt) - Date.now() > spareMs) return held;
    this.#held = this.#bootstrap();
    return this.#held;
  }

  /** The token is no good: the next one is new. */
  drop(): void {
    this.#held = undefined;
  }

  async #bootstrap(): Promise<AccessGrant> {
    const response = await fetch(`${this.base}/service/v1/bootstrap`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(this.request()),
      signal: AbortSignal.timeout(answerMs),
    });
    if (response.ok) return (await response.json()) as AccessGrant;
    const fault = (await response.json().catch(() => ({}))) as Record<string, string>;
    const { code, error: message = `Bootstrap answered ${response.status}` } = fault;
    // What stands before the server speaks no JSON of ours: behind it nothing was reached.
    if (passing.has(response.status)) throw new BusyError({ code: code ?? "unreachable", message });
    throw new RefusedError({ code: code ?? "internal", message });
  }
}
