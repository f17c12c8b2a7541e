import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Immutable values by key under one folder. A key can be read only after `put` resolves. */
export interface BlobStore {
  /** Writes whole or not at all: temporary file, fsync, rename. */
  put(key: string, body: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** `undefined` where there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  delete(key: string): Promise<void>;
}

/** Where values are written before they have their name. No key reaches it: keys do not begin with a dot. */
const partialFolder = ".partial";
/** What a killed process left there is removed when it is this old, in milliseconds. */
const partialMs = 24 * 60 * 60_000;

/** Keys are ours: path segments of letters, digits, `_`, `-` and `.`, never user input. Others throw RangeError. */
export function createLocalStore(folder: string): BlobStore {
  let swept: Promise<void> | undefined;
  const pathOf = (key: string) => {
    if (!/^[\w-]+(\/[\w-][\w.-]*)*$/.test(key)) throw new RangeError(`Not an object key: ${key}`);
    return join(folder, key);
  };
  return {
    async put(key, body) {
      const path = pathOf(key);
      const temporary = join(folder, partialFolder, crypto.randomUUID());
      await mkdir(dirname(temporary), { recursive: true });
      swept ??= sweep(dirname(temporary)).catch(() => {});
      await swept;
      try {
        await writeDurably(temporary, body);
        await mkdir(dirname(path), { recursive: true });
        await rename(temporary, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async get(key) {
      const file = Bun.file(pathOf(key));
      return (await file.exists()) ? file.bytes() : undefined;
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

async function sweep(partials: string): Promise<void> {
  for (const name of await readdir(partials)) {
    const path = join(partials, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - partialMs) await rm(path, { force: true });
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
