import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeWhole } from "./durable-file.ts";
import { checkKey } from "./object-store.ts";

/** A value's key, and when it was put, in milliseconds since 1970. */
export interface StoredBlob {
  readonly key: string;
  readonly putAt: number;
}

/** Immutable values by key under one folder. A key can be read only after `put` resolves. */
export interface BlobStore {
  /** Writes whole or not at all: temporary file, fsync, rename. */
  put(key: string, body: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** `undefined` where there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** What stands right below a prefix, in no order. */
  list(prefix: string): Promise<StoredBlob[]>;
  /** One that was put later than `unlessPutSince`, in milliseconds since 1970, stays. */
  delete(key: string, options?: { unlessPutSince?: number }): Promise<void>;
}

/** Where values are written before they have their name. No key reaches it: keys do not begin with a dot. */
const partialFolder = ".partial";
/** What a killed process left there is removed when it is this old, in milliseconds. */
const partialMs = 24 * 60 * 60_000;

/** Keys are ours: path segments of letters, digits, `_`, `-` and `.`, never user input. Others throw RangeError. */
export function createLocalStore(folder: string): BlobStore {
  let swept: Promise<void> | undefined;
  const pathOf = (key: string) => join(folder, checkKey(key));
  return {
    async put(key, body) {
      const path = pathOf(key);
      const temporary = join(folder, partialFolder, crypto.randomUUID());
      await mkdir(dirname(temporary), { recursive: true });
      swept ??= sweep(dirname(temporary)).catch(() => {});
      await swept;
      await writeWhole(path, temporary, body);
    },
    async get(key) {
      const file = Bun.file(pathOf(key));
      return (await file.exists()) ? file.bytes() : undefined;
    },
    async list(prefix) {
      const entries = await readdir(pathOf(prefix), { withFileTypes: true }).catch(noneWhereMissing);
      const keys = entries.filter((entry) => entry.isFile()).map(({ name }) => `${prefix}/${name}`);
      const found = await Promise.all(keys.map((key) => stat(pathOf(key)).catch(() => undefined)));
      return keys.flatMap((key, i) => (found[i] ? [{ key, putAt: found[i].mtimeMs }] : []));
    },
    async delete(key, { unlessPutSince = Number.POSITIVE_INFINITY } = {}) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => undefined);
      if ((found?.mtimeMs ?? 0) <= unlessPutSince) await rm(path, { force: true });
    },
  };
}

function noneWhereMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === "ENOENT") return [];
  throw error;
}

async function sweep(partials: string): Promise<void> {
  for (const name of await readdir(partials)) {
    const path = join(partials, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - partialMs) await rm(path, { force: true });
  }
}
