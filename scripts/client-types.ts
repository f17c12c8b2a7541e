import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dir, "..");
/** A partner's compiler needs the routes' types, which name the context in passing: everything would hang on it. */
const context = { import: 'import type { Context } from "./context.ts";\n', parameter: "(context: Context)" };

/** The declarations that `usher/client` needs, by their path below src: those that its own imports lead to. */
function clientTypes(): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "usher-types-"));
  try {
    emitInto(folder);
    return reachable(join(folder, "src"), "client.d.ts");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function emitInto(folder: string): void {
  const tsc = [process.execPath, "x", "tsc", "-p", join(import.meta.dir, "tsconfig.types.json"), "--outDir", folder];
  const { exitCode, stdout } = Bun.spawnSync(tsc, { cwd: root });
  if (exitCode !== 0) throw new Error(`The declarations could not be made:\n${stdout}`);
}

function reachable(folder: string, entry: string): Map<string, string> {
  const found = new Map<string, string>();
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const text = withoutContext(path, readFileSync(join(folder, path), "utf8"));
    found.set(path, text);
    for (const [, imported = ""] of text.matchAll(/from "(\.[^"]+)\.ts"/g)) {
      waiting.push(`${join(dirname(path), imported)}.d.ts`);
    }
  }
  return new Map([...found].sort());
}

function withoutContext(path: string, text: string): string {
  if (path !== "app.d.ts") return text;
  if (!text.includes(context.import) || !text.includes(context.parameter)) throw new Error(`${path} has another form`);
  return text.replace(context.import, "").replace(context.parameter, "(context: unknown)");
}

/** Writes them to dist/client-types, which package.json names. */
export function writeClientTypes(): void {
  const target = join(root, "dist/client-types");
  rmSync(target, { recursive: true, force: true });
  for (const [path, text] of clientTypes()) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
  }
}

if (import.meta.main) writeClientTypes();
