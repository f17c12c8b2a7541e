/** What a stream sends while nothing happens, and how often at most, in milliseconds. */
export interface Heartbeat {
  frame: string;
  everyMs: number;
}

export interface PullStreamOptions {
  heartbeat?: Heartbeat;
  /** Sent at once, before the first frame is there. */
  opening?: string;
  /** Stops the source: called when the reader leaves, and when the stream ends. */
  abort: AbortController;
}

const encoder = new TextEncoder();

/**
 * A byte stream over frames that is pulled, never pushed: a slow reader holds the source back, one that leaves aborts
 * it. A source that throws breaks the stream: its own frames must say what went wrong before that.
 */
export function pullStream(frames: AsyncIterable<string>, options: PullStreamOptions): ReadableStream<Uint8Array> {
  const { heartbeat, opening, abort } = options;
  const iterator = frames[Symbol.asyncIterator]();
  let next: Promise<IteratorResult<string>> | undefined;
  let first = opening;

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (first !== undefined) {
          controller.enqueue(encoder.encode(first));
          first = undefined;
          return;
        }
        next ??= iterator.next();
        const result = heartbeat ? await orHeartbeat(next, heartbeat) : await next;
        if (result === "heartbeat") {
          controller.enqueue(encoder.encode(heartbeat?.frame));
          return;
        }
        next = undefined;
        if (result.done) {
          controller.close();
          abort.abort();
        } else {
          controller.enqueue(encoder.encode(result.value));
        }
      },
      async cancel(reason) {
        abort.abort(reason);
        await next?.catch(() => {});
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

async function orHeartbeat<T>(next: Promise<T>, { everyMs }: Heartbeat): Promise<T | "heartbeat"> {
  const timer = Promise.withResolvers<"heartbeat">();
  const handle = setTimeout(() => timer.resolve("heartbeat"), everyMs);
  try {
    return await Promise.race([next, timer.promise]);
  } finally {
    clearTimeout(handle);
  }
}
