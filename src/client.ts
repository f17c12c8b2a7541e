import { type Treaty, treaty } from "@elysiajs/eden";
import type { App } from "./app.ts";

export interface ClientOptions {
  /** Headers of every request, e.g. `x-api-key`. */
  headers?: Record<string, string>;
  /** Aborts requests; a streamed answer is only given up through it. */
  signal?: AbortSignal;
}

/** A client of a running Usher, typed from its routes: `createClient(url).api.v1.queries.post({ query })`. */
export function createClient(url: string, { headers = {}, signal }: ClientOptions = {}): Treaty.Create<App> {
  return treaty<App>(url, {
    headers,
    // Timestamps stay the strings that the schemas say they are.
    parseDate: false,
    ...(signal ? { fetch: { signal } } : {}),
  });
}
