import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A libSQL server of its own: the program behind Turso. */
export interface Sqld {
  /** Where clients reach it: `http://127.0.0.1:…`. */
  readonly url: string;
  /** Takes connections once this resolves, and says nothing. */
  hang(): Promise<void>;
  /** Goes on where it hung. */
  goOn(): void;
  /** Ends it, and with it its data. */
  stop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Longer than one that runs takes to say that it does. */
const silenceMs = 500;

/** Starts `sqld` on a free port, over a folder that is its own. Throws where it does not answer within 10 s. */
export async function startSqld(folder = mkdtempSync(join(tmpdir(), "usher-sqld-"))): Promise<Sqld> {
  const address = `127.0.0.1:${freePort()}`;
  const url = `http://${address}`;
  const child = Bun.spawn(
    [
      ...[program(), "--no-welcome", "--http-listen-addr", address, "--db-path", folder],
      // What a test leaves behind ends by itself.
      ...["--idle-shutdown-timeout-s", "60"],
    ],
    { stdout: "ignore", stderr: "ignore" },
  );
  const stop = async () => {
    // It holds nothing that is worth the time of a graceful end.
    child.kill("SIGKILL");
    await child.exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const answers = async (withinMs: number) => {
    const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(withinMs) }).catch(() => undefined);
    return answer?.ok === true;
  };
  const deadline = Date.now() + 10_000;
  while (!(await answers(1_000))) {
    if (child.exitCode === null && Date.now() < deadline) await Bun.sleep(5);
    else {
      await stop();
      throw new Error("sqld did not start");
    }
  }
  return {
    url,
    hang: async () => {
      child.kill("SIGSTOP");
      // Its threads stop one by one, and go on answering until they do.
      while (await answers(silenceMs));
    },
    goOn: () => child.kill("SIGCONT"),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** The package `sqld` itself is a script that looks for this. */
function program(): string {
  return join(dirname(require.resolve(`@sqld/${process.platform}-${process.arch}/package.json`)), "sqld");
}

function freePort(): number {
  const probe = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data() {} } });
  probe.stop(true);
  return probe.port;
}
