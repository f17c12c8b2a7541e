import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { withPath } from "../errors.ts";

/**
 * Writes a file whole or not at all: under a temporary name on the same disk, fsync, rename. What fails leaves neither;
 * what is killed leaves the temporary file.
 */
export async function writeWhole(
  path: string,
  temporary: string,
  body: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  const file = await inFolder(dirname(temporary), () => open(temporary, "wx"));
  try {
    await writeDurably(file, body);
    await inFolder(dirname(path), () => rename(temporary, path));
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true });
    throw withPath(error, path);
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

/** Tries in a folder that others remove when they find it empty. */
const mostTries = 10;

/** Does something in a folder that is made for it: whoever tidies up may take it away in between, or while it is made. */
async function inFolder<T>(folder: string, act: () => Promise<T>, tries = mostTries): Promise<T> {
  try {
    await mkdir(folder, { recursive: true });
    return await act();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if ((code !== "ENOENT" && code !== "EEXIST") || tries === 1) throw error;
    return inFolder(folder, act, tries - 1);
  }
}

async function writeDurably(file: FileHandle, body: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  try {
    if (body instanceof Uint8Array) await file.writeFile(body);
    else for await (const chunk of body) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}
