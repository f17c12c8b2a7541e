import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Writes a file whole or not at all: under a temporary name on the same disk, fsync, rename. What fails leaves neither;
 * what is killed leaves the temporary file.
 */
export async function writeWhole(
  path: string,
  temporary: string,
  body: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  await mkdir(dirname(temporary), { recursive: true });
  try {
    await writeDurably(temporary, body);
    await mkdir(dirname(path), { recursive: true });
    await rename(temporary, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Makes a rename last through a loss of power. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeDurably(path: string, body: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, "wx");
  try {
    if (body instanceof Uint8Array) await file.writeFile(body);
    else for await (const chunk of body) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}
