import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Immutable values by key under one folder. A key can be read only after `put` resolves. */
export interface BlobStore {
  /** Writes whole or not at all: temporary file, fsync, rename. */
  put(key: string, body: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** `undefined` where there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  delete(key: string): Promise<void>;
}

/** Keys are ours: path segments of letters, digits, `_`, `-` and `.`, never user input. */
export function createLocalStore(folder: string): BlobStore {
  const pathOf = (key: string) => {
    if (!/^[\w-]+(\/[\w-][\w.-]*)*$/.test(key)) throw new RangeError(`Not an object key: ${key}`);
    return join(folder, key);
  };
  return {
    async put(key, body) {
      const path = pathOf(key);
      const temporary = `${path}.${crypto.randomUUID()}.tmp`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeDurably(temporary, body);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async get(key) {
      const file = Bun.file(pathOf(key));
      return (await file.exists()) ? file.bytes() : undefined;
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
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
