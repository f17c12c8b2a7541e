import type { Dirent } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";
import { messageOf } from "../../errors.ts";

/** A file of the tree, or what could not be entered; `path` is relative to the root, with `/`. */
type WalkEntry = { kind: "file"; path: string } | { kind: "skipped" | "failed"; path: string; reason: string };

/**
 * Every file below `root` in a fixed order (by name, code units). Symbolic links are followed, each folder once, but
 * never out of `root`: who may write a page must not be able to publish another file of the machine.
 */
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
  const kind = entry.isSymbolicLink() ? await targetKind(root, path) : entry;
  if (kind === undefined) yield { kind: "failed", path, reason: "broken link" };
  else if (kind === "outside") yield { kind: "skipped", path, reason: "link that leads out of the folder" };
  else if (kind.isDirectory()) yield* walk(root, path, seen, signal);
  else if (kind.isFile()) yield { kind: "file", path };
  else yield { kind: "skipped", path, reason: "not a regular file" };
}

interface TargetKind {
  isDirectory(): boolean;
  isFile(): boolean;
}

async function targetKind(root: string, path: string): Promise<TargetKind | "outside" | undefined> {
  try {
    const target = await realpath(join(root, path));
    return isBelow(await realpath(root), target) ? await stat(target) : "outside";
  } catch {
    return undefined;
  }
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
