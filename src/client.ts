import { type Treaty, treaty } from "@elysiajs/eden";
import type { App } from "./app.ts";
import { withWholeIds } from "./client/whole-ids.ts";

export { readParts } from "./client/read-parts.ts";
export { StreamError } from "./client/stream-error.ts";
export type { Part } from "./schemas/part.ts";

export interface ClientOptions {
  /** Headers of every request, e.g. `x-api-key`. */
  headers?: Record<string, string>;
  /** Aborts requests. */
  signal?: AbortSignal;
}

/**
 * A client of a running Usher, typed from its routes: `createClient(url).api.v1.queries.post({ query })`. Its answers
 * are the JSON ones; a streamed one is read with `fetch` and `readParts`.
 */
export function createClient(url: string, { headers = {}, signal }: ClientOptions = {}): Treaty.Create<App> {
  const client = treaty<App>(url, {
    headers,
    // Timestamps stay the strings that the schemas say they are.
    parseDate: false,
    // A request's own signal would take the place of one that is given beside it.
    ...(signal
      ? { onRequest: (_path, { signal: own }) => ({ signal: AbortSignal.any([signal, own ?? signal]) }) }
      : {}),
  });
  return withWholeIds(client) as Treaty.Create<App>;
}
