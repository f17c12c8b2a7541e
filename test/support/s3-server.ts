import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { parseRange } from "../../src/objects/byte-range.ts";
import type { S3Config } from "../../src/objects/s3-store.ts";
import { type Credentials, signatureFault } from "./sigv4.ts";

/** What a request is, as S3 names it. */
export type S3Operation =
  | "CreateMultipartUpload"
  | "UploadPart"
  | "CompleteMultipartUpload"
  | "AbortMultipartUpload"
  | "ListMultipartUploads"
  | "GetObject"
  | "HeadObject"
  | "DeleteObject";

/**
 * What goes wrong with a request: `503`; `403`; `error-in-200`, as S3 may answer a completion; `reset` before and
 * `done-then-reset` after the work; `cut` in the middle of the answer; `slow`; `wrong-etag` of a part; `gateway`, a 200
 * of something that is not S3; nothing said (`mute`), silence after the headers (`stall`), a byte now and then (`drip`).
 */
export type S3Fault =
  | ("503" | "403" | "error-in-200" | "reset" | "done-then-reset" | "cut" | "slow" | "wrong-etag")
  | ("gateway" | "mute" | "stall" | "drip");

interface StoredObject {
  bytes: Uint8Array;
  etag: string;
  headers: Record<string, string>;
}

interface Upload {
  key: string;
  headers: Record<string, string>;
  parts: Map<number, { bytes: Uint8Array; etag: string }>;
}

export interface S3Server {
  readonly config: S3Config;
  /** Whole objects by key. */
  readonly objects: Map<string, StoredObject>;
  /** Uploads that are neither complete nor aborted. */
  readonly uploads: Map<string, Upload>;
  /** Every request that was answered or broken, in order. */
  readonly log: S3Operation[];
  /** Chooses what goes wrong with each request. */
  fault: (operation: S3Operation) => S3Fault | undefined;
  stop(): Promise<void>;
}

const bucket = "exports-bucket";
const smallestPart = 5 * 1024 * 1024;
const listPage = 3;

/** A server that speaks enough of S3's protocol to be uploaded to, and checks signatures, hashes, parts and ETags. */
export function startS3Server({ keepBytes = true } = {}): S3Server {
  const credentials: Credentials = { accessKeyId: "test-id", secretAccessKey: "test-secret" };
  const state: S3Server = {
    config: { bucket, region: "us-east-1", endpoint: "", credentials },
    objects: new Map(),
    uploads: new Map(),
    log: [],
    fault: () => undefined,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  const handler = new S3Handler(state, keepBytes);
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => {
      // A client that leaves within its own request is no fault of this server.
      if (!incoming.errored) throw error;
    });
  }).listen(0, "127.0.0.1");
  state.config.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await requestOf(incoming);
    const operation = operationOf(request);
    const fault = operation && state.fault(operation);
    if (operation) state.log.push(operation);
    if (fault === "reset") return void incoming.socket.destroy();
    if (fault === "mute" || fault === "stall" || fault === "drip") return neverEnd(outgoing, fault);
    if (fault === "slow") await Bun.sleep(400);
    const answer = operation ? await answerTo(operation, request, fault) : xmlError("MethodNotAllowed", 405);
    if (fault === "done-then-reset") return void incoming.socket.destroy();
    await send(answer, outgoing, fault === "cut");
  }

  async function answerTo(operation: S3Operation, request: Request, fault: S3Fault | undefined): Promise<Response> {
    const refused = signatureFault(request, credentials);
    if (refused) return xmlError(refused, 403);
    if (fault === "503") return xmlError("SlowDown", 503);
    if (fault === "403") return xmlError("AccessDenied", 403);
    if (fault === "error-in-200") return xmlError("InternalError", 200);
    if (fault === "gateway") return new Response("<html>gateway</html>", { headers: { "content-type": "text/html" } });
    return handler.answer(operation, request, fault === "wrong-etag");
  }
  return state;
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { method = "GET", headers, url } = incoming;
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = method === "PUT" || method === "POST" ? { body: Buffer.concat(chunks) } : {};
  return new Request(`http://${headers.host}${url}`, { method, headers: given, ...body });
}

/** Sends an answer, or half of it before the connection breaks. */
async function send(answer: Response, outgoing: ServerResponse, cut: boolean): Promise<void> {
  const bytes = await answer.bytes();
  const length = answer.headers.get("content-length") ?? String(bytes.length);
  outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), "content-length": length });
  if (!cut) return void outgoing.end(bytes);
  outgoing.write(bytes.subarray(0, bytes.length >> 1), () => outgoing.socket?.destroy());
}

/** Begins an answer, or not, and never ends it. */
function neverEnd(outgoing: ServerResponse, fault: "mute" | "stall" | "drip"): void {
  if (fault === "mute") return;
  outgoing.writeHead(200, { "content-type": "application/xml" });
  outgoing.write("<?xml");
  if (fault === "stall") return;
  const drip = setInterval(() => outgoing.write(" "), 50);
  outgoing.on("close", () => clearInterval(drip));
}

function operationOf({ method, url }: Request): S3Operation | undefined {
  const { searchParams, pathname } = new URL(url);
  const object = pathname.split("/").length > 2 && !pathname.endsWith(`/${bucket}/`);
  if (method === "GET" && searchParams.has("uploads")) return "ListMultipartUploads";
  if (!object) return undefined;
  if (method === "POST" && searchParams.has("uploads")) return "CreateMultipartUpload";
  if (method === "POST" && searchParams.has("uploadId")) return "CompleteMultipartUpload";
  if (method === "PUT" && searchParams.has("uploadId")) return "UploadPart";
  if (method === "DELETE") return searchParams.has("uploadId") ? "AbortMultipartUpload" : "DeleteObject";
  if (method === "GET") return "GetObject";
  return method === "HEAD" ? "HeadObject" : undefined;
}

