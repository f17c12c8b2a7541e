import type { Visitor } from "./client.ts";
import { streamPath } from "./client.ts";

/** What a reader of dated words saw. Times in milliseconds since 1970. */
export interface WordReader {
  /** Words so far; each came once and in order, or `done` rejects. */
  readonly words: number;
  /** Resolves after the terminal event. */
  readonly done: Promise<void>;
}

const wordMark = Buffer.from('"messageDelta":"');
const endMark = Buffer.from('"session.waiting"');
/** Longest text of a word that is not yet whole. */
const wordBytes = 40;

/**
 * Follows a session over a bare TCP connection and looks only at the words: the readers of a bench share its
 * processor with the server, so each event must cost them next to nothing. `onWord` gets each word's due time.
 */
export function readWords(url: string, visitor: Visitor, sessionId: string, onWord: (due: number) => void): WordReader {
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  const reader = { words: 0, done };
  let rest: Buffer = Buffer.alloc(0);

  function take(bytes: Buffer): void {
    let at = 0;
    for (;;) {
      const start = bytes.indexOf(wordMark, at);
      if (start < 0 || start + wordMark.length + wordBytes > bytes.length) break;
      at = start + wordMark.length;
      const [word, due] = bytes.toString("latin1", at, at + wordBytes).split(" ", 2);
      if (Number(word) !== reader.words) reject(new Error(`Word ${word} came for word ${reader.words}`));
      reader.words++;
      onWord(Number(due));
    }
    const ended = bytes.includes(endMark, at);
    rest = bytes.subarray(Math.max(at, bytes.indexOf(wordMark, at), ended ? bytes.length : 0));
    if (ended) resolve();
    // What has no mark needs no second look, but for one that is cut in two.
    else if (!rest.includes(wordMark)) rest = rest.subarray(-wordMark.length - endMark.length);
  }

  const { hostname, port, host } = new URL(url);
  const head = Object.entries({ ...visitor, host }).map(([name, value]) => `${name}: ${value}\r\n`);
  void Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      open: (socket) => void socket.write(`GET ${streamPath(sessionId)} HTTP/1.1\r\n${head.join("")}\r\n`),
      data: (_socket, chunk) => take(rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk),
      close: () => reject(new Error("The stream was cut")),
      error: (_socket, error) => reject(error),
      connectError: (_socket, error) => reject(error),
    },
  });
  return reader;
}
