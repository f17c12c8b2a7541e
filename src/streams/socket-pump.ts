/** What a pump needs of a WebSocket. `send` answers bytes sent, -1 = queued, 0 = dropped. */
export interface RawSocket {
  send(text: string): number;
  close(code: number, reason: string): void;
}

/** The reader is gone or too slow: nothing more reaches it. */
export class SocketClosedError extends Error {
  override readonly name = "SocketClosedError";
}

/** Milliseconds that a reader may take to drain what is queued before it is dropped. */
const drainTimeoutMs = 30_000;

/** Sends frames one by one; when the socket is full, senders wait until it has drained. */
export class SocketPump {
  #draining: PromiseWithResolvers<void> | undefined;
  #closed = false;

  constructor(
    private readonly socket: RawSocket,
    private readonly timeoutMs = drainTimeoutMs,
  ) {}

  /** Resolves when the socket can take more. Throws SocketClosedError. */
  async send(text: string): Promise<void> {
    while (this.#draining) await this.#draining.promise;
    if (this.#closed) throw new SocketClosedError("The socket is closed");
    const status = this.socket.send(text);
    if (status > 0) return;
    // 0 means that the frame is lost: the stream has a hole, so the reader must come back and resume.
    if (status === 0) this.close(1013, "Too slow: reconnect and resume");
    else await this.#untilDrained();
  }

  /** Called when the socket has drained. */
  drained(): void {
    this.#draining?.resolve();
    this.#draining = undefined;
  }

  /** Ends the socket; senders that wait are let go. */
  close(code: number, reason: string): void {
    if (!this.#closed) this.socket.close(code, reason);
    this.closed();
  }

  /** Called when the other side has gone. */
  closed(): void {
    this.#closed = true;
    this.drained();
  }

  async #untilDrained(): Promise<void> {
    this.#draining = Promise.withResolvers();
    const timer = setTimeout(() => this.close(1013, "Too slow: reconnect and resume"), this.timeoutMs);
    try {
      await this.#draining.promise;
    } finally {
      clearTimeout(timer);
    }
  }
}