class S3Handler {
  constructor(
    private readonly state: S3Server,
    private readonly keepBytes: boolean,
  ) {}

  async answer(operation: S3Operation, request: Request, wrongEtag: boolean): Promise<Response> {
    const { searchParams, pathname } = new URL(request.url);
    const key = decodeURIComponent(pathname.split("/").slice(2).join("/"));
    const uploadId = searchParams.get("uploadId") ?? "";
    if (operation === "ListMultipartUploads") return this.#list(searchParams);
    if (operation === "CreateMultipartUpload") return this.#create(key, request);
    if (operation === "UploadPart")
      return this.#part(uploadId, Number(searchParams.get("partNumber")), request, wrongEtag);
    if (operation === "CompleteMultipartUpload") return this.#complete(uploadId, await request.text());
    if (operation === "AbortMultipartUpload") {
      return this.state.uploads.delete(uploadId) ? new Response(null, { status: 204 }) : xmlError("NoSuchUpload", 404);
    }
    if (operation === "DeleteObject") {
      this.state.objects.delete(key);
      return new Response(null, { status: 204 });
    }
    return this.#get(key, request);
  }

  #create(key: string, { headers }: Request): Response {
    const uploadId = crypto.randomUUID();
    const kept = [...headers].filter(([name]) => /^(content-(type|disposition)|x-amz-meta-.*)$/.test(name));
    this.state.uploads.set(uploadId, { key, headers: Object.fromEntries(kept), parts: new Map() });
    return xml(`<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key>
      <UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`);
  }

  async #part(uploadId: string, number: number, request: Request, wrongEtag: boolean): Promise<Response> {
    const upload = this.state.uploads.get(uploadId);
    const bytes = await request.bytes();
    if (!upload) return xmlError("NoSuchUpload", 404);
    const announced = request.headers.get("x-amz-content-sha256");
    const real = createHash("sha256").update(bytes).digest("hex");
    if (announced !== "UNSIGNED-PAYLOAD" && announced !== real) return xmlError("XAmzContentSHA256Mismatch", 400);
    const etag = `"${createHash("md5").update(bytes).digest("hex")}"`;
    upload.parts.set(number, { bytes: this.keepBytes ? bytes : bytes.slice(0, 0), etag });
    if (bytes.length < smallestPart) upload.parts.set(number, { bytes, etag });
    return new Response(null, { headers: { etag: wrongEtag ? `"${"0".repeat(32)}"` : etag } });
  }

  #complete(uploadId: string, body: string): Response {
    const upload = this.state.uploads.get(uploadId);
    if (!upload) return xmlError("NoSuchUpload", 404);
    const named = [...body.matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      etag: (/<ETag>(.*?)</.exec(part)?.[1] ?? "").replaceAll("&quot;", '"'),
    }));
    const parts = named.map(({ number, etag }) => ({ etag, part: upload.parts.get(number) }));
    if (parts.length === 0) return xmlError("MalformedXML", 400);
    if (parts.some(({ etag, part }) => part?.etag !== etag)) return xmlError("InvalidPart", 400);
    if (named.some(({ number }, index) => number !== index + 1)) return xmlError("InvalidPartOrder", 400);
    const small = parts.slice(0, -1).some(({ part }) => (part?.bytes.length ?? 0) < smallestPart);
    if (small && this.keepBytes) return xmlError("EntityTooSmall", 400);
    const bytes = Buffer.concat(parts.map(({ part }) => part?.bytes ?? new Uint8Array()));
    const etag = `"${createHash("md5").update(bytes).digest("hex")}-${parts.length}"`;
    this.state.objects.set(upload.key, { bytes, etag, headers: upload.headers });
    this.state.uploads.delete(uploadId);
    return xml(`<CompleteMultipartUploadResult><Key>${upload.key}</Key><ETag>${etag}</ETag>
      </CompleteMultipartUploadResult>`);
  }

  #list(query: URLSearchParams): Response {
    const after = query.get("upload-id-marker") ?? "";
    const all = [...this.state.uploads]
      .filter(([, { key }]) => key.startsWith(query.get("prefix") ?? ""))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .filter(([id]) => id > after);
    const page = all.slice(0, listPage);
    const uploads = page.map(([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`);
    const [lastId = "", last] = page.at(-1) ?? [];
    return xml(`<ListMultipartUploadsResult><Bucket>${bucket}</Bucket>${uploads.join("")}
      <NextKeyMarker>${last?.key ?? ""}</NextKeyMarker><NextUploadIdMarker>${lastId}</NextUploadIdMarker>
      <IsTruncated>${all.length > page.length}</IsTruncated></ListMultipartUploadsResult>`);
  }

  #get(key: string, request: Request): Response {
    const object = this.state.objects.get(key);
    if (!object) return xmlError("NoSuchKey", 404);
    const { bytes } = object;
    const headers = { ...object.headers, etag: object.etag, "accept-ranges": "bytes" };
    const range = parseRange(request.headers.get("range"), bytes.length);
    if (range === "unsatisfiable") return xmlError("InvalidRange", 416);
    if (request.method === "HEAD")
      return new Response(null, { headers: { ...headers, "content-length": String(bytes.length) } });
    if (!range) return new Response(bytes.slice(), { headers });
    const { first, last } = range;
    const part = { ...headers, "content-range": `bytes ${first}-${last}/${bytes.length}` };
    return new Response(bytes.slice(first, last + 1), { status: 206, headers: part });
  }
}

function xml(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${body}`, {
    headers: { "content-type": "application/xml" },
  });
}

function xmlError(code: string, status: number): Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return new Response(body, { status, headers: { "content-type": "application/xml" } });
}
