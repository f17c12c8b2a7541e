import { type Frameable, type Framing, heartbeatMs, streamHeaders } from "./framing.ts";
import { pullStream } from "./pull-stream.ts";

export interface StreamResponseOptions {
  framing: Framing;
  headers?: Record<string, string>;
  /** Send a heartbeat before anything else, for sources that may have nothing yet. */
  openAtOnce?: boolean;
  /** Aborted when the reader leaves. */
  abort: AbortController;
}

/** A response that frames values as its reader takes them. */
export function streamResponse(values: AsyncIterable<Frameable>, options: StreamResponseOptions): Response {
  const { framing, headers = {}, openAtOnce = false, abort } = options;
  const body = pullStream(frames(values, framing), {
    abort,
    heartbeat: { frame: framing.heartbeat, everyMs: heartbeatMs },
    ...(openAtOnce ? { opening: framing.heartbeat } : {}),
  });
  return new Response(body, { headers: { ...streamHeaders(framing), ...headers } });
}

async function* frames(values: AsyncIterable<Frameable>, framing: Framing): AsyncGenerator<string> {
  for await (const value of values) yield framing.frame(value);
}
