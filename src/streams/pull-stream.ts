import { Pulse } from "./pulse.ts";

/** What a stream sends while nothing happens, and how often at least, in milliseconds. */
export interface Heartbeat {
  frame: string;
  everyMs: number;
}

export interface PullStreamOptions {
  heartbeat?: Heartbeat;
  /** Sent at once, before the first frame is there. */
  opening?: string;
  /** Stops the source: called when the reader leaves, and when the stream ends or breaks. */
  abort: AbortController;
  /** Told what the source threw: the runtime, which may print it, is told nothing of it. */
  onBreak?: ((error: unknown) => void) | undefined;
}

const encoder = new TextEncoder();
const pulses = new Map<number, Pulse>();

/** Streams with the same heartbeat share its timer. */
function pulseOf({ everyMs }: Heartbeat): Pulse {
  const pulse = pulses.get(everyMs) ?? new Pulse(everyMs);
  pulses.set(everyMs, pulse);
  return pulse;
}

/**
 * A byte stream over values that are pulled, never pushed: a slow reader holds the source back, one that leaves aborts
 * it. A source that throws breaks the stream: its own values must say what went wrong before that.
 */
export function pullStream<Value>(
  values: AsyncIterable<Value>,
  frame: (value: Value) => string,
  options: PullStreamOptions,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(new PullSource(values[Symbol.asyncIterator](), frame, options), {
    highWaterMark: 0,
  });
}

type Controller = ReadableStreamDefaultController<Uint8Array>;

class PullSource<Value> implements UnderlyingDefaultSource<Uint8Array> {
  readonly #pulse: Pulse | undefined;
  readonly #heartbeat: string | undefined;
  readonly #abort: AbortController;
  readonly #onBreak: PullStreamOptions["onBreak"];
  #opening: string | undefined;
  #next: Promise<IteratorResult<Value>> | undefined;
  /** There while the reader waits for the source. */
  #controller: Controller | undefined;

  constructor(
    private readonly iterator: AsyncIterator<Value>,
    private readonly frame: (value: Value) => string,
    { heartbeat, opening, abort, onBreak }: PullStreamOptions,
  ) {
    this.#onBreak = onBreak;
    this.#opening = opening;
    this.#abort = abort;
    this.#heartbeat = heartbeat?.frame;
    this.#pulse = heartbeat && pulseOf(heartbeat);
  }

  async pull(controller: Controller): Promise<void> {
    if (this.#opening !== undefined) {
      controller.enqueue(encoder.encode(this.#opening));
      this.#opening = undefined;
      return;
    }
    this.#controller = controller;
    this.#pulse?.stir(this);
    try {
      this.#next = this.iterator.next();
      const result = await this.#next;
      this.#controller = undefined;
      if (result.done) this.#end(controller);
      else controller.enqueue(encoder.encode(this.frame(result.value)));
    } catch (error) {
      this.#pulse?.leave(this);
      if (!this.#abort.signal.aborted) this.#onBreak?.(error);
      this.#abort.abort(error);
      throw new Error("The stream broke off");
    }
  }

  /** Fills a silence for a reader that waits: one that does not take what is there needs no more. */
  beat(): void {
    const controller = this.#controller;
    if (controller?.desiredSize === 0) controller.enqueue(encoder.encode(this.#heartbeat));
  }

  async cancel(reason: unknown): Promise<void> {
    this.#pulse?.leave(this);
    this.#abort.abort(reason);
    await this.#next?.catch(() => {});
    await this.iterator.return?.();
  }

  #end(controller: Controller): void {
    this.#pulse?.leave(this);
    controller.close();
    this.#abort.abort();
  }
}
