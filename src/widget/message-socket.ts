/** How often a socket is tried, and after how much silence it is given up, in milliseconds. */
const pingMs = 15_000;
const silenceMs = 35_000;

export interface SocketHandlers {
  opened(): void;
  received(text: string): void;
}

/** A WebSocket of text that notices when the other side is gone, as after a laptop slept. `closed` never rejects. */
export function messageSocket(address: string, { opened, received }: SocketHandlers) {
  const socket = new WebSocket(address);
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  let heardAt = Date.now();
  // A socket whose peer is gone may take minutes to say so.
  const end = () => {
    clearInterval(timer);
    socket.onmessage = null;
    socket.close();
    resolve();
  };
  const timer = setInterval(() => {
    if (Date.now() - heardAt > silenceMs) end();
    else if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
  }, pingMs);
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
