import { ulid } from "ulid";
import { type AgentEventBody, type AgentEventType, terminalEvent } from "../schemas/agent-event.ts";

/** A committed event: `json` is its wire form, made once and never changed. */
export interface LoggedEvent {
  index: number;
  type: AgentEventType;
  json: string;
}

/** Gives an event its id and time, and its wire form. */
export function sealEvent(body: AgentEventBody, now = Date.now()): string {
  const meta = { id: `evt_${ulid(now)}`, at: new Date(now).toISOString() };
  return JSON.stringify({ type: body.type, data: body.data, meta });
}

/** Reads the type back from a sealed event without parsing all of it. */
export function loggedEvent(index: number, json: string): LoggedEvent {
  return { index, json, type: json.slice(9, json.indexOf('"', 9)) as AgentEventType };
}

/** The committed events of one turn in this process. Readers replay, then follow, each at its own pace. */
export class TurnLog {
  readonly #events: LoggedEvent[] = [];
  #abandoned = false;
  #wake = Promise.withResolvers<void>();

  /** The index of the last event, -1 where there is none. */
  get tail(): number {
    return this.#events.length - 1;
  }

  get ended(): boolean {
    return this.#events.at(-1)?.type === terminalEvent;
  }

  get events(): readonly LoggedEvent[] {
    return this.#events;
  }

  /** Makes committed events visible to every reader. */
  publish(jsons: readonly string[]): void {
    for (const json of jsons) this.#events.push(loggedEvent(this.#events.length, json));
    const wake = this.#wake;
    this.#wake = Promise.withResolvers();
    wake.resolve();
  }

  /** Another process goes on with the turn: readers stop here and look elsewhere. */
  abandon(): void {
    this.#abandoned = true;
    this.publish([]);
  }

  /** Each event from `startIndex` once, in order, until the terminal one; with `follow` false until the tail. */
  async *read(startIndex: number, follow: boolean, signal: AbortSignal): AsyncGenerator<LoggedEvent> {
    for (let index = startIndex; !signal.aborted; ) {
      const event = this.#events[index];
      if (event) {
        yield event;
        index++;
      } else if (!follow || this.ended || this.#abandoned) {
        return;
      } else {
        await raceAbort(this.#wake.promise, signal);
      }
    }
  }
}

/** Resolves with the promise or on abort, and leaves no listener behind. */
async function raceAbort(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  const aborted = Promise.withResolvers<void>();
  const stop = () => aborted.resolve();
  signal.addEventListener("abort", stop, { once: true });
  try {
    await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
