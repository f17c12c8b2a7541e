import { defineCommand } from "citty";
import { startServer } from "../server.ts";

/** `usher serve` */
export const serveCommand = defineCommand({
  meta: { name: "serve", description: "Serve every company of this database" },
  async run() {
    const server = await startServer();
    // Before it is told: whoever reads the line may stop the server at once.
    const stopped = stopSignal();
    process.stderr.write(`Usher listens on ${server.url}\n`);
    await stopped;
    await server.stop();
  },
});

/** Resolves at SIGTERM, SIGINT or SIGHUP (its terminal has gone). A second SIGINT ends the process at once. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const onSignal = () => {
      process.once("SIGINT", () => process.exit(130));
      resolve();
    };
    process.once("SIGTERM", onSignal);
    process.once("SIGINT", onSignal);
    // A terminal may send more than one: none of them breaks the end off.
    process.on("SIGHUP", onSignal);
  });
}
