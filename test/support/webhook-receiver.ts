import type { Server } from "bun";
import { Webhook } from "standardwebhooks";

/** One request that came in, verified with the library that receivers use. */
export interface Received {
  id: string;
  timestamp: number;
  at: number;
  event: { type: string; timestamp: string; data: { session_id: string; status: string } };
  text: string;
  signatures: string[];
  traceparent: string | undefined;
  answered: number;
}

/** What the receiver does with a request: a status, a whole response, or one that comes late or never. */
export type Reaction = (received: Omit<Received, "answered">) => number | Response | Promise<number | Response>;

export const hookSecret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

/** A webhook receiver on this machine. What cannot be verified is answered 400 and kept in `forged`. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  readonly forged: string[] = [];
  react: Reaction = () => 204;
  secret = hookSecret;
  readonly #server: Server<undefined>;

  constructor() {
    const fetch = (request: Request) => this.#receive(request);
    this.#server = Bun.serve({ port: 0, hostname: "127.0.0.1", idleTimeout: 0, development: false, fetch });
  }

  get url(): string {
    return `http://127.0.0.1:${this.#server.port}/usher`;
  }

  /** YAML of a company file that sends here. */
  yaml(url = this.url, secrets = [hookSecret]): string {
    return `webhook: ${JSON.stringify({ url, secrets, allowLoopback: true })}`;
  }

  of(id: string): Received[] {
    return this.received.filter((received) => received.id === id);
  }

  async #receive(request: Request): Promise<Response> {
    const text = await request.text();
    const headers = Object.fromEntries(request.headers);
    try {
      new Webhook(this.secret).verify(text, headers);
    } catch {
      this.forged.push(text);
      return new Response(null, { status: 400 });
    }
    const received: Received = {
      id: headers["webhook-id"] ?? "",
      timestamp: Number(headers["webhook-timestamp"]),
      signatures: (headers["webhook-signature"] ?? "").split(" "),
      traceparent: headers.traceparent,
      at: Date.now(),
      event: JSON.parse(text),
      text,
      answered: 0,
    };
    this.received.push(received);
    const reaction = await this.react(received);
    const answer = typeof reaction === "number" ? new Response(null, { status: reaction }) : reaction;
    received.answered = answer.status;
    return answer;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server.stop(true);
  }
}
