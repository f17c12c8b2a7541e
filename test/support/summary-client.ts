import type { TestServer } from "./server.ts";

interface SummaryEvent {
  event: string;
  requestId: string;
  sessionId: string;
  data: Record<string, string> & { best: { text: string } };
}

/** A client of `/api/v1/ws` that keeps every event it gets. */
export class SummaryClient {
  readonly events: SummaryEvent[] = [];
  readonly #socket: WebSocket;

  constructor(server: TestServer, origin?: string, more: Record<string, string> = {}) {
    const url = `${server.url.replace("http", "ws")}/api/v1/ws`;
    this.#socket = new WebSocket(url, { headers: { ...(origin ? { origin } : {}), ...more } } as unknown as string[]);
    this.#socket.onmessage = ({ data }) => void this.events.push(JSON.parse(String(data)));
  }

  open(): Promise<this> {
    return new Promise((resolve, reject) => {
      this.#socket.onopen = () => resolve(this);
      this.#socket.onerror = () => reject(new Error("The socket was refused"));
    });
  }

  send(frame: unknown): void {
    this.#socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
  }

  of(requestId: string): SummaryEvent[] {
    return this.events.filter((event) => event.requestId === requestId);
  }

  /** The first event of a name for a request; waits two seconds at most. */
  async next(event: string, requestId: string): Promise<SummaryEvent> {
    const deadline = Date.now() + 2_000;
    for (;;) {
      const found = this.of(requestId).find((candidate) => candidate.event === event);
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`No ${event} within two seconds: ${JSON.stringify(this.events)}`);
      await Bun.sleep(5);
    }
  }

  /** Waits for a request's last event, whatever it is. */
  async settled(requestId: string): Promise<void> {
    const deadline = Date.now() + 2_000;
    const last = () => this.of(requestId).some(({ event }) => event === "summary_complete" || event === "error");
    while (!last()) {
      if (Date.now() > deadline) throw new Error("The request did not end within two seconds");
      await Bun.sleep(5);
    }
  }

  close(): void {
    this.#socket.close();
  }
}
