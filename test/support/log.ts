import pino, { type Logger } from "pino";

/** One line of a log, as an operator's collector reads it. */
export type LogLine = Record<string, unknown> & { level: number; msg: string };

/** A log whose lines a test reads. */
export interface RecordedLog {
  readonly log: Logger;
  readonly lines: readonly LogLine[];
  /** The lines of a message. */
  saying(msg: string | RegExp): LogLine[];
}

export function recordLog(): RecordedLog {
  const lines: LogLine[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log, lines, saying: (msg) => lines.filter((line) => line.msg.match(msg)) };
}
