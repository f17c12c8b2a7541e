import { dirname, resolve } from "node:path";
import { databaseVariables } from "./database.ts";

const main = resolve(import.meta.dir, "../../src/main.ts");

export interface Ran {
  code: number;
  out: string;
  err: string;
}

/** Runs `usher …` over a data folder, as a process of its own. */
export async function usher(dataDir: string, args: string[], env: Record<string, string> = {}): Promise<Ran> {
  const run = Bun.spawn([process.execPath, main, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0", ...(await databaseVariables(dirname(dataDir))), ...env },
    stdout: "pipe",
    stderr: "pipe",
  });
  const [code, out, err] = await Promise.all([
    run.exited,
    new Response(run.stdout).text(),
    new Response(run.stderr).text(),
  ]);
  return { code, out, err };
}
