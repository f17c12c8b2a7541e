import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The script of a worker, named by its path below `src` without an ending. A compiled binary keeps it beside its own
 * main script, below the root that its entry points have in common: it must have been built with it as one of them.
 */
export function workerScript(name: string): string {
  const places = [`src/${name}`, name, name.slice(name.lastIndexOf("/") + 1)];
  const compiled = places.map((place) => join(dirname(Bun.main), `${place}.js`));
  return compiled.find((path) => existsSync(path)) ?? new URL(`./${name}.ts`, import.meta.url).href;
}
