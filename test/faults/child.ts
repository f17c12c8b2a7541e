import { join } from "node:path";

/** A script of this folder in a process of its own, and the lines it has printed. */
export interface Child {
  readonly pid: number;
  readonly lines: readonly string[];
  /** Resolves with the first line that passes; rejects when the process ends without one. */
  line(passes: (line: string) => boolean): Promise<string>;
  /** Sends SIGKILL; resolves when the process is gone and all that it printed has been read. */
  kill(): Promise<void>;
  /** Sends SIGTERM, to a script that minds it; resolves when the process is gone. */
  stop(): Promise<void>;
  signal(name: "SIGSTOP" | "SIGCONT"): void;
}

/** `fileBytes`: no file of it may grow beyond, as if the disk were full; a write fails with EFBIG. */
export function startChild(script: string, args: readonly string[], { fileBytes }: { fileBytes?: number } = {}): Child {
  const command = [process.execPath, join(import.meta.dir, script), ...args];
  // In units of 512 bytes (POSIX); without the trap the process would be killed.
  const limit = `trap "" XFSZ; ulimit -f ${Math.floor((fileBytes ?? 0) / 512)}; exec "$@"`;
  const process_ = Bun.spawn(fileBytes === undefined ? command : ["sh", "-c", limit, "sh", ...command], {
    stdout: "pipe",
    stderr: "inherit",
  });
  const lines: string[] = [];
  let wake = Promise.withResolvers<void>();
  let ended = false;
  const end = async (name: "SIGKILL" | "SIGTERM") => {
    process_.kill(name);
    await Promise.all([process_.exited, reading]);
  };
  const reading = readLines(process_.stdout, (line) => {
    lines.push(line);
    wake.resolve();
    wake = Promise.withResolvers();
  }).finally(() => {
    ended = true;
    wake.resolve();
  });

  return {
    pid: process_.pid,
    lines,
    async line(passes) {
      for (let at = 0; ; at++) {
        while (at >= lines.length && !ended) await wake.promise;
        const line = lines[at];
        if (line === undefined) throw new Error(`${script} ended before it printed what was waited for`);
        if (passes(line)) return line;
      }
    },
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    signal: (name) => process_.kill(name),
  };
}

/** Whole lines only: what a kill cut off was never said. */
async function readLines(stream: ReadableStream<Uint8Array>, take: (line: string) => void): Promise<void> {
  let rest = "";
  const decoder = new TextDecoder();
  for await (const bytes of stream) {
    const parts = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = parts.pop() ?? "";
    for (const line of parts) take(line);
  }
}
