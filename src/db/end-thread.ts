/** A thread that waits longer is ended as it is: for a server that does not answer it can be, for a disk it may abort. */
const closeMs = 10_000;

/**
 * Ends a thread that has a connection, which it is told to close and answers with "closed": to terminate it within
 * libSQL's own code aborts the process.
 */
export async function endThread(worker: Worker): Promise<void> {
  const closed = Promise.withResolvers<void>();
  const late = setTimeout(closed.resolve, closeMs);
  worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === "closed") closed.resolve();
  });
  worker.addEventListener("close", () => closed.resolve());
  worker.postMessage("close");
  await closed.promise;
  clearTimeout(late);
  worker.terminate();
}
