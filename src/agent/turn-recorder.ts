import type { TurnRow } from "../db/queries/turns.ts";
import type { Statement } from "../db/writer.ts";
import type { AgentEvent, AgentEventBody, AgentEventType } from "../schemas/agent-event.ts";
import { findEvent, replyText } from "./events.ts";
import type { TurnJournal } from "./journal.ts";

/** Events that may wait for the commit under way before the engine is held back. */
const maxPending = 64;

/**
 * Writes the events of one turn. What was recorded before a crash is not written again: `once` finds it. The engine
 * runs on while a commit is under way, so that a burst becomes one transaction; `flush` waits for all of it.
 */
export class TurnRecorder {
  #pending: AgentEventBody[] = [];
  #also: Statement[] = [];
  #committing: Promise<void> | undefined;
  #failed = false;
  #text: string;

  constructor(
    private readonly journal: TurnJournal,
    readonly turn: TurnRow,
    readonly fence: number,
    /** What an earlier owner recorded, in order. */
    readonly recorded: readonly AgentEvent[],
  ) {
    this.#text = replyText(recorded);
  }

  /** The committed deltas joined: what the visitor has seen of the reply. */
  get text(): string {
    return this.#text;
  }

  /** The recorded event of this type, if an earlier owner got that far. */
  find<T extends AgentEventType>(type: T) {
    return findEvent(this.recorded, type);
  }

  /** What was recorded of another turn, e.g. an earlier one of the conversation. */
  async eventsOf(turn: TurnRow): Promise<AgentEvent[]> {
    const events: AgentEvent[] = [];
    const reading = this.journal.read(turn, { startIndex: 0, follow: false }, new AbortController().signal);
    for await (const page of reading) events.push(...page.map(({ json }) => JSON.parse(json) as AgentEvent));
    return events;
  }

  /** Queues the event unless one of its type is recorded. */
  async once(event: AgentEventBody, also: readonly Statement[] = []): Promise<void> {
    if (!this.find(event.type)) await this.push(event, also);
  }

  /** Writes the events, after all that is queued. */
  async append(events: readonly AgentEventBody[], also: readonly Statement[] = []): Promise<void> {
    this.#pending.push(...events);
    this.#also.push(...also);
    await this.flush();
  }

  /**
   * Queues an event, with what is written in the same transaction; waits only when too many are queued. A failed commit
   * is thrown by the next call. Throws LeaseLostError.
   */
  push(event: AgentEventBody, also: readonly Statement[] = []): Promise<void> | undefined {
    this.#pending.push(event);
    this.#also.push(...also);
    this.#committing ??= this.#commit();
    return this.#failed || this.#pending.length >= maxPending ? this.#committing : undefined;
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
    await this.journal.finish(this.turn, this.fence, events, also);
  }

  #commit(): Promise<void> {
    const committing = this.#commitPending();
    // Thrown to whoever waits for it: the next call.
    committing.catch(() => {
      this.#failed = true;
    });
    return committing;
  }

  async #commitPending(): Promise<void> {
    while (this.#pending.length > 0) {
      const [events, also] = [this.#pending, this.#also];
      this.#pending = [];
      this.#also = [];
      await this.#write(events, also);
    }
    this.#committing = undefined;
  }

  async #write(events: readonly AgentEventBody[], also: readonly Statement[]): Promise<void> {
    await this.journal.append(this.turn, this.fence, events, also);
    this.#text += replyText(events);
  }
}
