import type { Span } from "@opentelemetry/api";
import type { ServiceError } from "../../errors.ts";

/** What a socket's conversation is given by the route that it was opened at. */
export interface SocketSource {
  /** Of the request that opened the socket. */
  readonly span: Span | undefined;
  /** Takes a frame from what its caller may still ask this minute; undefined where that is not limited. Throws `rate_limited`. */
  count(): Promise<void> | undefined;
  /** What a client is told of a frame that failed, which is counted. */
  refuse(error: unknown): ServiceError;
  /** Counts a stream that ended before its end; a client that has left is no failure. */
  broke(error: unknown): void;
}
