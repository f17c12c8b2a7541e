import type { AgentEvent } from "../../src/schemas/agent-event.ts";
import { readSocket } from "./read-socket.ts";

/** Where the servers of a test are right now; empty while none runs. */
export interface Servers {
  urls: string[];
  /** None will come again: readers give up. */
  areGone?: boolean;
}

export type Transport = "NDJSON" | "SSE" | "WebSocket";

export interface ReaderOptions {
  /** How each connection in turn reads; the first two unless told. */
  transports?: readonly Transport[];
  /** Over NDJSON and WebSocket a reader that comes back asks for so many events again. */
  stepBack?: number;
}

/** A visitor's browser on one turn: reads its events in order, and comes back whenever the connection is cut. */
export class TurnReader {
  /** Events in their wire form, by index. */
  readonly lines: string[] = [];
  /** Events that came a second time because this reader asked for them again. */
  seenAgain = 0;
  connections = 0;
  /** Whether it is connected and has got something. */
  isLive = false;
  readonly #transports: readonly Transport[];
  readonly #stepBack: number;

  constructor(
    private readonly servers: Servers,
    private readonly headers: Record<string, string>,
    readonly sessionId: string,
    { transports = ["NDJSON", "SSE"], stepBack = 5 }: ReaderOptions = {},
  ) {
    this.#transports = transports;
    this.#stepBack = stepBack;
  }

  get events(): AgentEvent[] {
    return this.lines.map((line) => JSON.parse(line) as AgentEvent);
  }

  get ended(): boolean {
    return this.lines.at(-1)?.startsWith('{"type":"session.waiting"') ?? false;
  }

  /** Reads to the terminal event. Throws at a lost, repeated or changed event, and at an answer that is no stream. */
  async readToEnd(): Promise<this> {
    while (!this.ended && !this.servers.areGone) {
      const url = this.servers.urls[this.connections % Math.max(1, this.servers.urls.length)];
      if (url) await this.#readOnce(url);
      this.isLive = false;
      if (!this.ended) await Bun.sleep(10);
    }
    return this;
  }

  #readOnce(url: string): Promise<void> {
    const transport = this.#transports[this.connections++ % this.#transports.length];
    if (transport === "WebSocket") return this.#readSocket(url);
    return transport === "SSE" ? this.#readEventStream(url) : this.#readLines(url);
  }

  get #startIndex(): number {
    return Math.max(0, this.lines.length - this.#stepBack);
  }

  /** NDJSON from a few events back: what comes again must be what was seen. */
  async #readLines(url: string): Promise<void> {
    let index = this.#startIndex;
    for await (const line of this.#pieces(url, `&startIndex=${index}`, {}, "\n")) if (line) this.#take(index++, line);
  }

  /** A socket that subscribes from a few events back. */
  async #readSocket(url: string): Promise<void> {
    let next = this.#startIndex;
    for await (const { index, json } of readSocket(url, this.headers, this.sessionId, next)) {
      if (index !== next++) throw new Error(`Event ${index} came where ${next - 1} was due`);
      this.#take(index, json);
      if (this.ended) return;
    }
  }

  /** SSE as a browser's EventSource resumes it. */
  async #readEventStream(url: string): Promise<void> {
    const last = this.lines.length - 1;
    const more = { accept: "text/event-stream", ...(last >= 0 ? { "last-event-id": String(last) } : {}) };
    for await (const frame of this.#pieces(url, "", more, "\n\n")) {
      const [, id, type, data] = /^id: (\d+)\nevent: (\S+)\ndata: (.*)$/.exec(frame) ?? [];
      if (id === undefined || data === undefined) {
        if (!frame.startsWith(":")) throw new Error(`Not a frame: ${JSON.stringify(frame)}`);
        continue;
      }
      if (Number(id) <= last) throw new Error(`Event ${id} came again after Last-Event-ID ${last}`);
      if (!data.startsWith(`{"type":"${type}"`)) throw new Error(`Event ${id} is not of its type ${type}`);
      this.#take(Number(id), data);
    }
  }

  #take(index: number, line: string): void {
    this.isLive = true;
    if (index > this.lines.length) throw new Error(`Events ${this.lines.length} to ${index - 1} were lost`);
    const seen = this.lines[index];
    if (seen !== undefined && seen !== line) throw new Error(`Event ${index} was ${seen} and is now ${line}`);
    if (seen !== undefined) this.seenAgain++;
    else this.lines.push(line);
  }

  /** Whole pieces of the response; one that was cut off was not received. Ends where the connection does. */
  async *#pieces(url: string, query: string, more: Record<string, string>, end: string): AsyncGenerator<string> {
    const path = `/agent/v1/session/${this.sessionId}/stream?indexId=idx_bakery${query}`;
    const answer = await fetch(url + path, { headers: { ...this.headers, ...more } }).catch(() => undefined);
    if (!answer) return;
    if (answer.status !== 200) throw new Error(`The stream answered ${answer.status}: ${await answer.text()}`);
    const decoder = new TextDecoder();
    let rest = "";
    const reader = answer.body?.getReader();
    for (;;) {
      const result = await reader?.read().catch(() => undefined);
      if (!result?.value) return;
      const pieces = (rest + decoder.decode(result.value, { stream: true })).split(end);
      rest = pieces.pop() ?? "";
      yield* pieces;
    }
  }
}
