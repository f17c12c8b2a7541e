/** Usher for the export's bench: on a message it begins to watch its event loop, on the next it tells what it saw. */
import { readFileSync } from "node:fs";
import { environment, readConfig } from "../../../src/config.ts";
import { startServer } from "../../../src/server.ts";

/** What an export cost the process that served it. */
export interface ServerCost {
  /** The longest time in which no timer ran, in milliseconds. */
  stall: number;
  /** The most memory it ever had, in MB (VmHWM of proc(5)). */
  peak: number;
}

const server = await startServer(readConfig(environment()));
let stall = 0;
let last = 0;
let watching: ReturnType<typeof setInterval> | undefined;

process.on("message", () => {
  if (watching) {
    clearInterval(watching);
    watching = undefined;
    process.send?.({ stall, peak: peakMegabytes() } satisfies ServerCost);
    return;
  }
  stall = 0;
  last = performance.now();
  watching = setInterval(() => {
    const now = performance.now();
    stall = Math.max(stall, now - last - 1);
    last = now;
  }, 1);
});
process.send?.(server.url);

function peakMegabytes(): number {
  const [, kibibytes] = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}
