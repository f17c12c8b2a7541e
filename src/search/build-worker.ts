import type { Page } from "../schemas/page.ts";
import { buildSegment } from "./build.ts";
import type { PhraseSources } from "./completions/sources.ts";

/** What the thread is asked, and what it answers; the segment's buffer is handed over, not copied. */
export interface BuildRequest {
  pages: readonly Page[];
  options: PhraseSources;
}
export type BuildReply = { segment: Uint8Array<ArrayBuffer> } | { failure: string };

declare const self: Worker;

self.onmessage = ({ data }: MessageEvent<BuildRequest>) => {
  try {
    const segment = buildSegment(data.pages, data.options);
    self.postMessage({ segment } satisfies BuildReply, [segment.buffer]);
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    self.postMessage({ failure } satisfies BuildReply);
  }
};
