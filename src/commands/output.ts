import { readFile } from "node:fs/promises";
import { messageOf } from "../errors.ts";

/** Standard output could not take what a command had to tell. */
class OutputError extends Error {
  override readonly name = "OutputError";
}

/** Resolves when standard output has taken the text or the bytes. Throws OutputError. */
export function writeOut(written: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(written, (error) => (error ? reject(outputError(messageOf(error))) : resolve()));
  });
}

/** Writes one line of JSON, or the text for people. Throws OutputError. */
export function print(json: boolean, value: unknown, text: string): Promise<void> {
  return writeOut(`${json ? JSON.stringify(value) : text}\n`);
}

/** Others' words on one line of a terminal, which would obey the controls that they hold. */
export function visible(words: string): string {
  return words.replace(/\p{Cc}/gu, "\ufffd");
}

/** Without a listener a stream's error would end the process with a stack trace; `writeOut` tells it. */
export function tellOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}

const closeOnExec = 0o2000000;

/**
 * Throws OutputError where the process was started with standard output closed (`>&-`). Bun opens the null device in
 * its place, and what is shown once, as a new key, would be lost: a descriptor of our own is one to close on exec.
 */
export async function refuseClosedOutput(): Promise<void> {
  const info = await readFile("/proc/self/fdinfo/1", "utf8").catch(() => "");
  const flags = Number.parseInt(/^flags:\s*([0-7]+)/m.exec(info)?.[1] ?? "0", 8);
  if ((flags & closeOnExec) !== 0) throw outputError("it is closed");
}

function outputError(reason: string): OutputError {
  return new OutputError(`Standard output cannot be written: ${reason}`);
}
