/** A thread that waits longer for a database that does not answer is ended as it is. */
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

/** Frees the files of a connection that is closed: a statement that is not collected holds them (twice: one frees the next). */
export async function collectStatements(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    Bun.gc(true);
    await Bun.sleep(1);
  }
}
