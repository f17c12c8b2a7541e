import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { untilAborted } from "../async/until-aborted.ts";
import { kindOfAddress, type Resolve, resolveHost } from "./addresses.ts";

export interface SafeRequest {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** Admits this machine's own addresses, and plain http to them alone. */
  allowLoopback?: boolean;
  /** For name lookup, connection, headers and body together, in milliseconds; default 15 s. */
  timeoutMs?: number;
  /** With 0, the default, the body is not read and the connection ends with the headers. */
  maxBodyBytes?: number;
  signal?: AbortSignal;
}

export interface SafeAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

export type SafeFetchFault =
  | "url_refused"
  | "address_refused"
  | "redirect_refused"
  | "timed_out"
  | "too_large"
  | "unreachable";

/** Why there is no answer; `unreachable` covers names, connections and TLS. */
export class SafeFetchError extends Error {
  override readonly name = "SafeFetchError";
  constructor(
    readonly code: SafeFetchFault,
    message: string,
    options: { cause?: unknown; status?: number; location?: string } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.status = options.status;
    this.location = options.location;
  }
  /** Of a redirect that was refused: who follows it asks for it anew, so that it is checked as the first one was. */
  readonly status: number | undefined;
  readonly location: string | undefined;
}

/** Throws SafeFetchError; with the reason of `signal` where that is aborted. */
export type SafeFetch = (url: string, request?: SafeRequest) => Promise<SafeAnswer>;

export interface SafeFetchOptions {
  resolve?: Resolve;
  /** Certificates (PEM) that are trusted in the place of the system's. */
  ca?: string;
}

const defaultTimeoutMs = 15_000;

/**
 * A fetch for urls that others chose. Every address of the name is checked, and a checked one is dialled: a name that
 * answers differently the second time gains nothing. https only, no redirect is followed, and time and size have ends.
 */
export function createSafeFetch({ resolve = resolveHost, ca }: SafeFetchOptions = {}): SafeFetch {
  return async (text, request = {}) => {
    const { allowLoopback = false, timeoutMs = defaultTimeoutMs } = request;
    const url = parseUrl(text);
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
    try {
      const addresses = await untilAborted(checkedAddresses(url, resolve, allowLoopback), signal);
      return await send({ url, addresses, ca, request, signal });
    } catch (error) {
      request.signal?.throwIfAborted();
      if (timeout.aborted) throw new SafeFetchError("timed_out", `No answer within ${timeoutMs} ms.`);
      if (error instanceof SafeFetchError) throw error;
      throw new SafeFetchError("unreachable", "The host cannot be reached.", { cause: error });
    }
  };
}

function parseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new SafeFetchError("url_refused", "The url must be https.");
  if (url.username || url.password) throw new SafeFetchError("url_refused", "The url must hold no credentials.");
  return url;
}

/** The url's host, an address of IPv6 without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

/** The addresses of the url's host, all of which may be dialled. Throws `address_refused`, `url_refused`. */
async function checkedAddresses(url: URL, resolve: Resolve, allowLoopback: boolean): Promise<readonly string[]> {
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await resolve(host);
  const kinds = new Set(addresses.map(kindOfAddress));
  if (addresses.length === 0) throw new SafeFetchError("unreachable", "The host has no address.");
  if (kinds.has("private") || (kinds.has("loopback") && !allowLoopback)) {
    throw new SafeFetchError("address_refused", "The host has an address that is not public.");
  }
  if (url.protocol === "http:" && kinds.has("public")) {
    throw new SafeFetchError("url_refused", "The url must be https.");
  }
  return addresses;
}

interface Dial {
  url: URL;
  addresses: readonly string[];
  ca: string | undefined;
  request: SafeRequest;
  signal: AbortSignal;
}

async function send({ url, addresses, ca, request, signal }: Dial): Promise<SafeAnswer> {
  const { method = "GET", body, headers = {}, maxBodyBytes = 0 } = request;
  const bytes = Buffer.from(body ?? "");
  const dial = url.protocol === "https:" ? httpsRequest : httpRequest;
  const sending = dial(url, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { "content-length": String(bytes.length) }) },
    // A connection of its own: one from a pool may lead to an address that nobody checked.
    agent: false,
    signal,
    lookup: lookupOf(addresses),
    ...(isIP(hostOf(url)) ? {} : { servername: url.hostname }),
    ...(ca === undefined ? {} : { ca }),
  });
  try {
    const answer = await responseOf(sending, bytes);
    const status = answer.statusCode ?? 0;
    const answered = headersOf(answer);
    refuseRedirect(status, answered.location);
    return { status, headers: answered, body: await readBody(answer, maxBodyBytes) };
  } finally {
    sending.destroy();
  }
}

function refuseRedirect(status: number, location: string | undefined): void {
  if (status < 300 || status > 399 || location === undefined) return;
  throw new SafeFetchError("redirect_refused", "The host answered with a redirect.", { status, location });
}

type LookupDone = (
  error: Error | null,
  address: string | { address: string; family: number }[],
  family?: number,
) => void;

/** A lookup that knows nothing but the addresses that were checked. */
function lookupOf(addresses: readonly string[]) {
  const entries = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host: string, options: { all?: boolean | undefined }, done: LookupDone) => {
    const [first] = entries;
    if (options.all || !first) done(null, entries);
    else done(null, first.address, first.family);
  };
}

function responseOf(sending: ClientRequest, body: Uint8Array): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sending.on("response", resolve);
    sending.on("error", reject);
    sending.end(body);
  });
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

async function readBody(answer: IncomingMessage, most: number): Promise<Uint8Array> {
  // What is destroyed on purpose may tell of it as an error, to nobody.
  answer.on("error", () => {});
  if (most === 0) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > most) throw new SafeFetchError("too_large", `The answer has more than ${most} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
