import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

export const root = resolve(import.meta.dir, "../..");

/** A file by its path from the top of the repository. */
export interface SourceFile {
  path: string;
  text: string;
}

const notOurs = new Set([".git", "node_modules", "dist", "data"]);

/** Paths of every tracked file; of every file that is not ignored where git does not tell. */
export function trackedPaths(): string[] {
  const git = Bun.spawnSync(["git", "ls-files", "-z"], { cwd: root, stderr: "ignore" });
  if (git.exitCode !== 0) return walk(root);
  const listed = git.stdout.toString().split("\0").filter(Boolean);
  return listed.filter((path) => Bun.file(join(root, path)).size > 0);
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [relative(root, path)];
  });
}

export function readSource(path: string): SourceFile {
  return { path, text: readFileSync(join(root, path), "utf8") };
}

/** The tracked TypeScript below these folders, declaration files left out. */
export function typeScriptIn(...folders: string[]): SourceFile[] {
  const inside = (path: string) => folders.some((folder) => path.startsWith(`${folder}/`));
  const paths = trackedPaths().filter((path) => inside(path) && path.endsWith(".ts") && !path.endsWith(".d.ts"));
  if (paths.length === 0) throw new Error(`No TypeScript in ${folders}: this guard looks at nothing`);
  return paths.map(readSource);
}

const transpiler = new Bun.Transpiler({ loader: "ts" });

/** What a file needs at run time: `import type` is no such need. Relative paths come from the top. */
export function importsOf({ path, text }: SourceFile): string[] {
  return transpiler
    .scanImports(text)
    .map((found) => (found.path.startsWith(".") ? join(dirname(path), found.path) : found.path));
}

/** Every module that a file names, types included. */
export function modulesNamedBy({ text }: SourceFile): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*["']([^"'\n]+)["']/g)].map((match) => match[1] ?? "");
}
