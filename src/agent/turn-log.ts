import { type AgentEventType, terminalEvent } from "../schemas/agent-event.ts";

/** A committed event: `json` is its wire form, made once and never changed. */
export interface LoggedEvent {
  index: number;
  type: AgentEventType;
  json: string;
}

/** Reads the type back from a sealed event without parsing all of it. */
export function loggedEvent(index: number, json: string): LoggedEvent {
  return { index, json, type: json.slice(9, json.indexOf('"', 9)) as AgentEventType };
}

/** Someone who waits for more events. */
export interface Waiting {
  wake(): void;
}

/** Events that a reader gets at once, at most: what a slow one holds in memory. */
const pageSize = 500;

/** The committed events of one turn in this process. */
export class TurnLog {
  readonly #events: LoggedEvent[] = [];
  readonly #waiting = new Set<Waiting>();
  #abandoned = false;
  /** Whether an append failed that may have been committed all the same. */
  unsure = false;

  /** The index of the last event, -1 where there is none. */
  get tail(): number {
    return this.#events.length - 1;
  }

  get ended(): boolean {
    return this.#events.at(-1)?.type === terminalEvent;
  }

  /** Whether the turn is gone on with elsewhere. */
  get abandoned(): boolean {
    return this.#abandoned;
  }

  get events(): readonly LoggedEvent[] {
    return this.#events;
  }

  /** The next events from `index` on, a page at most. */
  from(index: number): readonly LoggedEvent[] {
    return this.#events.slice(index, index + pageSize);
  }

  /** Makes committed events visible to every reader. */
  publish(jsons: readonly string[]): void {
    for (const json of jsons) this.#events.push(loggedEvent(this.#events.length, json));
    this.#wakeAll();
  }

  /** Another process goes on with the turn: readers stop here and look elsewhere. */
  abandon(): void {
    this.#abandoned = true;
    this.#wakeAll();
  }

  /** Wakes this one once, at the next change. */
  wait(reader: Waiting): void {
    this.#waiting.add(reader);
  }

  /** Does not wake this one any more. */
  leave(reader: Waiting): void {
    this.#waiting.delete(reader);
  }

  #wakeAll(): void {
    const readers = [...this.#waiting];
    this.#waiting.clear();
    for (const reader of readers) reader.wake();
  }
}
