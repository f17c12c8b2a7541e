import type { Page } from "../schemas/page.ts";
import { workerScript } from "../worker-script.ts";
import type { BuildReply, BuildRequest } from "./build-worker.ts";
import type { PhraseSources } from "./completions/sources.ts";

const WORKER = workerScript("search/build-worker");

/**
 * `buildSegment` on a thread of its own, so that serving never stalls. A compiled binary must have been built with
 * `src/search/build-worker.ts` as a further entry point.
 * @throws what the build threw, or the signal's reason; the thread has ended when the promise settles.
 */
export async function buildSegmentInWorker(
  pages: readonly Page[],
  options: PhraseSources,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  signal?.throwIfAborted();
  const worker = new Worker(WORKER);
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const abort = (): void => reject(signal?.reason);
  signal?.addEventListener("abort", abort, { once: true });
  worker.onmessage = ({ data }: MessageEvent<BuildReply>) =>
    "segment" in data ? resolve(data.segment) : reject(new Error(`segment build failed: ${data.failure}`));
  worker.onerror = (event) => reject(new Error(`segment build failed: ${event.message}`));
  worker.postMessage({ pages, options } satisfies BuildRequest);
  try {
    return await promise;
  } finally {
    signal?.removeEventListener("abort", abort);
    worker.terminate();
  }
}
