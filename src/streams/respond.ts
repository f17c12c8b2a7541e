import { type Framing, heartbeatMs, streamHeaders } from "./framing.ts";
import { pullStream } from "./pull-stream.ts";

export interface StreamResponseOptions<Value> {
  framing: Framing;
  /** How a value goes out. */
  frame: (value: Value) => string;
  headers?: Record<string, string>;
  /** Send a heartbeat before anything else, for sources that may have nothing yet. */
  openAtOnce?: boolean;
  /** Aborted when the reader leaves. */
  abort: AbortController;
  /** Told what the source threw, which breaks the stream. */
  onBreak?: (error: unknown) => void;
}

/** A response that frames values as its reader takes them. */
export function streamResponse<Value>(values: AsyncIterable<Value>, options: StreamResponseOptions<Value>): Response {
  const { framing, frame, headers = {}, openAtOnce = false, abort, onBreak } = options;
  const body = pullStream(values, frame, {
    abort,
    onBreak,
    heartbeat: { frame: framing.heartbeat, everyMs: heartbeatMs },
    ...(openAtOnce ? { opening: framing.heartbeat } : {}),
  });
  return new Response(body, { headers: { ...streamHeaders(framing), ...headers } });
}
