import { answerMs } from "./answer-time.ts";

/** After so much silence the other side is asked whether it is there, in milliseconds. */
const silenceMs = 5_000;

export interface SocketHandlers {
  opened(): void;
  received(text: string): void;
}

/**
 * A WebSocket of text that notices when the other side is gone, as after a laptop slept: it opens, and answers a ping,
 * in time or is closed. `closed` never rejects.
 */
export function messageSocket(address: string, { opened, received }: SocketHandlers) {
  const socket = new WebSocket(address);
  let resolve = () => {};
  const closed = new Promise<void>((done) => {
    resolve = done;
  });
  let heardAt = 0;
  /** Since when something is awaited: its opening, or the answer to a ping. */
  let askedAt = Date.now();
  // A socket whose peer is gone may take minutes to say so.
  const end = () => {
    clearInterval(timer);
    socket.onmessage = null;
    socket.close();
    resolve();
  };
  const look = () => {
    const now = Date.now();
    if (askedAt > heardAt) {
      if (now - askedAt > answerMs) end();
    } else if (now - heardAt > silenceMs) {
      askedAt = now;
      socket.send('{"type":"ping"}');
    }
  };
  const timer = setInterval(look, silenceMs / 2);
  socket.onopen = opened;
  socket.onmessage = ({ data }) => {
    heardAt = Date.now();
    received(String(data));
  };
  socket.onclose = end;
  return {
    closed,
    close: end,
    send(text: string): void {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
  };
}
