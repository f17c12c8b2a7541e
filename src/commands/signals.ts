import { readFileSync } from "node:fs";

/** Does something at once when the process is told to end, which it then does by that signal; returns what takes it back. */
export function beforeSignal(act: () => void): () => void {
  const signals: NodeJS.Signals[] = ["SIGINT", "SIGTERM", ...(isHangupIgnored() ? [] : (["SIGHUP"] as const))];
  const end = (signal: NodeJS.Signals) => {
    forget();
    act();
    process.kill(process.pid, signal);
  };
  const forget = () => {
    for (const signal of signals) process.off(signal, end);
  };
  for (const signal of signals) process.on(signal, end);
  return forget;
}

/** Whether the process was started to outlive its terminal: a handler would undo that. Unknown where there is no /proc. */
export function isHangupIgnored(): boolean {
  try {
    const [, lastDigit = "0"] =
      /^SigIgn:\s*[0-9a-f]*([0-9a-f])$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
    // Signal 1 is the lowest bit.
    return (Number.parseInt(lastDigit, 16) & 1) !== 0;
  } catch {
    return false;
  }
}
