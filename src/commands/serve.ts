import { defineCommand } from "citty";
import { startServer } from "../server.ts";

/** `usher serve` */
export const serveCommand = defineCommand({
  meta: { name: "serve", description: "Serve every company of this database" },
  async run() {
    const server = await startServer();
    process.stderr.write(`Usher listens on ${server.url}\n`);
    await stopSignal();
    await server.stop();
  },
});

/** Resolves at SIGTERM or SIGINT. A second one ends the process at once. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const onSignal = () => {
      process.once("SIGINT", () => process.exit(130));
      resolve();
    };
    process.once("SIGTERM", onSignal);
    process.once("SIGINT", onSignal);
  });
}
