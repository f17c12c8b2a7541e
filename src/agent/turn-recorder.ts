import type { TurnRow } from "../db/queries/turns.ts";
import type { Statement } from "../db/writer.ts";
import type { AgentEvent, AgentEventBody, AgentEventType } from "../schemas/agent-event.ts";
import type { TurnJournal } from "./journal.ts";

/** Events that may wait for the commit under way before the engine is held back. */
const maxPending = 64;

type EventOf<T extends AgentEventType> = Extract<AgentEvent, { type: T }>;

/**
 * Writes the events of one turn. What was recorded before a crash is not written again: `once` finds it. `push` lets
 * the engine run on while a commit is under way, so that a burst becomes one transaction; `flush` waits for all of it.
 */
export class TurnRecorder {
  #pending: AgentEventBody[] = [];
  #committing: Promise<void> | undefined;
  #text: string;

  constructor(
    private readonly journal: TurnJournal,
    readonly turn: TurnRow,
    readonly fence: number,
    /** What an earlier owner recorded, in order. */
    readonly recorded: readonly AgentEvent[],
  ) {
    this.#text = textOf(recorded);
  }

  /** The committed deltas joined: what the visitor has seen of the reply. */
  get text(): string {
    return this.#text;
  }

  /** The recorded event of this type, if an earlier owner got that far. */
  find<T extends AgentEventType>(type: T): EventOf<T> | undefined {
    return this.recorded.find((event): event is EventOf<T> => event.type === type);
  }

  /** Writes the event unless one of its type is recorded. */
  async once(event: AgentEventBody, also: readonly Statement[] = []): Promise<void> {
    if (!this.find(event.type)) await this.append([event], also);
  }

  async append(events: readonly AgentEventBody[], also: readonly Statement[] = []): Promise<void> {
    await this.flush();
    await this.#write(events, also);
  }

  /** Queues an event; waits only when too many are queued. A failed commit is thrown by the next call. */
  async push(event: AgentEventBody): Promise<void> {
    this.#pending.push(event);
    this.#committing ??= this.#commit();
    // Thrown to whoever waits for it: this call when full, else the next flush.
    this.#committing.catch(() => {});
    if (this.#pending.length >= maxPending) await this.#committing;
  }

  async flush(): Promise<void> {
    while (this.#committing || this.#pending.length > 0) {
      this.#committing ??= this.#commit();
      await this.#committing;
    }
  }

  /** Writes the last events even where an earlier commit failed. Throws LeaseLostError. */
  async end(events: readonly AgentEventBody[], also: readonly Statement[]): Promise<void> {
    await this.flush().catch(() => {});
    await this.#write(events, also);
  }

  async #commit(): Promise<void> {
    while (this.#pending.length > 0) {
      const events = this.#pending;
      this.#pending = [];
      await this.#write(events, []);
    }
    this.#committing = undefined;
  }

  async #write(events: readonly AgentEventBody[], also: readonly Statement[]): Promise<void> {
    await this.journal.append(this.turn, this.fence, events, also);
    this.#text += textOf(events);
  }
}

function textOf(events: readonly AgentEventBody[]): string {
  return events.map((event) => (event.type === "message.appended" ? event.data.messageDelta : "")).join("");
}
