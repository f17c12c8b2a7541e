import { relative } from "node:path";

/**
 * Files below a folder in which a text stands, wherever it stands. Another process reads them: closing a database file
 * here would drop the locks that this process's SQLite holds on it (https://sqlite.org/howtocorrupt.html, 2.2).
 */
export async function filesThatHold(folder: string, text: string): Promise<string[]> {
  const grep = Bun.spawn(["grep", "-rlaF", "-e", text, folder], { stdout: "pipe", stderr: "ignore" });
  const [out, code] = await Promise.all([new Response(grep.stdout).text(), grep.exited]);
  // 2 tells of a file that went away meanwhile, among others that were read.
  if (code > 2) throw new Error(`grep ended with ${code}`);
  return out
    .split("\n")
    .filter(Boolean)
    .map((path) => relative(folder, path));
}

/** A word that stands nowhere else, and that tokenizers leave whole. */
export function canaryWord(): string {
  const letters = crypto.getRandomValues(new Uint8Array(20));
  return `qz${Array.from(letters, (byte) => String.fromCharCode(97 + (byte % 26))).join("")}`;
}
