import type { Dirent } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { messageOf } from "../errors.ts";

/** A file of the tree, or what could not be entered; `path` is relative to the root, with `/`. */
export type WalkEntry = { kind: "file"; path: string } | { kind: "skipped" | "failed"; path: string; reason: string };

/** Every file below `root` in a fixed order (by name, code units). Symbolic links are followed, each folder once. */
export async function* walkFolder(root: string, signal?: AbortSignal): AsyncGenerator<WalkEntry> {
  yield* walk(root, "", new Set(), signal);
}

async function* walk(root: string, below: string, seen: Set<string>, signal?: AbortSignal): AsyncGenerator<WalkEntry> {
  signal?.throwIfAborted();
  try {
    const real = await realpath(join(root, below));
    if (seen.has(real))
      return void (yield { kind: "skipped", path: below, reason: "folder already read through another link" });
    seen.add(real);
    const entries = await readdir(real, { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries)
      yield* visit(root, below === "" ? entry.name : `${below}/${entry.name}`, entry, seen, signal);
  } catch (error) {
    signal?.throwIfAborted();
    yield { kind: "failed", path: below, reason: `folder cannot be read: ${messageOf(error)}` };
  }
}

async function* visit(
  root: string,
  path: string,
  entry: Dirent,
  seen: Set<string>,
  signal?: AbortSignal,
): AsyncGenerator<WalkEntry> {
  if (entry.name === "node_modules") return void (yield { kind: "skipped", path, reason: "node_modules" });
  // Jekyll publishes nothing of `_drafts/`.
  if (entry.name.startsWith(".") || entry.name === "_drafts")
    return void (yield { kind: "skipped", path, reason: "hidden" });
  const kind = entry.isSymbolicLink() ? await targetKind(join(root, path)) : entry;
  if (kind === undefined) yield { kind: "failed", path, reason: "broken link" };
  else if (kind.isDirectory()) yield* walk(root, path, seen, signal);
  else if (kind.isFile()) yield { kind: "file", path };
  else yield { kind: "skipped", path, reason: "not a regular file" };
}

async function targetKind(path: string): Promise<{ isDirectory(): boolean; isFile(): boolean } | undefined> {
  try {
    return await stat(path);
  } catch {
    return undefined;
  }
}
