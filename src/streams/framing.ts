/** One value of a stream as it goes out: its place, its kind, and its JSON on one line. */
export interface Frameable {
  index: number;
  type: string;
  json: string;
}

/** How frames are written, and what fills a silence. */
export interface Framing {
  contentType: string;
  frame(value: Frameable): string;
  heartbeat: string;
}

/** Server-sent events: `id` is the index, `event` the type, `data` one line of JSON. */
export const sse: Framing = {
  contentType: "text/event-stream; charset=utf-8",
  frame: ({ index, type, json }) => `id: ${index}\nevent: ${type}\ndata: ${json}\n\n`,
  heartbeat: ": \n\n",
};

/** One JSON value a line; a blank line fills a silence. */
export const ndjson: Framing = {
  contentType: "application/x-ndjson; charset=utf-8",
  frame: ({ json }) => `${json}\n`,
  heartbeat: "\n",
};

/** Seconds of silence after which a heartbeat goes out are at most ten (CONTRACT §4). */
export const heartbeatMs = 9_000;

/** Headers that keep proxies from storing, changing or buffering a stream. */
export function streamHeaders(framing: Framing): Record<string, string> {
  return {
    "content-type": framing.contentType,
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  };
}
