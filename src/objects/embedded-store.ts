import { readdir, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { writeWhole } from "./durable-file.ts";
import { checkKey, fileNameOf, type ObjectStore } from "./object-store.ts";
import { isSignedBy, type Signature, signKey } from "./signed-url.ts";

export interface EmbeddedOptions {
  /** Where values are kept, by key. */
  folder: string;
  /** What links begin with: the key follows. */
  urlPrefix: string;
  /** The secret that links of a key are signed with; `undefined` where nobody may have one. */
  secretOf(key: string): Promise<Uint8Array | undefined>;
}

/** A value that a signed link leads to. */
export interface StoredFile {
  path: string;
  size: number;
  /** Tells one value of a key from another. */
  etag: string;
  name: string;
}

/** Files under a folder, with links that this server answers itself. */
export interface EmbeddedStore extends ObjectStore {
  /** What a link leads to: `forbidden` by its signature, `expired`, or `missing` because it is not whole yet. */
  open(key: string, signature: Signature, now?: number): Promise<StoredFile | "forbidden" | "expired" | "missing">;
}

/** No key names such a file: keys do not begin with a dot. */
const partial = /^\.(.+)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createEmbeddedStore({ folder, urlPrefix, secretOf }: EmbeddedOptions): EmbeddedStore {
  const pathOf = (key: string) => join(folder, checkKey(key));
  return {
    async put(key, body, signal) {
      const path = pathOf(key);
      const temporary = join(dirname(path), `.${fileNameOf(key)}.${crypto.randomUUID()}`);
      await writeWhole(path, temporary, untilAborted(body, signal));
      return { parts: 1 };
    },
    async presignGet(key, seconds) {
      const secret = await secretOf(key);
      if (!secret) throw new RangeError(`No secret for the object key ${key}`);
      const { expires, signature } = signKey(secret, checkKey(key), Math.floor(Date.now() / 1000) + seconds);
      return `${urlPrefix}/${key}?expires=${expires}&signature=${signature}`;
    },
    async delete(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await rmdir(dirname(path)).catch(() => {});
    },
    async sweep(prefix, isUnderWay) {
      const remains = await partialsIn(folder, prefix);
      let removed = 0;
      for (const { path, key } of remains) {
        if (await isUnderWay(key)) continue;
        await rm(path, { force: true });
        await rmdir(dirname(path)).catch(() => {});
        removed++;
      }
      return removed;
    },
    close() {},
    async open(key, signature, now = Date.now()) {
      const secret = await secretOf(key);
      if (!secret || !isSignedBy(secret, key, signature)) return "forbidden";
      if (signature.expires * 1000 <= now) return "expired";
      const path = pathOf(key);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) return "missing";
      const etag = `"${found.ino.toString(36)}-${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
      return { path, size: found.size, etag, name: fileNameOf(key) };
    },
  };
}

async function* untilAborted(body: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  signal.throwIfAborted();
  for await (const chunk of body) {
    signal.throwIfAborted();
    yield chunk;
  }
  signal.throwIfAborted();
}

/** What puts that did not end left below a prefix. */
async function partialsIn(folder: string, prefix: string): Promise<{ path: string; key: string }[]> {
  const names = await readdir(join(folder, prefix), { recursive: true, withFileTypes: true }).catch(() => []);
  return names.flatMap((entry) => {
    const name = partial.exec(entry.name)?.[1];
    if (!entry.isFile() || !name) return [];
    const path = join(entry.parentPath, entry.name);
    return { path, key: relative(folder, join(entry.parentPath, name)).replaceAll(sep, "/") };
  });
}
