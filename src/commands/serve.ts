import { defineCommand } from "citty";
import { type RunningServer, startServer } from "../server.ts";
import { warmEngine } from "../services/content/warm-engine.ts";
import { isHangupIgnored } from "./signals.ts";

/** `usher serve` */
export const serveCommand = defineCommand({
  meta: { name: "serve", description: "Serve every company of this database" },
  async run() {
    const server = await startServer();
    // Before it is told: whoever reads the line may stop the server at once.
    const stopped = stopSignal();
    process.stderr.write(`Usher listens on ${server.url}\n`);
    warmUntil(stopped, server);
    await stopped;
    await server.stop();
    // A collector or a database that holds its connection open does not hold the process.
    process.exit();
  },
});

/** Warms the engine behind what is asked already. What cannot be warmed is slower, and its own error shows when it is asked for. */
export function warmUntil(stopped: Promise<void>, { context }: RunningServer): void {
  const abort = new AbortController();
  void stopped.then(() => abort.abort());
  warmEngine(context, abort.signal).catch((err) => {
    if (!abort.signal.aborted) context.log.warn({ err }, "the engine could not be warmed");
  });
}

/**
 * Resolves at SIGTERM, SIGINT or SIGHUP (its terminal has gone; not under `nohup`). A second SIGINT ends the process at
 * once.
 */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const onSignal = () => {
      process.once("SIGINT", () => process.exit(130));
      resolve();
    };
    // A supervisor and the program between may both send it: that is no wish to break the end off.
    process.on("SIGTERM", onSignal);
    process.once("SIGINT", onSignal);
    // A terminal may send more than one: none of them breaks the end off.
    if (!isHangupIgnored()) process.on("SIGHUP", onSignal);
  });
}
