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
  const file = await createIn(dirname(temporary), temporary);
  try {
    await writeDurably(file, body);
    await mkdir(dirname(path), { recursive: true });
    await rename(temporary, path);
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

/** Tries of a file in a folder that others remove when they find it empty. */
const mostTries = 10;

/** A new file, with its folder: whoever tidies up may take that away before the file is in it. */
async function createIn(folder: string, path: string, tries = mostTries): Promise<FileHandle> {
  await mkdir(folder, { recursive: true });
  try {
    return await open(path, "wx");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || tries === 1) throw error;
    return createIn(folder, path, tries - 1);
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
