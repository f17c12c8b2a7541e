export interface Target {
  name: string;
  url: string;
  path: string;
  /** Sent in turn, so that no answer is only the last one over again. */
  bodies: readonly string[];
}

const separator = Buffer.from("\r\n\r\n");

/**
 * Requests a second of one target over keep-alive connections, each with one request under way: for as long as is said,
 * and until `least` requests are sent.
 */
export async function measureRate(target: Target, connections: number, seconds: number, least = 0): Promise<number> {
  const { hostname, port } = new URL(target.url);
  const requests = target.bodies.map((body) => requestOf(target, body));
  let sent = 0;
  const next = () => requests[sent++ % requests.length] ?? "";
  const deadline = performance.now() + seconds * 1000;
  let answered = 0;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      let pending: Buffer = Buffer.alloc(0);
      void Bun.connect({
        hostname,
        port: Number(port),
        socket: {
          open: (socket) => void socket.write(next()),
          data(socket, chunk) {
            pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
            const end = endOfResponse(pending);
            if (end === undefined) return;
            pending = pending.subarray(end);
            answered++;
            if (performance.now() < deadline || sent < least) socket.write(next());
            else socket.end();
          },
          close: () => resolve(),
          error: (_socket, error) => reject(error),
          connectError: (_socket, error) => reject(error),
        },
      });
    });
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, one));
  return answered / ((performance.now() - started) / 1000);
}

function requestOf({ url, path }: Target, body: string): string {
  const { host } = new URL(url);
  const length = Buffer.byteLength(body);
  const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${length}`;
  return `${head}\r\n\r\n${body}`;
}

/** Where the first response ends, `undefined` while it is incomplete. Throws at anything but 200. */
function endOfResponse(bytes: Buffer): number | undefined {
  const headers = bytes.indexOf(separator);
  if (headers < 0) return undefined;
  const text = bytes.toString("latin1", 0, headers);
  if (!text.startsWith("HTTP/1.1 200")) throw new Error(`Answered ${text.slice(0, 60)}`);
  const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
  const end = headers + separator.length + length;
  return bytes.length >= end ? end : undefined;
}

/** The median of some figures. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
