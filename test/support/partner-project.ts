import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder } from "./server.ts";

const root = resolve(import.meta.dir, "../..");

/** How a partner's compiler finds modules; both are what `tsc --init` or Bun's own template propose. */
export const resolutions = {
  bundler: { module: "Preserve", moduleResolution: "bundler" },
  nodenext: { module: "NodeNext", moduleResolution: "nodenext" },
};

/** What a partner's compiler says to his files, in a project that knows Usher by `bun link`; nothing where all is well. */
export function compileAsPartner(resolution: keyof typeof resolutions, files: Record<string, string>): string {
  const folder = temporaryFolder();
  const compilerOptions = {
    ...{ target: "ES2024", lib: ["ES2024", "DOM", "DOM.Iterable"], types: ["bun-types"], ...resolutions[resolution] },
    ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, skipLibCheck: true },
    ...{ verbatimModuleSyntax: true, isolatedModules: true, erasableSyntaxOnly: true, noEmit: true },
  };
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(root, join(folder, "node_modules/usher"));
  symlinkSync(join(root, "node_modules/bun-types"), join(folder, "node_modules/bun-types"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "partner", type: "module" }));
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  try {
    return Bun.spawnSync([process.execPath, tsc, "-p", folder], { cwd: folder }).stdout.toString();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
