import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** Bytes go on in pieces of this size, one every so many milliseconds. */
export interface Trickle {
  bytes: number;
  everyMs: number;
}

/** What happens to one connection; nothing that is left out. */
export interface Fault {
  /** Milliseconds before the first byte of the request goes on. */
  delayMs?: number;
  trickleRequest?: Trickle;
  trickleResponse?: Trickle;
  /** How many bytes of the response may pass, told from all that came so far; `undefined` for now all of them. */
  cutAt?(response: Buffer): number | undefined;
  /** How the cut looks to both sides; default `reset`. */
  cutBy?: "reset" | "end";
  /** Nothing is read of the response after so many bytes, and the connection stays open. */
  stallAfter?: number;
  /** The client's side is closed towards the server once so many bytes of the request have gone on. */
  halfCloseAfter?: number;
}

/** A TCP proxy whose connections each follow a script of faults. */
export interface TcpProxy {
  readonly url: string;
  /** Connections so far. */
  readonly connections: number;
  /** Of these, how many the proxy cut itself. */
  readonly cuts: number;
  [Symbol.asyncDispose](): Promise<void>;
}

export async function startTcpProxy(target: string, faultOf: (connection: number) => Fault): Promise<TcpProxy> {
  const port = Number(new URL(target).port);
  const sockets = new Set<Socket>();
  let connections = 0;
  let cuts = 0;
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect({ port, host: "localhost", allowHalfOpen: true });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
    const fault = faultOf(connections++);
    const cut = () => {
      cuts++;
      for (const socket of [client, upstream]) fault.cutBy === "end" ? socket.end() : socket.resetAndDestroy();
    };
    void passRequest(client, upstream, fault);
    void passResponse(upstream, client, fault, cut);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    get connections() {
      return connections;
    },
    get cuts() {
      return cuts;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await closed(server);
    },
  };
}

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

async function passRequest(client: Socket, upstream: Socket, fault: Fault): Promise<void> {
  let passed = 0;
  await eachChunk(client, async (chunk) => {
    if (passed === 0 && fault.delayMs) await Bun.sleep(fault.delayMs);
    await write(upstream, chunk, fault.trickleRequest);
    passed += chunk.length;
    if (fault.halfCloseAfter !== undefined && passed >= fault.halfCloseAfter) upstream.end();
  });
  upstream.end();
}

async function passResponse(upstream: Socket, client: Socket, fault: Fault, cut: () => void): Promise<void> {
  let seen: Buffer = Buffer.alloc(0);
  let passed = 0;
  await eachChunk(upstream, async (chunk) => {
    if (fault.cutAt) seen = Buffer.concat([seen, chunk]);
    const until = fault.cutAt?.(seen);
    const allowed = until === undefined ? chunk : chunk.subarray(0, Math.max(0, until - passed));
    await write(client, allowed, fault.trickleResponse);
    passed += allowed.length;
    if (until !== undefined) {
      cut();
      return "stop";
    }
    if (fault.stallAfter !== undefined && passed >= fault.stallAfter)
      await new Promise((end) => client.on("close", end));
    return undefined;
  });
  client.end();
}

/** Each chunk in turn: the next one is not read before this one is dealt with, so that a slow side slows the other. */
async function eachChunk(socket: Socket, take: (chunk: Buffer) => Promise<unknown>): Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  const over = Promise.withResolvers<void>();
  socket.on("data", (chunk: Buffer) => {
    socket.pause();
    last = last
      .then(() => take(chunk))
      .then((answer) => (answer === "stop" ? over.resolve() : socket.resume()), over.resolve);
  });
  socket.on("end", over.resolve).on("close", () => over.resolve());
  await over.promise;
  await last;
}

async function write(to: Socket, bytes: Buffer, trickle: Trickle | undefined): Promise<void> {
  const step = trickle?.bytes ?? Math.max(1, bytes.length);
  for (let at = 0; at < bytes.length && to.writable; at += step) {
    const fits = to.write(bytes.subarray(at, at + step));
    if (trickle) await Bun.sleep(trickle.everyMs);
    else if (!fits) await drained(to);
  }
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once("drain", resolve).once("close", () => resolve());
  });
}
