/**
 * Frees the files of connections that this thread has closed: a statement that is not collected holds them (twice: one
 * frees the next).
 */
export async function collectStatements(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    Bun.gc(true);
    await Bun.sleep(1);
  }
}
