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

/** The committed events of one turn in this process, from index `first` on. */
export class TurnLog {
  readonly #events: LoggedEvent[] = [];
  readonly #waiting = new Set<Waiting>();
  #abandoned = false;
  /** Whether an append failed that may have been committed all the same. */
  unsure = false;

  constructor(readonly first = 0) {}

  /** The index of the last event, the one before `first` where there is none. */
  get tail(): number {
    return this.first + this.#events.length - 1;
  }

  get ended(): boolean {
    return this.#events.at(-1)?.type === terminalEvent;
  }

  /** Whether what comes of the turn comes elsewhere. */
  get abandoned(): boolean {
    return this.#abandoned;
  }

  get events(): readonly LoggedEvent[] {
    return this.#events;
  }

  /** The next events from `index` on, a page at most. */
  from(index: number): readonly LoggedEvent[] {
    const at = Math.max(0, index - this.first);
    return this.#events.slice(at, at + pageSize);
  }

  /** Makes committed events visible to every reader. */
  publish(jsons: readonly string[]): void {
    if (jsons.length === 0) return;
    for (const json of jsons) this.#events.push(loggedEvent(this.tail + 1, json));
    this.#wakeAll();
  }

  /** Nothing will come here any more: readers look elsewhere. */
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
